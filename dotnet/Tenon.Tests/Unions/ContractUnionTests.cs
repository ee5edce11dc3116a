using System.Text.Json;
using System.Text.Json.Serialization;

namespace Tenon.Tests;

public sealed record Cat(string Name, int Lives);

public sealed record Dog(string Name, bool GoodBoy);

public sealed record Strict
{
    public required string Id { get; init; }

    public string? Note { get; init; }
}

public sealed record Loose
{
    public string? Note { get; init; }
}

public sealed record Kennel(Dog[] Inhabitants);

public sealed record Cattery(Cat[] Inhabitants);

public sealed record Open
{
    public string? Name { get; init; }

    [JsonExtensionData]
    public IDictionary<string, JsonElement>? More { get; init; }
}

[ContractUnion(typeof(Cat), typeof(Dog), typeof(string), typeof(List<int>), typeof(List<string>), typeof(bool))]
[JsonConverter(typeof(ContractUnionConverter))]
public sealed class Pet : ContractUnion
{
    public Pet(Cat value)
        : base(value)
    {
    }

    public Pet(Dog value)
        : base(value)
    {
    }

    public Pet(string value)
        : base(value)
    {
    }

    public Pet(List<int> value)
        : base(value)
    {
    }

    public Pet(List<string> value)
        : base(value)
    {
    }

    public Pet(bool value)
        : base(value)
    {
    }

    public static implicit operator Pet(Cat value) => new(value);
}

/// <summary>As generated where constructors would clash.</summary>
[ContractUnion(
    typeof(string), typeof(Guid), typeof(Colour), typeof(int), typeof(double), typeof(DateTimeOffset), typeof(Strict),
    typeof(Loose), typeof(Kennel), typeof(Cattery), typeof(Dictionary<string, int>), typeof(Pet), typeof(Email))]
[JsonConverter(typeof(ContractUnionConverter))]
public sealed class Anything : ContractUnion
{
    private Anything(object value)
        : base(value)
    {
    }

    public static Anything From(object value) => new(value);
}

[ContractUnion(typeof(Open), typeof(Cat), typeof(JsonAnswerTests.Shape))]
[JsonConverter(typeof(ContractUnionConverter))]
public sealed class Extended(object value) : ContractUnion(value);

/// <summary>Variants of one shape: a property alone tells them apart, and one variant has two values of it.</summary>
[ContractUnion(typeof(Coffee), typeof(Tea), typeof(Water))]
[ContractUnionTag(typeof(Coffee), "kind", "espresso", "filter")]
[ContractUnionTag(typeof(Tea), "kind", "tea")]
[ContractUnionTag(typeof(Water), "kind", 1)]
[JsonConverter(typeof(ContractUnionConverter))]
public sealed class Drink(object value) : ContractUnion(value);

/// <summary>One variant has no tag, so that any value of the property is read by the shape.</summary>
[ContractUnion(typeof(Coffee), typeof(Water))]
[ContractUnionTag(typeof(Coffee), "kind", "espresso")]
[JsonConverter(typeof(ContractUnionConverter))]
public sealed class Vessel(object value) : ContractUnion(value);

public enum GlassKind
{
    Flute,
    Pint,
    Tumbler,
}

/// <summary>The type of the property has a value that marks neither.</summary>
[ContractUnion(typeof(Tall), typeof(Wide))]
[ContractUnionTag(typeof(Tall), "kind", "Flute")]
[ContractUnionTag(typeof(Wide), "kind", "Pint")]
[JsonConverter(typeof(ContractUnionConverter))]
public sealed class Glass(object value) : ContractUnion(value);

public sealed record Tall([property: JsonConverter(typeof(JsonStringEnumConverter<GlassKind>))] GlassKind Kind, int Height);

public sealed record Wide([property: JsonConverter(typeof(JsonStringEnumConverter<GlassKind>))] GlassKind Kind, int Width);

public sealed record Coffee(string? Kind, string? Size);

public sealed record Tea(string? Kind, string? Size);

public sealed record Water(int Kind, string? Size);

public sealed record Owner(string Name, Pet? Pet, List<Pet> Others);

[JsonSerializable(typeof(Owner))]
internal sealed partial class OwnerJsonContext : JsonSerializerContext;

public sealed class ContractUnionTests
{
    private static readonly JsonSerializerOptions Web = new(
        JsonSerializerDefaults.Web) { Converters = { new EnumNameConverterFactory() }, AllowOutOfOrderMetadataProperties = true };

