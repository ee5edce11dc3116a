// [Produces], on a class or as a filter of all actions, decides the content type of whatever a formatter writes: of errors, too.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.Filters.Add(new ProducesAttribute("application/json", "text/json")));
var app = builder.Build();
app.MapControllers();
app.Run();
public record Thing(int A);
public class Wanted { public required string B { get; set; } public int A { get; set; } }
[ApiController, Route("every")] public class EveryController : ControllerBase
{
    [HttpGet] public ActionResult<string> Text(int id) => id % 2 == 0 ? NotFound("none") : "text";
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("status")] public IActionResult Status() => StatusCode(405);
    [HttpGet("invalid")] public IActionResult Invalid() => ValidationProblem();
    [HttpGet("errors")] public IActionResult Errors(int id) { ModelState.AddModelError("a", "b"); return BadRequest(ModelState); }
    [HttpGet("details")] public IActionResult Details() => BadRequest(new ProblemDetails { Status = 400 });
    [HttpGet("problem")] public IActionResult OfProblem() => Problem("x");
    [HttpGet("json")] public JsonResult Json() => new(new { a = 1 });
    [HttpGet("content")] public ContentResult Plain() => Content("a");
    [HttpGet("value")] public int Value() => 1;
    [HttpGet("own"), Produces("text/plain", "application/json")] public string Own() => "a";
    [HttpPost] public int Post(Wanted wanted) => wanted.A;
}
[ApiController, Route("hal"), Produces("application/hal+json")] public class HalController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("thing")] public IActionResult OfThing() => NotFound(new Thing(1));
    [HttpGet("text")] public IActionResult Text() => BadRequest("text");
    [HttpGet("value")] public ActionResult<Thing> Value() => new Thing(1);
    [HttpGet("invalid")] public IActionResult Invalid() => ValidationProblem();
    [HttpGet("json")] public IActionResult Json() => new JsonResult(new Thing(1));
    [HttpGet("http")] public IResult Http() => Results.Ok(new Thing(1));
    [HttpGet("http-problem")] public IResult HttpProblem() => Results.Problem();
    [HttpGet("set")] public IActionResult Set() =>
        new ObjectResult(new Thing(1)) { StatusCode = 418, ContentTypes = { "application/json" } };
    [HttpGet("conflict")] public IActionResult OfConflict() => Conflict(new ProblemDetails());
}
[ApiController, Route("pdf"), Produces("application/pdf")] public class PdfController : ControllerBase
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("invalid")] public IActionResult Invalid() => ValidationProblem();
    [HttpGet("problem")] public IActionResult OfProblem(int a) => Problem();
    [HttpGet("file")] public IActionResult OfFile() => File(new byte[1], "application/pdf");
}
[Route("plain")] public class PlainController : Controller
{
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
    [HttpGet("problem")] public IActionResult OfProblem() => Problem();
    [HttpGet("json")] public IActionResult OfJson(int q) => Json(q);
}
