using System.Net;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using HttpJsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;
using MvcJsonOptions = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace Tenon.Tests;

public sealed class ContractJsonTests
{
    private static readonly Guid Id = new("0b7cf4a1-6f3c-4d0c-9a2e-0a7d5c1f2b3d");

    public static TheoryData<object, string> Rule() => new()
    {
        // value objects
        { new Email("a@b"), "\"a@b\"" },
        { new Sku("A-1"), "\"A-1\"" },
        { new OrderId(Id), $"\"{Id}\"" },
        { new Amount(1.50m), "1.50" },
        { new Day(new DateOnly(2026, 1, 31)), "\"2026-01-31\"" },
        { new Token([1, 2, 3]), "\"AQID\"" },
        { new InitOnly { Text = "t" }, "\"t\"" },
        { new Percent(7), "7" },
        { new WithIgnored("v"), "\"v\"" },
        { new ContractValueMessage("v"), "\"v\"" },
        { new ForcedMessage("f"), "\"f\"" },
        { new Leaf("l"), """{"text":"l"}""" },
        { new WithIncludedField("w"), """{"text":"w","number":1}""" },
        { new KeyDto("k"), "\"k\"" },
        { new PlainQuery("q"), "\"q\"" },

        // messages
        { new NotFoundDto("m"), """{"message":"m"}""" },
        { new BodyDto("m"), """{"name":"m"}""" },
        { new ListedDto("m"), """{"name":"m"}""" },
        { new PagedDto("m"), """{"name":"m"}""" },
        { new DeepDto("m"), """{"name":"m"}""" },
        { new MappedDto("m"), """{"name":"m"}""" },
        { new ControllerBody("m"), """{"name":"m"}""" },
        { new ControllerAnswer("m"), """{"name":"m"}""" },
        { new ControllerError("m"), """{"name":"m"}""" },
        { new HandlerAnswer("m"), """{"name":"m"}""" },
        { new PartAnswer("m"), """{"name":"m"}""" },

        // objects
        { new KeptObject("v"), """{"value":"v"}""" },
        { new GenericSingle<int>(1), """{"item":1}""" },
        { new NullableSingle("n"), """{"text":"n"}""" },
        { new NestedSingle(new Email("a@b")), """{"email":"a@b"}""" },
        { new EnumSingle(Colour.Red), """{"colour":"Red"}""" },
        { new ListSingle(["n"]), """{"names":["n"]}""" },
        { new TwoProperties("a", "b"), """{"a":"a","b":"b"}""" },
        { new WithComputed("v"), """{"value":"v","length":1}""" },
        { new PlainClass { Text = "t" }, """{"text":"t"}""" },
        { new PlainStruct { Text = "t" }, """{"text":"t"}""" },
        { new PolymorphicBase("t"), """{"$type":"base","text":"t"}""" },

        // enums
        { Colour.DarkBlue, "\"DarkBlue\"" },
        { Numbered.One, "1" },

        // nested, as elements and as keys
        { new Page<Sku>([new Sku("A")], 1), """{"items":["A"],"total":1}""" },
        { new Dictionary<Sku, Amount> { [new Sku("A")] = new Amount(1) }, """{"A":1}""" },
        { new Dictionary<OrderId, int> { [new OrderId(Id)] = 2 }, $$"""{"{{Id}}":2}""" },
        { new Dictionary<Percent, int> { [new Percent(5)] = 2 }, """{"5":2}""" },
        { new Dictionary<Colour, int> { [Colour.DarkBlue] = 2 }, """{"DarkBlue":2}""" },
        { new Dictionary<KeyDto, int> { [new KeyDto("k")] = 2 }, """{"k":2}""" },
    };

    [Theory]
    [MemberData(nameof(Rule))]
    public void IsWrittenAndReadBack(object value, string json)
    {
        foreach (var options in AllOptions())
        {
            Assert.Equal(json, JsonSerializer.Serialize(value, value.GetType(), options));
            Assert.Equal(
                json, JsonSerializer.Serialize(JsonSerializer.Deserialize(json, value.GetType(), options), value.GetType(), options));
        }
    }

    [Fact]
    public void AClassForcedToAValueIsOne()
    {
        foreach (var options in AllOptions())
        {
            Assert.Equal("\"t\"", JsonSerializer.Serialize(new ForcedClass("t"), options));
            Assert.Equal("t", JsonSerializer.Deserialize<ForcedClass>("\"t\"", options)?.Text);
        }
    }

    [ContractValue]
    private sealed record ForcedPair(string A, string B);

