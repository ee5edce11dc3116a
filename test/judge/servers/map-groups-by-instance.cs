// Groups of routes below the name of the class of an object that is handed to a helper.
using System.Reflection;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGroups();
app.Run();

public abstract class GroupBase
{
    public abstract void Map(WebApplication app);
}

public class TodoItems : GroupBase
{
    public override void Map(WebApplication app) => app.MapGroup(this).MapGet("{id}", (int id) => id);
}

public class TodoLists : GroupBase
{
    public override void Map(WebApplication app)
    {
        var group = app.MapGroup(this);
        group.MapGet("", () => "lists");
        app.MapGet($"/{GetType().Name}/{this.GetType().Name.ToLowerInvariant()}", () => 1);
        app.MapGet("/" + typeof(TodoItems).Name + "/{id}/" + nameof(TodoLists), (int id) => id);
    }
}

public static class Extensions
{
    public static RouteGroupBuilder MapGroup(this WebApplication app, GroupBase group)
    {
        var name = group.GetType().Name;
        return app.MapGroup($"/api/{name}").WithTags(name);
    }

    public static void MapGroups(this WebApplication app)
    {
        var types = Assembly.GetExecutingAssembly().GetExportedTypes().Where(type => type.IsSubclassOf(typeof(GroupBase)));
        foreach (var type in types)
            if (Activator.CreateInstance(type) is GroupBase instance) instance.Map(app);
    }
}
