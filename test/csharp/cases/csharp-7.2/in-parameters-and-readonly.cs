namespace Cases.V72;

public readonly struct Vector
{
    public readonly double X;
    public double Y { get; }

    public Vector(in double x, in double y) => (X, Y) = (x, y);

    public static Vector operator +(in Vector left, in Vector right) => new Vector(left.X + right.X, left.Y + right.Y);

    public static readonly Vector Zero = default;

    private static Vector origin;

    public static ref readonly Vector Origin => ref origin;

    public ref readonly Vector Larger(in Vector other, in Vector another)
    {
        return ref other.X > another.X ? ref other : ref another;
    }
}

public ref struct Window
{
    public Span<int> Items;
    public int Length => Items.Length;
}

public readonly ref struct Slice
{
    private readonly ReadOnlySpan<char> text;

    public Slice(ReadOnlySpan<char> text) => this.text = text;

    public char this[int index] => text[index];
}

public class Uses
{
    private protected int inside;
    protected private int outside;

    public static double Length(in Vector vector, in int scale = 3) => vector.X * scale;

    public void Calls()
    {
        var v = new Vector(1, 2);
        Length(v);
        Length(in v);
        Length(in v, 4);
        ref readonly var reference = ref Vector.Origin;
        Span<int> stack = stackalloc int[3];
        Span<int> safe = stackalloc int[] { 1, 2, 3 };
        ReadOnlySpan<int> conditional = v.X > 0 ? stackalloc int[2] : stackalloc int[4];
        int a = 1, b = 2;
        ref int chosen = ref (a > b ? ref a : ref b);
        (a > b ? ref a : ref b) = 5;
        chosen = reference.X > 0 ? stack[0] : safe[0] + conditional[0];
    }
}

public static class ReferenceExtensions
{
    public static double Norm(this in Vector vector) => vector.X;

    public static void Reset(this ref Vector vector) => vector = default;
}
