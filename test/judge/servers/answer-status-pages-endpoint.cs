// Pages for errors that another endpoint writes, with the status in its path.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.UseStatusCodePagesWithReExecute("/errors/{0}");
app.MapControllers();
app.MapGet("/m/bare", () => Results.NotFound());
app.MapGet("/m/value", () => Results.NotFound(new Oops("v", 1)));
app.MapGet("/errors/{code:int:range(400,599)}", (int code) => Results.Json(new Oops("page", code), statusCode: code));
app.Run();
public record Oops(string Text, int Code);
[Route("c")] public class CController : ControllerBase
{
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
}
