// Groups of routes that reflection chooses by more than their interface.
using System.Reflection;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/own", () => 1);
foreach (var type in Assembly.GetExecutingAssembly().GetTypes().Where(type => type.GetInterfaces().Length > 0 && type.Name.EndsWith('s')))
{
    var group = app.MapGroup($"/api/{type.Name}");
    type.GetMethod(nameof(IEndpointGroup.Map))!.Invoke(null, new object[] { group });
}
app.Run();

public interface IEndpointGroup
{
    static abstract void Map(RouteGroupBuilder group);
}

public class Items : IEndpointGroup
{
    public static void Map(RouteGroupBuilder group) => group.MapGet("{id}", (int id) => id);
}

public class Other : IEndpointGroup
{
    public static void Map(RouteGroupBuilder group) => group.MapGet("", () => "not chosen");
}
