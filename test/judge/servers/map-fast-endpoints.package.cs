using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
namespace FastEndpoints {
  public abstract class BaseEndpoint {
    public List<string> Methods { get; } = []; public List<string> Paths { get; } = [];
    public abstract void Configure();
    protected void Get(params string[] routes) { Verbs("GET"); Routes(routes); }
    protected void Post(params string[] routes) { Verbs("POST"); Routes(routes); }
    protected void Verbs(params string[] methods) => Methods.AddRange(methods);
    protected void Routes(params string[] routes) => Paths.AddRange(routes);
    protected void AllowAnonymous() { }
  }
  public abstract class Endpoint<TRequest, TResponse> : BaseEndpoint
  {
      public virtual Task HandleAsync(TRequest request, CancellationToken token) => Task.CompletedTask;
  }
  public abstract class EndpointWithoutRequest<TResponse> : BaseEndpoint
  {
      public virtual Task HandleAsync(CancellationToken token) => Task.CompletedTask;
  }
  public static class FastEndpointsCalls {
    public static IServiceCollection AddFastEndpoints(this IServiceCollection services) => services;
    public static IEndpointRouteBuilder UseFastEndpoints(this IEndpointRouteBuilder app) {
      foreach (var type in AppDomain.CurrentDomain.GetAssemblies().Where(one => one.GetName().Name == "map-fast-endpoints")
          .SelectMany(one => one.GetTypes()).Where(one => !one.IsAbstract && one.IsAssignableTo(typeof(BaseEndpoint)))) {
        var endpoint = (BaseEndpoint)Activator.CreateInstance(type)!;
        endpoint.Configure();
        foreach (var path in endpoint.Paths) app.MapMethods(path, endpoint.Methods, () => "made by the package");
      }
      return app;
    }
  }
}
