using System.Collections.Immutable;

namespace Cases.V12;

public class Collections
{
    private int[] numbers = [1, 2, 3];
    private List<string> names = ["a", "b"];
    private readonly int[][] grid = [[1, 2], [], [3]];
    private HashSet<int> set = [];
    private IReadOnlyList<int> readOnly = [1, .. new[] { 2, 3 }, 4];
    private Dictionary<string, int[]> map = new() { ["a"] = [1, 2], ["b"] = [] };
    private ImmutableArray<int> immutable = [1, 2];

    public int[] Property { get; set; } = [];

    public IEnumerable<int> Combine(int[] first, List<int> second, int? third)
    {
        int[] all = [.. first, .. second, third ?? 0, .. third is int n ? (int[])[n] : []];
        Span<int> span = [1, 2, 3];
        ReadOnlySpan<char> letters = ['a', 'b'];
        List<List<int>> nested = [[1], [.. all], []];
        Take([1, 2], []);
        Take(second: ["x"], first: [.. first]);
        foreach (int x in (int[])[1, 2, 3]) Console.WriteLine(x);
        var array = (int[])[1, 2];
        var indexed = ((int[])[1, 2, 3])[0] + array[^1];
        all = first.Length > 0 ? [1] : [2, 3,];
        numbers = [span[0], letters[0], nested[0][0], indexed];
        Func<int[]> lambda = () => [1, 2];
        (int[] left, List<int> right) = ((int[])[1], (List<int>)[2]);
        int[] index = [numbers[0], numbers[1..][0], .. numbers[..2]];
        if (left is [1, ..] && right is [..]) return [.. lambda(), .. index];
        return [];
    }

    private static void Take(int[] first, string[] second) => Console.WriteLine(first.Length + second.Length);

    public static int[] Of(Type type)
    {
        Type[] types;
        types = [type];
        return [types.Length, types is [var x, _] ? x.Name.Length : 0];
    }
}
