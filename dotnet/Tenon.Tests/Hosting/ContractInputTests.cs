using System.ComponentModel.DataAnnotations;
using System.Net;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;

namespace Tenon.Tests;

/// <summary>Cookies and every style of the query arrive, in minimal APIs and in controllers alike.</summary>
public sealed class ContractInputTests(ContractInputTests.Servers servers) : IClassFixture<ContractInputTests.Servers>
{
    /// <summary>A number in JSON, so that the client sends numbers.</summary>
    [JsonConverter(typeof(JsonNumberEnumConverter<Level>))]
    public enum Level
    {
        Low = 1,
        High = 2,
    }

    public enum Order
    {
        Oldest,
        Newest,
    }

    public sealed record Filter([StringLength(5)] string Author, Order? Order = null, string[]? Tags = null, Bounds? Bounds = null);

    public sealed record Bounds(int From, int To);

    public sealed record Sort([StringLength(9)] string? By = null, int Top = 3);

    public sealed record Search
    {
        [FromRoute]
        public required int Id { get; init; }

        [FromQuery]
        public Filter? Filter { get; init; }

        [FromQuery, ContractQuery(QueryStyle.DeepObject)]
        public Filter? Deep { get; init; }

        [FromQuery(Name = "flat-ids"), ContractQuery(QueryStyle.CommaDelimited)]
        public int[]? Commas { get; init; }

        [FromQuery, ContractQuery(QueryStyle.SpaceDelimited)]
        public List<int>? Spaces { get; init; }

        [FromQuery, ContractQuery(QueryStyle.PipeDelimited)]
        public HashSet<string>? Pipes { get; init; }

        [FromQuery, ContractQuery(QueryStyle.CommaDelimited)]
        public Bounds? Joined { get; init; }

        [FromQuery, ContractQuery(QueryStyle.Exploded)]
        public Sort? Sort { get; init; }

        [FromQuery, ContractQuery(QueryStyle.Json)]
        public Bounds? Json { get; init; }

        [FromQuery]
        public int[] Plain { get; init; } = [];

        [FromQuery]
        public Dictionary<string, int>? Map { get; init; }

        [ContractCookie("session-id"), StringLength(4)]
        public string? Session { get; init; }

        [FromHeader(Name = "X-Count")]
        public int? Count { get; init; }

        [FromQuery]
        public Level? Level { get; init; }
    }

    private static readonly Operation<Search, string> Minimal = Define.Get<Search, string>("/styles/minimal/{id}");

    internal static readonly Operation<Search, string> Mvc = Define.Get<Search, string>("/styles/mvc/{id}");

