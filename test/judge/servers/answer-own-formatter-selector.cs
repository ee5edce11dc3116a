// A service of the program chooses the formatter: it is announced where it is registered.
// announced: 2
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<OutputFormatterSelector, Mine>();
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Todo(string Title);
public class Csv : TextOutputFormatter
{
    public Csv()
    {
        SupportedMediaTypes.Add("text/csv");
        SupportedEncodings.Add(System.Text.Encoding.UTF8);
    }
    public override Task WriteResponseBodyAsync(OutputFormatterWriteContext context, System.Text.Encoding e) =>
        context.HttpContext.Response.WriteAsync("a,b");
}
public class Mine : OutputFormatterSelector
{
    public override IOutputFormatter? SelectFormatter(OutputFormatterCanWriteContext context,
        IList<IOutputFormatter> formatters, MediaTypeCollection mediaTypes)
    {
        context.ContentType = "text/csv";
        return new Csv();
    }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("plain")] public Todo Plain() => new("a");
    [HttpGet("ok")] public IActionResult Said() => Ok(new Todo("a"));
    [HttpGet("json")] public IActionResult Json() => new JsonResult(new Todo("a"));
}
