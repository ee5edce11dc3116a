using System.Net;

namespace Tenon.LocalFunctions.Tests;

/// <summary>Which requests reach a function, and which triggers stop the host.</summary>
public sealed class TriggerTests
{
    [Theory]
    [InlineData("GET", "/api/things/1", 200)]
    [InlineData("PUT", "/api/things/1", 200)]
    [InlineData("GET", "/API/Things/1", 200)]
    [InlineData("POST", "/api/things/1", 404)]
    [InlineData("DELETE", "/api/things/1", 404)]
    [InlineData("HEAD", "/api/things/1", 404)]
    [InlineData("OPTIONS", "/api/things/1", 404)]
    [InlineData("GET", "/api/things", 404)]
    [InlineData("GET", "/things/1", 404)]
    [InlineData("GET", "/", 404)]
    [InlineData("GET", "/api/numbers/7", 200)]
    [InlineData("GET", "/api/numbers/seven", 404)]
    [InlineData("DELETE", "/api/anything", 200)]
    [InlineData("GET", "/api/NoRoute", 200)]
    [InlineData("GET", "/api/NullRoute", 200)]
    [InlineData("GET", "/api/EmptyRoute", 200)]
    public async Task RequestsReachTheFunctionOfTheirMethodAndRoute(string method, string path, int status)
    {
        await using var host = await RunningHost.Start<Routes>();
        using var request = new HttpRequestMessage(new HttpMethod(method), path);

        using var response = await host.Client.SendAsync(request);

        Assert.Equal(status, (int)response.StatusCode);
        if (status == 404)
        {
            Assert.DoesNotContain(response.Content.Headers, header => header.Key == "Allow");
            Assert.Empty(await response.Content.ReadAsByteArrayAsync());
        }
    }

