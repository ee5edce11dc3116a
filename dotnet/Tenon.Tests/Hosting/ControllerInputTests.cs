using System.ComponentModel.DataAnnotations;
using System.Net;
using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;

namespace Tenon.Tests;

/// <summary>An action of an API controller takes the input of an operation as it travels, without attributes of its own.</summary>
public sealed class ControllerInputTests(ControllerInputTests.Servers servers) : IClassFixture<ControllerInputTests.Servers>
{
    /// <summary>Route and query, by their names alone.</summary>
    public sealed record Find
    {
        [Range(1, 9)]
        public required int Id { get; init; }

        [FromQuery(Name = "max-items")]
        public int Max { get; init; } = 20;
    }

    public sealed record Line([StringLength(3)] string Text, int Size = 0);

    public sealed record Change
    {
        [FromRoute]
        public required int Id { get; init; }

        [FromBody]
        public required List<Line> Body { get; init; }
    }

    public sealed record Upload
    {
        [FromRoute]
        public required int Id { get; init; }

        [FromForm]
        public required UploadForm Body { get; init; }
    }

    public sealed record UploadForm([StringLength(3)] string Title, IFormFile File);

    public sealed record Attachment
    {
        [FromRoute]
        public required int Id { get; init; }

        [FromForm]
        public AttachmentForm? Body { get; init; }
    }

    public sealed record AttachmentForm(string Title, IFormFile? File);

    public sealed record Raw
    {
        [FromQuery]
        public string? Name { get; init; }

        [FromBody]
        public required Stream Body { get; init; }
    }

    [Theory]
    [InlineData("GET", "/inputs/find/3?max-items=5", null, "", "3 5")]
    [InlineData("GET", "/inputs/find/3", null, "", "3 20")]
    [InlineData("GET", "/inputs/find/12", null, "", "400 id")]
    [InlineData("GET", "/inputs/find/3?max-items=x", null, "", "400 max-items")]
    [InlineData("PUT", "/inputs/change/3", "application/json", """[{"text":"a"}]""", "3 a")]
    [InlineData("PUT", "/inputs/change/3", "application/json", """[{"text":"abcd"}]""", "400 [0].text")]
    [InlineData("PUT", "/inputs/change/3", "application/json", "[null]", "400 [0]")]
    [InlineData("PUT", "/inputs/change/3", "application/json", """[{"text":1}]""", "400 [0].text")]
    [InlineData("POST", "/inputs/text", "text/plain", "words", "words")]
    [InlineData("POST", "/inputs/number", "application/json", "5", "5")]
    [InlineData("POST", "/inputs/number", "application/json", "\"5\"", "400 ")]
    [InlineData("GET", "/inputs/other/abc", null, "", "abc")]
    [InlineData("PUT", "/inputs/change/3", "application/json", "", "400 ")]
    [InlineData("PUT", "/inputs/change/x", "application/json", """[{"text":"a"}]""", "400 id")]
    [InlineData("PUT", "/inputs/change/3", "text/plain", "a", "415 ")]
    [InlineData("POST", "/inputs/upload/3", "multipart/form-data; boundary=b", Part + "abc\r\n" + File, "3 abc 4")]
    [InlineData("POST", "/inputs/upload/3", "multipart/form-data; boundary=b", Part + "abcd\r\n" + File, "400 title")]
    [InlineData("POST", "/inputs/attach/3", null, "", "3 nothing")]
    [InlineData("POST", "/inputs/attach/3", "multipart/form-data; boundary=b", "--b--\r\n", "400 title")]
    [InlineData("POST", "/inputs/attach/3", "multipart/form-data; boundary=b", Part + "abc\r\n" + File, "3 abc")]
    [InlineData("POST", "/inputs/form", "application/x-www-form-urlencoded", "a=1&b=2", "a b")]
    [InlineData("POST", "/inputs/form", "application/json", "{}", "415 ")]
    [InlineData("POST", "/inputs/raw?name=n", "application/octet-stream", "bytes", "n bytes")]
    public async Task ItIsReadAsTheContractSays(string method, string path, string? contentType, string body, string expected)
    {
        using var request = new HttpRequestMessage(new HttpMethod(method), path);
        if (contentType is not null)
        {
            request.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(body));
            request.Content.Headers.Add("Content-Type", contentType);
        }

