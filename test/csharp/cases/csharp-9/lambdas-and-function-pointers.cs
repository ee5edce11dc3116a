using System.Runtime.InteropServices;

namespace Cases.V9;

public static unsafe class FunctionPointers
{
    private static delegate*<int, int> managed = &Twice;
    private static delegate* managed<string, void> named = &Print;
    private static delegate* unmanaged<int, int> native;
    private static delegate* unmanaged[Cdecl]<int, void> cdecl;
    private static delegate* unmanaged[Stdcall, SuppressGCTransition]<ref int, in long, out byte, void*> several;
    private static delegate*<ref readonly int> reference;
    private static delegate*<delegate*<int>, List<int>>[] nested = null!;

    private static int Twice(int value) => value * 2;

    private static void Print(string text) => Console.WriteLine(text);

    public static int Call(delegate*<int, int> function) => function(3) + managed(4);

    public static void Use()
    {
        delegate*<int, int> local = &Twice;
        void* raw = (void*)local;
        local = (delegate*<int, int>)raw;
        named("x");
        Console.WriteLine(Call(&Twice) + local(1) + Call(local));
        _ = (IntPtr)native + (nint)cdecl;
        _ = several != null || reference != null || nested.Length > 0;
    }

    [UnmanagedCallersOnly]
    private static int Entry(int value) => value;
}

public class StaticLambdas
{
    public Func<int, int> Twice = static x => x * 2;
    public Func<int, int, int> Ignore = (_, _) => 0;
    public Func<int, int> Anonymous = static delegate (int x) { return x; };
    public Func<int, Task<int>> Later = static async x => await Task.FromResult(x);
    public Func<int, Task<int>> Sooner = async static (x) => { await Task.Yield(); return x; };
    public Action<int, string> Discards = delegate (int _, string _) { };
    public nint Native = 3;
    public nuint Unsigned = (nuint)4;
    public const nint Constant = 5;

    public static int? Conditional(bool flag) => flag ? 1 : null;

    public static IEnumerable<int> Target(bool flag, List<int> list, int[] array) => flag ? list : array;
}
