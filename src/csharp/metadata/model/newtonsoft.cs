// What of Newtonsoft.Json decides how values are written: attributes, their enums, naming strategies, converters; and JSON as it is.
#nullable enable

namespace Newtonsoft.Json
{
    using System;

    public enum DefaultValueHandling { Include = 0, Ignore = 1, Populate = 2, IgnoreAndPopulate = 3 }

    public enum MemberSerialization { OptOut = 0, OptIn = 1, Fields = 2 }

    public enum NullValueHandling { Include = 0, Ignore = 1 }

    public enum Required { Default = 0, AllowNull = 1, Always = 2, DisallowNull = 3 }

    public abstract class JsonConverter
    {
    }

    public abstract class JsonConverter<T> : JsonConverter
    {
    }

    public abstract class JsonContainerAttribute : Attribute
    {
        public string? Id { get; set; }
        public string? Title { get; set; }
        public string? Description { get; set; }
        public Type? ItemConverterType { get; set; }
        public Type? NamingStrategyType { get; set; }
        public object[]? NamingStrategyParameters { get; set; }
        public bool IsReference { get; set; }
    }

    public sealed class JsonObjectAttribute : JsonContainerAttribute
    {
        public JsonObjectAttribute();
        public JsonObjectAttribute(MemberSerialization memberSerialization);
        public JsonObjectAttribute(string id);
        public MemberSerialization MemberSerialization { get; set; }
        public NullValueHandling ItemNullValueHandling { get; set; }
        public Required ItemRequired { get; set; }
    }

    public sealed class JsonPropertyAttribute : Attribute
    {
        public JsonPropertyAttribute();
        public JsonPropertyAttribute(string propertyName);
        public string? PropertyName { get; set; }
        public NullValueHandling NullValueHandling { get; set; }
        public DefaultValueHandling DefaultValueHandling { get; set; }
        public Required Required { get; set; }
        public int Order { get; set; }
        public bool IsReference { get; set; }
        public Type? ItemConverterType { get; set; }
        public Type? NamingStrategyType { get; set; }
        public object[]? NamingStrategyParameters { get; set; }
    }

    public sealed class JsonIgnoreAttribute : Attribute
    {
    }

    public sealed class JsonRequiredAttribute : Attribute
    {
    }

    public class JsonExtensionDataAttribute : Attribute
    {
        public bool WriteData { get; set; }
        public bool ReadData { get; set; }
    }

    public sealed class JsonConstructorAttribute : Attribute
    {
    }

    public sealed class JsonConverterAttribute : Attribute
    {
        public JsonConverterAttribute(Type converterType);
        public JsonConverterAttribute(Type converterType, params object[] converterParameters);
    }
}

namespace Newtonsoft.Json.Converters
{
    using System;

    public class StringEnumConverter : Newtonsoft.Json.JsonConverter
    {
        public StringEnumConverter();
        public StringEnumConverter(bool camelCaseText);
        public StringEnumConverter(Newtonsoft.Json.Serialization.NamingStrategy namingStrategy, bool allowIntegerValues = true);
        public StringEnumConverter(Type namingStrategyType);
        public bool AllowIntegerValues { get; set; }
        public Newtonsoft.Json.Serialization.NamingStrategy? NamingStrategy { get; set; }
    }
}

namespace Newtonsoft.Json.Serialization
{
    public abstract class NamingStrategy
    {
        public bool ProcessDictionaryKeys { get; set; }
        public bool ProcessExtensionDataNames { get; set; }
        public bool OverrideSpecifiedNames { get; set; }
    }

    public class CamelCaseNamingStrategy : NamingStrategy
    {
        public CamelCaseNamingStrategy();
        public CamelCaseNamingStrategy(bool processDictionaryKeys, bool overrideSpecifiedNames);
    }

    public class DefaultNamingStrategy : NamingStrategy
    {
    }

    public class KebabCaseNamingStrategy : NamingStrategy
    {
        public KebabCaseNamingStrategy();
        public KebabCaseNamingStrategy(bool processDictionaryKeys, bool overrideSpecifiedNames);
    }

    public class SnakeCaseNamingStrategy : NamingStrategy
    {
        public SnakeCaseNamingStrategy();
        public SnakeCaseNamingStrategy(bool processDictionaryKeys, bool overrideSpecifiedNames);
    }

    public interface IContractResolver
    {
    }

    public class DefaultContractResolver : IContractResolver
    {
        public DefaultContractResolver();
        public NamingStrategy? NamingStrategy { get; set; }
    }

    public class CamelCasePropertyNamesContractResolver : DefaultContractResolver
    {
    }
}

namespace Newtonsoft.Json.Linq
{
    using System.Collections.Generic;

    public abstract class JToken : IEnumerable<JToken>
    {
    }

    public abstract class JContainer : JToken
    {
    }

    public class JArray : JContainer
    {
        public JArray();
    }

    public class JObject : JContainer
    {
        public JObject();
    }

    public class JValue : JToken
    {
        public JValue(object? value);
    }
}
