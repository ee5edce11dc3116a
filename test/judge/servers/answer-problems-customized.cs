// Options that put other problem details in the place of the usual ones, with another status.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails(o => o.CustomizeProblemDetails = c =>
{
    c.ProblemDetails = new MyProblem { Code = "c", Status = c.ProblemDetails.Status };
    c.HttpContext.Response.StatusCode = 418;
});
var app = builder.Build();
app.UseStatusCodePages();
app.MapControllers();
app.MapGet("/m/problem", () => Results.Problem("x"));
app.MapGet("/m/bare", () => Results.NotFound());
app.Run();
public class MyProblem : ProblemDetails { public required string Code { get; set; } }
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
    [HttpGet("problem")] public IActionResult Said() => Problem("x");
}