    [Theory]
    [InlineData(typeof(LeadingSlash), "The trigger route '/images' of function 'LeadingSlash' begins with a slash. Routes of triggers are relative to the prefix: write 'images'.")]
    [InlineData(typeof(AdminSegment), "'admin/keys' of function 'AdminSegment' begins with 'admin', which the host keeps for itself")]
    [InlineData(typeof(RuntimeSegment), "'Runtime/x' of function 'RuntimeSegment' begins with 'runtime', which the host keeps for itself")]
    [InlineData(typeof(Administrators), "'administrators' of function 'Administrators' begins with 'admin'")]
    [InlineData(typeof(BrokenTemplate), "'images/{format' of function 'BrokenTemplate' is no route template")]
    [InlineData(typeof(SameRoute), "The route of function 'Second' conflicts with that of function 'First': both serve /api/same.")]
    [InlineData(typeof(SameName), "There are 2 functions with the name 'Twice'.")]
    [InlineData(typeof(NoTrigger), "Function 'NoTrigger' has no [HttpTrigger] parameter.")]
    [InlineData(typeof(UnboundParameter), "cannot bind parameter 'format' of function 'UnboundParameter'")]
    [InlineData(typeof(OtherRequest), "The trigger of function 'OtherRequest' is String body.")]
    [InlineData(typeof(OtherResult), "Function 'OtherResult' returns String.")]
    public async Task AFunctionThatCannotBeServedStopsTheHost(Type functions, string message)
    {
        var error = await Assert.ThrowsAsync<HostStartException>(() => RunningHost.Start([functions]));

        Assert.Contains(message, error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("admin")]
    [InlineData("runtime/v1")]
    public async Task ReservedPrefixesStopTheHost(string prefix)
    {
        var hostJson = $$"""{ "version": "2.0", "extensions": { "http": { "routePrefix": "{{prefix}}" } } }""";
        var error = await Assert.ThrowsAsync<HostStartException>(() => RunningHost.Start<Routes>(hostJson));

        Assert.Contains("which the host keeps for itself", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task OneRouteMayHaveAFunctionForEachMethod()
    {
        await using var host = await RunningHost.Start<ByMethod>();

        Assert.Equal(HttpStatusCode.OK, (await host.Get("/api/both")).StatusCode);
        Assert.Equal(HttpStatusCode.Created, (await host.Client.PostAsync("/api/both", null)).StatusCode);
        Assert.Equal(HttpStatusCode.NotFound, (await host.Client.DeleteAsync("/api/both")).StatusCode);
    }

    public sealed class Routes
    {
        [Function("Things")]
        public IActionResult Things([HttpTrigger(AuthorizationLevel.Anonymous, "get", "put", Route = "things/{id}")] HttpRequest request) => new OkResult();

        [Function("Numbers")]
        public IActionResult Numbers([HttpTrigger("get", Route = "numbers/{number:int}")] HttpRequest request) => new OkResult();

        [Function("Anything")]
        public IActionResult Anything([HttpTrigger(AuthorizationLevel.Admin, Route = "anything")] HttpRequest request) => new OkResult();

        [Function("NoRoute")]
        public IActionResult NoRoute([HttpTrigger] HttpRequest request) => new OkResult();

        [Function("NullRoute")]
        public IActionResult NullRoute([HttpTrigger("get", Route = null)] HttpRequest request) => new OkResult();

        [Function("EmptyRoute")]
        public IActionResult EmptyRoute([HttpTrigger("get", Route = "")] HttpRequest request) => new OkResult();

        public IActionResult NoFunction(HttpRequest request) => new OkResult();
    }

    public sealed class ByMethod
    {
        [Function("Read")]
        public IActionResult Read([HttpTrigger("get", Route = "both")] HttpRequest request) => new OkResult();

        [Function("Write")]
        public IActionResult Write([HttpTrigger("post", Route = "both")] HttpRequest request) => new StatusCodeResult(201);
    }

    public static class LeadingSlash
    {
        [Function("LeadingSlash")]
        public static IActionResult Run([HttpTrigger("get", Route = "/images")] HttpRequest request) => new OkResult();
    }

    public static class AdminSegment
    {
        [Function("AdminSegment")]
        public static IActionResult Run([HttpTrigger("get", Route = "admin/keys")] HttpRequest request) => new OkResult();
    }

    public static class RuntimeSegment
    {
        [Function("RuntimeSegment")]
        public static IActionResult Run([HttpTrigger("get", Route = "Runtime/x")] HttpRequest request) => new OkResult();
    }

    public static class Administrators
    {
        [Function("Administrators")]
        public static IActionResult Run([HttpTrigger("get", Route = "administrators")] HttpRequest request) => new OkResult();
    }

    public static class BrokenTemplate
    {
        [Function("BrokenTemplate")]
        public static IActionResult Run([HttpTrigger("get", Route = "images/{format")] HttpRequest request) => new OkResult();
    }

    public static class SameRoute
    {
        [Function("First")]
        public static IActionResult First([HttpTrigger("get", "post", Route = "same")] HttpRequest request) => new OkResult();

        [Function("Second")]
        public static IActionResult Second([HttpTrigger("POST", Route = "SAME")] HttpRequest request) => new OkResult();
    }

    public static class SameName
    {
        [Function("Twice")]
        public static IActionResult First([HttpTrigger("get", Route = "one")] HttpRequest request) => new OkResult();

        [Function("twice")]
        public static IActionResult Second([HttpTrigger("get", Route = "two")] HttpRequest request) => new OkResult();
    }

    public static class NoTrigger
    {
        [Function("NoTrigger")]
        public static IActionResult Run(HttpRequest request) => new OkResult();
    }

    public static class UnboundParameter
    {
        [Function("UnboundParameter")]
        public static IActionResult Run([HttpTrigger("get", Route = "images")] HttpRequest request, string format) => new OkResult();
    }

    public static class OtherRequest
    {
        [Function("OtherRequest")]
        public static IActionResult Run([HttpTrigger("get", Route = "images")] string body) => new OkResult();
    }

    public static class OtherResult
    {
        [Function("OtherResult")]
        public static string Run([HttpTrigger("get", Route = "images")] HttpRequest request) => string.Empty;
    }
}
