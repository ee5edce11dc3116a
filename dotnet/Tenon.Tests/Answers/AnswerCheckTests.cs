using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Net;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

/// <summary>An answer is held to the types and attributes of its body, in development or where the switch says so.</summary>
public sealed class AnswerCheckTests
{
    public sealed record Task([StringLength(5)] string Title, [Range(0, 10)] int Size, List<string> Tags, Owner? Owner = null);

    public sealed record Owner(string Name, string? Team)
    {
        [ReadOnly(true)]
        public string Id { get; init; } = "1";
    }

    [Contract]
    public static class Declared
    {
        public static readonly Operation<List<string>> Names = Define.Get<List<string>>("/checked/names");

        public static readonly Operation<Owner> One = Define.Get<Owner>("/checked/one");

        public static readonly Operation<Owner?> None = Define.Get<Owner?>("/checked/none");

        public static readonly Operation<Page<Owner>> Page = Define.Get<Page<Owner>>("/checked/page");

        public static readonly Operation<IEnumerable<Owner>> Made = Define.Get<IEnumerable<Owner>>("/checked/made");

        public static readonly Operation<ValidationTests.Choice> Choice = Define.Get<ValidationTests.Choice>("/checked/choice");

        public static readonly Operation<List<ValidationTests.Level>> Levels = Define.Get<List<ValidationTests.Level>>("/checked/levels");

        public static readonly Operation<IAsyncEnumerable<Owner>> Awaited = Define.Get<IAsyncEnumerable<Owner>>("/checked/awaited");
    }

    public sealed record Page<T>(List<T> Items);

    private static IEnumerable<Owner> Make(params string?[] names) => names.Select(name => new Owner(name!, null));

    private static async IAsyncEnumerable<Owner> Await(params string?[] names)
    {
        foreach (var owner in Make(names))
        {
            // What has to be waited for would be sent before: the answer then breaks off.
            await System.Threading.Tasks.Task.CompletedTask;
            yield return owner;
        }
    }

    public static TheoryData<string, OperationDefinition, Func<Terminal>, string?> DeclaredAnswers() => new()
    {
        { "names", Declared.Names, () => Declared.Names.Bind().Success(["a", null!]), "'[1]'" },
        { "one", Declared.One, () => Declared.One.Bind().Success(null!), "It is null" },
        { "none", Declared.None, () => Declared.None.Bind().Success(null), null },
        { "page", Declared.Page, () => Declared.Page.Bind().Success(new([null!])), "'items[0]'" },
        { "made", Declared.Made, () => Declared.Made.Bind().Success(Make("a", "b")), null },
        { "made", Declared.Made, () => Declared.Made.Bind().Success(Make("a", null)), "'[1].name'" },
        { "choice", Declared.Choice, () => Declared.Choice.Bind().Success(new(new ValidationTests.Cat("cat", 1))), null },
        { "choice", Declared.Choice, () => Declared.Choice.Bind().Success(new(new ValidationTests.Cat("fox", 1))), "'form'" },
        { "levels", Declared.Levels, () => Declared.Levels.Bind().Success([ValidationTests.Level.Low]), null },
        { "levels", Declared.Levels, () => Declared.Levels.Bind().Success([ValidationTests.Level.Low, 0]), "'[1]'" },
        { "awaited", Declared.Awaited, () => Declared.Awaited.Bind().Success(Await("a", "b")), null },
        { "awaited", Declared.Awaited, () => Declared.Awaited.Bind().Success(Await("a", null)), "'[1].name'" },
    };

    /// <summary>What the contract's own member says of the answer, and sequences that are made while they are written.</summary>
    [Theory]
    [MemberData(nameof(DeclaredAnswers))]
    public System.Threading.Tasks.Task AnAnswerIsHeldToItsDeclaration(
        string path, OperationDefinition operation, Func<Terminal> answer, string? violation) =>
        IsViolation(path, $"/checked/{path}", operation, answer, violation, services => services.AddContractJson());

    private static readonly Operation<List<Task>> List = Define.Get<List<Task>>("/checked").Returns<Owner>(404);

    public static TheoryData<string, Func<Terminal>, string?> Answers() => new()
    {
        { "fine", () => List.Bind().Success([new("a", 1, ["x"]), new("b", 2, [], new Owner("n", null))]), null },
        { "a null", () => List.Bind().Success([new("a", 1, []), new(null!, 1, [])]), "'[1].title'" },
        { "a null in a list", () => List.Bind().Success([new("a", 1, ["x", null!])]), "'[0].tags[1]'" },
        { "a null inside", () => List.Bind().Success([new("a", 1, [], new Owner(null!, null))]), "'[0].owner.name'" },
        { "a null that only the server says", () => List.Bind().Respond(404, new Owner("n", null) { Id = null! }), "'id'" },
        { "too long", () => List.Bind().Success([new("abcdef", 1, [])]), "'[0].title'" },
        { "too big", () => List.Bind().Success([new("a", 11, [])]), "'[0].size'" },
        { "another status", () => List.Bind().Respond(404, new Owner(null!, null)), "404 with a Owner that breaks its own rules" },
    };

    [Theory]
    [MemberData(nameof(Answers))]
    public System.Threading.Tasks.Task AnAnswerThatBreaksItsTypeIsAViolation(string what, Func<Terminal> answer, string? violation) =>
        IsViolation(what, "/checked", List, answer, violation);

    private static async System.Threading.Tasks.Task IsViolation(
        string what,
        string path,
        OperationDefinition operation,
        Func<Terminal> answer,
        string? violation,
        Action<IServiceCollection>? configure = null)
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
                app.MapContract(operation, () => answer());
            },
            services =>
            {
                configure?.Invoke(services);
                services.Configure<ContractOptions>(options => options.CheckAnswers = true);
            });

        using var response = await server.Client.GetAsync(new Uri(path, UriKind.Relative));

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
