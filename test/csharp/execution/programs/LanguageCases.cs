// What the language does with values that are known.
public static class LanguageCases
{
    readonly record struct Money(int Cents)
    {
        public static Money operator +(Money a, Money b) => new(a.Cents + b.Cents);
        public static Money operator -(Money a) => new(-a.Cents);
        public static bool operator >(Money a, Money b) => a.Cents > b.Cents;
        public static bool operator <(Money a, Money b) => a.Cents < b.Cents;
        public static implicit operator Money(int cents) => new(cents);
        public static explicit operator int(Money money) => money.Cents;
        public static implicit operator string(Money money) => $"${money.Cents}";
    }

    class Prefix(string text)
    {
        public string Text => text;
        public static Prefix operator /(Prefix a, string b) => new(a.Text + "/" + b);
        public static implicit operator string(Prefix prefix) => prefix.Text;
        public void Deconstruct(out string first, out int length) { first = text[..1]; length = text.Length; }
    }

    interface IRoute { static abstract string Name { get; } static virtual string Path => "/"; static abstract string Make(int value); }
    class Parts : IRoute { public static string Name => "parts"; public static string Make(int value) => "p" + value; }
    class Orders : IRoute
    {
        public static string Name => "orders";
        public static string Path => "/o";
        public static string Make(int value) => "o" + value;
    }

    record Person(string Name, int Age);
    record Color(string Name)
    {
        public static Color Red => new("red");
        public static readonly string Default = "none";
        public static Color Parse(string name) => new(name);
    }
    class Paint { Color? color; public Color Color => color ??= Color.Parse(Color.Red.Name + Color.Default + Color.Default.Length); }
    class Counter { int count; public int Next() => ++count; public int this[int at] => at * 10; }

    static string Of<T>() where T : IRoute => T.Name + T.Path + T.Make(1);
    static string All<T>(IEnumerable<T> values) => string.Join(" ", values);

    static IEnumerable<int> Count(int to)
    {
        for (var i = 0; i < to; i++) { if (i == 2) continue; if (i == 5) yield break; yield return i; }
    }
    static IEnumerable<string> Nested() { foreach (var one in Count(4)) yield return "n" + one; yield return "end"; }

