using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

/// <summary>
/// Bad input gets the status of the framework, and where that is 400, the same problem from a minimal API and from a controller. Judge: the
/// same handlers without Tenon, on a Kestrel of their own. The table is in docs/guide/library.md.
/// </summary>
public sealed partial class BadInputTests(BadInputTests.Servers servers) : IClassFixture<BadInputTests.Servers>
{
    private const string Json = "application/json";
    private const string Form = "application/x-www-form-urlencoded";

    /// <summary>What is wrong, the request, and the status from a minimal API and from a controller.</summary>
    public static TheoryData<string, string, string?, string?, int, int> Requests() => new()
    {
        { "nothing: query", "GET /bad/query?page=2&kind=Big&day=2020-01-31", null, null, 200, 200 },
        { "nothing: path", "GET /bad/path/6f9619ff-8b86-d011-b42d-00c04fc964ff", null, null, 200, 200 },
        { "nothing: parameter object", "GET /bad/object?page=2", null, null, 200, 200 },
        { "nothing: body", "POST /bad/body", Json, """{"name":"a","kind":"Big"}""", 201, 201 },
        { "nothing: form", "POST /bad/form", Form, "name=a&count=2", 201, 201 },
        { "nothing: file", "POST /bad/file", "multipart/form-data; boundary=x", FilePart("file"), 201, 201 },
        { "a query value of another type", "GET /bad/query?page=abc&kind=Big", null, null, 400, 400 },
        { "a query value out of range", "GET /bad/query?page=99999999999&kind=Big", null, null, 400, 400 },
        { "an empty query value", "GET /bad/query?page=&kind=Big", null, null, 400, 400 },
        { "a required query value missing", "GET /bad/query?kind=Big", null, null, 400, 200 },
        { "an unknown enum name in the query", "GET /bad/query?page=2&kind=Huge", null, null, 400, 400 },
        { "an optional query value of another type", "GET /bad/query?page=2&kind=Big&day=2020-13-31", null, null, 400, 400 },
        { "a path value of another type", "GET /bad/path/abc", null, null, 400, 400 },
        { "a path value against its constraint", "GET /bad/constrained/abc", null, null, 404, 404 },
        { "a member of a parameter object", "GET /bad/object?page=abc", null, null, 400, 400 },
        { "a header of another type", "GET /bad/header", null, "X-Count: many", 400, 400 },
        { "an empty body", "POST /bad/body", Json, "", 400, 400 },
        { "a null body", "POST /bad/body", Json, "null", 400, 400 },
        { "a broken body", "POST /bad/body", Json, "{", 400, 400 },
        { "a member of another type", "POST /bad/body", Json, """{"name":1,"kind":"Big"}""", 400, 400 },
        { "a required member missing", "POST /bad/body", Json, """{"kind":"Big"}""", 400, 400 },
        { "an unknown enum name in the body", "POST /bad/body", Json, """{"name":"a","kind":"Huge"}""", 400, 400 },
        { "a body of another content type", "POST /bad/body", "text/plain", "a", 415, 415 },
        { "a form field of another type", "POST /bad/form", Form, "name=a&count=many", 400, 400 },
        { "a required form field missing", "POST /bad/form", Form, "count=2", 400, 400 },
        { "a form of another content type", "POST /bad/form", Json, "{}", 415, 400 },
        { "a file missing", "POST /bad/file", "multipart/form-data; boundary=x", FilePart("other"), 400, 400 },
        { "another method", "DELETE /bad/body", null, null, 405, 405 },
        { "an unknown path", "GET /bad/nowhere", null, null, 404, 404 },
    };

    [Theory]
    [MemberData(nameof(Requests))]
    public async Task GetsTheFrameworksStatusAndTheSameProblem(
        string what, string request, string? contentType, string? body, int minimal, int controller)
    {
        var answers = new List<string>();
        foreach (var (client, prefix) in servers.All)
        {
            answers.Add(await Answer(client, request.Replace("/bad/", $"{prefix}/", StringComparison.Ordinal), contentType, body));
        }

        Assert.Equal((what, minimal, controller), (what, int.Parse(answers[0][..3]), int.Parse(answers[2][..3])));
        Assert.Equal((what, minimal == 400 ? Problem : answers[0]), (what, WithoutErrors(answers[1])));
        Assert.Equal((what, controller == 400 ? Problem : answers[2]), (what, WithoutErrors(answers[3])));
        // Minimal APIs do not say which field of a form they could not bind.
        if (minimal == 400 && controller == 400 && contentType != Form)
        {
            Assert.Equal((what, KeysOf(answers[1])), (what, KeysOf(answers[3])));
        }
    }

