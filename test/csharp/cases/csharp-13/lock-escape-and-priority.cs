using System.Runtime.CompilerServices;

namespace Cases.V13;

public class Misc
{
    private readonly Lock gate = new();
    private const string Red = "\e[31m", Reset = $"\e[0m{Red}";
    private const char Esc = '\e';

    [OverloadResolutionPriority(2)] public static int Pick(params ReadOnlySpan<object> values) => 1;
    [OverloadResolutionPriority(-1)] public static int Pick(params object[] values) => 2;

    public int Use()
    {
        using (gate.EnterScope()) { }
        lock (gate) return Pick(1, "x") + Red.Length + Reset.Length + Esc;
    }

    public int[] Initialise() => new Holder { Numbers = { [^1] = 1, [0] = 2 } }.Numbers;

    private class Holder { public int[] Numbers = new int[3]; }

    public static async IAsyncEnumerable<int> Stream()
    {
        await Task.Yield();
        { Span<int> span = stackalloc int[1]; span[0] = 1; Console.WriteLine(span[0]); }
        yield return 1;
        { ref int x = ref (new int[1])[0]; x = 2; }
        yield return 2;
    }

    public static int MethodGroup(string s) => s.Length;
    public static void Natural() { var f = MethodGroup; Func<string, int> g = MethodGroup; Console.WriteLine(f == g); }
}
