using System.Text.Json.Serialization.Metadata;

namespace Tenon;

/// <summary>What System.Text.Json is told of a property that may be absent.</summary>
internal static class OptionalProperty
{
    public static bool Has(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Optional<>);

    /// <summary>
    /// Neither required nor written where it is absent. A constructor parameter would otherwise be required, and no converter can
    /// leave out the key that it writes the value of.
    /// </summary>
    public static void Describe(JsonPropertyInfo property)
    {
        if (!Has(property.PropertyType))
        {
            return;
        }

        property.IsRequired = false;
        var others = property.ShouldSerialize;
        property.ShouldSerialize = (owner, value) => value is IOptional { IsPresent: true } && others?.Invoke(owner, value) is not false;
    }
}
