namespace Cases.V11;

public static class RawStrings
{
    public const string Single = """A "quoted" word""";
    public const string Several = """
        First line
          indented "quotes" and \ backslashes
        // not a comment
        last
        """;
    public const string FourQuotes = """"
        Three quotes """ inside
        """";
    public const string Blank = """

        after a blank line

        """;
    public const string Json = """
    {
      "name": "value",
      "items": [1, 2, 3]
    }
    """;
    public const string Left = """
margin
""";
    public const string ConstantInterpolation = $"""{Single} and {"more"}""";

    public static string Interpolated(int count, string name) => $"""
        Hello {name}, "{count:N0}" and {count}
        """.Replace("{{", "{");

    public static string Double(int count) => $$"""
        { "count": {{count}}, "brace": "{", "padded": {{count,5:X}} }
        """;

    public static string Triple(int count) => $$$"""{{{count}}} {{literal}} {single}""";

    public static string Mixed(string a) => $"{a} {$"""{a} "x" {$@"{a}\"}"""} {@"\"}" + """x""" + $$"""{{a}}""";

    public static string MultiLineHole(int[] numbers) => $"sum: {
        numbers
            .Where(n => n > 1) // comments and new lines are fine here
            .Sum()
        } end";

    public static string Conditional(bool flag) => $"{(flag ? $"{1:D2}" : "no")} {new { A = 1 }.A} {new[] { "}", "{" }.Length}";
}
