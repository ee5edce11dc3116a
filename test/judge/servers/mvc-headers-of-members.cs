// A header that a member is read from has no prefix, whatever the object is called and however deep the member is.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Address { [FromHeader(Name = "X-City")] public string? City { get; set; }
    [FromHeader] public string? Plain { get; set; } public string? Zip { get; set; } }
public class Filter { [FromHeader(Name = "X-Trace")] public string? Trace { get; set; }
    [FromQuery(Name = "q")] public string? Text { get; set; } public Address? Address { get; set; } }
[Route("p/[action]")] public class PController : Controller
{
    [HttpGet] public int A([Bind(Prefix = "f")] Filter filter, string? name) => 1;
    [HttpGet] public int B(Filter filter) => 1;
    [HttpGet] public int C([FromQuery(Name = "f")] Filter filter) => 1;
}
[ApiController, Route("api/[action]")] public class AController : ControllerBase
{
    [HttpGet] public int A([FromQuery] Filter filter) => 1;
    [HttpGet] public int B([FromQuery(Name = "f")] Filter filter) => 1;
}
