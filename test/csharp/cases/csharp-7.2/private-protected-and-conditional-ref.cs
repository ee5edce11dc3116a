namespace Cases.V72;

public class PrivateProtected
{
    private protected int field;
    private protected static int Static { get; set; }
    private protected virtual void Method() { }
    private protected class Nested { }
    private protected enum Kind { A }
    private protected PrivateProtected() { }
    public int Property { get; private protected set; }
}

public class ConditionalRef
{
    private int[] left = { 1 }, right = { 2 };

    public ref int Choose(bool first) => ref first ? ref left[0] : ref right[0];

    public ref readonly int ChooseReadOnly(bool first, in int other) => ref (first ? ref left[0] : ref other);

    public void Use(bool flag)
    {
        ref int chosen = ref (flag ? ref left[0] : ref right[0]);
        ref int nested = ref flag ? ref chosen : ref (flag ? ref left[0] : ref right[0]);
        (flag ? ref left[0] : ref right[0])++;
        (flag ? ref chosen : ref nested) = 3;
        int value = flag ? left[0] : right[0];
        M(ref flag ? ref chosen : ref nested, in value);
        ref readonly int constant = ref M2(in value);
        Span<int> span = flag ? stackalloc int[1] : new int[2];
        span[0] = constant;
    }

    private static void M(ref int a, in int b) { }

    private static ref readonly int M2(in int a) => ref a;
}
