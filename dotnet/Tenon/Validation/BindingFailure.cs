using System.Text.Json;
using System.Text.RegularExpressions;

namespace Tenon;

/// <summary>Says in the names of the wire what the framework could not bind. It tells by its message alone.</summary>
internal static partial class BindingFailure
{
    public static void Explain(Exception refused, IReadOnlyDictionary<string, string> names, Problems problems)
    {
        if (refused.InnerException is JsonException json)
        {
            Explain(json, problems);
            return;
        }

        var name = Parameter().Match(refused.Message) is { Success: true } match ? match.Groups[1].Value : string.Empty;
        problems.Add(names.TryGetValue(name, out var wire) ? wire : name, refused.Message);
    }

    /// <summary>What System.Text.Json could not read.</summary>
    public static void Explain(JsonException refused, Problems problems, string place = "") =>
        Explain(InnerJson.PathOf(refused), refused.Message, problems, place);

    /// <summary>The same, by its own path.</summary>
    public static void Explain(string jsonPath, string message, Problems problems, string place = "")
    {
        var path = Problems.Join(place, PathOf(jsonPath));
        var missing = Missing(message);
        foreach (var name in missing)
        {
            problems.AddMissing(Problems.Join(path, name));
        }

        if (missing.Count == 0)
        {
            problems.Add(path, message);
        }
    }

    /// <summary>A path of System.Text.Json, <c>$.items[0]['a b']</c>, as the other problems have it: <c>items[0].a b</c>.</summary>
    private static string PathOf(string path) => Quoted().Replace(path, ".$1").TrimStart('$').TrimStart('.');

    /// <summary>The keys that an object lacks: System.Text.Json names them at the end of its message.</summary>
    private static List<string> Missing(string message) => MissingKeys().Match(message) is { Success: true } match
        ? [.. Names().Matches(match.Groups[1].Value).Select(name => name.Groups[1].Value)]
        : [];

    [GeneratedRegex("parameter \"(?:[^\"]* )?([^\" ]+)\"")]
    private static partial Regex Parameter();

    [GeneratedRegex(@"\['(.*?)'\]")]
    private static partial Regex Quoted();

    [GeneratedRegex(@"missing required properties(?: including)?:?(.*?)(?: Path: |$)", RegexOptions.Singleline)]
    private static partial Regex MissingKeys();

    [GeneratedRegex("'([^']+)'")]
    private static partial Regex Names();
}
