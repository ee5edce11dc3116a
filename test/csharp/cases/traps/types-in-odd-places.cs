namespace Cases.Traps;

public class OddTypes<T> where T : class
{
    public int?[]?[,]? a; public int[][,][,,] b = null!; public (int, string?)[]? c;
        public List<(int a, List<(string b, int? c)[]> d)?>? e; public Func<(int, int), (string?, T?)?>? f; public T?[] g = null!;
        public Dictionary<(int, int), T?>.Enumerator h; public OddTypes<T[]>? i; public OddTypes<OddTypes<T?[]>>.Inner<int?>? j;
    public unsafe int*[] k = null!; public unsafe void*** l; public unsafe delegate*<int*, void*, (int, int)*, delegate*<void>> m;
        public unsafe delegate* unmanaged[Cdecl, MemberFunction]<void>[] n = null!;
    public global::System.Collections.Generic.Dictionary<global::System.String, global::System.Int32>? o;
        public System.Nullable<System.Int32> p; public dynamic?[]? q; public nint? r;
        public ref struct S { public ref readonly int t; public ref int u; public scoped_ v; } public class scoped_ { }
    public class Inner<U> { public T? t; public U? u; }
    public ref readonly T? M(ref readonly T? x, in (T, T) y, out List<T?[]?>? z, scoped ref int w, params (int, T?)[]? rest)
    {
        z = null;
        return ref x;
    }
    public void Locals(object o)
    {
        int? a = null; int?[] b = new int?[1]; (int, int) c = (1, 2); (int x, int y)? d = null; List<int>[] e = null!;
            int[,] f = new int[1, 2]; var g = new List<int?>?[2]; T? h = null; T?[] i = []; OddTypes<T>.Inner<int?> j = new();
            System.Collections.Generic.List<T?>? k = null; global::System.Int32 l = 1; dynamic m = 1; nint n = 1;
            Func<int, int> p = x => x; ref int q = ref b is null ? ref l : ref l; scoped ref int r = ref l; ref readonly int s = ref l;
            scoped Span<int> t = default; const int u = 1; unsafe {
            int* v = null; int** w = &v; delegate*<int, void> z = null; int*[] aa = null!; }
        _ = o is int?[] ? 1 : 2; _ = o is List<int>[] arr ? arr : null; _ = o is (int, int); _ = o is (int x2, int y2);
            _ = o is ValueTuple<int, int> vt; _ = o as int?; _ = o as int?[]; _ = o as List<T?>; _ = (int?)o; _ = (int?[])o;
            _ = ((int, int))o; _ = (List<(int, int)>)o; _ = (T?)o; _ = (T?[])o;
        _ = typeof(int?[,]); _ = typeof((int, int)[]); _ = typeof(List<int?>); _ = default(int?); _ = default((int, T?));
            _ = default(List<T>?); _ = new int?(1); _ = new (int, int)[2]; _ = new List<(int, T?)> { (1, null) }; _ = new T?[3];
            _ = new int[2][,]; _ = sizeof(int); _ = nameof(List<int>); _ = nameof(OddTypes<T>.Inner<int>);
        foreach (int? x in new int?[1]) { } foreach ((int x, T? y) in new (int, T?)[1]) { } foreach (var (x, y) in new (int, T?)[1]) { }
            for (int? x = 1; x < 2; x++) { } using (IDisposable? x = null) { } try { } catch (Exception) { }
    }
}
