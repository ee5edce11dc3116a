using System.Net;
using System.Net.Http.Json;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

public sealed class MapContractTests
{
    private sealed record In(int Number);

    private sealed record Out(int Number, string Text);

    private static readonly Operation<In, Out> Get = Define.Get<In, Out>("/numbers/{number:int}")
        .Returns<Out>(404)
        .Summary("A number")
        .Description("In words");
    private static readonly Operation<In, Out> Other = Define.Get<In, Out>("/others/{number}");

    [Fact]
    public async Task RouteAndMethodAreTheContracts()
    {
        await using var server = await LoopbackServer.Start(
            app => app.MapContract(Get, (int number) => Get.Bind(new In(number)).Success(new Out(number, "n")).ToResult()));

        Assert.Equal("""{"number":7,"text":"n"}""", await server.Client.GetStringAsync(new Uri("/numbers/7", UriKind.Relative)));
        Assert.Equal(HttpStatusCode.NotFound, (await server.Client.GetAsync(new Uri("/numbers/x", UriKind.Relative))).StatusCode);
        Assert.Equal(
            HttpStatusCode.MethodNotAllowed, (await server.Client.PostAsync(new Uri("/numbers/7", UriKind.Relative), null)).StatusCode);
    }

    private static readonly Operation<string> Range = Define.Get<string>("/range").Produces(200, "*/*");

    [Fact]
    public async Task AnOperationThatProducesAnythingIsServed()
    {
        await using var server = await LoopbackServer.Start(
            app => app.MapContract(Range, () => Range.Bind().Success("text", "text/plain")));

        Assert.Equal("text", await server.Client.GetStringAsync(new Uri("/range", UriKind.Relative)));
    }

    private static readonly Operation<In, Out> Query = Define.Method<In, Out>("QUERY", "/numbers");

    [Fact]
    public async Task AnyMethodIsServedWithItsBody()
    {
        await using var server = await LoopbackServer.Start(
            app => app.MapContract(Query, (In input) => Query.Bind(input).Success(new Out(input.Number, "n"))));
        using var request = new HttpRequestMessage(new HttpMethod("QUERY"), "/numbers") { Content = JsonContent.Create(new In(7)) };
        using var response = await server.Client.SendAsync(request);

        Assert.Equal("""{"number":7,"text":"n"}""", await response.Content.ReadAsStringAsync());
    }

    public static TheoryData<string, Delegate, HttpStatusCode, string> Handlers() => new()
    {
        { "a terminal through its adapter", () => Get.Bind(new In(1)).Success(new Out(1, "n")).ToResult(), HttpStatusCode.OK, "" },
        { "a terminal as it is", () => Get.Bind(new In(1)).Success(new Out(1, "n")), HttpStatusCode.OK, "" },
        {
            "a terminal of a task",
            async () => { await Task.Yield(); return Get.Bind(new In(1)).Respond(404, new Out(1, "n")).ToResult(); },
            HttpStatusCode.NotFound, ""
        },
        {
            "another operation's terminal", () => Other.Bind(new In(1)).Success(new Out(1, "n")).ToResult(),
            HttpStatusCode.InternalServerError, "cannot answer for GET /others/{number}. It declares: 200 Out, 404 Out."
        },
        { "a value", () => new Out(1, "n"), HttpStatusCode.InternalServerError, "cannot answer a Out of its own" },
        { "the framework's result", () => Results.Ok(new Out(1, "n")), HttpStatusCode.InternalServerError, "of its own" },
        {
            "a bad request of its own", (HttpContext context) => { context.Response.StatusCode = 400; return Results.Empty; },
            HttpStatusCode.InternalServerError, "of its own"
        },
        { "nothing", () => { }, HttpStatusCode.InternalServerError, "of its own" },
    };

    [Theory]
    [MemberData(nameof(Handlers))]
    public async Task OnlyATerminalOfTheOperationIsAnswered(string what, Delegate handler, HttpStatusCode status, string violation)
    {
        ContractViolationException? thrown = null;
        await using var server = await LoopbackServer.Start(app =>
        {
            app.Use(async (context, next) =>
            {
                try
                {
                    await next(context);
                }
                catch (ContractViolationException exception)
                {
                    thrown = exception;
                    throw;
                }
            });
            app.MapContract(Get, handler);
        });

        using var response = await server.Client.GetAsync(new Uri("/numbers/1", UriKind.Relative));

        Assert.Equal((what, status), (what, response.StatusCode));
        Assert.Contains(violation, thrown?.Message ?? string.Empty, StringComparison.Ordinal);
    }

    /// <summary>The application's filters run around the handler; what they answer is not the handler's answer.</summary>
    [Theory]
    [InlineData("/numbers/1", 200)]
    [InlineData("/numbers/1?refuse", 422)]
    [InlineData("/numbers/1?replace", 409)]
    [InlineData("/numbers/99999999999999", 404)]
    public async Task FiltersAnswerForThemselves(string path, int status)
    {
        await using var server = await LoopbackServer.Start(app => app
            .MapContract(Get, (int number) => Get.Bind(new In(number)).Success(new Out(number, "n")).ToResult())
            .AddEndpointFilter(async (context, next) =>
                context.HttpContext.Request.Query.ContainsKey("refuse") ? Results.Problem(statusCode: 422) : await next(context))
            .AddEndpointFilter(async (context, next) =>
            {
                var answer = await next(context);
                return context.HttpContext.Request.Query.ContainsKey("replace") ? Results.Conflict() : answer;
            }));

        Assert.Equal(status, (int)(await server.Client.GetAsync(new Uri(path, UriKind.Relative))).StatusCode);
    }

