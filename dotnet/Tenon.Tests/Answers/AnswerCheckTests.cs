using System.ComponentModel.DataAnnotations;
using System.Net;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

/// <summary>An answer is held to the types and attributes of its body, in development or where the switch says so.</summary>
public sealed class AnswerCheckTests
{
    public sealed record Task([StringLength(5)] string Title, [Range(0, 10)] int Size, List<string> Tags, Owner? Owner = null);

    public sealed record Owner(string Name, string? Team);

    private static readonly Operation<List<Task>> List = Define.Get<List<Task>>("/checked").Returns<Owner>(404);

    public static TheoryData<string, Func<Terminal>, string?> Answers() => new()
    {
        { "fine", () => List.Bind().Success([new("a", 1, ["x"]), new("b", 2, [], new Owner("n", null))]), null },
        { "a null", () => List.Bind().Success([new("a", 1, []), new(null!, 1, [])]), "'[1].title'" },
        { "a null in a list", () => List.Bind().Success([new("a", 1, ["x", null!])]), "'[0].tags[1]'" },
        { "a null inside", () => List.Bind().Success([new("a", 1, [], new Owner(null!, null))]), "'[0].owner.name'" },
        { "too long", () => List.Bind().Success([new("abcdef", 1, [])]), "'[0].title'" },
        { "too big", () => List.Bind().Success([new("a", 11, [])]), "'[0].size'" },
        { "another status", () => List.Bind().Respond(404, new Owner(null!, null)), "404 with a Owner that breaks its own rules" },
    };

    [Theory]
    [MemberData(nameof(Answers))]
    public async System.Threading.Tasks.Task AnAnswerThatBreaksItsTypeIsAViolation(string what, Func<Terminal> answer, string? violation)
    {
        ContractViolationException? thrown = null;
        await using var server = await LoopbackServer.Start(
            app =>
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
                app.MapContract(List, () => answer());
            },
            services => services.Configure<ContractOptions>(options => options.CheckAnswers = true));

        using var response = await server.Client.GetAsync(new Uri("/checked", UriKind.Relative));

        var status = violation is null ? HttpStatusCode.OK : HttpStatusCode.InternalServerError;
        Assert.Equal((what, status), (what, response.StatusCode));
        Assert.Contains(violation ?? string.Empty, thrown?.Message ?? string.Empty, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Development", HttpStatusCode.InternalServerError)]
    [InlineData("Production", HttpStatusCode.OK)]
    public async System.Threading.Tasks.Task ItIsOnInDevelopment(string environment, HttpStatusCode status)
    {
        await using var server = await LoopbackServer.Start(
            app => app.MapContract(List, () => List.Bind().Success([new(null!, 1, [])])), environment: environment);

        using var response = await server.Client.GetAsync(new Uri("/checked", UriKind.Relative));

        Assert.Equal(status, response.StatusCode);
    }
}
