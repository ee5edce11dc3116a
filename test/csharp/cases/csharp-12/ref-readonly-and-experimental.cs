using System.Diagnostics.CodeAnalysis;

namespace Cases.V12;

public delegate void ReadOnlyRef(ref readonly int value, in int other);

public interface IReadOnlyRef
{
    void Take(ref readonly Guid id, ref readonly string? name);
    ref readonly int Get(ref readonly int x);
    int this[in int index] { get; }
}

public class TakesReadOnlyRef
{
    public static int Sum(ref readonly int a, in int b, ref int c, out int d) { d = a; return a + b + c; }

    public void Use(int x)
    {
        Sum(ref x, in x, ref x, out var y);
        Sum(in x, x, ref x, out _);
        ReadOnlyRef f = (ref readonly int value, in int other) => Console.WriteLine(value + other);
        f(in x, y);
        void Local(ref readonly int z) { }
        Local(ref x);
    }
}

[Experimental("CASE002")]
public static class Preview
{
    public static int Value => 1;
    [Experimental(diagnosticId: "CASE003", UrlFormat = "https://example.org")] public static void Method() { }
}
