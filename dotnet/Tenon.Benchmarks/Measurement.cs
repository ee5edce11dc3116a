using System.Diagnostics;

namespace Tenon.Benchmarks;

/// <summary>Time and allocation of one request: the best of many short rounds, because other work of the machine only ever adds.</summary>
internal sealed record Measurement(double Nanoseconds, double Bytes)
{
    private const int Rounds = 60;
    private const int RequestsPerRound = 2_000;

    /// <summary>Measures both in turns, so that both see the same machine.</summary>
    public static async Task<(Measurement Hand, Measurement Tenon)> OfBoth(InProcessServer server, string hand, string tenon)
    {
        if (await server.Get(hand) != await server.Get(tenon))
        {
            throw new InvalidOperationException($"{hand} and {tenon} answer different bodies.");
        }

        var best = (Hand: new Measurement(double.MaxValue, double.MaxValue), Tenon: new Measurement(double.MaxValue, double.MaxValue));
        for (var round = 0; round < Rounds; round++)
        {
            best.Hand = best.Hand.OrBetter(await Round(server, hand));
            best.Tenon = best.Tenon.OrBetter(await Round(server, tenon));
        }

        return best;
    }

    private Measurement OrBetter(Measurement other) => new(Math.Min(Nanoseconds, other.Nanoseconds), Math.Min(Bytes, other.Bytes));

    private static async Task<Measurement> Round(InProcessServer server, string path)
    {
        var allocated = GC.GetTotalAllocatedBytes(precise: true);
        var started = Stopwatch.GetTimestamp();
        for (var request = 0; request < RequestsPerRound; request++)
        {
            await server.Get(path);
        }

        var elapsed = Stopwatch.GetElapsedTime(started);
        var bytes = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        return new Measurement(elapsed.TotalNanoseconds / RequestsPerRound, bytes / (double)RequestsPerRound);
    }
}
