// Attributes of the project's own that say where a value comes from, and model binders: read, or announced where they are code.
// announced: 10
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<Clock>();
var app = builder.Build();
app.MapControllers();
app.MapPost("/a", ([Own] Item item) => 1);
app.MapGet("/b", ([OwnQuery] string text, [OwnQuery(Name = "n")] int number) => 1);
app.MapPost("/c", ([Meta] Item item) => 1);
app.MapPost("/d", ([MetaService] Item item) => 1);
app.MapGet("/e", ([MetaHeader] string trace, [MetaQuery] string q) => 1);
app.MapPost("/f", ([MetaForm] string field) => 1).DisableAntiforgery();
app.Run();
public class Clock;
public class Item { public string? Name { get; set; } }
public class OwnAttribute : FromBodyAttribute;
public class OwnQueryAttribute : FromQueryAttribute;
public class OwnHeaderAttribute : FromHeaderAttribute { public OwnHeaderAttribute() => Name = "X-Own"; }
public class ComputedHeaderAttribute : FromHeaderAttribute {
    public ComputedHeaderAttribute(string part) { var name = Prefixed(part); Name = name; }
    private static string Prefixed(string part) => $"X-{part}"; }
public class OwnRouteAttribute : FromRouteAttribute;
[AttributeUsage(AttributeTargets.Parameter)] public class MetaAttribute : Attribute, IFromBodyMetadata { public bool AllowEmpty => false; }
[AttributeUsage(AttributeTargets.Parameter)] public class MetaServiceAttribute : Attribute, IFromServiceMetadata;
[AttributeUsage(AttributeTargets.Parameter)] public class MetaHeaderAttribute : Attribute, IFromHeaderMetadata {
    public string? Name => "X-Trace"; }
[AttributeUsage(AttributeTargets.Parameter)] public class MetaQueryAttribute : Attribute, IFromQueryMetadata {
    public string? Name => "qq"; }
[AttributeUsage(AttributeTargets.Parameter)] public class MetaFormAttribute : Attribute, IFromFormMetadata { public string? Name => "ff"; }
[AttributeUsage(AttributeTargets.Parameter)] public class FromClaimAttribute : Attribute, IBindingSourceMetadata {
    public BindingSource BindingSource => BindingSource.Custom; }
[AttributeUsage(AttributeTargets.Parameter)] public class FromHybridAttribute : Attribute, IBindingSourceMetadata {
    public BindingSource BindingSource => BindingSource.Query; }
[AttributeUsage(AttributeTargets.Parameter)] public class FromUserAttribute : ModelBinderAttribute {
    public FromUserAttribute() : base(typeof(UserBinder)) { } }
public class UserBinder : IModelBinder { public Task BindModelAsync(ModelBindingContext c) => Task.CompletedTask; }
[ModelBinder(typeof(UserBinder))] public class Bound { public string? Name { get; set; } }
[ModelBinder(BinderType = typeof(UserBinder), Name = "x")] public class Bound2 { public string? Name { get; set; } }
public class HasBound { public Bound? Bound { get; set; } public string? Text { get; set; } }
[ApiController, Route("m")]
public class MController : ControllerBase
{
    [HttpPost("a")] public int A([Own] Item item) => 1;
    [HttpGet("b")] public int B([OwnQuery(Name = "n")] int number, [OwnHeader] string? h) => 1;
    [HttpGet("c/{id}")] public int C([OwnRoute] int id) => 1;
    [HttpPost("d")] public int D([FromClaim] string user, Item item) => 1;
    [HttpGet("e")] public int E([FromHybrid] Item item) => 1;
    [HttpGet("f")] public int F([FromUser] Item item) => 1;
    [HttpPost("g")] public int G(Bound bound) => 1;
    [HttpPost("h")] public int H(Bound2 bound) => 1;
    [HttpPost("i")] public int I([FromQuery] HasBound has) => 1;
    [HttpPost("j")] public int J([FromBody] Bound bound) => 1;
    [HttpPost("k")] public int K([FromClaim] Item who) => 1;
    [HttpGet("n")] public int N([ComputedHeader("Part")] string? h) => 1;
    [HttpGet("l")] public int L([ModelBinder<UserBinder>] string who, [ModelBinder(BinderType = typeof(UserBinder))] int x) => 1;
}
