using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Cases.Attributes.Parameters;

[AttributeUsage(AttributeTargets.Parameter)] public class FromAttribute(string? name = null) : Attribute
{
    public string? Name { get; set; } = name;
    public int Order;
}

public class Uses
{
    private const string Header = "x-" + Suffix;
    private const string Suffix = "id";

    public void Method([From] int a, [From("b")] string b, [From(Name = Header), Required] string c,
        [From(null, Order = 3)] [Range(1, 10)] int d, [From(name: Header + "-2", Name = nameof(e))] string? e = null, [CallerMemberName]
        string f = "", [CallerArgumentExpression(nameof(a))] string? g = null, [AllowNull] params object[] h) { }
    public Uses([From("ctor")] string a) { }
    public int this[[From("index")] int i, [Optional2] int j = 2] => i;
    public static Uses operator +([From("left")] Uses a, [From("right")] Uses b) => a;
    public delegate void Callback([From("callback")] int x, [Description("y")] in string y);
    public record Rec([From("r")] int A, [property: Description("p")] [From("q")] string B,
        [field: NonSerialized, Description("f")] [param: From("s")] int C);
    public class Primary([From("primary")] int x, [Description("d")] string y = "z") { public int X => x + y.Length; }
    public void Generic<[Description("T")] T, [Description("U"), Typed2(typeof(List<>))] U>([From(nameof(T))] T t) where U : T { }
    public int Property { [Description("getter")] get; [param: From("value")] [Description("setter")] set; }
    public Func<int, int> Lambda = ([From("lambda")] int x) => x;
    public void Local()
    {
        void Inner([From("local")] int x, [From] ref int y, [From] out int z) { z = 1; }
        Action a = () => { };
        int q = 1;
        Inner(1, ref q, out _);
        a();
    }
}

public class Optional2Attribute : Attribute;
public class Typed2Attribute(Type type) : Attribute { public Type Type => type; }
