using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Tenon;

/// <summary>The declared variants of one union class.</summary>
internal sealed class UnionVariants
{
    private static readonly ConcurrentDictionary<Type, UnionVariants> Known = new();

    private readonly List<ContractUnionTagAttribute> tags;
    private readonly List<(Type Type, Nullability? Nullability)> lists;

    private UnionVariants(Type union)
    {
        var declared = union.GetCustomAttribute<ContractUnionAttribute>()?.Variants ?? [];
        if (declared.Count == 0)
        {
            throw new InvalidOperationException(
                $"{TypeName.Of(union)} declares no variants. Put [ContractUnion(typeof(A), typeof(B))] on it.");
        }

        Types = declared;
        tags = union.GetCustomAttributes<ContractUnionTagAttribute>().ToList();
        Property = tags.Select(tag => tag.Property).Distinct(StringComparer.Ordinal).ToList() is [var property]
            && declared.All(variant => IsToldBy(property, variant)) ? property : null;
        lists = [.. declared.Select(type => (type, NullabilityOf(union, type))).Where(list => list.Item2 is { Items: not null })];
    }

    public IReadOnlyList<Type> Types { get; }

    public static UnionVariants Of(Type union) => Known.GetOrAdd(union, static type => new UnionVariants(type));

    /// <summary>
    /// The property by which every variant is told, so that no value of it but those of the variants can be there; null where there is
    /// none.
    /// </summary>
    public string? Property { get; }

    /// <summary>The variant that a value of this type is written as: its own type, else the first that it derives from.</summary>
    public Type? Find(Type valueType) =>
        Types.Contains(valueType) ? valueType : Types.FirstOrDefault(variant => variant.IsAssignableFrom(valueType));

    /// <summary>Whether any variant has items that may not be null.</summary>
    public bool HasLists => lists.Count > 0;

    /// <summary>Where the items of a value may not be null: the constructor that takes it says so.</summary>
    public Nullability? NullabilityOf(object value) => lists.Find(list => list.Type.IsInstanceOfType(value)).Nullability;

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Without its constructor, no value is of this variant.")]
    private static Nullability? NullabilityOf(Type union, Type variant) => union.GetConstructors()
        .Where(one => one.GetParameters() is [var parameter] && parameter.ParameterType == variant)
        .Select(one => Nullability.Of(one.GetParameters()[0]))
        .FirstOrDefault();

    /// <summary>The variant that a property of the JSON marks; null where none does.</summary>
    public Type? Marked(JsonElement json)
    {
        if (json.ValueKind != JsonValueKind.Object)
        {
            return null;
        }

        foreach (var tag in tags)
        {
            if (json.TryGetProperty(tag.Property, out var value) && tag.Values.Any(known => Matches(value, known)))
            {
                return tag.Variant;
            }
        }

        return null;
    }

    /// <summary>A variant whose enum has values that do not mark it is told by its shape where it has one of these.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Without the property, nothing writes it.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "The members of an enum in use are kept.")]
    private bool IsToldBy(string name, Type variant)
    {
        var values = tags.Where(tag => tag.Variant == variant).Sum(tag => tag.Values.Count);
        var property = variant.GetProperties().FirstOrDefault(
            one => (one.GetCustomAttribute<JsonPropertyNameAttribute>()?.Name ?? JsonNamingPolicy.CamelCase.ConvertName(one.Name)) == name);
        if (values == 0 || property is null)
        {
            return false;
        }

        var type = Nullable.GetUnderlyingType(property.PropertyType) ?? property.PropertyType;
        return type.IsEnum
            ? Enum.GetNames(type).Length <= values || type.GetFields(BindingFlags.Public | BindingFlags.Static).All(one => IsTag(name, one))
            : type.IsPrimitive || type == typeof(string);
    }

    /// <summary>Whether a member of an enum marks a variant, whichever it is.</summary>
    private bool IsTag(string property, FieldInfo member)
    {
        var text = member.GetCustomAttribute<JsonStringEnumMemberNameAttribute>()?.Name ?? member.Name;
        return tags.Where(tag => tag.Property == property).SelectMany(tag => tag.Values).Any(value => value is string name
            ? name == text
            : Convert.ToInt64(value, CultureInfo.InvariantCulture)
                == Convert.ToInt64(member.GetRawConstantValue(), CultureInfo.InvariantCulture));
    }

    /// <summary>Whether the JSON has a tag, and it is that of no variant.</summary>
    public bool IsMarkedOtherwise(JsonElement json) =>
        Property is { } property && json.ValueKind == JsonValueKind.Object
        && json.TryGetProperty(property, out var tag) && tag.ValueKind != JsonValueKind.Null;

    /// <summary>Whether JSON that is none of the variants lacks nothing but a tag: it has none that counts, or no shape fits it.</summary>
    public bool IsToldByTag(JsonElement json, bool isShapeKnown) =>
        Property is { } property && json.ValueKind == JsonValueKind.Object && (!isShapeKnown || json.TryGetProperty(property, out _));

    /// <summary>Whether the property of a value has a tag that is not one of its variant's.</summary>
    [RequiresUnreferencedCode("Values are written by reflection.")]
    [RequiresDynamicCode("Values are written by reflection.")]
    public bool IsMisnamed(object value, JsonSerializerOptions options)
    {
        if (Property is null || Find(value.GetType()) is not { } variant
            || options.GetTypeInfo(variant).Properties.FirstOrDefault(one => one.Name == Property) is not { Get: { } get } property)
        {
            return false;
        }

        var tag = get(value);
        if (tag is null or IOptional { IsPresent: false })
        {
            return false;
        }

        var json = JsonSerializer.SerializeToElement(tag, options.GetTypeInfo(property.PropertyType));
        return json.ValueKind != JsonValueKind.Null
            && !tags.Exists(one => one.Variant == variant && one.Values.Any(known => Matches(json, known)));
    }

    private static bool Matches(JsonElement json, object value) => value switch
    {
        string text => json.ValueKind == JsonValueKind.String && json.ValueEquals(text),
        IConvertible number => json.ValueKind == JsonValueKind.Number
            && json.TryGetInt64(out var whole)
            && whole == number.ToInt64(CultureInfo.InvariantCulture),
        _ => false,
    };

    public override string ToString() => string.Join(", ", Types.Select(TypeName.Of));
}
