using Microsoft.AspNetCore.Mvc;

namespace FirstUse.Controllers;

[ApiController]
[Route("[controller]")]
public class WeatherForecastController : ControllerBase
{
    private static readonly string[] Summaries = ["Freezing", "Bracing", "Chilly", "Cool", "Mild"];

    [HttpGet(Name = "GetWeatherForecast")]
    public IEnumerable<WeatherForecast> Get()
    {
        return Enumerable.Range(1, 5).Select(index => new WeatherForecast
        {
            Date = DateOnly.FromDateTime(DateTime.Now.AddDays(index)),
            TemperatureC = Random.Shared.Next(-20, 55),
            Summary = Summaries[Random.Shared.Next(Summaries.Length)],
        })
        .ToArray();
    }

    [HttpGet("{day:int}")]
    public IActionResult Get(int day)
    {
        if (day > 14)
        {
            return NotFound();
        }
        return Ok(new WeatherForecast { Date = DateOnly.FromDateTime(DateTime.Now.AddDays(day)), TemperatureC = day });
    }

    [HttpGet("{day:int}/wind")]
    public IActionResult Get(int day, Unit unit) => Ok(new { day, unit, speed = 3.5 });
}

public enum Unit
{
    Metric,
    Imperial,
}
