// Modules of Carter: each below the path that it hands to its base class.
using Carter;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddCarter();
var app = builder.Build();
app.MapGroup("/api").MapCarter();
app.Run();
public record Director(int Id, string Name);
public class HomeModule : ICarterModule { public void AddRoutes(IEndpointRouteBuilder app) => app.MapGet("/", () => "home"); }
public class DirectorsModule : CarterModule {
  public DirectorsModule() : base("/directors") { }
  public override void AddRoutes(IEndpointRouteBuilder app)
  {
      app.MapGet("/", () => new List<Director>());
      app.MapPost("/{id:int}", (int id, Director director) => TypedResults.Ok(director));
  }
}
public class PlainModule : CarterModule
{
    public override void AddRoutes(IEndpointRouteBuilder app) => app.MapDelete("/plain/{id}", (int id) => TypedResults.NoContent());
}
