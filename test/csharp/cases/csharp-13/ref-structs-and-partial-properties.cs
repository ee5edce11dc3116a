using System.Runtime.CompilerServices;
using System.Diagnostics.CodeAnalysis;

namespace Cases.V13;

public interface IShape { int Sides { get; } }

public ref struct Triangle : IShape, IDisposable
{
    public int Sides => 3;
    public void Dispose() { }
}

public class AllowsRef<T> where T : IShape, allows ref struct
{
    public static int Count(scoped T shape) => shape.Sides;

    public void Method<U, V>(U value) where U : class where V : struct, IShape, allows ref struct { }
}

public delegate TResult Mapper<in T, out TResult>(T value) where T : allows ref struct where TResult : allows ref struct;

public partial class PartialProperties
{
    public partial string Name { get; set; }
    public partial int Computed { get; }
    public partial string this[int index] { get; set; }
    [Obsolete("declared")]
    internal static partial List<int>? Items { get; private set; }
}

public partial class PartialProperties
{
    private string name = "";
    private static List<int>? items;
    public partial string Name { get => name; set => name = value; }
    public partial int Computed => name.Length;
    public partial string this[int index] { get => name; set => name = value + index; }
    internal static partial List<int>? Items { get => items; private set { items = value; } }
}

public class Thirteen
{
    private readonly Lock gate = new();
    public const string Escape = "\e[31m";
    public const char EscapeCharacter = '\e';

    public int Locked()
    {
        lock (gate) { return 1; }
    }

    public class Timer { public int[] Buffer = new int[10]; }

    public Timer Implicit() => new() { Buffer = { [^1] = 0, [^2] = 1, [0] = 5 } };

    [OverloadResolutionPriority(1)]
    public void Prefer(ReadOnlySpan<int> items) { }

    public void Prefer(int[] items) { }

    public async Task<int> RefInAsync()
    {
        await Task.Yield();
        {
            ReadOnlySpan<int> span = [1, 2];
            ref readonly int first = ref span[0];
            Console.WriteLine(first);
        }
        unsafe { int x = 1; int* p = &x; Console.WriteLine(*p); }
        return 1;
    }

    public IEnumerable<int> UnsafeIterator()
    {
        unsafe { int x = 3; int[] y = [x]; fixed (int* p = y) Console.WriteLine(*p); }
        yield return 1;
    }
}
