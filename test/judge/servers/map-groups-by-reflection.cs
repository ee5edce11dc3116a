// Groups of routes that reflection finds and calls: the prefix is not in sight, and said so.
// announced: 3
using System.Reflection;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/own", () => 1);
app.MapEndpointGroups(typeof(IEndpointGroup).Assembly);
app.Run();

public interface IEndpointGroup
{
    static abstract void Map(RouteGroupBuilder group);
}

public class TodoItems : IEndpointGroup
{
    public static void Map(RouteGroupBuilder group)
    {
        group.MapGet("{id}", (int id) => id);
        group.MapCreate(Create);
    }

    public static int Create(string name) => name.Length;
}

public class TodoLists : IEndpointGroup
{
    public static void Map(RouteGroupBuilder group) => group.MapGet("", () => "lists");
}

public static class Extensions
{
    public static RouteHandlerBuilder MapCreate(this IEndpointRouteBuilder builder, Delegate handler, string pattern = "") =>
        builder.MapPost(pattern, handler);

    public static void MapEndpointGroups(this WebApplication app, Assembly assembly)
    {
        var types = assembly.GetTypes().Where(type => type.IsAssignableTo(typeof(IEndpointGroup)) && !type.IsInterface);
        foreach (var type in types)
        {
            var group = app.MapGroup($"/api/{type.Name}");
            type.GetMethod(nameof(IEndpointGroup.Map))!.Invoke(null, [group]);
        }
    }
}
