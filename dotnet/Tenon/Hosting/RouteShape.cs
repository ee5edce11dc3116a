using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon;

/// <summary>
/// Compares routes as the coverage check does: literals and parameter names without regard to case; constraints and
/// defaults are not compared.
/// </summary>
internal static class RouteShape
{
    public static bool AreSame(RoutePattern one, RoutePattern other) =>
        string.Equals(TextOf(one), TextOf(other), StringComparison.OrdinalIgnoreCase);

    public static string TextOf(RoutePattern pattern) => "/" + string.Join('/', pattern.PathSegments.Select(TextOf));

    private static string TextOf(RoutePatternPathSegment segment) => string.Concat(segment.Parts.Select(part => part switch
    {
        RoutePatternLiteralPart literal => literal.Content,
        RoutePatternSeparatorPart separator => separator.Content,
        RoutePatternParameterPart { IsCatchAll: true } parameter => $"{{*{parameter.Name}}}",
        RoutePatternParameterPart parameter => $"{{{parameter.Name}}}",
        _ => string.Empty,
    }));
}
