// The ways that code takes: exceptions, patterns, closures, loops.
public static class FlowCases
{
    public static string IteratorEndless() { IEnumerable<int> It() { var i = 0; while (true) yield return i++; } return
        string.Join(",", It().Where(x => x % 2 == 1).Take(3)); }
    static async IAsyncEnumerable<int> Stream(int n) { for (var i = 0; i < n; i++) { await Task.Yield(); yield return i; } }
    static async Task<string> Streamed() { var s = ""; await foreach (var i in Stream(3)) s += i; return s; }
    public static string AsyncStream() => Streamed().Result;
    public static string AsyncStreamAwaiter() => Streamed().GetAwaiter().GetResult();
    static async Task<int> Add(int a) { await Task.Delay(1); return a + 1; }
    public static string WhenAll() => string.Join(",", Task.WhenAll(Add(1), Add(2)).Result);
    public static string WhenAllSelect() => string.Join(",", Task.WhenAll(new[] { 1, 2 }.Select(Add)).GetAwaiter().GetResult());
    public static string Rethrow() { try { try { throw new FormatException("q"); } catch (Exception) { throw; } } catch
        (FormatException e) { return e.Message; } }
    class MyEx(int code) : Exception("code " + code) { public int Code => code; public override string Message => "m" +
        base.Message; }
    public static string OwnException() { try { throw new MyEx(4); } catch (MyEx e) { return e.Code + e.Message; } }
    public static string FinallyReturn() { var s = ""; int F() { try { return 1; } finally { s += "f"; } } var r = F(); return s
        + r; }
    public static string FinallyAfterValue() { int F() { var x = 1; try { return x; } finally { x = 9; } } return $"{F()}"; }
    public static string NestedFinally() { var s = ""; try { try { s += 1; throw new Exception(); } finally { s += 2; } } catch
        { s += 3; } finally { s += 4; } return s; }
    public static string ContinueFinally() { var s = ""; for (var i = 0; i < 3; i++) { try { if (i == 1) continue; s += i; }
        finally { s += "f"; } } return s; }
    public static string CatchDivide() { var z = 0; try { return $"{1 / z}"; } catch (DivideByZeroException) { return "div"; } }
    public static string CatchCast() { object o = "s"; try { return $"{(int)o}"; } catch (InvalidCastException) { return "cast";
        } }
    public static string CatchParse() { try { return $"{int.Parse("x")}"; } catch (FormatException) { return "format"; } }
    public static string CatchFirst() { try { return $"{new int[0].First()}"; } catch (InvalidOperationException) { return
        "empty"; } }
    public static string CatchSingle() { try { return $"{new[] { 1, 2 }.Single()}"; } catch (InvalidOperationException) { return
        "many"; } }
    public static string CatchAdd() { var d = new Dictionary<string, int> { ["a"] = 1 }; try { d.Add("a", 2); return "no"; }
        catch (ArgumentException) { return "dup" + d["a"]; } }
    public static string CatchChecked() { var i = int.MaxValue; try { return $"{checked(i + 1)}"; } catch (OverflowException) {
        return "over"; } }
    public static string CatchCheckedBlock() { var i = int.MaxValue; try { checked { i++; } return $"{i}"; } catch
        (OverflowException) { return "over"; } }
    public static string CatchModified() { var l = new List<int> { 1, 2 }; try { foreach (var x in l) l.Add(x); return "no"; }
        catch (InvalidOperationException) { return "mod" + l.Count; } }
    public static string CatchSwitch() { try { var x = 3; return x switch { 1 => "a", 2 => "b" }; } catch (Exception e) { return
        "none"; } }
    public static string CatchNullable() { int? n = null; try { return $"{n.Value}"; } catch (InvalidOperationException) {
        return "nov"; } }
    public static string CatchSubstring() { try { return "abc".Substring(5); } catch (ArgumentOutOfRangeException) { return
        "range"; } }
    public static string CatchEnum() { try { return $"{Enum.Parse<DayOfWeek>("Nope")}"; } catch (ArgumentException) { return
        "enum"; } }
    public static string NestedFunctions() { var total = 0; void Add(int n) { if (n == 0) return; total += n; Add(n - 1); }
        Add(4); return $"{total}"; }
    public static string CaptureFor() { var l = new List<Func<int>>(); for (var i = 0; i < 3; i++) l.Add(() => i); return
        string.Join(",", l.Select(f => f())); }
    public static string CaptureForeach() { var l = new List<Func<int>>(); foreach (var i in new[] { 1, 2, 3 }) l.Add(() => i *
        2); return string.Join(",", l.Select(f => f())); }
    public static string CaptureWhile() { var l = new List<Action>(); var s = ""; var n = 0; while (n < 3) { var m = n; l.Add(()
        => s += $"{m}{n}"); n++; } l.ForEach(a => a()); return s; }
    public static string CaptureShared() { var x = 0; Func<int> inc = () => ++x, get = () => x; inc(); inc(); x = 10; return
        $"{get()}{inc()}"; }
    public static string Curry() { Func<int, Func<int, Func<int, int>>> f = a => b => c => a * 100 + b * 10 + c; return
        $"{f(1)(2)(3)}"; }
    public static string Compose() { Func<int, int> d = x => x * 2, p = x => x + 1; Func<Func<int, int>, Func<int, int>,
        Func<int, int>> c = (f, g) => x => g(f(x)); return $"{c(d, p)(5)}{c(p, d)(5)}"; }
    public static string YCombinator() { Func<int, int>? f = null; f = n => n <= 1 ? 1 : n * f!(n - 1); return $"{f(5)}"; }
    public static string Fibonacci() { int Fib(int n) => n < 2 ? n : Fib(n - 1) + Fib(n - 2); return $"{Fib(10)}"; }
    public static string Multicast() { var s = ""; Action<int> a = x => s += x; a += x => s += x * 2; a += x => s += "!"; a(3);
        return s; }
    public static string MulticastRemove() { var s = ""; void A() => s += "a"; void B() => s += "b"; Action? f = A; f += B; f +=
        A; f -= A; f?.Invoke(); f -= B; f -= A; return s + (f == null); }
    public static string SwitchFall() { var s = ""; foreach (var i in new[] { 1, 2, 3, 4 }) switch (i) { case 1: case 2: s +=
        "low"; break; case 3: s += "mid"; goto case 1; default: s += "def"; continue; } return s; }
    public static string SwitchEnum() { string F(DayOfWeek d) => d switch { DayOfWeek.Saturday or DayOfWeek.Sunday => "we", >
        DayOfWeek.Monday and < DayOfWeek.Thursday => "mid", _ => "wd" }; return string.Join(",",
        Enum.GetValues<DayOfWeek>().Select(F)); }
    public static string SwitchTuple() { string F(int a, bool b) => (a, b) switch { (0, _) => "z", ( > 0, true) => "pt", ( > 0,
        false) => "pf", var (x, y) when x < -5 => "low" + y, _ => "neg" }; return F(0, true) + F(1, true) + F(1, false) + F(-9,
        true) + F(-1, false); }
    public static string ListPatterns() { string F(int[] a) => a switch { { Length: 0 } => "e", [var x] => "1:" + x, [1, 2, ..]
        => "12", [.., 9] => "9", [var f, .. var m, var l] when m.Length > 1 => $"{f}-{m.Length}-{l}", [_, _] => "two", [> 5, ..,
        < 3] => "gl", _ => "o" }; return string.Join("|", F([]), F([7]), F([1, 2, 3]), F([4, 9]), F([3, 4, 5, 6]), F([3, 4]),
        F([6, 1, 2]), F([4, 4, 4])); }
    public static string ListPatternList() => new List<string> { "a", "b" } is ["a", { Length: 1 } x] ? x : "no";
    public static string PropertyPattern() { var p = new Pt(1, new Pt(2, null)); return
        $"{p is { X: 1, Next.X: 2 }}{p is { Next: { Next: null } n } && n.X == 2}{p is { Next.Next.X: 1 }}{p is (1, { X: > 1 })}";
        }
    record Pt(int X, Pt? Next);
    public static string NotPattern() { object? o = null; object q = "s"; return
        $"{o is not null}{q is not string}{q is not (int or null)}{q is string and { Length: 1 }}{o is null or ""}"; }
    public static string VarPattern() => 5 is var x && x > 3 ? $"{x}" : "n";
    public static string ParenPattern() { char c = 'q'; return
        $"{c is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z')}{c is 'x' or 'y'}"; }
    public static string TypePattern() { object o = 3; return o switch { string => "s", long => "l", int => "i", _ => "?" }; }
    public static string PatternConst() { object o = 1L; return $"{o is 1}{o is 1L}{o is (byte)1}"; }
    public static string PatternInterface() { object o = new List<int>(); return
        $"{o is IEnumerable<int>}{o is IList<string>}{o is System.Collections.IEnumerable}" +
        $"{new int[0] is IReadOnlyList<int>}{new Dictionary<string, int>() is IDictionary<string, int>}";
        }
    public static string PatternVariance() { object o = new List<string>(); object a = new string[0]; return
        $"{o is IEnumerable<object>}{o is List<object>}{a is object[]}{o is IReadOnlyCollection<object>}"; }
    public static string GotoLoop() { var i = 0; top: if (i < 3) { i++; goto top; } return $"{i}"; }
    public static string BreakOuter() { for (var i = 0; i < 3; i++) for (var j = 0; j < 3; j++) if (i * j == 2) { return
        $"{i}{j}"; } return "no"; }
    public static string DoWhileContinue() { var i = 0; var s = ""; do { i++; if (i == 2) continue; s += i; } while (i < 4);
        return s; }
    public static string ForMany() { var s = ""; for (int i = 0, j = 10; i < j; i += 3, j--) s += $"{i}{j} "; return s; }
    public static string WhileTrue() { var i = 0; while (true) { if (++i > 5) break; if (i % 2 == 0) continue; } return $"{i}";
        }
    public static string LocalStatic() { static int Sq(int x) => x * x; static string R(int n) => n == 0 ? "" : R(n - 1) +
        Sq(n); return R(3); }
    public static string LocalDefault() { string F(int a = 1, string b = "d", params int[] r) => a + b + r.Length; return F() +
        F(2) + F(b: "z") + F(1, "x", 1, 2, 3); }
    public static string LocalGeneric() { T Id<T>(T x) => x; string N<T>() => typeof(T).Name; return Id("a") + Id(3) + N<int>()
        + N<List<string>>(); }
    public static string UsingOrder() { var s = ""; { using var a = new D(() => s += "a"); using var b = new D(() => s += "b");
        s += "x"; } return s; }
    class D(Action a) : IDisposable { public void Dispose() => a(); }
    public static string UsingReturn() { var s = ""; int F() { using (new D(() => s += "d")) { s += "in"; return 1; } } return
        F() + s; }
    public static string UsingPattern() { var s = ""; using (var r = new RS { A = () => s += "r" }) s += "x"; return s; }
    ref struct RS { public Action A; public void Dispose() => A(); }
    public static string LockNested() { var o = new object(); lock (o) { lock (o) return "l"; } }
    public static string ThrowExpr() { string? s = null; try { var t = s ?? throw new Exception("t"); return t; } catch
        (Exception e) { return e.Message; } }
    public static string NullOps() { string? s = null; int? i = null; s ??= "d"; i ??= 4; i++; List<int>? l = null; return
        $"{s}{i}{l?.Count}{l?.Count ?? -1}{l?[0] is null}{i + null is null}"; }
    public static string NullLifted() { int? a = 1, b = null; return
        $"{a < b}{a == b}{b == null}{(a + b).HasValue}{(b ?? 0) + a}{a > 0}"; }
    public static string NullCond() { var b = new Nd(); b.Next?.V = 4; b.Next = new(); b.Next?.V = 6; b.Next?.V += 2; return
        $"{b.Next?.V}{b.Next?.Next?.V}"; }
    class Nd { public int V; public Nd? Next; public List<int>? L; }
    public static string NullCondIndex() { var b = new Nd { L = [1, 2] }; b.L?[0] = 5; return $"{b.L?[0]}{b?.L?[^1]}"; }
    public static string NullCondCall() { string? s = null; var n = 0; string Arg() { n++; return "x"; } var r = s?.Replace("a",
        Arg()); return $"{n}{r is null}"; }
    public static string IsNullOr() { string? s = null; return
        $"{s is null or { Length: 0 }}{s?.Length > 3}{s?.Length <= 3}{!(s?.Length > 3)}"; }
    }
