// A converter of the options goes before the one on a type, and behind that of a member.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureHttpJsonOptions(options =>
    options.SerializerOptions.Converters.Add(new JsonStringEnumConverter<Level>(JsonNamingPolicy.KebabCaseLower)));
builder.Services.AddControllers().AddJsonOptions(options =>
    options.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.SnakeCaseUpper)));
var app = builder.Build();
app.MapControllers();
app.MapGet("/level", () => Level.MediumHigh);
app.MapGet("/levels", () => new Levels(Level.MediumHigh, Level.Low, new() { [Level.MediumHigh] = 1 }, Other.BigOne, null));
app.MapPost("/echo/levels", (Levels levels) => new { levels });
app.Run();
[JsonConverter(typeof(JsonStringEnumConverter<Level>))] public enum Level { Low, MediumHigh }
[JsonConverter(typeof(JsonStringEnumConverter))] public enum Other { BigOne, SmallOne }
public record Levels(Level A, [property: JsonConverter(typeof(JsonStringEnumConverter<Level>))] Level B, Dictionary<Level, int> C,
    Other D, Level? E);
[ApiController, Route("mvc")] public class LevelsController : ControllerBase
{
    [HttpGet("level")] public Level Get() => Level.MediumHigh;
    [HttpGet("levels")] public Levels All() => new(Level.MediumHigh, Level.Low, new() {
        [Level.MediumHigh] = 1 }, Other.BigOne, Level.MediumHigh);
}
