// Helpers of the program that run it: what is mapped behind them is not served.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/before", () => 1);
await LaunchAsync(app);
app.MapGet("/after", () => 1);
app.Launch();
app.MapGet("/later", () => 1);

static async Task LaunchAsync(WebApplication app)
{
    app.MapGet("/inside", () => 1);
    await Task.Yield();
    await app.RunAsync();
}
public static class Hosting
{
    public static void Launch(this WebApplication app)
    {
        app.Logger.LogInformation("up");
        app.Run();
    }
}
