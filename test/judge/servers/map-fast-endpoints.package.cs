using System.Linq.Expressions;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

// A stand-in with the public shape of the library and its rules for routes: enough to compile and start the server beside it.
namespace FastEndpoints {
  public enum Http { GET, POST, PUT, PATCH, DELETE, HEAD }
  public sealed class EmptyRequest;
  [AttributeUsage(AttributeTargets.Property)] public sealed class QueryParamAttribute : Attribute;
  [AttributeUsage(AttributeTargets.Class)]
  public sealed class HttpDeleteAttribute(params string[] routes) : Attribute { public string[] Routes => routes; }
  public sealed class EndpointDefinition {
    public string[] Verbs = []; public string[] Routes = []; public int Version; public string? Prefix;
    public bool IsAnonymous; public bool IsRestricted;
    public void AllowAnonymous() => IsAnonymous = true;
  }
  public abstract class Group {
    public Action<EndpointDefinition> Action = _ => { };
    protected void Configure(string prefix, Action<EndpointDefinition> configure) =>
      Action = definition => {
        definition.Routes = [.. definition.Routes.Select(route => $"{prefix}/{route.TrimStart('/')}")];
        configure(definition);
        After(definition);
      };
    protected virtual void After(EndpointDefinition definition) { }
  }
  public abstract class SubGroup<TParent> : Group where TParent : Group, new() {
    protected override void After(EndpointDefinition definition) => new TParent().Action(definition);
  }
  public abstract class BaseEndpoint {
    public EndpointDefinition Definition { get; } = new();
    public virtual Type RequestType => typeof(EmptyRequest); public virtual Type ResponseType => typeof(object);
    public virtual void Configure() { }
    public void Verbs(params Http[] methods) => Definition.Verbs = [.. methods.Select(one => one.ToString())];
    public void Routes(params string[] patterns) => Definition.Routes = patterns;
    protected void Group<T>() where T : Group, new() => new T().Action(Definition);
    protected void Version(int version) => Definition.Version = version;
    protected void RoutePrefixOverride(string prefix) => Definition.Prefix = prefix;
    protected void AllowAnonymous() => Definition.AllowAnonymous();
    protected void Roles(params string[] roles) => Definition.IsRestricted = roles.Length > 0;
  }
  public readonly struct Sender<TResponse> {
    public Task OkAsync(TResponse response, CancellationToken token = default) => Task.CompletedTask;
    public Task NoContentAsync(CancellationToken token = default) => Task.CompletedTask;
    public Task CreatedAtAsync<TEndpoint>(
      object? routeValues = null, TResponse? responseBody = default, CancellationToken cancellation = default) => Task.CompletedTask;
  }
  public abstract class Endpoint<TRequest, TResponse> : BaseEndpoint {
    public override Type RequestType => typeof(TRequest); public override Type ResponseType => typeof(TResponse);
    protected Sender<TResponse> Send => default;
    protected void Get(params string[] routePatterns) { Verbs(Http.GET); Routes(routePatterns); }
    protected void Get(string routePattern, Expression<Func<TRequest, object>> members) {
      Verbs(Http.GET);
      Routes(routePattern.Replace("@x", ((MemberExpression)((NewExpression)members.Body).Arguments[0]).Member.Name));
    }
    protected void Post(params string[] routePatterns) { Verbs(Http.POST); Routes(routePatterns); }
    protected void Put(params string[] routePatterns) { Verbs(Http.PUT); Routes(routePatterns); }
    public virtual Task HandleAsync(TRequest request, CancellationToken token) => Task.CompletedTask;
    public virtual Task<TResponse> ExecuteAsync(TRequest request, CancellationToken token) => throw new NotSupportedException();
  }
  public abstract class Endpoint<TRequest> : Endpoint<TRequest, object?>;
  public abstract class EndpointWithoutRequest<TResponse> : Endpoint<EmptyRequest, TResponse> {
    public virtual Task HandleAsync(CancellationToken token) => Task.CompletedTask;
  }
  public sealed class Config {
    internal static SerializerOptions SerOpts = new();
    public EndpointOptions Endpoints { get; } = new(); public VersioningOptions Versioning { get; } = new();
    public SerializerOptions Serializer => SerOpts;
  }
  public sealed class EndpointOptions { public string? RoutePrefix; }
  public sealed class VersioningOptions { public bool PrependToRoute; }
  public sealed class SerializerOptions { public JsonSerializerOptions Options { get; internal set; } = new(); }
  public static class FastEndpointsCalls {
    public static IServiceCollection AddFastEndpoints(this IServiceCollection services) => services;
    public static IEndpointRouteBuilder UseFastEndpoints(this IEndpointRouteBuilder app, Action<Config>? configure = null) {
      var config = new Config();
      config.Serializer.Options = new(
        app.ServiceProvider.GetRequiredService<IOptions<Microsoft.AspNetCore.Http.Json.JsonOptions>>().Value.SerializerOptions);
      configure?.Invoke(config);
      var types = AppDomain.CurrentDomain.GetAssemblies().Where(one => one.GetName().Name == "map-fast-endpoints")
        .SelectMany(one => one.GetTypes());
      foreach (var type in types.Where(one => !one.IsAbstract && one.IsAssignableTo(typeof(BaseEndpoint))))
        Map(app, config, (BaseEndpoint)Activator.CreateInstance(type)!);
      return app;
    }
    static void Map(IEndpointRouteBuilder app, Config config, BaseEndpoint endpoint) {
      endpoint.Configure();
      var definition = endpoint.Definition;
      if (endpoint.GetType().GetCustomAttributes(false).OfType<HttpDeleteAttribute>().FirstOrDefault() is { } delete)
      { endpoint.Verbs(Http.DELETE); endpoint.Routes(delete.Routes); }
      var version = definition.Version == 0 ? "" : $"v{definition.Version}/";
      foreach (var route in definition.Routes) foreach (var verb in definition.Verbs) {
        var path = $"/{definition.Prefix ?? config.Endpoints.RoutePrefix}/{version}{route.TrimStart('/')}";
        var mapped = app.MapMethods(path, [verb], () => Results.Empty).WithMetadata(definition);
        if (endpoint.RequestType != typeof(EmptyRequest)) mapped.Accepts(endpoint.RequestType, "application/json");
        var isOpen = endpoint.ResponseType == typeof(object);
        if (!endpoint.ResponseType.IsAssignableTo(typeof(IResult)))
          mapped.Produces(isOpen ? 204 : 200, isOpen ? null : endpoint.ResponseType);
        if (!definition.IsAnonymous) mapped.Produces(401);
        if (definition.IsRestricted) mapped.Produces(403);
      }
    }
  }
}
