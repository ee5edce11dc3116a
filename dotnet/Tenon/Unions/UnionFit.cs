using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;

namespace Tenon;

/// <summary>How well a JSON value fits a type, without reading it: smaller is better, null is not at all.</summary>
/// <param name="Missing">Constructor parameters without default that the JSON does not give.</param>
/// <param name="Unknown">JSON members that the type does not know.</param>
/// <param name="Vague">How much wider than the value the type is: a string that could be a Guid, an object that could be anything.</param>
/// <param name="Known">JSON members that the type knows.</param>
internal readonly record struct UnionFit(int Missing, int Unknown, int Vague, int Known) : IComparable<UnionFit>
{
    private static readonly HashSet<Type> Numbers =
    [
        typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong),
        typeof(Int128), typeof(UInt128), typeof(Half), typeof(float), typeof(double), typeof(decimal),
    ];

    private static readonly HashSet<Type> Strings =
    [
        typeof(string), typeof(char), typeof(Guid), typeof(Uri), typeof(Version), typeof(DateTime), typeof(DateTimeOffset),
        typeof(DateOnly), typeof(TimeOnly), typeof(TimeSpan), typeof(byte[]), typeof(Memory<byte>), typeof(ReadOnlyMemory<byte>),
    ];

    private static readonly HashSet<Type> Anything = [typeof(object), typeof(JsonElement), typeof(JsonDocument), typeof(JsonNode)];

    private const string Reason = "The cases of a union are found by reflection.";

    /// <summary>Unions of unions of themselves would go on for ever without consuming any JSON.</summary>
    private const int DeepestUnion = 16;

    [RequiresUnreferencedCode(Reason)]
    public static UnionFit? Of(JsonElement json, JsonTypeInfo type, JsonSerializerOptions options, int unions = 0) => type.Kind switch
    {
        JsonTypeInfoKind.None when type.Type.IsSubclassOf(typeof(ContractUnion)) =>
            Best(json, UnionVariants.Of(type.Type).Types, options, unions),
        JsonTypeInfoKind.Object when json.ValueKind == JsonValueKind.Object => OfObject(json, type, options),
        JsonTypeInfoKind.Dictionary when json.ValueKind == JsonValueKind.Object =>
            Sum(json.EnumerateObject().Select(member => member.Value), type, options, wider: 1),
        JsonTypeInfoKind.Enumerable when json.ValueKind == JsonValueKind.Array => Sum(json.EnumerateArray(), type, options, wider: 0),
        JsonTypeInfoKind.None => OfValue(json, Nullable.GetUnderlyingType(type.Type) ?? type.Type),
        _ when LanguageUnion.Of(type.Type) is { } language => Best(json, language.Cases, options, unions),
        _ => null,
    };

    [RequiresUnreferencedCode(Reason)]
    private static UnionFit? Best(JsonElement json, IReadOnlyList<Type> variants, JsonSerializerOptions options, int unions) =>
        unions == DeepestUnion
            ? null
            : variants
                .Select(variant => Of(json, options.GetTypeInfo(variant), options, unions + 1))
                .Where(fit => fit is not null)
                .Min();

    /// <summary>The only type that has a key of the JSON which no other has; null where there is none, or several.</summary>
    [RequiresUnreferencedCode(Reason)]
    public static Type? OnlyByKeys(JsonElement json, IReadOnlyList<Type> types, JsonSerializerOptions options)
    {
        if (json.ValueKind != JsonValueKind.Object)
        {
            return null;
        }

        var comparison = options.PropertyNameCaseInsensitive ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
        var owners = json.EnumerateObject()
            .Select(member => types.Where(type => HasKey(options.GetTypeInfo(type), member.Name)).ToList())
            .Where(having => having.Count == 1)
            .Select(having => having[0])
            .Distinct()
            .ToList();
        return owners is [var only] ? only : null;

        bool HasKey(JsonTypeInfo type, string name) =>
            type.Kind == JsonTypeInfoKind.Object && type.Properties.Any(property => property.Name.Equals(name, comparison));
    }

    public int CompareTo(UnionFit other)
    {
        var order = Missing.CompareTo(other.Missing);
        order = order != 0 ? order : Unknown.CompareTo(other.Unknown);
        order = order != 0 ? order : Vague.CompareTo(other.Vague);
        return order != 0 ? order : other.Known.CompareTo(Known);
    }

    [RequiresUnreferencedCode(Reason)]
    private static UnionFit? OfObject(JsonElement json, JsonTypeInfo type, JsonSerializerOptions options)
    {
        var comparison = options.PropertyNameCaseInsensitive ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
        var discriminator = type.PolymorphismOptions?.TypeDiscriminatorPropertyName;
        var hasExtension = type.Properties.Any(property => property.IsExtensionData);
        var fit = default(UnionFit);
        var given = 0;
        foreach (var property in type.Properties.Where(property => !property.IsExtensionData))
        {
            if (Find(json, property.Name, comparison) is not { } value)
            {
                if (property.IsRequired)
                {
                    return null;
                }

                var expected = property.AssociatedParameter is { HasDefaultValue: false, IsNullable: false };
                fit = fit with { Missing = fit.Missing + (expected ? 1 : 0) };
                continue;
            }

            given++;
            if (value.ValueKind == JsonValueKind.Null || property.CustomConverter is not null)
            {
                continue;
            }

            if (Of(value, options.GetTypeInfo(property.PropertyType), options) is not { } inner)
            {
                return null;
            }

            fit = Add(fit, inner);
        }

        var known = discriminator is not null && Find(json, discriminator, StringComparison.Ordinal) is not null ? given + 1 : given;
        var unknown = hasExtension || type.PolymorphismOptions is not null ? 0 : json.EnumerateObject().Count() - known;
        return fit with { Known = fit.Known + known, Unknown = fit.Unknown + Math.Max(unknown, 0), Vague = fit.Vague + (
            hasExtension ? 1 : 0) };
    }

    [RequiresUnreferencedCode(Reason)]
    private static UnionFit? Sum(IEnumerable<JsonElement> elements, JsonTypeInfo type, JsonSerializerOptions options, int wider)
    {
        var fit = new UnionFit(0, 0, wider, 0);
        if (type.ElementType is not { } elementType)
        {
            return fit;
        }

        var element = options.GetTypeInfo(elementType);
        foreach (var json in elements.Where(json => json.ValueKind != JsonValueKind.Null))
        {
            if (Of(json, element, options) is not { } inner)
            {
                return null;
            }

            fit = Add(fit, inner);
        }

        return fit;
    }

    /// <summary>A type with a converter of its own may read anything; only reading tells.</summary>
    private static UnionFit? OfValue(JsonElement json, Type type)
    {
        var fits = json.ValueKind switch
        {
            JsonValueKind.String => !Numbers.Contains(type) && type != typeof(bool),
            JsonValueKind.Number => !Strings.Contains(type) && type != typeof(bool),
            JsonValueKind.True or JsonValueKind.False => !Numbers.Contains(type) && !Strings.Contains(type) && !type.IsEnum,
            JsonValueKind.Object =>
                !Numbers.Contains(type) && !Strings.Contains(type) && !type.IsEnum && type != typeof(bool) && type != typeof(JsonArray),
            JsonValueKind.Array =>
                !Numbers.Contains(type) && !Strings.Contains(type) && !type.IsEnum && type != typeof(bool) && type != typeof(JsonObject),
            _ => false,
        };
        var vague = Anything.Contains(type) ? 3
            : type == typeof(JsonObject) || type == typeof(JsonArray) ? 2
            : type == typeof(string) ? 1
            : 0;
        return fits ? new UnionFit(0, 0, vague, 0) : null;
    }

    private static JsonElement? Find(JsonElement json, string name, StringComparison comparison)
    {
        if (comparison == StringComparison.Ordinal)
        {
            return json.TryGetProperty(name, out var exact) ? exact : null;
        }

        foreach (var member in json.EnumerateObject())
        {
            if (string.Equals(member.Name, name, comparison))
            {
                return member.Value;
            }
        }

        return null;
    }

    private static UnionFit Add(UnionFit one, UnionFit other) =>
        new(one.Missing + other.Missing, one.Unknown + other.Unknown, one.Vague + other.Vague, one.Known + other.Known);
}
