namespace Cases.V7;

public class Deconstructed
{
    public int A = 1, B = 2;
    public Inner Nested = new();
    public void Deconstruct(out int a, out int b) { a = A; b = B; }
    public void Deconstruct(out int a, out int b, out Inner nested) => (a, b, nested) = (A, B, Nested);
    public class Inner { public void Deconstruct(out string x, out (int, int) y) { x = ""; y = (1, 2); } }
}

public static class DeconstructExtensions
{
    public static void Deconstruct(this DateTime time, out int year, out int month, out int day) => (year, month, day) =
        (time.Year, time.Month, time.Day);

    public static int Use(Deconstructed d, DateTime time, KeyValuePair<string, int>[] pairs)
    {
        var (a, b) = d;
        var (c, _, (x, (y, _))) = d;
        (int e, _, var (f, g)) = d;
        (d.A, d.B) = (d.B, d.A);
        (_, _, _) = time;
        var (year, _, _) = time;
        (a, var (h, i)) = (1, (2, 3));
        int[] array = { 1, 2 };
        (array[0], array[1]) = (array[1], array[0]);
        foreach (var (key, value) in pairs) a += key.Length + value;
        foreach (var (key, _) in pairs) a += key.Length;
        foreach ((var key, var value) in pairs) a += key.Length + value;
        foreach ((string key, int value) in pairs) a += key.Length + value;
        if (int.TryParse("1", out _) && long.TryParse("2", out var _)) a++;
        switch ((object)a) { case int _: break; case string _ when a > 1: break; }
        _ = a is var _;
        (long l, object o) = (a, b);
        ((a, b), c) = ((1, 2), 3);
        var (_, (_, _)) = (1, (2, 3));
        return a + b + c + e + h + i + year + x.Length + y + f.Length + g.Item1 + (int)l + o.GetHashCode();
    }
}
