// Groups of routes below the name of the class of an object, which a derived class has too.
using System.Reflection;
var app = WebApplication.CreateBuilder(args).Build();
foreach (var type in Assembly.GetExecutingAssembly().GetExportedTypes().Where(type => type.IsSubclassOf(typeof(GroupBase))))
    ((GroupBase)Activator.CreateInstance(type)!).Map(app);
app.Run();

public abstract class GroupBase
{
    public abstract void Map(WebApplication app);
}

public class Items : GroupBase
{
    public override void Map(WebApplication app) => app.MapGroup(this).MapGet("{id}", (int id) => id);
}

public class MoreItems : Items;

public static class Extensions
{
    public static RouteGroupBuilder MapGroup(this WebApplication app, GroupBase group) => app.MapGroup("/api/" + group.GetType().Name);
}
