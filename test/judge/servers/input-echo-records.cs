// Objects in the query as MVC and minimal APIs bind them:
// names on parameters and properties of records, constructors, inherited and hidden members.
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/echo/m/range", ([AsParameters] Range2 r) => new { r.From, r.To, r.Step, r.Extra });
app.MapGet("/echo/m/class", ([AsParameters] Made r) => new { r.A, r.B });
app.MapGet("/echo/m/derived", ([AsParameters] Derived r) => new { r.Own, r.Page, r.Size });
app.Run();
public record Range2(int? From, [property: FromQuery(Name = "until")] int? To, [FromQuery(Name = "s")] int Step = 1)
{
    [FromQuery(Name = "more")] public int? Extra { get; set; }
}
public record Single([property: BindNever] int? A, [property: FromHeader(Name = "X-B")] string? B,
    [ModelBinder(Name = "cc")] string? C, [property: JsonPropertyName("dd")] string? D);
public class Made { [JsonConstructor] public Made(int a) => A = a; public Made() { } public int A { get; } public int? B { get; set; } }
public record Sealed
{
    public int? A { get; private set; }
    public int? B { get; protected init; }
    public int? C { get; init; }
    public int D;
    public int? E => C;
}
public class Paging { public virtual int? Page { get; set; } [FromQuery(Name = "page_size")] public int? Size { get; set; } }
public class Derived : Paging { public string? Own { get; set; } [FromQuery(Name = "p")] public override int? Page { get; set; } }
public record Base(int? Id);
public record Child(int? Id, string? Name) : Base(Id) { public List<int>? Ids { get; init; } public Inner? In { get; init; } }
public record Inner([property: FromQuery(Name = "xx")] int? X, [FromQuery(Name = "yy")] int? Y) { }
[ApiController, Route("echo/c")] public class CController : ControllerBase
{
    [HttpGet("range")] public object Range([FromQuery] Range2 r) => new { r.From, r.To, r.Step, r.Extra };
    [HttpGet("single")] public object Single([FromQuery] Single r) => new { r.A, r.B, r.C, dd = r.D };
    [HttpGet("made")] public object Made([FromQuery] Made r) => new { r.A, r.B };
    [HttpGet("sealed")] public object Sealed([FromQuery] Sealed r) => new { r.A, r.B, r.C, r.D };
    [HttpGet("derived")] public object Derived([FromQuery] Derived r) => new { r.Own, r.Page, r.Size };
    [HttpGet("child")] public object Child([FromQuery] Child r) => new { r.Id, r.Name, r.Ids, r.In };
    [HttpGet("prefix")] public object Prefix([FromQuery(Name = "f")] Range2 r, [FromQuery] Inner inner) =>
        new { r.From, r.To, r.Step, r.Extra, inner.X, inner.Y, f = r, inner };
}
