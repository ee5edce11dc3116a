using System.Threading;

namespace Cases.V71;

public class Inferred
{
    private int number = default;
    private string text = default!;
    private CancellationToken token = default;

    public T Fallback<T>(bool flag, T value) => flag ? value : default;

    public void Defaults(int a = default, string? b = default, Guid c = default, DayOfWeek d = default, int? e = default)
    {
        int local = default, other = default(int);
        if (local == default) Console.WriteLine(other);
        (int, string?) pair = (default, default);
        var array = new[] { 1, default, 3 };
        Console.WriteLine(Fallback(true, pair) + array.Length.ToString() + number + text + token);
        switch (local)
        {
            case 0: break;
            default: break;
        }
    }

    public (int, int) InferredNames()
    {
        var count = 3;
        var label = "x";
        var tuple = (count, label.Length, Property: 5, this.number);
        var equal = (count, 1) == (3, tuple.Length);
        return (tuple.count + tuple.Length, equal ? tuple.number : tuple.Property);
    }

    public bool GenericPattern<T>(T value) => value is int number && number > 0 || value is string;
}
