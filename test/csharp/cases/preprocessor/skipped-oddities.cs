#if NEVER
This text is "not C#: 'unbalanced, /* unclosed, @" open
#if WHATEVER
$"""" raw? {{{
#elif OTHER
#else
#endif
   #   if SPACED
   #   endif
// #endif in a comment counts not, it does not start the line
/*
#endif
namespace Cases.Preprocessing;

public class SkippedOddities
{
    public int Kept = 1;
#if NEVER
    */ public int Dropped = "never;
#else // comment
    public int Else = 2;
#endif
#if NEVER
    #region
    #endregion
#endif
    public string Text = """
        #if NEVER
        kept in the raw string
        #endif
        """;
    public string Interpolated = $@"
#if {1 + 1}
kept
";
}
