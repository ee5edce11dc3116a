namespace Cases.Expressions;

/// <summary>What a tested variable is part of, nulls of a written type, names of tuples of which one has no type, spans.</summary>
public static class Parts
{
    private static readonly char[] s_chars = ['a'];

    public static int Spans(char given) => s_chars.AsSpan().IndexOf(given);

    public static Task<string[]> Arrays(string? given)
    {
        if (given is null) return Task.FromResult(new[] { "" });
        return Task.FromResult(new[] { given });
    }

    public static (string, int)? Tuples(string? given)
    {
        if (given is null) return null;
        return (given, 1);
    }

    public static (string, string) Choices(string text, string? given) =>
        !string.IsNullOrEmpty(given) ? (text, given) : (text, text.Trim());

    public static async Task<List<string>> Inferred(string? given)
    {
        if (given is null) return [];
        if (given.Length == 1) return Enumerable.Repeat(given, 2).ToList();
        if (given.Length == 2) return new[] { given, "" }.ToList();
        if (given.Length == 3) return (await Task.FromResult(new[] { given })).ToList();
        return new[] { given }.ToList();
    }

    public static object StillNull(string? given) => new[] { given };

    public static object AlsoNull(string? given) => given is null ? 0 : new[] { given, null };

    public static (string?, bool IsDone) Named(string? given, bool flag)
    {
        if (given != null) return flag ? (given, false) : (null, false);
        return flag ? (A: given, flag) : (A: null, flag);
    }

    public static object Defaults(int n, string text) => new
    {
        Lifted = new[] { n }.Select(x => x > 0 ? x : default(int?)),
        Chosen = n > 1 ? n : default(int?),
        Wider = n > 1 ? n : default(long),
        Text = n > 1 ? text : default(string),
        Plain = default(int?),
        Reference = default(string),
        Switched = n switch { 1 => default(DateTime?), _ => DateTime.UnixEpoch },
    };

    public static object Given(string? given, int? number, string[]? many) => given is null || many is null ? 0 : new
    {
        Same = Same(given),
        Open = Open(given),
        First = First(given, "x"),
        Mixed = First(given, default(string)),
        Number = Same(number),
        Item = ItemOf(many, given),
        Written = Same<string?>(given),
        Through = Same(Same(given)),
    };

    private static T Same<T>(T value) => value;

    private static T? Open<T>(T value) => value;

    private static T First<T>(T one, T other) => one ?? other;

    private static T ItemOf<T>(T[] items, T other) => items.Length > 0 ? items[0] : other;
}
