// Classes of the framework or a package that its own Add… registers.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationParts;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.Extensions.Diagnostics.HealthChecks;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddHttpClient();
builder.Services.AddHealthChecks();
builder.Services.AddSignalR();
foreach (var type in new[] { typeof(Finder) }) builder.Services.AddScoped(type);
var app = builder.Build();
app.MapControllers();
app.MapGet("/a", (HttpClient client, int id) => id);
app.MapPost("/b", (HealthCheckService health, Thing body) => 1);
app.MapPost("/c", (ApplicationPartManager parts, Thing body) => 1);
app.MapGet("/d", (ApplicationPartManager parts) => 1);
app.MapPost("/e", (Microsoft.AspNetCore.SignalR.HubLifetimeManager<Hub> hubs, Thing body) => 1);
app.MapGet("/f", (Finder finder) => 1);
app.MapPost("/g", (HttpClient client, Thing body) => 1);
app.Run();
public class Thing { public string? Name { get; set; } }
public class Finder { public int Find() => 1; }
public class Hub : Microsoft.AspNetCore.SignalR.Hub;
[ApiController, Route("m")] public class MController : ControllerBase {
  [HttpPost("a")] public int A(HttpClient client, Thing body) => 1;
  [HttpPost("b")] public int B(ProblemDetailsFactory factory, HealthCheckService health, Thing body) => 1;
  [HttpGet("c")] public int C(ApplicationPartManager parts) => 1;
  [HttpGet("d")] public int D(HttpClient client) => 1;
}
