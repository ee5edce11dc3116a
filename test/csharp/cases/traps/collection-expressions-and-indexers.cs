namespace Cases.Traps;

public class Brackets
{
    private Type[] types = [];
    private int[] a = [1], b = [.. new[] { 1 }];
    private List<int[]> list = [[1], [2, 3], []];

    public void Use(Type type, int i, int[][] grid, Dictionary<string, int[]> map)
    {
        types = [type];
        types = [typeof(int), type];
        a = [i];
        a = [a[0]];
        a = [a[i], a[^1], .. a[1..], .. grid[0][..^1], .. map["x"]];
        var x = ((int[])[1, 2])[i];
        var y = new int[i][];
        var z = new[] { a[0], b[1] };
        list.Add([1]);
        list.AddRange([[1], [.. a], [.. b, .. a]]);
        foreach (int[] each in (int[][])[[1], [2]]) Console.WriteLine(each[0]);
        if (a is [1, .. var rest, 2] && rest is []) a = rest;
        if (a is { Length: > 0 } and [var first, ..] || a is [.., var last] && last > 1) i++;
        int[] c = i > 0 ? [i] : [], d = a ?? [1];
        Func<int[]> f = () => [i];
        Func<int, int[]> g = x => [x, .. a];
        map = new() { ["a"] = [1], ["b"] = [.. a], };
        grid[0][i] = grid[^1][^1];
        grid = [a, [.. a, i], []];
        (int[] p, int[] q) = ([1], [2]);
        M([1], [], [[1]]);
        _ = M([1], [], [[1]])[0];
        [Obsolete] void Attributed() { }
        [return: System.Diagnostics.CodeAnalysis.NotNull] string Returning() => "";
        _ = a switch { [] => 0, [var one] => one, [_, _] => 2, [1, .. { Length: 2 }] => 3, _ => 4 };
        _ = (x, y, z, c, d, f, g, p, q);
    }

    private static int[] M(int[] first, List<string> second, int[][] third) => first;
}
