namespace Cases.Traps;

public class LongChains
{
    public string Text = "a" + "b" + "c" + "d" + "e" + "f" + "g" + "h" + "i" + "j" + "k" + "l" + "m" + "n" + "o" + "p" + "q" + "r" + "s"
        + "t" + "u" + "v" + "w" + "x" + "y" + "z"
        + "a" + "b" + "c" + "d" + "e" + "f" + "g" + "h" + "i" + "j" + "k" + "l" + "m" + "n" + "o" + "p" + "q" + "r" + "s" + "t" + "u"
            + "v" + "w" + "x" + "y" + "z";

    public const string Sql = "select *" +
        " from table" + // why
        " where a = 1" /* and */ +
        "   and b = 2" +
        " order by c";

    public bool Any(int n) => n == 1 || n == 2 || n == 3 || n == 4 || n == 5 || n == 6 || n == 7 && n != 8 && n != 9 || n == 10
        | n == 11 & n == 12 ^ n == 13;

    public LongChains Self => this;

    public LongChains With(string text, params object?[] rest) => this;

    public LongChains Run() =>
        Self.Self.Self.Self.Self
            .With("a").With("b", 1, 2)
            .With("c")?.Self!
            .With(text: "d")
            ?.With("e")
            .Self?.With("f")?.Self
            .With("g", new { A = 1 }, new[] { 1 }, (object)1)!
            // a comment in the chain
            .With($"h{1}")
            /* another */ .Self;

    public int Tern(int n) =>
        n == 1 ? 10 :
        n == 2 ? 20 :
        n == 3 ? 30 :
        n == 4 ? 40 :
        n is > 5 and < 10 ? 50 :
        60;

    public object? Coalesce(object? a, object? b, object? c) => a ?? b ?? c ?? a?.ToString() ?? b?.GetHashCode() ?? c as string
        ?? (object?)null ?? "end";

    public int Else(int n)
    {
        if (n == 1) return 1;
        else if (n == 2) return 2;
        else if (n == 3) { return 3; }
        else if (n == 4)
            return 4;
        else if (n == 5) return 5;
        else
        {
            if (n == 6) return 6;
            else return 7;
        }
    }
}
