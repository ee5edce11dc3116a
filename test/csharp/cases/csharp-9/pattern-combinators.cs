namespace Cases.V9;

public class Combinators
{
    public static bool IsLetter(char c) => c is >= 'a' and <= 'z' or >= 'A' and <= 'Z';

    public static bool IsLetterOrSeparator(char c) => c is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or '.' or ',';

    public static string Temperature(double t) => t switch
    {
        < -40.0 => "low",
        >= -40.0 and < 0 => "cold",
        >= 0 and < 10.0 => "cool",
        < 20.0 or > 100.0 => "mild or boiling",
        double.NaN => "unknown",
        _ => "warm",
    };

    public static int Not(object? o)
    {
        if (o is not null) return 1;
        if (o is not string) return 2;
        if (o is not (int or long)) return 3;
        if (o is not int number) return 4;
        if (o is not not null) return number;
        if (o is not { } and not 3) return 5;
        if (o is string or null and not "x") return 6;
        if (o is int and > 3 or string { Length: > 2 and < 5 }) return 7;
        if (o is (int or string) and var both) return both.GetHashCode();
        return 0;
    }

    public static bool Types(object o) => o switch
    {
        int or long => true,
        string and { Length: > 0 } => true,
        List<int> => false,
        System.Collections.IEnumerable or IDisposable => false,
        not Exception => true,
        Exception and not InvalidOperationException => true,
        _ => false,
    };

    public static bool Precedence(int a, int b, bool flag) =>
        a is > 0 and < 10 && b is 1 or 2 || flag is true == (a is not 3) && a + b is > 5;

    public static int Conditional(int x) => x is > 0 and <= 100 ? x : -x;

    public static bool Relational(object o, int n) => o is > (byte)3 or < -5 or >= 'c' or <= 1.5f && n is > int.MaxValue - 1;

    // The words are names where the language lets them be.
    public static bool Names(object and, object or, bool not) => and is or_ || or is or_ named && named == and && not;

    private class or_ { }
}
