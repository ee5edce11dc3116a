using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Numerics;

namespace Cases.V11.Factories;

public interface IFactory<TSelf> where TSelf : IFactory<TSelf>
{
    static abstract TSelf Create(int seed);
    static abstract TSelf Default { get; set; }
    static virtual string Label => typeof(TSelf).Name;
    static abstract implicit operator TSelf(int value);
    static abstract TSelf operator checked ++(TSelf value);
    static abstract TSelf operator ++(TSelf value);
    static sealed TSelf Twice(int seed) => TSelf.Create(seed * 2);
}

public sealed class Widget : IFactory<Widget>, IParsable<Widget>, IAdditionOperators<Widget, Widget, Widget>, IComparable<Widget>
{
    public static Widget Create(int seed) => new();
    public static Widget Default { get; set; } = new();
    public static implicit operator Widget(int value) => Create(value);
    public static Widget operator ++(Widget value) => value;
    public static Widget operator checked ++(Widget value) => value;
    public static Widget Parse(string s, IFormatProvider? provider) => new();
    public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, [MaybeNullWhen(false)] out Widget result)
    {
        result = null;
        return false;
    }
    static Widget IAdditionOperators<Widget, Widget, Widget>.operator +(Widget left, Widget right) => left;
    static Widget IAdditionOperators<Widget, Widget, Widget>.operator checked +(Widget left, Widget right) => right;
    public int CompareTo(Widget? other) => 0;
}

public static class Maker
{
    public static T Make<T>(int seed) where T : IFactory<T> => seed > 0 ? T.Create(seed) : T.Default;
    public static T Parse<T>(string text) where T : IParsable<T> => T.Parse(text, CultureInfo.InvariantCulture);
    public static TResult Sum<T, TResult>(IEnumerable<T> values) where T : struct, INumber<T> where TResult : struct, INumber<TResult>
    {
        var r = TResult.Zero;
        foreach (var v in values) r += TResult.CreateChecked(v);
        return r;
    }
    public static bool Compare<T>(T a, T b) where T : IComparisonOperators<T, T, bool> => a < b || a >= b && a == b;
}
