using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Cases.V12;

[InlineArray(10)]
public struct Buffer<T>
{
    private T element;
}

[Experimental("CASE001", UrlFormat = "https://example.org/{0}")]
public class Trial
{
    public int Value;
}

public class Defaults
{
    public void Use()
    {
        var add = (int x, int y = 3) => x + y;
        var sum = (params int[] items) => items.Length;
        var named = (string name = "x", bool flag = true, DayOfWeek day = DayOfWeek.Monday) => name;
        Console.WriteLine(add(1) + add(1, 2) + sum(1, 2, 3) + named());
        var buffer = new Buffer<int>();
        buffer[0] = 1;
        Span<int> span = buffer;
        ReadOnlySpan<int> part = buffer[2..5];
        foreach (var item in buffer) Console.WriteLine(item + span[0] + part[0]);
    }

    public static void ReadOnlyReference(ref readonly int value, in int other, int last = 3)
    {
        ReadOnlyReference(in value, other);
        ReadOnlyReference(ref Unsafe.AsRef(in value), in other, 4);
    }

    public string NameOfInstance() => nameof(Inner.Length.CompareTo) + nameof(this.Inner);

    public string Inner = "";

    [SuppressMessage("a", "b", Justification = nameof(Inner.Length))]
    public void Attribute() { }
}
