// Options of one answer that come out of services: by name, as a parameter, copied, and those that System.Text.Json has itself.
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Options;
using HttpJson = Microsoft.AspNetCore.Http.Json.JsonOptions;
using MvcJson = Microsoft.AspNetCore.Mvc.JsonOptions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper);
builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.KebabCaseLower);
builder.Services.Configure<HttpJson>("other", o => o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);
builder.Services.Configure<JsonSerializerOptions>(o => o.PropertyNamingPolicy = JsonNamingPolicy.KebabCaseUpper);
builder.Services.AddScoped<Sender>();
var app = builder.Build();
app.MapControllers();
var monitor = app.Services.GetRequiredService<IOptionsMonitor<HttpJson>>();
app.MapGet("/a", () =>
    Results.Json(new Dto(1), app.Services.GetRequiredService<IOptionsMonitor<HttpJson>>().Get("other").SerializerOptions));
app.MapGet("/b", (IOptions<MvcJson> o) => TypedResults.Json(new Dto(1), o.Value.JsonSerializerOptions));
app.MapGet("/c", (IOptions<MvcJson> o) =>
    Results.Json(new Dto(1), new JsonSerializerOptions(o.Value.JsonSerializerOptions) { WriteIndented = true }));
app.MapGet("/d", () => Results.Json(new Dto(1), JsonSerializerOptions.Default));
app.MapGet("/e", () => Results.Json(new Dto(1), JsonSerializerOptions.Web));
app.MapGet("/f", (IOptionsMonitor<HttpJson> o) => Results.Json(new Dto(1), o.Get("other").SerializerOptions));
app.MapGet("/g", (IOptionsSnapshot<HttpJson> o) => Results.Json(new Dto(1), o.Value.SerializerOptions));
app.MapGet("/h", ([FromServices] IOptions<HttpJson> o) => Results.Json(new Dto(1), o.Value.SerializerOptions));
app.MapGet("/i", (HttpContext c) =>
    Results.Json(new Dto(1), c.RequestServices.GetRequiredService<IOptions<MvcJson>>().Value.JsonSerializerOptions));
app.MapGet("/k", (IOptions<JsonSerializerOptions> o) => Results.Json(new Dto(1), o.Value));
app.MapGet("/m", () =>
    Results.Json(new Dto(1),
        new JsonSerializerOptions(JsonSerializerOptions.Web) { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower }));
app.MapGet("/n", () => Results.Json(new Dto(1), new JsonSerializerOptions(JsonSerializerDefaults.Web)));
app.MapGet("/o", () => Results.Json(new Dto(1), new JsonSerializerOptions(JsonSerializerOptions.Default)));
app.MapGet("/p", (HttpContext c, IOptions<MvcJson> o) => c.Response.WriteAsJsonAsync(new Dto(1), o.Value.JsonSerializerOptions));
app.MapGet("/q", () => Results.Json(new Dto(1), monitor.CurrentValue.SerializerOptions));
app.MapGet("/r", (Sender s) => s.Send());
app.MapGet("/s", (IOptions<MvcJson> o) => { var mine = o.Value.JsonSerializerOptions; return Results.Json(new Dto(1), mine); });
app.MapGet("/t", (IOptionsFactory<HttpJson> o) => Results.Json(new Dto(1), o.Create("other").SerializerOptions));
app.Run();
public record Dto(int FirstKind) { public string? TwoWords { get; init; } }
public class Sender(IOptions<MvcJson> options)
{
    public IResult Send() => Results.Json(new Dto(1), options.Value.JsonSerializerOptions);
}
[ApiController, Route("c")]
public class OwnController(IOptions<HttpJson> options, IOptionsMonitor<HttpJson> monitor) : ControllerBase
{
    [HttpGet("a")] public JsonResult A() => new(new Dto(1), options.Value.SerializerOptions);
    [HttpGet("b")] public JsonResult B() => new(new Dto(1), monitor.Get("other").SerializerOptions);
    [HttpGet("c")] public JsonResult C([FromServices] IOptions<MvcJson> o) => new(new Dto(1), o.Value.JsonSerializerOptions);
    [HttpGet("d")] public IResult D() =>
        Results.Json(new Dto(1), HttpContext.RequestServices.GetRequiredService<IOptions<MvcJson>>().Value.JsonSerializerOptions);
    [HttpGet("e")] public JsonResult E() => new(new Dto(1), JsonSerializerOptions.Default);
    [HttpGet("f")] public JsonResult F() => new(new Dto(1), new JsonSerializerOptions(options.Value.SerializerOptions));
}
