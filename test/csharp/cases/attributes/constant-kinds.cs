namespace Cases.Attributes;

[AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
public sealed class EverythingAttribute : Attribute
{
    public EverythingAttribute() { }
    public EverythingAttribute(bool value) { }
    public EverythingAttribute(byte a, sbyte b, short c, ushort d, int e, uint f, long g, ulong h) { }
    public EverythingAttribute(float a, double b, char c, string? d) { }
    public EverythingAttribute(Type? type) { }
    public EverythingAttribute(DayOfWeek day, Small small) { }
    public EverythingAttribute(object? anything) { }
    public EverythingAttribute(int[] numbers, string?[]? names, Type[] types, object?[] things) { }
    public EverythingAttribute(string first, params object?[] rest) { }

    public int Number;
    public string? Name { get; set; }
    public Type[]? Types { get; set; }
    public object? Anything { get; set; }
    public Small[] Smalls = [];
    public Small Flags { get; set; }
    public bool[]? Bools;
}

[Flags]
public enum Small : byte { None, A = 1, B = 2, C = 4, AB = A | B }

public static class Values
{
    public const string Text = "text";
    public const int Number = 1 << 5;
    public const Small Default = Small.A | Small.C;
    public const char Letter = 'q';
    public const double Pi = 3.14159;
}

[Everything]
[Everything(true)]
[Everything(1, -2, 3, 4, 5, 6, 7, 8)]
[Everything(byte.MaxValue, sbyte.MinValue, short.MinValue, ushort.MaxValue, int.MinValue, uint.MaxValue, long.MinValue, ulong.MaxValue)]
[Everything(1.5f, 2.5, 'c', "text")]
[Everything(float.NaN, double.NegativeInfinity, '\u20ac', null)]
[Everything(1, 2, Values.Letter, Values.Text + "/" + nameof(Kinds))]
[Everything(typeof(int))]
[Everything(typeof(List<>))]
[Everything(typeof(Dictionary<string, List<int?>>))]
[Everything(typeof(Kinds.Nested<>.Deeper))]
[Everything(typeof(int[,]))]
[Everything(typeof(void))]
[Everything(typeof((int A, string B)))]
[Everything((Type?)null)]
[Everything(DayOfWeek.Friday, Small.A | Small.B)]
[Everything((DayOfWeek)99, (Small)8)]
[Everything(DayOfWeek.Monday, Values.Default)]
[Everything((object)1)]
[Everything((object)"text")]
[Everything((object)Small.AB)]
[Everything((object)typeof(string))]
[Everything(anything: 1.5)]
[Everything((object?)null)]
[Everything(new int[] { 1, 2, 3 }, new[] { "a", null }, new Type[] { typeof(int), typeof(Kinds) },
    new object?[] { 1, "two", 'c', null, typeof(long), Small.A, 1.5 })]
[Everything(new int[0], null, new Type[] { }, new object[] { new int[] { 1 }, new string[] { "x" } })]
[Everything([1, 2], ["a"], [typeof(int)], [1, "x"])]
[Everything("first")]
[Everything("first", 1, "two", null)]
[Everything("first", new object[] { 1, 2 })]
[Everything("first", null)]
[Everything("first", new int[] { 1, 2 })]
[Everything("first", new bool[] { true }, 1)]
[Everything(Number = 3, Name = "n" + nameof(Values), Types = new[] { typeof(int) }, Anything = Small.C,
    Smalls = new[] { Small.A, Small.B }, Flags = Small.A | Small.B)]
[Everything(true, Number = Values.Number, Anything = new[] { 1, 2 }, Bools = [true, false])]
[Everything(Number = -1, Anything = Values.Pi * 2)]
[Everything(Number = unchecked((int)0xFFFFFFFF), Anything = 1 == 1 ? 'x' : 'y')]
public class Kinds
{
    public class Nested<T> { public class Deeper { } }
}
