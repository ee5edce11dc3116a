namespace Cases.Traps.Odd;

public class Odd
{
    public int x = 1, y
        = 2,
        z;
    public int[] trailing = { 1, 2, }, none = { };
    enum Trailing { A, B, }
    enum Single { A };
    public class Semi { };
    public interface ISemi { };
    public struct StructSemi { };
    public delegate void D();
    public int Prop { get; set; } = 1;
    public int Prop2 { set; get; }
    public int Prop3 { get => 1; } public int Prop4 => 2; public int Prop5 { get { return 3; } }
    public event D E1, E2;
    public object this[params int[] i] => i;
    public Odd() : this(1) { } public Odd(int i) { }
    public static Odd operator -(Odd o) => o; public static Odd operator - (Odd a, Odd b) => a;
    public static bool operator ==(Odd a, Odd b) => true; public static bool operator !=(Odd a, Odd b) => false;
    public override bool Equals(object o) => true; public override int GetHashCode() => 0;
    public void M() { ; ; ; {} {;} }
    public void Params(int a, params int[] b) => Params(1, 2, 3);
    public int? N = null; public int ? Spaced; public int?[] Array = null; public int[]?[] Arrays;
    public System . Collections . Generic . List < int > Dotted = new System . Collections . Generic . List < int > ( ) ;
    public global :: System . Int32 Global = 1 ;
    public string Verbatim = @"" + @"""" + @"a""b" + "" + "\"" ;
    public char C1 = '\'', C2 = '"', C3 = '\\', C4 = ' ';
    public double D2 = 1.5, D3 = .5, D4 = 1e5, D5 = 1.ToString().Length, D6 = 1.5.CompareTo(2), D7 = 0x1F.GetHashCode(), D8 = 1d, D9 = 1f;
    public int I = - -1, J = + +1, K = - + -1, L = ~~1, M2 = - ~ - 1; public bool B = !!true;
    public int a1 = 1+ +1, a2 = 1- -1, a3 = 1+-1;
    public void Label() { a: b: c: goto a; }
    public void If() { if (true) { } else if (false) { } else; }
    public void Shadow() { { int i = 1; } { int i = 2; } for (int i = 0; ; ) { break; } foreach (var i in new int[0]) ; }
    public async void Await() { await Task.Yield(); int async = 1; async++; }
    public T G<T>() where T : new() => new T(); public void H() { G<int>(); this.G<List<int>>(); G < int > ( ) ; }
    public bool Lt(int a, int b) => a < b; public bool Gt(int a, int b) => a > b; public bool Sh(int a) => a >> 1 > 2;
        public bool Sh2(int a) => a >>> 1 >= 2;
    public List<List<List<int>>> Gen = new List<List<List<int>>>(); public bool Ge = 1 >= 0;
        public Dictionary<int, List<int>> GenEq=new Dictionary<int, List<int>>();
    public (int, (int, int)) T = (1, (2, 3)); public (int a, int b) T2 = (a: 1, b: 2); public ((int, int), int)[] T3;
    public void Discards() { _ = 1; (_, _) = (1, 2); var (_, _) = (1, 2); int.TryParse("", out _); _ = 3; }
    public int __ (int _) => _; public int ___ = 1;
    public object Cond => true ? 1 : (object) 2; public object Cast => (object) (int) 3; public object Neg => (object) (-1) is int;
    public class @if { public int @else; public @if @new() => new @if { @else = 1 }; }
    public partial class P { } public partial class P : IDisposable { public void Dispose() { } } partial class P {
        partial void Q(); partial void Q() { } }
    public int Ünïcödé = 1, 变量 = 2, переменная = 3, ª = 4, a\u0300 = 5;
    [Obsolete][CLSCompliant(false)] [Serializable, System.ComponentModel.Description("x")] class At { }
}
