// The service collection is a list: what is scanned, tried, replaced, taken out and added by a helper, counts as it is in the end.
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Reg = Microsoft.Extensions.DependencyInjection.ServiceCollectionServiceExtensions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
foreach (var type in typeof(Program).Assembly.GetTypes().Where(one => one.Name.EndsWith("Handler") && !one.IsAbstract))
    builder.Services.AddScoped(type);
builder.Services.AddScoped<Gone>();
builder.Services.RemoveAll<Gone>();
Register<Clock>(builder.Services);
Reg.AddTransient(builder.Services, typeof(Bell));
if (builder.Services.Any(one => one.ServiceType == typeof(Clock))) builder.Services.AddScoped<Hand>();
Type[] kinds = [typeof(First), typeof(Second)];
foreach (var kind in kinds.Skip(1)) builder.Services.TryAddSingleton(kind);
var app = builder.Build();
app.MapControllers();
app.MapPost("/a", (OrderHandler handler, Body body) => 1);
app.MapPost("/b", (Gone body) => 1);
app.MapPost("/c", (Clock clock, Bell bell, Hand hand, Body body) => 1);
app.MapPost("/d", (First body) => 1);
app.MapPost("/e", (Second second, Body body) => 1);
app.Run();
static void Register<T>(IServiceCollection services) where T : class => services.AddSingleton<T>();
static class Unused
{
    // AddScoped<Body>() in a comment, and in a method that nothing calls.
    static void Never(IServiceCollection services) => services.AddScoped<Body>();
}
public record Body(string Text);
public class OrderHandler { public string? Name { get; set; } }
public class Gone { public string? Name { get; set; } }
public class Clock { public string? Name { get; set; } }
public class Bell { public string? Name { get; set; } }
public class Hand { public string? Name { get; set; } }
public class First { public string? Name { get; set; } }
public class Second { public string? Name { get; set; } }
[ApiController, Route("m")] public class MController : ControllerBase {
  [HttpPost("a")] public int A(Clock clock, Body body) => 1;
  [HttpPost("b")] public int B(Gone body) => 1;
}
