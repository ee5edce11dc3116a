// Values whose class or method has the name of a result are values all the same.
// called
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/empty", () => Enumerable.Empty<Todo>());
app.MapGet("/m/array", () => Array.Empty<Todo>());
app.MapGet("/m/declared", IEnumerable<Todo> () => { return Enumerable.Empty<Todo>(); });
app.MapGet("/m/object", object () => Enumerable.Empty<Todo>());
app.MapGet("/m/scores", object () => Scores.Best());
app.Run();
public record Todo(string Title);
public class TestResult { public int Score { get; set; } }
public static class Scores { public static TestResult Best() => new() { Score = 1 }; }
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("empty")] public object Empty() => Enumerable.Empty<Todo>();
    [HttpGet("listed")] public IEnumerable<Todo> Listed() => Enumerable.Empty<Todo>();
    [HttpGet("wrapped")] public ActionResult<Todo[]> Wrapped() => Array.Empty<Todo>();
    [HttpGet("made")] public object Made() => new TestResult { Score = 1 };
}