    [Fact]
    public void AForcedValueWithTwoPropertiesIsRefusedWithTheFix()
    {
        var refused = Assert.Throws<InvalidOperationException>(() => JsonSerializer.Serialize(new ForcedPair("a", "b"), AllOptions()[0]));

        Assert.Contains("[ContractValue] and has 2 properties", refused.Message, StringComparison.Ordinal);
        Assert.Contains("[JsonIgnore]", refused.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(typeof(Percent), "101")]
    [InlineData(typeof(Percent), "\"x\"")]
    [InlineData(typeof(Percent), "{}")]
    [InlineData(typeof(OrderId), "null")]
    [InlineData(typeof(OrderId), "\"not a guid\"")]
    [InlineData(typeof(Sku), "{\"code\":\"A\"}")]
    [InlineData(typeof(Colour), "1")]
    [InlineData(typeof(Colour), "\"Green\"")]
    [InlineData(typeof(Dictionary<Percent, int>), "{\"101\":1}")]
    public void BadJsonIsAJsonException(Type type, string json)
    {
        foreach (var options in AllOptions())
        {
            Assert.Throws<JsonException>(() => JsonSerializer.Deserialize(json, type, options));
        }
    }

    [Fact]
    public void AnEnumValueWithoutANameIsNotWritten() =>
        Assert.Throws<JsonException>(() => JsonSerializer.Serialize((Colour)17, AllOptions()[0]));

    [Theory]
    [InlineData("""{"$type":"circle","name":"c","radius":1}""")]
    [InlineData("""{"name":"c","radius":1,"$type":"circle"}""")]
    public void ADiscriminatorMayStandAnywhere(string json)
    {
        foreach (var options in AllOptions())
        {
            Assert.Equal(new JsonAnswerTests.Circle("c", 1), JsonSerializer.Deserialize<JsonAnswerTests.Shape>(json, options));
        }
    }

    public static TheoryData<string> Servers() => ["/shop/controller/order", "/minimal"];

    [Theory]
    [MemberData(nameof(Servers))]
    public async Task AServerReadsAndAnswersNestedValues(string path)
    {
        await using var server = await StartShop(_ => { });

        Assert.Equal((HttpStatusCode.OK, OrderJson), await Post(server, path, OrderJson));
        Assert.Equal(
            HttpStatusCode.BadRequest,
            (await Post(server, path, OrderJson.Replace("\"discount\":5", "\"discount\":101", StringComparison.Ordinal))).Status);
    }

    [Theory]
    [MemberData(nameof(Servers))]
    public async Task ItWorksWithASourceGeneratedContext(string path)
    {
        await using var server = await StartShop(services =>
        {
            services.Configure<HttpJsonOptions>(json => json.SerializerOptions.TypeInfoResolver = ShopJsonContext.Default);
            services.Configure<MvcJsonOptions>(
                json =>
                    json.JsonSerializerOptions.TypeInfoResolver = JsonTypeInfoResolver.Combine(
                        ShopJsonContext.Default, new DefaultJsonTypeInfoResolver()));
        });

        Assert.Equal((HttpStatusCode.OK, OrderJson), await Post(server, path, OrderJson));
    }

    [Fact]
    public async Task AMessageOfAnUnknownContractIsNotWrittenAsAValue()
    {
        var unmarked = Define.Get<Sku>("/unmarked");
        await using var server = await LoopbackServer.Start(
            app => app.MapContract(unmarked, () => unmarked.Bind().Success(new Sku("A")).ToResult()),
            services => services.AddContractJson());

        Assert.Equal(HttpStatusCode.InternalServerError, (await server.Client.GetAsync(new Uri("/unmarked", UriKind.Relative))).StatusCode);
    }

    /// <summary>A text is not a number, unless the application says so itself, wherever it does.</summary>
    [Theory]
    [InlineData(null, JsonNumberHandling.Strict)]
    [InlineData(true, JsonNumberHandling.AllowReadingFromString)]
    [InlineData(false, JsonNumberHandling.AllowReadingFromString)]
    public void WhatTheApplicationSaysOfNumbersCounts(bool? isBefore, JsonNumberHandling expected)
    {
        var services = new ServiceCollection();
        void Allow() => services.Configure<HttpJsonOptions>(
            json => json.SerializerOptions.NumberHandling = JsonNumberHandling.AllowReadingFromString);
        if (isBefore is true)
        {
            Allow();
        }

        services.AddContractJson(typeof(ShopContract).Assembly);
        if (isBefore is false)
        {
            Allow();
        }

        var options = services.BuildServiceProvider().GetRequiredService<IOptions<HttpJsonOptions>>();
        Assert.Equal(expected, options.Value.SerializerOptions.NumberHandling);
    }

    [Fact]
    public void TwoCallsAddUp()
    {
        var services = new ServiceCollection().AddContractJson(typeof(string).Assembly).AddContractJson(typeof(ShopContract).Assembly);

        var options = services.BuildServiceProvider().GetRequiredService<IOptions<HttpJsonOptions>>().Value.SerializerOptions;

        Assert.Equal("""{"message":"m"}""", JsonSerializer.Serialize(new NotFoundDto("m"), options));
        Assert.Equal(2, options.Converters.Count);
    }

    private const string OrderJson =
        """{"id":"0b7cf4a1-6f3c-4d0c-9a2e-0a7d5c1f2b3d","email":"a@b","sku":null,"discount":5,"colour":"DarkBlue","skus":"""
        + """["A","B"],"counts":{"A":2},"contacts":{"0b7cf4a1-6f3c-4d0c-9a2e-0a7d5c1f2b3d":"c@d"}}""";

    private static Task<LoopbackServer> StartShop(Action<IServiceCollection> configure) =>
        LoopbackServer.StartControllers(app => app.MapPost("/minimal", (Order order) => order), configure);

    private static async Task<(HttpStatusCode Status, string Body)> Post(LoopbackServer server, string path, string json)
    {
        using var content = new StringContent(json, Encoding.UTF8, "application/json");
        using var response = await server.Client.PostAsync(new Uri(path, UriKind.Relative), content);
        return (response.StatusCode, await response.Content.ReadAsStringAsync());
    }

    /// <summary>What MVC and minimal APIs use after <c>AddContractJson()</c>, found from the calling assembly.</summary>
    private static JsonSerializerOptions[] AllOptions()
    {
        var provider = new ServiceCollection().AddContractJson().BuildServiceProvider();
        return
        [
            provider.GetRequiredService<IOptions<HttpJsonOptions>>().Value.SerializerOptions,
            provider.GetRequiredService<IOptions<MvcJsonOptions>>().Value.JsonSerializerOptions,
        ];
    }
}
