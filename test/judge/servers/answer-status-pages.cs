// Pages for errors give a body to errors that have none: a note says so.
// announced: 2
// called
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePages();
app.MapControllers();
app.MapGet("/m/missing", () => Results.NotFound());
app.MapGet("/m/conflict", () => TypedResults.Conflict());
app.MapGet("/m/said", () => Results.NotFound(new { reason = "none" }));
app.MapGet("/m/problem", () => Results.Problem(statusCode: 409));
app.MapGet("/m/fine", () => Results.NoContent());
app.Run();
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
}
