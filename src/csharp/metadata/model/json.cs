// System.Text.Json: what shapes a type on the wire.
#nullable enable

namespace System.Text.Json
{
    public sealed class JsonSerializerOptions
    {
        public JsonSerializerOptions();
        public JsonSerializerOptions(JsonSerializerDefaults defaults);
        public JsonSerializerOptions(JsonSerializerOptions options);
        public static JsonSerializerOptions Default { get; }
        public static JsonSerializerOptions Web { get; }
        public bool AllowTrailingCommas { get; set; }
        public bool AllowOutOfOrderMetadataProperties { get; set; }
        public System.Collections.Generic.IList<System.Text.Json.Serialization.JsonConverter> Converters { get; }
        public System.Text.Json.Serialization.JsonIgnoreCondition DefaultIgnoreCondition { get; set; }
        public JsonNamingPolicy? DictionaryKeyPolicy { get; set; }
        public bool IgnoreReadOnlyFields { get; set; }
        public bool IgnoreReadOnlyProperties { get; set; }
        public bool IncludeFields { get; set; }
        public int MaxDepth { get; set; }
        public System.Text.Json.Serialization.JsonNumberHandling NumberHandling { get; set; }
        public bool PropertyNameCaseInsensitive { get; set; }
        public JsonNamingPolicy? PropertyNamingPolicy { get; set; }
        public JsonCommentHandling ReadCommentHandling { get; set; }
        public System.Text.Json.Serialization.ReferenceHandler? ReferenceHandler { get; set; }
        public System.Text.Json.Serialization.JsonObjectCreationHandling PreferredObjectCreationHandling { get; set; }
        public System.Text.Json.Serialization.JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }
        public bool WriteIndented { get; set; }
        public bool RespectNullableAnnotations { get; set; }
        public bool RespectRequiredConstructorParameters { get; set; }
        public System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver? TypeInfoResolver { get; set; }
        public System.Collections.Generic.IList<System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver>
            TypeInfoResolverChain { get; }
    }

    public enum JsonSerializerDefaults
    {
        General = 0, Web = 1, Strict = 2,
    }

    public enum JsonCommentHandling : byte
    {
        Disallow = 0, Skip = 1, Allow = 2,
    }

    public abstract class JsonNamingPolicy
    {
        protected JsonNamingPolicy();
        public static JsonNamingPolicy CamelCase { get; }
        public static JsonNamingPolicy KebabCaseLower { get; }
        public static JsonNamingPolicy KebabCaseUpper { get; }
        public static JsonNamingPolicy SnakeCaseLower { get; }
        public static JsonNamingPolicy SnakeCaseUpper { get; }
        public abstract string ConvertName(string name);
    }

    public readonly struct JsonElement
    {
        public JsonValueKind ValueKind { get; }
        public string? GetString();
        public JsonElement GetProperty(string propertyName);
    }

    public enum JsonValueKind : byte
    {
        Undefined = 0, Object = 1, Array = 2, String = 3, Number = 4, True = 5, False = 6, Null = 7,
    }

    public sealed class JsonDocument : System.IDisposable
    {
        public JsonElement RootElement { get; }
        public static JsonDocument Parse(string json);
    }

    public static class JsonSerializer
    {
        public static string Serialize<TValue>(TValue value, JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>(string json, JsonSerializerOptions? options = null);
    }

    public class JsonException : System.Exception
    {
        public JsonException(string? message);
    }

    public ref struct Utf8JsonReader
    {
        public string? GetString();
        public int GetInt32();
    }

    public sealed class Utf8JsonWriter : System.IDisposable
    {
        public void WriteStringValue(string? value);
        public void WriteNumberValue(int value);
    }
}

namespace System.Text.Json.Nodes
{
    public struct JsonNodeOptions
    {
        public bool PropertyNameCaseInsensitive { get; set; }
    }

    public abstract class JsonNode { }

    public sealed class JsonObject : JsonNode, System.Collections.Generic.IDictionary<string, JsonNode?>
    {
        public JsonObject(JsonNodeOptions? options = null);
    }

    public sealed class JsonArray : JsonNode, System.Collections.Generic.IList<JsonNode?>
    {
        public JsonArray(JsonNodeOptions? options = null);
        public JsonArray(params JsonNode?[] items);
    }

    public abstract class JsonValue : JsonNode { }
}

namespace System.Text.Json.Serialization.Metadata
{
    public interface IJsonTypeInfoResolver { }

    public class DefaultJsonTypeInfoResolver : IJsonTypeInfoResolver
    {
        public DefaultJsonTypeInfoResolver();
        public System.Collections.Generic.IList<System.Action<JsonTypeInfo>> Modifiers { get; }
    }

    public static class JsonTypeInfoResolver
    {
        public static IJsonTypeInfoResolver Combine(params IJsonTypeInfoResolver?[] resolvers);
        public static IJsonTypeInfoResolver WithAddedModifier(
            this IJsonTypeInfoResolver resolver, System.Action<JsonTypeInfo> modifier);
    }

    public abstract class JsonTypeInfo { }
}

namespace System.Text.Json.Serialization
{
    public abstract class JsonAttribute : System.Attribute { }

    public sealed class JsonPropertyNameAttribute : JsonAttribute
    {
        public JsonPropertyNameAttribute(string name);
        public string Name { get; }
    }

    public sealed class JsonIgnoreAttribute : JsonAttribute
    {
        public JsonIgnoreAttribute();
        public JsonIgnoreCondition Condition { get; set; }
    }

