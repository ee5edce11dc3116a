namespace Cases.Preprocessing;

// This file begins with a byte order mark, ends its lines in three ways, and ends without one.
public class LineEndings
{
    public string Verbatim = @"first
second";
    public string Raw = """
        one
        two
        """;
#if CASES
    public int Taken;
#else
    broken "
#endif
    public int Über = 1; public string Emoji = "😀"; public int After = 2;
}