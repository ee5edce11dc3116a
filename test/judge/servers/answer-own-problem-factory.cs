// A factory of problem details with a class and statuses of its own: what controllers answer is not known.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddTransient<ProblemDetailsFactory, Mine>();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public class MyProblem : ProblemDetails
{
    public required string Code { get; set; }
}
public class Mine : ProblemDetailsFactory
{
    public override ProblemDetails CreateProblemDetails(HttpContext httpContext, int? statusCode = null,
        string? title = null, string? type = null, string? detail = null, string? instance = null) =>
        new MyProblem { Status = statusCode ?? 418, Title = title, Code = "x" };
    public override ValidationProblemDetails CreateValidationProblemDetails(HttpContext httpContext,
        ModelStateDictionary modelStateDictionary, int? statusCode = null, string? title = null, string? type = null,
        string? detail = null, string? instance = null) =>
        new ValidationProblemDetails(modelStateDictionary) { Status = 422, Title = title };
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
    [HttpGet("problem")] public IActionResult Said() => Problem("x");
    [HttpGet("valid")] public IActionResult Valid() => ValidationProblem(ModelState);
    [HttpGet("number")] public IActionResult Number(int n) => Ok(n);
    [HttpGet("typed")] public ActionResult<Todo> Typed(int n) => n == 1 ? new Todo("a") : Conflict();
}
