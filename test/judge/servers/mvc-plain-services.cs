// Without [ApiController], MVC does not look for services: a class is read from the request, registered or not.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddScoped<Thing>();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Thing { public string? Name { get; set; } }
[Route("p")] public class PController : Controller {
  [HttpGet("a")] public int A(Thing thing) => 1;
  [HttpPost("b")] public int B(Thing thing) => 1;
  [HttpPost("c")] public int C([FromBody] Thing thing) => 1;
  [HttpPost("d")] public int D([FromServices] Thing thing) => 1;
}
