// Groups of routes that reflection finds and calls, below the name of their class or what a static property of it says.
using System.Reflection;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/own", () => 1);
app.MapEndpointGroups(typeof(IEndpointGroup).Assembly);
app.Run();

public interface IEndpointGroup
{
    static virtual string? Prefix => null;
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
    public static string? Prefix => "/lists/{owner}";
    public static void Map(RouteGroupBuilder group) => group.MapGet("", () => "lists");
}

internal class Inner : IEndpointGroup
{
    public static void Map(RouteGroupBuilder group) => group.MapGet("inner", () => "not exported");
}

public static class Extensions
{
    public static RouteHandlerBuilder MapCreate(this IEndpointRouteBuilder builder, Delegate handler, string pattern = "") =>
        builder.MapPost(pattern, handler).WithName(handler.Method.Name);

    public static void MapEndpointGroups(this WebApplication app, Assembly assembly)
    {
        var types = assembly.GetExportedTypes()
            .Where(type => type is { IsAbstract: false, IsInterface: false } && type.IsAssignableTo(typeof(IEndpointGroup)));
        foreach (var type in types)
        {
            var name = type.Name;
            var prefix = type.GetProperty(nameof(IEndpointGroup.Prefix))?.GetValue(null) as string ?? $"/api/{name}";
            var group = app.MapGroup(prefix).WithTags(name);
            type.GetMethod(nameof(IEndpointGroup.Map))!.Invoke(null, [group]);
        }
    }
}
