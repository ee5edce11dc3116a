using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Threading.Tasks;

/// <summary>
/// Roslyn says of each x whether it may be null: of `Show(x)` we say the same, of `Try(x)` we may say that it may be null.
/// </summary>
public static class Nulls
{
    static bool Show<T>(T x) => true;
    static bool Try<T>(T x) => true;
    static string? Some() => null;
    static string Always() => "";
    static Task<string?> SomeAsync() => Task.FromResult<string?>(null);

    static void Returns(string? x)
    {
        Show(x);
        if (x is null) { Show(x); return; }
        Show(x);
    }

    static int Throws(string? x)
    {
        if (x == null) throw new ArgumentException("x");
        Show(x);
        return 1;
    }

    static bool Chooses(string? x) => x is null ? Show(x) : Show(x);

    static void Conditional(string? x, string? y)
    {
        _ = x is null ? Show(x) : Show(x);
        _ = x != null ? Show(x) : Show(x);
        _ = null == x || Show(x);
        _ = x is not null && Show(x);
        _ = x is { } && Show(x);
        _ = x is { Length: > 0 } && Show(x);
        _ = !(x is null) && Show(x);
        _ = x is string && Show(x);
        _ = x is null && y is null || Show(x);
        _ = (x is null || y is null) ? Show(x) : Show(y);
        _ = (x is null && y is null) ? Show(x) : Show(y);
    }

    static void Branches(string? x, bool flag)
    {
        if (x is not null) Show(x);
        else Show(x);
        if (x is { Length: 3 }) { Show(x); } else { Show(x); }
        if (flag && x is not null) { Show(x); } else { Show(x); }
        if (flag || x is null) { Show(x); } else { Show(x); }
        if (flag) { if (x is null) return; Show(x); }
        Show(x);
    }

    static void Both(string? x, bool flag)
    {
        if (flag) { if (x is null) return; }
        else if (x == null) { throw new Exception(); }
        Show(x);
    }

    static void Nested(string? x, bool flag)
    {
        if (x is null)
        {
            if (flag) return;
            else throw new Exception();
        }
        Show(x);
    }

    static async Task Local()
    {
        var x = await SomeAsync();
        Show(x);
        if (x is null) return;
        Show(x);
        x = Some();
        Show(x);
        if (x is null) x = "";
        Show(x);
    }

    static void Assigned(string? x)
    {
        x = "a";
        Show(x);
        x = Some();
        Show(x);
        x ??= "b";
        Show(x);
        x = null;
        Show(x);
        x = Some() ?? throw new Exception();
        Show(x);
        x = Some()!;
        Show(x);
    }

    static void Given()
    {
        string? x = Always();
        Show(x);
        x = Some();
        Show(x);
        x = Always();
        Show(x);
        string? y = "a", z = null;
        Show(y);
        Show(z);
    }

    static void InTest(string? x)
    {
        if ((x = Some()) is null) return;
        Show(x);
        if ((x = Some()) != null) Show(x);
        Show(x);
        if (x is not null && (x = Some()) == "a") Try(x);
        while ((x = Some()) is not null) Show(x);
    }

    static void Kept(string? x)
    {
        if (x is null) return;
        foreach (var one in new[] { 1, 2 })
        {
            Show(x);
        }
        Show(x);
        foreach (var one in new[] { 1, 2 })
        {
            Try(x);
            x = Some();
        }
        Show(x);
    }

    static void Loops(string? x, List<string?> all)
    {
        foreach (var one in all)
        {
            if (one is null) continue;
            if (x is null) continue;
            Show(x);
        }
        Show(x);
        while (x is null) x = Some();
        Try(x);
    }

    static void Tries(string? x)
    {
        try
        {
            if (x is null) return;
            Show(x);
        }
        catch (Exception)
        {
            Show(x);
            return;
        }
        finally
        {
            Show(x);
        }
        Show(x);
        try { x = Some(); }
        catch (Exception) { Show(x); }
        Show(x);
    }

