using System.ComponentModel.DataAnnotations;
using System.Net;
using System.Text;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.LocalFunctions.Tests;

/// <summary>A function that reads its input through the contract answers bad input as minimal APIs and controllers do.</summary>
public sealed class ContractInputTests
{
    public sealed record Line([Required] string Text, int Size = 0);

    public sealed record Order(
        [StringLength(5, MinimumLength = 1)] string Name,
        [Range(1, 10)] int Count,
        List<string> Tags,
        Dictionary<string, Line>? Lines = null,
        Optional<string?> Note = default);

    public sealed record Find
    {
        [FromRoute]
        public required Guid Id { get; init; }

        [FromQuery, Range(1, 10)]
        public int Page { get; init; } = 1;

        [FromQuery, ContractQuery(QueryStyle.PipeDelimited)]
        public string[]? Fields { get; init; }

        [ContractCookie("session")]
        public string? Session { get; init; }
    }

    public sealed record Upload([StringLength(3)] string Title, int Size);

    internal static readonly Operation<Order, Order> Post = Define.Post<Order, Order>("/api/orders");

    internal static readonly Operation<Find, string> Get = Define.Get<Find, string>("/api/orders/{id}");

    internal static readonly InputOperation<Upload> Form = Define.Post("/api/forms").Accepts<Upload>().FormEncoded();

    private const string Fine = """{"name":"a","count":1,"tags":["x"]}""";

    [Theory]
    [InlineData("orders", "application/json", Fine, 201, "")]
    [InlineData("orders", "application/json", """{"name":"a","count":1,"tags":[],"note":null}""", 201, "")]
    [InlineData("orders", "application/json", "{}", 400, "count name tags")]
    [InlineData("orders", "application/json", """{"name":null,"count":1,"tags":[]}""", 400, "name")]
    [InlineData("orders", "application/json", """{"name":"abcdef","count":11,"tags":[]}""", 400, "count name")]
    [InlineData("orders", "application/json", """{"name":"a","count":1,"tags":[null]}""", 400, "tags[0]")]
    [InlineData("orders", "application/json", """{"name":"a","count":1,"tags":[],"lines":{"k":{"text":""}}}""", 400, "lines.k.text")]
    [InlineData("orders", "application/json", """{"name":"a","count":"one","tags":[]}""", 400, "count")]
    [InlineData("orders", "application/json", "", 400, "")]
    [InlineData("orders", "application/json", "{", 400, "")]
    [InlineData("orders", "application/json", "null", 400, "")]
    [InlineData("orders", "text/plain", "a", 415, "")]
    [InlineData("forms", "application/x-www-form-urlencoded", "title=a&size=2", 201, "")]
    [InlineData("forms", "application/x-www-form-urlencoded", "title=abcd&size=2", 400, "title")]
    [InlineData("forms", "application/x-www-form-urlencoded", "title=a&size=x", 400, "size")]
    [InlineData("forms", "application/x-www-form-urlencoded", "title=a", 400, "size")]
    [InlineData("forms", "application/json", "{}", 415, "")]
    [InlineData("names", "application/json", """["a","b"]""", 201, "")]
    [InlineData("names", "application/json", """["a",null]""", 400, "[1]")]
    [InlineData("sets", "application/json", """{"a":["b",null],"c":[]}""", 201, "")]
    [InlineData("sets", "application/json", """{"a":["b"],"c":null}""", 400, "c")]
    public async Task ABodyIsHeldToItsTypes(string path, string contentType, string body, int status, string keys)
    {
        await using var host = await Start();
        using var content = new StringContent(body, Encoding.UTF8, contentType);
        using var response = await host.Client.PostAsync(new Uri($"/api/{path}", UriKind.Relative), content);
        Assert.Equal((status, keys), ((int)response.StatusCode, await KeysOf(response)));
        if (status == 201 && path == "orders")
        {
            var text = await response.Content.ReadAsStringAsync();
            Assert.Equal(body.Contains("note", StringComparison.Ordinal), text.Contains("\"note\":null", StringComparison.Ordinal));
        }
    }

