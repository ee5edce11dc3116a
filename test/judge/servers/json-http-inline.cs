// The settings of minimal APIs.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.Options;
using HttpJson = Microsoft.AspNetCore.Http.Json.JsonOptions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureHttpJsonOptions(o =>
{
    o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower;
    o.SerializerOptions.Converters.Add(new JsonStringEnumConverter());
});
var app = builder.Build();
app.MapGet("/d", () => new Dto(Kind.First, null));
app.MapPost("/d", (Dto dto) => new List<Dto>());
app.Run();
public enum Kind { First, SecondOne }
public record Dto(Kind FirstKind, string? Note);

