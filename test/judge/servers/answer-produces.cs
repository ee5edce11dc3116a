// [Produces] without a formatter for it is answered with 406; the content types of an ObjectResult are taken as they are set.
// announced: 8
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/declared", () => new Todo("a")).Produces<Todo>(200, "application/xml");
app.Run();
public record Todo(string Title);
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("xml"), Produces("application/xml")] public Todo Xml() => new("a");
    [HttpGet("charset"), Produces("application/json; charset=utf-8")] public Todo Charset() => new("a");
    [HttpGet("either"), Produces("application/xml", "application/json")] public Todo Either() => new("a");
    [HttpGet("hal"), Produces("application/hal+json")] public Todo Hal() => new("a");
    [HttpGet("csv"), Produces("text/csv")] public string Csv() => "a";
    [HttpGet("content"), Produces("text/csv")] public IActionResult OfContent() => Content("a", "text/csv");
    [HttpGet("text"), Produces("text/plain")] public string Text() => "a";
    [HttpGet("number"), Produces("text/plain")] public int Number() => 1;
    [HttpGet("file"), Produces("image/png")] public IActionResult Image() => File(new byte[] { 1 }, "image/png");
    [HttpGet("no-file"), Produces("image/png")] public IActionResult NoImage() => NotFound(new Todo("a"));
    [HttpGet("no-file-text"), Produces("image/png")] public IActionResult NoImageText() => NotFound("a");
    [HttpGet("problem"), Produces("image/png")] public IActionResult OfProblem() => Problem();
    [HttpGet("status"), Produces("image/png")] public IActionResult Status() => NotFound();
    [HttpGet("json-result"), Produces("application/xml")] public IActionResult AsJson() => new JsonResult(new Todo("a"));
    [HttpGet("set")] public IActionResult Set() => new ObjectResult(new Todo("a")) { ContentTypes = { "application/hal+json" } };
    [HttpGet("set-text")] public IActionResult SetText() => new ObjectResult("a") { ContentTypes = ["application/json"] };
    [HttpGet("set-404")] public IActionResult SetMissing() => new NotFoundObjectResult(1) { ContentTypes = new() { "text/json" } };
    [HttpGet("set-html")] public IActionResult SetHtml() => new OkObjectResult("a") { ContentTypes = { "text/html" } };
    [HttpGet("added")] public IActionResult Added() { var ok = Ok(new Todo("a")); ok.ContentTypes.Add("text/plain"); return ok; }
}
