// A result class whose code leaves the answer to others is announced.
// announced: 1
using System.Reflection;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Http.Metadata;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/far", Results<Ok<Todo>, Far> (int id) => id == 1 ? TypedResults.Ok(new Todo("a")) : new Far(TypedResults.NoContent()));
app.Run();
public record Todo(string Title);
public class Far(IResult inner) : IResult, IEndpointMetadataProvider
{
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        builder.Metadata.Add(new ProducesResponseTypeMetadata(418, typeof(Todo), ["application/json"]));
    public Task ExecuteAsync(HttpContext context) =>
        ((Func<HttpContext, Task>)Delegate.CreateDelegate(typeof(Func<HttpContext, Task>), inner, "ExecuteAsync"))(context);
}
