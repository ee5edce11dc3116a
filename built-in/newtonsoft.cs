// What of Newtonsoft.Json decides how values are written: attributes, their enums, naming strategies, converters; and JSON as it is.
#nullable enable

namespace Newtonsoft.Json
{
    using System;

    public enum DefaultValueHandling { Include = 0, Ignore = 1, Populate = 2, IgnoreAndPopulate = 3 }

    public enum MemberSerialization { OptOut = 0, OptIn = 1, Fields = 2 }

    public enum NullValueHandling { Include = 0, Ignore = 1 }

    public enum Required { Default = 0, AllowNull = 1, Always = 2, DisallowNull = 3 }

    public enum PreserveReferencesHandling { None = 0, Objects = 1, Arrays = 2, All = 3 }

    public enum TypeNameHandling { None = 0, Objects = 1, Arrays = 2, All = 3, Auto = 4 }

    public enum DateFormatHandling { IsoDateFormat = 0, MicrosoftDateFormat = 1 }

    public enum DateTimeZoneHandling { Local = 0, Utc = 1, Unspecified = 2, RoundtripKind = 3 }

    public enum DateParseHandling { None = 0, DateTime = 1, DateTimeOffset = 2 }

    public enum StringEscapeHandling { Default = 0, EscapeNonAscii = 1, EscapeHtml = 2 }

    public enum ReferenceLoopHandling { Error = 0, Ignore = 1, Serialize = 2 }

    public enum MissingMemberHandling { Ignore = 0, Error = 1 }

    public enum ObjectCreationHandling { Auto = 0, Reuse = 1, Replace = 2 }

    public enum Formatting { None = 0, Indented = 1 }

    public class JsonSerializerSettings
    {
        public JsonSerializerSettings();
        public System.Collections.Generic.IList<JsonConverter> Converters { get; set; }
        public Newtonsoft.Json.Serialization.IContractResolver? ContractResolver { get; set; }
        public DateFormatHandling DateFormatHandling { get; set; }
        public string DateFormatString { get; set; }
        public DateParseHandling DateParseHandling { get; set; }
        public DateTimeZoneHandling DateTimeZoneHandling { get; set; }
        public DefaultValueHandling DefaultValueHandling { get; set; }
        public Formatting Formatting { get; set; }
        public int? MaxDepth { get; set; }
        public MissingMemberHandling MissingMemberHandling { get; set; }
        public NullValueHandling NullValueHandling { get; set; }
        public ObjectCreationHandling ObjectCreationHandling { get; set; }
        public PreserveReferencesHandling PreserveReferencesHandling { get; set; }
        public ReferenceLoopHandling ReferenceLoopHandling { get; set; }
        public StringEscapeHandling StringEscapeHandling { get; set; }
        public TypeNameHandling TypeNameHandling { get; set; }
    }

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

namespace Microsoft.AspNetCore.Mvc
{
    public class MvcNewtonsoftJsonOptions
    {
        public Newtonsoft.Json.JsonSerializerSettings SerializerSettings { get; }
        public bool AllowInputFormatterExceptionMessages { get; set; }
    }
}

namespace Microsoft.AspNetCore.SignalR
{
    public class NewtonsoftJsonHubProtocolOptions
    {
        public Newtonsoft.Json.JsonSerializerSettings PayloadSerializerSettings { get; set; }
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    using System;

    public static class NewtonsoftJsonProtocolDependencyInjectionExtensions
    {
        public static TBuilder AddNewtonsoftJsonProtocol<TBuilder>(this TBuilder builder)
            where TBuilder : Microsoft.AspNetCore.SignalR.ISignalRBuilder;
        public static TBuilder AddNewtonsoftJsonProtocol<TBuilder>(
            this TBuilder builder, Action<Microsoft.AspNetCore.SignalR.NewtonsoftJsonHubProtocolOptions> configure)
            where TBuilder : Microsoft.AspNetCore.SignalR.ISignalRBuilder;
    }

    public static class NewtonsoftJsonMvcBuilderExtensions
    {
        public static IMvcBuilder AddNewtonsoftJson(this IMvcBuilder builder);
        public static IMvcBuilder AddNewtonsoftJson(
            this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions> setupAction);
    }

    public static class NewtonsoftJsonMvcCoreBuilderExtensions
    {
        public static IMvcCoreBuilder AddNewtonsoftJson(this IMvcCoreBuilder builder);
        public static IMvcCoreBuilder AddNewtonsoftJson(
            this IMvcCoreBuilder builder, Action<Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions> setupAction);
    }

    public static class MvcNewtonsoftJsonOptionsExtensions
    {
        public static Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions UseCamelCasing(
            this Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions options, bool processDictionaryKeys);
        public static Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions UseMemberCasing(
            this Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions options);
    }
}
