using System.Buffers;

namespace Tenon.LocalFunctions;

/// <summary>What may be a prefix: segments with single slashes between them, or nothing.</summary>
internal static class RoutePrefix
{
    private static readonly SearchValues<char> Refused = SearchValues.Create("{}?#\\");

    public static void Check(string prefix, string source)
    {
        var problem = Problem(prefix);
        if (problem is not null)
        {
            throw new HostStartException(
                $"The route prefix '{prefix}' of {source} cannot be used: {problem}. Write segments with single slashes between them, "
                + "such as "
                + "'public/v1', or the empty string for none.");
        }
    }

    private static string? Problem(string prefix) =>
        prefix.Length == 0 ? null
        : prefix.Any(char.IsWhiteSpace) ? "it holds white space"
        : prefix.StartsWith('/') ? "it begins with a slash"
        : prefix.EndsWith('/') ? "it ends with a slash"
        : prefix.Contains("//", StringComparison.Ordinal) ? "it has an empty segment"
        : prefix.AsSpan().IndexOfAny(Refused) is >= 0 and var at ? $"it holds {prefix[at]}"
        : null;
}
