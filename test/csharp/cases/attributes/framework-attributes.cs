using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Text.Json.Serialization;

namespace Cases.Attributes;

[DataContract(Name = "validated", Namespace = "urn:cases")]
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "$kind")]
[JsonDerivedType(typeof(ValidatedChild), "child")]
[JsonDerivedType(typeof(ValidatedOther), typeDiscriminator: 7)]
public class Validated
{
    [Required(AllowEmptyStrings = true, ErrorMessage = "is needed")]
    [StringLength(100, MinimumLength = 3)]
    [JsonPropertyName("display-name")]
    [DefaultValue("none")]
    public string Name { get; set; } = "none";

    [Range(typeof(decimal), "0.5", "99.5", ParseLimitsInInvariantCulture = true)]
    [DefaultValue(3.5)]
    public decimal Price { get; set; }

    [RegularExpression(@"^\d{4}-[A-Z]+$", MatchTimeoutInMilliseconds = 100)]
    [Description("A code\nof two lines")]
    public string? Code { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    [JsonConverter(typeof(JsonStringEnumConverter<DayOfWeek>))]
    [EnumDataType(typeof(DayOfWeek))]
    public DayOfWeek Day { get; set; }

    [MinLength(1), MaxLength(10), Length(1, 10)]
    [JsonPropertyOrder(-1), JsonInclude]
    [AllowedValues("a", "b", null), DeniedValues(1, 2)]
    public List<string?> Items { get; internal set; } = [];

    [EmailAddress, Phone, Url, CreditCard]
    [Obsolete]
    [EditorBrowsable(EditorBrowsableState.Never)]
    [DataMember(Name = "contact", Order = 4, IsRequired = true, EmitDefaultValue = false)]
    public string Contact { get; set; } = "";

    [JsonExtensionData]
    public IDictionary<string, object?>? Rest { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)]
    [Display(Name = "Count", Order = 1, ResourceType = typeof(Validated))]
    [Range(0, 100)]
    public long Count { get; set; }

    [Range(0.5, double.MaxValue, MinimumIsExclusive = true)]
    public double Weight { get; set; }

    [return: MarshalAs(UnmanagedType.LPWStr)]
    [DynamicDependency(DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicFields, typeof(Validated))]
    public string Method([Optional, DefaultParameterValue(5)] int value) => value.ToString();
}

public class ValidatedChild : Validated;

public class ValidatedOther : Validated
{
    [JsonConstructor]
    public ValidatedOther(string name) => Name = name;
}

[JsonConverter(typeof(JsonStringEnumConverter))]
public enum Named
{
    [EnumMember(Value = "first-one")] First,
    [JsonStringEnumMemberName("second-one")] Second,
    [Description("the third")] Third = 10,
}