    private const string Problem = "400 application/problem+json";

    private static string WithoutErrors(string answer) => answer.StartsWith(Problem, StringComparison.Ordinal) ? Problem : answer;

    private static string KeysOf(string answer) => string.Join(
        " ",
        JsonDocument.Parse(answer[answer.IndexOf('{')..]).RootElement.GetProperty("errors").EnumerateObject()
            .Select(error => error.Name).Order(StringComparer.Ordinal));

    private static string FilePart(string name) =>
        $"--x\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\na\r\n--x--\r\n";

    /// <summary>Status, headers that say something of the answer, and body, save the id of the single request.</summary>
    private static async Task<string> Answer(HttpClient client, string request, string? contentType, string? body)
    {
        using var message = new HttpRequestMessage(new HttpMethod(request.Split(' ')[0]), request.Split(' ')[1]);
        if (contentType is not null)
        {
            message.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(body ?? string.Empty));
            message.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(contentType);
        }
        else if (body is not null)
        {
            message.Headers.TryAddWithoutValidation(body.Split(": ")[0], body.Split(": ")[1]);
        }

        using var response = await client.SendAsync(message);
        var text = TraceId().Replace(await response.Content.ReadAsStringAsync(), string.Empty);
        return $"{(int)response.StatusCode} {response.Content.Headers.ContentType} {response.Content.Headers.Allow} {text}";
    }

    [GeneratedRegex(",\"traceId\":\"[^\"]*\"")]
    private static partial Regex TraceId();

    public enum Kind
    {
        Small,
        Big,
    }

    public sealed record Query(int Page, Kind Kind, DateOnly? Day = null);

    public sealed record Paged(int Page);

    public sealed class Body
    {
        public required string Name { get; set; }

        public Kind Kind { get; set; }
    }

    public sealed class Fields
    {
        public required string Name { get; set; }

        public int Count { get; set; }
    }

    private static readonly Operation<Query, string> ByQuery = Define.Get<Query, string>("/minimal/query");
    private static readonly Operation<string> ByPath = Define.Get<string>("/minimal/path/{id}");
    private static readonly Operation<string> ByConstraint = Define.Get<string>("/minimal/constrained/{id:guid}");
    private static readonly Operation<Paged, string> ByObject = Define.Get<Paged, string>("/minimal/object");
    private static readonly Operation<string> ByHeader = Define.Get<string>("/minimal/header");
    private static readonly Operation<Body, string> ByBody = Define.Post<Body, string>("/minimal/body");
    private static readonly Operation<Fields, string> ByForm = Define.Post<Fields, string>("/minimal/form").FormEncoded();
    private static readonly Operation<string> ByFile = Define.Post<string>("/minimal/file").AcceptsFile();

    /// <summary>The answers' content is not judged here, so every good request is answered alike.</summary>
    public const string Fine = "fine";

    private static void MapContracts(WebApplication app)
    {
        app.MapContract(ByQuery, (int page, Kind kind, DateOnly? day) => ByQuery.Bind(new Query(page, kind, day)).Success(Fine).ToResult());
        app.MapContract(ByPath, (Guid id) => ByPath.Bind().Success(Fine).ToResult());
        app.MapContract(ByConstraint, (Guid id) => ByConstraint.Bind().Success(Fine).ToResult());
        app.MapContract(ByObject, ([AsParameters] Paged input) => ByObject.Bind(input).Success(Fine).ToResult());
        app.MapContract(ByHeader, ([FromHeader(Name = "X-Count")] int count) => ByHeader.Bind().Success(Fine).ToResult());
        app.MapContract(ByBody, (Body body) => ByBody.Bind(body).Success(Fine).ToResult());
        app.MapContract(ByForm, ([FromForm] Fields fields) => ByForm.Bind(fields).Success(Fine).ToResult()).DisableAntiforgery();
        app.MapContract(ByFile, (IFormFile file) => ByFile.Bind().Success(Fine).ToResult()).DisableAntiforgery();
    }

    private static void MapByHand(WebApplication app)
    {
        app.MapGet("/minimal/query", (int page, Kind kind, DateOnly? day) => TypedResults.Json(Fine));
        app.MapGet("/minimal/path/{id}", (Guid id) => TypedResults.Json(Fine));
        app.MapGet("/minimal/constrained/{id:guid}", (Guid id) => TypedResults.Json(Fine));
        app.MapGet("/minimal/object", ([AsParameters] Paged input) => TypedResults.Json(Fine));
        app.MapGet("/minimal/header", ([FromHeader(Name = "X-Count")] int count) => TypedResults.Json(Fine));
        app.MapPost("/minimal/body", (Body body) => TypedResults.Json(Fine, statusCode: 201));
        app.MapPost("/minimal/form", ([FromForm] Fields fields) => TypedResults.Json(Fine, statusCode: 201)).DisableAntiforgery();
        app.MapPost("/minimal/file", (IFormFile file) => TypedResults.Json(Fine, statusCode: 201)).DisableAntiforgery();
    }

    /// <summary>Two servers: one where Tenon answers, and one without it, whose JSON is set by hand to read the same.</summary>
    public sealed class Servers : IAsyncLifetime
    {
        private LoopbackServer? byHand;
        private LoopbackServer? withTenon;

        internal IEnumerable<(HttpClient Client, string Prefix)> All =>
            [(byHand!.Client, "/minimal"), (withTenon!.Client, "/minimal"), (byHand.Client, "/by-hand"), (withTenon.Client, "/contract")];

        public async Task InitializeAsync()
        {
            byHand = await LoopbackServer.StartControllers(MapByHand, services =>
            {
                var enums = new JsonStringEnumConverter(namingPolicy: null, allowIntegerValues: false);
                services.ConfigureHttpJsonOptions(options => options.SerializerOptions.Converters.Add(enums));
                services.Configure<Microsoft.AspNetCore.Mvc.JsonOptions>(options => options.JsonSerializerOptions.Converters.Add(enums));
            }, withContractJson: false);
            withTenon = await LoopbackServer.StartControllers(MapContracts);
        }

        public async Task DisposeAsync()
        {
            await byHand!.DisposeAsync();
            await withTenon!.DisposeAsync();
        }
    }
}

