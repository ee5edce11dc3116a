// Modules that are registered as services and mapped in a loop under a prefix.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddTransient<IEndpoint, Alpha>();
builder.Services.AddTransient<IEndpoint, Beta>();
var app = builder.Build();
var api = app.MapGroup("api");
foreach (var endpoint in app.Services.GetRequiredService<IEnumerable<IEndpoint>>()) endpoint.MapEndpoint(api);
app.Run();
public interface IEndpoint { void MapEndpoint(IEndpointRouteBuilder app); }
public class Alpha : IEndpoint { public void MapEndpoint(IEndpointRouteBuilder app) => app.MapGet("alpha", () => 1); }
public class Beta : IEndpoint { public void MapEndpoint(IEndpointRouteBuilder app) => app.MapDelete("beta/{id}", (Guid id) => 1); }
