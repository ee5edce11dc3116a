// An API controller that is told not to take parameters from the services takes them from the body.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().ConfigureApiBehaviorOptions(o => o.DisableImplicitFromServicesParameters = true);
builder.Services.AddSingleton<Clock>();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Clock { public string? Name { get; set; } }
[ApiController, Route("m")] public class MController : ControllerBase { [HttpPost("a")] public int A(Clock clock) => 1;
    [HttpPost("b")] public int B([FromServices] Clock clock) => 1; }
