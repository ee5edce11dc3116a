// A generic extension under the framework's own name, which hands the route on.
var app = WebApplication.CreateBuilder(args).Build();
app.MapPut<Person>("/people/{id}", (int id, Person person) => TypedResults.NoContent());
app.MapGroup("/admin").MapPut<Person>("/people", (Person person) => TypedResults.Ok(person));
app.Run();
public record Person(string Name);
public static class Extensions {
  public static RouteHandlerBuilder MapPut<T>(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler) =>
    endpoints.MapPut(pattern, handler).AddEndpointFilter(async (context, next) => await next(context));
}
