// Places: what ref, structs and tuples share, and what they copy.
public static class ReferenceCases
{
    class Box { public int N; public int[] A = [1,2,3]; public ref int Ref() => ref N; public ref int At(int i) => ref A[i];
        public ref int this[int i] => ref A[i]; public ref int P => ref N; }
    struct S { public int X; public int[] Y; public S Add() { X++; return this; } public readonly int Get() => X; public void
        Inc() => X++; }
    static ref int Max(ref int a, ref int b) { if (a > b) return ref a; return ref b; }
    public static string RefReturn() { var b = new Box(); b.Ref() = 5; return $"{b.N}"; }
    public static string RefReturnAt() { var b = new Box(); b.At(1) = 9; b[2] = 8; b.P = 4; return $"{b.A[1]}{b.A[2]}{b.N}"; }
    public static string RefLocal() { var x = 1; ref int r = ref x; r = 7; r++; return $"{x}{r}"; }
    public static string RefLocalField() { var b = new Box(); ref var r = ref b.N; r = 3; b.N++; return $"{r}"; }
    public static string RefLocalElement() { var a = new[] { 1, 2, 3 }; ref var r = ref a[1]; r = 20; return $"{a[1]}"; }
    public static string RefReassign() { var x = 1; var y = 2; ref int r = ref x; r = ref y; r = 5; return $"{x}{y}"; }
    public static string RefMax() { int x = 3, y = 4; Max(ref x, ref y) = 10; return $"{x}{y}"; }
    public static string RefMaxLocal() { int x = 3, y = 4; ref var m = ref Max(ref x, ref y); m = 10; return $"{x}{y}"; }
    public static string RefTernary() { int x = 3, y = 4; ref var m = ref (x > y ? ref x : ref y); m = 10; return $"{x}{y}"; }
    static void Inc(ref int x) { x++; x++; }
    static void Swap<T>(ref T a, ref T b) { (a, b) = (b, a); }
    static void Alias(ref int a, ref int b) { a = 1; b = 2; a += 10; }
    static void OutThen(out int a, out int b) { a = 1; b = a + 1; }
    static void InArg(in int a, Box box, out int r) { box.N = 9; r = a; }
    public static string RefArgs() { int x = 1; Inc(ref x); int[] a = [1]; Inc(ref a[0]); var b = new Box(); Inc(ref b.N);
        return $"{x}{a[0]}{b.N}"; }
    public static string RefSwap() { string p = "p", q = "q"; Swap(ref p, ref q); return p + q; }
    public static string RefAlias() { int x = 0; Alias(ref x, ref x); return $"{x}"; }
    public static string RefAliasFieldWhileRunning() { var b = new Box(); Do(b, ref b.N); return $"{b.N}"; static void Do(Box b,
        ref int n) { n = 5; b.N += 1; n += 1; } }
    public static string RefOut() { OutThen(out var a, out int b); OutThen(out _, out a); return $"{a}{b}"; }
    public static string InAlias() { var b = new Box { N = 1 }; InArg(in b.N, b, out var r); return $"{r}"; }
    public static string StructCopy() { var s = new S { X = 1 }; var t = s; t.X = 5; return $"{s.X}{t.X}"; }
    public static string StructMethod() { var s = new S(); s.Inc(); s.Inc(); s.Add().Inc(); return $"{s.X}"; }
    public static string StructInList() { var l = new List<S> { new() { X = 1 } }; var s = l[0]; s.X = 9; return $"{l[0].X}"; }
    public static string StructArray() { var a = new S[2]; a[0].X = 4; a[1].Inc(); var c = a[0]; c.X = 8; return
        $"{a[0].X}{a[1].X}"; }
    class Holder { public S S; public S P { get; set; } public readonly S R; public Holder() { R.X = 3; } }
    public static string StructField() { var h = new Holder(); h.S.X = 3; h.S.Inc(); var c = h.S; c.X = 0; return $"{h.S.X}"; }
    public static string StructProperty() { var h = new Holder(); h.P.Inc(); var t = h.P; t.X = 4; h.P = t; return $"{h.P.X}"; }
    public static string StructArg() { var s = new S(); Change(s); ChangeRef(ref s); return $"{s.X}"; static void Change(S s) =>
        s.X = 100; static void ChangeRef(ref S s) => s.X += 1; }
    public static string StructBoxed() { var s = new S { X = 1 }; object o = s; s.X = 2; return $"{((S)o).X}"; }
    public static string StructLambda() { var s = new S(); Action a = () => s.X++; a(); a(); return $"{s.X}"; }
    public static string StructTuple() { var t = (A: 1, B: 2); var u = t; u.A = 9; return $"{t.A}{u.A}{t == (1, 2)}"; }
    public static string TupleField() { var t = (1, 2); t.Item1 = 5; t.Item2++; return $"{t.Item1}{t.Item2}"; }
    public static string TupleInArray() { var a = new (int X, int Y)[2]; a[1].Y = 6; return $"{a[0].Y}{a[1].Y}"; }
    class TH { public (int A, int B) T; }
    public static string TupleInField() { var t = new TH(); t.T.A = 3; t.T.B += 2; var c = t.T; c.A = 100; return
        $"{t.T.A}{t.T.B}"; }
    public static string StructForeach() { var l = new[] { new S { X = 1 } }; foreach (var s in l) s.Inc(); return $"{l[0].X}";
        }
    public static string StructWith() { var p = new P(1, 2); var q = p with { Y = 5 }; return $"{p.Y}{q.Y}{p}{q}"; }
    record struct P(int X, int Y);
    public static string RecordStructMut() { var p = new P(1, 2); p.X = 7; var (x, y) = p; return $"{x}{y}"; }
    public static string StructNullable() { S? s = new S { X = 3 }; return $"{s.HasValue}{s.Value.X}{s?.X}"; }
    public static string StructThis() { var s = new Self { A = 1 }; s.Reset(); return $"{s.A}"; }
    struct Self { public int A; public void Reset() => this = new Self { A = 42 }; }
    public static string RangeCopy() { var a = new[] { 1, 2, 3 }; var b = a[..]; b[0] = 9; return $"{a[0]}{b[0]}"; }
    public static string ArrayRef() { var a = new[] { 1, 2, 3 }; var b = a; b[0] = 9; var c = (int[])a.Clone(); c[1] = 7; return
        $"{a[0]}{a[1]}"; }
    public static string ListOfLists() { var l = Enumerable.Repeat(new List<int>(), 2).ToList(); l[0].Add(1); return
        $"{l[1].Count}"; }
    public static string CompoundOnce() { var n = 0; var a = new[] { 0, 0 }; a[n++] += 5; a[n++]++; return $"{n}{a[0]}{a[1]}"; }
    public static string CompoundOnceCall() { var n = 0; var b = new Box(); Box G() { n++; return b; } G().N += 2; G().N++;
        return $"{n}{b.N}"; }
    public static string OrderEval() { var log = ""; int F(string s, int v) { log += s; return v; } var a = new int[3]; a[F("i",
        1)] = F("v", 2); var r = F("a", 1) + F("b", 2) * F("c", 3); M(b: F("x", 1), a: F("y", 2)); return log; void M(int a, int
        b) { } }
    public static string AssignChain() { int a, b, c; a = b = c = 4; a += b -= 1; return $"{a}{b}{c}"; }
    public static string SwapTuple() { var a = new[] { 1, 2 }; (a[0], a[1]) = (a[1], a[0]); int x = 1, y = 2, z = 3; (x, y, z) =
        (z, x, y); return $"{a[0]}{a[1]}{x}{y}{z}"; }
    public static string PostfixValue() { var i = 1; var j = i++ + ++i; i = i++; return $"{i}{j}"; }
}
