// Types that become values of text: TryParse, IParsable and BindAsync, inherited and explicit; type converters only in MVC.
// not called: the types decide themselves over the texts that they parse.
// announced: 1
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.Extensions.Primitives;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/a/{id}", (OrderId id, Slug slug, Slug? other) => 1);
app.MapGet("/b", (OrderId[] ids, Slug[] slugs, OrderId? maybe) => 1);
app.MapGet("/c", (Money money) => 1);
app.MapGet("/d", (StringValues values, StringValues? maybe, string?[] names, int?[] numbers) => 1);
app.MapGet("/e", ([FromQuery(Name = "id")] OrderId[] ids, [FromHeader(Name = "X-Id")] OrderId header,
    [FromHeader(Name = "X-All")] string[] all) => 1);
app.MapGet("/f", (Uri uri, Version? version, TimeSpan span, DateTimeOffset at, Half half, Int128 big) => 1);
app.MapPost("/g", (NotParsed body) => 1);
app.MapPost("/h", (ParsedBase body) => 1);
app.MapPost("/i", (ParsedChild body) => 1);
app.MapPost("/k", (Kind kind, Kind[] kinds, Kind? maybe) => 1);
app.MapPost("/l", (IParsed parsed) => 1);
app.MapPost("/m", (Generic<int> value) => 1);
app.MapPost("/n", (Explicit value) => 1);
app.MapGet("/o", (BoundStruct b, BoundClass c, BoundClass? d) => 1);
app.MapGet("/q", (ByInterface c) => 1);
app.MapPost("/s", (List<int> ids) => 1);
app.MapPost("/t", (Slug[] body) => 1);
app.MapPost("/u", (NotParsed[] body) => 1);
app.MapPost("/v", (string[] body) => 1);
app.MapPut("/w", (Guid[] body) => 1);
app.MapGet("/y", (System.Net.IPAddress address , DayOfWeek day, char letter, byte small) => 1);
app.MapPost("/z", (System.Globalization.CultureInfo culture) => 1);
app.Run();
public enum Kind { A, B }
public readonly record struct OrderId(int Value) { public static bool TryParse(string? text, out OrderId id) { id = default;
    return true; } }
public record Slug(string Value) : IParsable<Slug>
{
    public static Slug Parse(string s, IFormatProvider? provider) => new(s);
    public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider,
        [MaybeNullWhen(false)] out Slug result) { result = new(""); return true; }
}
public class Money { public decimal Amount { get; set; } public static bool TryParse(string value, IFormatProvider provider,
    out Money money) { money = new(); return true; } }
public class NotParsed { public string? Name { get; set; } }
public class ParsedBase { public string? Name { get; set; }
    public static bool TryParse(string? text, out ParsedBase value) { value = new(); return true; } }
public class ParsedChild : ParsedBase { public string? Other { get; set; } }
public interface IParsed { string? Name { get; } static bool TryParse(string? text, out IParsed value) { value = null!; return true; } }
public class Generic<T> { public T? Value { get; set; } public static bool TryParse(string? text, out Generic<T> value) {
    value = new(); return true; } }
public class Explicit : IParsable<Explicit>
{
    public string? Name { get; set; }
    static Explicit IParsable<Explicit>.Parse(string s, IFormatProvider? provider) => new();
    static bool IParsable<Explicit>.TryParse(string? s, IFormatProvider? provider, out Explicit result) { result = new(); return true; }
}
public struct BoundStruct { public static ValueTask<BoundStruct> BindAsync(HttpContext context) => default; }
public class BoundClass { public string? Name { get; set; }
    public static ValueTask<BoundClass?> BindAsync(HttpContext context, System.Reflection.ParameterInfo p) => default; }
public class ByInterface : IBindableFromHttpContext<ByInterface> {
    static ValueTask<ByInterface?> IBindableFromHttpContext<ByInterface>.BindAsync(HttpContext context,
    System.Reflection.ParameterInfo p) => default; }
[TypeConverter(typeof(CodeConverter))] public class Code { public string Value { get; set; } = ""; }
public class CodeConverter : TypeConverter { public override bool CanConvertFrom(ITypeDescriptorContext? c,
    Type t) => t == typeof(string) || base.CanConvertFrom(c, t);
    public override object? ConvertFrom(ITypeDescriptorContext? c, CultureInfo? i, object v) => new Code(); }
public class Holder { public OrderId Id { get; set; } public Slug? Slug { get; set; } public Code? Code { get; set; }
    public List<Slug> Slugs { get; set; } = []; public Plain? Plain { get; set; } }
public class Plain { public string? Text { get; set; } }
[ApiController, Route("m")]
public class MController : ControllerBase
{
    [HttpGet("a/{id}")] public int A(OrderId id, Slug slug, Slug? other) => 1;
    [HttpGet("b")] public int B([FromQuery] OrderId[] ids, [FromQuery] List<Slug> slugs) => 1;
    [HttpGet("c")] public int C(Code code, [FromQuery] Code? other) => 1;
    [HttpGet("d")] public int D([FromQuery] Holder holder) => 1;
    [HttpGet("e")] public int E([FromHeader] OrderId id, [FromHeader] Slug? slug) => 1;
    [HttpPost("f")] public int F(Slug slug, Plain body) => 1;
    [HttpPost("g")] public int G(Money money) => 1;
    [HttpPost("h")] public int H(ParsedChild child) => 1;
    [HttpPost("i")] public int I(NotParsed body) => 1;
    [HttpPost("j")] public int J(Explicit body) => 1;
    [HttpPost("k")] public int K(Generic<int> value) => 1;
    [HttpPost("l")] public int L(List<Slug> value) => 1;
    [HttpPost("m")] public int M(string[] value) => 1;
    [HttpPost("n")] public int N([ModelBinder(Name = "z")] int number, [ModelBinder(typeof(OwnBinder))] Plain plain) => 1;
    [HttpGet("p")] public int P(System.Net.IPAddress address, System.Globalization.CultureInfo? culture, DayOfWeek day,
        Half half, Int128 big, nint n) => 1;
}
public class OwnBinder : IModelBinder { public Task BindModelAsync(ModelBindingContext context) => Task.CompletedTask; }
