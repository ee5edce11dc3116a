using System.Net.Http.Headers;
using System.Text;

namespace Tenon.LocalFunctions.Tests;

/// <summary>
/// A function binds little and answers bad input with 500, and a terminal changes nothing about it. Judge: the same functions by
/// hand. The table is in docs/guide/library.md.
/// </summary>
public sealed class BadInputTests
{
    [Theory]
    [InlineData("nothing: query", "GET", "query?page=2", null, null, 200)]
    [InlineData("nothing: path", "GET", "path/6f9619ff-8b86-d011-b42d-00c04fc964ff", null, null, 200)]
    [InlineData("nothing: body", "POST", "body", "application/json", """{"name":"a"}""", 200)]
    [InlineData("a query value of another type", "GET", "query?page=abc", null, null, 500)]
    [InlineData("a query value out of range", "GET", "query?page=99999999999", null, null, 500)]
    [InlineData("an empty query value", "GET", "query?page=", null, null, 500)]
    [InlineData("a required query value missing", "GET", "query", null, null, 500)]
    [InlineData("a path value of another type", "GET", "path/abc", null, null, 500)]
    [InlineData("a path value against its constraint", "GET", "constrained/abc", null, null, 404)]
    [InlineData("an empty body", "POST", "body", "application/json", "", 500)]
    [InlineData("a broken body", "POST", "body", "application/json", "{", 500)]
    [InlineData("a member of another type", "POST", "body", "application/json", """{"name":1}""", 500)]
    [InlineData("a required member missing", "POST", "body", "application/json", "{}", 500)]
    [InlineData("a body of another content type", "POST", "body", "text/plain", "a", 500)]
    [InlineData("a form of another content type", "POST", "form", "application/json", "{}", 500)]
    [InlineData("another method", "DELETE", "body", null, null, 404)]
    [InlineData("an unknown path", "GET", "nowhere", null, null, 404)]
    public async Task GetsWhatItGetsByHand(string what, string method, string path, string? contentType, string? body, int status)
    {
        await using var byHand = await RunningHost.Start<ByHand>();
        await using var withTenon = await RunningHost.Start<WithTenon>();

        var expected = await Answer(byHand.Client, method, path, contentType, body);

        Assert.Equal((what, status), (what, int.Parse(expected[..3])));
        Assert.Equal((what, expected), (what, await Answer(withTenon.Client, method, path, contentType, body)));
    }

    private static async Task<string> Answer(HttpClient client, string method, string path, string? contentType, string? body)
    {
        using var request = new HttpRequestMessage(new HttpMethod(method), $"/api/{path}");
        if (contentType is not null)
        {
            request.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(body!));
            request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(contentType);
        }

        using var response = await client.SendAsync(request);
        return $"{(int)response.StatusCode} {response.Content.Headers.ContentType} {await response.Content.ReadAsStringAsync()}";
    }

    internal static readonly Operation<string> Any = Define.Get<string>("/any");
}

public sealed class Body
{
    public required string Name { get; set; }
}

/// <summary>The same functions twice: the answer is all that differs.</summary>
public abstract class BadInputFunctions(Func<IActionResult> answer)
{
    protected IActionResult Answer() => answer();

    protected async Task<IActionResult> AnswerBody(HttpRequest request) =>
        await request.ReadFromJsonAsync<Body>() is { Name.Length: > 0 } ? answer() : throw new InvalidOperationException("No body.");

    protected async Task<IActionResult> AnswerForm(HttpRequest request) =>
        (await request.ReadFormAsync()).Count > 0 ? answer() : throw new InvalidOperationException("No form.");
}

public sealed class ByHand() : BadInputFunctions(() => new JsonResult("fine"))
{
    [Function("Query")]
    public IActionResult Query([HttpTrigger("get", Route = "query")] HttpRequest request, int page) => Answer();

    [Function("Path")]
    public IActionResult Path([HttpTrigger("get", Route = "path/{id}")] HttpRequest request, Guid id) => Answer();

    [Function("Constrained")]
    public IActionResult Constrained([HttpTrigger("get", Route = "constrained/{id:guid}")] HttpRequest request, Guid id) => Answer();

    [Function("Body")]
    public Task<IActionResult> Post([HttpTrigger("post", Route = "body")] HttpRequest request) => AnswerBody(request);

    [Function("Form")]
    public Task<IActionResult> Form([HttpTrigger("post", Route = "form")] HttpRequest request) => AnswerForm(request);
}

public sealed class WithTenon() : BadInputFunctions(() => BadInputTests.Any.Bind().Success("fine").ToActionResult())
{
    [Function("Query")]
    public IActionResult Query([HttpTrigger("get", Route = "query")] HttpRequest request, int page) => Answer();

    [Function("Path")]
    public IActionResult Path([HttpTrigger("get", Route = "path/{id}")] HttpRequest request, Guid id) => Answer();

    [Function("Constrained")]
    public IActionResult Constrained([HttpTrigger("get", Route = "constrained/{id:guid}")] HttpRequest request, Guid id) => Answer();

    [Function("Body")]
    public Task<IActionResult> Post([HttpTrigger("post", Route = "body")] HttpRequest request) => AnswerBody(request);

    [Function("Form")]
    public Task<IActionResult> Form([HttpTrigger("post", Route = "form")] HttpRequest request) => AnswerForm(request);
}
