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
    [InlineData(
        typeof(LeadingSlash),
        "The trigger route '/images' of function 'LeadingSlash' begins with a slash. Routes of triggers are relative to the prefix: "
        + "write 'images'.")]
    [InlineData(typeof(AdminSegment), "'admin/keys' of function 'AdminSegment' begins with 'admin', which the host keeps for itself")]
    [InlineData(typeof(RuntimeSegment), "'Runtime/x' of function 'RuntimeSegment' begins with 'runtime', which the host keeps for itself")]
    [InlineData(typeof(Administrators), "'administrators' of function 'Administrators' begins with 'admin'")]
    [InlineData(typeof(BrokenTemplate), "'images/{format' of function 'BrokenTemplate' is not a route template")]
    [InlineData(typeof(SameRoute), "The route of function 'Second' conflicts with that of function 'First': both serve /api/same.")]
    [InlineData(typeof(SameName), "There are 2 functions with the name 'Twice'.")]
    [InlineData(typeof(NoTrigger), "Function 'NoTrigger' has no [HttpTrigger] parameter.")]
    [InlineData(typeof(EmptyRoute), "The trigger route of function 'EmptyRoute' is empty.")]
    [InlineData(typeof(BlankRoute), "The trigger route of function 'BlankRoute' is empty.")]
    [InlineData(
        typeof(SameShape), "The route of function 'Second' conflicts with that of function 'First': both serve /api/same/{one:int}.")]
    [InlineData(typeof(NameWithSpace), "'Two words' cannot be the name of a function.")]
    [InlineData(typeof(NameWithDigit), "'2nd' cannot be the name of a function.")]
    [InlineData(typeof(ReservedName), "'Host' cannot be the name of a function.")]
    [InlineData(typeof(LongName), "at most 128 of them")]
    [InlineData(typeof(UnknownConstraint), "The route /api/images/{format:nosuch} of function 'UnknownConstraint' cannot be served")]
    [InlineData(typeof(AbstractClass), "The worker cannot run function 'AbstractClass': AbstractClass is abstract.")]
    [InlineData(typeof(OtherRequest), "The trigger of function 'OtherRequest' is String body.")]
    [InlineData(typeof(OtherResult), "Function 'OtherResult' returns String, of which the worker writes nothing")]
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

    /// <summary>The first match counts, by the functions' names: a literal does not go before a parameter.</summary>
    [Theory]
    [InlineData("/api/items/latest", "GetItem latest")]
    [InlineData("/api/items/7", "GetItem 7")]
    [InlineData("/api/files/a", "all")]
    [InlineData("/api/numbers/seven", "NumberByName seven")]
    [InlineData("/api/numbers/7", "NumberByValue 7")]
    [InlineData("/api/case/1", "alpha 1")]
    public async Task TheFirstFunctionByNameWins(string path, string answer)
    {
        await using var host = await RunningHost.Start<Overlapping>();

        Assert.Equal(answer, await host.Client.GetStringAsync(path));
    }

    [Theory]
    [InlineData("/api/InHiddenClass", 200)]
    [InlineData("/api/InRecord", 200)]
    [InlineData("/api/PrivateMethod", 404)]
    [InlineData("/api/InternalMethod", 404)]
    [InlineData("/api/ProtectedMethod", 404)]
    public async Task OnlyPublicMethodsAreFunctions(string path, int status)
    {
        await using var host = await RunningHost.Start([typeof(HiddenMethods), typeof(HiddenClass), typeof(InRecord)]);

        Assert.Equal(status, (int)(await host.Get(path)).StatusCode);
    }

    [Fact]
    public void HiddenClassesOfTheApplicationAreSearchedToo() =>
        Assert.Contains(typeof(HiddenClass), FunctionCatalogue.TypesOf(typeof(TriggerTests).Assembly));

    [Fact]
    public async Task OneRouteMayHaveAFunctionForEachMethod()
    {
        await using var host = await RunningHost.Start<ByMethod>();

        Assert.Equal(HttpStatusCode.OK, (await host.Get("/api/both")).StatusCode);
        Assert.Equal(HttpStatusCode.Created, (await host.Client.PostAsync("/api/both", null)).StatusCode);
        Assert.Equal(HttpStatusCode.NotFound, (await host.Client.DeleteAsync("/api/both")).StatusCode);
    }
}

