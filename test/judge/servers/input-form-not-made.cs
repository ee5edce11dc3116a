// Objects that a minimal API cannot make from a form: the handler gets null, or the request is refused.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.MapPost("/interface", ([FromForm] IThing? thing) => thing is null ? Results.Conflict() : Results.Ok(thing))
    .DisableAntiforgery();
app.MapPost("/abstract", ([FromForm] Thing? thing) => thing is null ? Results.Conflict() : Results.Ok(thing))
    .DisableAntiforgery();
app.MapPost("/closed", ([FromForm] Closed? thing) => thing is null ? Results.Conflict() : Results.Ok(thing))
    .DisableAntiforgery();
app.MapPost("/two", ([FromForm] Two? thing) => thing is null ? Results.Conflict() : Results.Ok(thing))
    .DisableAntiforgery();
app.MapPost("/fine", ([FromForm] Fine thing) => Results.Ok(thing.Name)).DisableAntiforgery();
app.MapPost("/value", ([FromForm] Value thing) => Results.Ok(thing.Name)).DisableAntiforgery();
app.Run();
public interface IThing { string Name { get; set; } }
public abstract class Thing { public string Name { get; set; } = ""; }
public class Closed { private Closed() { } public string Name { get; set; } = ""; }
public class Two
{
    public Two() { }
    public Two(string name) => Name = name;
    public string Name { get; set; } = "";
}
public record Fine(string Name);
public struct Value(string name) { public string Name { get; set; } = name; }
