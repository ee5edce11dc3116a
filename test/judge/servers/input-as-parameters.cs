// [AsParameters] with records, classes and attributes.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Clock>();
var app = builder.Build();
app.MapGet("/a/{id}", ([AsParameters] Query query) => 1);
app.MapPost("/b", ([AsParameters] Command command) => 1);
app.Run();
public class Clock;
public record Body(string Text);
public record Query(int Id, string? Text, [FromHeader(Name = "X-Trace")] string Trace, Clock Clock, int Page = 1);
public class Command
{
    public Body Body { get; set; } = null!;
    [FromQuery(Name = "q")] public string Search { get; set; } = "";
    public CancellationToken Token { get; set; }
}
