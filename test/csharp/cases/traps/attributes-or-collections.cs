using System.ComponentModel;

namespace Cases.Traps;

public class AttributesOrCollections
{
    [Description("a")] private int[] a = [1, 2]; [Description("b")] private int[] b = [.. new int[] { 1 }], c = [];
    [Description("[c]")] public int[] D => [1]; [Description("d")] public int[] E { get; set; } = [1];
    [Description("m")] [return: Description("r")] public int[] M([Description("p")] int[] x, [Description("q")] params int[] y)
        => [.. x, .. y];

    public void Use(int[] x)
    {
        [Description("local")] int[] Local([Description("p")] int i) => [i];
        [Description("s")] static void Static() { }
        x[0] = 1; x = [x[0]]; x[x[0]] = x[1];
        Func<int, int[]> f = [Description("lambda")] (int i) => [i], g = i => [i];
        var h = [Description("natural")] static int[] (int i) => [i, i];
        Func<int[]> j = () => []; Func<int[], int> k = ([Description("p")] int[] i) => i[0];
        if (x is [1, 2] and [.., 2]) x = [3]; else x = x.Length > 1 ? [1] : [2];
        foreach (var i in (int[])[1, 2]) _ = i;
        M([1], [2]); M([1], 2, 3); M([.. x]); M(x: [], y: []);
        List<int[]> l = [[1], []]; Dictionary<string, int[]> m = new() { ["a"] = [1], ["b"] = [] };
        int[][] n = [[1, 2], [.. x], [x[0], x[^1]]]; int o = n[0][1] + ((int[])[1])[0];
        (int[] p, int[] q) = ([1], [2]); int[] r = Local(1) is [var s] ? [s] : [];
        return; 
    }
}
