// What code sets on the response is the content type of answers that do not say their own.
// announced: 6
using Microsoft.AspNetCore.Mvc;
using Microsoft.Net.Http.Headers;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/text", (HttpContext context) => { context.Response.ContentType = "text/html"; return "<p>"; });
app.MapGet("/content", (HttpContext context) => { context.Response.ContentType = "text/html"; return Results.Text("<p>"); });
app.MapGet("/ok", (HttpContext context) => { context.Response.ContentType = "text/html"; return Results.Ok("x"); });
app.MapGet("/json", (HttpContext context) => { context.Response.ContentType = "text/html"; return new Item(1); });
app.MapGet("/bytes", (HttpContext context) => { context.Response.ContentType = "text/html"; return Results.Bytes([1]); });
app.MapGet("/header", (HttpContext context) => { context.Response.Headers.ContentType = "text/html"; return "<p>"; });
app.MapGet("/indexed", (HttpContext context) => { context.Response.Headers["content-type"] = "text/html"; return "<p>"; });
app.MapGet("/named", (HttpContext context) => { context.Response.Headers[HeaderNames.ContentType] = "text/html"; return "<p>"; });
app.MapGet("/appended", (HttpContext context) => { context.Response.Headers.Append("Content-Type", "text/html"); return "<p>"; });
app.MapGet("/added", (HttpContext context) =>
    { var headers = context.Response.Headers; headers.TryAdd("Content-Type", "text/html"); return "<p>"; });
app.MapGet("/typed", (HttpContext context) =>
    { context.Response.GetTypedHeaders().ContentType = new MediaTypeHeaderValue("text/csv"); return "a"; });
app.MapGet("/parsed", (HttpContext context) => { context.Response.ContentType = "application/json"; return "{}"; });
app.MapGet("/either/{id}", (int id, HttpContext context) => { if (id > 3) context.Response.ContentType = "text/csv"; return "a"; });
app.MapGet("/task", (HttpResponse response) =>
    { response.ContentType = "text/csv"; response.Headers.ContentDisposition = "attachment"; return Task.FromResult("a,b"); });
app.MapGet("/other", (HttpContext context) =>
    { context.Response.Headers.Append("X-Total", "3"); context.Response.Headers["X-Y"] = "1"; return new Item(1); });
app.MapGet("/written", async (HttpContext context) =>
{
    context.Response.Headers.ContentType = "text/csv";
    context.Response.Headers.CacheControl = "no-store";
    await context.Response.WriteAsync("a");
});
app.Run();
public record Item(int Id);
[ApiController, Route("mvc")]
public class MvcController : ControllerBase
{
    [HttpGet("json")] public IActionResult Json() { Response.ContentType = "application/vnd.x+json"; return Ok(new Item(1)); }
    [HttpGet("plain")] public Item Plain() { Response.ContentType = "application/vnd.x+json"; return new Item(1); }
    [HttpGet("header")]
    public Item Header()
    {
        Response.Headers.ContentType = "application/x+json";
        Response.Headers.Append("X-Total", "1");
        return new Item(1);
    }
    [HttpGet("other-header")] public ActionResult<Item> Other() { Response.Headers.Append("X-Total", "1"); return new Item(1); }
    [HttpGet("refused")] public IActionResult Refused() { Response.ContentType = "text/csv"; return Ok(new Item(1)); }
    [HttpGet("refused-text")] public IActionResult RefusedText() { Response.ContentType = "text/csv"; return Ok("a"); }
    [HttpGet("with-charset")] public Item Charset() { Response.ContentType = "application/json; charset=utf-8"; return new Item(1); }
    [HttpGet("same")] public Item Same() { Response.ContentType = "application/json"; return new Item(1); }
    [HttpGet("text")] public IActionResult Text() { Response.ContentType = "text/plain"; return Ok("a"); }
    [HttpGet("text-as-json")] public string TextAsJson() { Response.ContentType = "application/json"; return "x"; }
    [HttpGet("json-result")] public IActionResult Result() { Response.ContentType = "text/csv"; return new JsonResult(new Item(1)); }
    [HttpGet("own-json")]
    public IActionResult Own()
    {
        Response.ContentType = "text/csv";
        return new JsonResult(new Item(1)) { ContentType = "application/x+json" };
    }
    [HttpGet("content")] public IActionResult Written() { Response.ContentType = "text/csv"; return Content("a"); }
    [HttpGet("own-content")] public IActionResult OwnContent() { Response.ContentType = "text/csv"; return Content("a", "text/html"); }
    [HttpGet("produces"), Produces("application/json")]
    public IActionResult Produced() { Response.ContentType = "text/csv"; return Ok(new Item(1)); }
    [HttpGet("file")]
    public IActionResult Bytes() { Response.Headers["Content-Type"] = "text/csv"; return File(new byte[] { 1 }, "image/png"); }
    [HttpGet("status")] public IActionResult Status() { Response.ContentType = "text/csv"; return NotFound(); }
    [HttpGet("error")] public IActionResult Error() { Response.ContentType = "text/csv"; return NotFound(new Item(1)); }
    [HttpGet("problem")] public IActionResult Wrong() { Response.ContentType = "text/csv"; return Problem("x"); }
}
