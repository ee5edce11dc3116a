// A resolver with modifiers.
// announced: 7
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.TypeInfoResolver =
    new DefaultJsonTypeInfoResolver { Modifiers = { t => { foreach (var p in t.Properties) p.Name = "x" + p.Name; } } });
var app = builder.Build();
app.MapControllers();
app.Run();

public enum Kind { First, SecondOne }
public record Inner(string? Text, int Count);
public record Dto(Kind FirstKind, string? Note, Inner Inner, Dictionary<string, Inner> ByName);
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpGet] public Dto Get() => null!;
    [HttpPost] public List<Dto> Post(Dto dto) => [];
}

