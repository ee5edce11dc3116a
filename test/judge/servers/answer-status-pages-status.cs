// Pages for errors with a status and a type of their own.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.UseStatusCodePages(async context =>
{
    context.HttpContext.Response.StatusCode = 410;
    await context.HttpContext.Response.WriteAsJsonAsync(new Oops("a", 3));
});
app.MapControllers();
app.MapGet("/m/bare", () => Results.NotFound());
app.MapGet("/m/value", () => Results.NotFound(new Oops("v", 1)));
app.Run();
public record Oops(string Text, int Code);
[Route("c")] public class CController : ControllerBase
{
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
    [HttpGet("declared"), ProducesResponseType<ProblemDetails>(404)] public IActionResult Declared() => NotFound();
}
