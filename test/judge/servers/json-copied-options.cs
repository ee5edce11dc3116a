// Options that are copied, one by one, from options that are kept elsewhere.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(options =>
{
    var kept = Defaults.PascalCase;
    options.JsonSerializerOptions.NumberHandling = kept.NumberHandling;
    options.JsonSerializerOptions.DefaultIgnoreCondition = kept.DefaultIgnoreCondition;
    options.JsonSerializerOptions.IncludeFields = kept.IncludeFields;
    options.JsonSerializerOptions.WriteIndented = kept.WriteIndented;
    options.JsonSerializerOptions.DictionaryKeyPolicy = kept.DictionaryKeyPolicy;
    options.JsonSerializerOptions.Converters.Clear();
    foreach (var converter in kept.Converters)
    {
        options.JsonSerializerOptions.Converters.Add(converter);
    }
    options.JsonSerializerOptions.PropertyNamingPolicy = kept.PropertyNamingPolicy;
});
var app = builder.Build();
app.MapControllers();
app.Run();
public enum Level { Low, High }
public class Other { public Level Level { get; set; } public long Count { get; set; } public string? Note { get; set; } public int Field; }
public static class Defaults
{
    private static readonly JsonSerializerOptions _plain = new()
    {
        WriteIndented = true,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        NumberHandling = JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString,
        IncludeFields = true,
        Converters = { new JsonStringEnumConverter() },
    };
    private static readonly JsonSerializerOptions _pascalCase = new(_plain) { PropertyNamingPolicy = null };
    public static JsonSerializerOptions PascalCase => _pascalCase;
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet] public Other Get() => new();
}
