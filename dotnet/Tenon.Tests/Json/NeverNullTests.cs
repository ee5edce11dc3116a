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

    [Theory]
    [InlineData("{}", """{"owner":null}""")]
    [InlineData("""{"name":"a","age":2}""", """{"name":"a","age":2,"owner":null}""")]
    [InlineData("""{"owner":null,"vet":null}""", """{"owner":null}""")]
    public void TheRestIsRead(string json, string written) =>
        Assert.Equal(written, JsonSerializer.Serialize(JsonSerializer.Deserialize<Pet>(json, Contract), Contract));
}
