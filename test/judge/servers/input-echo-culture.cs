// Numbers and dates on a server whose culture is German.
using System.Globalization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.Use((context, next) =>
{
    var german = (CultureInfo)CultureInfo.InvariantCulture.Clone();
    german.NumberFormat.NumberDecimalSeparator = ",";
    german.NumberFormat.NumberGroupSeparator = ".";
    german.DateTimeFormat.ShortDatePattern = "dd.MM.yyyy";
    german.DateTimeFormat.DateSeparator = ".";
    CultureInfo.CurrentCulture = german;
    return next(context);
});
app.MapControllers();
app.MapGet("/echo/m/query/{r}", (double r, double d, decimal? m, DateTime? t, float? f, TimeSpan? s, DateOnly? o) =>
    new { r, d, m, t, f, s, o });
app.MapPost("/echo/m/form", ([FromForm] double d, [FromForm] decimal? m, [FromForm] DateTime? t, [FromForm] TimeSpan? s) =>
    new { d, m, t, s }).DisableAntiforgery();
app.MapPost("/echo/m/object", ([FromForm] Fields form) => form).DisableAntiforgery();
app.Run();
public class Fields
{
    public double D { get; set; }
    public decimal? M { get; set; }
    public DateTime? T { get; set; }
    public List<double>? L { get; set; }
    public Dictionary<string, double>? Map { get; set; }
}
[ApiController, Route("echo/c")] public class CController : ControllerBase
{
    [HttpGet("query/{r}")] public object Query(double r, double d, decimal? m, DateTime? t, float? f, TimeSpan? s, DateOnly? o,
        [FromHeader] double? h, [FromHeader(Name = "X-L")] double[]? l) => new { r, d, m, t, f, s, o, h, l };
    [HttpGet("object")] public object Obj([FromQuery] Fields f) => f;
    [HttpPost("form")] public object Form([FromForm] double d, [FromForm] decimal? m, [FromForm] DateTime? t,
        [FromForm] TimeSpan? s, [FromForm] float[]? l) => new { d, m, t, s, l };
    [HttpPost("form-object")] public object FormObj([FromForm] Fields form) => form;
}