    [Fact]
    public async Task ATerminalNeedsNoAdapterInAMinimalApi()
    {
        await using var server = await LoopbackServer.Start(app =>
        {
            app.MapGet("/plain/{number}", (int number) => Get.Bind(new In(number)).Success(new Out(number, "n")));
            app.MapGet(
                "/later/{number}",
                async (int number) => { await Task.Yield(); return Get.Bind(new In(number)).Respond(404, new Out(number, "n")); });
        });

        Assert.Equal("""{"number":7,"text":"n"}""", await server.Client.GetStringAsync(new Uri("/plain/7", UriKind.Relative)));
        Assert.Equal(HttpStatusCode.NotFound, (await server.Client.GetAsync(new Uri("/later/7", UriKind.Relative))).StatusCode);
    }

    [Fact]
    public async Task AGroupWithAPrefixIsRefused()
    {
        await using var server = await LoopbackServer.Start(
            app => app.MapGroup("").MapContract(Get, (int number) => Get.Bind(new In(number)).Success(new Out(number, "n")).ToResult()));
        Assert.Equal(HttpStatusCode.OK, (await server.Client.GetAsync(new Uri("/numbers/1", UriKind.Relative))).StatusCode);

        await using var app = WebApplication.CreateSlimBuilder().Build();
        app.MapGroup("/api").MapContract(Get, (int number) => Get.Bind(new In(number)).Success(new Out(number, "n")).ToResult());

        var refused = Assert.Throws<InvalidOperationException>(
            () => ((IEndpointRouteBuilder)app).DataSources.SelectMany(source => source.Endpoints).ToList());
        Assert.Contains("GET /numbers/{number:int} is mapped to '/api/numbers/{number:int}'", refused.Message, StringComparison.Ordinal);
    }

    private static readonly InputOperation<Stream> Upload =
        Define.Put("/notes")
            .Accepts<Stream>()
            .Consumes("text/plain", "text/markdown")
            .OperationId("notes.put")
            .StatusRange(2)
            .ReturnsDefault<Out>();

    private static readonly Operation<In, Out> Patch =
        Define.Patch<In, Out>("/numbers").Consumes("application/merge-patch+json");

    [Theory]
    [InlineData("PUT", "/notes", "text/markdown; charset=utf-8", 200)]
    [InlineData("PUT", "/notes", "text/html", 415)]
    [InlineData("PATCH", "/numbers", "application/merge-patch+json", 200)]
    [InlineData("PATCH", "/numbers", "application/json", 415)]
    public async Task OnlyWhatTheContractConsumesIsTaken(string method, string path, string contentType, int status)
    {
        await using var server = await LoopbackServer.Start(app =>
        {
            app.MapContract(Upload, (Stream body) => Upload.Bind(body).Success().ToResult());
            app.MapContract(Patch, (In input) => Patch.Bind(input).Success(new Out(input.Number, "n")).ToResult());
        });
        using var request = new HttpRequestMessage(
            new HttpMethod(method), path) { Content = new ByteArrayContent("""{"number":1}"""u8.ToArray()) };
        request.Content.Headers.TryAddWithoutValidation("Content-Type", contentType);

        using var response = await server.Client.SendAsync(request);

        Assert.Equal(status, (int)response.StatusCode);
    }

    [Fact]
    public async Task TheIdIsTheEndpointsNameAndARangeItsFirstStatus()
    {
        await using var app = WebApplication.CreateSlimBuilder().Build();
        app.MapContract(Upload, (Stream body) => Upload.Bind(body).Success().ToResult());

        var endpoint = Assert.Single(((IEndpointRouteBuilder)app).DataSources.SelectMany(source => source.Endpoints));

        Assert.Equal("notes.put", endpoint.Metadata.GetMetadata<IEndpointNameMetadata>()?.EndpointName);
        Assert.Equal([200], endpoint.Metadata.GetOrderedMetadata<IProducesResponseTypeMetadata>().Select(response => response.StatusCode));
    }

    [Fact]
    public async Task TheDeclarationIsTheEndpointsMetadata()
    {
        await using var app = WebApplication.CreateSlimBuilder().Build();
        app.MapContract(Get, (int number) => Get.Bind(new In(number)).Success(new Out(number, "n")).ToResult());

        var endpoint = Assert.Single(((IEndpointRouteBuilder)app).DataSources.SelectMany(source => source.Endpoints));

        Assert.Same(Get.Declaration, endpoint.Metadata.GetMetadata<OperationDeclaration>());
        Assert.Equal("A number", endpoint.Metadata.GetMetadata<IEndpointSummaryMetadata>()?.Summary);
        Assert.Equal("In words", endpoint.Metadata.GetMetadata<IEndpointDescriptionMetadata>()?.Description);
        Assert.Equal(
            [(200, typeof(Out), "application/json"), (404, typeof(Out), "application/json")],
            endpoint.Metadata.GetOrderedMetadata<IProducesResponseTypeMetadata>()
                .Select(response => (response.StatusCode, response.Type!, response.ContentTypes.Single())));
    }
}
