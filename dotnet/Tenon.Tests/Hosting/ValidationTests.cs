using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Net;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding.Validation;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

/// <summary>Minimal APIs and controllers refuse the same bodies, with the same keys. Each body is sent to both.</summary>
public sealed class ValidationTests(ValidationTests.Servers servers) : IClassFixture<ValidationTests.Servers>
{
    public enum Kind
    {
        Small,
        Big,
    }

    public sealed record Order(
        [StringLength(5, MinimumLength = 1)] string Name,
        [Range(1, 10)] int Count,
        Kind Kind,
        List<string> Tags,
        Dictionary<string, Line> Lines,
        List<Line>? More = null,
        Optional<Line?> Gift = default,
        [StringLength(3)] Optional<string> Note = default,
        [RegularExpression("^[a-z]+$")] string? Code = null,
        Period? Period = null,
        Sku? Sku = null,
        Share? Share = null,
        Words? Words = null)
    {
        public Shape? Shape { get; init; }

        public Choice? Choice { get; init; }

        public List<Choice>? Choices { get; init; }

        public Job? Job { get; init; }

        public Signal? Signal { get; init; }

        public List<Level>? Levels { get; init; }

        public Dictionary<string, Level>? ByName { get; init; }

        public Dictionary<Sku, int>? Stock { get; init; }

        public Page<Line>? Page { get; init; }

        public Page<Line?>? Gaps { get; init; }

        public Line[][]? Grid { get; init; }

        [MinLength(1)]
        public Optional<List<string>> Names { get; init; }

        [Range(1, 10)]
        public long? High { get; init; }

        [Range(1, 10)]
        public double? Wide { get; init; }

        public List<Stored>? Stored { get; init; }

        [JsonIgnore]
        public string Unread { get; init; } = null!;
    }

    /// <summary>The attribute is on the parameter of the base record alone.</summary>
    [JsonPolymorphic(TypeDiscriminatorPropertyName = "form")]
    [JsonDerivedType(typeof(Circle), "circle")]
    public abstract record Shape([StringLength(3)] string Label);

    public sealed record Circle(string Label, [Range(1, 10)] double Radius) : Shape(Label);

    /// <summary>A number in JSON, of which System.Text.Json reads any.</summary>
    [JsonConverter(typeof(JsonNumberEnumConverter<Level>))]
    public enum Level
    {
        Low = 1,
        High = 2,
    }

    /// <summary>What <c>T</c> admits is said where the page is used.</summary>
    public sealed record Page<T>(T First, List<T> Items, T? Last = default);

    public sealed record Cat(string Form, [Range(1, 9)] int Lives, Line? Toy = null);

    public sealed record Dog(string Form, string Name);

    [ContractUnion(typeof(Cat), typeof(Dog))]
    [ContractUnionTag(typeof(Cat), "form", "cat")]
    [ContractUnionTag(typeof(Dog), "form", "dog")]
    [JsonConverter(typeof(ContractUnionConverter))]
    public sealed class Choice : ContractUnion
    {
        public Choice(Cat value)
            : base(value)
        {
        }

        public Choice(Dog value)
            : base(value)
        {
        }
    }

    /// <summary>One enum for the tags of all variants.</summary>
    public enum Way
    {
        Mail,
        [JsonStringEnumMemberName("text-message")]
        Text,
    }

    public sealed record Mail(Way Way, string Address);

    public sealed record TextMessage(Way Way, string Number);

    [ContractUnion(typeof(Mail), typeof(TextMessage))]
    [ContractUnionTag(typeof(Mail), "way", "Mail")]
    [ContractUnionTag(typeof(TextMessage), "way", "text-message")]
    [JsonConverter(typeof(ContractUnionConverter))]
    public sealed class Signal : ContractUnion
    {
        public Signal(Mail value)
            : base(value)
        {
        }

        public Signal(TextMessage value)
            : base(value)
        {
        }
    }

    public sealed record Target(int To, int? From = null);

    public sealed record Move([property: JsonRequired] Target MoveTo, string? Note = null);