    static void Switches(string? x, int? n)
    {
        _ = x switch { null => Show(x), _ => Show(x) };
        _ = x switch { "a" => Show(x), null => false, _ => Show(x) };
        _ = x switch { { Length: 1 } => Show(x), _ => Show(x) };
        switch (x)
        {
            case null: return;
            default: Try(x); break;
        }
        if (n is null) return;
        Show(n);
        switch (x) { case "a": throw new Exception(); case "b": Show(n); break; default: Show(n); break; }
        string? y = Some();
        if (y is null) return;
        switch (n) { case 1: Try(y); y = null; break; case 2: Show(n); goto case 1; default: Try(y); break; }
        Show(y);
    }

    static async Task Patterns(int? n)
    {
        if (await SomeAsync() is { } x) Show(x);
        if (Some() is { Length: 2 } y) Show(y);
        if (Some() is not { } z) return;
        Show(z);
        if (Some() is var a) Show(a);
        if (Some() is string b && Show(b)) Show(b);
        if (n is { } c) Show(c);
    }

    static void Values(int? n)
    {
        if (!n.HasValue) return;
        Show(n);
        n = null;
        Show(n);
    }

    static void Texts(string? x)
    {
        if (string.IsNullOrEmpty(x)) { Show(x); return; }
        Show(x);
    }

    static void Guards(string? x, string? y)
    {
        ArgumentNullException.ThrowIfNull(x);
        Show(x);
        ArgumentException.ThrowIfNullOrEmpty(y);
        Show(y);
        Change(ref x);
        Show(x);
        if (x is null) return;
        Fill(out x);
        Show(x);
    }

    static void Change(ref string? x) { }
    static void Fill(out string? x) => x = null;

    static void Functions(string? x, string? y)
    {
        if (x is null || y is null) return;
        Try(x);
        Action change = () => x = null;
        change();
        Try(x);
        Action show = () => Try(y);
        Show(y);
        string? z = null;
        Action own = () => { string? w = Some(); if (w is null) return; Show(w); };
        Show(z);
    }

    static void Deconstructs(string? x, string? y)
    {
        if (x is null || y is null) return;
        (x, y) = (Some(), "a");
        Show(x);
        Try(y);
    }

    static void Elements(string? one, string? other, string?[] many, (string? Item, int) pair)
    {
        if (one is null) return;
        Show((one, 1).Item1);
        Show((other, 1).Item1);
        Show((Text: one, other).Text);
        Show((one, other).other);
        Show(new[] { one }[0]);
        Show(new[] { one, other }[0]);
        Show(new string?[] { one }[0]);
        Show(many[0]);
        Show(pair.Item);
        if (pair.Item != null) Try(pair.Item);
        (string? Text, int) made = (one, 2);
        Try(made.Text);
        ((one, _), other) = ((Some(), 1), "b");
        Show(one);
    }

    static void Usings(string? x)
    {
        using (new System.IO.MemoryStream())
        {
            if (x is null) return;
        }
        Show(x);
        lock (x) { x = Some(); }
        Show(x);
    }