/// <summary>The same actions twice: the answer is all that differs.</summary>
/// <param name="answer">Answers with a status.</param>
public abstract class BadInputActions(Func<int, IActionResult> answer) : ControllerBase
{
    [HttpGet("query")]
    public IActionResult ByQuery(int page, BadInputTests.Kind kind, DateOnly? day) => answer(200);

    [HttpGet("path/{id}")]
    public IActionResult ByPath(Guid id) => answer(200);

    [HttpGet("constrained/{id:guid}")]
    public IActionResult ByConstraint(Guid id) => answer(200);

    [HttpGet("object")]
    public IActionResult ByObject([FromQuery] BadInputTests.Paged input) => answer(200);

    [HttpGet("header")]
    public IActionResult ByHeader([FromHeader(Name = "X-Count")] int count) => answer(200);

    [HttpPost("body")]
    public IActionResult ByBody(BadInputTests.Body body) => answer(201);

    [HttpPost("form")]
    public IActionResult ByForm([FromForm] BadInputTests.Fields fields) => answer(201);

    [HttpPost("file")]
    public IActionResult ByFile(IFormFile file) => answer(201);
}

[ApiController]
[Route("/by-hand")]
public sealed class BadInputByHandController() : BadInputActions(status => new JsonResult(BadInputTests.Fine) { StatusCode = status });

[ApiController]
[Route("/contract")]
public sealed class BadInputContractController()
    : BadInputActions(status => Any.Bind().Respond(status, BadInputTests.Fine).ToActionResult())
{
    private static readonly Operation<string> Any = Define.Get<string>("/any").Returns<string>(201);
}
