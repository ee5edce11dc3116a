// A factory of filters makes what runs around the handler, which may answer something else.
// announced: 3
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/plain", () => 1).AddEndpointFilterFactory((factory, next) => next);
app.MapGet("/looked", () => 1).AddEndpointFilterFactory((factory, next) =>
{
    if (factory.MethodInfo.GetParameters().Length > 0) return next;
    return async context =>
    {
        var answer = await next(context);
        Console.Out.Flush();
        return answer;
    };
});
app.MapGet("/wrapped", () => 1).AddEndpointFilterFactory((factory, next) => async context => new Envelope(await next(context)));
app.MapGet("/block", () => 1).AddEndpointFilterFactory((factory, next) =>
{
    return async context =>
    {
        var answer = await next(context);
        return new Envelope(answer);
    };
});
var group = app.MapGroup("/group").AddEndpointFilterFactory(Wrap);
group.MapGet("/wrapped", () => 1);
app.Run();
static EndpointFilterDelegate Wrap(EndpointFilterFactoryContext factory, EndpointFilterDelegate next) =>
    async context => new Envelope(await next(context));
public record Envelope(object? Data);
