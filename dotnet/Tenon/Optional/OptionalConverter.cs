using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Tenon;

/// <summary>Reads and writes an <see cref="Optional{T}"/> as the JSON of its value. A property that is absent is never read.</summary>
[RequiresDynamicCode("The converter of each type is made by reflection.")]
public sealed class OptionalConverter : JsonConverterFactory
{
    /// <inheritdoc/>
    public override bool CanConvert(Type typeToConvert)
    {
        ArgumentNullException.ThrowIfNull(typeToConvert);
        return OptionalProperty.Has(typeToConvert);
    }

    /// <inheritdoc/>
    [UnconditionalSuppressMessage("Trimming", "IL2071", Justification = "The converter is constructed here and has one constructor.")]
    public override JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(typeToConvert);
        return (JsonConverter?)Activator.CreateInstance(typeof(Of<>).MakeGenericType(typeToConvert.GetGenericArguments()));
    }

    private sealed class Of<T> : JsonConverter<Optional<T>>
    {
        public override bool HandleNull => true;

        public override Optional<T> Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            new(InnerJson.Read(ref reader, Inner(options))!);

        public override void Write(Utf8JsonWriter writer, Optional<T> value, JsonSerializerOptions options)
        {
            if (!value.IsPresent)
            {
                throw new InvalidOperationException(
                    $"An absent {TypeName.Of(typeof(Optional<T>))} cannot be written here. Call AddContractJson, or mark the property "
                    + "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]; in a list or a dictionary, leave the item out.");
            }

            JsonSerializer.Serialize(writer, value.Value, Inner(options));
        }

        private static JsonTypeInfo<T> Inner(JsonSerializerOptions options) => (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
    }
}
