using System.Net;

namespace Tenon.LocalFunctions.Tests;

/// <summary>The prefix: environment, then <c>host.json</c>, then <c>api</c>.</summary>
public sealed class RoutePrefixTests
{
    private const string Media = """{ "version": "2.0", "extensions": { "http": { "routePrefix": "media" } } }""";

    [Theory]
    [InlineData(null, "/api/ping")]
    [InlineData("{}", "/api/ping")]
    [InlineData("""{ "version": "2.0" }""", "/api/ping")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": {} } }""", "/api/ping")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "" } } }""", "/ping")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "media" } } }""", "/media/ping")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "public/v1" } } }""", "/public/v1/ping")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "/media" } } }""", "/media/ping")]
    [InlineData("""{ "version": "2.0", "Extensions": { "HTTP": { "RoutePrefix": "media" } } }""", "/media/ping")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "old", "routePrefix": "new" } } }""", "/new/ping")]
    [InlineData(
        """{ /* the host allows it */ "version": "2.0", "extensions": { "http": { "routePrefix": "media", }, }, }""", "/media/ping")]
    public async Task TheFileSaysWhereFunctionsAreServed(string? hostJson, string path)
    {
        await using var host = await RunningHost.Start<Ping>(hostJson);

        Assert.Equal(HttpStatusCode.OK, (await host.Get(path)).StatusCode);
        Assert.Equal(HttpStatusCode.NotFound, (await host.Get($"/elsewhere{path}")).StatusCode);
        if (path != "/api/ping")
        {
            Assert.Equal(HttpStatusCode.NotFound, (await host.Get("/api/ping")).StatusCode);
        }
    }

    [Theory]
    [InlineData("ServiceJobHost__extensions__http__routePrefix")]
    [InlineData("ServiceJobHost:extensions:http:routePrefix")]
    [InlineData("SERVICEJOBHOST__EXTENSIONS__HTTP__ROUTEPREFIX")]
    public async Task TheEnvironmentGoesBeforeTheFile(string variable)
    {
        await using var host = await RunningHost.Start<Ping>(Media, null, (variable, "edge/v2"));

        Assert.Equal(HttpStatusCode.OK, (await host.Get("/edge/v2/ping")).StatusCode);
        Assert.Equal(HttpStatusCode.NotFound, (await host.Get("/media/ping")).StatusCode);
    }

    /// <summary>The worker reads the file alone, so no request arrives there.</summary>
    [Theory]
    [InlineData("AzureFunctionsJobHost__extensions__http__routePrefix", Media, "edge", "/edge/ping", 500)]
    [InlineData("AzureFunctionsJobHost:extensions:http:routePrefix", Media, "edge", "/edge/ping", 500)]
    [InlineData("AZUREFUNCTIONSJOBHOST__EXTENSIONS__HTTP__ROUTEPREFIX", null, "edge", "/edge/ping", 500)]
    [InlineData("AzureFunctionsJobHost__extensions__http__routePrefix", Media, "edge", "/media/ping", 404)]
    [InlineData("AzureFunctionsJobHost__extensions__http__routePrefix", null, "edge", "/api/ping", 404)]
    [InlineData("AzureFunctionsJobHost__extensions__http__routePrefix", Media, "media", "/media/ping", 200)]
    [InlineData("AzureFunctionsJobHost__extensions__http__routePrefix", null, "api", "/api/ping", 200)]
    public async Task TheRealHostsVariableNeedsTheSamePrefixInTheFile(string variable, string? file, string prefix, string path, int status)
    {
        await using var host = await RunningHost.Start<Ping>(file, null, (variable, prefix));

        using var response = await host.Get(path);

        Assert.Equal(status, (int)response.StatusCode);
        Assert.Equal(status == 200 ? "pong" : string.Empty, await response.Content.ReadAsStringAsync());
    }

    [Fact]
    public async Task AnEmptyVariableMeansNoPrefix()
    {
        await using var host = await RunningHost.Start<Ping>(null, null, ("ServiceJobHost__extensions__http__routePrefix", string.Empty));

        Assert.Equal(HttpStatusCode.OK, (await host.Get("/ping")).StatusCode);
    }

    [Fact]
    public async Task TwoVariablesThatAgreeAreOne()
    {
        await using var host = await RunningHost.Start<Ping>(
            null,
            null,
            ("ServiceJobHost__extensions__http__routePrefix", "edge"),
            ("AzureFunctionsJobHost__extensions__http__routePrefix", "edge"));

        Assert.Equal(HttpStatusCode.OK, (await host.Get("/edge/ping")).StatusCode);
    }

    [Fact]
    public async Task TwoVariablesThatDifferStopTheHost()
    {
        var error = await Assert.ThrowsAsync<HostStartException>(() => RunningHost.Start<Ping>(
            null,
            null,
            ("ServiceJobHost__extensions__http__routePrefix", "edge"),
            ("AzureFunctionsJobHost__extensions__http__routePrefix", "rim")));

        Assert.Equal(
            "AzureFunctionsJobHost__extensions__http__routePrefix is 'rim', but ServiceJobHost__extensions__http__routePrefix is "
            + "'edge'. Set one of them, or both alike.",
            error.Message);
    }

    [Theory]
    [InlineData("", "is not JSON")]
    [InlineData("{ version: 2 }", "is not JSON")]
    [InlineData("[]", "must be an object, but is array")]
    [InlineData("""{ "version": 2.0 }""", "\"version\" is 2.0, but the host knows \"2.0\" only")]
    [InlineData("""{ "version": "1.0" }""", "\"version\" is \"1.0\"")]
    [InlineData("""{ "version": "2.0", "extensions": [] }""", "\"extensions\" must be an object")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": "api" } }""", "\"http\" must be an object")]
    [InlineData(
        """{ "version": "2.0", "extensions": { "http": { "routePrefix": null } } }""", "\"routePrefix\" is null, but must be a string")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "api/" } } }""", "it ends with a slash")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "a//b" } } }""", "it has an empty segment")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "a b" } } }""", "it holds white space")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "{a}" } } }""", "it holds {")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "a?b" } } }""", "it holds ?")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "a#b" } } }""", "it holds #")]
    [InlineData("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "a\\b" } } }""", "it holds \\")]
    public async Task AnInvalidFileStopsTheHostEvenWhereTheEnvironmentDecides(string hostJson, string reason)
    {
        Assert.Contains(
            reason,
            (await Assert.ThrowsAsync<HostStartException>(() => RunningHost.Start<Ping>(hostJson))).Message,
            StringComparison.Ordinal);
        await Assert.ThrowsAsync<HostStartException>(
            () => RunningHost.Start<Ping>(hostJson, null, ("ServiceJobHost__extensions__http__routePrefix", "edge")));
    }

    [Fact]
    public async Task AnInvalidVariableStopsTheHost()
    {
        var error = await Assert.ThrowsAsync<HostStartException>(
            () => RunningHost.Start<Ping>(null, null, ("ServiceJobHost__extensions__http__routePrefix", "/edge")));

        Assert.Contains(
            "'/edge' of ServiceJobHost__extensions__http__routePrefix cannot be used: it begins with a slash",
            error.Message,
            StringComparison.Ordinal);
    }
}

public sealed class Ping
{
    [Function("Ping")]
    public IActionResult Run([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "ping")] HttpRequest request) =>
        new ContentResult { Content = "pong" };
}
