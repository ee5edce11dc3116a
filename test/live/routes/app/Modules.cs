using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Routing;
using Tenon;

namespace Awkward;

/// <summary>Modules that are mapped through an interface.</summary>
public interface IModule
{
    void Map(IEndpointRouteBuilder routes);
}

public sealed class FirstModule : IModule
{
    public void Map(IEndpointRouteBuilder app) => app.MapGet("first", () => 1);
}

public sealed class SecondModule : IModule
{
    public void Map(IEndpointRouteBuilder app)
    {
        Inner();

        void Inner() => app.MapPost("second", () => 1);
    }
}

/// <summary>Endpoints that are mapped by their type.</summary>
public interface IStaticEndpoint
{
    static abstract void Map(IEndpointRouteBuilder routes);
}

public sealed class Here : IStaticEndpoint
{
    public static void Map(IEndpointRouteBuilder routes) => routes.MapGet("typed", () => 1);
}

public sealed class There : IStaticEndpoint
{
    public static void Map(IEndpointRouteBuilder routes) => routes.MapDelete("typed", () => 1);
}

public static class Modules
{
    public static void MapModules(this WebApplication app, RouteGroupBuilder? group = null)
    {
        IEndpointRouteBuilder builder = group is null ? app : group;
        IModule[] modules = [new FirstModule(), new SecondModule()];
        foreach (var module in modules)
        {
            module.Map(builder);
        }
    }

    public static IEndpointRouteBuilder MapEndpoint<T>(this IEndpointRouteBuilder routes)
        where T : IStaticEndpoint
    {
        T.Map(routes);
        return routes;
    }

    public static RouteGroupBuilder Version(this IEndpointRouteBuilder routes, int number) => routes.MapGroup($"/version{number}")
        .WithTags("versions");

    public static void MapCrud(this IEndpointRouteBuilder routes, string name, string suffix = "usual")
    {
        routes.MapGet($"{name}/{suffix}", () => 1);
        routes.MapPut(name + "/{id}", (int id) => id);
    }

    public static void MapOperation(this IEndpointRouteBuilder routes, Operation operation)
        => routes.MapContract(operation, () => operation.Bind().Success().ToResult());
}

[AttributeUsage(AttributeTargets.Method)]
public sealed class SearchAttribute(string path) : Attribute, IActionHttpMethodProvider, IRouteTemplateProvider
{
    public IEnumerable<string> HttpMethods => ["SEARCH"];

    public string? Template => "find/" + path;

    public int? Order => null;

    public string? Name => null;
}

[AttributeUsage(AttributeTargets.Class)]
public sealed class ChainedAttribute : RouteAttribute
{
    public ChainedAttribute()
        : this("chained")
    {
    }

    public ChainedAttribute(string path)
        : base($"by-chain/{path}")
    {
    }
}

[Chained]
public class ChainedController : ControllerBase
{
    [Search("it")]
    public int Find() => 0;

    [HttpGet("")]
    public int All() => 0;
}
