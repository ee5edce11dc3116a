using System.Text.RegularExpressions;
using Microsoft.Extensions.Primitives;

namespace Tenon;

/// <summary>
/// The texts of a query, a form, the headers, the cookies or the route by their keys, whatever their case. Names inside an object may
/// be in brackets or after a dot: <c>filter[author]</c> is <c>filter.author</c>.
/// </summary>
internal sealed partial class TextValues
{
    private const char Inside = '\u001f';

    private readonly Dictionary<string, StringValues> values = new(StringComparer.OrdinalIgnoreCase);
    private readonly bool hasPaths;

    private TextValues(IEnumerable<KeyValuePair<string, StringValues>> all, bool hasPaths)
    {
        this.hasPaths = hasPaths;
        foreach (var (key, value) in all)
        {
            var path = PathOf(key);
            values[path] = values.TryGetValue(path, out var others) ? StringValues.Concat(others, value) : value;
        }
    }

    public static TextValues OfPaths(IEnumerable<KeyValuePair<string, StringValues>> all) => new(all, hasPaths: true);

    public static TextValues OfNames(IEnumerable<KeyValuePair<string, StringValues>> all) => new(all, hasPaths: false);

    /// <summary>The place of a key, for the other members.</summary>
    public string PathOf(string key) => hasPaths ? Brackets().Replace(key, Inside + "$1").Replace('.', Inside).TrimEnd(Inside) : key;

    public static string Join(string path, string name) => path.Length == 0 ? name : path + Inside + name;

    public bool TryGet(string path, out StringValues texts) => values.TryGetValue(path, out texts);

    /// <summary>The names of what is inside an object, a map or a list at a place.</summary>
    public IReadOnlyList<string> NamesIn(string path)
    {
        var prefix = path.Length == 0 ? path : path + Inside;
        return
        [
            .. values.Keys.Where(key => key.Length > prefix.Length && key.StartsWith(prefix, StringComparison.OrdinalIgnoreCase))
                .Select(key => key[prefix.Length..].Split(Inside)[0])
                .Distinct(StringComparer.OrdinalIgnoreCase),
        ];
    }

    [GeneratedRegex(@"\[([^\]]*)\]")]
    private static partial Regex Brackets();
}
