using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Cases.Attributes;

[assembly: AssemblyDescription("cases"), AssemblyMetadata("key", "value")]
[assembly: InternalsVisibleTo("Nobody")]
[module: Everything(Name = "module")]

namespace Cases.Attributes;

[type: Everything(Name = "type")]
[Everything(Name = "class"), Serializable]
public class Targets<[Everything(Name = "T")] T>
{
    [field: Everything(Name = "field of event")]
    [method: Everything(Name = "accessors")]
    [event: Everything(Name = "event")]
    public event Action? Event;

    [Everything(Name = "both"), NonSerialized]
    public int First, Second;

    [property: Everything(Name = "property")]
    [field: Everything(Name = "backing")]
    public int Property
    {
        [Everything(Name = "get")]
        [return: Everything(Name = "return of get")]
        get;
        [Everything(Name = "set")]
        [param: Everything(Name = "value")]
        set;
    }

    [method: Everything(Name = "method")]
    [return: Everything(Name = "return"), NotNull]
    public string Method<[Everything(Name = "U")] U>(
        [Everything(Name = "parameter")] int a,
        [param: Everything(Name = "explicit target"), CallerLineNumber] int b = 0,
        [Everything][AllowNull] params U[] rest) => "";

    [Everything(Name = "constructor")]
    public Targets() => Event?.Invoke();

    [Everything(Name = "destructor")]
    ~Targets() { }

    [Everything(Name = "indexer")]
    public int this[[Everything(Name = "index")] int index]
    {
        [DebuggerStepThrough] get => index;
        [Everything(Name = "set"), DebuggerHidden] set { }
    }

    [Everything(Name = "operator")]
    [return: Everything(Name = "result")]
    public static Targets<T> operator +([Everything] Targets<T> left, Targets<T> right) => left;

    public event Action Custom { [Everything(Name = "add")] add { } [Everything(Name = "remove")] remove { } }

    [Everything(Name = "expression")] public int Expression => Property;

    public void Local()
    {
        [Everything(Name = "local")] [return: Everything] static int Inner([Everything] int x) => x;
        Func<int, int> lambda = [Everything] [return: Everything] ([Everything] int x) => x + Inner(x);
        Console.WriteLine(lambda);
    }
}

[return: Everything(Name = "delegate result")]
[Everything(Name = "delegate")]
public delegate int Delegate([Everything(Name = "argument")] int value);

[Everything(Name = "enum")]
public enum Attributed
{
    [Everything(Name = "member")] A,
    [Obsolete("old", error: false, DiagnosticId = "X1", UrlFormat = "u")] B = 5,
}

[Everything(Name = "interface")]
public interface IAttributed
{
    [Everything(Name = "abstract")] void Method([Everything] in int x);
    [Everything(Name = "property")] int Value { [Everything] get; }
}

[Everything(Name = "struct")]
public struct AttributedStruct { [Everything(Name = "field")] public int Value; }

[Everything(Name = "record")]
public record AttributedRecord([Everything(Name = "parameter")] [property: Everything(Name = "property")]
    [field: Everything(Name = "field")] int Value);
