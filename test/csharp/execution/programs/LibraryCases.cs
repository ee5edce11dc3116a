// Members of the framework that programs use on what is known.
public static class LibraryCases
{
    public static string HashSetAdd() { var h = new HashSet<string> { "a", "a" }; return
        $"{h.Count}{h.Add("a")}{h.Add("b")}{h.Count}{h.Remove("a")}{h.Remove("x")}{h.Contains("a")}"; }
    public static string HashSetIgnoreCase() { var h = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "a", "A" };
        return $"{h.Count}{h.Contains("A")}"; }
    public static string DictIgnoreCase() { var d = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
        d["A"] = 2; return $"{d.Count}{d["a"]}{d.ContainsKey("A")}{d.TryGetValue("A", out var v)}{v}"; }
    public static string DictOrder() { var d = new Dictionary<string, int> { ["b"] = 1, ["a"] = 2 }; d.Remove("b"); d["c"] = 3;
        d["b"] = 4; return string.Join(",", d.Keys.OrderBy(x => x)) + d.Values.Sum(); }
    public static string SortedDict() { var d = new SortedDictionary<string, int> { ["b"] = 1, ["a"] = 2 }; return
        string.Join(",", d.Select(p => p.Key + p.Value)) + d.First().Key; }
    public static string Frozen() { var l = new List<int> { 1 }; var r = l.AsReadOnly(); l.Add(2); return $"{r.Count}{r[1]}"; }
    public static string ListRemoveFirstOnly() { var l = new List<string> { "a", "b", "a" }; var r = l.Remove("a"); return
        string.Join(",", l) + r + l.Remove("z"); }
    public static string ListCapacity() { var l = new List<int>(10); return
        $"{l.Count}{new Dictionary<string, int>(4).Count}{new HashSet<int>(5).Count}"; }
    public static string ListRemoveAll() { var l = new List<int> { 1, 2, 3, 4 }; var n = l.RemoveAll(x => x % 2 == 0); return
        $"{n}{string.Join(",", l)}"; }
    public static string Jagged() { int[][] a = [[1], [2, 3]]; return $"{a[1][1]}{a.Length}{a.Sum(x => x.Length)}"; }
    public static string Aggregate() => new[] { "a", "b", "c" }.Aggregate((x, y) => y + x) + new[] { 1, 2 }.Aggregate(10, (x, y)
        => x + y) + new[] { 1, 2 }.Aggregate("", (s, x) => s + x, s => s + "!");
    public static string LinqOrder() => string.Join(",", new[] { ("b", 2), ("a", 2), ("c", 1) }.OrderBy(x =>
        x.Item2).ThenByDescending(x => x.Item1).Select(x => x.Item1)) + string.Join(",", new[] { 3, 1 }.Order()) +
        string.Join(",", new[] { "b", "a" }.OrderDescending());
    public static string LinqOrderCase() => string.Join(",", new[] { "b", "A", "a", "B", "_", "-a" }.OrderBy(x => x,
        StringComparer.Ordinal)) + string.Join(",", new[] { "b", "A" }.OrderBy(x => x, StringComparer.OrdinalIgnoreCase));
    public static string LinqGroup() => string.Join(";", new[] { "aa", "b", "cc", "d" }.GroupBy(x => x.Length).Select(g => g.Key
        + ":" + string.Join(",", g) + g.Count())) + string.Join(";", new[] { 1, 2, 3 }.GroupBy(x => x % 2, x => x * 10, (k, xs)
        => k + "=" + xs.Sum()));
    public static string LinqGroupComparer() => string.Join(";", new[] { "a", "A", "b" }.GroupBy(x => x,
        StringComparer.OrdinalIgnoreCase).Select(g => g.Key + g.Count())) + new[] { "a", "A"
        }.Distinct(StringComparer.OrdinalIgnoreCase).Count() + new[] { "a" }.Contains("A", StringComparer.OrdinalIgnoreCase) +
        new[] { "a" }.ToDictionary(x => x, StringComparer.OrdinalIgnoreCase)["A"] + new[] { "a", "A"
        }.ToHashSet(StringComparer.OrdinalIgnoreCase).Count;
    public static string LinqToDictDup() { try { return new[] { "a", "a" }.ToDictionary(x => x).Count.ToString(); } catch
        (ArgumentException) { return "dup"; } }
    public static string LinqSets() => string.Join(",", new[] { 1, 2, 2, 3 }.Except([2])) + string.Join(",", new[] { 1, 2, 2
        }.Intersect([2, 3])) + string.Join(",", new[] { 1, 1 }.Union([2, 2])) + string.Join(",", new[] { 1, 1 }.Concat([2])) +
        string.Join(",", new[] { "a", "bb", "c" }.DistinctBy(x => x.Length)) + string.Join(",", new[] { "a" }.UnionBy(["b",
        "cc"], x => x.Length)) + string.Join(",", new[] { "a", "bb" }.ExceptBy([1], x => x.Length));
    public static string LinqJoin() => string.Join(",", new[] { 1, 2 }.Join(new[] { (2, "b"), (2, "c"), (3, "d") }, x => x, y =>
        y.Item1, (x, y) => x + y.Item2)) + string.Join(",", new[] { 1, 2 }.GroupJoin(new[] { 2, 2 }, x => x, y => y, (x, ys) =>
        x + ":" + ys.Count()));
    public static string LinqFirst() =>
        $"{new[] { 1, 2 }.FirstOrDefault(x => x > 5)}{new[] { 1, 2 }.FirstOrDefault(x => x > 5, -1)}" +
        $"{new[] { 1, 2 }.LastOrDefault()}{new string[0].FirstOrDefault() is null}{new[] { 1 }.SingleOrDefault()}" +
        $"{new[] { 3, 4 }.ElementAtOrDefault(9)}{new[] { 1, 2 }.Last(x => x < 2)}";
    public static string LinqMaxBy() => new[] { "a", "ccc", "bb" }.MaxBy(x => x.Length) + new[] { "a", "ccc", "bb" }.MinBy(x =>
        -x.Length) + new[] { "b", "a" }.Min() + new[] { "b", "a" }.Max(x => x.Length);
    public static string LinqMany() => string.Join(",", new[] { "ab", "c" }.SelectMany(x => x)) + string.Join(",", new[] { 1, 2
        }.SelectMany(x => new[] { 3, 4 }, (a, b) => a * b)) + string.Join(",", new[] { 1, 2 }.SelectMany((x, i) =>
        Enumerable.Repeat(x, i)));
    public static string LinqMisc() =>
        $"{new[] { 1, 2 }.SequenceEqual([1, 2])}{Enumerable.Empty<int>().Any()}{new[] { 1, 2 }.All(x => x > 1)}" +
        $"{new[] { 1, 2, 3 }.Count(x => x > 1)}{string.Join("", new[] { 1, 2 }.Reverse())}" +
        $"{string.Join("", Enumerable.Repeat("x", 3))}{new object[] { 1, "a" }.OfType<string>().Single()}" +
        $"{string.Join("", new[] { 1, 2 }.Append(3).Prepend(0))}" +
        $"{string.Join("", new[] { "a", "b" }.Index().Select(p => p.Index + p.Item))}";
    public static string LinqCast() => string.Join(",", new object[] { 1, 2 }.Cast<int>().Select(x => x + 1)) + new List<object>
        { "a" }.Cast<string>().First().Length;
    public static string LinqQuery() => string.Join(",", from a in new[] { 1, 2, 3 } from b in new[] { 1, 2 } let c = a * b
        where c > 2 orderby c descending, a select $"{a}{b}{c}") + string.Join(";", from w in new[] { "a", "bb", "c" } group w
        by w.Length into g orderby g.Key descending select g.Key + string.Join("", g)) + string.Join(",", from x in new[] { 1, 2
        } join y in new[] { 2, 3 } on x equals y select x + y);
    public static string Shuffle() => string.Join(",", new[] { 1, 2, 3 }.Select((x, i) => x * i).Where((x, i) => i > 0));
    public static string StringOps() => "Hello".ToUpper() + "Hello".ToLowerInvariant() + "a,b,,c".Split(',',
        StringSplitOptions.RemoveEmptyEntries).Length + " x ".Trim() + "xxaxx".Trim('x') + "abc".PadLeft(5) + "abc".PadRight(5,
        '.') + "abc".Insert(1, "Z") + "abcdef".Remove(2, 3) + "abc".Remove(1) + "aXbX".Replace("X", "") + "abc".IndexOf("c") +
        "abcabc".LastIndexOf('b') + "abc".Contains('b') + "abc".StartsWith("AB", StringComparison.OrdinalIgnoreCase) +
        "abc".EndsWith('c') + "a".CompareTo("b") + string.Compare("a", "B", StringComparison.OrdinalIgnoreCase) +
        string.IsNullOrWhiteSpace("  ") + "abc"[1] + "abc"[^1] + "abc"[1..] + "a-b".Split('-')[1] + "abc".Substring(1, 1) +
        "x".Equals("X", StringComparison.OrdinalIgnoreCase);
    public static string StringSplit() => string.Join("|", "a, b ,c".Split(',', StringSplitOptions.TrimEntries)) +
        string.Join("|", "a::b::c".Split("::", 2)) + string.Join("|", "a b\tc".Split()) + string.Join("|", "a;b,c".Split(';',
        ',')) + string.Join("|", "a;b,c".Split([';', ','], StringSplitOptions.RemoveEmptyEntries)) + string.Join("|",
        "aXYbXYc".Split(["XY"], StringSplitOptions.None));
    public static string InterpolationRaw() => $$"""{"a": {{1 + 1}}, "b": "{{"x"}}"}""" + $@"c:\{1}" + $"{{esc}}" +
        $"{(true ? "t" : "f")}" + $"""
    multi {1}
    line
    """;
    public static string Sized() { byte b = 250; b += 10; short s = short.MaxValue; s++; uint u = 0; u--; long l = int.MaxValue;
        l++; char c = 'a'; c++; int i = int.MaxValue; i++; ulong ul = ulong.MaxValue; ushort us = unchecked((ushort)70000);
        sbyte sb = unchecked((sbyte)200); float f = 1; f /= 3; double d = 1; d /= 4; decimal m = 1; m /= 4; return
        $"{b}|{s}|{u}|{l}|{c}|{i}|{ul}|{us}|{sb}|{d}|{m}|{1 / 2.0}|{(long)int.MaxValue * 2}|{(byte)'a'}|{'a' + 1}|{(char)('a' + 1)}";
        }
    public static string Promotion() { double d = 3; var h = d / 2; long l = 3; var q = l / 2; object o = l; float f = 3;
        decimal m = 3; int i = 7; double Avg(double a, double b) => (a + b) / 2; return
        $"{h}{q}{o is long}{f / 2}{m / 2}{Avg(1, 2)}{i / 2 * 2.0}{(double)i / 2}{new List<double> { 1, 2 }[0] / 4}" +
        $"{new double[] { 1 }[0] / 4}{new Dictionary<string, double> { ["a"] = 1 }["a"] / 4}{Rd(1) / 4}" +
        $"{new Hd { V = 1 }.V / 4}{new Hd(1).V / 4}{Gd() / 4}{(true ? 1 : 2.0) / 4}{Td.Item1 / 4}";
        static double Rd(double x) => x; }
    class Hd { public double V; public Hd() { } public Hd(double v) { V = v; } }
    static double Gd() { return 1; }
    static (double, int) Td => (1, 2);
    public static string Nullables() { int? a = 5; double? d = a; long? l = null; return
        $"{d / 2}{l ?? 3}{a.GetValueOrDefault()}{a is int v && v == 5}{(int)a + 1}{a == 5}{l.GetValueOrDefault(9)}" +
        $"{a?.ToString()}{l?.ToString() == null}";
        }
    public static string StackTries()
    {
        var stack = new Stack<string>(["a", "b"]);
        var all = stack.TryPeek(out var top) ? top : "-";
        while (stack.TryPop(out var one)) all += one;
        return all + stack.TryPeek(out _) + stack.TryPop(out var none) + (none ?? "null");
    }
    public static string QueueTries()
    {
        var queue = new Queue<int>([1, 2]);
        var all = queue.TryPeek(out var next) ? next : 0;
        while (queue.TryDequeue(out var one)) all = all * 10 + one;
        return $"{all}{queue.TryDequeue(out var none)}{none}";
    }
}
