// Result classes of the project say what they answer in their constructors or in the code that writes it.
using System.Reflection;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/said", Results<Ok<Todo>, SaidTeapot> (int id) => id == 1 ? TypedResults.Ok(new Todo("a")) : new SaidTeapot());
app.MapGet("/m/alone", SaidTeapot () => new SaidTeapot());
app.Run();
public record Todo(string Title);
public record Steam(int Degrees);
public class SaidTeapot : IResult, IEndpointMetadataProvider
{
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        builder.Metadata.Add(new ProducesResponseTypeMetadata(418, typeof(Steam), ["application/json"]));
    public Task ExecuteAsync(HttpContext context)
    {
        context.Response.StatusCode = 418;
        return context.Response.WriteAsJsonAsync(new Steam(3));
    }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("said")]
    public Results<Ok<Todo>, SaidTeapot> Said(int id) => id == 1 ? TypedResults.Ok(new Todo("a")) : new SaidTeapot();
}