        using var response = await servers.Client.SendAsync(request);
        var text = await response.Content.ReadAsStringAsync();
        Assert.Equal(expected, response.IsSuccessStatusCode ? JsonSerializer.Deserialize<string>(text) : Refusal(response, text));
    }

    private static string Refusal(HttpResponseMessage response, string text)
    {
        Assert.Equal("application/problem+json", response.Content.Headers.ContentType?.MediaType);
        var problem = JsonDocument.Parse(text).RootElement;
        var errors = problem.TryGetProperty("errors", out var found) ? found.EnumerateObject().Select(one => one.Name) : [];
        return $"{(int)response.StatusCode} {string.Join(' ', errors)}";
    }

    private const string Part = "--b\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\n";

    private const string File = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\ntext\r\n--b--\r\n";

    public sealed class Servers : IAsyncLifetime
    {
        private LoopbackServer? server;

        internal HttpClient Client => server!.Client;

        public async Task InitializeAsync() => server = await LoopbackServer.StartControllers();

        public Task DisposeAsync() => server!.DisposeAsync().AsTask();
    }
}

[Contract]
public static class InputsContract
{
    public static readonly Operation<ControllerInputTests.Find, string> Find =
        Define.Get<ControllerInputTests.Find, string>("/inputs/find/{id}");

    public static readonly Operation<ControllerInputTests.Change, string> Change =
        Define.Put<ControllerInputTests.Change, string>("/inputs/change/{id}");

    public static readonly Operation<ControllerInputTests.Upload, string> Upload =
        Define.Post<ControllerInputTests.Upload, string>("/inputs/upload/{id}").AcceptsFile();

    public static readonly Operation<ControllerInputTests.Attachment, string> Attach =
        Define.Post<ControllerInputTests.Attachment, string>("/inputs/attach/{id}").AcceptsFile();

    public static readonly Operation<string, string> Text = Define.Post<string, string>("/inputs/text").Consumes("text/plain");

    public static readonly Operation<int, string> Number = Define.Post<int, string>("/inputs/number");

    public static readonly Operation<IFormCollection, string> AnyForm =
        Define.Post<IFormCollection, string>("/inputs/form").FormEncoded();

    public static readonly Operation<ControllerInputTests.Raw, string> Raw =
        Define.Post<ControllerInputTests.Raw, string>("/inputs/raw").Consumes("application/octet-stream");
}

[ApiController]
public sealed class InputsController : ControllerBase
{
    [HttpGet("/inputs/find/{id}")]
    public IActionResult Find(ControllerInputTests.Find input) =>
        InputsContract.Find.Bind(input).Success($"{input.Id} {input.Max}").ToActionResult();

    [HttpPut("/inputs/change/{id}")]
    public IActionResult Change(ControllerInputTests.Change input) =>
        InputsContract.Change.Bind(input).Success($"{input.Id} {string.Join(' ', input.Body.Select(line => line.Text))}").ToActionResult();

    [HttpPost("/inputs/upload/{id}")]
    public IActionResult Upload(ControllerInputTests.Upload input) =>
        InputsContract.Upload.Bind(input).Success($"{input.Id} {input.Body.Title} {input.Body.File.Length}").ToActionResult();

    [HttpPost("/inputs/attach/{id}")]
    public IActionResult Attach(ControllerInputTests.Attachment input) =>
        InputsContract.Attach.Bind(input).Success($"{input.Id} {input.Body?.Title ?? "nothing"}").ToActionResult();

    [HttpPost("/inputs/text")]
    public IActionResult Text(string input) => InputsContract.Text.Bind(input).Success(input).ToActionResult();

    [HttpPost("/inputs/[action]")]
    public IActionResult Number(int input) => InputsContract.Number.Bind(input).Success($"{input}").ToActionResult();

    /// <summary>Of no contract: its text is not the body of another operation.</summary>
    [HttpGet("/inputs/other/{id}")]
    public ActionResult<string> Other(string id) => new JsonResult(id);

    [HttpPost("/inputs/form")]
    public IActionResult AnyForm(IFormCollection input) =>
        InputsContract.AnyForm.Bind(input).Success(string.Join(' ', input.Keys)).ToActionResult();

    [HttpPost("/inputs/raw")]
    public async Task<IActionResult> Raw(ControllerInputTests.Raw input)
    {
        using var reader = new StreamReader(input.Body);
        return InputsContract.Raw.Bind(input).Success($"{input.Name} {await reader.ReadToEndAsync()}").ToActionResult();
    }
}
