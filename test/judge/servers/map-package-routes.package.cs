namespace Acme.Health;

public static class Extensions
{
    public static void MapAcme(this IEndpointRouteBuilder builder, string pattern) => builder.MapGet(pattern, () => "ok");
}
