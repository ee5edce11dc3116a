// An executor of the program's own writes every ObjectResult: what it makes of them is not known.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<IActionResultExecutor<ObjectResult>, EnvelopeExecutor>();
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public record Envelope(object? Data, int Code);
public class EnvelopeExecutor(OutputFormatterSelector s, IHttpResponseStreamWriterFactory w, ILoggerFactory l,
    IOptions<MvcOptions> o) : ObjectResultExecutor(s, w, l, o)
{
    public override Task ExecuteAsync(ActionContext context, ObjectResult result)
    {
        result.Value = new Envelope(result.Value, 7);
        return base.ExecuteAsync(context, result);
    }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("ok")] public IActionResult Good() => Ok(new Todo("a"));
    [HttpGet("missing")] public IActionResult Missing() => NotFound("x");
    [HttpGet("bare")] public IActionResult Bare() => NotFound();
    [HttpGet("text")] public IActionResult Text() => Content("t");
    [HttpGet("json")] public IActionResult Json() => new JsonResult(new Todo("a"));
}
