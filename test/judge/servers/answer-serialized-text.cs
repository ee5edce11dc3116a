// Values that code serializes itself, and answers as text or writes to the body: JSON where the content type says so.
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new JsonStringEnumConverter()));
var app = builder.Build();
app.MapControllers();
app.Use(async (context, next) =>
{
    if (context.Request.Path == "/refused")
    {
        context.Response.StatusCode = 418;
        context.Response.ContentType = "application/json";
        await context.Response.WriteAsync(JsonSerializer.Serialize(new Refusal("no", 1)));
        return;
    }
    await next(context);
});
var json = new JsonSerializerOptions(JsonSerializerDefaults.Web);
var dto = new Dto(1, Kind.Big);
app.MapGet("/a", () => Results.Text(JsonSerializer.Serialize(dto), "application/json"));
app.MapGet("/b", () => Results.Content(JsonSerializer.Serialize(dto, json), "application/json", Encoding.UTF8));
app.MapGet("/c", () => TypedResults.Text(JsonSerializer.Serialize(dto, json), "application/problem+json; charset=utf-8", statusCode: 409));
app.MapGet("/d", () => JsonSerializer.Serialize(dto));
app.MapGet("/e", () => Results.Text(JsonSerializer.Serialize(dto)));
app.MapGet("/f", async (HttpContext c) =>
{
    c.Response.ContentType = "application/json";
    await c.Response.WriteAsync(JsonSerializer.Serialize(dto, json));
});
app.MapGet("/g", async (HttpContext c) =>
{
    c.Response.StatusCode = 202;
    c.Response.ContentType = "application/json; charset=utf-8";
    await JsonSerializer.SerializeAsync(c.Response.Body, dto, json);
});
app.MapGet("/h", () => Results.Text(JsonSerializer.Serialize<object>(new Derived(1, Kind.Big, "x"), json), "application/json"));
app.MapGet("/i", () => Results.Text(JsonSerializer.Serialize<Dto>(new Derived(1, Kind.Big, "x"), json), "application/json"));
app.MapGet("/j", () => Results.Text(JsonSerializer.Serialize(new Derived(1, Kind.Big, "x"), typeof(Dto)), "application/json"));
app.MapGet("/k", () => Results.Text(JsonSerializer.Serialize(dto, Context.Default.Dto), "application/json"));
app.MapGet("/l", () =>
{
    var text = JsonSerializer.Serialize(new { dto.FirstKind, Rest = new[] { 1, 2 } });
    return Results.Text(text, "application/json");
});
app.MapGet("/p", Results<ContentHttpResult, NotFound> (bool both) =>
    both ? TypedResults.Text(JsonSerializer.Serialize(dto), "application/json") : TypedResults.NotFound());
app.MapGet("/m", (bool both) => Results.Text(both ? JsonSerializer.Serialize(dto) : "{}", "application/json"));
app.MapGet("/n", () => Results.Text(Texts.Of(dto), "application/json"));
app.MapGet("/o", (HttpContext c) => { c.Response.ContentType = "application/json"; return c.Response.WriteAsync("{}"); });
app.Run();

public enum Kind { Small, Big }
public record Dto(int FirstKind, Kind SomeKind) { public string? TwoWords { get; init; } }
public record Derived(int FirstKind, Kind SomeKind, string More) : Dto(FirstKind, SomeKind);
public record Refusal(string Why, int HowOften);
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower), JsonSerializable(typeof(Dto))]
public partial class Context : JsonSerializerContext;
public static class Texts
{
    private static readonly JsonSerializerOptions Options = new() { PropertyNamingPolicy = JsonNamingPolicy.KebabCaseLower };
    public static string Of<T>(T value) => JsonSerializer.Serialize(value, Options);
}

[ApiController, Route("c")]
public class OwnController : ControllerBase
{
    private readonly Dto dto = new(1, Kind.Big);
    [HttpGet("a")] public ContentResult A() => Content(JsonSerializer.Serialize(dto), "application/json");
    [HttpGet("b")] public IActionResult B() =>
        new ContentResult { Content = JsonSerializer.Serialize(dto), ContentType = "application/json", StatusCode = 201 };
    [HttpGet("c")] public async Task C()
    {
        Response.ContentType = "application/json";
        await JsonSerializer.SerializeAsync(Response.Body, dto);
    }
}
