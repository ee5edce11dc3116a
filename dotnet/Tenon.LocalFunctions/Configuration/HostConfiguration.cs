namespace Tenon.LocalFunctions;

/// <summary>The route prefix: from the environment, else from <c>host.json</c>, else <c>api</c>.</summary>
/// <param name="HostPrefix">What requests are routed by.</param>
/// <param name="WorkerPrefix">What the worker has put before its routes.</param>
internal sealed record HostConfiguration(string HostPrefix, string WorkerPrefix)
{
    private const string DefaultPrefix = "api";

    /// <summary>The name that overrides the file altogether.</summary>
    private const string WholeHost = "ServiceJobHost";

    /// <summary>The name that the real host knows, while its worker reads <c>host.json</c> alone.</summary>
    private const string HostAlone = "AzureFunctionsJobHost";

    /// <summary>Whether a request that the host routes to a function arrives there.</summary>
    public bool IsAligned => string.Equals(HostPrefix, WorkerPrefix, StringComparison.OrdinalIgnoreCase);

    public static HostConfiguration Read(string folder, IReadOnlyDictionary<string, string?> variables)
    {
        // Read even where the environment decides: a broken file stops the host all the same.
        var file = HostJson.ReadRoutePrefix(Path.Combine(folder, "host.json"));
        var worker = file.InWorker ?? DefaultPrefix;
        var whole = Find(WholeHost, variables);
        var alone = Find(HostAlone, variables);
        if (whole is { } one && alone is { } other && one.Prefix != other.Prefix)
        {
            throw new HostStartException(
                $"{other.Name} is '{other.Prefix}', but {one.Name} is '{one.Prefix}'. Set one of them, or both alike.");
        }

        return whole is { Prefix: var both } ? new(both, both) : new(alone?.Prefix ?? file.InHost ?? DefaultPrefix, worker);
    }

    /// <summary>.NET reads each <c>__</c> for <c>:</c> and does not look at case.</summary>
    private static (string Name, string Prefix)? Find(string host, IReadOnlyDictionary<string, string?> variables)
    {
        var setting = $"{host}:extensions:http:routePrefix";
        var set = variables
            .Where(variable => variable.Value is not null
                && variable.Key.Replace("__", ":", StringComparison.Ordinal).Equals(setting, StringComparison.OrdinalIgnoreCase))
            .OrderBy(variable => variable.Key, StringComparer.Ordinal)
            .ToList();
        foreach (var (name, prefix) in set)
        {
            if (prefix != set[0].Value)
            {
                throw new HostStartException(
                    $"{set[0].Key} is '{set[0].Value}', but {name} is '{prefix}'. Set one of them, or both alike.");
            }

            RoutePrefix.Check(prefix!, name);
        }

        return set is [] ? null : (set[0].Key, set[0].Value!);
    }
}
