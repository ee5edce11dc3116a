// A service is known under the type that it is registered as, not under that of the class behind it, and one with a key only by its key.
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection.Extensions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddScoped<IShop, Shop>();
builder.Services.AddScoped(typeof(IStore), typeof(Store));
builder.Services.TryAddSingleton<IBank, Bank>();
builder.Services.AddSingleton<IHall>(new Hall { Name = "a" });
builder.Services.AddTransient<IGate>(_ => new Gate { Name = "a" });
builder.Services.Add(ServiceDescriptor.Scoped<IYard, Yard>());
builder.Services.Add(ServiceDescriptor.Describe(typeof(IDock), typeof(Dock), ServiceLifetime.Scoped));
builder.Services.AddKeyedSingleton<Cache>("a");
builder.Services.AddHostedService<Worker>();
builder.Services.AddHttpClient<IWeather, Weather>();
builder.Services.AddStoreOf<Orders>();
builder.Services.AddPair<IPair, Pair>();
var app = builder.Build();
app.MapControllers();
app.MapPost("/a", (Shop body) => 1);
app.MapPost("/b", (Store body) => 1);
app.MapPost("/c", (Bank body) => 1);
app.MapPost("/d", (Hall body) => 1);
app.MapPost("/e", (Gate body) => 1);
app.MapPost("/f", (Yard body) => 1);
app.MapPost("/g", (Dock body) => 1);
app.MapPost("/h", (Cache body) => 1);
app.MapPost("/i", (IShop shop, IStore store, IBank bank, IHall hall, IGate gate, IYard yard, IDock dock) => 1);
app.MapPost("/j", (Worker body) => 1);
app.MapPost("/k", (Orders orders, IPair pair, Pair body) => 1);
app.Run();
public interface IShop; public interface IStore; public interface IBank; public interface IHall; public interface IGate;
public interface IYard; public interface IDock; public interface IWeather;
public class Shop : IShop { public string? Name { get; set; } }
public class Store : IStore { public string? Name { get; set; } }
public class Bank : IBank { public string? Name { get; set; } }
public class Hall : IHall { public string? Name { get; set; } }
public class Gate : IGate { public string? Name { get; set; } }
public class Yard : IYard { public string? Name { get; set; } }
public class Dock : IDock { public string? Name { get; set; } }
public class Cache { public string? Name { get; set; } }
public class Weather : IWeather { public string? Name { get; set; } }
public class Orders { public string? Name { get; set; } }
public interface IPair;
public class Pair : IPair { public string? Name { get; set; } }
public static class Setup
{
    public static IServiceCollection AddStoreOf<T>(this IServiceCollection services) where T : class => services.AddThrough<T>();
    private static IServiceCollection AddThrough<T>(this IServiceCollection services) where T : class => services.AddScoped<T>();
    public static void AddPair<TService, TClass>(this IServiceCollection services)
        where TService : class where TClass : class, TService => services.AddScoped<TService, TClass>();
}
public class Worker : IHostedService
{
    public string? Name { get; set; }
    public Task StartAsync(CancellationToken token) => Task.CompletedTask;
    public Task StopAsync(CancellationToken token) => Task.CompletedTask;
}
[ApiController, Route("m")] public class MController : ControllerBase {
  [HttpPost("a")] public int A(Shop body) => 1;
  [HttpPost("b")] public int B(Store body) => 1;
  [HttpPost("c")] public int C(Cache body) => 1;
  [HttpPost("d")] public int D(Weather body) => 1;
  [HttpPost("e")] public int E(IShop shop, IStore store, IWeather weather, Hall body) => 1;
}
