using System.Collections;

namespace Cases.Foundations;

public class Iterators : IEnumerable<int>, IEnumerable<string>
{
    public IEnumerator<int> GetEnumerator()
    {
        yield return 1;
        try { yield return 2; } finally { Console.WriteLine("finally"); }
        using (var reader = new StringReader("x")) { yield return reader.Read(); }
        foreach (var each in Enumerable.Range(1, 3)) { if (each == 2) continue; yield return each; }
        lock (this) { Console.WriteLine(); }
        yield break;
    }

    IEnumerator<string> IEnumerable<string>.GetEnumerator() { foreach (var item in (IEnumerable<int>)this) yield return item.ToString(); }

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<int>)this).GetEnumerator();

    public static IEnumerable<(int Index, T Item)> Indexed<T>(IEnumerable<T> source)
    {
        var index = 0;
        foreach (T item in source)
            yield return (index++, item);
    }

    public static void Consume(Iterators iterators, IDisposable disposable)
    {
        foreach (int x in (IEnumerable<int>)iterators) { }
        foreach (var (index, item) in Indexed(new[] { "a", "b" })) Console.WriteLine(index + item);
        foreach ((int index, string item) in Indexed(new[] { "a" })) Console.WriteLine(index + item);
        foreach (ref int x in new Span<int>(new int[3])) x++;
        foreach (ref readonly var x in new ReadOnlySpan<int>(new int[3])) Console.WriteLine(x);
        using (disposable) { }
        using (disposable) using (var other = disposable) Console.WriteLine(other);
        using (IDisposable a = disposable, b = disposable) { }
        using IDisposable c = disposable, d = c;
        using var e = d;
        lock (disposable) lock (iterators) { }
        fixed_(() => { });
        static void fixed_(Action action) => action();
    }
}
