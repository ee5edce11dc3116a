// Pages for errors that another endpoint writes.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePagesWithReExecute("/errors/{0}");
app.MapGet("/errors/{code:int:range(400,599)}", (int code) => Results.Problem(statusCode: code));
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
