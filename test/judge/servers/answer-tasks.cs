// The framework waits for the task that is returned, and for no other: a task in a task, or in a result, is written.
// announced: 12
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/task", () => Task.FromResult(5));
app.MapGet("/twice", () => Task.FromResult(Task.FromResult(5)));
app.MapGet("/twice-declared", Task<Task<int>> () => Task.FromResult(Task.FromResult(5)));
app.MapGet("/twice-async", async Task<Task<int>> () => { await Task.Yield(); return Task.FromResult(5); });
app.MapGet("/value-inside", () => Task.FromResult(ValueTask.FromResult(5)));
app.MapGet("/member", () => new { Later = Task.FromResult(5) });
app.MapGet("/forgotten", () => Results.Ok(Later.Find(1)));
app.MapGet("/awaited", async () => { var later = Later.Find(1); return Results.Ok(await later); });
app.MapGet("/object", object () => Later.Find(1));
app.MapGet("/json", async () => { await Task.Yield(); return Results.Json(Later.Find(1)); });
app.Run();
public record Point(int X);
public static class Later
{
    public static async Task<Point?> Find(int id) { await Task.Yield(); return id > 0 ? new Point(id) : null; }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("forgotten")] public IActionResult Forgotten() => Ok(Later.Find(1));
    [HttpGet("local")] public IActionResult Local() { var point = Later.Find(1); return Ok(point); }
    [HttpGet("result")] public async Task<IActionResult> Result() { var point = Later.Find(1); await point; return Ok(point.Result); }
    [HttpGet("task")] public Task<Point?> Task1() => Later.Find(1);
    [HttpGet("async")] public async Task<Point?> Async() => await Later.Find(1);
    [HttpGet("ok")] public async Task<IActionResult> Ok1() => Ok(await Later.Find(1));
    [HttpGet("waited")] public IActionResult Waited() => Ok(Later.Find(1).GetAwaiter().GetResult());
    [HttpGet("object")] public object Object() => Later.Find(1);
    [HttpGet("later-object")] public async Task<object?> LaterObject() => await Later.Find(1);
    [HttpGet("all")] public async Task<IActionResult> All() => Ok(await Task.WhenAll(Later.Find(1), Later.Find(2)));
    [HttpGet("twice")] public Task<Task<int>> Twice() => Task.FromResult(Task.FromResult(5));
    [HttpGet("inside")] public async Task<ActionResult<Task<int>>> Inside() { await Task.Yield(); return Task.FromResult(5); }
}
