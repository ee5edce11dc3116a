using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace Cases.V10;

public class Lambdas
{
    public void Use()
    {
        var natural = (int x) => x + 1;
        var text = () => "text";
        var explicitReturn = int (string s) => s.Length;
        var reference = ref int (ref int x) => ref x;
        var generic = List<int> () => new();
        var tuple = (int, string) (int x) => (x, "");
        var nullable = string? (bool flag) => flag ? "x" : null;
        var array = int[] (int n) => new int[n];
        var attributed = [Description("lambda")] (int x) => x;
        var parameterAttribute = ([DisallowNull] string? s) => s.Length;
        var returnAttribute = [return: MaybeNull] () => "";
        var several = [Obsolete] [Description("a"), Category("b")] static async Task<int> ([Description("p")] int x, int y)
            => await Task.FromResult(x + y);
        Func<int, int> simple = [Description("x")] (x) => x;
        var method = Console.ReadLine;
        var group = (Func<string, int>)int.Parse;
        Delegate erased = (object o) => o.ToString();
        var staticVoid = static void (int x) => Console.WriteLine(x);
        _ = (natural, text, explicitReturn, reference, generic, tuple, nullable, array, attributed, parameterAttribute, returnAttribute,
            several, simple, method, group, erased, staticVoid);
    }
}
