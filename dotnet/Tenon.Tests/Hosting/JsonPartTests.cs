using System.ComponentModel.DataAnnotations;
using System.Net;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

/// <summary>The JSON in a part of a form is held to its type, however the form is read.</summary>
public sealed class JsonPartTests(JsonPartTests.Servers servers) : IClassFixture<JsonPartTests.Servers>
{
    public sealed record Meta([Range(1, 9)] int Width, string Label);

    public sealed record Photo
    {
        [ContractPart(typeof(Meta))]
        public required string Meta { get; init; }

        [ContractOptional, JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [ContractPart(typeof(Meta))]
        public string? Back { get; init; }

        [ContractPart(typeof(Meta))]
        public string? Free { get; init; }

        [ContractPart(typeof(Meta))]
        public string[]? More { get; init; }

        [ContractPart(typeof(string), "text/csv")]
        public string? Table { get; init; }
    }

    private const string Fine = """{"width":5,"label":"a"}""";

    [Theory]
    [InlineData("meta", Fine, "")]
    [InlineData("meta", """{"width":10,"label":"a"}""", "meta.width")]
    [InlineData("meta", """{"width":5,"label":null}""", "meta.label")]
    [InlineData("meta", """{"width":5}""", "meta.label")]
    [InlineData("meta", """{"width":"5","label":"a"}""", "meta.width")]
    [InlineData("meta", "null", "meta")]
    [InlineData("meta", "{", "meta")]
    [InlineData("back", "null", "back")]
    [InlineData("back", "[]", "back")]
    [InlineData("free", "null", "")]
    [InlineData("more", """{"width":0,"label":"a"}""", "more[0].width")]
    [InlineData("table", "a,b", "")]
    public async Task PartsAreRefusedByWhatIsInside(string name, string text, string key)
    {
        // MVC knows the field alone.
        var field = key.Split('.', '[')[0];
        Assert.Equal(("whole", key), ("whole", await Refused("/parts/whole", name, text)));
        Assert.Equal(("form", key), ("form", await Refused("/parts/form", name, text)));
        Assert.Equal(("mvc/whole", key), ("mvc/whole", await Refused("/parts/mvc/whole", name, text)));
        Assert.Equal(("action", field), ("action", await Refused("/parts/action", name, text)));
    }

    private async Task<string> Refused(string path, string name, string text)
    {
        using var form = new MultipartFormDataContent { { new StringContent(text, null, "application/json"), name } };
        if (name != "meta")
        {
            form.Add(new StringContent(Fine, null, "application/json"), "meta");
        }

        using var response = await servers.Client.PostAsync(new Uri(path, UriKind.Relative), form);
        var body = await response.Content.ReadAsStringAsync();
        if (response.IsSuccessStatusCode)
        {
            return string.Empty;
        }

        Assert.True(response.StatusCode == HttpStatusCode.BadRequest, $"{response.StatusCode} {body}");
        return string.Join(' ', JsonDocument.Parse(body).RootElement.GetProperty("errors").EnumerateObject().Select(one => one.Name));
    }

    public sealed class Servers : IAsyncLifetime
    {
        private LoopbackServer? server;

        internal HttpClient Client => server!.Client;

        public async Task InitializeAsync() => server = await LoopbackServer.StartControllers(
            app =>
            {
                app.MapContract(PartsContract.Whole, (ContractInput<Photo> input) => PartsContract.Whole.Bind(input).Success("fine"));
                app.MapContract(PartsContract.Form, ([FromForm] Photo input) => PartsContract.Form.Bind(input).Success("fine"))
                    .DisableAntiforgery();
            });

        public Task DisposeAsync() => server!.DisposeAsync().AsTask();
    }
}

[Contract]
internal static class PartsContract
{
    public static readonly Operation<JsonPartTests.Photo, string> Whole =
        Define.Post<JsonPartTests.Photo, string>("/parts/whole").AcceptsFile();

    public static readonly Operation<JsonPartTests.Photo, string> Form =
        Define.Post<JsonPartTests.Photo, string>("/parts/form").AcceptsFile();

    public static readonly Operation<JsonPartTests.Photo, string> Action =
        Define.Post<JsonPartTests.Photo, string>("/parts/action").AcceptsFile();
}

[ApiController]
public sealed class PartsController : ControllerBase
{
    [HttpPost("/parts/action")]
    public IActionResult Action([FromForm] JsonPartTests.Photo input) =>
        PartsContract.Action.Bind(input).Success("fine").ToActionResult();

    [HttpPost("/parts/mvc/whole")]
    public IActionResult Whole(JsonPartTests.Photo input) => PartsContract.Whole.Bind(input).Success("fine").ToActionResult();
}
