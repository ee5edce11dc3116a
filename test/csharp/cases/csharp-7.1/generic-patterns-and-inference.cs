namespace Cases.V71;

public class GenericPatterns<T>
{
    public string Describe(T value, IEnumerable<T> items)
    {
        if (value is int number) return number.ToString();
        if (value is IEnumerable<T> nested && nested is List<T> { Count: 0 }) return "empty";
        switch (value)
        {
            case string text when text.Length > 0: return text;
            case IDisposable disposable: return disposable.ToString() ?? "";
            case T same when Equals(same, default(T)): return "default";
            default: break;
        }

        var x = 1;
        var y = "y";
        var inferred = (x, y, items, value, this.Name, items.First(), Explicit: 3, x + 1);
        return inferred.x + inferred.y + inferred.Name + inferred.Explicit + inferred.Item6 + inferred.Item8;
    }

    public string Name => nameof(GenericPatterns<T>);
    public T[] Array(int n = default, T? t = default) => n == default ? new T[] { default!, t! } : default!;
    public static (int first, (string second, T third) rest) Tuple(T third) => (1, ("two", third));
}
