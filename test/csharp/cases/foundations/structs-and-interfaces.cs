using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Cases.Foundations;

[StructLayout(LayoutKind.Explicit, Size = 8, Pack = 1)]
public struct Overlay
{
    [FieldOffset(0)] public int Low;
    [FieldOffset(4)] public int High;
    [FieldOffset(0)] public long Whole;
}

public struct Money : IComparable<Money>, IEquatable<Money>
{
    public decimal Amount;
    public string Currency;

    public Money(decimal amount, string currency)
    {
        Amount = amount;
        Currency = currency;
    }

    public int CompareTo(Money other)
    {
        return Amount.CompareTo(other.Amount);
    }

    public bool Equals(Money other)
    {
        return Amount == other.Amount && Currency == other.Currency;
    }

    public override bool Equals(object? obj)
    {
        return obj is Money && Equals((Money)obj);
    }

    public override int GetHashCode()
    {
        return Amount.GetHashCode() ^ Currency.GetHashCode();
    }

    public static bool operator ==(Money left, Money right) { return left.Equals(right); }

    public static bool operator !=(Money left, Money right) { return !left.Equals(right); }

    public static bool operator <(Money left, Money right) { return left.Amount < right.Amount; }

    public static bool operator >(Money left, Money right) { return left.Amount > right.Amount; }

    public static Money operator -(Money value) { return new Money(-value.Amount, value.Currency); }

    public static Money operator ++(Money value) { return new Money(value.Amount + 1, value.Currency); }

    public static bool operator true(Money value) { return value.Amount != 0; }

    public static bool operator false(Money value) { return value.Amount == 0; }
}

public interface IReader<TItem>
{
    int Count { get; }
    TItem this[int index] { get; }
    event EventHandler Moved;
    TItem Read(ref int position, out bool more);
}

public interface IWriter<TItem> : IReader<TItem>, IEnumerable<TItem>
{
    new int Count { get; set; }
    void Write(params TItem[] items);
}

public class Explicit : IReader<string>, IComparable
{
    int IReader<string>.Count { get { return 1; } }

    string IReader<string>.this[int index] { get { return index.ToString(); } }

    event EventHandler IReader<string>.Moved
    {
        add { }
        remove { }
    }

    string IReader<string>.Read(ref int position, out bool more)
    {
        more = position++ < 3;
        return "";
    }

    int IComparable.CompareTo(object? other)
    {
        return 0;
    }
}
