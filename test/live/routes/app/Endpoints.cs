using Tenon;

namespace Awkward;

public static class Paths
{
    private const string Base = "/things";

    public const string Things = Base + "/all";
}

public sealed record Thing(int Id);

public sealed record ThingKey(int Id);

[Contract]
public static class ThingsContract
{
    public static readonly Operation Ping = Define.Post("/ping");

    public static readonly Operation Pong = Define.Delete("/pong");

    public static readonly Operation<ThingKey, Thing> Get = Define.Get<ThingKey, Thing>("/contract/things/{id:int}");
}

public static class Handlers
{
    public static string Delete(string id) => id;

    public static RouteGroupBuilder MapThings(this IEndpointRouteBuilder routes)
    {
        var things = routes.MapGroup("helper").WithTags("helper");
        things.MapGet("{id}", (int id) => id);
        things.MapInner();
        return things;
    }

    public static void MapMore(IEndpointRouteBuilder builder)
    {
        builder.MapGet("more", () => 1);
        MapInner(builder.MapGroup("/inner/"));
    }

    private static void MapInner(this IEndpointRouteBuilder routes) => routes.MapPost("/inner", () => 1);
}
