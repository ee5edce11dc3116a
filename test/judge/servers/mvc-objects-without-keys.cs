// Objects, or members of them, that no request can give a value: nothing to bind, or no segment of the route.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddTransient<Greetings>();
var app = builder.Build();
app.MapControllers();
app.Run();

public class Greetings
{
    public string Hello => "hello";
}

public class Person
{
    public int Id { get; set; }
    public string? Name { get; set; }
}

public class Filter
{
    [FromRoute]
    public int Id { get; set; }
    public string? Text { get; set; }
}

public class PlainController : ControllerBase
{
    [HttpGet("/a")]
    public string A(Greetings greetings) => greetings.Hello;

    [HttpGet("/b")]
    public string B([FromRoute] Person person) => $"{person.Id}";

    [HttpGet("/c/{name}")]
    public string C([FromRoute] Person person) => $"{person.Name}";

    [HttpGet("/d")]
    public string D([FromQuery] Filter filter) => $"{filter.Text}";
}

[ApiController]
public class ApiController : ControllerBase
{
    [HttpGet("/api/a")]
    public string A([FromQuery] Greetings greetings) => greetings.Hello;

    [HttpGet("/api/b")]
    public string B([FromRoute] Person person) => $"{person.Id}";

    [HttpGet("/api/c/{name}")]
    public string C([FromRoute] Person person) => $"{person.Name}";
}
