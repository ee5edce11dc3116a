using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;

namespace Oracle;

/// <summary>
/// Which comment belongs to which symbol, and what it says. The compiler binds the names in `cref` and rewrites them,
/// and white space is nobody's: both are left out.
/// </summary>
internal static partial class DocumentationText
{
    public static string Of(ISymbol symbol)
    {
        var xml = symbol.GetDocumentationCommentXml();
        if (string.IsNullOrEmpty(xml)) return "";
        if (xml.Contains("Badly formed XML")) return "(badly formed)";
        var inner = Wrapper().Replace(xml, "");
        return Space().Replace(Reference().Replace(inner, "cref"), " ").Trim();
    }

    [GeneratedRegex("^<member[^>]*>|</member>\\s*$")]
    private static partial Regex Wrapper();

    [GeneratedRegex("cref\\s*=\\s*(\"[^\"]*\"|'[^']*')")]
    private static partial Regex Reference();

    [GeneratedRegex("\\s+")]
    private static partial Regex Space();
}
