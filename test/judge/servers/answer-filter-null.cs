// A filter that answers where the handler has nothing to say.
var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
var found = app.MapGroup("/found").AddEndpointFilter(async (context, next) =>
{
    var result = await next(context);
    return result is null ? TypedResults.NotFound() : result;
});
found.MapGet("/{id}", (int id) => id % 2 == 0 ? new Thing(id, null) : null);
found.MapPost("/", (Thing thing) => thing.Name is null ? null : thing);
app.MapGet("/class/{id}", (int id) => id % 2 == 0 ? new Thing(id, null) : null).AddEndpointFilter<NullFilter>();
app.MapGet("/same/{id}", (int id) => id % 2 == 0 ? new Thing(id, null) : null)
    .AddEndpointFilter(async (context, next) => await next(context));
app.Run();
public record Thing(int Id, string? Name);
public sealed class NullFilter : IEndpointFilter
{
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next) =>
        await next(context) ?? Results.Json(new { code = "missing" }, statusCode: 410);
}
