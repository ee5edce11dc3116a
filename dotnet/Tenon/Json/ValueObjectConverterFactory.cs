using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Tenon;

[RequiresUnreferencedCode("Value objects are found by reflection.")]
[RequiresDynamicCode("Value objects are made by reflection.")]
internal sealed class ValueObjectConverterFactory(Messages messages) : JsonConverterFactory
{
    public override bool CanConvert(Type typeToConvert) => ValueObject.Find(typeToConvert, messages) is not null;

    public override JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
        ValueObject.Find(typeToConvert, messages) is { } property
            ? (JsonConverter?)Activator.CreateInstance(
                typeof(ValueObjectConverter<,>).MakeGenericType(typeToConvert, property.PropertyType), property)
            : null;
}
