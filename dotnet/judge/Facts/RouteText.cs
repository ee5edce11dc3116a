using System.Text.RegularExpressions;

namespace Tenon.Judge.Facts;

internal static class RouteText
{
    /// <summary>
    /// The text of a route with the values that an action requires of a request in place of their parameters: `account/{action}` matches
    /// `account/Login` alone where the action is Login.
    /// </summary>
    public static string Of<T>(string text, IEnumerable<KeyValuePair<string, T>> requiredValues)
    {
        foreach (var (name, value) in requiredValues)
            if (value is string { Length: > 0 } required)
                text = Regex.Replace(text, $@"\{{{Regex.Escape(name)}([:=?][^{{}}]*)?\}}", _ => required, RegexOptions.IgnoreCase);
        return text;
    }
}
