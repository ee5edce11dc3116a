namespace Cases.V13.Anti;

public interface IParser<TSelf, TInput> where TSelf : IParser<TSelf, TInput>, allows ref struct where TInput : allows ref struct
{
    static abstract TSelf Parse(scoped TInput input);
    int Length { get; }
}

public readonly ref struct Token(ReadOnlySpan<char> text) : IParser<Token, ReadOnlySpan<char>>, IEquatable<Token>
{
    private readonly ReadOnlySpan<char> text = text;
    public static Token Parse(scoped ReadOnlySpan<char> input) => default;
    public int Length => text.Length;
    public bool Equals(Token other) => text.SequenceEqual(other.text);
}

public static class Anti
{
    public static int Measure<T, U>(U input) where T : IParser<T, U>, allows ref struct where U : allows ref struct => T.Parse(input)
        .Length;
    public static T Identity<T>(T value) where T : allows ref struct => value;
    public static void Each<T>(scoped ReadOnlySpan<T> items, Action<T> action) where T : struct
    {
        foreach (var item in items) action(item);
    }
    public delegate TResult Fn<T, TResult>(scoped T value) where T : allows ref struct where TResult : allows_?;
    public class allows_ { }
    public class Box<T> where T : notnull, IDisposable, new() { public required T Value { get; init; } }
}
