using System.Diagnostics.CodeAnalysis;

namespace Cases.Nullability;

public class FlowAttributes<T>
{
    [AllowNull] public string Writable { get => field ?? ""; set; }
    [DisallowNull] public string? Readable { get; set; }
    [MaybeNull] public T Maybe;
    [NotNull] public T? Sure => throw new Exception();

    public bool TryGet(string key, [MaybeNullWhen(false)] out T value) { value = default; return false; }
    public bool TryParse([NotNullWhen(true)] string? text, [NotNullWhen(true)] out Uri? uri)
        => Uri.TryCreate(text, UriKind.Absolute, out uri);
    [return: MaybeNull] public T First(IEnumerable<T> items) => items.FirstOrDefault();
    [return: NotNullIfNotNull(nameof(a)), NotNullIfNotNull(nameof(b))] public string? Either(string? a, string? b) => a ?? b;
    [DoesNotReturn] public static void Fail(string? message = null) => throw new Exception(message);
    public static void Assert([DoesNotReturnIf(false)] bool condition) { if (!condition) Fail(); }
    [MemberNotNullWhen(true, nameof(Readable))] public bool HasValue => Readable is not null;
    public void Swap([NotNull] ref string? a, [AllowNull] ref T b) { a ??= ""; b = default!; }

    public int Flow(string? text, object? other, FlowAttributes<T?>? nested)
    {
        if (text == null) return 0;
        var length = text.Length + other!.ToString()!.Length;
        Assert(nested != null);
        string? copy = text, empty = null;
        string sure = copy ?? throw new ArgumentNullException(nameof(text));
        if (empty is { Length: > 0 } and not "x") length++;
        if (!string.IsNullOrEmpty(empty) && nested is { HasValue: true, Readable: { } readable }) length += readable.Length;
        return length + (nested!.Readable?.Length ?? sure!.Length) + default(string)!.Length;
    }
}
