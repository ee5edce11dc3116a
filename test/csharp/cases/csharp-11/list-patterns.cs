namespace Cases.V11;

public class ListPatterns
{
    public static string Match(int[] numbers, List<string> words, string text) => numbers switch
    {
        [] => "empty",
        [1] => "one",
        [1, 2, ..] => "starts",
        [.., 9] => "ends",
        [0, .., 0] => "edges",
        [var first, _, .. var rest] when rest.Length > first => "captured",
        [> 0, < 0 or > 5, not 3] => "relational",
        [.. { Length: > 10 }] => "slice property",
        { Length: 3 } and [_, _, 4] => "both",
        [..] all => all.Length.ToString(),
        _ => words is [{ Length: 1 }, "x" or null, .. var others] && text is ['a', .., 'z'] ? others.Count.ToString() : "none",
    };

    public static bool Nested(int[][] grid, object o) =>
        grid is [[1, 2], [.., 3], .. [_, _]] || o is int[] { Length: 2 } and [1, 2] || o is (int[] and [..]) or List<int> { Count: 1 }
            || grid is { Length: > 1 } and [[], ..];

    public static int Statement(ReadOnlySpan<char> span)
    {
        if (span is "constant") return 1;
        if (span is ['#', .. var rest]) return rest.Length;
        switch (span)
        {
            case []: return 0;
            case ['a']: return 1;
            case [.., 'b'] and [_, ..]: return 2;
            default: return -1;
        }
    }
}
