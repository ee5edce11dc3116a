namespace Cases.Traps;

public class Strings
{
    private static string F(string text, int n = 0) => text;

    public string Use(int n, string s, Dictionary<string, int> map, DateTime time)
    {
        var braces = $"{{{F(",")}}}";
        var onlyBraces = $"{{}}";
        var nestedQuotes = $"{map["key"]} {F("a{b}c")} {F($"{n}")}";
        var format = $"{n:#,##0.00} {time:yyyy-MM-dd HH:mm:ss} {n,10} {n,-10:X4} {time:'T'HH}";
        var colonInTernary = $"{(n > 0 ? "a" : "b")}";
        var colonInNamed = $"{F(text: "x", n: 3)}";
        var alias = $"{(global::System.Math.PI):F2}";
        var lambda = $"{((Func<int, string>)(x => $"{x}"))(n)}";
        var initializer = $"{new { A = 1, B = "}" }.B}{new List<int> { 1, 2 }.Count}";
        var verbatim = $@"a\{n}""{s}""
{F(@"\")} end";
        var other = @$"{n}\";
        var comment = $"{n /* } */} {
            n // }
        }";
        var character = $"{'"'} {'\''} {'{'} {'}'}";
        var switches = $"{n switch { 1 => "one", > 2 and < 5 => "few", _ => $"{n}" }}";
        var raw = $"""{n} "{s}" {F("""x""")}""";
        var rawBraces = $$"""{{{n}}} { } {{F("}}")}} {{n:X}}""";
        var multi = $$$"""
            {{{n}}}
              {{ {{{F($"{n}")}}} }}
            """;
        var deep = $"{$"{$"{$"{n}"}"}"}";
        var concatenated = "a" + $"b{n}" + @"c" + $@"d{n}" + """e""";
        var unicode = $"é{n}😀{s}\u00e9\x41{{";
        var escapes = $"\t{n}\n\"{s}\"\\";
        var array = $"{new[] { 1, 2 }[0]:D2}{map?["x"]}{s?[0]}{s![0]}{s[^1]}{s[1..]}";
        var awaitless = $"{n++ + --n}{-n}{!true}{~n}";
        var conversion = $"{(object)n}{(int?)n}{n as object}{n is int}";
        var empty = $"" + $@"" + @"" + "";
        var query = $"{(from x in map where x.Value > 1 select x.Key).First()}";
        var tuple = $"{(n, s)} {(n, s).n}";
        var typeofs = $"{typeof(List<>)} {typeof(Dictionary<string, int>):G}";
        var quote = '"' + "'" + '\'' + "\"" + '\\';
        var percent = $"{n:P0}%{n}%";
        return braces + onlyBraces + nestedQuotes + format + colonInTernary + colonInNamed + alias + lambda + initializer
            + verbatim + other + comment + character + switches + raw + rawBraces + multi + deep + concatenated + unicode + escapes + array
            + awaitless + conversion + empty + query + tuple + typeofs + quote + percent;
    }
}
