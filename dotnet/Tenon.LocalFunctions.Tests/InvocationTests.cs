using System.Net;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.LocalFunctions.Tests;

/// <summary>What a function is handed, and what becomes of what it returns.</summary>
public sealed class InvocationTests
{
    [Theory]
    [InlineData("/api/text/a%20b", "a b")]
    [InlineData("/api/number/42", "43")]
    [InlineData("/api/guid/6f9619ff-8b86-d011-b42d-00c04fc964ff", "6f9619ff-8b86-d011-b42d-00c04fc964ff")]
    [InlineData("/api/optional", "none")]
    [InlineData("/api/optional/x", "x")]
    [InlineData("/api/rest/a/b/c", "a/b/c")]
    [InlineData("/api/query?name=Ada", "Ada")]
    [InlineData("/api/injected", "greeting 1")]
    [InlineData("/api/task", "task")]
    [InlineData("/api/value-task", "value task")]
    [InlineData("/api/web-result", "web result")]
    [InlineData("/api/cancellation", "can be cancelled")]
    public async Task ArgumentsAreBoundAndResultsWritten(string path, string answer)
    {
        await using var host = await RunningHost.Start<Functions>(null, Services);

        using var response = await host.Get(path);

        Assert.Equal(answer, await response.Content.ReadAsStringAsync());
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
    }

    [Theory]
    [InlineData("/api/throws")]
    [InlineData("/api/throws-later")]
    [InlineData("/api/result-throws")]
    [InlineData("/api/number/many")]
    public async Task AFunctionThatThrowsIsAnEmpty500AndTheHostGoesOn(string path)
    {
        await using var host = await RunningHost.Start<Functions>(null, Services);

        using var response = await host.Get(path);

        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Empty(await response.Content.ReadAsByteArrayAsync());
        Assert.Equal(path == "/api/throws", response.Headers.Contains("X-Half-Done"));
        Assert.Equal(HttpStatusCode.OK, (await host.Get("/api/task")).StatusCode);
    }

    /// <summary>The host completes what has begun: nothing tells the caller that a part is missing.</summary>
    [Fact]
    public async Task AThrowAfterTheAnswerHasBegunTruncatesIt()
    {
        await using var host = await RunningHost.Start<Functions>(null, Services);

        using var response = await host.Get("/api/breaks-off");

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal("half of it", await response.Content.ReadAsStringAsync());
    }

    [Fact]
    public async Task NullIsAnEmptyAnswer()
    {
        await using var host = await RunningHost.Start<Functions>(null, Services);

        using var response = await host.Get("/api/null");

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Empty(await response.Content.ReadAsByteArrayAsync());
    }

    [Fact]
    public async Task EachRequestHasItsOwnInstanceAndScopeAndBothAreDisposed()
    {
        await using var host = await RunningHost.Start<Functions>(null, Services);
        var before = Scoped.Disposed;

        Assert.Equal("greeting 1", await host.Client.GetStringAsync("/api/injected"));
        Assert.Equal("greeting 1", await host.Client.GetStringAsync("/api/injected"));

        // The scope ends after the answer has been sent.
        Assert.True(SpinWait.SpinUntil(() => Scoped.Disposed == before + 2, TimeSpan.FromSeconds(30)));
    }

