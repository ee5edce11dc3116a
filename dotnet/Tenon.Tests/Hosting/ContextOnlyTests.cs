using System.ComponentModel.DataAnnotations;
using System.Net;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

/// <summary>A trimmed server knows the types of its context alone, because trimming turns the reflection of System.Text.Json off.</summary>
public sealed partial class ContextOnlyTests
{
    public sealed record Thing([Range(1, 9)] int Id, string Name);

    [JsonSerializable(typeof(Thing))]
    private sealed partial class Context : JsonSerializerContext;

    private static readonly Operation<Thing, Thing> Add = Define.Post<Thing, Thing>("/things");

    [Theory]
    [InlineData("""{"id":1,"name":"a"}""", HttpStatusCode.Created, "")]
    [InlineData("""{"id":10,"name":"a"}""", HttpStatusCode.BadRequest, "id")]
    [InlineData("""{"id":1}""", HttpStatusCode.BadRequest, "name")]
    public async Task ItsBadInputIsAProblemToo(string body, HttpStatusCode status, string key)
    {
        await using var server = await LoopbackServer.Start(
            app => app.MapContract(Add, (Thing input) => Add.Bind(input).Success(input).ToResult()),
            services =>
            {
                services.AddContractJson();
                services.ConfigureHttpJsonOptions(options => options.SerializerOptions.TypeInfoResolver = Context.Default);
            });
        using var content = new StringContent(body, Encoding.UTF8, "application/json");

        using var response = await server.Client.PostAsync(new Uri("/things", UriKind.Relative), content);

        Assert.Equal(status, response.StatusCode);
        using var answer = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
        var errors = answer.RootElement.TryGetProperty("errors", out var found) ? found.EnumerateObject().Select(error => error.Name) : [];
        Assert.Equal(key, string.Join(' ', errors));
    }
}
