using System.Runtime.CompilerServices;
using System.Threading.Channels;
using Microsoft.AspNetCore.SignalR;

namespace Hubs;

public interface IOrderEvents<T>
{
    Task Changed(T value, Status before);
}

public interface ICallsClient : IOrderEvents<Order>
{
    Task Nothing();
    Task Message(string user, string? text);
    Task Shapes(IReadOnlyList<Shape> shapes, CancellationToken cancellation = default);
    [HubMethodName("counted")] Task Count(int count);
    Task<string> Name();
    Task<Order> Confirm(Order order, int times);
}

public abstract class CallsBase<T> : Hub<ICallsClient>
{
    public T Inherited(T value) => value;
    [HubMethodName("replaced")] public virtual int Overridden() => 1;
    protected int Protected() => 1;
}

public class CallsHub : CallsBase<Order>
{
    public const string Path = "/hubs/" + "calls";

    public override int Overridden() => 2;
    public override Task OnConnectedAsync() => base.OnConnectedAsync();
    [HubMethodName("renamed")] public int Named() => 3;
    public void Nothing() { }
    public Task Done() => Task.CompletedTask;
    public ValueTask Finished() => default;
    public string Defaults(string text, int times = 2, string? suffix = null, Status status = Status.Closed) =>
        string.Concat(Enumerable.Repeat(text, times)) + suffix + status;
    public int WithService(Clock clock, int value) => clock.Year + value;
    public string Several(int number, Order order, List<Shape> shapes) => $"{number} {order.Id} {shapes.Count}";
    public static int Static() => 1;

    public async IAsyncEnumerable<int> Counter(int count, [EnumeratorCancellation] CancellationToken cancellation)
    {
        try
        {
            for (var at = 0; at < count; at++)
            {
                yield return at;
                await Task.Delay(1, cancellation);
            }
        }
        finally
        {
            Left++;
        }
    }

    public static int Left;
    public int StreamsLeft() => Left;

    public ChannelReader<Order> Orders(int count)
    {
        var channel = Channel.CreateUnbounded<Order>();
        for (var at = 0; at < count; at++) channel.Writer.TryWrite(Hubs.Orders.Sample with { Id = at });
        channel.Writer.Complete();
        return channel.Reader;
    }

    public Task<ChannelReader<Order>> OrdersLater(int count) => Task.FromResult(Orders(count));

    public async Task<IAsyncEnumerable<string>> Names()
    {
        await Task.Yield();
        return Read();

        static async IAsyncEnumerable<string> Read()
        {
            await Task.Yield();
            yield return "a";
            yield return "b";
        }
    }

    public async IAsyncEnumerable<int> Failing()
    {
        yield return 1;
        await Task.Yield();
        throw new HubException("no more");
    }

    public async Task<int> Sum(IAsyncEnumerable<int> values, int start)
    {
        await foreach (var value in values) start += value;
        return start;
    }

    public async Task<string> Ids(ChannelReader<Order> orders)
    {
        var ids = "";
        await foreach (var order in orders.ReadAllAsync()) ids += order.Id;
        return ids;
    }

    public async IAsyncEnumerable<int> Doubled(IAsyncEnumerable<int> values)
    {
        await foreach (var value in values) yield return value * 2;
    }

    public Task Refuse() => throw new HubException("not today");
    public Task Break() => throw new InvalidOperationException("secret");

    public async Task Raise()
    {
        await Clients.Caller.Nothing();
        await Clients.Caller.Message("me", null);
        await Clients.Caller.Shapes([new Circle(1), new Square(2)]);
        await Clients.Caller.Count(7);
        await Clients.Caller.Changed(Hubs.Orders.Sample, Status.Open);
    }

    public async Task<string> Ask()
    {
        var confirmed = await Clients.Caller.Confirm(Hubs.Orders.Sample, 2);
        return await Clients.Caller.Name() + confirmed.Id + confirmed.Status;
    }
}

/// <summary>Clients are called by name.</summary>
public class RoomHub : Hub
{
    private const string Said = "Said";

    public string Room() => Context.GetHttpContext()?.Request.Path.Value ?? "";

    public async Task Say(string text, Order order)
    {
        await Clients.Caller.SendAsync(Said, text, order);
        await Tell("Told", order.Status);
        var proxy = text.Length > 0 ? Clients.Caller : Clients.All;
        await proxy.SendAsync("Chosen", new { text, order.Id });
        await Clients.Caller.SendAsync("Mixed", 1);
        await Clients.Caller.SendAsync("Mixed", "one", 2);
        await Clients.Caller.SendCoreAsync("Listed", [order.Tags, order.At]);
    }

    public async Task<int> Ask() => await Clients.Caller.InvokeAsync<int>("Guess", "a number", default) + 1;

    private Task Tell(string name, object value) => Clients.Client(Context.ConnectionId).SendAsync(name, value);
}
