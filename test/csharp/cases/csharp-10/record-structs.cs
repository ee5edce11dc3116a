namespace Cases.V10;

public record struct Point(int X, int Y);

public readonly record struct Immutable(int X, string? Name = null)
{
    public double Length => X;
    public Immutable() : this(0) { }
}

public partial record struct Generic<T>(T Value) : IComparable<Generic<T>> where T : IComparable<T>
{
    public int CompareTo(Generic<T> other) => Value.CompareTo(other.Value);
}

public record struct Body
{
    public Body() { }
    public int Id { get; init; } = 3;
    public string Name = "field";
}

public record struct Overridden(int X)
{
    public int X = X;
    public readonly override string ToString() => X.ToString();
}

public record Sealed(int Value)
{
    public sealed override string ToString() => $"{Value}";
}

public struct Parameterless
{
    public int Value = 3;
    public readonly int[] Items = new int[2];

    public Parameterless() => Value = 4;
}

public static class With
{
    public static (Point, int) Change(Point point)
    {
        var moved = point with { X = 1 };
        var anonymous = new { A = 1, B = "b" } with { A = 2 };
        var parameterless = new Parameterless() with { Value = 5 };
        (moved.X, var y) = moved;
        int z;
        (z, int w) = (anonymous.A, y);
        return (moved with { Y = z + w }, parameterless.Value);
    }
}
