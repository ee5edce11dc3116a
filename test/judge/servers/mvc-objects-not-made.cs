// Objects that MVC cannot make: structs, abstract classes, classes and records without a constructor that it calls.
// announced: 4
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record struct Point(double X, double Y);
public struct Span { public int From { get; set; } public int To { get; init; } }
public class Made(int page) { public int Page { get; } = page; public string? Sort { get; set; } }
public record Two(int A) { public Two(int a, int b) : this(a + b) { } }
public record Fine(int A, string? B = null);
public class Both { public Both() { } public Both(int a) => A = a; public int A { get; set; } }
[ApiController, Route("api")]
public class ApiController : ControllerBase
{
    [HttpGet("a")] public int A([FromQuery] Point point) => 1;
    [HttpGet("b")] public int B([FromQuery] Span span) => 1;
    [HttpPost("c")] public int C([FromForm] Made made) => 1;
    [HttpGet("d")] public int D([FromQuery] Two two) => 1;
    [HttpGet("e")] public int E([FromQuery] Fine fine) => 1;
    [HttpGet("f")] public int F([FromQuery] Both both) => 1;
}
