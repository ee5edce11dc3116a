namespace Cases.Foundations.Modifiers;

public class Public { }
internal class Internal { }
class Implicit { }
public abstract class Abstract { }
public sealed class Sealed { }
public static class Static { }
public partial class Part { }
internal unsafe struct Unsafe { public int* P; }
public readonly struct ReadOnly { }
public ref struct Ref { }
public readonly ref struct ReadOnlyRef { }
public partial struct PartialStruct { }
readonly partial struct PartialStruct { }
ref partial struct PartialRef { }
public readonly ref partial struct PartialReadOnlyRef { }
abstract partial class PartialAbstract { }
file sealed class FileSealed { }
file static unsafe class FileStatic { }

public abstract class Members
{
    int implicitlyPrivate;
    public int a; internal int b; protected int c; private int d; protected internal int e; internal protected int f;
        private protected int g; protected private int h;
    public static readonly int i; static public int j; readonly static int k; public volatile int l; new public int m;
        public const int n = 1, o = 2;
    public static volatile bool p;
    int q { get; set; } public int r { get; private set; } public int s { private get; set; } protected internal int t {
        get; private protected set; } public int u { get; internal init; }
    public static int v { get; } = 1; public virtual int w { get; set; } public abstract int x { get; protected set; }
        public required int y { get; init; }
    void z() { } static void Za() { } public virtual void Zb() { } public abstract void Zc();
        protected internal virtual void Zd() { } private protected abstract void Ze(); async void Zf() => await Task.Yield();
        public static async Task Zg() => await Task.Yield(); unsafe static int* Zh() => null; public static extern void Zi();
    public override string ToString() => ""; public override sealed int GetHashCode() => 1; new public Type GetType() => typeof(int);
    protected static event Action? Event; public abstract event Action Abstract;
        static Members() { } protected Members() { } private Members(int x) { } internal Members(string x) { }
    private class Private { } protected class Protected { } internal class Internal { } protected internal class ProtectedInternal { }
        private protected class PrivateProtected { } class Default { } public static class Static { } protected abstract class Abs { }
        new class Members2 { }
    private enum E { } protected delegate void D(); internal interface I { } private struct S { } record R; record struct Rs;
}

internal interface IMembers
{
    int a { get; } public int b { get; } protected int c { get; } internal int d { get; } private int e => 1; static int f = 1;
        abstract int g { get; } virtual int h => 1; sealed int i => 1; static abstract int j { get; } static virtual int k => 1;
        private protected void L(); protected internal void M();
    class Nested { int x; } enum E { } private interface I { } protected struct S { }
}

struct StructMembers
{
    int x; readonly int y; public readonly int Z => x; public int W { readonly get => x; set => x = value; } readonly void M() { }
        static int s; public StructMembers(int x) { this.x = x; y = 1; } public readonly override string ToString() => "";
        class Nested { } private struct Inner { }
}
