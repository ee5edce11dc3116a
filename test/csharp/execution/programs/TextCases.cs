// Text, numbers, paths and enums that are known.
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

public static class TextCases
{
    enum Level { Low = 1, High = 5 }

    const string text = "Order Items";

    public static string Case() => text.ToLower() + text.ToUpperInvariant() + char.ToUpper('x') + char.ToLowerInvariant('Y');
    public static string Tests()
        => $"{text.Contains("Items")} {text.StartsWith("order")}"
            + $" {text.StartsWith("order", StringComparison.OrdinalIgnoreCase)} {text.EndsWith('s')}";
    public static string Index() => $"{text.IndexOf('r')} {text.LastIndexOf("r")} {text.IndexOf("x")} {text.IndexOf("e", 5)}";
    public static string Cut() => text.Substring(6) + text.Substring(0, 2) + text.Remove(5) + text.Remove(0, 6) + text.Insert(0, "my ");
    public static string Ranges() => text[..5] + text[6..] + text[^1] + text[0] + text[1..^1];
    public static string Replace()
        => text.Replace(" ", "-").Replace('I', 'i').Replace("order", "x", StringComparison.OrdinalIgnoreCase);
    public static string Trim() => "[" + "  a ".Trim() + "//b/".TrimEnd('/') + "//b/".TrimStart('/') + "xax".Trim('x') + "]";
    public static string Pad() => "7".PadLeft(3, '0') + "7".PadRight(3) + "|";
    public static string Split()
        => string.Join("+", "a,b,,c".Split(',')) + string.Join("+", "a,b,,c".Split(',', StringSplitOptions.RemoveEmptyEntries));
    public static string SplitText()
        => string.Join("+", "a::b".Split("::")) + string.Join("+", "a.b-c".Split(['.', '-'])) + string.Join("+", "a.b.c".Split('.', 2));
    public static string Join()
        => string.Join(", ", 1, 2, 3) + string.Join('-', "a", "b") + string.Join("/", new List<string> { "x", "y" });
    public static string Concat() => string.Concat("a", 1, 'c') + string.Concat(new[] { "d", "e" });
    public static string Format() => string.Format("{0}-{1}-{0}", "a", 2) + string.Format("{{{0}}}", 1);
    public static string Empty()
        => $"{string.IsNullOrEmpty("")} {string.IsNullOrWhiteSpace(" ")} {string.IsNullOrEmpty("a")} {string.Empty == ""}";
    public static string Equal()
        => $"{string.Equals("a", "A")} {"a".Equals("A", StringComparison.OrdinalIgnoreCase)}"
            + $" {string.Compare("a", "b", StringComparison.Ordinal)} {"b".CompareTo("a")}";
    public static string Chars()
        => $"{char.IsUpper('A')} {char.IsDigit('4')} {char.IsLetter('4')} {char.IsWhiteSpace(' ')} {char.IsLetterOrDigit('-')}";
    public static string CharText()
        => new string(text.Where(char.IsUpper).ToArray()) + new string('x', 3) + string.Concat(text.Select(char.ToLower));
    public static string Snake()
        => string.Concat("OrderItems".Select((c, at) => at > 0 && char.IsUpper(c) ? "_" + char.ToLower(c) : char.ToLower(c)
            .ToString()));
    public static string RegexReplace() => Regex.Replace("OrderItemsList", "([a-z])([A-Z])", "$1-$2").ToLower();
    public static string RegexWithOptions()
        => Regex.Replace("OrderITEMS", "([a-z])([A-Z])", "$1-$2", RegexOptions.CultureInvariant, TimeSpan.FromMilliseconds(200))
            .ToLowerInvariant();
    public static string RegexMethod()
        => new Regex("[aeiou]").Replace("education", "*") + Regex.IsMatch("abc", "^a.c$") + new Regex("^x").IsMatch("abc");
    public static string Parse()
        => $"{int.Parse("42")
            + 1} {bool.Parse("true")} {(int.TryParse("x", out var n) ? n : -1)} {(int.TryParse("7", out var m) ? m : -1)}";
    public static string Convert() => $"{System.Convert.ToInt32("12")} {System.Convert.ToString(5)} {System.Convert.ToBoolean("True")}";
    public static string Enums()
        => $"{Level.High} {(int)Level.High} {nameof(Level.Low)} {Level.Low.ToString()
            .ToLower()} {Enum.Parse<Level>("High") == Level.High}";
    public static string EnumLists()
        => string.Join(",", Enum.GetNames<Level>()) + string.Join(",", Enum.GetValues<Level>()) + Enum.IsDefined(Level.Low)
            + Enum.GetName(Level.High);
    public static string EnumTry()
        => $"{Enum.TryParse<Level>("low", true, out var level)} {level} {Enum.TryParse<Level>("none", out _)}";
    public static string Paths()
        => Path.Combine("a", "b", "c.txt") + Path.GetExtension("x.json") + Path.GetFileName("/a/b.c")
            + Path.GetFileNameWithoutExtension("/a/b.c") + Path.GetDirectoryName("/a/b.c");
    public static string Numbers()
        => $"{Math.Max(2, 3)} {Math.Min(2, 3)} {Math.Abs(-4)} {5.ToString()} {5.ToString(CultureInfo.InvariantCulture)}";
    public static string Builder()
        => new StringBuilder().Append("a").Append(1).AppendLine().Append('c').Insert(0, "<").Replace("a", "b").ToString();
    public static string BuilderLength()
    {
        var builder = new StringBuilder("abc");
        builder.Length--;
        return builder + "" + builder.Length;
    }
    public static string Length() => $"{text.Length} {"".Length}";
    public static string Loop() { var all = ""; foreach (var c in "abc") all = c + all; return all; }
    public static string Interpolate() { var a = 1; return $"{a}{"x"}{'y'}{true}{null}{Level.Low}"; }
    static T Make<T>() where T : new() => new T();
    public static string Made() => new int().ToString() + new Level() + Make<bool>() + Make<Level>().ToString() + Make<long>().ToString();
    public static string Uris() => Uri.EscapeDataString("a b/c");
    public static string Formats() { var i = 7; long l = -42; return $"{i:00} {i:D3} {255:x} {255:X4} {l:D4} {l:000}"; }
    public static string EnumFormats() => $"{7:G} {Level.High:D} {Level.High:G}";
    public static string Alignments() => $"[{"ab",5}] [{"ab",-5}] [{7,3:D2}] [{'c',2}] [{"long",1}]";
    public static string FormatMethods() => 7.ToString("D2") + 255.ToString("x") + string.Format("{0:D3}|{1,4}|{2}", 5, "a", true);
    public static string Invariant() => string.Create(CultureInfo.InvariantCulture, $"a{1}") + FormattableString.Invariant($"b{2:00}");
    public static string Joined() => Path.Join("a", "b/", "c") + Path.Join("/x", "/y") + Path.Join("", "z");
}
