// What is always answered has no success beside it; a status that is set counts on the ways that pass it.
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/status", (HttpContext context) => { context.Response.StatusCode = 418; return new Order(1); });
app.MapGet("/m/empty", (HttpContext context) => { context.Response.StatusCode = 418; });
app.MapGet("/m/empty/{k:int}", (HttpContext context, int k) => { if (k % 2 == 0) context.Response.StatusCode = 418; });
app.MapGet("/m/conflict", () => Results.Conflict(new Missing("c")));
app.MapGet("/m/written", async (HttpContext context) =>
{
    context.Response.StatusCode = 409;
    await context.Response.WriteAsJsonAsync(new Missing("w"));
});
app.MapGet("/m/set", (HttpContext context) => { Fail(context.Response); return new Order(1); });
app.MapGet("/m/task", Task (HttpContext context) => { context.Response.StatusCode = 410; return Task.CompletedTask; });
app.MapGet("/m/own", IResult () => new Teapot());
app.MapGet("/m/executed", async (HttpContext context) =>
{
    context.Response.StatusCode = 418;
    await Results.Json(new Order(1)).ExecuteAsync(context);
});
app.MapGet("/m/typed", Results<NotFound, Conflict<Missing>> () => TypedResults.Conflict(new Missing("t")));
app.Run();
static void Fail(HttpResponse response) => response.
    // Wherever the line breaks.
    StatusCode = 409;
public record Order(int Id);
public record Missing(string W);
public class Teapot : IResult
{
    public Task ExecuteAsync(HttpContext context)
    {
        context.Response.StatusCode = 418;
        return Task.CompletedTask;
    }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("conflict")] public ActionResult<Order> AlwaysConflict() => Conflict(new Missing("x"));
    [HttpGet("conflict-any")] public IActionResult AlwaysConflictAny() => Conflict(new Missing("x"));
    [HttpGet("teapot")] public Order Teapot() { Response.StatusCode = 418; return new Order(1); }
    [HttpGet("teapot-result")] public ActionResult<Order> TeapotResult() => StatusCode(418, new Missing("t"));
    [HttpGet("void")] public void Void() { Response.StatusCode = 409; }
    [HttpGet("task")] public async Task TaskSet() { await Task.Yield(); Response.StatusCode = 409; }
    [HttpGet("task/{k:int}")] public async Task TaskMaybe(int k) { await Task.Yield(); if (k % 2 == 0) Response.StatusCode = 409; }
    [HttpGet("local")] public Order Local() { var order = new Order(1); Response.StatusCode = 418; return order; }
    [HttpGet("json")] public IActionResult Json1() { Response.StatusCode = 418; return new JsonResult(new Order(1)); }
    [HttpGet("content")] public IActionResult Content1() { Response.StatusCode = 418; return Content("a"); }
    [HttpGet("ok")] public IActionResult Ok1() { Response.StatusCode = 418; return Ok(new Order(1)); }
    [HttpGet("file")] public IActionResult File1() { Response.StatusCode = 418; return File(new byte[] { 1 }, "image/png"); }
    [HttpGet("object")] public IActionResult Object1() { Response.StatusCode = 418; return new ObjectResult(new Order(1)); }
    [HttpGet("helper/{k:int}")] public Order Helper(int k) { Set(k); return new Order(k); }
    private void Set(int k) { if (k % 2 == 0) Response.StatusCode = 409; }
    [HttpGet("loop/{k:int}")] public Order Loop(int k)
    {
        foreach (var one in new[] { 1, 2 })
            if (one == k) { Response.StatusCode = 409; return new Order(2); }
        return new Order(k);
    }
    [HttpGet("try/{k:int}")] public Order Try(int k)
    {
        try
        {
            Set(k);
            if (k > 500) throw new InvalidOperationException();
        }
        catch (InvalidOperationException)
        {
            Response.StatusCode = 410;
            return new Order(0);
        }
        return new Order(k);
    }
    [HttpGet("switch/{k:int}")] public Order Switch(int k)
    {
        switch (k % 3)
        {
            case 1: Response.StatusCode = 409; break;
            case 2: Response.StatusCode = 410; return new Order(3);
            default: Response.StatusCode = 411; break;
        }
        return new Order(k);
    }
}