    public static string Operators() => $"{(new Money(2) + new Money(3)).Cents} {(-new Money(1)).Cents} {new Money(2) > new Money(1)}";
    public static string Conversions() { Money money = 5; string text = money; return text + (int)money + Take(7); }
    static string Take(Money money) => money.Cents.ToString();
    public static string OwnDivide() { string path = new Prefix("api") / "v1" / "x"; return path; }
    public static string Compound() { Money sum = 1; sum += 4; return (string)sum; }
    public static string Deconstruct()
    {
        var (first, length) = new Prefix("abc");
        (var name, var age) = new Person("Ann", 4);
        return first + length + name + age;
    }
    public static string DeconstructLoop()
    {
        var all = "";
        foreach (var (name, age) in new[] { new Person("a", 1), new Person("b", 2) }) all += name + age;
        return all;
    }
    public static string DeconstructPairs()
    {
        var all = "";
        foreach (var (key, value) in new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }) all += key + value;
        return all;
    }
    public static string Pairs()
    {
        var all = "";
        foreach (var pair in new Dictionary<string, int> { { "a", 1 } }) all += pair.Key + pair.Value;
        return all;
    }
    public static string StaticAbstract() => Of<Parts>() + Of<Orders>();
    public static string Yield() => All(Count(9)) + "|" + All(Nested());
    public static string YieldLate()
    {
        var log = "";
        IEnumerable<int> Give() { log += "g"; yield return 1; }
        var sequence = Give();
        log += "a";
        foreach (var one in sequence) log += one;
        foreach (var one in sequence) log += one;
        return log;
    }
    public static string Goto() { var i = 0; var all = ""; again: all += i; if (++i < 3) goto again; return all; }
    public static string GotoOut()
    {
        var all = "";
        foreach (var a in new[] { 1, 2 }) foreach (var b in new[] { 1, 2 }) { if (a == 2) goto done; all += $"{a}{b} "; }
        done: return all + "done";
    }
    public static string GotoCase()
    {
        var all = "";
        switch (1) { case 1: all += "one"; goto case 2; case 2: all += "two"; goto default; default: all += "rest"; break; }
        return all;
    }
    public static string Ranges()
    {
        var list = new[] { 1, 2, 3, 4, 5 };
        return All(list[1..3]) + "|" + list[^1] + "|" + All(list[..^2]) + "|" + new List<int> { 7, 8 }
        [^2];
    }
    public static string Patterns()
        => string.Join(",", new object[] { 1, "a", new Person("x", 3), new[] { 1, 2, 3 }, 2.5 }
            .Select(one => one switch
            {
                int n when n > 5 => "big",
                int => "int",
                string { Length: 1 } s => s,
                Person("x", var age) => $"p{age}",
                int[] and [1, .., var last] => $"l{last}",
                _ => "other",
            }));
    public static string Is() { object value = "text"; return value is string text && text.Length == 4 ? text : "no"; }
    public static string As()
    {
        object value = new Person("a", 1);
        return (value as Counter) == null ? "null " + (value as Person)!.Name : "no";
    }
    public static string Indexer() => $"{new Counter()[3]}";
    public static string Records()
        => $"{new Person("a", 1) == new Person("a", 1)} {new Person("a", 1) with { Age = 2 } == new Person("a", 2)}"
            + $" {new Person("a", 1).Equals(new Person("b", 1))}";
    public static string RecordText() => new Person("a", 1).ToString();
    public static string Tuples()
    {
        var pair = (Name: "a", Age: 2);
        var (x, y) = (1, 2);
        (x, y) = (y, x);
        return $"{pair.Name}{pair.Age}{x}{y}{(1, 2) == (1, 2)}{pair.Item1}";
    }
    public static string Locals()
    {
        var n = 0;
        int Next() => ++n;
        return $"{Next()}{Next()}{Twice(Next)}";
        static int Twice(Func<int> next) => next() + next();
    }
    public static string Closures()
    {
        var list = new List<Func<int>>();
        for (var i = 0; i < 3; i++) { var copy = i; list.Add(() => copy); }
        return All(list.Select(one => one()));
    }
    public static string Ref() { var n = 1; void Add(ref int value) => value += 2; Add(ref n); return $"{n}"; }
    public static string Params() => Count(1, 2, 3) + Count() + Count([4, 5]);
    static string Count(params int[] values) => $"{values.Length}:{values.Sum()} ";
    public static string Defaults() => Named(c: "z") + Named("x", "y");
    static string Named(string a = "a", string b = "b", string c = "c") => a + b + c;
    public static string Try()
    {
        try { throw new InvalidOperationException("bad"); }
        catch (ArgumentException) { return "argument"; }
        catch (InvalidOperationException e) when (e.Message == "bad") { return "caught " + e.Message; }
        finally { }
    }
    public static string Finally()
    {
        var all = "";
        try { all += "a"; } finally { all += "b"; }
        return all + Inner(ref all);
        static string Inner(ref string all) { try { return "r"; } finally { all += "f"; } }
    }
    public static string DoLoop() { var i = 0; do { i += 2; } while (i < 7); return i.ToString(); }
    public static string Nulls() { string? none = null; return (none ?? "x") + (none?.Length.ToString() ?? "y") + (none is null); }
    public static string Bits() => $"{5 & 3} {5 | 3} {5 ^ 3} {~5} {1 << 4} {-17 / 5} {-17 % 5} {7.5 / 2} {1.5m + 2}";
    public static string Checked() => $"{unchecked((byte)300)} {(int)3.9} {(char)65} {'a' + 1}";
    public static string Sized() { var array = new int[3]; array[1] = 5; return All(array) + new string[2].Length; }
    public static string Jagged() { var grid = new[] { new[] { 1, 2 }, new[] { 3 } }; return $"{grid[0][1]}{grid[1].Length}"; }
    public static string Spread() { int[] a = [1, 2]; int[] b = [0, .. a, 3]; return All(b); }
    public static string With() { var box = new { A = 1, B = "b" }; var other = box with { A = 2 }; return $"{other.A}{other.B}"; }
    public static string Async() => Later().Result + Task.Run(() => "r").GetAwaiter().GetResult();
    static async Task<string> Later() { await Task.Delay(0); return await Task.FromResult("later"); }
    public static string Lambdas() { Func<int, Func<int, int>> add = a => b => a + b; return $"{add(1)(2)}"; }
    public static string NamedAsItsType() => new Paint().Color.Name;
    public static string Floats() => $"{0.1f} {1 / 3f} {2.5f} {16777216f} {0.1f + 0.2}";
    public static string Caller() => CalledBy() + Local() + Texted(1 + 2);
    static string Local() { return Inner(); static string Inner() => CalledBy(); }
    static string CalledBy([System.Runtime.CompilerServices.CallerMemberName] string name = "none") => name;
    static string Texted(int value, [System.Runtime.CompilerServices.CallerArgumentExpression("value")] string text = "none") =>
        text + value;
    public static string Overridden() { Painted one = new Glossy(); Func<string> coat = one.Coat;
        return coat() + coat.Method.DeclaringType!.Name; }
    public static string Extension() => "abc".Shout(2) + 5.Doubled;
}

public class Painted { public virtual string Coat() => "matt"; }
public class Glossy : Painted { public override string Coat() => "glossy"; }

public static class LanguageExtensions
{
    public static string Shout(this string text, int times) => string.Concat(Enumerable.Repeat(text.ToUpper() + "!", times));
    extension(int value) { public int Doubled => value * 2; }
}
