using System.Numerics;

namespace Cases.V11;

public interface IAddable<TSelf> where TSelf : IAddable<TSelf>
{
    static abstract TSelf Zero { get; }
    static abstract TSelf operator +(TSelf left, TSelf right);
    static abstract TSelf operator checked +(TSelf left, TSelf right);
    static abstract explicit operator int(TSelf value);
    static abstract explicit operator checked int(TSelf value);
    static virtual TSelf Twice(TSelf value) => value + value;
    static abstract bool operator ==(TSelf left, TSelf right);
    static abstract bool operator !=(TSelf left, TSelf right);
    static abstract event Action Changed;
    static abstract TSelf operator >>>(TSelf left, int right);
}

#pragma warning disable CS0660, CS0661
public readonly struct Meters : IAddable<Meters>
{
    private readonly int value;

    public Meters(int value) => this.value = value;

    public static Meters Zero => default;

    public static Meters operator +(Meters left, Meters right) => new(left.value + right.value);

    public static Meters operator checked +(Meters left, Meters right) => new(checked(left.value + right.value));

    static Meters IAddable<Meters>.Twice(Meters value) => value;

    public static explicit operator int(Meters value) => value.value;

    public static explicit operator checked int(Meters value) => checked(value.value);

    static bool IAddable<Meters>.operator ==(Meters left, Meters right) => left.value == right.value;

    static bool IAddable<Meters>.operator !=(Meters left, Meters right) => left.value != right.value;

    static event Action IAddable<Meters>.Changed { add { } remove { } }

    public static Meters operator >>>(Meters left, int right) => new(left.value >>> right);

    public static Meters operator <<(Meters left, Meters right) => new(left.value << right.value);
}

public static class Algorithms
{
    public static T Sum<T>(IEnumerable<T> items) where T : INumber<T>
    {
        var sum = T.Zero;
        foreach (var item in items) sum += item;
        return sum + T.One + T.Parse("1", null);
    }

    public static TSelf Total<TSelf>(params TSelf[] items) where TSelf : IAddable<TSelf> => items.Aggregate(TSelf.Zero, (a, b) => a + b);

    public const int Unsigned = -16 >>> 28;
    public const long UnsignedLong = -1L >>> 60;

    public static int Shift(int value)
    {
        value >>>= 2;
        return value >>> 1 >> 2;
    }
}
