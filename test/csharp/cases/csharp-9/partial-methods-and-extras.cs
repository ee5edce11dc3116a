using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Cases.V9;

public partial class Partial
{
    public partial int Required(int value);
    private partial bool TryGet([NotNullWhen(true)] out string? text);
    partial void Optional(string message);
    internal static partial Task<int> Later();
    protected virtual partial string Text();
}

public partial class Partial
{
    public partial int Required(int value) => value;
    private partial bool TryGet(out string? text) { text = "x"; return true; }
    internal static partial async Task<int> Later() => await Task.FromResult(1);
    protected virtual partial string Text() { Optional("x"); return ""; }
}

public static class Initialiser
{
    [ModuleInitializer]
    internal static void Initialise()
    {
        [Obsolete("local")]
        static int Local([DisallowNull] object? value) => value is null ? 0 : 1;
#pragma warning disable CS0618
        Console.WriteLine(Local("x"));
#pragma warning restore CS0618
    }
}

public class Animal2
{
    public virtual Animal2 Clone() => new();
    public virtual IEnumerable<Animal2> Parents => Array.Empty<Animal2>();
}

public class Cat2 : Animal2
{
    public override Cat2 Clone() => new();
}

public static class Enumerators
{
    public static IEnumerator<int> GetEnumerator(this int count)
    {
        for (var i = 0; i < count; i++) yield return i;
    }

    public static void Use()
    {
        foreach (var i in 5) Console.WriteLine(i);
    }
}

public class NullableGeneric
{
    public virtual T? Find<T>(T? fallback) => fallback;
    public virtual void Take<T>(T? value) where T : struct { }
    public T? Class<T>() where T : class => null;
}

public class OverridesNullable : NullableGeneric
{
    public override T? Find<T>(T? fallback) where T : default => default;
    public override void Take<T>(T? value) where T : struct { }
}
