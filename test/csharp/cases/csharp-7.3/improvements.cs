using System.Runtime.CompilerServices;

namespace Cases.V73;

public class Constraints<TEnum, TDelegate, TUnmanaged>
    where TEnum : struct, Enum
    where TDelegate : Delegate
    where TUnmanaged : unmanaged
{
    [field: NonSerialized]
    public int WithFieldAttribute { get; set; }

    [field: NonSerialized]
    public event EventHandler? Raised;

    public TEnum Parse(string text) => Enum.Parse<TEnum>(text);

    public void Raise() => Raised?.Invoke(this, EventArgs.Empty);
}

public unsafe struct Buffers
{
    public fixed int Items[4];

    public int Sum() => Items[0] + Items[1];
}

public class Initializers : Base
{
    private readonly int parsed = int.TryParse("3", out var number) ? number : 0;

    public Initializers(object o) : base(o is int i ? i : 0)
    {
        Console.WriteLine(parsed);
    }

    public bool Tuples(int a, int b)
    {
        var equal = (a, b) == (1, 2) && (a, (b, a)) != (3, (4, 5));
        ref int reference = ref a;
        reference = ref b;
        Span<int> numbers = stackalloc[] { 1, 2, 3 };
        Span<int> more = stackalloc int[2] { 1, 2 };
        unsafe
        {
            fixed (int* pointer = numbers) { *pointer = reference; }
            int* old = stackalloc int[] { 1, 2 };
            *old = more[0];
        }

        var query = from x in new[] { "1", "2" } where int.TryParse(x, out var n) && n > 1 select x;
        for (int i = 0; ; i++) if (i > 3) break;
        return equal && query.Any();
    }
}

public class Base
{
    protected Base(int value) => Console.WriteLine(value);
}
