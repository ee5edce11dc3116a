using System.ComponentModel;

namespace Cases.V14;

public class Unbound<T, U>
{
    public const string One = nameof(List<>), Two = nameof(Dictionary<,>), Three = nameof(Unbound<,>), Four = nameof(Unbound<,>.Inner<>),
        Five = nameof(Unbound<,>.Property);
    public T? Property { get; set; }
    public class Inner<V> { }
    [Description(nameof(Unbound<,>) + "." + nameof(Unbound<,>.Property))] public void Described() { }
}

public class LambdaModifiers
{
    private delegate bool Try<T>(string text, out T value);
    private delegate int Mixed(ref int a, in int b, ref readonly int c, scoped ReadOnlySpan<int> d, int e);

    private readonly Try<int> parse = (text, out value) => int.TryParse(text, out value);
    private readonly Mixed mixed = (ref a, in b, ref readonly c, scoped d, e) => a + b + c + d.Length + e;
    private readonly Try<int> async_ = static (text, out value) => { value = text.Length; return true; };

    public bool Use() => parse("1", out var x) && async_("2", out _) && x > 0 && mixed != null;
}
