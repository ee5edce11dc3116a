using System.Runtime.CompilerServices;
using System.Text;

namespace Cases.V10;

[InterpolatedStringHandler]
public ref struct LogHandler
{
    private readonly StringBuilder builder;

    public LogHandler(int literalLength, int formattedCount, Logger logger, out bool enabled)
    {
        builder = new StringBuilder(literalLength);
        enabled = logger.Enabled;
    }

    public bool AppendLiteral(string text) { builder.Append(text); return true; }
    public bool AppendFormatted<T>(T value, int alignment = 0, string? format = null) { builder.Append(value); return true; }
    public readonly override string ToString() => builder.ToString();
}

public class Logger
{
    public bool Enabled { get; init; } = true;

    public void Log([InterpolatedStringHandlerArgument("")] ref LogHandler handler, [CallerFilePath] string file = "")
        => Console.WriteLine(handler.ToString() + file);

    public void Use(int count, string name)
    {
        Log($"{count} of {name,10} at {DateTime.Now:O}");
        Log($"nested {(Enabled ? $"on {count}" : "off")}");
        string text = $"{count:N0}" + $"{name}";
        FormattableString formattable = $"{count} {name:X}";
        IFormattable other = $"{text}";
        Console.WriteLine(string.Create(null, $"{formattable} {other}"));
    }
}
