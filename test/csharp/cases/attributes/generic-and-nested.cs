namespace Cases.Attributes.Deep;

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public class TypesAttribute(params Type?[] types) : Attribute
{
    public Type?[] Types => types;
    public object? Value { get; set; }
    public Type? Single;
    public long[]? Longs { get; set; }
}

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public class HoldsAttribute<T, U> : Attribute where U : struct, Enum
{
    public HoldsAttribute(T first, U second) { }
    public HoldsAttribute(params U[] all) { }
    public T? Default { get; set; }
}

public class Outer<T> { public class Inner<U> { public enum Kind : byte { A = 1, B } public const int Size = 4; } public class Plain { } }

public enum Wide : long { Min = long.MinValue, Max = long.MaxValue }

[Types]
[Types(null)]
[Types(typeof(int), null, typeof(string))]
[Types(typeof(Outer<>), typeof(Outer<>.Inner<>), typeof(Outer<int>.Inner<string>), typeof(Outer<>.Plain), typeof(Outer<Outer<int>.Plain>))]
[Types(typeof(int?), typeof(int[]), typeof(int[][]), typeof(int[,][]), typeof(List<int?[]>), typeof(Nullable<>))]
[Types(typeof((int, string)), typeof((int A, (string B, long C) D)), typeof(Func<,,>), typeof(Action),
    typeof(Dictionary<string, (int X, int Y)>))]
[Types(typeof(Deep.Nested), typeof(global::System.Uri), typeof(Wide), typeof(IEnumerable<>), typeof(void), typeof(object), typeof(nint))]
[Types(Value = new object[] { 1, "a", typeof(int), Wide.Max, new[] { 1, 2 }, new[] { "x" }, new[] { Wide.Min } },
    Single = typeof(Outer<int>))]
[Types(Value = new[] { typeof(int), typeof(string) }, Longs = new[] { 1L, 2, 'c', (byte)4 })]
[Types(Value = new Wide[] { Wide.Min, (Wide)5, 0 }, Longs = [])]
[Types(Value = Outer<string>.Inner<int>.Kind.B, Single = null)]
[Types(Value = Outer<string>.Inner<int>.Size * 2)]
[Types(Value = (sbyte)-1)]
[Types(Value = (ushort)65535)]
[Types(Value = 1.5f)]
[Types(Value = -1.5e-10)]
[Types(Value = ulong.MaxValue)]
[Types(Value = '\0')]
[Types(Value = "\0\ud83d\ude00\t")]
[Types(Value = false)]
[Types(Value = null)]
[Types(Value = (object?)null)]
[Types(Value = default(string))]
[Types(Value = default(int))]
[Holds<int, DayOfWeek>(1, DayOfWeek.Friday)]
[Holds<string, Wide>(null, Wide.Max, Default = "x")]
[Holds<int[], Wide>(new[] { 1 }, Wide.Min)]
[Holds<object, DayOfWeek>(DayOfWeek.Monday, DayOfWeek.Sunday, DayOfWeek.Friday)]
[Holds<Type, DayOfWeek>(typeof(List<>), DayOfWeek.Monday, Default = typeof(int))]
[Holds<List<string>, Outer<int>.Inner<int>.Kind>]
public class Deep { public class Nested { } }
