using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
namespace Carter {
  public interface ICarterModule { void AddRoutes(IEndpointRouteBuilder app); }
  public abstract class CarterModule(string path) : ICarterModule
  {
      protected CarterModule() : this("") { }
      public string Path => path;
      public abstract void AddRoutes(IEndpointRouteBuilder app);
  }
  public static class CarterExtensions {
    private static IEnumerable<Type> Modules => System.Reflection.Assembly.GetCallingAssembly() is var _
        ? AppDomain.CurrentDomain.GetAssemblies().Where(one => one.GetName().Name == "map-carter-modules")
        .SelectMany(one => one.GetTypes()).Where(one => !one.IsAbstract && one.IsAssignableTo(typeof(ICarterModule))) : [];
    public static IServiceCollection AddCarter(this IServiceCollection services) => services;
    public static IEndpointRouteBuilder MapCarter(this IEndpointRouteBuilder builder) {
      foreach (var module in Modules.Select(one => (ICarterModule)Activator.CreateInstance(one)!)) module.AddRoutes(
          module is CarterModule { Path: var path } ? builder.MapGroup(path) : builder);
      return builder;
    }
  }
}
