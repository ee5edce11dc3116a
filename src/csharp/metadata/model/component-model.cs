// Data annotations and the component model: what limits and describes a value.
#nullable enable

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
