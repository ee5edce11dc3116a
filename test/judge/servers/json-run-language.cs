// Settings that only running the program gives: interfaces, generics, loops, records, closures.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var setups = new List<ISetup> { new Naming(new Choice(null) with { Policy = JsonNamingPolicy.SnakeCaseLower }) };
setups.Add(new Converters<JsonStringEnumConverter>());
foreach (var setup in setups) builder.Services.Configure<JsonOptions>(setup.Apply);
builder.Services.Configure(Make<Ignoring>(JsonIgnoreCondition.WhenWritingNull));
var app = builder.Build();
app.MapControllers();
app.Run();

static Action<JsonOptions> Make<T>(JsonIgnoreCondition condition) where T : IIgnoring
{
    var kept = condition;
    return options => T.Set(options.JsonSerializerOptions, kept);
}

public interface ISetup { void Apply(JsonOptions options); }
public interface IIgnoring { static abstract void Set(JsonSerializerOptions options, JsonIgnoreCondition condition); }
public record Choice(JsonNamingPolicy? Policy);
public abstract class SetupBase : ISetup
{
    public void Apply(JsonOptions options) => Change(options.JsonSerializerOptions);
    protected abstract void Change(JsonSerializerOptions options);
}
public sealed class Naming(Choice choice) : SetupBase
{
    protected override void Change(JsonSerializerOptions options) => options.PropertyNamingPolicy = choice.Policy;
}
public sealed class Converters<T> : SetupBase where T : JsonConverter, new()
{
    protected override void Change(JsonSerializerOptions options) => options.Converters.Add(new T());
}
public sealed class Ignoring : IIgnoring
{
    public static void Set(JsonSerializerOptions options, JsonIgnoreCondition condition)
    {
        for (var at = 0; at < 2; at++)
        {
            if (at == 1) options.DefaultIgnoreCondition = condition;
        }
    }
}

public enum Kind { First, SecondOne }
public record Inner(string? Text, int Count);
public record Dto(Kind FirstKind, string? Note, Inner Inner, Dictionary<string, Inner> ByName);
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpGet] public Dto Get() => null!;
    [HttpPost] public List<Dto> Post(Dto dto) => [];
}
