// Media types of files: texts, constants, helpers, and objects that are made of them.
using Microsoft.AspNetCore.Mvc;
using Microsoft.Net.Http.Headers;
using System.Net.Mime;
using System.Text;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<Kinds>();
var app = builder.Build();
app.MapControllers();
var bytes = new byte[] { 1, 2, 3 };
app.MapGet("/a", () => Results.File(bytes, Types.Sheet));
app.MapGet("/b", () => Results.Bytes(bytes, MediaTypeNames.Application.Pdf));
app.MapGet("/c", () => TypedResults.File(bytes, Types.Of("png"), "a.png"));
app.MapGet("/d", () => Results.Stream(new MemoryStream(bytes), new MediaTypeHeaderValue("text/csv").ToString()));
app.MapGet("/e", () => Results.Stream(s => s.WriteAsync(bytes).AsTask(), MediaTypeHeaderValue.Parse("image/gif").MediaType.Value));
app.MapGet("/f", (Kinds kinds) => Results.File(bytes, kinds.Zip));
app.MapGet("/g", (bool png) => TypedResults.Bytes(bytes, png ? "image/png" : "image/jpeg"));
app.MapGet("/h", () => Results.File(bytes));
app.MapGet("/i", () => Results.Text("a;b", new MediaTypeHeaderValue("text/csv").ToString()));
app.MapGet("/j", () => Results.Content("a;b", MediaTypeHeaderValue.Parse("text/csv; charset=utf-8")));
app.MapGet("/k", () => Results.Content("{}", new MediaTypeHeaderValue("application/json")));
// What cannot be known is any type.
app.MapGet("/l", () => Results.File(bytes, Types.Set));
app.Run();

public static class Types
{
    public const string Sheet = $"{Office}.spreadsheetml.sheet";
    private const string Office = "application/vnd.openxmlformats-officedocument";
    public static string Set => Environment.GetEnvironmentVariable("NOT_THERE") ?? "image/png";
    public static string Of(string extension) => $"image/{extension}";
}
public class Kinds { public string Zip { get; } = MediaTypeNames.Application.Zip; }

[ApiController, Route("c")]
public class FilesController(Kinds kinds) : ControllerBase
{
    private static readonly byte[] Bytes = [1, 2];
    private static readonly MediaTypeHeaderValue Csv = new("text/csv");
    private static readonly MediaTypeHeaderValue WithCharset = new("text/csv") { Encoding = Encoding.UTF8 };
    [HttpGet("a")] public FileStreamResult A() => new(new MemoryStream(Bytes), new MediaTypeHeaderValue("image/png"));
    [HttpGet("b")] public FileContentResult B() => new(Bytes, Csv);
    [HttpGet("c")] public IActionResult C() => new FileContentResult(Bytes, MediaTypeHeaderValue.Parse("text/calendar; charset=utf-8"));
    [HttpGet("d")] public IActionResult D() => File(Bytes, Types.Sheet, "a.xlsx");
    [HttpGet("e")] public FileResult E() => File(new MemoryStream(Bytes), Types.Of("webp"));
    [HttpGet("f")] public IActionResult F() => File(Bytes, kinds.Zip);
    [HttpGet("g")] public IActionResult G() => new FileStreamResult(new MemoryStream(Bytes), "image/png") { FileDownloadName = "a" };
    [HttpGet("h")] public IActionResult H() => new FileContentResult(Bytes, WithCharset);
    [HttpGet("i")] public ContentResult I() => Content("a;b", new MediaTypeHeaderValue("text/csv"));
    [HttpGet("j")] public ContentResult J() => Content("a;b", MediaTypeHeaderValue.Parse("text/csv").ToString(), Encoding.UTF8);
    [HttpGet("k")] public ContentResult K() => Content("{}", new MediaTypeHeaderValue("application/json"));
    [HttpGet("l")] public ContentResult L() => Content("<a/>", MediaTypeNames.Application.Xml);
    [HttpGet("m")] public IActionResult M(bool png) => File(Bytes, png ? MediaTypeNames.Image.Png : MediaTypeNames.Image.Jpeg);
    [HttpGet("o")] public IActionResult O() => File(Bytes, Types.Set);
    [HttpGet("n")] public IActionResult N() => new ContentResult { Content = "a", ContentType = Csv.ToString() };
}
