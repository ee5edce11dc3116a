// Parameters of route handlers that are services, however they are registered.
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection.Extensions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton(TimeProvider.System);
builder.AddInfrastructure();
builder.Services.AddHttpClient<WeatherClient>();
builder.Services.AddKeyedSingleton<Cache>("a");
builder.Services.AddScoped(typeof(Repository<>));
builder.Services.TryAddScoped<Later>();
builder.Services.Add(new ServiceDescriptor(typeof(Described), typeof(Described), ServiceLifetime.Singleton));
builder.Services.AddSingleton(provider => new Made());
var given = new Given();
builder.Services.AddSingleton(given);
var app = builder.Build();
app.MapPost("/a", (TimeProvider time, LinkGenerator links, ILogger<Cache> logger, IConfiguration configuration,
    IWebHostEnvironment environment) => 1);
app.MapPost("/b", (WeatherClient client, Db db) => 1);
app.MapPost("/c", ([FromKeyedServices("a")] Cache cache, HttpContext http, System.Security.Claims.ClaimsPrincipal user) => 1);
app.MapPost("/d", (Repository<Given> repository, Later later, Described described, Made made, Given one, Body body) => 1);
app.Run();
public class WeatherClient(HttpClient client) { public HttpClient Client => client; }
public class Cache; public class Db; public class Repository<T>; public class Later; public class Described; public class Made;
    public class Given; public record Body(string Text);
public static class Infrastructure
{
    public static IHostApplicationBuilder AddInfrastructure(this IHostApplicationBuilder builder)
    {
        builder.Services.AddScoped<Db>();
        return builder;
    }
}
