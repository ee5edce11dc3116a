using System.Numerics;

namespace Cases.V14;

public partial class PartialMembers
{
    public partial PartialMembers(int value, string? name);
    public partial event Action<int> Changed;
    internal static partial event EventHandler? Other;
}

public partial class PartialMembers
{
    private int stored;
    private Action<int>? changed;

    public partial PartialMembers(int value, string? name) : base() => stored = value + (name?.Length ?? 0);

    public partial event Action<int> Changed { add => changed += value; remove => changed -= value; }
    internal static partial event EventHandler? Other { add { } remove { } }

    public void Raise() => changed?.Invoke(stored);
}

public class Accumulator
{
    public int Total;

    public void operator +=(int value) => Total += value;
    public void operator checked +=(int value) => checked(Total += value).ToString();
    public void operator -=(Accumulator other) => Total -= other.Total;
    public void operator ++() => Total++;
    public void operator --() { Total--; }
    public void operator >>>=(int by) => Total >>>= by;
    public virtual void operator *=(string text) { }
}

public interface ICompound
{
    void operator +=(int value);
    abstract void operator ++();
}

public class Compound : ICompound
{
    private int total;
    void ICompound.operator +=(int value) => total += value;
    public void operator ++() => total++;
}

public static class Fourteen
{
    public static string Unbound() => nameof(List<>) + nameof(Dictionary<,>.Keys) + nameof(System.Collections.Generic.List<>.Count);

    delegate bool TryParse<T>(string text, out T result);

    public static void Modifiers()
    {
        TryParse<int> parse = (text, out result) => int.TryParse(text, out result);
        Func<int, int> simple = (x) => x;
        RefAction byRef = (ref x, in y, scoped z) => x = y + z.Length;
        int value = 1;
        byRef(ref value, 2, [1]);
        Console.WriteLine(parse("1", out var r) ? r + simple(r) : value);
    }

    delegate void RefAction(ref int x, in int y, ReadOnlySpan<int> z);

    public static int FirstClassSpans(string[] words, int[] numbers)
    {
        ReadOnlySpan<int> span = numbers;
        return span.StartsWith([1]) ? numbers.AsSpan().IndexOf(1) : words.Length;
    }
}
