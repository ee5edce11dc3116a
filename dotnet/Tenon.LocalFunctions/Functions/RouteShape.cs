using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon.LocalFunctions;

/// <summary>
/// The host takes the first of two routes that both match, but its worker calls them ambiguous where neither is more specific: the
/// same literals, and parameters with the same constraints in the same places, whatever their names.
/// </summary>
internal static class RouteShape
{
    public static bool AreSame(RoutePattern one, RoutePattern other) =>
        string.Equals(TextOf(one), TextOf(other), StringComparison.OrdinalIgnoreCase);

    private static string TextOf(RoutePattern pattern) =>
        string.Join('/', pattern.PathSegments.Select(segment => string.Concat(segment.Parts.Select(TextOf))));

    private static string TextOf(RoutePatternPart part) => part switch
    {
        RoutePatternLiteralPart literal => literal.Content,
        RoutePatternSeparatorPart separator => separator.Content,
        RoutePatternParameterPart parameter =>
            (parameter.IsCatchAll ? "{*" : "{") + string.Concat(parameter.ParameterPolicies.Select(policy => $":{policy.Content}")) + "}",
        _ => string.Empty,
    };
}
