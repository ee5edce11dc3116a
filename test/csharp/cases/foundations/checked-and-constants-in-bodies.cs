namespace Cases.Foundations;

public class Bodies
{
    public static long Compute(int depth, out string trace)
    {
        const int Limit = 10, Step = Limit / 3;
        const string Prefix = "depth: ", Suffix = Prefix + "!";
        long result = checked(depth * Limit) + unchecked((int)0xFFFFFFFF);
        checked { result += depth; unchecked { result <<= Step; } }
        trace = Prefix + depth + Suffix;
        if (depth <= 0) { return result; } else if (depth > Limit) return -1; else { result++; }
        return result + Compute(depth - 1, out _) + Compute(depth - Step, out var _) + Compute(depth: 1, trace: out string other)
            + other.Length;
    }

    public void Nesting()
    {
        { { { ; } } }
        if (true) if (false) { } else { } else ;
        while (false) while (false) do do ; while (false); while (false);
        for (; false;) for (; ; ) { break; }
        try { try { } finally { } } catch (Exception) { try { } catch { throw; } } finally { { } }
        Action a = () => { Action b = () => { Action c = delegate { return; }; c(); }; b(); };
        int[][][] jagged = { new[] { new[] { 1 } } };
        _ = jagged[0][0][0] + jagged[0].Length;
        var x = (((((1 + 2)))));
        a(); ; ; a?.Invoke();
        var deep = new { A = new { B = new { C = new { D = x } } } };
        Func<int, Func<int, Func<int, int>>> curried = p => q => r => p + q + r;
        _ = curried(1)(2)(3) + deep.A.B.C.D;
        string text = 1 > 0 ? 2 > 1 ? 3 > 2 ? "a" : "b" : "c" : "d";
        _ = text.Select(c => c switch { 'a' => text.Where(d => d == c).Select(e => new { c, e }).ToList(), _ => null! })
            .SelectMany(l => l).ToDictionary(z => z.c, z => z.e);
    }
}
