using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme.Tasks;

public sealed record Tick(string Symbol, decimal Price);

[ApiController, ContractClient, Route("api/ticks")]
public sealed class TicksController : ControllerBase
{
    [HttpGet]
    public ServerSentEventsResult<Tick> Follow() => TypedResults.ServerSentEvents(Ticks());

    private static async IAsyncEnumerable<Tick> Ticks()
    {
        await Task.Yield();
        yield return new Tick("ACME", 1.5m);
    }
}
