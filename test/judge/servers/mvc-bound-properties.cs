// Properties of a controller that are bound: by attribute, by [BindProperties] of the class, under other names, and not in a GET.
// announced: 2
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Range { public int? From { get; set; } public int? To { get; set; } }
public class Item { public string Name { get; set; } = ""; public int Count { get; set; } public Range? Range { get; set; } }
public record Note(string Text, int? Stars);
[Route("plain")]
public class PlainController : Controller
{
    [HttpGet("a/{id}")] public int A(int id, string? text, Range range) => 1;
    [HttpPost("b")] public int B(Item item) => 1;
    [HttpPost("c")] public int C([FromBody] Item item) => 1;
    [HttpPost("d")] public int D(string name, int count) => 1;
    [HttpPost("e")] public int E([FromForm] Note note) => 1;
    [HttpPost("f")] public int F(Note note, IFormFile? file) => 1;
    [HttpGet("g")] public int G(Note note) => 1;
    [HttpPost("h")] public int H([Bind("Name")] Item item) => 1;
    [HttpPost("i")] public int I(List<Item> items) => 1;
    [HttpGet("j")] public int J(List<int> ids, string[] names) => 1;
    [HttpPost("k")] public int K(IFormCollection form) => 1;
}
[ApiController, Route("props/{tenant}"), BindProperties(SupportsGet = true)]
public class PropsController : ControllerBase
{
    [FromRoute] public string Tenant { get; set; } = "";
    public string? Culture { get; set; }
    [BindNever] public string? Internal { get; set; }
    [FromHeader(Name = "X-Trace")] public string? Trace { get; set; }
    public Range Range { get; set; } = new();
    [HttpGet("a")] public int A() => 1;
    [HttpPost("b")] public int B(Item item) => 1;
}
[ApiController, Route("prop")]
public class PropController : ControllerBase
{
    [BindProperty] public string? OnlyPost { get; set; }
    [BindProperty(SupportsGet = true, Name = "lang")] public string? Language { get; set; }
    [FromQuery] public int? Page { get; set; }
    [FromServices] public IServiceProvider Services { get; set; } = null!;
    [FromQuery(Name = "s"), Required] public string Search { get; set; } = null!;
    [FromHeader] public string? Authorization { get; set; }
    [HttpGet] public int Get() => 1;
    [HttpPost] public int Post() => 1;
}
public abstract class TenantController : ControllerBase { [FromRoute(Name = "tenant")] public Guid TenantId { get; set; }
    [FromQuery] public string? View { get; set; } }
[ApiController, Route("t/{tenant}/items")]
public class ItemsController : TenantController { [HttpGet("{id}")] public int Get(int id) => 1; }
