using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace Tenon;

/// <summary>
/// What a converter reads through another one. An exception of it has a path that begins there; without one, System.Text.Json fills in the
/// place in the whole, and the path inside stays with the inner exception.
/// </summary>
internal static class InnerJson
{
    public static T? Read<T>(ref Utf8JsonReader reader, JsonTypeInfo<T> type)
    {
        try
        {
            return JsonSerializer.Deserialize(ref reader, type);
        }
        catch (JsonException refused)
        {
            throw Outer(refused);
        }
    }

    public static object? Read(JsonElement json, JsonTypeInfo type)
    {
        try
        {
            return json.Deserialize(type);
        }
        catch (JsonException refused)
        {
            throw Outer(refused);
        }
    }

    /// <summary>A member that an object lacks, or that cannot be read; thrown where the object itself is read.</summary>
    public static JsonException At(string member, string message) =>
        Outer(new JsonException(message, $"$['{member}']", lineNumber: null, bytePositionInLine: null));

    /// <summary>The place in the whole: <c>$.pet</c> and <c>$.lives</c> are <c>$.pet.lives</c>.</summary>
    public static string PathOf(JsonException refused)
    {
        var path = refused.Path ?? "$";
        for (var inner = refused.InnerException as JsonException; inner?.Path is { } rest; inner = inner.InnerException as JsonException)
        {
            path += rest[1..];
        }

        return path;
    }

    private static JsonException Outer(JsonException inner) => new(inner.Message.Split(" Path: ")[0], inner);
}
