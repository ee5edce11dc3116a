// A policy for the keys of dictionaries names the members of an enum where they are written, not where they are read.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(options =>
{
    options.JsonSerializerOptions.DictionaryKeyPolicy = JsonNamingPolicy.KebabCaseLower;
    options.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.SnakeCaseUpper));
});
builder.Services.ConfigureHttpJsonOptions(options =>
    options.SerializerOptions.DictionaryKeyPolicy = JsonNamingPolicy.SnakeCaseLower);
var app = builder.Build();
app.MapControllers();
app.MapPost("/counts", (Dictionary<Kind, int> counts) => counts);
app.MapPost("/held", (Held held) => held);
app.Run();
public enum Kind { InProgress, Done, [JsonStringEnumMemberName("all-over")] AllOver }
public record Held(Dictionary<Kind, string> ByKind, Kind Own);
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpPost("counts")] public Dictionary<Kind, int> Counts(Dictionary<Kind, int> counts) => counts;
    [HttpPost("held")] public ActionResult<Held> Hold(Held held) => held;
}
