// JSON by policies: names, numbers as text, enums, fields, defaults that are left out, lists that are filled.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o =>
{
    o.JsonSerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower;
    o.JsonSerializerOptions.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault;
    o.JsonSerializerOptions.NumberHandling = JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString;
    o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseUpper, allowIntegerValues: false));
    o.JsonSerializerOptions.IncludeFields = true;
    o.JsonSerializerOptions.RespectNullableAnnotations = true;
    o.JsonSerializerOptions.RespectRequiredConstructorParameters = true;
    o.JsonSerializerOptions.UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow;
    o.JsonSerializerOptions.PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate;
});
var app = builder.Build();
app.MapControllers();
app.Run();
public enum Level { LowLevel, HTTPLevel, V2Level, Level10Up }
public class Mvc { public int IDNumber { get; set; } public string HTTPCode { get; set; }
    = ""; public string ABTest2 { get; set; } = ""; public string? XCoordinate { get; set; } public Level Level { get; set; }
    public Level? Other { get; set; } public Dictionary<Level, int> ByLevel { get; set; }
    = []; public Dictionary<string, long> Longs { get; set; }
    = []; public int Field; public readonly int Fixed = 1; public List<int> Filled { get; }
    = []; public string Read => ""; public decimal Price { get; set; } public double? Ratio { get; set; }
    public DateTime At { get; set; } public bool Flag { get; set; } public Guid Id { get; set; } public Sub Sub { get; set; }
    = new(); public (int A, int B) Pair; public string Snake_Case { get; set; } = ""; public string iOSVersion { get; set; }
    = ""; public string OAuth2Token { get; set; } = ""; public string A { get; set; }
    = ""; public string Utf8JSON { get; set; } = ""; public string Ipv4 { get; set; }
    = ""; public string Already_snake { get; set; } = ""; [JsonPropertyName("Keep")] public string Kept { get; set; } = ""; }
public class Sub { public int Value { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public int Always { get; set; } }
public record Made(string Name, int Count, string? Note, int Extra = 2);
[ApiController, Route("m")]
public class MController : ControllerBase
{
    [HttpPost] public Mvc A(Mvc m) => m;
    [HttpPost("b")] public Made B(Made m) => m;
}
