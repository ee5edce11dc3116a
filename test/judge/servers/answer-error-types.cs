// Errors that are declared without a type have that of their controller; a default has problem details.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public record Failure(int Code);
[ApiController, Route("c"), ProducesErrorResponseType(typeof(Failure))] public class CController : ControllerBase
{
    [HttpGet("1"), ProducesResponseType(200), ProducesResponseType(404), ProducesDefaultResponseType]
    public ActionResult<Todo> One() => new Todo("");
    [HttpGet("2"), ProducesResponseType(409), ProducesErrorResponseType(typeof(Todo))]
    public ActionResult<Todo> Two() => new Todo("");
    [HttpGet("3"), ProducesDefaultResponseType(typeof(Todo))] public ActionResult<Todo> Three() => new Todo("");
}
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpGet("1"), ProducesResponseType(200), ProducesDefaultResponseType] public ActionResult<Todo> One() => new Todo("");
}
