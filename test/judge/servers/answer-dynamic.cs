// What is called dynamic is answered by the type that it has.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/number", () => (dynamic)5);
app.MapGet("/m/text", () => { dynamic text = "a"; return text; });
app.MapGet("/m/todo", () => { dynamic todo = new Todo("a"); return todo; });
app.MapGet("/m/either", (int n) => { dynamic either = n > 2 ? new Todo("a") : "text"; return either; });
app.MapGet("/m/ok", () => Results.Ok((dynamic)new Todo("a")));
app.MapGet("/m/member", () => { dynamic todo = new Todo("a"); return todo.Title; });
app.Run();
public record Todo(string Title);
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("number")] public dynamic Number() => 5;
    [HttpGet("either")] public dynamic Either(int n) { dynamic d = n > 2 ? new Todo("a") : "text"; return d; }
    [HttpGet("ok")] public IActionResult Good() => Ok((dynamic)5);
}
