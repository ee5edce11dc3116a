// A service of the program gives errors without a body one, and other statuses.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<IClientErrorFactory, Mine>();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Oops(string Text, int Code);
public class Mine : IClientErrorFactory
{
    public IActionResult? GetClientError(ActionContext actionContext, IClientErrorActionResult clientError) =>
        new ObjectResult(new Oops("oops", clientError.StatusCode ?? 0))
        {
            StatusCode = clientError.StatusCode == 404 ? 410 : clientError.StatusCode,
        };
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
    [HttpGet("conflict")] public IActionResult Said() => Conflict();
    [HttpGet("number")] public IActionResult Number(int n) => n > 3 ? Ok(n) : Unauthorized();
}
