using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.SignalR;

namespace RefusedHubs;

public class Clock
{
    public int Year => 2026;
}

public interface ITicker { }

public class Ticker : ITicker { }

public class Overloads : Hub
{
    public int A(int value) => value;
    public int A(string value) => value.Length;
}

public class Cased : Hub
{
    public int A() => 1;
    public int a() => 2;
}

public class Renamed : Hub
{
    public int A() => 1;
    [HubMethodName("A")] public int B() => 2;
}

public class Hidden : Hub
{
    public int A() => 1;
}

public class Hiding : Hidden
{
    public new int A() => 2;
}

public class Generic : Hub
{
    public T A<T>(T value) => value;
}

public class ByReference : Hub
{
    public int A(ref int value) => value;
}

public class Given : Hub
{
    public void A(out int value) => value = 1;
}

public class ReadOnlyReference : Hub
{
    public int A(in int value) => value;
}

public class Spans : Hub
{
    public int A(ReadOnlySpan<int> values) => values.Length;
}

public class Token : Hub
{
    public int A(CancellationToken cancellation) => 1;
}

public class TokenInStream : Hub
{
    public async IAsyncEnumerable<int> A([EnumeratorCancellation] CancellationToken cancellation)
    {
        await Task.Yield();
        yield return 1;
    }
}

public class Uploads : Hub
{
    public void A(IAsyncEnumerable<int> first, IAsyncEnumerable<int> second) { }
}

public class UploadsApart : Hub
{
    public void A(IAsyncEnumerable<int> first, int between, IAsyncEnumerable<int> second) { }
}

public class Service : Hub
{
    public int A(Clock clock) => clock.Year;
}

public class OptionalService : Hub
{
    public int A(Clock? clock = null) => clock?.Year ?? 0;
}

public class NullableService : Hub
{
    public int A(Clock? clock) => clock?.Year ?? 0;
}

public class NullableAmongOthers : Hub
{
    public string A(Clock? clock, string text) => text + clock?.Year;
}

public class ServiceAmongNullable : Hub
{
    public string? A(Clock clock, string? text) => text + clock.Year;
}

public class Services : Hub
{
    public int A(IEnumerable<Clock> clocks) => clocks.Count();
}

public class Marked : Hub
{
    public int A([FromServices] Clock clock) => clock.Year;
}

public class MarkedMissing : Hub
{
    public int A([FromServices] ITicker? ticker = null) => ticker is null ? 0 : 1;
}

public class Missing : Hub
{
    public int A(ITicker ticker) => ticker is null ? 0 : 1;
}

public class Keyed : Hub
{
    public int A([FromKeyedServices("utc")] Clock clock) => clock.Year;
}

public class KeyedMissing : Hub
{
    public int A([FromKeyedServices("local")] Clock clock) => clock.Year;
}

public class KeyedTwice : Hub
{
    public int A([FromServices, FromKeyedServices("utc")] Clock clock) => clock.Year;
}

public class KeyedUnregistered : Hub
{
    public int A([FromKeyedServices("slow")] ITicker? ticker) => ticker is null ? 0 : 1;
}

public class Disabled : Hub
{
    public int A(Clock clock) => clock.Year;
}

public class DisabledMarked : Hub
{
    public int A([FromServices] Clock clock) => clock.Year;
}

public class DisabledKeyed : Hub
{
    public int A([FromKeyedServices("utc")] Clock clock) => clock.Year;
}

public class Callback : Hub
{
    public int A(Func<int> value) => value();
}

public class Unawaited : Hub
{
    public async void A() => await Task.Yield();
}

public interface IWithResult { int Ask(); }

public class ClientWithResult : Hub<IWithResult>
{
    public int A() => Clients.All is null ? 0 : 1;
}

public interface IWithProperty { Task Asked { get; } }

public class ClientWithProperty : Hub<IWithProperty>
{
    public int A() => Clients.All is null ? 0 : 1;
}

public interface IWithEvent { event Action Asked; }

public class ClientWithEvent : Hub<IWithEvent>
{
    public int A() => Clients.All is null ? 0 : 1;
}

public interface IWithReference { Task Ask(ref int value); }

public class ClientWithReference : Hub<IWithReference>
{
    public int A() => Clients.All is null ? 0 : 1;
}

public interface IGeneric { Task Ask<T>(T value); }

public class ClientGeneric : Hub<IGeneric>
{
    public Task A() => Clients.Caller.Ask(1);
}

public class NoInterface
{
    public virtual Task Ask() => Task.CompletedTask;
}

public class ClientClass : Hub<NoInterface>
{
    public int A() => Clients.All is null ? 0 : 1;
}

public interface IOverloaded
{
    Task Said(int value);
    Task Said(string value);
}

public class ClientOverloads : Hub<IOverloaded>
{
    public async Task A()
    {
        await Clients.Caller.Said(1);
        await Clients.Caller.Said("one");
    }
}

public interface IStreaming { Task Ask(IAsyncEnumerable<int> values); }

public class ClientStream : Hub<IStreaming>
{
    public Task A() => Clients.Caller.Ask(Values());

    private static async IAsyncEnumerable<int> Values()
    {
        await Task.Yield();
        yield return 1;
    }
}
