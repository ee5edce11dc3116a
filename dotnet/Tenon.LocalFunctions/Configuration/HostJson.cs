using System.Text.Json;

namespace Tenon.LocalFunctions;

/// <summary><c>host.json</c>, with comments and trailing commas as the host allows them.</summary>
internal static class HostJson
{
    private static readonly JsonDocumentOptions Lenient = new() { AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip };

    /// <summary>The prefix as each of them finds it, or null where the file or the setting is missing.</summary>
    public static (string? InHost, string? InWorker) ReadRoutePrefix(string file)
    {
        if (!File.Exists(file))
        {
            return (null, null);
        }

        try
        {
            using var document = JsonDocument.Parse(File.ReadAllText(file), Lenient);
            return RoutePrefixesOf(document.RootElement, file);
        }
        catch (JsonException error)
        {
            throw new HostStartException($"{file} is not JSON: {error.Message}");
        }
    }

    private static (string? InHost, string? InWorker) RoutePrefixesOf(JsonElement root, string file)
    {
        RequireObject(root, "The file", file);

        // The host does without a version; tenon --check asks for it.
        if (root.TryGetProperty("version", out var version) && (version.ValueKind != JsonValueKind.String || version.GetString() != "2.0"))
        {
            throw new HostStartException($"{file}: \"version\" is {version.GetRawText()}, but the host knows \"2.0\" only.");
        }

        var settings = SettingsAt(root, "extensions:http:routePrefix", true, file).ToList();
        return (settings.LastOrDefault().Prefix, settings.LastOrDefault(setting => setting.IsNested).Prefix);
    }

    /// <summary>
    /// The host joins keys, so that <c>a:b</c> is <c>b</c> in <c>a</c>, without regard to case; its worker only knows objects in
    /// objects. The last of two equal keys counts, and null is nothing.
    /// </summary>
    private static IEnumerable<(string Prefix, bool IsNested)> SettingsAt(JsonElement section, string path, bool isNested, string file)
    {
        foreach (var property in section.EnumerateObject())
        {
            if (property.Name.Equals(path, StringComparison.OrdinalIgnoreCase))
            {
                yield return (PrefixOf(property.Value, file), isNested && !path.Contains(':', StringComparison.Ordinal));
            }
            else if (path.StartsWith($"{property.Name}:", StringComparison.OrdinalIgnoreCase)
                && property.Value.ValueKind != JsonValueKind.Null)
            {
                RequireObject(property.Value, $"\"{property.Name}\"", file);
                var stillNested = isNested && !property.Name.Contains(':', StringComparison.Ordinal);
                foreach (var setting in SettingsAt(property.Value, path[(property.Name.Length + 1)..], stillNested, file))
                {
                    yield return setting;
                }
            }
        }
    }

    private static string PrefixOf(JsonElement setting, string file)
    {
        if (setting.ValueKind != JsonValueKind.String)
        {
            throw new HostStartException($"{file}: \"routePrefix\" is {setting.GetRawText()}, but must be a string.");
        }

        // The real host trims one leading slash of the file's prefix, and does not start with a trailing one.
        var written = setting.GetString()!;
        var prefix = written.StartsWith('/') ? written[1..] : written;
        RoutePrefix.Check(prefix, file);
        return prefix;
    }

    private static void RequireObject(JsonElement element, string what, string file)
    {
        if (element.ValueKind != JsonValueKind.Object)
        {
            throw new HostStartException($"{file}: {what} must be an object, but is {element.ValueKind.ToString().ToLowerInvariant()}.");
        }
    }
}
