// The two common generators of value objects, which are usually not restored when the tool runs.
#nullable enable

namespace Vogen
{
    using System;

    [AttributeUsage(AttributeTargets.Struct | AttributeTargets.Class)]
    public class ValueObjectAttribute : Attribute
    {
        public ValueObjectAttribute(
            Type? underlyingType = null, Conversions conversions = Conversions.Default, Type? throws = null,
            Customizations customizations = Customizations.None);
    }

    public class ValueObjectAttribute<T> : ValueObjectAttribute
    {
        public ValueObjectAttribute(
            Conversions conversions = Conversions.Default, Type? throws = null,
            Customizations customizations = Customizations.None);
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public class VogenDefaultsAttribute : Attribute
    {
        public VogenDefaultsAttribute(
            Type? underlyingType = null, Conversions conversions = Conversions.Default, Type? throws = null,
            Customizations customizations = Customizations.None);
    }

    public class InstanceAttribute : Attribute
    {
        public InstanceAttribute(string name, object value, string tripleSlashComment = "");
    }

    public class Validation
    {
        public static readonly Validation Ok;
        public static Validation Invalid(string reason = "");
    }

    [Flags]
    public enum Conversions
    {
        Unspecified = -1,
        None = 0,
        Default = 3,
        TypeConverter = 1,
        SystemTextJson = 2,
        NewtonsoftJson = 4,
        EfCoreValueConverter = 8,
        DapperTypeHandler = 16,
        LinqToDbValueConverter = 32,
        ServiceStackDotText = 64,
        Bson = 128,
        Orleans = 256,
        XmlSerializable = 512,
        MessagePack = 1024,
    }

    [Flags]
    public enum Customizations
    {
        None = 0,
        TreatNumberAsStringInSystemTextJson = 1,
    }
}

namespace StronglyTypedIds
{
    using System;

    [AttributeUsage(AttributeTargets.Struct, Inherited = false)]
    public sealed class StronglyTypedIdAttribute : Attribute
    {
        public StronglyTypedIdAttribute();
        public StronglyTypedIdAttribute(Template template, params string[] templateNames);
        public StronglyTypedIdAttribute(params string[] templateNames);
        public StronglyTypedIdAttribute(
            StronglyTypedIdBackingType backingType,
            StronglyTypedIdConverter converters = StronglyTypedIdConverter.Default);
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class StronglyTypedIdDefaultsAttribute : Attribute
    {
        public StronglyTypedIdDefaultsAttribute(Template template, params string[] templateNames);
        public StronglyTypedIdDefaultsAttribute(string templateName, params string[] templateNames);
    }

    public enum Template
    {
        Guid = 0, Int = 1, String = 2, Long = 3,
    }

    public enum StronglyTypedIdBackingType
    {
        Default = 0, Guid = 1, Int = 2, String = 3, Long = 4, NullableString = 5, MassTransitNewId = 6,
    }

    [Flags]
    public enum StronglyTypedIdConverter
    {
        None = 0, Default = 1, TypeConverter = 2, NewtonsoftJson = 4, SystemTextJson = 8,
    }
}
