using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon.LocalFunctions;

/// <summary>From a trigger's route to what is served.</summary>
internal static class TriggerRoute
{
    private static readonly string[] Reserved = ["admin", "runtime"];

    public static RoutePattern Resolve(string function, string? written, string prefix)
    {
        if (written is not null && string.IsNullOrWhiteSpace(written))
        {
            throw new HostStartException(
                $"The trigger route of function '{function}' is empty. The real host serves the function's name then, its worker serves an "
                + "empty route, and every request is a 500. Leave Route out to serve the name, or write a route.");
        }

        var route = written ?? function;
        if (route.StartsWith('/'))
        {
            throw new HostStartException(
                $"The trigger route '{route}' of function '{function}' begins with a slash. Routes of triggers are relative to the prefix: "
                + $"write '{route.TrimStart('/')}'.");
        }

        if (route.StartsWith('~'))
        {
            throw new HostStartException(
                $"The trigger route '{route}' of function '{function}' begins with a tilde, which the host serves as text below its "
                + "prefix. Write the route relative to the prefix.");
        }

        // The host compares the beginning of the text, not the segment: "administrators" is taken as well.
        if (Reserved.FirstOrDefault(word => route.StartsWith(word, StringComparison.OrdinalIgnoreCase)) is { } word)
        {
            throw new HostStartException(
                $"The trigger route '{route}' of function '{function}' begins with '{word}', which the host keeps for itself. Choose "
                + "another first segment.");
        }

        if (Reserved.Contains(prefix.Split('/')[0], StringComparer.OrdinalIgnoreCase))
        {
            throw new HostStartException(
                $"The route prefix '{prefix}' begins with '{prefix.Split('/')[0]}', which the host keeps for itself. Choose another first "
                + "segment.");
        }

        try
        {
            return RoutePatternFactory.Parse(prefix.Length == 0 ? route : $"{prefix}/{route}");
        }
        catch (RoutePatternException error)
        {
            throw new HostStartException($"The trigger route '{route}' of function '{function}' is not a route template: {error.Message}");
        }
    }
}
