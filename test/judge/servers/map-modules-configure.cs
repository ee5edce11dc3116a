// Modules with a method named as the framework's own start methods are, under a prefix.
var app = WebApplication.CreateBuilder(args).Build();
var api = app.MapGroup("/api");
IModule[] modules = [new Users(), new Orders()];
foreach (var module in modules) module.Configure(api);
Start.Main(app);
app.Run();
public interface IModule { void Configure(IEndpointRouteBuilder endpoints); }
public class Users : IModule { public void Configure(IEndpointRouteBuilder endpoints) => endpoints.MapGet("/users", () => 1); }
public class Orders : IModule {
    public void Configure(IEndpointRouteBuilder endpoints) => endpoints.MapGroup("/orders").MapGet("/{id}", (int id) => id); }
public static class Start { public static void Main(WebApplication app) => app.MapGet("/start", () => 1); }