    public sealed record Copy([property: JsonRequired] Target CopyTo, string? Note = null);

    /// <summary>No tag: its variants are told by the keys that only they have.</summary>
    [ContractUnion(typeof(Move), typeof(Copy))]
    [JsonConverter(typeof(ContractUnionConverter))]
    public sealed class Job(object value) : ContractUnion(value);

    [ContractUnion(typeof(IReadOnlyList<string>), typeof(int))]
    [JsonConverter(typeof(ContractUnionConverter))]
    public sealed class Words : ContractUnion
    {
        public Words(IReadOnlyList<string> value)
            : base(value)
        {
        }

        public Words(int value)
            : base(value)
        {
        }
    }

    public readonly record struct Share([property: Range(0, 100)] int Percent, string Of);

    /// <summary>What only the server says is no part of what callers send.</summary>
    public sealed record Stored(string Name)
    {
        [ReadOnly(true), MinLength(1)]
        public string Id { get; init; } = null!;

        [ReadOnly(true), Range(1, 10)]
        public int Version { get; init; }
    }

    public sealed record Line([Required] string Text, [MaxLength(2)] List<string?>? Parts = null);

    public sealed record Sku([MinLength(3)] string Value);

    public sealed class Period : IValidatableObject
    {
        public int From { get; set; }

        public int To { get; set; }

        public IEnumerable<ValidationResult> Validate(ValidationContext validationContext) =>
            From > To ? [new ValidationResult("From is after To.", [nameof(From), nameof(To)])] : [];
    }

    private const string Fine = """{"name":"a","count":1,"kind":"Big","tags":["x"],"lines":{"k":{"text":"t"}}}""";

