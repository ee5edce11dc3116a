using System.Net;
using System.Net.Http.Json;

namespace Tenon.Tests;

/// <summary>Definitions are shared by all requests: building on them and answering from them at once disturbs nobody.</summary>
public sealed class ConcurrencyTests
{
    private sealed record In(int Number);

    private sealed record Out(int Number);

    private sealed record Refused(int Number, string Why);

    private static readonly Operation<In, Out> Shared = Define.Get<In, Out>("/numbers/{number}").Returns<Refused>(422).Returns(410);

    [Fact]
    public void BuildingOnASharedDefinitionDisturbsNobody()
    {
        var before = string.Join(", ", Shared.Declaration.Responses);

        Parallel.For(0, 20_000, number =>
        {
            var status = 500 + (number % 90);
            var mine = Shared.Returns<Out>(status).Summary($"{number}").Secure($"scheme{number}");

            Assert.Equal($"{before}, {status} Out", string.Join(", ", mine.Declaration.Responses));
            Assert.Equal($"{number}", mine.Declaration.Summary);
            Assert.Equal($"scheme{number}", Assert.Single(mine.Declaration.Security).Scheme);
            Assert.Equal(status, mine.Bind(new In(number)).Respond(status, new Out(number)).StatusCode);
            Assert.Throws<ContractViolationException>(() => Shared.Bind(new In(number)).Respond(status, new Out(number)));
        });

        Assert.Equal(before, string.Join(", ", Shared.Declaration.Responses));
    }

    [Fact]
    public async Task AnsweringFromASharedDefinitionMixesNothingUp()
    {
        await using var server = await LoopbackServer.Start(app => app.MapContract(Shared, (int number) =>
        {
            var endpoint = Shared.Bind(new In(number));
            return (number % 3) switch
            {
                0 => endpoint.Success(new Out(number)).ToResult(),
                1 => endpoint.Respond(422, new Refused(number, "odd one")).ToResult(),
                _ => endpoint.Respond(410).ToResult(),
            };
        }));

        await Parallel.ForAsync(0, 2_000, new ParallelOptions { MaxDegreeOfParallelism = 32 }, async (number, cancelled) =>
        {
            using var response = await server.Client.GetAsync(new Uri($"/numbers/{number}", UriKind.Relative), cancelled);
            switch (number % 3)
            {
                case 0:
                    Assert.Equal(new Out(number), await response.Content.ReadFromJsonAsync<Out>(cancelled));
                    break;
                case 1:
                    Assert.Equal(new Refused(number, "odd one"), await response.Content.ReadFromJsonAsync<Refused>(cancelled));
                    break;
                default:
                    Assert.Equal(
                        (HttpStatusCode.Gone, string.Empty), (response.StatusCode, await response.Content.ReadAsStringAsync(cancelled)));
                    break;
            }
        });
    }
}
