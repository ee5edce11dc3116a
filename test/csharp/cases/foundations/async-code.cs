using System.Threading;
using System.Threading.Tasks;

namespace Cases.Foundations;

public class AsyncCode
{
    public async Task Plain() => await Task.Delay(1);

    public async Task<int> Value(CancellationToken token = default(CancellationToken))
    {
        await Task.Yield();
        var sum = await Other() + await Other() * 2;
        var nested = await (await Wrapped()).ConfigureAwait(false);
        if (await Condition()) return (await Other()).GetHashCode();
        foreach (var each in await Many()) sum += each;
        try
        {
            await Task.WhenAll(Plain(), Plain());
        }
        catch (Exception) when (sum > 3)
        {
            await Plain();
        }
        finally
        {
            await Plain();
        }

        Func<Task> later = async () => await Plain();
        Func<int, Task<int>> map = async x => { await Task.Delay(x); return x; };
        Func<int, int, Task> two = async (x, y) => await Task.Delay(x + y);
        Func<Task> anonymous = async delegate { await later(); };
        await map(await Other());
        await two(1, 2);
        await anonymous();
        return -await Other() + nested + (int)await Other();
    }

    private static Task<int> Other() => Task.FromResult(1);

    private static Task<Task<int>> Wrapped() => Task.FromResult(Other());

    private static Task<bool> Condition() => Task.FromResult(true);

    private static Task<int[]> Many() => Task.FromResult(new[] { 1 });

    private void NotAsync()
    {
        int await = 1;
        await = await + 1;
        var async = await;
        _ = async;
    }
}