    public static TheoryData<string, string> Bodies() => new()
    {
        { With(), "" },
        { With("note", "\"abc\"", "gift", "null", "code", "null"), "" },
        { "{}", "count kind lines name tags" },
        { With("name", "null"), "name" },
        { With("name", "\"\""), "name" },
        { With("name", "\"abcdef\""), "name" },
        { With("count", "11"), "count" },
        { With("count", "\"one\""), "count" },
        { With("count", "\"1\""), "count" },
        { With("kind", "\"Huge\""), "kind" },
        { With("tags", "[\"x\",null]"), "tags[1]" },
        { With("lines", "{\"k\":null}"), "lines.k" },
        { With("more", "[{\"text\":\"t\"},{\"text\":\"\"}]"), "more[1].text" },
        { With("more", "[{\"text\":\"t\",\"parts\":[\"a\",null,\"c\"]}]"), "more[0].parts" },
        { With("gift", "{\"text\":\"\"}"), "gift.text" },
        { With("lines", "{\"k\":{\"text\":\"\"}}"), "lines.k.text" },
        { With("note", "null"), "note" },
        { With("note", "\"abcd\""), "note" },
        { With("code", "\"A1\""), "code" },
        { With("period", "{\"from\":2,\"to\":1}"), "period.from period.to" },
        { With("sku", "\"ab\""), "sku" },
        { With("share", "{\"percent\":100,\"of\":\"x\"}"), "" },
        { With("words", "[\"a\"]"), "" },
        { With("words", "5"), "" },
        { With("words", "[\"a\",null]"), "words[1]" },
        { With("share", "{\"percent\":5}"), "share.of" },
        { With("sku", "5"), "sku" },
        { With("gift", "{\"text\":5}"), "gift.text" },
        { With("shape", "{\"form\":\"circle\",\"label\":\"abc\",\"radius\":1}"), "" },
        { With("shape", "{\"form\":\"circle\",\"label\":\"abcd\",\"radius\":11}"), "shape.label shape.radius" },
        { With("shape", "{\"label\":\"abc\",\"radius\":1}"), "shape.form" },
        { With("shape", "{\"form\":\"square\",\"label\":\"abc\"}"), "shape.form" },
        { With("shape", "{\"form\":5,\"label\":\"abc\"}"), "shape.form" },
        { With("shape", "{\"form\":null,\"label\":\"abc\"}"), "shape.form" },
        { With("choice", "{\"form\":\"cat\",\"lives\":10}"), "choice.lives" },
        { With("choice", "{\"form\":\"cat\"}"), "choice.lives" },
        { With("choice", "{\"form\":\"cat\",\"lives\":1,\"toy\":{\"text\":5}}"), "choice.toy.text" },
        { With("choices", "[{\"form\":\"dog\",\"name\":\"a\"},{\"form\":\"cat\",\"lives\":10}]"), "choices[1].lives" },
        { With("choices", "[{\"form\":\"dog\",\"name\":5}]"), "choices[0].name" },
        { With("choice", "{\"form\":\"fox\",\"lives\":1}"), "choice.form" },
        { With("choice", "{\"form\":null,\"lives\":1}"), "choice.form" },
        { With("choice", "{\"form\":5,\"lives\":1}"), "choice.form" },
        { With("choice", "{\"lives\":1}"), "choice.form" },
        { With("choices", "[{\"form\":\"fox\",\"name\":\"a\"}]"), "choices[0].form" },
        { With("signal", "{\"way\":\"Fax\",\"number\":\"1\"}"), "signal.way" },
        { With("signal", "{\"way\":5,\"number\":\"1\"}"), "signal.way" },
        { With("signal", "{\"number\":\"1\"}"), "signal.way" },
        { With("job", "{\"copyTo\":{\"to\":1},\"note\":\"a\"}"), "" },
        { With("job", "{\"moveTo\":\"text\"}"), "job.moveTo" },
        { With("job", "{\"moveTo\":{\"to\":\"1\"},\"note\":\"a\"}"), "job.moveTo.to" },
        { With("job", "{\"copyTo\":{}}"), "job.copyTo.to" },
        { With("job", "{\"copyTo\":{},\"moveTo\":{}}"), "job" },
        { With("job", "{\"note\":\"a\"}"), "job" },
        { With("job", "{\"copyTo\":{\"to\":1},\"note\":5}"), "job.note" },
        { With("words", "{}"), "words" },
        { With("words", "\"a\""), "words" },
        { With("words", "5.5"), "words" },
        { With("levels", "[1,2]", "byName", "{\"a\":2}"), "" },
        { With("levels", "[1,7]"), "levels[1]" },
        { With("byName", "{\"a\":7}"), "byName.a" },
        { With("stock", "{\"abc\":1}"), "" },
        { With("stock", "{\"ab\":1}"), "stock.ab" },
        { With("page", "{\"first\":{\"text\":\"t\"},\"items\":[]}"), "" },
        { With("page", "{\"first\":null,\"items\":[null]}"), "page.first page.items[0]" },
        { With("gaps", "{\"first\":null,\"items\":[null]}"), "" },
        { With("gaps", "{\"first\":null,\"items\":[{\"text\":\"\"}]}"), "gaps.items[0].text" },
        { With("grid", "[[{\"text\":\"t\"},{\"text\":\"\"}],[null]]"), "grid[0][1].text grid[1][0]" },
        { With("names", "[]"), "names" },
        { With("stored", "[{\"name\":\"a\"},{\"name\":\"a\",\"id\":\"a\",\"version\":1}]"), "" },
        { With("stored", "[{\"name\":\"a\",\"id\":\"\",\"version\":11}]"), "stored[0].id stored[0].version" },
        { With("high", "10", "wide", "1"), "" },
        { With("high", "11", "wide", "0"), "high wide" },
        { With("high", "5000000000", "wide", "1e300"), "high wide" },
        { With("name", "\"abcdef\"", "code", "\"A1\""), "code name" },
    };

    private static string With(params string[] changes)
    {
        var body = JsonNode.Parse(Fine)!.AsObject();
        foreach (var change in changes.Chunk(2))
        {
            body[change[0]] = JsonNode.Parse(change[1]);
        }

        return body.ToJsonString();
    }

