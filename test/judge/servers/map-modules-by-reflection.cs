// Modules that are found by reflection over an interface: all implementers.
using System.Reflection;
var app = WebApplication.CreateBuilder(args).Build();
app.MapModules(Assembly.GetExecutingAssembly());
app.Run();
public interface IModule { void Map(IEndpointRouteBuilder endpoints); }
public class Alpha : IModule { public void Map(IEndpointRouteBuilder endpoints) => endpoints.MapGet("/alpha", () => 1); }
public class Beta : IModule
{
    public void Map(IEndpointRouteBuilder endpoints)
    {
        var group = endpoints.MapGroup("/beta");
        group.MapPost("/{id:int}", (int id) => id);
    }
}
public static class Modules {
  public static void MapModules(this WebApplication app, Assembly assembly) {
    foreach (var type in assembly.GetTypes().Where(t => t.IsClass && !t.IsAbstract && typeof(IModule).IsAssignableFrom(t))) {
      var module = (IModule)Activator.CreateInstance(type)!;
      module.Map(app);
    }
  }
}
