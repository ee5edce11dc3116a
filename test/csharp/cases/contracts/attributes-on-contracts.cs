using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Text.Json.Serialization;

namespace Cases.Contracts.Annotated;

public sealed class ContractTypeAttribute : Attribute { public string? Name { get; init; } }
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)] public sealed class ContractOptionalAttribute : Attribute;

[ContractType(Name = "animal"), JsonPolymorphic(TypeDiscriminatorPropertyName = "type",
    UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToBaseType)]
[JsonDerivedType(typeof(Cat), typeDiscriminator: nameof(Cat)), JsonDerivedType(typeof(Dog), "dog")]
public abstract record Animal([property: JsonPropertyName("name")] [property: MaxLength(Limits.Name)] string Name);

public sealed record Cat(string Name, [property: Range(0, Limits.Lives)] int Lives = Limits.Lives) : Animal(Name);

public sealed record Dog(string Name, [property: ContractOptional] string? Breed,
    [property: JsonConverter(typeof(JsonStringEnumConverter<Size>))] Size Size) : Animal(Name);

[JsonConverter(typeof(JsonStringEnumConverter))] public enum Size
{
    [JsonStringEnumMemberName("S")] Small, [JsonStringEnumMemberName("L"), Description("Large one")] Large
}

public static class Limits
{
    public const int Name = 50 * 2, Lives = 9;
    public const string Pattern = "^[a-z" + Extra + "]+$";
    private const string Extra = "0-9_";
    public const double Max = Name / 3.0;
}

[ContractType]
public class Form
{
    [Required, RegularExpression(Limits.Pattern)] public required string Slug { get; init; }
    [JsonIgnore(Condition = JsonIgnoreCondition.Always)] public string Secret { get; set; } = "";
    [JsonPropertyName($"prefix-{nameof(Slug)}")] public string Interpolated { get; set; } = "";
    [Range(typeof(DateOnly), "2020-01-01", "2030-12-31")] public DateOnly Date { get; set; }
    [Range(Limits.Max, double.PositiveInfinity)] public double Weight { get; set; }
    [DefaultValue(Size.Large)] public Size Size { get; set; } = Size.Large;
    [DefaultValue(typeof(decimal), "1.50")] public decimal Price { get; set; } = 1.50m;
    [DefaultValue(null)] public string? Nothing { get; set; }
    [DefaultValue((byte)5)] public byte Small { get; set; } = 5;
    [DefaultValue('x')] public char Letter { get; set; } = 'x';
    [DefaultValue(new[] { 1, 2 })] public int[] Numbers { get; set; } = [1, 2];
    [Obsolete("Use " + nameof(Slug), false)] public string Old { get; set; } = "";
    [AllowedValues(1, 2L, 3.5, "x", 'y', true, null, Size.Small, typeof(int))] public object? Anything { get; set; }
}
