using System.Text;
using Cases.V9;

// The program of this project.
var builder = new StringBuilder("start");
int total = 0;
if (args.Length > 0) { total = args.Length; }
else builder.Append('!');

foreach (var arg in args) total += Length(arg);
await Task.Delay(total);
(int a, int b) = (1, 2);
Console.WriteLine($"{builder} {a + b}");
using var stream = new MemoryStream();
local: total++;
if (total < 3) goto local;
;
{ total--; }
Action<int> action = x => total += x;
action(3);
Helper.Greet(name: "world");
int.TryParse("3", out var parsed);
builder.Length = 0;
total.ToString();
return Length("done") + parsed;

static int Length(string text) => text.Length;

async Task<int> Later()
{
    await Task.Yield();
    return total;
}

namespace Cases.V9
{
    internal static class Helper
    {
        public static void Greet(string name) => Console.WriteLine(name);
    }
}

internal class AfterTheStatements
{
}

public partial class Program
{
    public const string Name = nameof(Program);
}