    public enum JsonIgnoreCondition
    {
        Never = 0, Always = 1, WhenWritingDefault = 2, WhenWritingNull = 3, WhenWriting = 4, WhenReading = 5,
    }

    public sealed class JsonIncludeAttribute : JsonAttribute
    {
        public JsonIncludeAttribute();
    }

    public sealed class JsonRequiredAttribute : JsonAttribute
    {
        public JsonRequiredAttribute();
    }

    public sealed class JsonPropertyOrderAttribute : JsonAttribute
    {
        public JsonPropertyOrderAttribute(int order);
        public int Order { get; }
    }

    public sealed class JsonExtensionDataAttribute : JsonAttribute
    {
        public JsonExtensionDataAttribute();
    }

    public sealed class JsonConstructorAttribute : JsonAttribute
    {
        public JsonConstructorAttribute();
    }

    public sealed class JsonNumberHandlingAttribute : JsonAttribute
    {
        public JsonNumberHandlingAttribute(JsonNumberHandling handling);
        public JsonNumberHandling Handling { get; }
    }

    [System.Flags]
    public enum JsonNumberHandling
    {
        Strict = 0,
        AllowReadingFromString = 1,
        WriteAsString = 2,
        AllowNamedFloatingPointLiterals = 4,
    }

    public class JsonConverterAttribute : JsonAttribute
    {
        public JsonConverterAttribute(System.Type converterType);
        protected JsonConverterAttribute();
        public System.Type? ConverterType { get; }
    }

    public sealed class JsonPolymorphicAttribute : JsonAttribute
    {
        public JsonPolymorphicAttribute();
        public string? TypeDiscriminatorPropertyName { get; set; }
        public bool IgnoreUnrecognizedTypeDiscriminators { get; set; }
        public JsonUnknownDerivedTypeHandling UnknownDerivedTypeHandling { get; set; }
    }

    public enum JsonUnknownDerivedTypeHandling
    {
        FailSerialization = 0,
        FallBackToBaseType = 1,
        FallBackToNearestAncestor = 2,
    }

    [System.AttributeUsage(
        System.AttributeTargets.Class | System.AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
    public class JsonDerivedTypeAttribute : JsonAttribute
    {
        public JsonDerivedTypeAttribute(System.Type derivedType);
        public JsonDerivedTypeAttribute(System.Type derivedType, string typeDiscriminator);
        public JsonDerivedTypeAttribute(System.Type derivedType, int typeDiscriminator);
        public System.Type DerivedType { get; }
        public object? TypeDiscriminator { get; }
    }

    public sealed class JsonStringEnumMemberNameAttribute : System.Attribute
    {
        public JsonStringEnumMemberNameAttribute(string name);
        public string Name { get; }
    }

    public sealed class JsonUnmappedMemberHandlingAttribute : JsonAttribute
    {
        public JsonUnmappedMemberHandlingAttribute(JsonUnmappedMemberHandling unmappedMemberHandling);
    }

    public enum JsonUnmappedMemberHandling
    {
        Skip = 0, Disallow = 1,
    }

    public sealed class JsonObjectCreationHandlingAttribute : JsonAttribute
    {
        public JsonObjectCreationHandlingAttribute(JsonObjectCreationHandling handling);
    }

    public enum JsonObjectCreationHandling
    {
        Replace = 0, Populate = 1,
    }

    public sealed class JsonSerializableAttribute : JsonAttribute
    {
        public JsonSerializableAttribute(System.Type type);
        public string? TypeInfoPropertyName { get; set; }
    }

    public sealed class JsonSourceGenerationOptionsAttribute : JsonAttribute
    {
        public JsonSourceGenerationOptionsAttribute();
        public JsonSourceGenerationOptionsAttribute(System.Text.Json.JsonSerializerDefaults defaults);
        public JsonKnownNamingPolicy PropertyNamingPolicy { get; set; }
        public bool UseStringEnumConverter { get; set; }
    }

    public enum JsonKnownNamingPolicy
    {
        Unspecified = 0, CamelCase = 1, SnakeCaseLower = 2, SnakeCaseUpper = 3, KebabCaseLower = 4, KebabCaseUpper = 5,
    }

    public abstract class JsonSerializerContext : System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver
    {
        public JsonSerializerOptions Options { get; }
    }

    public abstract class JsonConverter
    {
        public abstract bool CanConvert(System.Type typeToConvert);
    }

    public abstract class JsonConverter<T> : JsonConverter
    {
        protected JsonConverter();
        public override bool CanConvert(System.Type typeToConvert);
        public abstract T? Read(
            ref System.Text.Json.Utf8JsonReader reader, System.Type typeToConvert,
            System.Text.Json.JsonSerializerOptions options);
        public abstract void Write(
            System.Text.Json.Utf8JsonWriter writer, T value, System.Text.Json.JsonSerializerOptions options);
    }

    public abstract class JsonConverterFactory : JsonConverter { }

    public class JsonStringEnumConverter : JsonConverterFactory
    {
        public JsonStringEnumConverter();
        public JsonStringEnumConverter(
            System.Text.Json.JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true);
    }

    public class JsonStringEnumConverter<TEnum> : JsonConverterFactory where TEnum : struct, System.Enum
    {
        public JsonStringEnumConverter();
        public JsonStringEnumConverter(
            System.Text.Json.JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true);
    }

    public class JsonNumberEnumConverter<TEnum> : JsonConverterFactory where TEnum : struct, System.Enum
    {
        public JsonNumberEnumConverter();
    }

    public abstract class ReferenceHandler
    {
        public static ReferenceHandler IgnoreCycles { get; }
        public static ReferenceHandler Preserve { get; }
    }
}
