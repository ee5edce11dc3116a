using System.Collections;

namespace Cases.Traps;

public interface IGeneric<T> { void Do<U>(U value); T this[T index] { get; } event Action<T> Done; T Value { get; set; } }

public class Members<K, V> : IGeneric<List<K>>, IGeneric<Dictionary<K, V>>, IEnumerable<(K Key, V Value)> where K : notnull
{
    private Dictionary<string, List<int>> a = new Dictionary<string, List<int>> { { "a", new List<int> { 1, 2 } }, { "b", new() } },
        b = new(), c;
    private Func<int, Dictionary<int, int>> f = x => new Dictionary<int, int> { [x] = x }, g = delegate (int x) { return new(); };
    private bool less = 1 < 2, more = 3 > 2, both = 1 < 2 && 3 > (2);
    private int[] d = { 1, 2, }, e = new int[2], h = [1, 2];
    private static readonly (int, int) pair = (1, 2), other = default;
    private readonly Func<int, int, bool> compare = (x, y) => x < y, inverse = (x, y) => x > y;
    private readonly object lazy = new { A = new[] { 1 }, B = (1 < 2, "x > y") }, next = typeof(Dictionary<,>);
    private readonly string text = "a;b{c}", braces = $"{{{1}}}", chars = "" + '{' + ';' + '}';

    void IGeneric<List<K>>.Do<U>(U value) { }
    List<K> IGeneric<List<K>>.this[List<K> index] => index;
    event Action<List<K>> IGeneric<List<K>>.Done { add { } remove { } }
    List<K> IGeneric<List<K>>.Value { get; set; } = new();
    void IGeneric<Dictionary<K, V>>.Do<U>(U value) => f(1);
    Dictionary<K, V> IGeneric<Dictionary<K, V>>.this[Dictionary<K, V> index] { get => index; }
    event Action<Dictionary<K, V>> IGeneric<Dictionary<K, V>>.Done { add => g(1); remove => value(null!); }
    Dictionary<K, V> IGeneric<Dictionary<K, V>>.Value { get { return new(); } set { c = b; } }
    IEnumerator<(K Key, V Value)> IEnumerable<(K Key, V Value)>.GetEnumerator() { yield break; }
    IEnumerator global::System.Collections.IEnumerable.GetEnumerator() => throw new NotImplementedException();

    public Dictionary<K, (V, List<V?>[])>? Property { get; private set; } = null;
    public virtual int Expression => less ? d.Length : both && more ? e[0] : h[^1];
    public int Block { get { if (d is { Length: > 0 }) { return 1; } else { return 2; } } }
    [Obsolete] public int Attributed { [Obsolete("get")] get; [Obsolete("set")] set; } = pair.Item1 < other.Item2 ? 1 : 2;
    public static Members<K, V> operator +(Members<K, V> left, Dictionary<K, List<V>> right) => left;
    public static explicit operator Dictionary<K, List<V>>(Members<K, V> value) => new();
    public static implicit operator (K, V)[](Members<K, V> value) => [];
    public ref readonly Dictionary<K, V>.KeyCollection.Enumerator Odd(ref Dictionary<K, V>.KeyCollection.Enumerator e) => ref e;
    public partial class Nested<T> { public class Deep<U> : Members<U, T>.Nested<K> where U : notnull; }
    public Members() : this(c: new(), b: x => x > 1 && x < 3) { c = new() { ["a;"] = [1] }; }
    private Members(Dictionary<string, List<int>> c, Func<int, bool> b) => this.c = c;
    public int M<T>(T x, int y = 1 < 2 ? 3 : 4, string z = "a,b", char w = ',', V? v = default) where T : IComparable<T>, new()
        => compare(1, 2) == inverse(2, 1) ? text.Length : lazy == next ? chars.Length : braces.Length;
    public string? @default { get; set; }
    public int this[int a, string b = "]"] { get => a; set => _ = value; }
}
