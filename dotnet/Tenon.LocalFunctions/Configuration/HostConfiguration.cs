namespace Tenon.LocalFunctions;

/// <summary>The route prefix: from the environment, else from <c>host.json</c>, else <c>api</c>.</summary>
internal static class HostConfiguration
{
    /// <summary>Both hosts' names for the setting; .NET reads <c>__</c> for <c>:</c> and does not look at case.</summary>
    private static readonly HashSet<string> Variables = new(
        from host in new[] { "ServiceJobHost", "AzureFunctionsJobHost" }
        from separator in new[] { "__", ":" }
        select string.Join(separator, host, "extensions", "http", "routePrefix"),
        StringComparer.OrdinalIgnoreCase);

    public static string ReadRoutePrefix(string folder, IReadOnlyDictionary<string, string?> variables)
    {
        // Read even where the environment decides: a broken file stops the host all the same.
        var fromFile = HostJson.ReadRoutePrefix(Path.Combine(folder, "host.json"));
        return FromEnvironment(variables) ?? fromFile ?? "api";
    }

    private static string? FromEnvironment(IReadOnlyDictionary<string, string?> variables)
    {
        var set = variables.Where(variable => variable.Value is not null && Variables.Contains(variable.Key)).OrderBy(variable => variable.Key, StringComparer.Ordinal).ToList();
        if (set is [])
        {
            return null;
        }

        foreach (var (name, prefix) in set)
        {
            if (prefix != set[0].Value)
            {
                throw new HostStartException($"{set[0].Key} is '{set[0].Value}', but {name} is '{prefix}'. Set one of them, or both alike.");
            }

            RoutePrefix.Check(prefix!, name);
        }

        return set[0].Value;
    }
}
