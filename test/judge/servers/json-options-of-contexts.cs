// Options of one answer that are copied from those of a source-generated context.
using System.Text.Json;
using System.Text.Json.Serialization;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/same", () => Results.Json(new Product(1, null), new JsonSerializerOptions(Catalog.Default.Options)));
app.MapGet("/renamed", () => Results.Json(new Product(1, null),
    new JsonSerializerOptions(Catalog.Default.Options) { PropertyNamingPolicy = null }));
app.MapGet("/context", () => Results.Json(new Product(1, "t"), Catalog.Default));
app.Run();

public record Product(int ProductId, string? TagLine);
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Product))]
public partial class Catalog : JsonSerializerContext;
