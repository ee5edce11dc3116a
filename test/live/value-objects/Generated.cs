using System.Text.Json;
using System.Text.Json.Serialization;

// What a source generator would add: the tool reads the source, and never sees it.
namespace ValueObjects
{
    [JsonConverter(typeof(Converter))]
    public readonly partial struct CustomerId
    {
        public Guid Value { get; private init; }

        private sealed class Converter : JsonConverter<CustomerId>
        {
            public override CustomerId Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
                new() { Value = reader.GetGuid() };

            public override void Write(Utf8JsonWriter writer, CustomerId value, JsonSerializerOptions options)
                => writer.WriteStringValue(value.Value);
        }
    }

    [JsonConverter(typeof(Converter))]
    public partial record CustomerName
    {
        public string Value { get; private init; } = "";

        private sealed class Converter : JsonConverter<CustomerName>
        {
            public override CustomerName Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
                new() { Value = reader.GetString() ?? "" };

            public override void Write(Utf8JsonWriter writer, CustomerName value, JsonSerializerOptions options)
                => writer.WriteStringValue(value.Value);
        }
    }
}

namespace Vogen
{
    [AttributeUsage(AttributeTargets.Struct | AttributeTargets.Class)]
    public sealed class ValueObjectAttribute<T> : Attribute;
}
