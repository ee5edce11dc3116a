namespace Cases.V8;

public struct Sequence
{
    private int[] items;
    public readonly int Length => items?.Length ?? 0;
    public readonly int this[int index] => items[index];
    public int Capacity { readonly get { return items.Length; } set { Array.Resize(ref items, value); } }
    public readonly int Sum() { var total = 0; foreach (var item in items) total += item; return total; }
    public readonly ref int Reference(int index) => ref items[index];
    public static readonly Sequence Empty = default;
    public readonly void Deconstruct(out int length, out int first) => (length, first) = (Length, items[0]);

    public readonly int Statics(int seed)
    {
        return Twice(Add(seed, 1)) + Generic<int>(2) + Recursive(3);
        static int Twice(int x) => x * 2;
        static int Add(int x, int y) { return x + y; }
        static T Generic<T>(T value) where T : struct => value;
        static int Recursive(int n) => n <= 0 ? 0 : n + Recursive(n - 1);
        static unsafe int Size() => sizeof(int*);
        static extern void External();
    }
}

public ref struct Disposable
{
    public void Dispose() { }
    public static int Use() { using var d = new Disposable(); using (new Disposable()) { return 1; } }
}
