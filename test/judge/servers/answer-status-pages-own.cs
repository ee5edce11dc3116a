// Pages for errors that code of the program writes: a declaration counts, and without one the body is not known.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePages(async context =>
{
    var response = context.HttpContext.Response;
    await response.WriteAsJsonAsync(new ProblemDetails { Status = response.StatusCode, Title = "Pages" }, options: null,
        contentType: "application/problem+json");
});
app.MapControllers();
app.MapGet("/m/missing", () => Results.NotFound());
app.MapGet("/m/declared", () => Results.NotFound()).ProducesProblem(404);
app.MapGet("/m/left-open", () => Results.NotFound()).Produces(404);
app.MapGet("/m/written", (HttpContext context) => { context.Response.StatusCode = 410; });
app.MapGet("/m/said", () => Results.NotFound(new { reason = "none" }));
app.MapGet("/m/fine", () => Results.NoContent());
app.Run();
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("declared"), ProducesResponseType<ProblemDetails>(404)] public IActionResult Declared() => NotFound();
}
[Route("p")] public class PController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("declared"), ProducesResponseType<ProblemDetails>(404)] public IActionResult Declared() => NotFound();
    [HttpGet("skipped"), SkipStatusCodePages] public IActionResult Skipped() => NotFound();
}
