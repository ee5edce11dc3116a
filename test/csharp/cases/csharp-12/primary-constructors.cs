using System.ComponentModel;

namespace Cases.V12;

public class Service(ILogger logger, string name = "default", params int[] rest) : IDisposable
{
    private readonly string name = name.Trim();

    public int Count => rest.Length + name.Length;

    public void Run() => logger.Log(name);

    public void Dispose() { }

    public Service(ILogger logger) : this(logger, "other") { }
}

public interface ILogger { void Log(string text); }

public class Derived(ILogger logger, [Description("extra")] int extra) : Service(logger, extra.ToString()), IComparable<Derived>
{
    public int Extra { get; } = extra;

    public int CompareTo(Derived? other) => Extra - other!.Extra;
}

public struct Distance(double x, double y)
{
    public readonly double Length => Math.Sqrt(x * x + y * y);
    public Distance() : this(0, 0) { }
    public void Move(double by) => x += by;
}

public readonly struct Fixed(int value)
{
    public int Value => value;
}

public ref struct View(Span<int> items)
{
    public Span<int> Items = items;
}

public class Generic<T>(T value, Func<T, T>? map = null) where T : notnull
{
    public T Value { get; } = map is null ? value : map(value);
}

public class NoParameters();

public class EmptyBody(int unused) : object;

public abstract class WithAttributes([Description("a")] string a, in int b, ref readonly int c, scoped ReadOnlySpan<char> d)
{
    public string A => a;
    public int Sum { get; } = b + c + d.Length;
}

[method: Obsolete("use another")]
public class TargetsConstructor(int value)
{
    public int Value => value;
}
