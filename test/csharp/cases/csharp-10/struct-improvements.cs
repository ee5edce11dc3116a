namespace Cases.V10.Structs;

public struct Measurement
{
    public Measurement() { Value = double.NaN; }
    public Measurement(double value, string? unit = null) : this() => (Value, Unit) = (value, unit ?? Unit);
    public double Value { get; init; }
    public string Unit { get; init; } = "m";
    public readonly string[] Notes = new[] { "a", "b" };
    public static Measurement Zero { get; } = new() { Value = 0 };
    public override readonly string ToString() => $"{Value} {Unit}";
}

public readonly record struct Interval(DateOnly From, DateOnly? To) : IComparable<Interval>
{
    public Interval(DateOnly day) : this(day, day) { }
    public int? Days => To is { } to ? to.DayNumber - From.DayNumber : null;
    public int CompareTo(Interval other) => From.CompareTo(other.From);
    public static bool operator <(Interval a, Interval b) => a.CompareTo(b) < 0;
    public static bool operator >(Interval a, Interval b) => a.CompareTo(b) > 0;
    public void Deconstruct(out DateOnly from) => from = From;
}

public record struct Mutable(int X, [property: Obsolete] int Y = 2)
{
    public int Z { get; set; } = X;
    private int w = 4;
    public readonly int W => w;
}

public static class Use
{
    public static object Run(Measurement m, Interval i)
    {
        var (from, to) = i;
        var c = m with { Value = 2, Unit = "km" };
        (int a, var b) = new Mutable(1, 2);
        a = 3;
        return (c, from, to, a, b, i with { To = null }, new Mutable { X = 5 } with { Z = 6 }, default(Interval) with { From = from });
    }
}
