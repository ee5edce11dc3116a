// The settings of controllers are not those of minimal APIs.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.Options;
using HttpJson = Microsoft.AspNetCore.Http.Json.JsonOptions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = null);
var app = builder.Build();
app.MapGet("/d", () => new Dto(Kind.First, null));
app.MapPost("/d", (Dto dto) => new List<Dto>());
app.Run();
public enum Kind { First, SecondOne }
public record Dto(Kind FirstKind, string? Note);

