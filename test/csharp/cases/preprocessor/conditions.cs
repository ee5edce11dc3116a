#define LOCAL
#define BOTH
#undef BOTH
// A directive counts only at the start of a line.
# define   WIDE   // comment after
	#	define TABBED
using System.Text;
#if LOCAL
using System.Collections;
#else
using Nowhere.At.All;
#endif

namespace Cases.Preprocessing;

#if LOCAL && !BOTH
public class Taken
#elif LOCAL
public class Second
#else
public class Third
#endif
{
#if (WIDE || MISSING) && (TABBED == true) && BOTH != LOCAL
    public int Chosen;
#endif
#if false
    this is not C# at all " ' /* unclosed
    #if LOCAL
    nested and skipped
    #else
    also skipped
    #endif
    #region also skipped, but counted
    #endregion
#elif CASES && CASES_FEATURE
    public int FromProject;
#endif
#if !LOCAL
    public string Broken = "unclosed;
#endif
#if NET10_0_OR_GREATER && NET && !NETFRAMEWORK
    public StringBuilder Modern = new();
#endif
#if true
#if LOCAL
    public IEnumerable Nested = new ArrayList();
#elif UNDEFINED_SYMBOL
    garbage (((
#endif
#endif
    public string InString = @"
#if LOCAL
not a directive
#endif
";
    public string InRaw = """
        #if LOCAL
        text
        #endif
        """;
    /*
#if LOCAL
    in a comment
#endif
    */
    public int After;
}
