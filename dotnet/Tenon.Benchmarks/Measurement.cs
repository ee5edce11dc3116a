namespace Tenon.Benchmarks;

/// <summary>Processor time and allocation of one request, as the median of many short rounds.</summary>
/// <remarks>Processor time and not the clock's, so that other work of the machine does not count.</remarks>
internal sealed record Measurement(double Nanoseconds, double Bytes)
{
    private const int WarmUpRounds = 40;
    private const int Rounds = 200;
    private const int RequestsPerRound = 500;

    /// <summary>Measures both in turns, so that both see the same machine; the ratios are those of neighbouring rounds.</summary>
    public static async Task<Comparison> OfBoth(InProcessServer server, string hand, string tenon)
    {
        if (await server.Get(hand) != await server.Get(tenon))
        {
            throw new InvalidOperationException($"{hand} and {tenon} answer different bodies.");
        }

        var pairs = new List<(Measurement Hand, Measurement Tenon)>();
        for (var round = 0; round < WarmUpRounds + Rounds; round++)
        {
            var pair = (await Round(server, hand), await Round(server, tenon));
            if (round >= WarmUpRounds)
            {
                pairs.Add(pair);
            }
        }

        return new Comparison(
            Median(pairs.Select(pair => pair.Hand)),
            Median(pairs.Select(pair => pair.Tenon)),
            Median(pairs.Select(pair => pair.Tenon.Nanoseconds / pair.Hand.Nanoseconds)),
            Median(pairs.Select(pair => pair.Tenon.Bytes / pair.Hand.Bytes)));
    }

    private static Measurement Median(IEnumerable<Measurement> rounds)
    {
        var all = rounds.ToList();
        return new Measurement(Median(all.Select(round => round.Nanoseconds)), Median(all.Select(round => round.Bytes)));
    }

    private static double Median(IEnumerable<double> values) => values.Order().ElementAt(Rounds / 2);

    private static async Task<Measurement> Round(InProcessServer server, string path)
    {
        var allocated = GC.GetTotalAllocatedBytes(precise: true);
        var used = Environment.CpuUsage.TotalTime;
        for (var request = 0; request < RequestsPerRound; request++)
        {
            await server.Get(path);
        }

        var time = Environment.CpuUsage.TotalTime - used;
        var bytes = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        return new Measurement(time.TotalNanoseconds / RequestsPerRound, bytes / (double)RequestsPerRound);
    }
}
