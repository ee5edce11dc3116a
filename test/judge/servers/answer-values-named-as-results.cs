// Values whose class, method or property has the name of a result are values all the same.
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
app.MapGet("/m/held", () => { var login = new LoginResult { StatusCode = 3 }; return login; });
app.MapGet("/m/argument", () => new Failure(500));
app.MapGet("/m/value", () => new Acme.JsonResult { Value = "x" });
app.MapGet("/m/content", () => new Acme.ContentResult { Content = "x" });
app.MapGet("/m/either", object () => DateTime.Now.Year > 2000 ? new TestResult() : new LoginResult());
app.MapGet("/m/called", () => Scores.NotFound());
app.MapGet("/m/task", () => Task.FromResult(new LoginResult { StatusCode = 404 }));
app.Run();
public record Todo(string Title);
public record Failure(int statusCode);
public class TestResult { public int Score { get; set; } }
public class LoginResult { public int StatusCode { get; set; } }
public static class Scores
{
    public static TestResult Best() => new() { Score = 1 };
    public static TestResult NotFound() => new();
}
namespace Acme
{
    public class JsonResult { public string Value { get; set; } = ""; }
    public class ContentResult { public string Content { get; set; } = ""; }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("empty")] public object Empty() => Enumerable.Empty<Todo>();
    [HttpGet("listed")] public IEnumerable<Todo> Listed() => Enumerable.Empty<Todo>();
    [HttpGet("wrapped")] public ActionResult<Todo[]> Wrapped() => Array.Empty<Todo>();
    [HttpGet("made")] public object Made() => new TestResult { Score = 1 };
    [HttpGet("status")] public object Status() => new LoginResult { StatusCode = 404 };
    [HttpGet("typed")] public ActionResult<Failure> Typed() => new Failure(404);
    [HttpGet("ok")] public IActionResult Fine() => Ok(new Acme.JsonResult { Value = "x" });
}
