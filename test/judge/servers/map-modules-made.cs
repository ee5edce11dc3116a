// Modules behind an interface, of which it is written which are made: in a list, as type arguments, as arguments, in locals.
var app = WebApplication.CreateBuilder(args).Build();
var api = app.MapGroup("/api");
IListed[] all = [new Users(), new Orders()];
foreach (var module in all) module.Map(api);
foreach (var module in More.Modules) module.Map(app);
app.MapModule<Alpha>();
app.MapGroup("/g").MapModule<Beta>();
app.MapOne(new First());
app.MapGroup("/h").MapOne(new Second());
IGiven third = new Third();
third.Map(app);
((IGiven)new Fourth()).Map(app.MapGroup("/i"));
app.Run();
public interface IListed { void Map(IEndpointRouteBuilder app); }
public class Users : IListed { public void Map(IEndpointRouteBuilder app) => app.MapGet("/users", () => 1); }
public class Orders : IListed { public void Map(IEndpointRouteBuilder app) => app.MapGet("/orders", () => 1); }
public class Invoices : IListed { public void Map(IEndpointRouteBuilder app) => app.MapGet("/invoices", () => 1); }
public class Old : IListed { public void Map(IEndpointRouteBuilder app) => app.MapGet("/old", () => 1); }
public static class More { public static readonly IListed[] Modules = { new Invoices() }; }
public interface IModule { void Map(IEndpointRouteBuilder app); }
public class Alpha : IModule { public void Map(IEndpointRouteBuilder app) => app.MapGet("/alpha", () => 1); }
public class Beta : IModule { public void Map(IEndpointRouteBuilder app) => app.MapGet("/beta", () => 1); }
public class Gamma : IModule { public void Map(IEndpointRouteBuilder app) => app.MapGet("/gamma", () => 1); }
public interface IGiven { void Map(IEndpointRouteBuilder app); }
public class First : IGiven { public void Map(IEndpointRouteBuilder app) => app.MapGet("/first", () => 1); }
public class Second : IGiven { public void Map(IEndpointRouteBuilder app) => app.MapGet("/second", () => 1); }
public class Third : IGiven { public void Map(IEndpointRouteBuilder app) => app.MapGet("/third", () => 1); }
public class Fourth : IGiven { public void Map(IEndpointRouteBuilder app) => app.MapGet("/fourth", () => 1); }
public class Fifth : IGiven { public void Map(IEndpointRouteBuilder app) => app.MapGet("/fifth", () => 1); }
public static class Mapping
{
    public static void MapOne(this IEndpointRouteBuilder app, IGiven module) => module.Map(app);
    public static IEndpointRouteBuilder MapModule<T>(this IEndpointRouteBuilder app) where T : IModule, new()
    {
        new T().Map(app);
        return app;
    }
}