    static bool Find([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out string? x) { x = ""; return true; }
    static bool Always(out string x) { x = ""; return true; }
    static bool Either([System.Diagnostics.CodeAnalysis.MaybeNullWhen(false)] out string x) { x = ""; return true; }
    static bool Make<T>(T given, out T x) { x = given; return true; }

    static void Outs(Dictionary<string, string> map, Dictionary<string, string?> sparse, string? given)
    {
        if (Find(out var a)) Show(a);
        Show(a);
        if (!Find(out var b)) return;
        Show(b);
        Always(out var c);
        Show(c);
        if (Either(out var d) && Show(d)) Show(d);
        else Show(d);
        if (map.TryGetValue("a", out var e)) Show(e);
        else Show(e);
        if (sparse.TryGetValue("a", out var f)) Show(f);
        _ = Make(given, out var g) && Show(g);
        string? h = null;
        if (!Find(out h)) { Show(h); return; }
        Show(h);
        Always(out h);
        Show(h);
        if (Find(out string? i)) Show(i);
        _ = !Find(out var j) || Show(j);
        while (Find(out var k)) Show(k);
    }

    static void Elements(List<string?> all)
    {
        foreach (var one in all)
        {
            Show(one);
            if (one is null) continue;
            Show(one);
        }
    }

    static string Need(string? x) => x ?? "";

    static void Learned(string? a, string? b, string? c, string? d, string? e, int? n, Order? order)
    {
        _ = a ?? throw new ArgumentException("a");
        Show(a);
        // The built-in model does not have these attributes.
        Assert(b != null);
        Try(b);
        c ??= Always();
        Show(c);
        c = c.Trim();
        Show(c);
        d!.Trim();
        Show(d);
        if (e?.Length > 3) Show(e);
        if (e?.Length == 3) Show(e); else Show(e);
        if (e == "e") Show(e);
        if (e?.Trim() is { Length: 2 }) Show(e);
        if (n is > 3 && order?.Customer is not null) { Show(order); Show(order.Customer); }
        _ = e?.Trim();
        Show(e);
        Func<bool> later = () => Show(a) && Show(e);
        e = Need(e);
        Show(e);
        e = null;
        e = d = Always();
        Show(e);
        var text = Always();
        Show(text);
        text = Some();
        Show(text);
    }

    static string Ends(string? x, string? y, bool flag)
    {
        if (x is null) Fail();
        Try(x);
        if (x is null) throw new Exception();
        y = flag ? x : Always();
        Show(y);
        y = flag ? null : x;
        Show(y);
        y = (string?)x;
        Show(y);
        object? o = y;
        var z = (string)o;
        Show(z);
        z = (string)(object)x;
        Show(z);
        y = Same(x);
        Try(y);
        return x switch { "a" => x, _ => Need(y) };
    }

    static void Assert([DoesNotReturnIf(false)] bool holds) { }

    [return: NotNullIfNotNull(nameof(x))]
    static string? Same(string? x) => x;

    [DoesNotReturn]
    static void Fail() => throw new Exception();
}

/** What members say of each other: `[MemberNotNullWhen]`, `[MemberNotNull]`. */
public class Outcome
{
    private string? _reason;
    public string? Value { get; set; }

    [MemberNotNullWhen(true, nameof(Value))]
    [MemberNotNullWhen(false, nameof(_reason), nameof(Reason))]
    public bool IsOk => Value is not null;
    public string? Reason => _reason;
    [MemberNotNullWhen(true, nameof(Value))] public bool TryIt() => IsOk;
    [MemberNotNull(nameof(_reason))] private void Explain() => _reason = "a";

    static bool Show<T>(T x) => true;

    public void Own()
    {
        var shown = IsOk ? Show(Value) : Show(Value);
        if (!this.IsOk) Show(_reason);
        if (IsOk) Show(_reason);
        if (IsOk && Value.Length > 1) Show(this.Value);
        Explain();
        Show(_reason);
    }

    public static void Of(Outcome outcome, Outcome other)
    {
        if (outcome.IsOk) Show(outcome.Value);
        if (outcome.IsOk) Show(other.Value);
        if (other.IsOk) Show(outcome.Value);
        if (!outcome.TryIt()) return;
        Show(outcome.Value);
        Show(outcome.Reason);
        outcome.Value = null;
        Show(outcome.Value);
        if (!other.IsOk) { Show(other.Reason); return; }
        Show(other.Value);
        Show(other.Reason);
    }
}

public class Order
{
    public string? Customer { get; set; }
    public Order? Next { get; set; }
    string? _name;

    static bool Show<T>(T x) => true;
    static string? Some() => null;

    string Own()
    {
        Show(_name);
        if (_name is null) _name = "own";
        Show(_name);
        Show(this._name);
        _name = Some();
        Show(_name);
        return Customer ??= "made";
    }

    void Members(Order other, string? _name)
    {
        if (other.Customer is null || other.Next?.Customer == null) return;
        Show(other.Customer);
        Show(other.Next);
        Show(other.Next.Customer);
        Show(Customer);
        if (_name != null) Show(this._name);
        this._name = _name ?? "";
        Show(this._name);
        Show(_name);
        other = new Order();
        Show(other.Next);
        if (string.IsNullOrWhiteSpace(Customer)) { Show(Customer); } else { Show(Customer); }
        Customer = null;
        Show(Customer);
    }

    string? Late { get { if (Customer != null) { Show(Customer); return Customer; } return null; } set { Show(value); } }
}
