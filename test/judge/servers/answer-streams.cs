// A minimal API writes a stream or a result of MVC as JSON, if it can; MVC copies streams to the response.
// announced: 32
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/fine", () => 1);
app.MapGet("/m/stream", Stream () => new MemoryStream([65]));
app.MapGet("/m/memory", () => new MemoryStream([65]));
app.MapGet("/m/task", async () => { await Task.Yield(); return (Stream)new MemoryStream([65]); });
app.MapGet("/m/ok-stream", () => Results.Ok(new MemoryStream([65])));
app.MapGet("/m/typed-stream", () => TypedResults.Ok<Stream>(new MemoryStream([65])));
app.MapGet("/m/results-stream", () => Results.Stream(new MemoryStream([65]), "text/csv"));
app.MapGet("/m/file", () => new FileContentResult([65], "text/plain"));
app.MapGet("/m/action", IActionResult () => new OkObjectResult(new { a = 1 }));
app.MapGet("/m/action-task", async Task<IActionResult> () => { await Task.Yield(); return new NotFoundResult(); });
app.MapGet("/m/action-value", ActionResult<int> () => 1);
app.MapGet("/m/both", () => new Both());
app.MapGet("/m/problem", () => new ProblemDetails { Title = "no", Status = 404 });
app.MapGet("/m/delegate", () => () => 1);
app.MapGet("/m/method", () => Numbers.One);
app.MapGet("/m/request-delegate", (HttpContext context) => () => 1);
app.MapGet("/m/held", () => { Func<int> held = () => 1; return held; });
app.MapGet("/m/ok-delegate", () => Results.Ok(() => 1));
app.MapGet("/m/object-action", object () => new OkObjectResult(1));
app.MapGet("/m/object-task", async Task<object> () => { await Task.Yield(); return new NotFoundResult(); });
app.MapGet("/m/object-stream", object () => new MemoryStream([65]));
app.MapGet("/m/object-both", object () => new Both());
app.MapGet("/m/object-either", object (bool? no) => no == true ? new NotFoundResult() : 1);
app.Run();
public static class Numbers { public static int One() => 1; }
public class Both : IResult, IActionResult
{
    public Task ExecuteAsync(HttpContext context) => context.Response.WriteAsJsonAsync(1);
    public Task ExecuteResultAsync(ActionContext context) => context.HttpContext.Response.WriteAsJsonAsync(1);
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("fine")] public int Fine() => 1;
    [HttpGet("stream")] public Stream Streamed() => new MemoryStream([65]);
    [HttpGet("buffered")] public BufferedStream Buffered() => new(new MemoryStream([65]));
    [HttpGet("wrapped-stream")] public ActionResult<MemoryStream> WrappedStream() => new MemoryStream([65]);
    [HttpGet("ok-stream")] public IActionResult OkStream() => Ok(new MemoryStream([65]));
    [HttpGet("json-stream")] public IActionResult JsonStream() => new JsonResult(new MemoryStream([65]));
    [HttpGet("file")] public ActionResult<FileContentResult> Wrapped() => File(new byte[] { 65 }, "text/plain");
    [HttpGet("ok")] public async Task<ActionResult<OkObjectResult>> WrappedOk() { await Task.Yield(); return Ok(1); }
    [HttpGet("typed")] public ActionResult<Ok<int>> WrappedTyped() => TypedResults.Ok(1);
    [HttpGet("both")] public Both Answered() => new();
    [HttpGet("delegate")] public Func<int> Given() => () => 1;
    [HttpGet("ok-delegate")] public IActionResult OkDelegate() => Ok(() => 1);
}
