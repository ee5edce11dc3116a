// Objects in the query and in forms: prefixes, [Bind], [BindNever], [BindRequired], records, members from elsewhere.
// announced: 2
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public enum Order { Up, Down }
public class Range { public int? From { get; set; } public int? To { get; set; } }
public class Place { public string? City { get; set; } public Range Heights { get; set; }
    = new(); public string Country { get; set; } = ""; }
public class Filter
{
    public string? Text { get; set; }
    public Place Place { get; set; } = new();
    public Place? Other { get; set; }
    [BindNever] public string? Tenant { get; set; }
    [BindRequired] public int Page { get; set; }
    [FromQuery(Name = "page_size")] public int Size { get; set; } = 20;
    public Order Order { get; set; }
    public Order? Then { get; set; }
    public List<int> Ids { get; set; } = [];
    public string[]? Tags { get; set; }
    public DateOnly? Day { get; set; }
    public TimeOnly At { get; set; }
    public TimeSpan? Length { get; set; }
    public string Computed => "a";
    public string? Private { get; private set; }
    public string? Initial { get; init; }
    [FromHeader(Name = "X-Trace")] public string? Trace { get; set; }
    [FromRoute] public int Id { get; set; }
    public Dictionary<string, string>? Extra { get; set; }
    public Uri? Link { get; set; }
    public Version? Version { get; set; }
    public object? Anything { get; set; }
    public byte[]? Bytes { get; set; }
    public Guid Key { get; set; }
    public char Letter { get; set; }
    [Required] public decimal? Price { get; set; }
    internal string? Hidden { get; set; }
    public static string? Shared { get; set; }
    public string? Field;
}
public record Paging(int Page = 1, int Size = 20, string? Sort = null, Order Order = Order.Up);
public record Search(string Text, int Count, [FromQuery(Name = "q")] string? Query, Range Range, Place? Where);
[Bind("A,B")] public class Bound { public int A { get; set; } public string? B { get; set; } public string? C { get; set; } }
[ApiController, Route("api")]
public class ApiController : ControllerBase
{
    [HttpGet("a/{id}")] public int A([FromQuery] Filter filter) => 1;
    [HttpGet("b")] public int B([FromQuery] Paging paging) => 1;
    [HttpGet("c")] public int C([FromQuery] Search search) => 1;
    [HttpGet("e")] public int E([FromQuery(Name = "p")] Paging paging) => 1;
    [HttpGet("f")] public int F([FromQuery, Bind("A")] Bound bound) => 1;
    [HttpGet("g")] public int G([FromQuery] Bound bound) => 1;
    [HttpGet("h")] public int H([FromQuery, Bind(Prefix = "x")] Range range) => 1;
    [HttpGet("i")] public int I([BindRequired] int page, [BindRequired, FromQuery] string? name, [Required] string? other,
        [BindNever] string? never) => 1;
    [HttpGet("j/{key}")] public int J([FromRoute(Name = "key")] Guid id, [FromQuery(Name = "from")] DateTime? start,
        DateOnly day, TimeOnly? time) => 1;
    [HttpGet("k")] public int K(Order order, Order? other, Order third = Order.Down, int[]? ids = null, bool flag = true) => 1;
    [HttpGet("l")] public int L([FromQuery] Dictionary<string, int> counts, [FromQuery] List<Range> ranges,
        [FromQuery] Order[] orders) => 1;
    [HttpGet("m")] public int M([FromHeader] string accept, [FromHeader(Name = "X-Ids")] int[] ids, [FromHeader] Order? xOrder) => 1;
    [HttpGet("n")] public int N([FromQuery] string a = "x", [FromQuery] string? b = "y", [FromQuery] int? c = 3,
        [DefaultValue(4)] int d = 0) => 1;
    [HttpGet("o")] public int O(CancellationToken token, [FromQuery] Uri? uri, [FromQuery] Version version, [FromQuery] object? any) => 1;
    [HttpPost("p")] public int P([FromForm] Filter filter) => 1;
    [HttpPost("q/{id}")] public int Q(int id, [FromBody] Paging paging, [FromQuery] Range range) => 1;
    [HttpPost("r")] public int R([FromForm] Upload upload) => 1;
    [HttpPost("s")] public int S(IFormFile file, [FromForm] string? name, IFormFileCollection more) => 1;
    [HttpPost("t")] public int T([FromForm] Form form) => 1;
    [HttpPost("u")] public int U(Upload upload) => 1;
}
public class Upload { public IFormFile File { get; set; } = null!; public List<IFormFile> Others { get; set; }
    = []; public string? Title { get; set; } public IFormFileCollection? All { get; set; } }
public record Form(string Name, IFormFile? Picture, Range Range, int[] Ids);
