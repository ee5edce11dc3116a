namespace Cases.Traps;

public class LambdaTraps
{
    private delegate bool TryParse<T>(string text, out T result);
    private delegate void ByRef(ref int x, in int y, out int z);

    private static int F(bool async = false, int await = 0, string? text = null, Func<int, int>? f = null, Action? a = null) => 1;

    public async Task Use(int x, string s, List<int> list)
    {
        TryParse<int> t1 = (text, out r) => int.TryParse(text, out r);
        TryParse<int> t2 = (string text, out int r) => int.TryParse(text, out r);
        ByRef b1 = (ref x, in y, out z) => z = x + y;
        ByRef b2 = (ref int x, in int y, out int z) => { z = x; };
        F(async: true);
        F(text: "a", f: y => y, a: () => { });
        F(f: async => async + 1);
        F(a: async () => await Task.Yield());
        F(a: static () => { });
        F(a: async delegate { await Task.Yield(); });
        Func<int, int> g = x => x, h = (x) => x, i = (int x) => x, j = delegate (int x) { return x; };
        Func<int, Func<int, int>> k = x => y => x + y;
        Func<(int, int), int> l = ((int a, int b) pair) => pair.a;
        Func<int, (int, int)> m = x => (x, x);
        Func<object> n = () => new { x };
        Func<int, bool> o = x => x is > 0 and < 5;
        Func<int, int?> p = x => x > 0 ? x : null;
        Func<bool, Func<int>> q = b => b ? () => 1 : () => 2;
        Func<Task<int>> r = async () => await (await Task.FromResult(Task.FromResult(1)));
        Func<int, int, int> u = (_, _) => 1;
        Func<int, int> v = _ => _;
        Func<List<int>, int> w = (List<int> l) => l.Count;
        Func<int?, string?> z = (int? n) => n?.ToString();
        Func<int[], int> aa = (int[] a) => a[0];
        Func<dynamic, int> bb = d => d.X;
        Action cc = () => throw new Exception(), dd = () => { throw new Exception(); };
        Action<int> ee = x => _ = x, ff = x => x++, gg = x => list.Add(x);
        var hh = (int x = 1, params int[] rest) => x;
        var ii = async Task<int> (int x) => await Task.FromResult(x);
        var jj = static (int x) => x;
        var kk = string? (string? s) => s;
        var ll = (ref int x) => x;
        list.Where(x => x > 0 && x < 5).Select((x, i) => (x, i)).OrderBy(t => t.x).ThenBy(t => t.i).ToList().ForEach(t => { });
        list.Select(x => x switch { 1 => (Func<int>)(() => 1), _ => () => 2 }).ToList();
        list.Aggregate((a, b) => a < b ? a : b);
        _ = list.Any(x => x == 1) ? list.First(x => x == 1) : list.Last(x => x != 1);
        _ = ((Func<int, int>)(x => x))(1) + new Func<int>(() => 1)() + ((Func<int>)delegate { return 1; })();
        _ = (x) + (1);
        _ = (s) + (x);
        await Task.Run(async () => { await Task.Yield(); return (x, s); });
        _ = (t1, t2, b1, b2, g, h, i, j, k, l, m, n, o, p, q, r, u, v, w, z, aa, bb, cc, dd, ee, ff, gg, hh, ii, jj, kk, ll);
    }
}
