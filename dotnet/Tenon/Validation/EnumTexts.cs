using System.Diagnostics.CodeAnalysis;
using System.Text.Json;

namespace Tenon;

/// <summary>
/// Enums in route, query and headers of a minimal API: the framework reads them by number too, and any number will do. The contract has
/// their names.
/// </summary>
[RequiresUnreferencedCode("Values are parsed by reflection.")]
[RequiresDynamicCode("Values are parsed by reflection.")]
internal sealed class EnumTexts
{
    private readonly IReadOnlyList<(string Name, Type Type)> enums;
    private readonly JsonSerializerOptions json;

    private EnumTexts(IReadOnlyList<(string Name, Type Type)> enums, JsonSerializerOptions json)
    {
        this.enums = enums;
        this.json = json;
    }

    /// <summary>Null where the handler takes none.</summary>
    public static EnumTexts? Of(IReadOnlyList<HandlerInput> inputs, JsonSerializerOptions json)
    {
        var enums = inputs.SelectMany(input => input.Texts).Select(one => (one.Name, Type: EnumOf(one.Type))).Where(one => one.Type.IsEnum);
        return enums.ToList() is { Count: > 0 } found ? new EnumTexts(found, json) : null;
    }

    public void Explain(HttpContext context, ref Problems? problems)
    {
        foreach (var (name, type) in enums)
        {
            foreach (var text in TextsOf(context.Request, name))
            {
                if (IsNumber(text) && !TextParser.TryParse(text, type, json, out _))
                {
                    problems ??= new Problems(context.RequestServices);
                    problems.Add(name, $"The value '{text}' is not valid.");
                }
            }
        }
    }

    private static Type EnumOf(Type type)
    {
        var item = type.GetElementType() ?? type;
        return Nullable.GetUnderlyingType(item) ?? item;
    }

    private static IEnumerable<string> TextsOf(HttpRequest request, string name) =>
        request.RouteValues.TryGetValue(name, out var inRoute) ? [$"{inRoute}"]
        : request.Query.TryGetValue(name, out var inQuery) ? inQuery.OfType<string>()
        : request.Headers.TryGetValue(name, out var inHeader) ? inHeader.OfType<string>()
        : [];

    private static bool IsNumber(string text) =>
        text.AsSpan().Trim() is [var first, ..] && (char.IsAsciiDigit(first) || first is '-' or '+');
}