    private static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web)
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new JsonStringEnumConverter() },
    };

    internal static string TextOf(Search input) =>
        JsonSerializer.Serialize(
            new
            {
                input.Filter, input.Deep, input.Commas, input.Spaces, input.Pipes, input.Joined, input.Sort, input.Json, input.Plain,
                input.Map, input.Session, input.Count, input.Level,
            },
            Json);

    private const string Nothing = """{"plain":[]}""";

    [Theory]
    [InlineData("", null, Nothing)]
    [InlineData("?filter.author=ada&filter.order=Newest", null, """{"filter":{"author":"ada","order":"Newest"},"plain":[]}""")]
    [InlineData(
        "?deep[author]=ada&deep[tags]=a&deep[tags]=b&deep[bounds][from]=1&deep[bounds][to]=2",
        null,
        """{"deep":{"author":"ada","tags":["a","b"],"bounds":{"from":1,"to":2}},"plain":[]}""")]
    [InlineData("?flat-ids=1,2,3", null, """{"commas":[1,2,3],"plain":[]}""")]
    [InlineData("?flat-ids=", null, """{"commas":[],"plain":[]}""")]
    [InlineData("?spaces=1%202", null, """{"spaces":[1,2],"plain":[]}""")]
    [InlineData("?pipes=a|b", null, """{"pipes":["a","b"],"plain":[]}""")]
    [InlineData("?joined=from,1,to,2", null, """{"joined":{"from":1,"to":2},"plain":[]}""")]
    [InlineData("?by=name", null, """{"sort":{"by":"name","top":3},"plain":[]}""")]
    [InlineData("""?json={"from":1,"to":2}""", null, """{"json":{"from":1,"to":2},"plain":[]}""")]
    [InlineData("?plain=1&plain=2", null, """{"plain":[1,2]}""")]
    [InlineData("?map[a]=1&map[b]=2", null, """{"plain":[],"map":{"a":1,"b":2}}""")]
    [InlineData("?level=2", null, """{"plain":[],"level":"High"}""")]
    [InlineData("", "session-id=abc; other=x", """{"plain":[],"session":"abc"}""")]
    public async Task WhatIsSentArrives(string query, string? cookies, string expected)
    {
        foreach (var path in new[] { "minimal", "mvc" })
        {
            var (status, text) = await Get($"/styles/{path}/1{query}", cookies);
            Assert.Equal((path, HttpStatusCode.OK, expected), (path, status, JsonSerializer.Deserialize<string>(text)));
        }
    }

    [Theory]
    [InlineData("?flat-ids=1,x", null, "flat-ids")]
    [InlineData("?deep[author]=ada&deep[order]=Never", null, "deep.order")]
    [InlineData("?deep[author]=much-too-long", null, "deep.author")]
    [InlineData("?deep[order]=Newest", null, "deep.author")]
    [InlineData("?json=[", null, "json")]
    [InlineData("?by=much-too-long", null, "by")]
    [InlineData("?top=x", null, "top")]
    [InlineData("?joined=from,1,to", null, "joined")]
    [InlineData("?level=3", null, "level")]
    [InlineData("?deep[author]=ada&deep[order]=1", null, "deep.order")]
    [InlineData("?deep[author]=ada&deep[bounds]=x", null, "deep.bounds")]
    [InlineData("?deep[author]=ada&deep[bounds]=x&deep[bounds][from]=1&deep[bounds][to]=2", null, "deep.bounds")]
    [InlineData("?deep[author][name]=ada", null, "deep.author")]
    [InlineData("?deep[author]=ada&deep[tags][first]=a", null, "deep.tags")]
    [InlineData("?deep=x", null, "deep")]
    [InlineData("", "session-id=too-long", "session-id")]
    public async Task WhatIsWrongIsNamed(string query, string? cookies, string key)
    {
        foreach (var path in new[] { "minimal", "mvc" })
        {
            var (status, text) = await Get($"/styles/{path}/1{query}", cookies);
            Assert.Equal((path, HttpStatusCode.BadRequest), (path, status));
            var errors = JsonDocument.Parse(text).RootElement.GetProperty("errors").EnumerateObject().Select(one => one.Name);
            Assert.Equal((path, key), (path, string.Join(" ", errors)));
        }
    }

    [Fact]
    public async Task AsParametersIsRefusedWhereTheFrameworkWouldReadSomethingElse()
    {
        var refused = await Assert.ThrowsAsync<InvalidOperationException>(() => LoopbackServer.Start(
            app => app.MapContract(Minimal, ([AsParameters] Search input) => Minimal.Bind(input).Success(string.Empty))));

        Assert.Contains("Take a ContractInput<Search> instead.", refused.Message, StringComparison.Ordinal);
    }

    public sealed record Rename([property: FromRoute] int Id, [property: FromBody] string Title);

    private static readonly Operation<Rename, string> Split = Define.Put<Rename, string>("/styles/split/{id}");

    [Fact]
    public async Task AnInputOfSeveralPlacesIsRefusedWhereTheFrameworkWouldReadItFromTheBody()
    {
        var refused = await Assert.ThrowsAsync<InvalidOperationException>(
            () => LoopbackServer.Start(app => app.MapContract(Split, (Rename input) => Split.Bind(input).Success(input.Title))));
        Assert.Contains("its Id too. Mark it [AsParameters], or take a ContractInput<Rename>.", refused.Message, StringComparison.Ordinal);

        await using var server = await LoopbackServer.Start(
            app => app.MapContract(Split, ([AsParameters] Rename input) => Split.Bind(input).Success(input.Title)));
        using var content = new StringContent("\"new\"", System.Text.Encoding.UTF8, "application/json");
        using var response = await server.Client.PutAsync(new Uri("/styles/split/1", UriKind.Relative), content);
        Assert.Equal("\"new\"", await response.Content.ReadAsStringAsync());
    }

    public sealed record Retitle([property: FromRoute] int Id, [property: FromBody] Titled Body);

    public sealed record Titled([property: StringLength(3)] string Title);

    private static readonly Operation<Retitle, Titled> AsTextJson =
        Define.Put<Retitle, Titled>("/styles/text-json/{id}").Consumes("text/json");

    private static readonly Operation<Retitle, Titled> AsAnything =
        Define.Put<Retitle, Titled>("/styles/text-json/any/{id}").Consumes("*/*");

    private static readonly Operation<Retitle, Titled> AsTextJsonWhole =
        Define.Put<Retitle, Titled>("/styles/text-json/whole/{id}").Consumes("text/json");

    [Theory]
    [InlineData("", "text/json", "new", 200)]
    [InlineData("", "text/json; charset=utf-8", "new", 200)]
    [InlineData("", "text/json", "too long", 400)]
    [InlineData("", "application/json", "new", 415)]
    [InlineData("whole/", "text/json; charset=utf-8", "new", 200)]
    [InlineData("whole/", "text/json", "too long", 400)]
    [InlineData("whole/", "text/plain", "new", 415)]
    [InlineData("any/", "text/json", "new", 200)]
    [InlineData("any/", "application/octet-stream", "new", 415)]
    public async Task TextJsonIsJson(string way, string contentType, string title, int status)
    {
        await using var server = await LoopbackServer.Start(app =>
        {
            app.MapContract(AsTextJson, ([AsParameters] Retitle input) => AsTextJson.Bind(input).Success(input.Body));
            app.MapContract(AsAnything, (ContractInput<Retitle> input) => AsAnything.Bind(input).Success(input.Value.Body));
            app.MapContract(AsTextJsonWhole, (ContractInput<Retitle> input) => AsTextJsonWhole.Bind(input).Success(input.Value.Body));
        });
        using var content = new StringContent($$"""{"title":"{{title}}"}""");
        content.Headers.Remove("Content-Type");
        content.Headers.TryAddWithoutValidation("Content-Type", contentType);
        using var response = await server.Client.PutAsync(new Uri($"/styles/text-json/{way}1", UriKind.Relative), content);
        var text = await response.Content.ReadAsStringAsync();
        Assert.Equal((contentType, status), (contentType, (int)response.StatusCode));
        Assert.Contains(status switch { 200 => "\"new\"", 400 => "\"title\":[", _ => string.Empty }, text, StringComparison.Ordinal);
    }

    private async Task<(HttpStatusCode Status, string Text)> Get(string path, string? cookies)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, path);
        if (cookies is not null)
        {
            request.Headers.Add("Cookie", cookies);
        }

        using var response = await servers.Client.SendAsync(request);
        return (response.StatusCode, await response.Content.ReadAsStringAsync());
    }

    public sealed class Servers : IAsyncLifetime
    {
        private LoopbackServer? server;

        internal HttpClient Client => server!.Client;

        public async Task InitializeAsync() => server = await LoopbackServer.StartControllers(
            app => app.MapContract(Minimal, (ContractInput<Search> input) => Minimal.Bind(input).Success(TextOf(input))));

        public Task DisposeAsync() => server!.DisposeAsync().AsTask();
    }
}

[ApiController]
public sealed class StylesController : ControllerBase
{
    [HttpGet("/styles/mvc/{id}")]
    public IActionResult Get(ContractInputTests.Search input) =>
        ContractInputTests.Mvc.Bind(input).Success(ContractInputTests.TextOf(input)).ToActionResult();
}
