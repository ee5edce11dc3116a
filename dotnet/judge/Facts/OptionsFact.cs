using System.Text.Json;
using System.Text.Json.Serialization;

namespace Tenon.Judge.Facts;

/// <summary>The settings of a JSON serialiser that change what is on the wire.</summary>
internal sealed record OptionsFact(
    string Library,
    string NamingPolicy,
    string DictionaryKeyPolicy,
    string IgnoreCondition,
    string NumberHandling,
    string? ReferenceHandler,
    bool IncludeFields,
    bool IgnoreReadOnlyProperties,
    bool CaseInsensitive,
    IReadOnlyList<string> Converters,
    string? Resolver)
{
    public static OptionsFact Of(JsonSerializerOptions options) => new(
        "System.Text.Json",
        Policy(options.PropertyNamingPolicy),
        Policy(options.DictionaryKeyPolicy),
        options.DefaultIgnoreCondition.ToString(),
        options.NumberHandling.ToString(),
        options.ReferenceHandler?.GetType().Name,
        options.IncludeFields,
        options.IgnoreReadOnlyProperties,
        options.PropertyNameCaseInsensitive,
        [.. options.Converters.Select(converter => TypeNames.Of(converter.GetType()))],
        options.TypeInfoResolver is { } resolver ? TypeNames.Of(resolver.GetType()) : null);

    /// <summary>The framework's policies have no public names of their own: they are told by what they make of a name.</summary>
    private static string Policy(JsonNamingPolicy? policy)
    {
        if (policy is null)
        {
            return "none";
        }

        return policy == JsonNamingPolicy.CamelCase ? "CamelCase"
            : policy == JsonNamingPolicy.SnakeCaseLower ? "SnakeCaseLower"
            : policy == JsonNamingPolicy.SnakeCaseUpper ? "SnakeCaseUpper"
            : policy == JsonNamingPolicy.KebabCaseLower ? "KebabCaseLower"
            : policy == JsonNamingPolicy.KebabCaseUpper ? "KebabCaseUpper"
            : TypeNames.Of(policy.GetType());
    }
}
