// Options behind an alias, a delegate in a field, a constant; a field called like another member; a leftover class.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Wire = Microsoft.AspNetCore.Mvc.JsonOptions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.Configure(Given.Setup);
builder.Services.AddTransient<Microsoft.Extensions.Options.IConfigureOptions<Wire>, Numbers>();
var app = builder.Build();
app.MapControllers();
app.Run();

public static class Given
{
    public static readonly Action<Wire> Setup = o =>
    {
        o.JsonSerializerOptions.PropertyNamingPolicy = null;
        o.JsonSerializerOptions.ReferenceHandler = Preserve;
    };
    public static readonly ReferenceHandler Preserve = ReferenceHandler.IgnoreCycles;
    public const JsonNumberHandling Handling = JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString;
}
public sealed class Numbers : Microsoft.Extensions.Options.IConfigureOptions<Wire>
{
    public void Configure(Wire options) => options.JsonSerializerOptions.NumberHandling = Given.Handling;
}
public sealed class Leftover : Microsoft.Extensions.Options.IConfigureOptions<Wire>
{
    public void Configure(Wire options) => options.JsonSerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.KebabCaseLower;
}

public enum Kind { First, SecondOne }
public record Inner(string? Text, int Count);
public record Dto(Kind FirstKind, string? Note, Inner Inner, Dictionary<string, Inner> ByName);
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpGet] public Dto Get() => null!;
    [HttpPost] public List<Dto> Post(Dto dto) => [];
}
