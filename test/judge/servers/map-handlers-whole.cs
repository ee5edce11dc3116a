// Handlers of every kind, and everything that is said of them on the route and on the group.
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthorization();
builder.Services.AddAuthentication();
var app = builder.Build();
app.MapGet("/lambda/{id:int}", (int id, string? q) => new Item(id, q ?? ""));
app.MapGet("/lambda-block", async (int page = 1) => { await Task.Yield(); return new List<Item> { new(page, "") }; });
app.MapGet("/local/{id}", Local);
app.MapPost("/group-method", Handlers.Create);
var service = new Service("x");
app.MapPut("/instance/{id:int}", service.Replace);
Func<int, Item> held = id => new Item(id, "");
app.MapGet("/held/{id:int}", held);
app.MapPatch("/typed/{id:int}",
  Results<Ok<Item>, NotFound, ValidationProblem> (int id) => id == 0 ? TypedResults.NotFound() : TypedResults.Ok(new Item(id, "")));
app.MapDelete("/nested/{id:int}", Results<NoContent, Results<NotFound, Conflict<Failure>>> (int id) => TypedResults.NoContent());
app.MapGet("/said", () => Results.Ok(new Item(1, ""))).Produces<Item>(200).Produces<Failure>(409)
  .ProducesProblem(404).ProducesValidationProblem()
  .WithName("FetchSaid").WithTags("Said").WithSummary("One").WithDescription("More").RequireAuthorization();
app.MapPost("/accepts", (HttpRequest request) => Results.Accepted()).Accepts<Item>("application/json").Produces(202).AllowAnonymous();
var group = app.MapGroup("/grouped").WithTags("Grouped").WithSummary("All").RequireAuthorization();
group.WithDescription("Of the group").ProducesProblem(500).ProducesValidationProblem(422);
group.MapGet("/a", () => new Item(1, "")).AllowAnonymous();
group.MapGroup("/inner").WithTags("Inner").MapPost("/b", (Item item) => TypedResults.Created("/x", item)).WithName("MakeInner");
new ItemEndpoints().Map(app);
app.Run();
static Item Local(Guid id, [FromHeader(Name = "x-trace")] string trace) => new(1, trace);
public record Item(int Id, string Name);
public record Failure(string Reason);
public static class Handlers {
  public static IResult Create(Item item) =>
    item.Id == 0 ? Results.Conflict(new Failure("no")) : Results.Created($"/items/{item.Id}", item);
}
public class Service(string prefix) { public Ok<Item> Replace(int id, Item item) => TypedResults.Ok(item with { Id = id, Name = prefix }); }
public interface IEndpoints { void Map(IEndpointRouteBuilder routes); }
public class ItemEndpoints : IEndpoints {
  public void Map(IEndpointRouteBuilder routes) { routes.MapGroup("/items").MapGet("/{id:int}", One); }
  private Item One(int id) => new(id, "");
}
