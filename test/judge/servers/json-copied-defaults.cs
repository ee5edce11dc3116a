// What the copied options do not set is what System.Text.Json sets, or its defaults for the web.
using System.Text.Json;
using System.Text.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
var kept = new JsonSerializerOptions { IgnoreReadOnlyProperties = true };
builder.Services.ConfigureHttpJsonOptions(options =>
{
    options.SerializerOptions.DictionaryKeyPolicy = JsonNamingPolicy.CamelCase;
    options.SerializerOptions.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull;
    options.SerializerOptions.PropertyNamingPolicy = Defaults.Web.PropertyNamingPolicy;
    options.SerializerOptions.NumberHandling = kept.NumberHandling;
    options.SerializerOptions.DictionaryKeyPolicy = kept.DictionaryKeyPolicy;
    options.SerializerOptions.DefaultIgnoreCondition = Defaults.Web.DefaultIgnoreCondition;
    options.SerializerOptions.IgnoreReadOnlyProperties = kept.IgnoreReadOnlyProperties;
});
var app = builder.Build();
app.MapGet("/m", () => new Todo());
app.MapPost("/m", (Todo todo) => todo);
app.Run();
public class Todo
{
    public int Count { get; set; }
    public string? Note { get; set; }
    public int Read { get; } = 1;
    public Dictionary<string, int> Numbers { get; set; } = [];
}
public static class Defaults
{
    public static JsonSerializerOptions Web { get; } = new(JsonSerializerDefaults.Web);
}
