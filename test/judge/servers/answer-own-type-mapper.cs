// A service of the program makes results of the values that actions return.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<IActionResultTypeMapper, Mine>();
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public class Mine : IActionResultTypeMapper
{
    public Type GetResultDataType(Type returnType) => returnType;
    public IActionResult Convert(object? value, Type returnType) => new ObjectResult(new[] { value, value }) { StatusCode = 203 };
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("plain")] public Todo Plain() => new("a");
    [HttpGet("typed")] public ActionResult<Todo> Typed() => new Todo("a");
    [HttpGet("ok")] public IActionResult Said() => Ok(new Todo("a"));
}
