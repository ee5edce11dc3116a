// What stands behind a return or a throw that always happens is not served, nor what a constant condition leaves out.
var app = WebApplication.CreateBuilder(args).Build();
MapAll(app);
switch (args.Length)
{
    case > 100:
        return;
    default:
        app.MapGet("/default", () => 1);
        break;
}
try
{
    MapSome(app, args.Length > 100);
    Throws(app);
}
catch (InvalidOperationException)
{
    app.MapGet("/caught", () => 1);
}
if (Features.Old) app.MapGet("/old", () => 1);
else app.MapGet("/new", () => 1);
if (!Features.Old)
{
    app.Run();
    return;
}
app.MapGet("/last", () => 1);

static void MapAll(IEndpointRouteBuilder routes)
{
    routes.MapGet("/a", () => 1);
    goto on;
    routes.MapGet("/b", () => 1);
on:
    routes.MapGet("/c", () => 1);
    foreach (var name in new[] { "x" })
    {
        routes.MapGet("/d", () => name);
        continue;
        routes.MapGet("/e", () => name);
    }
    lock (routes)
    {
        if (routes is null) throw new ArgumentNullException();
        else return;
    }
    routes.MapGet("/f", () => 1);
}
static void MapSome(IEndpointRouteBuilder routes, bool isOff)
{
    if (isOff) return;
    routes.MapGet("/g", () => 1);
    if (isOff) Environment.Exit(1);
    routes.MapGet("/h", () => 1);
}
static void Throws(IEndpointRouteBuilder routes)
{
    throw new InvalidOperationException();
    routes.MapGet("/i", () => 1);
}
static class Features
{
    public const bool Old = false;
}
