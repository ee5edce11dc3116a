using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon.Tests;

/// <summary>A key that may be absent and is never null: C# has null for what is absent, and the JSON has not.</summary>
public sealed class NeverNullTests
{
    private static readonly JsonSerializerOptions Contract = new ServiceCollection()
        .AddContractJson(typeof(NeverNullTests).Assembly)
        .BuildServiceProvider()
        .GetRequiredService<IOptions<Microsoft.AspNetCore.Http.Json.JsonOptions>>()
        .Value.SerializerOptions;

    public sealed record Pet
    {
        [ContractOptional]
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        public string? Name { get; init; }

        [ContractOptional]
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        public int? Age { get; init; }

        [ContractOptional(InAnswers = true)]
        public string? Owner { get; init; }

        [ContractOptional(InAnswers = true)]
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        public string? Vet { get; init; }
    }

    [Theory]
    [InlineData("""{"name":null}""")]
    [InlineData("""{"age":null}""")]
    public void NullIsRefused(string json) =>
        Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Pet>(json, Contract));

    [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
    [JsonDerivedType(typeof(Cat), "cat")]
    public abstract record Animal;

    public sealed record Cat(int Lives) : Animal;

    public sealed record Patch(Optional<int> Age, Animal? Animal = null);

    [Theory]
    [InlineData("""{"age":"x"}""", "$.age")]
    [InlineData("""{"age":1,"animal":{"lives":7}}""", "$.animal")]
    [InlineData("""{"age":1,"animal":{}}""", "$.animal")]
    public void TheReasonHasItsPlace(string json, string place)
    {
        var refused = Assert.ThrowsAny<JsonException>(() => JsonSerializer.Deserialize<Patch>(json, Contract));

        Assert.StartsWith(place, refused.Path, StringComparison.Ordinal);
    }

    public sealed record Nested(Dictionary<string, List<string>> Lists, int Size);

    [Fact]
    public void AListInsideAMapHasNoNullItems()
    {
        var value = new Nested(new() { ["a"] = [null!] }, 1);
        var problems = new Problems(services: null);
        ContractValidator.OfRequests(Contract).Explain(value, nullability: null, string.Empty, problems);

        Assert.Equal(["lists.a[0]"], problems.Found.Keys);
        Assert.False(ContractValidator.OfRequests(Contract).Holds(value, null));
    }

    [Theory]
    [InlineData("{}", """{"owner":null}""")]
    [InlineData("""{"name":"a","age":2}""", """{"name":"a","age":2,"owner":null}""")]
    [InlineData("""{"owner":null,"vet":null}""", """{"owner":null}""")]
    public void TheRestIsRead(string json, string written) =>
        Assert.Equal(written, JsonSerializer.Serialize(JsonSerializer.Deserialize<Pet>(json, Contract), Contract));
}
