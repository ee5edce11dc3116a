using System.Text.RegularExpressions;

namespace Tenon.LocalFunctions;

/// <summary>What the host accepts as the name of a function.</summary>
internal static partial class FunctionName
{
    public static void Check(string name)
    {
        if (!Accepted().IsMatch(name) || name.Equals("host", StringComparison.OrdinalIgnoreCase))
        {
            throw new HostStartException(
                $"'{name}' cannot be the name of a function. It begins with a letter, has letters, digits, '-' and '_' only, at most 128 "
                + "of them, and is not 'host'.");
        }
    }

    public static void CheckUnique(IEnumerable<HttpFunction> functions)
    {
        if (functions.GroupBy(
            function => function.Name, StringComparer.OrdinalIgnoreCase).FirstOrDefault(group => group.Count() > 1) is { } twice)
        {
            throw new HostStartException(
                $"There are {twice.Count()} functions with the name '{twice.Key}'. Names are unique, whatever their case.");
        }
    }

    [GeneratedRegex(@"\A[A-Za-z][A-Za-z0-9_-]{0,127}\z")]
    private static partial Regex Accepted();
}
