// Pages for errors give problem details to errors that have no body.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePages();
app.MapControllers();
app.MapGet("/m/missing", () => Results.NotFound());
app.MapGet("/m/conflict", () => TypedResults.Conflict());
app.MapGet("/m/declared", () => Results.NotFound()).Produces(404);
app.MapGet("/m/problems", () => Results.NotFound()).ProducesProblem(404);
app.MapGet("/m/written", (HttpContext context) => { context.Response.StatusCode = 410; });
app.MapGet("/m/either/{k}", (int k) => k % 2 == 0 ? Results.Conflict(new Reason("even")) : Results.Conflict());
app.MapGet("/m/said", () => Results.NotFound(new { reason = "none" }));
app.MapGet("/m/problem", () => Results.Problem(statusCode: 409));
app.MapGet("/m/fine", () => Results.NoContent());
app.Run();
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
}
[Route("p")] public class PController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("skipped"), SkipStatusCodePages] public IActionResult Skipped() => NotFound();
}
public record Reason(string Text);
