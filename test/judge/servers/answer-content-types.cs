// JSON goes by the content type that the code gives it; the client takes what is not called JSON for text.
// announced: 2
using System.Net.Mime;
using System.Text.Json;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/plain", () => Results.Json(new Todo("a")));
app.MapGet("/m/null", () => Results.Json(new Todo("a"), contentType: null));
app.MapGet("/m/hal", () => Results.Json(new Todo("a"), contentType: "application/hal+json"));
app.MapGet("/m/charset", () => Results.Json(new Todo("a"), contentType: "application/json; charset=utf-8"));
app.MapGet("/m/named", () => Results.Json(new Todo("a"), contentType: MediaTypeNames.Application.ProblemJson));
app.MapGet("/m/placed", () => Results.Json(new Todo("a"), (JsonSerializerOptions?)null, "application/hal+json", 203));
app.MapGet("/m/text", () => Results.Json(new Todo("a"), contentType: "text/plain"));
app.MapGet("/m/typed", () => TypedResults.Json(new Todo("a"), contentType: "text/html"));
app.MapGet("/m/typed-hal", () => TypedResults.Json(new Todo("a"), contentType: "application/hal+json", statusCode: 202));
app.MapGet("/m/union", Results<JsonHttpResult<Todo>, NotFound> () =>
    TypedResults.Json(new Todo("a"), contentType: "application/hal+json"));
app.MapGet("/m/string", () => Results.Json("a/b", contentType: "text/plain"));
app.MapGet("/m/computed", () => Results.Json(new Todo("a"), contentType: Types.Some()));
app.MapGet("/m/typed-computed", () => TypedResults.Json(new Todo("a"), contentType: Types.Some()));
app.MapGet("/m/typed-null", () => TypedResults.Json<Todo?>(null));
app.MapGet("/m/written", (HttpContext context) =>
    context.Response.WriteAsJsonAsync(new Todo("a"), (JsonSerializerOptions?)null, "application/hal+json"));
app.Run();
public record Todo(string Title);
public static class Types { public static string Some() => "text/" + Environment.GetEnvironmentVariable("NONE") + "x"; }
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("plain")] public IActionResult Plain() => new JsonResult(new Todo("a"));
    [HttpGet("hal")] public IActionResult Hal() => new JsonResult(new Todo("a")) { ContentType = "application/hal+json" };
    [HttpGet("text")] public IActionResult Text() => new JsonResult(new Todo("a")) { ContentType = "text/plain" };
    [HttpGet("union")] public Results<JsonHttpResult<Todo>, NotFound> Union() =>
        TypedResults.Json(new Todo("a"), contentType: "application/hal+json");
}
