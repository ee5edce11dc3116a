using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon;

/// <summary>Compares routes as the coverage check does: without regard to case, constraints and defaults.</summary>
internal static class RouteShape
{
    /// <summary>The same literals and the same parameters, by name.</summary>
    public static bool AreSame(RoutePattern one, RoutePattern other) =>
        string.Equals(TextOf(one), TextOf(other), StringComparison.OrdinalIgnoreCase);

    /// <summary>The same requests reach both: the same literals, and parameters in the same places, whatever their names.</summary>
    public static bool MatchAlike(RoutePattern one, RoutePattern other) =>
        string.Equals(TextOf(one, _ => string.Empty), TextOf(other, _ => string.Empty), StringComparison.OrdinalIgnoreCase);

    /// <summary>The parameters that are named otherwise, in pairs. The routes match alike.</summary>
    public static IEnumerable<(string One, string Other)> RenamedParameters(RoutePattern one, RoutePattern other) =>
        one.Parameters.Zip(other.Parameters, (first, second) => (first.Name, second.Name))
            .Where(names => !string.Equals(names.Item1, names.Item2, StringComparison.OrdinalIgnoreCase));

    private static string TextOf(RoutePattern pattern) => TextOf(pattern, parameter => parameter.Name);

    private static string TextOf(RoutePattern pattern, Func<RoutePatternParameterPart, string> nameOf) =>
        "/" + string.Join('/', pattern.PathSegments.Select(segment => string.Concat(segment.Parts.Select(part => part switch
        {
            RoutePatternLiteralPart literal => literal.Content,
            RoutePatternSeparatorPart separator => separator.Content,
            RoutePatternParameterPart { IsCatchAll: true } parameter => $"{{*{nameOf(parameter)}}}",
            RoutePatternParameterPart parameter => $"{{{nameOf(parameter)}}}",
            _ => string.Empty,
        }))));
}
