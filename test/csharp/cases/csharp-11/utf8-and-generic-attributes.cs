using System.Text;

namespace Cases.V11;

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public class TypedAttribute<T> : Attribute
{
    public TypedAttribute() { }
    public TypedAttribute(T value) => Value = value;
    public T? Value { get; set; }
    public Type Kind => typeof(T);
}

[Typed<int>(3)]
[Typed<string>("x", Value = "y")]
[Typed<List<string>>]
[Typed<Dictionary<int, string[]>>()]
public class Attributed
{
    [Typed<DayOfWeek>(DayOfWeek.Friday)]
    public ReadOnlySpan<byte> Bytes => "text"u8;

    public ReadOnlySpan<byte> Verbatim => @"\path"u8;

    public ReadOnlySpan<byte> Raw => """raw "x" """U8;

    public byte[] Array = "abc"u8.ToArray();

    [return: Typed<bool>(true)]
    public static ReadOnlySpan<byte> Concatenated([Typed<char>('c')] int index) => "a"u8 + "b"u8;
}

public struct AutoDefault
{
    public int X;
    public string? Y;

    public AutoDefault(int x) => X = x;
}

public ref struct RefFields
{
    public ref int Reference;
    public ref readonly int Constant;
    public readonly ref int Fixed;
    public readonly ref readonly int Both;

    public RefFields(ref int value)
    {
        Reference = ref value;
        Constant = ref value;
        Fixed = ref value;
        Both = ref value;
    }

    public static Span<int> Scoped(scoped ref int a, scoped Span<int> b, scoped in RefFields c)
    {
        scoped ref int local = ref a;
        scoped Span<int> span = b;
        scoped ref readonly int constant = ref c.Constant;
        local = span.Length + constant;
        foreach (scoped ref var x in stackalloc int[2]) x = 1;
        return default;
    }
}

public class NameOf
{
    [Obsolete(nameof(parameter))]
    public void Method(int parameter) { }

    [return: System.Diagnostics.CodeAnalysis.NotNullIfNotNull(nameof(text))]
    public string? Same(string? text) => text;
}
