// A mapper that is also handed on as a delegate: the way that nothing takes maps nothing.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSource(e => e.MapLeases());
var app = builder.Build();
app.MapGroup("/leases").With().MapInner();
app.MapLeases();
app.Run();
public static class X {
  public static IServiceCollection AddSource(this IServiceCollection services, Action<IEndpointRouteBuilder> map)
      => services.AddSingleton(map);
  public static void MapLeases(this IEndpointRouteBuilder endpoints) { endpoints.MapGroup("/a").MapInner(); }
  public static RouteGroupBuilder MapInner(this RouteGroupBuilder group) { group.MapGet("x", () => 1); return group; }
  public static RouteGroupBuilder With(this RouteGroupBuilder group) { group.WithTags("x"); return group; }
}
