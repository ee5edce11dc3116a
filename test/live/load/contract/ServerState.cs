using System.Diagnostics;

namespace Load;

/// <summary>What must be back to what it was when the load is over.</summary>
public sealed record ServerState(int Opened, int Disposed, int DisposedAgain, long ManagedBytes, int Handles, int Threads)
{
    public static ServerState Now()
    {
        for (var round = 0; round < 2; round++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        using var process = Process.GetCurrentProcess();
        return new(
            CountedStream.Opened,
            CountedStream.Disposed,
            CountedStream.DisposedAgain,
            GC.GetTotalMemory(forceFullCollection: true),
            process.HandleCount,
            process.Threads.Count);
    }
}
