namespace Cases.V14;

public class FieldKeyword
{
    public string Name
    {
        get;
        set => field = value ?? throw new ArgumentNullException(nameof(value));
    } = "start";

    public int Clamped { get => field; set { field = Math.Clamp(value, 0, 10); } }

    public List<int> Lazy => field ??= [];

    public string? Text { get; set => field = value?.Trim(); }

    public int Both
    {
        get { return field; }
        init { field = value + 1; }
    }

    [field: NonSerialized]
    public event Action? Happened;

    public void Raise() => Happened?.Invoke();
}

public class FieldAsName
{
    private int field;
    private int @value;

    public int Property => this.field + @field;

    public int Method(int field) => field + this.field + value;
}
