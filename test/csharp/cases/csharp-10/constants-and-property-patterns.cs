using System.Runtime.CompilerServices;

namespace Cases.V10;

public static class Routes
{
    public const string Root = "api";
    public const string Version = "v1";
    public const string Prefix = $"{Root}/{Version}";
    public const string Users = $"{Prefix}/users/{{id}}";
    public const string Verbatim = $@"{Root}\{Version}";
    public const string Empty = $"";
    public const string Named = $"{nameof(Routes)}.{nameof(Users)}";
    public const string Nested = $"{$"{Root}"}-{"literal"}";
}

public class Patterns
{
    public record Node(string Name, Node? Next, List<int> Values);

    public static bool Match(object o) => o is Node { Next.Next.Name: "x", Values.Count: > 3, Name: { Length: 1 } };

    public static int Switch(Node node) => node switch
    {
        { Next.Name.Length: 0 } => 1,
        { Next: { Next.Name: var name }, Values: { Count: 2 } } => name.Length,
        _ => 0,
    };
}

public class Captured
{
    public static void Require(bool condition, [CallerArgumentExpression("condition")] string? text = null,
        [CallerMemberName] string member = "", [CallerLineNumber] int line = 0)
    {
        if (!condition) throw new InvalidOperationException(text + member + line);
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    public async ValueTask Pooled() => await Task.Yield();

    public void Use() => Require(1 + 1 == 2);
}

#line (12, 3) - (12, 40) 5 "mapped.cs"
public class Mapped
{
#line hidden
    public int Hidden;
#line default
    public int Shown;
}
