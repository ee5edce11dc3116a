namespace Cases.V8;

public struct Counter
{
    private int count;

    public readonly int Count => count;

    public int Both { readonly get => count; set => count = value; }

    public readonly int Value { get { return count; } }

    public readonly override string ToString() => $"{count}";

    public readonly event Action Event { add { } remove { } }

    public void Increment() => count++;
}

public class Small
{
    private List<int>? list;
    private int? number;

    public int Static(int[] numbers)
    {
        int captured = 3;
        return Local(2) + Other() + captured;

        static int Local(int value) => value * 2;
        static T Generic<T>(T value) where T : class { return value; }
        static async Task<int> Later() => await Task.FromResult(1);
        int Other() => Generic("a").Length + Later().Result + numbers.Length;
    }

    public void Coalesce(Dictionary<string, List<int>> map)
    {
        list ??= new List<int>();
        number ??= 3;
        (list ??= new()).Add(number ??= 4);
        map["a"] ??= list ?? throw new Exception();
        var a = list ?? (list = new());
        string one = @$"path \ {number}";
        string two = $@"path \ {number}";
        Span<int> stack = stackalloc[] { 1, 2 };
        if (stack is { Length: 2 } && stack[..1].Length == stackalloc int[3].Length) Console.WriteLine(one + two + a);
    }

    public unsafe struct Generic<T> where T : unmanaged
    {
        public T* Pointer;
        public Nested<T>* Other;
    }

    public struct Nested<T> where T : unmanaged { public T Value; }
}
