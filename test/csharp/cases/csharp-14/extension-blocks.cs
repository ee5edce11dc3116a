using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace Cases.V14;

public static class Extensions
{
    extension(string text)
    {
        public bool IsBlank => text.Trim().Length == 0;

        /// <summary>Says it louder: <c>hey</c> is <c>HEY!</c>.</summary>
        public string Shout() => text.ToUpperInvariant() + "!";

        public char Last
        {
            get { return text[^1]; }
        }
    }

    extension<T>(IEnumerable<T> source)
    {
        public bool IsEmpty => !source.Any();

        public IEnumerable<T> Without(T item) => source.Where(each => !Equals(each, item));

        /// <summary>Later, and of a type of its own.</summary>
        /// <param name="make">makes one</param>
        public Task<U> Later<U>(Func<Task<U>> make, Func<Task<T>>? other = null) => make();

        public IEnumerable<U> Convert<U>(Func<T, U> map) where U : notnull => source.Select(map);

        public static IEnumerable<T> operator +(IEnumerable<T> left, IEnumerable<T> right) => left.Concat(right);
    }

    extension<TKey, TValue>([NotNullWhen(true)] Dictionary<TKey, TValue>? map) where TKey : notnull where TValue : class
    {
        [Description("Finds or null")]
        public TValue? Find(TKey key) => map is not null && map.TryGetValue(key, out var value) ? value : null;
    }

    extension(Guid)
    {
        public static Guid Short => Guid.Empty;

        public static Guid Parse2(string text) => Guid.Parse(text);
    }

    extension(ref int number)
    {
        public void Increment() => number++;
    }

    extension(in DateTime time)
    {
        public int Century => time.Year / 100;
    }

    extension(ReadOnlySpan<char> span) { public int Words => span.Count(' ') + 1; }

    // The old form lives beside the new one, and `extension` stays a name.
    public static int Old(this string text, int extension = 0) => text.Length + extension;
}

public class UsesExtensions
{
    public int extension;

    public int Use()
    {
        this.extension = "text".Old(extension: 3);
        return "x".IsBlank && new[] { 1 }.IsEmpty ? "y".Shout().Length : extension(1);

        static int extension(int value) => value;
    }
}
