using Nothing.Of.The.Kind;

namespace Meaningless;

[Unknown(1, other: 3, Name = 2), Also.Unknown<int>]
public class Meaningless<T> : UnknownBase<T>.Inner, IUnknown where T : Unknown?, notnull, allows ref struct
{
    unknown field = unknown.Value, other = new unknown(1) { X = { Y = 1 }, [2] = 3 };
    public abstract override sealed virtual static void Modifiers();
    public Unknown<int, string?> this[unknown x, params y z] { get; set; }
    public static Unknown operator checked +(Unknown a);
    public static implicit operator checked Unknown(int a) => a;
    unknown IUnknown<T>.Method<U>(U u) where U : default => throw u;
    void Calls()
    {
        a.b.c(d => e, f: g, ref h, out var i, out j k, in l);
        a<b>(c);
        await foo; await using var x = y; yield return z;
        from.where.select = let + join;
        var (a, (b, _)) = c; (d, e) = f; (int g, var h) = i;
        new X(); e?.f(); nameof(j); a++; --b; c ??= d; f(x => x);
        goto case 5; goto default; break; continue; throw;
        base.x = this.y; base[0] = this[1];
        using var a2 = b; using (c) d(); lock (e) ; fixed (int* f = g) { }
        const var h = 1; ref int k = ref l; scoped ref readonly m n = ref o;
        async void Local() => await p; static unsafe int* Other() { return null; }
        if (a is b c and d or not e { F: > 1, G.H: [.., var i] } or (1, _) k && l is { } m || n is var (o, p)) ;
    }
}