    [Fact]
    public async Task ACallerThatLeavesCancelsTheFunction()
    {
        await using var host = await RunningHost.Start<Functions>(null, Services);
        using var leaving = new CancellationTokenSource();
        var call = host.Client.GetAsync("/api/waits", leaving.Token);
        await Functions.Waiting.Task;

        await leaving.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => call);
        await Functions.Cancelled.Task.WaitAsync(TimeSpan.FromSeconds(30));
    }

    [Fact]
    public void TheWebApplicationIntegrationIsCalledForByName()
    {
        var builder = new FunctionsApplicationBuilder([], [typeof(Functions)], new Dictionary<string, string?>(), Path.GetTempPath());

        Assert.Contains(
            "ConfigureFunctionsWebApplication()", Assert.Throws<HostStartException>(builder.Build).Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AnAddressInUseIsSeenBeforeTheServerListens()
    {
        await using var host = await RunningHost.Start<Functions>(null, Services);
        var address = host.Client.BaseAddress!.ToString().TrimEnd('/');

        Assert.Equal(
            $"The address {address} is already in use. Stop what listens there, or choose another address with --urls.",
            Assert.Throws<HostStartException>(() => ListeningAddresses.RequireFree($"http://127.0.0.1:0;{address}")).Message);
        ListeningAddresses.RequireFree("http://127.0.0.1:0");
        ListeningAddresses.RequireFree(null);
    }

    [Fact]
    public void TheIntegrationMayBeCalledTwiceAndReturnsTheSameBuilder()
    {
        var builder = new FunctionsApplicationBuilder([], [], new Dictionary<string, string?>(), Path.GetTempPath());

        Assert.Same(builder, builder.ConfigureFunctionsWebApplication());
        var once = builder.Services.Count;
        Assert.Same(builder, builder.ConfigureFunctionsWebApplication());
        Assert.Equal(once, builder.Services.Count);
    }

    private static void Services(IServiceCollection services) => services.AddSingleton(new Greeting("greeting")).AddScoped<Scoped>();
}

public sealed record Greeting(string Text);

public sealed class Scoped : IDisposable
{
    private static int disposed;

    public static int Disposed => disposed;

    public int Uses { get; set; }

    public void Dispose() => Interlocked.Increment(ref disposed);
}

public sealed class Functions(Greeting greeting, Scoped scoped)
{
    public static readonly TaskCompletionSource Waiting = new();

    public static readonly TaskCompletionSource Cancelled = new();

    [Function("Text")]
    public IActionResult Text([HttpTrigger("get", Route = "text/{text}")] HttpRequest request, string text) => Content(text);

    [Function("Number")]
    public IActionResult Number([HttpTrigger("get", Route = "number/{number}")] HttpRequest request, int number) =>
        Content($"{number + 1}");

    [Function("Guid")]
    public IActionResult GuidOf([HttpTrigger("get", Route = "guid/{ID}")] HttpRequest request, Guid id) => Content(id.ToString());

    [Function("Optional")]
    public IActionResult Optional([HttpTrigger("get", Route = "optional/{text?}")] HttpRequest request, string? text) =>
        Content(text ?? "none");

    [Function("Rest")]
    public IActionResult Rest([HttpTrigger("get", Route = "rest/{*path}")] HttpRequest request, string path) => Content(path);

    [Function("Query")]
    public IActionResult Query([HttpTrigger("get", Route = "query")] HttpRequest request) => Content(request.Query["name"].ToString());

    [Function("Injected")]
    public IActionResult Injected([HttpTrigger("get", Route = "injected")] HttpRequest request) =>
        Content($"{greeting.Text} {++scoped.Uses}");

    [Function("Task")]
    public async Task<IActionResult> Later([HttpTrigger("get", Route = "task")] HttpRequest request)
    {
        await Task.Yield();
        return Content("task");
    }

    [Function("ValueTask")]
    public async ValueTask<IActionResult> LaterValue([HttpTrigger("get", Route = "value-task")] HttpRequest request)
    {
        await Task.Yield();
        return Content("value task");
    }

    [Function("WebResult")]
    public IResult WebResult([HttpTrigger("get", Route = "web-result")] HttpRequest request) => TypedResults.Text("web result");

    [Function("Cancellation")]
    public IActionResult Cancellation(
        [HttpTrigger("get", Route = "cancellation")] HttpRequest request, CancellationToken cancellation) =>
        Content(cancellation.CanBeCanceled ? "can be cancelled" : "cannot");

    [Function("Waits")]
    public async Task<IActionResult> Waits([HttpTrigger("get", Route = "waits")] HttpRequest request, CancellationToken cancellation)
    {
        Waiting.SetResult();
        try
        {
            await Task.Delay(Timeout.Infinite, cancellation);
        }
        catch (OperationCanceledException)
        {
            Cancelled.SetResult();
            throw;
        }

        return new OkResult();
    }

    [Function("Throws")]
    public IActionResult Throws([HttpTrigger("get", Route = "throws")] HttpRequest request)
    {
        request.HttpContext.Response.Headers["X-Half-Done"] = "yes";
        request.HttpContext.Response.ContentLength = 10;
        throw new InvalidOperationException("No.");
    }

    [Function("ThrowsLater")]
    public async Task<IActionResult> ThrowsLater([HttpTrigger("get", Route = "throws-later")] HttpRequest request)
    {
        await Task.Yield();
        throw new InvalidOperationException("No.");
    }

    [Function("ResultThrows")]
    public IActionResult ResultThrows([HttpTrigger("get", Route = "result-throws")] HttpRequest request) =>
        new PhysicalFileResult("/nowhere/at/all", "image/png");

    [Function("BreaksOff")]
    public async Task<IActionResult> BreaksOff([HttpTrigger("get", Route = "breaks-off")] HttpRequest request)
    {
        await request.HttpContext.Response.WriteAsync("half of it");
        await request.HttpContext.Response.Body.FlushAsync();
        throw new InvalidOperationException("No.");
    }

    [Function("Null")]
    public IActionResult? Null([HttpTrigger("get", Route = "null")] HttpRequest request) => null;

    private static ContentResult Content(string text) => new() { Content = text };
}
