// Values of every kind in route, query, header and form, in both stacks.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/echo/m/route/{a}/{b}/{c}/{d}/{e}/{f}", (Guid a, DateOnly b, TimeOnly c, Kind d, decimal e, bool f) =>
    new { a, b, c, d = d.ToString(), e, f });
app.MapGet("/echo/m/query", (Guid? a, DateOnly? b, TimeOnly? c, Kind? d, decimal? e, bool? f, char? g, Uri? h, Version? i,
    long? j, double? k, Half? l, Int128? m, byte? n, TimeSpan? o, DateTimeOffset? p, DateTime? q, uint? r) =>
    new { a, b, c, d = d?.ToString(), e, f, g, h, i = i?.ToString(), j, k, l, m, n, o, p, q, r });
app.MapGet("/echo/m/lists", (Guid[]? a, DateOnly[]? b, Kind[]? c, decimal[]? d, bool[]? e, char[]? f, long?[]? g, string[] h,
    DateTime[]? i, TimeSpan[]? j) => new { a, b, c = c?.Select(x => x.ToString()), d, e, f, g, h, i, j });
app.MapGet("/echo/m/headers", ([FromHeader] Guid? a, [FromHeader] DateOnly? b, [FromHeader] Kind? c, [FromHeader] decimal? d,
    [FromHeader] bool? e, [FromHeader] int[]? f, [FromHeader(Name = "X-G")] string? g, [FromHeader] DateTimeOffset? h) =>
    new { a, b, c = c?.ToString(), d, e, f, g, h });
app.MapPost("/echo/m/form", ([FromForm] Guid? a, [FromForm] DateOnly? b, [FromForm] Kind? c, [FromForm] decimal? d,
    [FromForm] bool? e, [FromForm] int[] f, [FromForm(Name = "g-g")] string? g, [FromForm] DateTime? h, [FromForm] double? i,
    [FromForm] char? j) => new { a, b, c = c?.ToString(), d, e, f, g, h, i, j }).DisableAntiforgery();
app.MapPost("/echo/m/form-object", ([FromForm] Fields form) => form).DisableAntiforgery();
app.MapPost("/echo/m/files", (IFormFile a, IFormFile? b, [FromForm] string c) =>
    new { a = a.Length, b = b?.Length, c }).DisableAntiforgery();
app.MapPost("/echo/m/file-list", (IFormFileCollection a, [FromForm] int? b) => new { a = a.Select(x => x.Length), b }).DisableAntiforgery();
app.Run();
[System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonStringEnumConverter))]
public enum Kind { First, Second = 5, third }
public class Fields
{
    public string? Text { get; set; }
    public int Number { get; set; }
    public Kind? Kind { get; set; }
    public DateOnly? Day { get; set; }
    public decimal? Price { get; set; }
    public List<int>? Ids { get; set; }
    public Dictionary<string, int>? Map { get; set; }
    public Part? Part { get; set; }
    public Part[]? Parts { get; set; }
    public bool Flag { get; set; }
    public Guid? Key { get; set; }
    public DateTime? At { get; set; }
}
public class Part { public string? Name { get; set; } public double? Size { get; set; } }
public class WithFiles { public string? Title { get; set; } public IFormFile? One { get; set; } public List<IFormFile>? Many { get; set; } }
[ApiController, Route("echo/c")] public class CController : ControllerBase
{
    [HttpGet("route/{a}/{b}/{c}/{d}/{e}/{f}")] public object Route(Guid a, DateOnly b, TimeOnly c, Kind d, decimal e, bool f) =>
        new { a, b, c, d = d.ToString(), e, f };
    [HttpGet("route2/{a}/{b}/{c}/{*d}")] public object Route2(DateTime a, double b, char c, string d) => new { a, b, c, d };
    [HttpGet("query")] public object Query(Guid? a, DateOnly? b, TimeOnly? c, Kind? d, decimal? e, bool? f, char? g, Uri? h,
        Version? i, long? j, double? k, Half? l, Int128? m, byte? n, TimeSpan? o, DateTimeOffset? p, DateTime? q, uint? r) =>
        new { a, b, c, d = d?.ToString(), e, f, g, h, i = i?.ToString(), j, k, l, m, n, o, p, q, r };
    [HttpGet("lists")] public object Lists([FromQuery] Guid[]? a, [FromQuery] List<DateOnly>? b, [FromQuery] Kind[]? c,
        [FromQuery] ICollection<decimal>? d, [FromQuery] IEnumerable<bool>? e, [FromQuery] IReadOnlyList<long?>? g,
        [FromQuery] string[]? h, [FromQuery] ICollection<DateTime>? i) =>
        new { a, b, c = c?.Select(x => x.ToString()), d, e, g, h, i };
    [HttpGet("headers")] public object Headers([FromHeader] Guid? a, [FromHeader] DateOnly? b, [FromHeader] Kind? c,
        [FromHeader] decimal? d, [FromHeader] bool? e, [FromHeader] List<int>? f, [FromHeader(Name = "X-G")] string? g,
        [FromHeader] DateTimeOffset? h, [FromHeader] string[]? i) => new { a, b, c = c?.ToString(), d, e, f, g, h, i };
    [HttpPost("form")] public object Form([FromForm] Guid? a, [FromForm] DateOnly? b, [FromForm] Kind? c, [FromForm] decimal? d,
        [FromForm] bool? e, [FromForm] int[]? f, [FromForm(Name = "g-g")] string? g, [FromForm] DateTime? h, [FromForm] double? i,
        [FromForm] char? j, [FromForm] TimeSpan? k) => new { a, b, c = c?.ToString(), d, e, f, g, h, i, j, k };
    [HttpPost("form-object")] public object FormObject([FromForm] Fields form) => form;
    [HttpPost("files")] public object Files(IFormFile a, IFormFile? b, [FromForm] string c) => new { a = a.Length, b = b?.Length, c };
    [HttpPost("file-list")] public object FileList(List<IFormFile>? a, IFormFileCollection b, [FromForm] int? c) =>
        new { a = a?.Select(x => x.Length), b = b.Where(x => x.Name == "b").Select(x => x.Length), c };
    [HttpPost("form-files/{id}")] public object FormFiles(int id, [FromForm] WithFiles form, [FromQuery] string? q) =>
        new { id, q, form.Title, one = form.One?.Length, many = form.Many?.Select(x => x.Length) };
    [HttpPost("body/{id}")] public object Body(int id, [FromBody] Part part, [FromHeader(Name = "X-V")] int v = 2) => new { id, part, v };
    [HttpPut("list")] public object BodyList([FromBody] List<Part?> parts, [FromQuery] Part q) => new { parts, q.Name, q.Size };
}
