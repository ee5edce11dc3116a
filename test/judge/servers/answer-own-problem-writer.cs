// A writer of the program writes the problem details of minimal APIs and of pages for errors.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<IProblemDetailsWriter, Mine>();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePages();
app.MapControllers();
app.MapGet("/m/problem", () => Results.Problem("x"));
app.MapGet("/m/bare", () => Results.NotFound());
app.MapGet("/m/typed", () => TypedResults.Problem("x", statusCode: 409));
app.MapGet("/m/valid", () => Results.ValidationProblem(new Dictionary<string, string[]> { ["a"] = ["b"] }));
app.Run();
public record Oops(string Text, int Code);
public class Mine : IProblemDetailsWriter
{
    public bool CanWrite(ProblemDetailsContext context) => true;
    public async ValueTask WriteAsync(ProblemDetailsContext context) =>
        await context.HttpContext.Response.WriteAsJsonAsync(new Oops("oops", context.ProblemDetails.Status ?? 0));
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
    [HttpGet("problem")] public IActionResult Said() => Problem("x");
    [HttpGet("number")] public IActionResult Number(int n) => Ok(n);
}
[Route("p")] public class PController : ControllerBase
{
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
}
