using System.Diagnostics.CodeAnalysis;

namespace Cases.V11;

public readonly record struct Amount(int Value)
{
    public static Amount operator +(Amount a, Amount b) => new(unchecked(a.Value + b.Value));
    public static Amount operator checked +(Amount a, Amount b) => new(checked(a.Value + b.Value));
    public static Amount operator -(Amount a) => new(-a.Value);
    public static Amount operator checked -(Amount a) => new(checked(-a.Value));
    public static Amount operator ++(Amount a) => new(a.Value + 1);
    public static Amount operator checked ++(Amount a) => new(checked(a.Value + 1));
    public static Amount operator *(Amount a, Amount b) => new(a.Value * b.Value);
    public static Amount operator checked *(Amount a, Amount b) => checked(new(a.Value * b.Value));
    public static Amount operator /(Amount a, Amount b) => new(a.Value / b.Value);
    public static Amount operator checked /(Amount a, Amount b) => new(a.Value / b.Value);
    public static explicit operator byte(Amount a) => unchecked((byte)a.Value);
    public static explicit operator checked byte(Amount a) => checked((byte)a.Value);
    public static Amount operator >>(Amount a, int by) => new(a.Value >> by);
    public static Amount operator >>>(Amount a, int by) => new(a.Value >>> by);
    public static Amount operator <<(Amount a, Amount by) => new(a.Value << by.Value);
}

public class NamesInAttributes
{
    [return: NotNullIfNotNull(nameof(input))]
    public static string? Trim(string? input, [System.ComponentModel.Description(nameof(input))] int count = 0) => input?.Trim();

    [System.ComponentModel.Description(nameof(T) + nameof(value))]
    public static T Generic<T>(T value) => value;

    public string this[[System.ComponentModel.Description(nameof(index))] int index] => nameof(index);

    [MemberNotNull(nameof(stored), nameof(Stored))]
    private void Set() => stored = "";

    private string? stored;
    public string? Stored => stored;
}
