using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Tenon.Judge.Facts;

/// <summary>What the serialiser knows of a type.</summary>
/// <param name="Kind">None (one JSON value), Object, Enumerable or Dictionary.</param>
/// <param name="Converter">A converter that is not the framework's own.</param>
/// <param name="Values">Of an enum: each member as it is written.</param>
internal sealed record TypeFact(
    string Kind,
    string? Definition,
    string? Element,
    string? Key,
    string? Underlying,
    string? Converter,
    IReadOnlyDictionary<string, string>? Values,
    IReadOnlyList<PropertyFact>? Properties,
    PolymorphismFact? Polymorphism)
{
    public static TypeFact Of(JsonTypeInfo info, JsonSerializerOptions options)
    {
        var type = info.Type;
        var underlying = Nullable.GetUnderlyingType(type);
        return new TypeFact(
            info.Kind.ToString(),
            type.IsGenericType && underlying is null ? TypeNames.Definition(type) : null,
            info.ElementType is { } element ? TypeNames.Of(element) : null,
            info.KeyType is { } key ? TypeNames.Of(key) : null,
            underlying is null ? null : TypeNames.Of(underlying),
            OwnConverter(info.Converter),
            type.IsEnum ? EnumValues(type, options) : null,
            info.Kind == JsonTypeInfoKind.Object ? [.. info.Properties.Where(IsUsed).Select(PropertyFact.Of)] : null,
            info.PolymorphismOptions is { } polymorphism ? PolymorphismFact.Of(polymorphism) : null);
    }

    /// <summary>The types that a value of this one holds.</summary>
    public static IEnumerable<Type> Inner(JsonTypeInfo info)
    {
        IEnumerable<Type?> inner =
        [
            info.ElementType,
            info.KeyType,
            Nullable.GetUnderlyingType(info.Type),
            .. info.Kind == JsonTypeInfoKind.Object ? info.Properties.Where(IsUsed).Select(property => property.PropertyType) : [],
            .. info.PolymorphismOptions?.DerivedTypes.Select(derived => derived.DerivedType) ?? [],
        ];
        return inner.OfType<Type>();
    }

    /// <summary>An ignored property is in the list with nothing to get or set.</summary>
    private static bool IsUsed(JsonPropertyInfo property) =>
        property.Get is not null || property.Set is not null || property.AssociatedParameter is not null;

    public static string? OwnConverter(JsonConverter? converter) =>
        converter is null || converter.GetType().Assembly == typeof(JsonSerializer).Assembly ? null : TypeNames.Of(converter.GetType());

    private static Dictionary<string, string> EnumValues(Type type, JsonSerializerOptions options)
    {
        var values = new Dictionary<string, string>();
        foreach (var field in type.GetFields(BindingFlags.Public | BindingFlags.Static))
        {
            values[field.Name] = Written(field.GetValue(null), type, options);
        }

        return values;
    }

    private static string Written(object? value, Type type, JsonSerializerOptions options)
    {
        try
        {
            return JsonSerializer.Serialize(value, type, options);
        }
        catch (Exception error) when (error is JsonException or NotSupportedException or InvalidOperationException)
        {
            return $"! {error.GetType().Name}";
        }
    }
}

/// <param name="IsNullable">By the annotations of the source; null where there are none.</param>
/// <param name="MayBeMissing">Left out for some values: there is a condition for writing it.</param>
internal sealed record PropertyFact(
    string Name,
    string? Member,
    string Type,
    bool IsRead,
    bool IsWritten,
    bool IsRequired,
    bool MayBeMissing,
    bool? IsNullable,
    bool IsExtensionData,
    bool WritesNumbersAsText,
    string? Converter)
{
    private static readonly NullabilityInfoContext Nullability = new();

    public static PropertyFact Of(JsonPropertyInfo property) => new(
        property.Name,
        (property.AttributeProvider as MemberInfo)?.Name,
        TypeNames.Of(property.PropertyType),
        Internal(property, "CanDeserialize") || property.AssociatedParameter is not null || IsFilled(property),
        Internal(property, "CanSerialize") && !IsCondition(property, JsonIgnoreCondition.WhenWriting),
        property.IsRequired,
        (property.ShouldSerialize is not null && !IsCondition(property, JsonIgnoreCondition.Never))
            || (Internal(property, "IgnoreDefaultValuesOnWrite") && MayBeDefault(property)),
        NullableOf(property.AttributeProvider),
        property.IsExtensionData,
        IsNumberText(property),
        TypeFact.OwnConverter(property.CustomConverter));

    /// <summary>A list or an object that the reader fills where it is.</summary>
    private static bool IsFilled(JsonPropertyInfo property) =>
        typeof(JsonPropertyInfo).GetProperty("EffectiveObjectCreationHandling", BindingFlags.Instance | BindingFlags.NonPublic)?
            .GetValue(property) is JsonObjectCreationHandling.Populate;

    /// <summary>What is always written, or never, has a condition that says so.</summary>
    private static bool IsCondition(JsonPropertyInfo property, JsonIgnoreCondition condition) =>
        typeof(JsonPropertyInfo).GetProperty("IgnoreCondition", BindingFlags.Instance | BindingFlags.NonPublic)?
            .GetValue(property) is JsonIgnoreCondition own && own == condition;

    /// <summary>As the property says, or its class, or the settings.</summary>
    private static bool IsNumberText(JsonPropertyInfo property) =>
        typeof(JsonPropertyInfo).GetProperty("EffectiveNumberHandling", BindingFlags.Instance | BindingFlags.NonPublic)?
            .GetValue(property) is JsonNumberHandling handling && handling.HasFlag(JsonNumberHandling.WriteAsString);

    /// <summary>What the settings make of a property (`DefaultIgnoreCondition`, `IgnoreReadOnlyProperties`) shows nowhere else.</summary>
    private static bool Internal(JsonPropertyInfo property, string name) =>
        typeof(JsonPropertyInfo).GetProperty(name, BindingFlags.Instance | BindingFlags.NonPublic)?.GetValue(property) is bool value
            ? value
            : throw new MissingMemberException(nameof(JsonPropertyInfo), name);

    /// <summary>A reference that the source says is never null is never left out for being null.</summary>
    private static bool MayBeDefault(JsonPropertyInfo property) =>
        property.PropertyType.IsValueType || NullableOf(property.AttributeProvider) != false;

    private static bool? NullableOf(ICustomAttributeProvider? member)
    {
        var nullability = member switch
        {
            PropertyInfo property => Nullability.Create(property),
            FieldInfo field => Nullability.Create(field),
            _ => null,
        };
        var state = nullability?.ReadState is NullabilityState.Unknown ? nullability.WriteState : nullability?.ReadState;
        return state switch
        {
            NullabilityState.Nullable => true,
            NullabilityState.NotNull => false,
            _ => null,
        };
    }
}

internal sealed record PolymorphismFact(string Discriminator, IReadOnlyDictionary<string, string?> Derived)
{
    public static PolymorphismFact Of(JsonPolymorphismOptions options) => new(
        options.TypeDiscriminatorPropertyName,
        options.DerivedTypes.ToDictionary(derived => TypeNames.Of(derived.DerivedType), derived => derived.TypeDiscriminator?.ToString()));
}