    [Theory]
    [InlineData("6f9619ff-8b86-d011-b42d-00c04fc964ff?page=2&fields=a|b", "s=1; session=abc", 200, "2 a,b abc")]
    [InlineData("6f9619ff-8b86-d011-b42d-00c04fc964ff", null, 200, "1  ")]
    [InlineData("6f9619ff-8b86-d011-b42d-00c04fc964ff?page=11", null, 400, "page")]
    [InlineData("6f9619ff-8b86-d011-b42d-00c04fc964ff?page=x", null, 400, "page")]
    [InlineData("none", null, 400, "id")]
    public async Task RouteQueryAndCookiesAreRead(string path, string? cookies, int status, string expected)
    {
        await using var host = await Start();
        using var request = new HttpRequestMessage(HttpMethod.Get, $"/api/orders/{path}");
        if (cookies is not null)
        {
            request.Headers.Add("Cookie", cookies);
        }

        using var response = await host.Client.SendAsync(request);
        var text = status == 200 ? JsonSerializer.Deserialize<string>(await response.Content.ReadAsStringAsync()) : await KeysOf(response);
        Assert.Equal((status, expected), ((int)response.StatusCode, text));
    }

    [Fact]
    public async Task OneSwitchTurnsItOff()
    {
        await using var host = await Start(services => services.Configure<ContractOptions>(options => options.ValidateInput = false));
        using var content = new StringContent("""{"name":null,"count":99,"tags":[]}""", Encoding.UTF8, "application/json");
        using var response = await host.Client.PostAsync(new Uri("/api/orders", UriKind.Relative), content);
        Assert.Equal(HttpStatusCode.Created, response.StatusCode);
    }

    private static Task<RunningHost> Start(Action<IServiceCollection>? configure = null) => RunningHost.Start<InputFunctions>(
        services: services =>
        {
            services.AddContractJson(typeof(ContractInputTests).Assembly);
            configure?.Invoke(services);
        });

    private static async Task<string> KeysOf(HttpResponseMessage response)
    {
        if (response.StatusCode != HttpStatusCode.BadRequest)
        {
            return string.Empty;
        }

        Assert.Equal("application/problem+json", response.Content.Headers.ContentType?.MediaType);
        var errors = JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement.GetProperty("errors");
        return string.Join(" ", errors.EnumerateObject().Select(one => one.Name).Order(StringComparer.Ordinal));
    }
}

/// <summary>Bodies that are lists and maps: what their items may be is said here alone.</summary>
[Contract]
public static class ListsContract
{
    public static readonly InputOperation<IReadOnlyList<string>> Names = Define.Post("/api/names").Accepts<IReadOnlyList<string>>();

    public static readonly InputOperation<Dictionary<string, List<string?>>> Sets =
        Define.Post("/api/sets").Accepts<Dictionary<string, List<string?>>>();
}

public sealed class InputFunctions
{
    [Function("PostNames")]
    public async Task<IActionResult> Names([HttpTrigger("post", Route = "names")] HttpRequest request)
    {
        var input = await ListsContract.Names.ReadAsync(request);
        return input.Problem?.ToActionResult() ?? ListsContract.Names.Bind(input.Value).Success().ToActionResult();
    }

    [Function("PostSets")]
    public async Task<IActionResult> Sets([HttpTrigger("post", Route = "sets")] HttpRequest request)
    {
        var input = await ListsContract.Sets.ReadAsync(request);
        return input.Problem?.ToActionResult() ?? ListsContract.Sets.Bind(input.Value).Success().ToActionResult();
    }

    [Function("PostOrder")]
    public async Task<IActionResult> Post([HttpTrigger("post", Route = "orders")] HttpRequest request)
    {
        var input = await ContractInputTests.Post.ReadAsync(request);
        return input.Problem is { } problem
            ? problem.ToActionResult()
            : ContractInputTests.Post.Bind(input).Success(input.Value).ToActionResult();
    }

    [Function("GetOrder")]
    public async Task<IActionResult> Get([HttpTrigger("get", Route = "orders/{id}")] HttpRequest request)
    {
        var read = await ContractInputTests.Get.ReadAsync(request);
        if (read.Problem is not null)
        {
            return read.Problem.ToActionResult();
        }

        var input = read.Value;
        var text = $"{input.Page} {string.Join(',', input.Fields ?? [])} {input.Session}";
        return ContractInputTests.Get.Bind(input).Success(text).ToActionResult();
    }

    [Function("PostForm")]
    public async Task<IActionResult> Form([HttpTrigger("post", Route = "forms")] HttpRequest request)
    {
        var input = await ContractInputTests.Form.ReadAsync(request);
        return input.Problem is { } problem
            ? problem.ToActionResult()
            : ContractInputTests.Form.Bind(input).Success().ToActionResult();
    }
}
