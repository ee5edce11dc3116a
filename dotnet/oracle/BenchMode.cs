using System.Diagnostics;
using System.Text.Json;
using Microsoft.CodeAnalysis.CSharp;

namespace Oracle;

/// <summary>Syntax-only parsing, as fast as the compiler's public interface goes; prints one JSON line of what it did.</summary>
internal static class BenchMode
{
    private const int WarmRounds = 3;

    public static int Run(string requestPath, string way)
    {
        var request = Request.Read(requestPath).Projects[0];
        var options = request.ParseOptions();
        Func<long> parseAll = way == "parallel" ? () => Parallel(request, options) : () => Sequential(request, options);

        var clock = Stopwatch.StartNew();
        var characters = parseAll();
        var cold = clock.Elapsed.TotalMilliseconds;
        var warm = double.MaxValue;
        if (Environment.GetEnvironmentVariable("ORACLE_BENCH_WARM") == "1")
        {
            for (var round = 0; round < WarmRounds; round++)
            {
                clock.Restart();
                parseAll();
                warm = Math.Min(warm, clock.Elapsed.TotalMilliseconds);
            }
        }

        var cpu = Environment.CpuUsage.TotalTime.TotalMilliseconds;
        var report = new { files = request.Files.Length, characters, cpu, cold, warm = warm == double.MaxValue ? (double?)null : warm };
        Console.WriteLine(JsonSerializer.Serialize(report));
        return 0;
    }

    private static long Sequential(ProjectRequest request, CSharpParseOptions options) =>
        request.Files.Sum(file => Parse(file, options));

    private static long Parallel(ProjectRequest request, CSharpParseOptions options)
    {
        var total = 0L;
        System.Threading.Tasks.Parallel.ForEach(request.Files, file => Interlocked.Add(ref total, Parse(file, options)));
        return total;
    }

    private static long Parse(string file, CSharpParseOptions options) =>
        CSharpSyntaxTree.ParseText(Request.ReadText(file), options).GetRoot().FullSpan.Length;
}
