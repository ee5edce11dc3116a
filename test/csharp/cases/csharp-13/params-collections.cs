namespace Cases.V13;

public class ParamsCollections
{
    public static int Span(params ReadOnlySpan<int> items) => items.Length;

    public static int List(string first, params List<string> rest) => rest.Count;

    public static int Enumerable(params IEnumerable<object?> items) => items.Count();

    public static int ReadOnly(params IReadOnlyList<int> items) => items.Count;

    public int this[params ReadOnlySpan<int> indexes] => indexes.Length;

    public void Use()
    {
        Span();
        Span(1, 2, 3);
        Span([1, 2]);
        List("a", "b", "c");
        Enumerable(1, "two", null);
        ReadOnly([.. new[] { 1 }]);
        var lambda = (params Span<int> items) => items.Length;
        Console.WriteLine(this[1, 2, 3] + lambda(1, 2));
    }
}

public delegate void Rest(string format, params ReadOnlySpan<object> items);
