// Classes that derive from the framework's results, with code and executors of their own.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<IActionResultExecutor<LimitedStreamResult>, LimitedStreamResultExecutor>();
builder.Services.AddSingleton<IActionResultExecutor<FileCallbackResult>, FileCallbackResultExecutor>();
builder.Services.AddSingleton<NoteWriter>();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public class LimitedStreamResult : FileResult
{
    public Stream Stream { get; }
    public LimitedStreamResult(Stream stream) : base("application/octet-stream") { Stream = stream; }
    public override Task ExecuteResultAsync(ActionContext context) =>
        context.HttpContext.RequestServices.GetRequiredService<IActionResultExecutor<LimitedStreamResult>>().ExecuteAsync(context,
            this);
}
public class LimitedStreamResultExecutor : IActionResultExecutor<LimitedStreamResult>
{
    public async Task ExecuteAsync(ActionContext context, LimitedStreamResult result)
    {
        await using (result.Stream)
        {
            context.HttpContext.Response.ContentType = result.ContentType;
            await result.Stream.CopyToAsync(context.HttpContext.Response.Body);
        }
    }
}
public class BodyResult : FileResult
{
    public BodyResult() : base("text/csv") { }
    public override async Task ExecuteResultAsync(ActionContext context)
    {
        context.HttpContext.Response.ContentType = ContentType;
        await context.HttpContext.Response.Body.WriteAsync(new byte[] { 1, 2, 3 });
    }
}
public class FileCallbackResult : FileResult
{
    public Func<Stream, ActionContext, Task> Callback { get; }
    public FileCallbackResult(string contentType, Func<Stream, ActionContext, Task> callback) : base(contentType) {
        Callback = callback; }
    public override Task ExecuteResultAsync(ActionContext context)
    {
        var executor = context.HttpContext.RequestServices.GetRequiredService<IActionResultExecutor<FileCallbackResult>>();
        return executor.ExecuteAsync(context, this);
    }
}
public class FileCallbackResultExecutor : FileResultExecutorBase, IActionResultExecutor<FileCallbackResult>
{
    public FileCallbackResultExecutor(ILoggerFactory loggerFactory) : base(CreateLogger<FileCallbackResultExecutor>(loggerFactory)) { }
    public Task ExecuteAsync(ActionContext context, FileCallbackResult result)
    {
        SetHeadersAndLog(context, result, null, false);
        return result.Callback(context.HttpContext.Response.Body, context);
    }
}
public class NewedExecutorResult : FileResult
{
    public NewedExecutorResult() : base("application/zip") { }
    public override Task ExecuteResultAsync(ActionContext context)
    {
        var executor = new Inner(context.HttpContext.RequestServices.GetRequiredService<ILoggerFactory>());
        return executor.ExecuteAsync(context, this);
    }
    private sealed class Inner : FileResultExecutorBase
    {
        public Inner(ILoggerFactory factory) : base(CreateLogger<Inner>(factory)) { }
        public Task ExecuteAsync(ActionContext context, NewedExecutorResult result)
        {
            SetHeadersAndLog(context, result, null, enableRangeProcessing: false);
            return context.HttpContext.Response.Body.WriteAsync(new byte[] { 4 }).AsTask();
        }
    }
}
public class SilentFileResult : FileResult
{
    public SilentFileResult() : base("image/png") { }
}
public class TeapotResult : StatusCodeResult { public TeapotResult() : base(418) { } }
public class ShoutResult : ContentResult
{
    public ShoutResult(string text) { Content = text; ContentType = "text/shout"; StatusCode = 202; }
}
public class WrapResult : ObjectResult
{
    public WrapResult(object value) : base(value) { StatusCode = 203; }
}
public class WrapLaterResult : ObjectResult
{
    public WrapLaterResult(object value) : base(value) { }
    public override Task ExecuteResultAsync(ActionContext context)
    {
        StatusCode = 206;
        return base.ExecuteResultAsync(context);
    }
}
public class HeaderResult : JsonResult
{
    public HeaderResult(object value) : base(value) { }
    public override Task ExecuteResultAsync(ActionContext context)
    {
        context.HttpContext.Response.Headers["X-A"] = "b";
        return base.ExecuteResultAsync(context);
    }
}
public class ReplacedJsonResult : JsonResult
{
    public ReplacedJsonResult(object value) : base(value) { }
    public override Task ExecuteResultAsync(ActionContext context)
    {
        context.HttpContext.Response.StatusCode = 207;
        return context.HttpContext.Response.WriteAsJsonAsync(new Note(3));
    }
}
public record Note(int Count);
public class NoteWriter { public Task Write(HttpContext context, Note note) => context.Response.WriteAsJsonAsync(note); }
public class ByServiceResult : ActionResult
{
    public override Task ExecuteResultAsync(ActionContext context)
    {
        context.HttpContext.Response.StatusCode = 201;
        return context.HttpContext.RequestServices.GetRequiredService<NoteWriter>().Write(context.HttpContext, new Note(1));
    }
}
public class SyncStatusResult : StatusCodeResult
{
    public SyncStatusResult() : base(200) { }
    public override void ExecuteResult(ActionContext context)
    {
        base.ExecuteResult(context);
        context.HttpContext.Response.Headers["X-B"] = "c";
    }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("limited")] public IActionResult Limited() => new LimitedStreamResult(new MemoryStream(new byte[] { 1 }));
    [HttpGet("limited-plain")] public IActionResult LimitedPlain() => new LimitedStreamResult(new MemoryStream(new byte[] { 1 }));
    [HttpGet("body")] public IActionResult Body() => new BodyResult();
    [HttpGet("callback")] public FileResult Callback() =>
        new FileCallbackResult("text/plain", async (stream, _) => await stream.WriteAsync(new byte[] { 65 }));
    [HttpGet("callback2")] public ActionResult Callback2() =>
        new FileCallbackResult("application/zip", (stream, _) => stream.WriteAsync(new byte[] { 65 }).AsTask()) {
            FileDownloadName = "a.zip" };
    [HttpGet("newed")] public IActionResult Newed() => new NewedExecutorResult();
    [HttpGet("silent")] public IActionResult Silent() => new SilentFileResult();
    [HttpGet("teapot")] public IActionResult Teapot() => new TeapotResult();
    [HttpGet("shout")] public IActionResult Shout() => new ShoutResult("a");
    [HttpGet("wrap")] public IActionResult Wrap() => new WrapResult(new Todo("a"));
    [HttpGet("wrap-later")] public IActionResult WrapLater() => new WrapLaterResult(new Todo("a"));
    [HttpGet("header")] public IActionResult Header() => new HeaderResult(new Todo("a"));
    [HttpGet("replaced")] public IActionResult Replaced() => new ReplacedJsonResult(new Todo("a"));
    [HttpGet("by-service")] public IActionResult ByService() => new ByServiceResult();
    [HttpGet("sync-status")] public IActionResult SyncStatus() => new SyncStatusResult();
    [HttpGet("typed-limited")] public LimitedStreamResult TypedLimited() => new LimitedStreamResult(new MemoryStream(new byte[] { 1 }));
    [HttpGet("task-body")] public async Task<IActionResult> TaskBody() { await Task.Yield(); return new BodyResult(); }
}
