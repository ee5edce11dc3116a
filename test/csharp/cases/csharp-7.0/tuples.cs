namespace Cases.V7;

public class Tuples
{
    private (int, string) unnamed = (1, "one");
    private (int Id, string Name) named = (Id: 2, Name: "two");
    private (int Id, (string First, string Last) Name, List<(int, int)> Pairs) nested;
    private (int, int)[] array = new (int, int)[3];
    private (int, int)? maybe = null;
    private Dictionary<(int X, int Y), (string, bool)?> map = new();

    public (int Sum, int Count) Tally(IEnumerable<int> values)
    {
        var sum = 0;
        var count = 0;
        foreach (var value in values)
        {
            (sum, count) = (sum + value, count + 1);
        }

        return (sum, count);
    }

    public void Deconstruction()
    {
        (int a, string b) = unnamed;
        var (c, d) = named;
        (var e, (string f, _), _) = nested;
        (int g, var (h, i), var j) = nested;
        int k;
        string l;
        (k, l) = named;
        (k, _) = (3, "ignored");
        (array[0].Item1, this.unnamed.Item2) = (5, "five");
        var (x, (y, z)) = (1, (2, 3));
        foreach (var (key, value) in map) Console.WriteLine(key.X + value?.Item1);
        foreach ((int left, int right) in array) Console.WriteLine(left + right);
        foreach ((var left, _) in array) Console.WriteLine(left);
        for (var (p, q) = (0, 10); p < q; (p, q) = (p + 1, q - 1)) { }
        (a, c) = (c, a);
        Console.WriteLine((a, b, c, d, e, f, g, h, i, j, k, l, x, y, z));
        _ = (a, c).Item1;
        _ = (((a)), ((c, a)), (a + c));
        _ = maybe.HasValue ? maybe.Value.Item1 : 0;
    }

    public void Deconstruct(out int first, out string second) => (first, second) = unnamed;

    public static implicit operator (int, int)(Tuples value) => (1, 2);

    public static (T, U) Pair<T, U>((T First, U Second) pair) => (pair.First, pair.Second);

    public (int a, int b) Large() => Pair<int, int>((1, 2));

    public (int, int, int, int, int, int, int, int Eight, int Nine) Nine => (1, 2, 3, 4, 5, 6, 7, 8, 9);
}
