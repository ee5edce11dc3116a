using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Tenon;

/// <summary>
/// Writes a <see cref="ContractUnion"/> as the JSON of its value, and reads it as the variant that fits the JSON best.
/// </summary>
/// <remarks>
/// A variant fits where the JSON is of its kind, has its required members, and can be read. Of several that fit, the one
/// with the fewest missing and unknown members wins, then the one that knows most members, then the one declared first.
/// A plain <see cref="string"/> comes after types that read strings of one form, such as <see cref="Guid"/>.
/// </remarks>
[RequiresUnreferencedCode("Unions are made through their constructors by reflection.")]
[RequiresDynamicCode("Unions are made through their constructors by reflection.")]
public sealed class ContractUnionConverter : JsonConverterFactory
{
    /// <inheritdoc/>
    public override bool CanConvert(Type typeToConvert)
    {
        ArgumentNullException.ThrowIfNull(typeToConvert);
        return typeToConvert.IsSubclassOf(typeof(ContractUnion)) && !typeToConvert.IsAbstract;
    }

    /// <inheritdoc/>
    public override JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
        (JsonConverter?)Activator.CreateInstance(typeof(UnionConverter<>).MakeGenericType(typeToConvert));
}
