// Results of the program's own that hand on to executors, to other results and to streams.
// announced: 1
using System.Net;
using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton(typeof(IActionResultExecutor<>).MakeGenericType(typeof(PageResult)), typeof(PageExecutor));
builder.Services.AddScoped<Renderer>();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public record Envelope<T>(T Data, bool Ok);
public class Renderer { public string Render(string s) => "<p>" + s + "</p>"; }
public class PageResult : ActionResult
{
    public string Name { get; init; } = "";
    public override Task ExecuteResultAsync(ActionContext context)
    {
        var executor = (IActionResultExecutor<PageResult>?)context.HttpContext.RequestServices
            .GetService(typeof(IActionResultExecutor<PageResult>));
        return executor!.ExecuteAsync(context, this);
    }
}
public class PageExecutor(Renderer renderer) : IActionResultExecutor<PageResult>
{
    public Task ExecuteAsync(ActionContext context, PageResult result)
    {
        var response = context.HttpContext.Response;
        response.ContentType = "text/html; charset=utf-8";
        response.StatusCode = (int)HttpStatusCode.Accepted;
        return response.WriteAsync(renderer.Render(result.Name), Encoding.UTF8);
    }
}
public class EnvelopeResult<T> : ObjectResult
{
    public EnvelopeResult(T value, int status = 200) : base(new Envelope<T>(value, true)) { StatusCode = status;
        DeclaredType = typeof(Envelope<T>); }
}
public class NamedFileResult : FileContentResult
{
    public NamedFileResult(byte[] data, string type) : base(data, type) { }
    public override Task ExecuteResultAsync(ActionContext context)
    {
        context.HttpContext.Response.Headers["X-Name"] = "n";
        return base.ExecuteResultAsync(context);
    }
}
public class PdfResult : FileStreamResult { public PdfResult(Stream s) : base(s, "application/pdf") { FileDownloadName = "a.pdf"; } }
public class SetJsonResult : JsonResult
{
    public SetJsonResult(object value, HttpStatusCode code) : base(value) { StatusCode = (int)code;
        ContentType = "application/vnd.x+json"; SerializerSettings = new JsonSerializerOptions {
            PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower }; }
}
public class ViaExecutorResult : IActionResult
{
    public Task ExecuteResultAsync(ActionContext context)
    {
        var executor = context.HttpContext.RequestServices.GetRequiredService<IActionResultExecutor<ObjectResult>>();
        return executor.ExecuteAsync(context, new ObjectResult(new Todo("a")) { StatusCode = 207 });
    }
}
public class ViaNewResult : IActionResult
{
    public async Task ExecuteResultAsync(ActionContext context) =>
        await new JsonResult(new { Message = "m" }) { StatusCode = 422 }.ExecuteResultAsync(context);
}
public abstract class BaseStreamResult : FileResult
{
    protected BaseStreamResult(string type) : base(type) { }
    protected abstract Task WriteAsync(Stream stream);
    public override async Task ExecuteResultAsync(ActionContext context)
    {
        var response = context.HttpContext.Response;
        response.ContentType = ContentType;
        if (!string.IsNullOrEmpty(FileDownloadName)) response.Headers.ContentDisposition = "attachment; filename=" + FileDownloadName;
        await WriteAsync(response.Body);
    }
}
public class CsvResult : BaseStreamResult
{
    public CsvResult() : base("text/csv") { }
    protected override async Task WriteAsync(Stream stream) { using var writer = new StreamWriter(stream, leaveOpen: true);
        await writer.WriteLineAsync("a;b"); }
}
public class PushStreamResult(Func<Stream, Task> push, string contentType) : IActionResult
{
    public async Task ExecuteResultAsync(ActionContext context)
    {
        context.HttpContext.Response.ContentType = contentType;
        await push(context.HttpContext.Response.Body);
    }
}
public class NotFoundProblem : NotFoundObjectResult { public NotFoundProblem(string d)
    : base(new ProblemDetails { Title = "no", Detail = d, Status = 404 }) { } }
public class MovedResult : RedirectResult { public MovedResult() : base("/x", permanent: true) { } }
public class NothingResult : ActionResult { }
public class GoneResult : EmptyResult { }
public class LaterStatusResult : StatusCodeResult
{
    public LaterStatusResult(HttpStatusCode code) : base((int)code) { }
}
public record ApiResult(int Code, object? Data) : IActionResult
{
    public static ApiResult Success(object? data) => new(200, data);
    public static ApiResult Fail(HttpStatusCode code, string error) => new((int)code, new { error });
    public Task ExecuteResultAsync(ActionContext context) => new ObjectResult(Data) { StatusCode = Code }.ExecuteResultAsync(context);
}
public class BothResult : IActionResult, IResult
{
    public Task ExecuteAsync(HttpContext context) { context.Response.StatusCode = 418; return context.Response.WriteAsync("tea"); }
    public Task ExecuteResultAsync(ActionContext context) => ExecuteAsync(context.HttpContext);
}
public class AppendResult : ContentResult
{
    public override async Task ExecuteResultAsync(ActionContext context)
    {
        Content = "x"; ContentType = "text/markdown"; StatusCode = 200;
        await base.ExecuteResultAsync(context);
    }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("page")] public IActionResult Page() => new PageResult { Name = "a" };
    [HttpGet("envelope")] public IActionResult Env() => new EnvelopeResult<Todo>(new Todo("a"), 202);
    [HttpGet("named")] public IActionResult Named() => new NamedFileResult(new byte[] { 1 }, "image/gif");
    [HttpGet("pdf")] public IActionResult Pdf() => new PdfResult(new MemoryStream(new byte[] { 1 }));
    [HttpGet("json")] public IActionResult Json() =>
        new SetJsonResult(new { FirstName = "a" }, HttpStatusCode.NonAuthoritativeInformation);
    [HttpGet("via-executor")] public IActionResult ViaExecutor() => new ViaExecutorResult();
    [HttpGet("via-new")] public IActionResult ViaNew() => new ViaNewResult();
    [HttpGet("csv")] public IActionResult Csv() => new CsvResult { FileDownloadName = "b.csv" };
    [HttpGet("push")] public IActionResult Push() =>
        new PushStreamResult(async s => { await s.WriteAsync(new byte[] { 2 }); }, "application/x-thing");
    [HttpGet("problem/{id}")] public IActionResult Problem404(int id) => id == 1 ? Ok(new Todo("a")) : new NotFoundProblem("d");
    [HttpGet("nothing")] public IActionResult Nothing() { Response.StatusCode = 203; return new NothingResult(); }
    [HttpGet("gone")] public IActionResult Gone() => new GoneResult();
    [HttpGet("later/{id}")] public IActionResult Later(int id) => id == 1 ? new LaterStatusResult(HttpStatusCode.Locked)
        : new LaterStatusResult(HttpStatusCode.Gone);
    [HttpGet("api/{id}")] public IActionResult Api(int id) => id == 1 ? ApiResult.Success(new Todo("t"))
        : ApiResult.Fail(HttpStatusCode.Conflict, "e");
    [HttpGet("api-typed/{id}")] public ApiResult ApiTyped(int id) => id == 1 ? ApiResult.Success(new Todo("t"))
        : ApiResult.Fail(HttpStatusCode.Conflict, "e");
    [HttpGet("both")] public IActionResult Both() => new BothResult();
    [HttpGet("append")] public IActionResult Append() => new AppendResult();
}
