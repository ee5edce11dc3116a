namespace Cases.Foundations;

public class Precedence
{
    public object All(int a, int b, int c, bool p, bool q, bool r, string? s, string t, int? n, Func<int, int> f, int[] x)
    {
        var o1 = a + b * c - a / b % c;
        var o2 = a << b + c >> a;
        var o3 = a < b == c > a != p;
        var o4 = a & b ^ c | a & c;
        var o5 = p && q || r && !p || !q;
        var o6 = p | q & r ^ p;
        var o7 = s ?? t ?? "x" + a;
        var o8 = p ? q ? 1 : 2 : r ? 3 : 4;
        var o9 = a = b = c;
        var o10 = -a + +b - ~c;
        var o11 = !p == q;
        var o12 = -x[0]++ - --x[1];
        var o13 = (a + b) * (c - a);
        var o15 = a is int && b is > 3 || c is < 2 == p;
        var o16 = s as object == t as object;
        var o17 = a + (int)b * (c);
        var o18 = n ?? a + b;
        var o19 = p ? s : t + s;
        var o20 = p ? (Func<int, int>)(y => y + 1) : y => y - 1;
        var o21 = a > b ? a : b > c ? b : c;
        var o22 = s + a + b + (a + b) + 'c' + 1.5 + null + p;
        var o23 = a == b & c != a | p;
        var o24 = a <= b && b >= c;
        var o25 = x[a + b] + x[x[0]] * x[^1];
        var o26 = s!.Length + s?.Length ?? 0 + t!.Trim()!.Length;
        var o27 = a++ + ++a + a-- - --a;
        var o28 = (p, q) == (q, p) && (a, b) != (b, a);
        var o29 = checked(a * b) + unchecked(a + b) * sizeof(int);
        var o30 = y() + a;
        int y() => a switch { 1 => 2, _ => 3 } * b;
        a += b *= c -= a;
        a <<= b >>= c &= a ^= b |= c %= 3;
        n ??= n ?? a;
        var o31 = a >>> b >> c >>> 1;
        var o32 = p ^ q ? 1 : 2;
        var o33 = (..a) is { } && (a..b) is var range && (..) is { Start: var start };
        var o34 = f is null ? throw new Exception() : p ? throw new Exception("x") : f;
        return new object?[] { o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o15, o16, o17, o18, o19, o20, o21, o22, o23, o24,
            o25, o26, o27, o28, o29, o30, o31, o32, o33, o34 };
    }
}
