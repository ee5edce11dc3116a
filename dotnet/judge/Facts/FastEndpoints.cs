using System.Reflection;
using System.Text.Json;

namespace Tenon.Judge.Facts;

/// <summary>What is asked of the library FastEndpoints, which the judge knows by name only.</summary>
internal static class FastEndpoints
{
    /// <summary>Where the members of a request are bound from is a rule of the library, not of the framework.</summary>
    public const string Source = "FastEndpoints";

    public static object? DefinitionOf(IEnumerable<object> metadata) =>
        metadata.FirstOrDefault(one => one.GetType().FullName == "FastEndpoints.EndpointDefinition");

    /// <summary>The settings that read its requests and write its answers: a copy of those of minimal APIs, changed.</summary>
    public static JsonSerializerOptions? OptionsOf(object definition)
    {
        var field = definition.GetType().Assembly.GetType("FastEndpoints.Config")
            ?.GetField("SerOpts", BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic);
        var serializer = field?.GetValue(null);
        return serializer?.GetType().GetProperty("Options")?.GetValue(serializer) as JsonSerializerOptions;
    }
}
