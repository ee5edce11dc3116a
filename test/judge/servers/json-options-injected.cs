// Options of one answer that services hold: registered by type or key, made in constructors, behind interfaces and accessors.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Options;
using HttpJson = Microsoft.AspNetCore.Http.Json.JsonOptions;
using MvcJson = Microsoft.AspNetCore.Mvc.JsonOptions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = null);
builder.Services.AddSingleton(new JsonSerializerOptions { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower });
builder.Services.AddKeyedSingleton("kebab", new JsonSerializerOptions { PropertyNamingPolicy = JsonNamingPolicy.KebabCaseLower });
builder.Services.AddKeyedSingleton<JsonSerializerOptions>("upper",
    (sp, key) => new JsonSerializerOptions { PropertyNamingPolicy = JsonNamingPolicy.KebabCaseUpper });
builder.Services.AddSingleton<Writer>();
builder.Services.AddScoped<IWriter, OtherWriter>();
builder.Services.AddSingleton(sp => new Holder(sp.GetRequiredService<JsonSerializerOptions>()));
builder.Services.AddSingleton(sp => sp.GetRequiredService<IOptions<HttpJson>>().Value);
builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new JsonStringEnumConverter()));
builder.Services.AddOptions<Settings>().Configure(Settings.UseSnakeCase);
builder.Services.AddSingleton<IJson>(new Snake());
builder.Services.AddTransient(typeof(Out<>));
builder.Services.AddHttpContextAccessor();
builder.Services.AddScoped<Responder>();
var app = builder.Build();
app.MapControllers();
var dto = new Dto(1, Kind.Big);
app.MapGet("/a", (JsonSerializerOptions o) => Results.Json(dto, o));
app.MapGet("/b", ([FromKeyedServices("kebab")] JsonSerializerOptions o) => Results.Json(dto, o));
app.MapGet("/c", ([FromKeyedServices("upper")] JsonSerializerOptions o) => Results.Json(dto, o));
app.MapGet("/d", (Writer w) => w.Write(dto));
app.MapGet("/e", (IWriter w) => w.Write(dto));
app.MapGet("/f", (Holder h) => TypedResults.Json(dto, h.Options));
app.MapGet("/g", (HttpContext c, Holder h) => c.Response.WriteAsJsonAsync(dto, h.Options));
app.MapGet("/i", (HttpJson o) => Results.Json(dto, o.SerializerOptions));
app.MapGet("/j", (IServiceProvider sp) => Results.Json(dto, sp.GetRequiredKeyedService<JsonSerializerOptions>("kebab")));
app.MapGet("/k", (IServiceProvider sp) => Results.Json(dto, sp.GetKeyedService<JsonSerializerOptions>("upper")));
app.MapGet("/l", (IServiceProvider sp) => Results.Json(dto, sp.GetService<JsonSerializerOptions>()));
app.MapGet("/m", (IOptions<Settings> s) => Results.Json(dto, s.Value.Json));
app.MapGet("/n", (IOptionsSnapshot<Settings> s) => Results.Json(dto, s.Value.Json));
app.MapGet("/o", (IJson j) => Results.Json(dto, j.Options));
app.MapGet("/p", (IJson j) => j.Of(dto));
app.MapGet("/q", (Out<Dto> o) => o.Ok(dto));
app.MapGet("/r", async (Responder r) => await r.Send(dto));
app.MapGet("/s", (IOptions<MvcJson> o) =>
    Results.Text(JsonSerializer.Serialize(dto, o.Value.JsonSerializerOptions), "application/json"));
app.MapGet("/t", Handlers.Get);
app.MapGet("/u", new OfInstance(app.Services.GetRequiredService<IOptions<MvcJson>>()).Get);
app.MapGet("/v", (HttpContext c) => c.Write(dto));
app.Run();

public enum Kind { Small, Big }
public record Dto(int FirstKind, Kind SomeKind) { public string? TwoWords { get; init; } }
public record Holder(JsonSerializerOptions Options);
public class Settings
{
    public JsonSerializerOptions Json { get; } = new(JsonSerializerDefaults.Web);
    public static void UseSnakeCase(Settings settings) => settings.Json.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower;
}
public class Writer
{
    private readonly JsonSerializerOptions options;
    public Writer(IOptions<HttpJson> json) =>
        options = new JsonSerializerOptions(json.Value.SerializerOptions) { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper };
    public IResult Write<T>(T value) => Results.Json(value, options);
}
public interface IWriter { IResult Write(object value); }
public class OtherWriter(JsonSerializerOptions options) : IWriter { public IResult Write(object value) => Results.Json(value, options); }
public interface IJson { JsonSerializerOptions Options { get; } IResult Of<T>(T value) => Results.Json(value, Options); }
public class Snake : IJson
{
    public JsonSerializerOptions Options { get; } = new() { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower };
}
public class Out<T>(IOptions<MvcJson> options) { public IResult Ok(T value) => Results.Json(value, options.Value.JsonSerializerOptions); }
public class Responder(IHttpContextAccessor accessor, IJson json)
{
    public Task Send<T>(T value) => accessor.HttpContext!.Response.WriteAsJsonAsync(value, json.Options);
}
public static class Handlers
{
    public static IResult Get(IOptionsMonitor<MvcJson> o) => Results.Json(new Dto(1, Kind.Big), o.CurrentValue.JsonSerializerOptions);
}
public class OfInstance(IOptions<MvcJson> o)
{
    public IResult Get() => Results.Json(new Dto(1, Kind.Big), o.Value.JsonSerializerOptions);
}
public static class Extensions
{
    public static Task Write<T>(this HttpContext c, T value)
    {
        var options = c.RequestServices.GetRequiredService<IOptions<Settings>>().Value.Json;
        return c.Response.WriteAsJsonAsync(value, options);
    }
}

[ApiController, Route("c")]
public class OwnController : ControllerBase
{
    private readonly JsonSerializerOptions options;
    private readonly Writer writer;
    public OwnController([FromKeyedServices("kebab")] JsonSerializerOptions options, Writer writer)
    {
        this.options = options;
        this.writer = writer;
    }
    [HttpGet("a")] public JsonResult A() => new(new Dto(1, Kind.Big), options);
    [HttpGet("b")] public IResult B() => writer.Write(new Dto(1, Kind.Big));
    [HttpGet("c")] public ContentResult C() => Content(JsonSerializer.Serialize(new Dto(1, Kind.Big), options), "application/json");
    [HttpGet("d")] public async Task D() => await Response.WriteAsJsonAsync(new Dto(1, Kind.Big), options);
}

public abstract class WithJson : ControllerBase
{
    private IOptions<MvcJson>? json;
    protected IOptions<MvcJson> Json => json ??= HttpContext.RequestServices.GetRequiredService<IOptions<MvcJson>>();
    protected JsonResult Indented(object value) =>
        new(value, new JsonSerializerOptions(Json.Value.JsonSerializerOptions) { WriteIndented = true });
}

// Its parameter has the name of a private field of its base class.
[ApiController, Route("d")]
public class DerivedController(IJson json) : WithJson
{
    [HttpGet("a")] public IActionResult A() => Indented(new Dto(1, Kind.Big));
    [HttpGet("b")] public IActionResult B() => new JsonResult(new Dto(1, Kind.Big)) { SerializerSettings = json.Options };
    [HttpGet("c")] public IResult C() => json.Of(new Dto(1, Kind.Big));
}