    [Theory]
    [InlineData(typeof(Pet), """{"name":"Tom","lives":9}""", typeof(Cat))]
    [InlineData(typeof(Pet), """{"name":"Rex","goodBoy":true}""", typeof(Dog))]
    [InlineData(typeof(Pet), "\"Tom\"", typeof(string))]
    [InlineData(typeof(Pet), "[1,2]", typeof(List<int>))]
    [InlineData(typeof(Pet), """["a"]""", typeof(List<string>))]
    [InlineData(typeof(Pet), "[]", typeof(List<int>))]
    [InlineData(typeof(Pet), "true", typeof(bool))]
    [InlineData(typeof(Anything), "\"text\"", typeof(string))]
    [InlineData(typeof(Anything), "\"0b7cf4a1-6f3c-4d0c-9a2e-0a7d5c1f2b3d\"", typeof(Guid))]
    [InlineData(typeof(Anything), "\"DarkBlue\"", typeof(Colour))]
    [InlineData(typeof(Anything), "\"2026-01-31T10:00:00+00:00\"", typeof(DateTimeOffset))]
    [InlineData(typeof(Anything), "5", typeof(int))]
    [InlineData(typeof(Anything), "5.5", typeof(double))]
    [InlineData(typeof(Anything), """{"id":"x","note":"y"}""", typeof(Strict))]
    [InlineData(typeof(Anything), """{"note":"y"}""", typeof(Loose))]
    [InlineData(typeof(Anything), """{"inhabitants":[{"name":"Rex","goodBoy":true}]}""", typeof(Kennel))]
    [InlineData(typeof(Anything), """{"inhabitants":[{"name":"Tom","lives":9}]}""", typeof(Cattery))]
    [InlineData(typeof(Anything), """{"a":1,"b":2}""", typeof(Dictionary<string, int>))]
    [InlineData(typeof(Anything), "true", typeof(Pet))]
    [InlineData(typeof(Drink), """{"kind":"filter","size":"s"}""", typeof(Coffee))]
    [InlineData(typeof(Drink), """{"kind":"tea","size":"s"}""", typeof(Tea))]
    [InlineData(typeof(Drink), """{"kind":1,"size":"s"}""", typeof(Water))]
    [InlineData(typeof(Drink), """{"kind":null,"size":"s"}""", typeof(Coffee))]
    [InlineData(typeof(Vessel), """{"kind":"mug","size":"s"}""", typeof(Coffee))]
    [InlineData(typeof(Glass), """{"kind":"Tumbler","height":1}""", typeof(Tall))]
    [InlineData(typeof(Extended), """{"name":"Tom","lives":9}""", typeof(Cat))]
    [InlineData(typeof(Extended), """{"name":"Tom","colour":"red"}""", typeof(Open))]
    [InlineData(typeof(Extended), """{"$type":"square","side":2,"name":"s"}""", typeof(JsonAnswerTests.Square))]
    public void IsReadAsTheVariantThatFitsBestAndWrittenAsItself(Type type, string json, Type variant)
    {
        var union = Assert.IsAssignableFrom<ContractUnion>(JsonSerializer.Deserialize(json, type, Web));

        Assert.Equal((json, variant), (json, union.Value.GetType()));
        using var expected = JsonDocument.Parse(json);
        using var written = JsonDocument.Parse(JsonSerializer.Serialize(union, type, Web));
        Assert.True(JsonElement.DeepEquals(expected.RootElement, written.RootElement), written.RootElement.GetRawText());
    }

    /// <summary>Every variant is told by its tag, and the client has no others.</summary>
    [Theory]
    [InlineData("""{"kind":"mate","size":"s"}""")]
    [InlineData("""{"kind":2,"size":"s"}""")]
    public void ATagOfNoVariantIsRefused(string json) =>
        Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Drink>(json, Web));

    [Theory]
    [InlineData("5")]
    [InlineData("[1.5]")]
    [InlineData("[[]]")]
    public void JsonOfNoVariantIsAJsonException(string json) =>
        Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Pet>(json, Web));

    [Fact]
    public void NullIsNull() => Assert.Null(JsonSerializer.Deserialize<Pet>("null", Web));

    [Fact]
    public void ItIsFoundWhereverItStands()
    {
        const string Json = """{"name":"Eve","pet":{"name":"Tom","lives":9},"others":["x",{"name":"Rex","goodBoy":true}]}""";

        var owner = JsonSerializer.Deserialize<Owner>(Json, Web);

        Assert.Equal(new Cat("Tom", 9), owner?.Pet?.Value);
        Assert.Equal(Json, JsonSerializer.Serialize(owner, Web));
    }

    [Fact]
    public void ItWorksWithASourceGeneratedContext()
    {
        const string Json = """{"name":"Eve","pet":{"name":"Tom","lives":9},"others":["x"]}""";
        var options = new JsonSerializerOptions(JsonSerializerDefaults.Web) { TypeInfoResolver = OwnerJsonContext.Default };
        options.TypeInfoResolverChain.Add(new System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver());

        Assert.Equal(Json, JsonSerializer.Serialize(JsonSerializer.Deserialize<Owner>(Json, options), options));
    }

    [Fact]
    public void AValueOfNoVariantIsRefused()
    {
        var refused = Assert.Throws<ArgumentException>(() => Anything.From(new Dog("Rex", true)));

        Assert.StartsWith(
            "Anything cannot be a Dog. Its variants are: string, Guid, Colour, int", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void AUnionEqualsAnotherOfTheSameValue()
    {
        Pet one = new Cat("Tom", 9);

        Assert.Equal(one, new Pet(new Cat("Tom", 9)));
        Assert.NotEqual(one, new Pet("Tom"));
        Assert.Equal(one.GetHashCode(), new Pet(new Cat("Tom", 9)).GetHashCode());
        Assert.True(one.Is<Cat>());
        Assert.True(one.TryGet<Cat>(out var cat));
        Assert.Equal(9, cat.Lives);
        Assert.False(one.TryGet<Dog>(out _));
        Assert.Equal(new Cat("Tom", 9).ToString(), one.ToString());
    }
}
