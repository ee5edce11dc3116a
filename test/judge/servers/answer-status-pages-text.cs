// Pages for errors that are text.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePages(context =>
{
    context.HttpContext.Response.ContentType = "text/plain";
    return context.HttpContext.Response.WriteAsync("sorry");
});
app.MapControllers();
app.MapGet("/m/missing", () => Results.NotFound());
app.MapGet("/m/declared", () => Results.NotFound()).Produces<string>(404, "text/plain");
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
    [HttpGet("skipped"), SkipStatusCodePages] public IActionResult Skipped() => NotFound();
}
