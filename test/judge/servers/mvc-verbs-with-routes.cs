// An API controller takes from the route what one of the action's routes has, and looks nowhere else for it.
// announced: 3
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
[ApiController, Route("a")] public class AController : ControllerBase
{
    [HttpPost, HttpPut("{id}")] public Todo Save(int? id, Todo todo) => todo;
    [HttpGet("x"), HttpDelete("x/{name}/{part?}")] public string Named(string name, string? part, int page) => name;
}
[Route("m")] public class MController : ControllerBase
{
    [HttpPost, HttpPut("{id}")] public int Save(int? id) => id ?? 0;
}
