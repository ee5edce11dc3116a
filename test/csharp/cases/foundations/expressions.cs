using System.Collections.Generic;
using System.Linq;

namespace Cases.Foundations;

public class Expressions
{
    private int field = 1;
    private int[] array = new int[] { 1, 2, 3 };
    private readonly Dictionary<string, int> map = new Dictionary<string, int> { { "a", 1 }, { "b", 2 } };
    private static Expressions instance = new Expressions();

    public Expressions Self { get { return this; } }

    public T Generic<T>(T value) { return value; }

    public object Every(int a, int b, bool flag, object o, string s)
    {
        var arithmetic = a + b - a * b / (a % (b + 1) + 1);
        var shifts = a << 2 | b >> 3;
        var bits = (a & b) ^ ~a | b;
        var logic = flag && !flag || a < b & a > b | a <= b ^ a >= b;
        var equality = a == b != flag;
        var unary = +a - -b + ++a - --b + a++ - b--;
        var conditional = flag ? a : flag ? b : 0;
        var coalesced = s ?? o as string ?? "none";
        var tested = o is string;
        var cast = (string)o + (int)(object)a;
        var castUnary = (int)-3.5 + (int)+2.5 + (byte)~a;
        var parenthesised = ((a)) + (b);
        var elements = array[0] + array[array.Length - 1] + map["a"];
        var members = this.field + instance.Self.Self.field + base.ToString().Length;
        var calls = Generic(1) + Generic<int>(2) + this.Generic<List<int>>(new List<int>()).Count;
        var created = new List<int>(10) { 1, 2, 3 };
        var initialised = new Point { X = 1, Y = 2, Inner = { Z = 3 }, Items = { "x", "y" } };
        var sized = new int[3];
        var typed = new string[] { "a", "b" };
        var inferred = new[] { 1, 2, };
        var grid = new int[2, 3];
        var gridWithValues = new int[,] { { 1, 2 }, { 3, 4 } };
        var jagged = new int[2][];
        var typeOf = typeof(int) == typeof(List<>) || typeof(Dictionary<,>) == typeof(void) || typeof(int[]) == typeof(Point);
        var size = sizeof(int);
        var def = default(int) + default(DateTime).Day;
        var isChecked = checked(a + b) + unchecked(a * b);
        var name = nameof(Every) + nameof(Point.X) + nameof(List<int>.Count);
        Func<int, int> lambda = x => x + 1;
        Func<int, int, int> two = (x, y) => x + y;
        Func<int, int> typedLambda = (int x) => { return x; };
        Func<int> none = () => 1;
        Func<int, int> anonymous = delegate (int x) { return x; };
        Action ignoring = delegate { };
        Action<int, string> statement = (x, y) => Console.WriteLine(x + y);
        a = b = 3;
        a += 1; a -= 2; a *= 3; a /= 4; a %= 5; a &= 6; a |= 7; a ^= 8; a <<= 1; a >>= 2;
        array[0] += 5;
        map["c"] = 3;
        var nullConditional = s?.Length + s?.ToString()?.Trim().Length ?? 0;
        var element = array?[0] ?? map?["a"].GetHashCode() ?? 0;
        var interpolated = $"{a} and {b,5:N2} or {s:X}{{literal}} {(flag ? "yes" : "no")}";
        var verbatim = $@"{a} ""quoted"" \ {b}";
        var nestedStrings = $"outer {$"inner {a + b}"} end";
        var throwing = flag ? s : s.Length > 0 ? s : "x";
        return new object[]
        {
            arithmetic, shifts, bits, logic, equality, unary, conditional, coalesced, tested, cast, castUnary, parenthesised,
            elements, members, calls, created, initialised, sized, typed, inferred, grid, gridWithValues, jagged, typeOf, size,
            def, isChecked, name, lambda, two, typedLambda, none, anonymous, ignoring, statement, nullConditional, element,
            interpolated, verbatim, nestedStrings, throwing,
        };
    }

    public class Point
    {
        public int X, Y;
        public int Z { get; set; }
        public Point Inner { get; } = null;
        public List<string> Items { get; } = new List<string>();
    }
}
