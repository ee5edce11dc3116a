namespace Cases.Nullability;

public delegate TResult? Convert<in T, TResult>(T? value, List<TResult?> all) where TResult : class;

public class Positions<T> where T : class
{
    public string?[,]?[] Jagged = null!;
    public string[]?[,] Inverse = null!;
    public int?[]? Values;
    public (string? A, (string B, string? C)? D, T? E) Tuple;
    public (string, string?)?[]? Tuples;
    public Dictionary<string, Dictionary<string?[], (T?, T)[]?>?>? Deep;
    public Func<string?, Task<string?>?, T?>? Function;
    public Action<(int? X, string? Y)>? Action;
    public Positions<T>.Nested<string?>? Inner;
    public Positions<string>.Nested<int?>.More<string?> More = null!;
    public Lazy<Lazy<Lazy<string?>?>?> Lazies = null!;
    public KeyValuePair<string, string?>? Struct;
    public Nullable<KeyValuePair<string?, string>> Explicit;
    public dynamic? Dynamic;
    public dynamic NotNull = "";
    public List<dynamic?>? Dynamics;
    public object? Object;
    public IEnumerable<object?> Objects = [];
    public unsafe int*[]? Pointers;
    public unsafe delegate*<string?, string> FunctionPointer;
    public Enum? Enum;
    public ValueType? Value;
    public Delegate? Delegate;
    public string this[string? key, params string?[]? rest] => key ?? "";
    public event Action<string?>? Happened { add { } remove { } }
    public ref string? Reference(ref string? value, in List<string?> items, out T? result) { result = null; return ref value; }
    public static implicit operator string?(Positions<T>? value) => null;
    public static Positions<T>? operator +(Positions<T> left, Positions<T>? right) => null;

    public class Nested<U>
    {
        public U Plain = default!;
        public U? Annotated;
        public T? Outer;
        public class More<V> { public (T, U?, V?)? All; }
    }
}

public interface ISource<out T> { T Get(); IEnumerable<T?> All { get; } }

public class Source : ISource<string?>, IComparable<Source?>, IEquatable<ISource<string>?>
{
    public string? Get() => null;
    public IEnumerable<string?> All => [];
    public int CompareTo(Source? other) => 0;
    public bool Equals(ISource<string>? other) => false;
}

public class Base<T> { public virtual T? Find(T? key, List<T> all) => default; }

public class OfString : Base<string> { public override string? Find(string? key, List<string> all) => key; }

public class OfNullable : Base<string?> { public override string? Find(string? key, List<string?> all) => key; }

public class OfInt : Base<int> { public override int Find(int key, List<int> all) => key; }

public class OfNullableInt : Base<int?> { public override int? Find(int? key, List<int?> all) => key; }
