// System.Text.Json, data annotations and the component model: what shapes a type on the wire.
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

    public abstract class JsonSerializerContext : System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver { }

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

namespace System.ComponentModel
{
    public class DescriptionAttribute : System.Attribute
    {
        public DescriptionAttribute();
        public DescriptionAttribute(string description);
        public virtual string Description { get; }
    }

    public class DefaultValueAttribute : System.Attribute
    {
        public DefaultValueAttribute(bool value);
        public DefaultValueAttribute(byte value);
        public DefaultValueAttribute(char value);
        public DefaultValueAttribute(double value);
        public DefaultValueAttribute(short value);
        public DefaultValueAttribute(int value);
        public DefaultValueAttribute(long value);
        public DefaultValueAttribute(object? value);
        public DefaultValueAttribute(float value);
        public DefaultValueAttribute(string? value);
        public DefaultValueAttribute(System.Type type, string? value);
        public virtual object? Value { get; }
    }

    public class DisplayNameAttribute : System.Attribute
    {
        public DisplayNameAttribute();
        public DisplayNameAttribute(string displayName);
        public virtual string DisplayName { get; }
    }

    public class CategoryAttribute : System.Attribute
    {
        public CategoryAttribute(string category);
    }

    public sealed class ReadOnlyAttribute : System.Attribute
    {
        public ReadOnlyAttribute(bool isReadOnly);
        public bool IsReadOnly { get; }
    }

    public sealed class EditorBrowsableAttribute : System.Attribute
    {
        public EditorBrowsableAttribute(EditorBrowsableState state);
    }

    public enum EditorBrowsableState
    {
        Always = 0, Never = 1, Advanced = 2,
    }

    public sealed class TypeConverterAttribute : System.Attribute
    {
        public TypeConverterAttribute();
        public TypeConverterAttribute(string typeName);
        public TypeConverterAttribute(System.Type type);
        public string ConverterTypeName { get; }
    }

    public class TypeConverter
    {
        public TypeConverter();
        public virtual bool CanConvertFrom(ITypeDescriptorContext? context, System.Type sourceType);
    }

    public interface ITypeDescriptorContext { }

    public interface INotifyPropertyChanged { }
}

namespace System.ComponentModel.DataAnnotations
{
    public abstract class ValidationAttribute : System.Attribute
    {
        protected ValidationAttribute();
        protected ValidationAttribute(string errorMessage);
        public string? ErrorMessage { get; set; }
        public string? ErrorMessageResourceName { get; set; }
        public System.Type? ErrorMessageResourceType { get; set; }
        public virtual bool IsValid(object? value);
    }

    public class RequiredAttribute : ValidationAttribute
    {
        public RequiredAttribute();
        public bool AllowEmptyStrings { get; set; }
    }

    public class StringLengthAttribute : ValidationAttribute
    {
        public StringLengthAttribute(int maximumLength);
        public int MaximumLength { get; }
        public int MinimumLength { get; set; }
    }

    public class MaxLengthAttribute : ValidationAttribute
    {
        public MaxLengthAttribute();
        public MaxLengthAttribute(int length);
        public int Length { get; }
    }

    public class MinLengthAttribute : ValidationAttribute
    {
        public MinLengthAttribute(int length);
        public int Length { get; }
    }

    public class LengthAttribute : ValidationAttribute
    {
        public LengthAttribute(int minimumLength, int maximumLength);
        public int MinimumLength { get; }
        public int MaximumLength { get; }
    }

    public class RangeAttribute : ValidationAttribute
    {
        public RangeAttribute(double minimum, double maximum);
        public RangeAttribute(int minimum, int maximum);
        public RangeAttribute(System.Type type, string minimum, string maximum);
        public object Minimum { get; }
        public object Maximum { get; }
        public bool MinimumIsExclusive { get; set; }
        public bool MaximumIsExclusive { get; set; }
        public System.Type OperandType { get; }
        public bool ParseLimitsInInvariantCulture { get; set; }
        public bool ConvertValueInInvariantCulture { get; set; }
    }

    public class RegularExpressionAttribute : ValidationAttribute
    {
        public RegularExpressionAttribute(string pattern);
        public string Pattern { get; }
        public int MatchTimeoutInMilliseconds { get; set; }
    }

    public class AllowedValuesAttribute : ValidationAttribute
    {
        public AllowedValuesAttribute(params object?[] values);
        public object?[] Values { get; }
    }

    public class DeniedValuesAttribute : ValidationAttribute
    {
        public DeniedValuesAttribute(params object?[] values);
        public object?[] Values { get; }
    }

    public class Base64StringAttribute : ValidationAttribute
    {
        public Base64StringAttribute();
    }

    public class CompareAttribute : ValidationAttribute
    {
        public CompareAttribute(string otherProperty);
        public string OtherProperty { get; }
    }

    public sealed class CustomValidationAttribute : ValidationAttribute
    {
        public CustomValidationAttribute(System.Type validatorType, string method);
    }

    public class DataTypeAttribute : ValidationAttribute
    {
        public DataTypeAttribute(DataType dataType);
        public DataTypeAttribute(string customDataType);
        public DataType DataType { get; }
        public string? CustomDataType { get; }
    }

    public enum DataType
    {
        Custom = 0, DateTime = 1, Date = 2, Time = 3, Duration = 4, PhoneNumber = 5, Currency = 6, Text = 7, Html = 8,
        MultilineText = 9, EmailAddress = 10, Password = 11, Url = 12, ImageUrl = 13, CreditCard = 14, PostalCode = 15,
        Upload = 16,
    }

    public sealed class EmailAddressAttribute : DataTypeAttribute
    {
        public EmailAddressAttribute();
    }

    public sealed class PhoneAttribute : DataTypeAttribute
    {
        public PhoneAttribute();
    }

    public sealed class UrlAttribute : DataTypeAttribute
    {
        public UrlAttribute();
    }

    public sealed class CreditCardAttribute : DataTypeAttribute
    {
        public CreditCardAttribute();
    }

    public sealed class FileExtensionsAttribute : DataTypeAttribute
    {
        public FileExtensionsAttribute();
        public string Extensions { get; set; }
    }

    public sealed class EnumDataTypeAttribute : DataTypeAttribute
    {
        public EnumDataTypeAttribute(System.Type enumType);
    }

    public sealed class DisplayAttribute : System.Attribute
    {
        public DisplayAttribute();
        public string? Name { get; set; }
        public string? Description { get; set; }
        public string? ShortName { get; set; }
        public string? GroupName { get; set; }
        public string? Prompt { get; set; }
        public int Order { get; set; }
    }

    public sealed class KeyAttribute : System.Attribute
    {
        public KeyAttribute();
    }

    public sealed class TimestampAttribute : System.Attribute
    {
        public TimestampAttribute();
    }

    public sealed class ConcurrencyCheckAttribute : System.Attribute
    {
        public ConcurrencyCheckAttribute();
    }

    public class ScaffoldColumnAttribute : System.Attribute
    {
        public ScaffoldColumnAttribute(bool scaffold);
    }

    public interface IValidatableObject
    {
        System.Collections.Generic.IEnumerable<ValidationResult> Validate(ValidationContext validationContext);
    }

    public class ValidationResult
    {
        public ValidationResult(string? errorMessage);
        public ValidationResult(string? errorMessage, System.Collections.Generic.IEnumerable<string>? memberNames);
        public string? ErrorMessage { get; set; }
    }

    public sealed class ValidationContext { }

    public class ValidationException : System.Exception
    {
        public ValidationException(string? message);
    }
}
