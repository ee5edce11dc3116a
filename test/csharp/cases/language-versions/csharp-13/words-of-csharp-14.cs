namespace Cases.Versions.Thirteen;

/// <summary>`field` and `extension` are words of the language since C# 14, and so is `partial` before a constructor or an event.</summary>
public class Backed
{
    private int field;
    private static readonly int[] extensions = [1, 2];

    public int Value
    {
        get { return field; }
        set { field = value + field.CompareTo(1); }
    }

    public int Doubled => field * 2;
    public int Counted { get => field++; }
}

public class extension
{
    public extension() { }
    public extension(int length) { Length = length; }
    public int Length;
    public extension Self() => this;
}

public class extension<T> : extension;

public class partial
{
    public partial Self() => this;
    partial Twice(int count) { return count > 0 ? this : Self(); }
    public delegate partial Maker(partial from);
    public static Maker Make = (partial) => partial;
}

public delegate void Taker<T>(T first, T second);

public class Lambdas
{
    public Taker<int> Simple = (scoped, field) => System.Console.WriteLine(scoped + field);
}
