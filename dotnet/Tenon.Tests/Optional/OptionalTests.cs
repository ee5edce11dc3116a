using System.Net;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon.Tests;

/// <summary>Absent, null and a value stay what they are, through System.Text.Json and through both ways of serving.</summary>
public sealed class OptionalTests : IClassFixture<OptionalTests.Server>
{
    private static readonly JsonSerializerOptions Contract = new ServiceCollection()
        .AddContractJson(typeof(OptionalTests).Assembly)
        .BuildServiceProvider()
        .GetRequiredService<IOptions<Microsoft.AspNetCore.Http.Json.JsonOptions>>()
        .Value.SerializerOptions;

    private readonly Server server;

    public OptionalTests(Server server) => this.server = server;

    public sealed record Patch(Optional<string?> Title, Optional<int> Count, Optional<List<string>?> Tags = default)
    {
        public Optional<Inner?> Inner { get; init; }
    }

    public sealed record Inner(string Name, int Size);

    public sealed record Marked(
        [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] Optional<string?> Title = default);

    [Theory]
    [InlineData("{}")]
    [InlineData("""{"title":null}""")]
    [InlineData("""{"title":"a","count":0}""")]
    [InlineData("""{"tags":null,"inner":null}""")]
    [InlineData("""{"title":"","count":2,"tags":["a"],"inner":{"name":"n","size":1}}""")]
    public void WhatIsReadIsWritten(string json)
    {
        var patch = JsonSerializer.Deserialize<Patch>(json, Contract)!;

        Assert.Equal(json.Contains("title", StringComparison.Ordinal), patch.Title.IsPresent);
        Assert.Equal(Sorted(json), Sorted(JsonSerializer.Serialize(patch, Contract)));
    }

    public sealed record Demanding(string A, [property: JsonIgnore] int B, [property: ContractOptional] int C, int D = 4);

    /// <summary>The contract's JSON demands the parameters of constructors, but not what is ignored or marked optional.</summary>
    [Theory]
    [InlineData("{}", false)]
    [InlineData("""{"a":null}""", false)]
    [InlineData("""{"a":"x"}""", true)]
    public void AKeyIsDemandedUnlessItIsExcused(string json, bool isRead) =>
        Assert.Equal(isRead, Record.Exception(() => JsonSerializer.Deserialize<Demanding>(json, Contract)) is null);

    [Fact]
    public void ANullIsRefusedWhereTheValueTypeHasNone() =>
        Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Patch>("""{"count":null}""", Contract));

    [Fact]
    public void OtherOptionsWriteItWhereTheKeyMayBeLeftOut()
    {
        Assert.Equal("{}", JsonSerializer.Serialize(new Marked(), JsonSerializerOptions.Web));
        Assert.Equal("""{"title":null}""", JsonSerializer.Serialize(new Marked((string?)null), JsonSerializerOptions.Web));
        var refused = Assert.Throws<InvalidOperationException>(
            () => JsonSerializer.Serialize(new Patch(default, 1), JsonSerializerOptions.Web));
        Assert.Contains("An absent Optional<string> cannot be written here", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void AnAbsentOneLeavesWhatIsThere()
    {
        Optional<string?> absent = default;

        Assert.Equal("now", absent.Or("now"));
        Assert.Null(new Optional<string?>(null).Or("now"));
        Assert.False(absent.TryGet(out _));
        Assert.True(absent == default);
        Assert.True(absent != new Optional<string?>(null));
        Assert.Equal(new Optional<int>(2), 2);
        Assert.Equal(string.Empty, absent.ToString());
    }

    [Theory]
    [InlineData("/optional/minimal")]
    [InlineData("/optional/mvc")]
    public async Task ServersTellAbsentFromNull(string path)
    {
        foreach (var json in new[] { "{}", """{"title":null}""", """{"title":"b","inner":{"name":"n","size":1}}""" })
        {
            using var response = await server.Client.PatchAsync(
                new Uri(path, UriKind.Relative), new StringContent(json, Encoding.UTF8, "application/json"));

            Assert.Equal((HttpStatusCode.OK, json), (response.StatusCode, await response.Content.ReadAsStringAsync()));
        }
    }

    private static string Sorted(string json) =>
        string.Join(",", JsonDocument.Parse(json).RootElement.EnumerateObject().OrderBy(one => one.Name).Select(one => one.ToString()));

    private static readonly Operation<Patch, Patch> Minimal = Define.Patch<Patch, Patch>("/optional/minimal");

    internal static readonly Operation<Patch, Patch> Mvc = Define.Patch<Patch, Patch>("/optional/mvc");

    public sealed class Server : IAsyncLifetime
    {
        private LoopbackServer? server;

        public HttpClient Client => server!.Client;

        public async Task InitializeAsync() => server = await LoopbackServer.StartControllers(
            app => app.MapContract(Minimal, (Patch input) => Minimal.Bind(input).Success(input)));

        public Task DisposeAsync() => server!.DisposeAsync().AsTask();
    }
}

[ApiController]
public sealed class OptionalController : ControllerBase
{
    [HttpPatch("/optional/mvc")]
    public IActionResult Patch(OptionalTests.Patch input) => OptionalTests.Mvc.Bind(input).Success(input).ToActionResult();
}
