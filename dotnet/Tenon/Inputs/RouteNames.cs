using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon;

/// <summary>The parameters of a route as it spells them: the framework compares their names without case.</summary>
internal sealed class RouteNames(string route)
{
    private readonly List<string> names = [.. RoutePatternFactory.Parse(route).Parameters.Select(parameter => parameter.Name)];

    /// <summary>Null where there is none, or several.</summary>
    public string? Only => names.Count == 1 ? names[0] : null;

    public string? Find(string name) => names.Find(one => one.Equals(name, StringComparison.OrdinalIgnoreCase));
}
