namespace Acme.Widgets;

public static class Widgets
{
    public static void MapWidgets(IEndpointRouteBuilder builder) => builder.MapGet("/widgets", () => "ok");
}
