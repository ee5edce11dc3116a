using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Tenon;

/// <summary>
/// Enums by name and never by number. A converter that an enum declares for itself is kept; one in the options would
/// otherwise win over it.
/// </summary>
[RequiresDynamicCode("Enum converters are made by reflection.")]
internal sealed class EnumNameConverterFactory : JsonConverterFactory
{
    private readonly JsonStringEnumConverter names = new(namingPolicy: null, allowIntegerValues: false);

    public override bool CanConvert(Type typeToConvert) =>
        typeToConvert.IsEnum && !typeToConvert.IsDefined(typeof(JsonConverterAttribute), inherit: false);

    public override JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
        names.CreateConverter(typeToConvert, options);
}
