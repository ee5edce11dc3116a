// Classes that MVC converts to a result: what they give is executed. Text is JSON where its formatter is taken away.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.OutputFormatters.RemoveType<StringOutputFormatter>());
var app = builder.Build();
app.MapControllers();
app.Run();
public record Money(decimal Amount);
public sealed class Maybe<T>(T? value) : IConvertToActionResult where T : class
{
    public IActionResult Convert() =>
        value is null ? new NotFoundObjectResult(new { missing = typeof(T).Name }) : new OkObjectResult(value);
    public static implicit operator Maybe<T>(T? value) => new(value);
}
public abstract class Reply : IConvertToActionResult
{
    public abstract int Status { get; }
    public virtual IActionResult Convert() => new StatusCodeResult(Status);
}
public sealed class Gone : Reply { public override int Status => 410; }
public sealed class Said(string text) : Reply
{
    public override int Status => 203;
    public override IActionResult Convert() => new ContentResult { Content = text, ContentType = "text/html", StatusCode = Status };
}
[ApiController, Route("c")]
public class CController : ControllerBase
{
    [HttpGet("maybe/{id}")] public Maybe<Money> Maybe(int id) => new(id > 3 ? new Money(id) : null);
    [HttpGet("implicit/{id}")]
    public async Task<Maybe<Money>> Implicit(int id) { await Task.Yield(); return id > 3 ? new Money(id) : null; }
    [HttpGet("gone")] public Gone Gone() => new();
    [HttpGet("reply/{id}")] public Reply Reply(int id) => id > 3 ? new Gone() : new Said("x");
    [HttpGet("text")] public string Text() => "text";
    [HttpGet("text-ok/{id}")] public ActionResult<string> TextOk(int id) => id > 3 ? Ok("x") : id > 0 ? "y" : NotFound("z");
    [HttpGet("content")] public ContentResult Content() => Content("x");
}
