namespace Cases.V7;

public class Improvements
{
    public const int Binary = 0b1010_0001;
    public const int Separated = 1_000_000;
    public const long Hex = 0x1234_5678_9ABC;
    public const double Real = 1_234.567_8e1_0;
    public const byte Bits = 0B1111;

    private readonly string name;

    public Improvements(string name) => this.name = name ?? throw new ArgumentNullException(nameof(name));

    ~Improvements() => Console.WriteLine("gone");

    public string Name
    {
        get => name;
        set => throw new NotSupportedException();
    }

    public event Action Happened { add => value(); remove => _ = value; }

    public int Parse(string text)
    {
        if (int.TryParse(text, out int typed)) return typed;
        if (long.TryParse(text, out var inferred)) return (int)inferred;
        if (double.TryParse(text, out _)) return 0;
        var parsed = bool.TryParse(text, out var flag) ? flag ? 1 : 2 : throw new FormatException();
        Func<int> fails = () => throw new InvalidOperationException();
        return parsed + fails();
    }

    public async ValueTask<int> Quick() => await new ValueTask<int>(1);
}
