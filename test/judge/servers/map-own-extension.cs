// An extension of its own with the pattern in another place.
var app = WebApplication.CreateBuilder(args).Build();
var group = app.MapGroup("/api/todos");
Todos.Map(group);
app.Run();
public static class Ext {
    public static RouteHandlerBuilder MapGet(this IEndpointRouteBuilder builder, Delegate handler, string pattern = "")
        => builder.MapGet(pattern, handler).WithName(handler.Method.Name);
}
public static class Todos {
    public static void Map(RouteGroupBuilder group) { group.MapGet(List); group.MapGet(One, "{id}"); }
    static string List() => "x";
    static string One(int id) => "y";
}
