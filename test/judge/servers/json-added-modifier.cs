// A modifier that is added to a resolver.
// announced: 3
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.TypeInfoResolver = new DefaultJsonTypeInfoResolver()
    .WithAddedModifier(Modifier.Drop));
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
public static class Modifier
{
    public static void Drop(JsonTypeInfo t) { if (t.Kind == JsonTypeInfoKind.Object && t.Properties.Count > 1) t.Properties.RemoveAt(0); }
}
