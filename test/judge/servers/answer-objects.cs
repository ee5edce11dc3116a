// What is returned as `object` is answered by the type that it has: text, a result, a stream, JSON.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/text", object () => "text");
app.MapGet("/m/number", object () => 1);
app.MapGet("/m/todo", object () => new Todo("a"));
app.MapGet("/m/result", object () => Results.NotFound());
app.MapGet("/m/task", async Task<object> () => { await Task.Yield(); return new { total = 1 }; });
app.Run();
public record Todo(string Title);
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("text")] public object Text() => "text";
    [HttpGet("number")] public object Number() => 1;
    [HttpGet("todo")] public async Task<object> Answered() { await Task.Yield(); return new Todo("a"); }
    [HttpGet("anonymous")] public ActionResult<object> Anonymous() => new { total = 1 };
    [HttpGet("result")] public object Result() => NotFound();
    [HttpGet("file")] public object Streamed() => new MemoryStream([65]);
    [HttpGet("ok")] public ActionResult<object> Fine() => Ok("text");
}