public sealed class Routes
{
    [Function("Things")]
    public IActionResult Things([HttpTrigger(AuthorizationLevel.Anonymous, "get", "put", Route = "things/{id}")] HttpRequest request) =>
        new OkResult();

    [Function("Numbers")]
    public IActionResult Numbers([HttpTrigger("get", Route = "numbers/{number:int}")] HttpRequest request) => new OkResult();

    [Function("Anything")]
    public IActionResult Anything([HttpTrigger(AuthorizationLevel.Admin, Route = "anything")] HttpRequest request) => new OkResult();

    [Function("NoRoute")]
    public IActionResult NoRoute([HttpTrigger] HttpRequest request) => new OkResult();

    [Function("NullRoute")]
    public IActionResult NullRoute([HttpTrigger("get", Route = null)] HttpRequest request) => new OkResult();

    public IActionResult NoFunction(HttpRequest request) => new OkResult();
}

public sealed class Overlapping
{
    [Function("LatestItem")]
    public IActionResult Latest([HttpTrigger("get", Route = "items/latest")] HttpRequest request) => Content("LatestItem");

    [Function("GetItem")]
    public IActionResult Item([HttpTrigger("get", Route = "items/{id}")] HttpRequest request, string id) => Content($"GetItem {id}");

    [Function("BFile")]
    public IActionResult File([HttpTrigger("get", Route = "files/{name}")] HttpRequest request) => Content("file");

    [Function("All")]
    public IActionResult All([HttpTrigger("get", Route = "files/{*path}")] HttpRequest request) => Content("all");

    [Function("NumberByValue")]
    public IActionResult Value([HttpTrigger("get", Route = "numbers/{number:int}")] HttpRequest request, int number) =>
        Content($"NumberByValue {number}");

    [Function("NumberByName")]
    public IActionResult Named([HttpTrigger("get", Route = "numbers/{name:alpha}")] HttpRequest request, string name) =>
        Content($"NumberByName {name}");

    [Function("Beta")]
    public IActionResult Beta([HttpTrigger("get", Route = "case/{b:int}")] HttpRequest request) => Content("Beta");

    [Function("alpha")]
    public IActionResult Alpha([HttpTrigger("get", Route = "case/{a}")] HttpRequest request, string a) => Content($"alpha {a}");

    private static ContentResult Content(string text) => new() { Content = text };
}

internal static class HiddenClass
{
    [Function("InHiddenClass")]
    public static IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult();
}

public sealed record InRecord
{
    [Function("InRecord")]
    public IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult();
}

public class HiddenMethods
{
    [Function("InternalMethod")]
    internal OkResult Internal([HttpTrigger("get")] HttpRequest request) => new OkResult();

    [Function("ProtectedMethod")]
    protected OkResult Protected([HttpTrigger("get")] HttpRequest request) => new OkResult();

    [Function("PrivateMethod")]
    private OkResult Private([HttpTrigger("get")] HttpRequest request) => new OkResult();
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

public static class EmptyRoute
{
    [Function("EmptyRoute")]
    public static IActionResult Run([HttpTrigger("get", Route = "")] HttpRequest request) => new OkResult();
}

public static class BlankRoute
{
    [Function("BlankRoute")]
    public static IActionResult Run([HttpTrigger("get", Route = " ")] HttpRequest request) => new OkResult();
}

public static class SameShape
{
    [Function("First")]
    public static IActionResult First([HttpTrigger("get", Route = "same/{one:int}")] HttpRequest request) => new OkResult();

    [Function("Second")]
    public static IActionResult Second([HttpTrigger(Route = "same/{two:int}")] HttpRequest request) => new OkResult();
}

public static class NameWithSpace
{
    [Function("Two words")]
    public static IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult();
}

public static class NameWithDigit
{
    [Function("2nd")]
    public static IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult();
}

public static class ReservedName
{
    [Function("Host")]
    public static IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult();
}

public static class LongName
{
    private const string Sixteen = "Sixteen_letters_";
    private const string Name = Sixteen + Sixteen + Sixteen + Sixteen + Sixteen + Sixteen + Sixteen + Sixteen + "1";

    [Function(Name)]
    public static IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult();
}

public static class UnknownConstraint
{
    [Function("UnknownConstraint")]
    public static IActionResult Run([HttpTrigger("get", Route = "images/{format:nosuch}")] HttpRequest request) => new OkResult();
}

public abstract class AbstractClass
{
    [Function("AbstractClass")]
    public IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult();
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
