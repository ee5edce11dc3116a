using System.Text.Json;

namespace Tenon.LocalFunctions;

/// <summary><c>host.json</c>, with comments and trailing commas as the host allows them.</summary>
internal static class HostJson
{
    private static readonly JsonDocumentOptions Lenient = new() { AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip };

    /// <summary>The prefix, or null where the file or the setting is missing.</summary>
    public static string? ReadRoutePrefix(string file)
    {
        if (!File.Exists(file))
        {
            return null;
        }

        try
        {
            using var document = JsonDocument.Parse(File.ReadAllText(file), Lenient);
            return RoutePrefixOf(document.RootElement, file);
        }
        catch (JsonException error)
        {
            throw new HostStartException($"{file} is not JSON: {error.Message}");
        }
    }

    private static string? RoutePrefixOf(JsonElement root, string file)
    {
        RequireObject(root, "The file", file);

        // The host does without a version; tenon --check asks for it.
        if (root.TryGetProperty("version", out var version) && (version.ValueKind != JsonValueKind.String || version.GetString() != "2.0"))
        {
            throw new HostStartException($"{file}: \"version\" is {version.GetRawText()}, but the host knows \"2.0\" only.");
        }

        var section = root;
        foreach (var name in new[] { "extensions", "http" })
        {
            if (Member(section, name) is not { } next)
            {
                return null;
            }

            RequireObject(next, $"\"{name}\"", file);
            section = next;
        }

        if (Member(section, "routePrefix") is not { } setting)
        {
            return null;
        }

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

    /// <summary>Configuration keys do not look at case, and the last of two equal ones counts.</summary>
    private static JsonElement? Member(JsonElement section, string name) => section.EnumerateObject()
        .Where(property => property.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
        .Select(property => (JsonElement?)property.Value)
        .LastOrDefault();

    private static void RequireObject(JsonElement element, string what, string file)
    {
        if (element.ValueKind != JsonValueKind.Object)
        {
            throw new HostStartException($"{file}: {what} must be an object, but is {element.ValueKind.ToString().ToLowerInvariant()}.");
        }
    }
}
