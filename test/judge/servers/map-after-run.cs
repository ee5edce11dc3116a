// What is mapped after Run() is not served: it waits until the server is shut down. Local functions below it are called before.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/before", () => 1);
MapLocal();
MapBelow(app.MapGroup("/group"));
if (args.Contains("--migrate"))
{
    Console.WriteLine("migrated");
    return;
}
app.Run();
app.MapGet("/after", () => 1);
app.MapGroup("/late").MapPost("/things", (Thing thing) => thing);
app.MapThings();
MapLate();
MapLateToo(app);

void MapLocal() => app.MapGet("/local", () => 1);
static void MapBelow(IEndpointRouteBuilder routes) => routes.MapGet("/below", () => 1);
void MapLate() => app.MapGet("/local-late", () => 1);
static void MapLateToo(IEndpointRouteBuilder routes) => routes.MapGet("/late-too", () => 1);

public record Thing(string Name);
public static class ThingRoutes
{
    public static void MapThings(this IEndpointRouteBuilder routes) => routes.MapGet("/things", () => new Thing("a"));
}