    [Theory]
    [MemberData(nameof(Bodies))]
    public async Task BothRefuseTheSame(string body, string keys)
    {
        Assert.Equal(("minimal", keys), ("minimal", await Refused("/validated/minimal", body)));
        Assert.Equal(("mvc", keys), ("mvc", await Refused("/validated/mvc", body)));
    }

    [Fact]
    public async Task NullableStructsAreHeldToTheirAttributes() =>
        await BothRefuseTheSame(With("share", "{\"percent\":101,\"of\":\"x\"}"), "share.percent");

    /// <summary>Controllers may be added after the contract's JSON, and the application may hide what the reader says.</summary>
    [Theory]
    [InlineData("note", "\"abcd\"", "note", "maximum length of 3")]
    [InlineData("count", "\"one\"", "count", "The value is not valid.")]
    public async Task TheOrderOfRegistrationsIsFree(string key, string value, string keys, string message)
    {
        await using var server = await LoopbackServer.Start(
            app => app.MapControllers(),
            services =>
            {
                services.AddContractJson();
                services.AddControllers().AddApplicationPart(typeof(LoopbackServer).Assembly)
                    .AddJsonOptions(json => json.AllowInputFormatterExceptionMessages = false);
            });
        using var content = new StringContent(With(key, value), Encoding.UTF8, "application/json");
        using var response = await server.Client.PostAsync(new Uri("/validated/mvc", UriKind.Relative), content);
        Assert.Equal(keys, await KeysOf(response));
        Assert.Contains(message, await response.Content.ReadAsStringAsync(), StringComparison.Ordinal);
    }

    private sealed class Refusing : IModelValidatorProvider, IModelValidator
    {
        public void CreateValidators(ModelValidatorProviderContext context)
        {
            if (context.ModelMetadata.ModelType == typeof(Line))
            {
                context.Results.Add(new ValidatorItem { Validator = this, IsReusable = true });
            }
        }

        public IEnumerable<ModelValidationResult> Validate(ModelValidationContext context) => [new("Text", "refused")];
    }

    [Fact]
    public async Task ValidatorsOfTheApplicationAreAskedAsWell()
    {
        await using var server = await LoopbackServer.StartControllers(
            configure: services => services.Configure<MvcOptions>(mvc => mvc.ModelValidatorProviders.Add(new Refusing())));
        using var content = new StringContent(With("code", "\"A1\"", "more", "[{\"text\":\"t\"}]"), Encoding.UTF8, "application/json");
        using var response = await server.Client.PostAsync(new Uri("/validated/mvc", UriKind.Relative), content);
        // MVC's own keys, and what it demands though it is never read.
        Assert.Equal("Code More[0].Text Unread", await KeysOf(response));
    }

    [Theory]
    [InlineData("/validated/query?limit=5&sort=Big&X=1", "")]
    [InlineData("/validated/query?limit=11&sort=Big", "limit")]
    [InlineData("/validated/query?limit=5&sort=Huge", "sort")]
    [InlineData("/validated/query?limit=5&sort=0", "sort")]
    [InlineData("/validated/query?limit=5&sort=7", "sort")]
    [InlineData("/validated/query?limit=abc&sort=Big", "limit")]
    [InlineData("/validated/query?sort=Big&mail=none", "limit")]
    [InlineData("/validated/query?limit=5&sort=Big&e-mail=none", "e-mail")]
    [InlineData("/validated/TK1/lines/1", "")]
    [InlineData("/validated/TK1/lines/x", "LINE")]
    [InlineData("/validated/AB/lines/1?text=abc", "TrunkSid text")]
    [InlineData("/validated/TK1/read/x", "LINE")]
    [InlineData("/validated/AB/read/1?text=abc", "TrunkSid text")]
    public async Task QueryValuesAreHeldToTheirAttributes(string path, string keys)
    {
        using var response = await servers.Client.GetAsync(new Uri(path, UriKind.Relative));
        Assert.Equal(keys, await KeysOf(response));
    }

