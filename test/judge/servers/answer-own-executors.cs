// Executors of the program's own write all results of a class, each by its own code.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<IActionResultExecutor<ContentResult>, Loud>();
builder.Services.AddSingleton<IActionResultExecutor<FileContentResult>>(_ => new Described());
builder.Services.AddSingleton<IActionResultExecutor<RedirectResult>, Followed>();
builder.Services.AddSingleton<IActionResultExecutor<JsonResult>>(new Enveloped());
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public record Envelope(object? Data);
public class Loud : IActionResultExecutor<ContentResult>
{
    public async Task ExecuteAsync(ActionContext context, ContentResult result)
    {
        context.HttpContext.Response.StatusCode = 202;
        context.HttpContext.Response.ContentType = "text/loud";
        await context.HttpContext.Response.WriteAsync(result.Content!.ToUpperInvariant());
    }
}
public class Described : IActionResultExecutor<FileContentResult>
{
    public Task ExecuteAsync(ActionContext context, FileContentResult result)
    {
        context.HttpContext.Response.StatusCode = 203;
        return context.HttpContext.Response.WriteAsJsonAsync(new Todo(result.ContentType));
    }
}
public class Followed : IActionResultExecutor<RedirectResult>
{
    public Task ExecuteAsync(ActionContext context, RedirectResult result) =>
        context.HttpContext.Response.WriteAsJsonAsync(new Todo(result.Url));
}
public class Enveloped : IActionResultExecutor<JsonResult>
{
    public Task ExecuteAsync(ActionContext context, JsonResult result) =>
        context.HttpContext.Response.WriteAsJsonAsync(new Envelope(result.Value));
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("text")] public IActionResult Text() => Content("t");
    [HttpGet("html")] public ContentResult Html() => Content("t", "text/html");
    [HttpGet("made")] public IActionResult Made() => new ContentResult { Content = "a", StatusCode = 201 };
    [HttpGet("file")] public IActionResult Get() => File(new byte[3], "image/png");
    [HttpGet("go")] public IActionResult Go() => Redirect("/c/text");
    [HttpGet("json")] public IActionResult Json() => new JsonResult(new Todo("a"));
    [HttpGet("ok")] public IActionResult Good() => Ok(new Todo("a"));
}
