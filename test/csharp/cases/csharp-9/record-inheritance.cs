namespace Cases.V9.Inheritance;

public abstract record Event(Guid Id, DateTimeOffset At)
{
    public virtual string Name => GetType().Name;
    protected abstract int Priority { get; }
}

public record Created(Guid Id, DateTimeOffset At, string By) : Event(Id, At)
{
    protected override int Priority => 1;
    public override string Name => nameof(Created);
}

public sealed record Renamed(Guid Id, DateTimeOffset At, string By, string Old, string New) : Created(Id, At, By)
{
    public string New { get; init; } = New.Trim();
    internal string Old { get; } = Old;
    protected override int Priority => base.Priority + 1;
}

public record Generic<T>(T Value) : IComparable<Generic<T>> where T : IComparable<T>
{
    public int CompareTo(Generic<T>? other) => other is null ? 1 : Value.CompareTo(other.Value);
}

public record Closed(int Value, string Label) : Generic<int>(Value);

public record Reordered(string Label, int Value) : Closed(Value, Label), IFormattable
{
    public string ToString(string? format, IFormatProvider? provider) => $"{Label}:{Value}";
    string IFormattable.ToString(string? format, IFormatProvider? provider) => ToString();
}

public record NoPrimary : Generic<string>
{
    public NoPrimary() : base("x") { }
    protected NoPrimary(NoPrimary original) : base(original) { }
    public int Extra { get; set; }
}

public interface IHasId { int Id { get; } }

public record Implements(int Id, params string[] Names) : IHasId;

public record WithField(int X)
{
    public int X = X;
    public readonly int Y = X + 1;
    public static WithField Zero { get; } = new(0);
    public const int Max = 5;
}

public record Recursive(Recursive? Next, IReadOnlyList<Recursive> Children, Func<Recursive, Recursive?>? Map = null);

public record Modifiers(in int A, int C = 3);