    [Fact]
    public async Task OneSwitchTurnsItOff()
    {
        await using var server = await LoopbackServer.StartControllers(
            Map, services => services.Configure<ContractOptions>(options => options.ValidateInput = false));
        foreach (var path in new[] { "/validated/minimal" })
        {
            using var content = new StringContent("""{"name":null,"count":99}""", Encoding.UTF8, "application/json");
            using var response = await server.Client.PostAsync(new Uri(path, UriKind.Relative), content);
            Assert.Equal(HttpStatusCode.Created, response.StatusCode);
        }
    }

    /// <summary>What the application throws means what it always did.</summary>
    [Fact]
    public async Task AHandlersOwnBadRequestIsNotTheFrameworks()
    {
        Exception? seen = null;
        await using var server = await LoopbackServer.Start(app =>
        {
            app.Use(async (context, next) =>
            {
                try
                {
                    await next(context);
                }
                catch (BadHttpRequestException thrown)
                {
                    seen = thrown;
                    throw;
                }
            });
            app.MapContract(Query, (Func<Terminal>)(() => throw new BadHttpRequestException("mine")));
        });
        using var response = await server.Client.GetAsync(new Uri("/validated/query", UriKind.Relative));
        Assert.Equal("mine", seen?.Message);
    }

    private async Task<string> Refused(string path, string body)
    {
        using var content = new StringContent(body, Encoding.UTF8, "application/json");
        using var response = await servers.Client.PostAsync(new Uri(path, UriKind.Relative), content);
        return await KeysOf(response);
    }

    private static async Task<string> KeysOf(HttpResponseMessage response)
    {
        if (response.StatusCode != HttpStatusCode.BadRequest)
        {
            Assert.True(response.IsSuccessStatusCode, $"{response.StatusCode}");
            return string.Empty;
        }

        Assert.Equal("application/problem+json", response.Content.Headers.ContentType?.MediaType);
        var problem = JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement;
        Assert.Equal(400, problem.GetProperty("status").GetInt32());
        Assert.Equal("One or more validation errors occurred.", problem.GetProperty("title").GetString());
        return string.Join(" ", problem.GetProperty("errors").EnumerateObject().Select(one => one.Name).Order(StringComparer.Ordinal));
    }

    public sealed record Search([Range(1, 10)] int Limit, Kind Sort, [FromQuery(Name = "e-mail"), EmailAddress] string? Mail = null);

    private static readonly Operation<Order, string> Minimal = Define.Post<Order, string>("/validated/minimal");

    internal static readonly Operation<Order, string> Mvc = Define.Post<Order, string>("/validated/mvc");

    public sealed record Trunk([RegularExpression("TK.*")] string TrunkSid, [FromRoute] int Line, [MaxLength(2)] string? Text = null);

    private static readonly Operation<Trunk, string> Route = Define.Get<Trunk, string>("/validated/{TrunkSid}/lines/{LINE}");

    private static readonly Operation<Trunk, string> Read = Define.Get<Trunk, string>("/validated/{TrunkSid}/read/{LINE}");

    private static readonly Operation<Search, string> Query = Define.Get<Search, string>("/validated/query");

    private static void Map(WebApplication app)
    {
        app.MapContract(Minimal, (Order input) => Minimal.Bind(input).Success("fine"));
        app.MapContract(Route, ([AsParameters] Trunk input) => Route.Bind(input).Success("fine"));
        app.MapContract(Read, (ContractInput<Trunk> input) => Read.Bind(input).Success("fine"));
        app.MapContract(Query, ([AsParameters] Search input) => Query.Bind(input).Success("fine"));
    }

    public sealed class Servers : IAsyncLifetime
    {
        private LoopbackServer? server;

        internal HttpClient Client => server!.Client;

        public async Task InitializeAsync() => server = await LoopbackServer.StartControllers(Map);

        public Task DisposeAsync() => server!.DisposeAsync().AsTask();
    }
}

[ApiController]
public sealed class ValidatedController : ControllerBase
{
    [HttpPost("/validated/mvc")]
    public IActionResult Post(ValidationTests.Order input) => ValidationTests.Mvc.Bind(input).Success("fine").ToActionResult();
}
