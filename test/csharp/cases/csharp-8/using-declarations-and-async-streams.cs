using System.Runtime.CompilerServices;

namespace Cases.V8;

public class Streams : IAsyncDisposable
{
    public async IAsyncEnumerable<int> Numbers([EnumeratorCancellation] CancellationToken token = default)
    {
        for (var i = 0; i < 10; i++)
        {
            await Task.Delay(i, token);
            yield return i;
        }
    }

    public async Task Use()
    {
        using var file = File.OpenRead("a");
        using FileStream first = File.OpenRead("b"), second = File.OpenRead("c");
        await using var disposable = new Streams();
        await using (var other = new Streams()) { await other.DisposeAsync(); }
        await using (disposable.ConfigureAwait(false)) { }
        await foreach (var number in Numbers()) Console.WriteLine(number);
        await foreach (int number in Numbers().ConfigureAwait(false)) { Console.WriteLine(number); }
        await foreach (var (a, b) in Pairs()) Console.WriteLine(a + b);
        using (file) { }
        switch (first.Length) { case 0: { using var inner = second; break; } }
    }

    private static async IAsyncEnumerable<(int, int)> Pairs()
    {
        yield return await Task.FromResult((1, 2));
    }

    public ValueTask DisposeAsync() => default;
}
