// The settings of minimal APIs in a class.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.Options;
using HttpJson = Microsoft.AspNetCore.Http.Json.JsonOptions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureOptions<JsonSetup>();
var app = builder.Build();
app.MapGet("/d", () => new Dto(Kind.First, null));
app.MapPost("/d", (Dto dto) => new List<Dto>());
app.Run();
public enum Kind { First, SecondOne }
public record Dto(Kind FirstKind, string? Note);
public class JsonSetup : IConfigureOptions<HttpJson>
{
    public void Configure(HttpJson o)
    {
        o.SerializerOptions.PropertyNamingPolicy = null;
        o.SerializerOptions.NumberHandling = JsonNumberHandling.Strict;
    }
}
