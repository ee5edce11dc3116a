// A delegate that the framework keeps for later would throw while the server starts.
// announced: 0
using System.Text.Json;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddHsts(options => options.ExcludedHosts.Add(Later.Host));
builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);
var app = builder.Build();
app.MapGet("/notes", () => new Note("a"));
app.Run();

public static class Later
{
    private static string? _host;
    public static string Host => _host ?? throw new InvalidOperationException("It is not set yet.");
}

public record Note(string FirstText);
