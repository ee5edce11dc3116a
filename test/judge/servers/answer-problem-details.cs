// Problem details that are given say their status themselves, unless what carries them does.
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/said", () => Results.Problem(new ProblemDetails { Status = 418 }));
app.MapGet("/m/typed", () => TypedResults.Problem(new ProblemDetails { Title = "no", Status = StatusCodes.Status409Conflict }));
app.MapGet("/m/none", () => Results.Problem(new ProblemDetails { Title = "no" }));
app.MapGet("/m/held", () => { var problem = new ProblemDetails(); problem.Status = 410; return Results.Problem(problem); });
app.MapGet("/m/validation", () => Results.Problem(new HttpValidationProblemDetails { Status = 422 }));
app.MapGet("/m/plain", () => Results.Problem("no", statusCode: 409));
app.MapGet("/m/usual", () => Results.Problem("no"));
app.MapGet("/m/bad", () => Results.BadRequest(new ProblemDetails { Status = 418 }));
app.Run();
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("usual")] public IActionResult Usual() => Problem();
    [HttpGet("said")] public IActionResult Said() => Problem(statusCode: 404);
    [HttpGet("object")] public IActionResult Carried() => NotFound(new ProblemDetails { Status = 404 });
    [HttpGet("http")] public IResult Http() => Results.Problem(new ProblemDetails { Status = 418 });
}
