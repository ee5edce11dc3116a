// Filters of minimal APIs answer besides the handler: they refuse requests and catch what is thrown.
using Microsoft.AspNetCore.Http.HttpResults;
var app = WebApplication.CreateBuilder(args).Build();
var group = app.MapGroup("/g").AddEndpointFilter<Catch>();
group.MapGet("/missing", Thing () => throw new KeyNotFoundException("it"));
group.MapGet("/found", () => TypedResults.Ok(new Thing(1)));
group.MapPost("/things", (Thing thing) => TypedResults.Created("/g/things/1", thing)).AddEndpointFilter(async (context, next) =>
{
    var thing = context.GetArgument<Thing>(0);
    if (thing.Id < 1000) return Results.ValidationProblem(new Dictionary<string, string[]> { ["id"] = ["too small"] });
    return await next(context);
});
app.MapGet("/keyed", () => new Thing(1)).AddEndpointFilter(Key);
app.MapGet("/plain", () => new Thing(1));
app.Run();
static async ValueTask<object?> Key(EndpointFilterInvocationContext context, EndpointFilterDelegate next) =>
    context.HttpContext.Request.Headers.ContainsKey("X-Key") ? await next(context) : TypedResults.Unauthorized();
public record Thing(int Id);
public record Failure(string Message);
public sealed class Catch : IEndpointFilter
{
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        try
        {
            return await next(context);
        }
        catch (KeyNotFoundException exception)
        {
            return TypedResults.NotFound(new Failure(exception.Message));
        }
    }
}
