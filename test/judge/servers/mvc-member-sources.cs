// An object that says where some of its members come from is not taken from the body, in an API controller either.
// announced: 1
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<IPlugin, Plugin>();
var app = builder.Build();
app.MapControllers();
app.Run();
public interface IPlugin; public class Plugin : IPlugin;
public class Item { public string? Name { get; set; } public int Count { get; set; } }
public class Update { [FromRoute] public Guid Id { get; set; } [FromBody] public Item Item { get; set; } = null!; }
public class Made { [FromRoute] public Guid Id { get; set; } [FromBody] public Item Item { get; set; } = new(); }
public class Find { [FromRoute(Name = "id")] public int Key { get; set; }
    [FromQuery(Name = "q")] public string? Query { get; set; } public int? Page { get; set; } }
public class Traced { [FromHeader(Name = "X-Trace")] public string? Trace { get; set; } public string? Text { get; set; }
    public int Id { get; set; } }
public class Upload { public IFormFile File { get; set; } = null!; public List<IFormFile> Others { get; set; }
    = []; public string? Title { get; set; } }
public class Derived : Traced { public string? Other { get; set; } }
public class Deep { public Traced? Traced { get; set; } public string? Other { get; set; } }
public record Given([FromRoute] int Id, string Text);
public record Half([FromRoute] int Id, string Text) { [FromHeader] public string? Trace { get; set; } }
public record Targeted([property: FromHeader(Name = "X-A")] string? A, string? B);
public class Served { [FromServices] public IPlugin Plugin { get; set; } = null!; public string? Text { get; set; } }
public class ReadOnlyFile { public IFormFile? File => null; public string? Text { get; set; } }
public class Request<T> { [FromRoute] public int Id { get; set; } [FromBody] public T Body { get; set; }
    = default!; [FromQuery] public bool Force { get; set; } }
[ApiController, Route("api")]
public class ApiController : ControllerBase
{
    [HttpPut("a/{id}")] public int A(Update update) => 1;
    [HttpGet("b/{id}")] public int B(Find find) => 1;
    [HttpPut("r/{id}")] public int R(Made made) => 1;
    [HttpPost("c/{id}")] public int C(Traced traced) => 1;
    [HttpPost("d")] public int D(Upload upload) => 1;
    [HttpPost("e/{id}")] public int E(Derived derived, [FromBody] Item item) => 1;
    [HttpPost("f")] public int F(Deep body) => 1;
    [HttpPost("h")] public int H(Targeted body) => 1;
    [HttpPost("j")] public int J(Served served) => 1;
    [HttpPost("k")] public int K(ReadOnlyFile file) => 1;
    [HttpPut("l/{id}")] public int L(Request<Item> request) => 1;
    [HttpGet("m/{id}")] public int M([FromQuery] Find find) => 1;
    [HttpPost("n/{id}")] public int N([FromForm] Traced traced) => 1;
    [HttpPost("o/{id}")] public int O(Half half) => 1;
    [HttpPost("p/{id}/{other}")] public int P(int id, Find find, IEnumerable<IPlugin> plugins) => 1;
    [HttpDelete("q/{id}")] public int Q(Find find) => 1;
}
[Route("plain")]
public class PlainController : Controller
{
    [HttpPut("a/{id}")] public int A(Update update) => 1;
    [HttpGet("b/{id}")] public int B(Find find) => 1;
    [HttpPost("c/{id}")] public int C(Traced traced) => 1;
    [HttpPost("d")] public int D(Upload upload) => 1;
}
