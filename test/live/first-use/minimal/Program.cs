var builder = WebApplication.CreateBuilder(args);

builder.Services.AddCors(options => options.AddDefaultPolicy(policy => policy.AllowAnyOrigin().AllowAnyHeader().AllowAnyMethod()));

var app = builder.Build();

app.UseCors();

var summaries = new[] { "Freezing", "Bracing", "Chilly", "Cool", "Mild" };

app.MapGet("/weatherforecast", () =>
{
    var forecast = Enumerable.Range(1, 5).Select(index =>
        new WeatherForecast
        (
            DateOnly.FromDateTime(DateTime.Now.AddDays(index)),
            Random.Shared.Next(-20, 55),
            summaries[Random.Shared.Next(summaries.Length)]
        ))
        .ToArray();
    return forecast;
})
.WithName("GetWeatherForecast");

app.MapGet("/weatherforecast/{day:int}", (int day) =>
    day > 14 ? Results.NotFound() : Results.Ok(new WeatherForecast(DateOnly.FromDateTime(DateTime.Now.AddDays(day)), day, null)));

app.MapGet("/weatherforecast/{day:int}/wind", (int day, Unit unit) => Results.Ok(new { day, unit, speed = 3.5 }));

app.Run();

record WeatherForecast(DateOnly Date, int TemperatureC, string? Summary)
{
    public int TemperatureF => 32 + (int)(TemperatureC / 0.5556);
}

enum Unit
{
    Metric,
    Imperial,
}
