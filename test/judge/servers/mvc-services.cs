// Parameters that are services, however they are registered.
// announced: 2
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection.Extensions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddThings();
builder.Services.AddScoped(typeof(Repository<>));
builder.Services.TryAddSingleton<Cache>();
builder.Services.Add(ServiceDescriptor.Singleton<Clock, Clock>());
builder.Services.AddSingleton(_ => new Made());
var instance = new Given();
builder.Services.AddSingleton(instance);
var app = builder.Build();
app.MapControllers();
app.Run();
public class Repository<T>; public class Cache; public class Clock; public class Made; public class Given; public class Thing;
    public class Body
{
    public string? Text { get; set; }
}
public static class Setup { public static IServiceCollection AddThings(this IServiceCollection services) => services.AddScoped<Thing>(); }
[ApiController, Route("d")] public class DController : ControllerBase {
  [HttpPost("a")] public int A(Repository<Body> repository, Body body) => 1;
  [HttpPost("b")] public int B(Cache cache, Clock clock, Body body) => 1;
  [HttpPost("c")] public int C(Made made, Given given, Thing thing, Body body) => 1;
  [HttpGet("d")] public int D(TimeProvider time, IConfiguration configuration, ILogger<DController> logger, CancellationToken token) => 1;
}
