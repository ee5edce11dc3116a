using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.ComponentModel.DataAnnotations;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Tenon;

namespace Truth;

public sealed record OfBool(bool Plain, bool? Nullable, List<bool> Many, bool?[] Gaps);

public sealed record OfSByte(sbyte Plain, sbyte? Nullable, List<sbyte> Many, sbyte?[] Gaps);

public sealed record OfByte(byte Plain, byte? Nullable, List<byte> Many, byte?[] Gaps);

public sealed record OfInt16(short Plain, short? Nullable, List<short> Many, short?[] Gaps);

public sealed record OfUInt16(ushort Plain, ushort? Nullable, List<ushort> Many, ushort?[] Gaps);

public sealed record OfInt32(int Plain, int? Nullable, List<int> Many, int?[] Gaps);

public sealed record OfUInt32(uint Plain, uint? Nullable, List<uint> Many, uint?[] Gaps);

public sealed record OfInt64(long Plain, long? Nullable, List<long> Many, long?[] Gaps);

public sealed record OfUInt64(ulong Plain, ulong? Nullable, List<ulong> Many, ulong?[] Gaps);

public sealed record OfSingle(float Plain, float? Nullable, List<float> Many, float?[] Gaps);

public sealed record OfDouble(double Plain, double? Nullable, List<double> Many, double?[] Gaps);

public sealed record OfDecimal(decimal Plain, decimal? Nullable, List<decimal> Many, decimal?[] Gaps);

public sealed record OfHalf(Half Plain, Half? Nullable, List<Half> Many, Half?[] Gaps);

public sealed record OfChar(char Plain, char? Nullable, List<char> Many, char?[] Gaps);

public sealed record OfGuid(Guid Plain, Guid? Nullable, List<Guid> Many, Guid?[] Gaps);

public sealed record OfDateTime(DateTime Plain, DateTime? Nullable, List<DateTime> Many, DateTime?[] Gaps);

public sealed record OfDateTimeOffset(DateTimeOffset Plain, DateTimeOffset? Nullable, List<DateTimeOffset> Many, DateTimeOffset?[] Gaps);

public sealed record OfDateOnly(DateOnly Plain, DateOnly? Nullable, List<DateOnly> Many, DateOnly?[] Gaps);

public sealed record OfTimeOnly(TimeOnly Plain, TimeOnly? Nullable, List<TimeOnly> Many, TimeOnly?[] Gaps);

public sealed record OfTimeSpan(TimeSpan Plain, TimeSpan? Nullable, List<TimeSpan> Many, TimeSpan?[] Gaps);

public sealed record OfString(string Plain, string? Nullable, List<string> Many);

public sealed record OfUri(Uri Plain, Uri? Nullable, List<Uri> Many);

public sealed record OfVersion(Version Plain, Version? Nullable, List<Version> Many);

public sealed record OfBytes(byte[] Plain, byte[]? Nullable, List<byte[]> Many);

public sealed record OfInt128(Int128 Plain, UInt128 Unsigned, Int128? Nullable);

public sealed record OfMemory(Memory<byte> Memory, ReadOnlyMemory<byte> ReadOnly);

public sealed record InArray(int[] Values, int Count);

public sealed record InJagged(int[][] Values, int Count);

public sealed record InList(List<int> Values, int Count);

public sealed record InIList(IList<int> Values, int Count);

public sealed record InICollection(ICollection<int> Values, int Count);

public sealed record InIEnumerable(IEnumerable<int> Values, int Count);

public sealed record InIReadOnlyList(IReadOnlyList<int> Values, int Count);

public sealed record InIReadOnlyCollection(IReadOnlyCollection<int> Values, int Count);

public sealed record InHashSet(HashSet<string> Values, int Count);

public sealed record InISet(ISet<string> Values, int Count);

public sealed record InIReadOnlySet(IReadOnlySet<string> Values, int Count);

public sealed record InSortedSet(SortedSet<string> Values, int Count);

public sealed record InQueue(Queue<int> Values, int Count);

public sealed record InStack(Stack<int> Values, int Count);

public sealed record InLinkedList(LinkedList<int> Values, int Count);

public sealed record InImmutableArray(ImmutableArray<int> Values, int Count);

public sealed record InImmutableList(ImmutableList<string?> Values, int Count);

public sealed record InImmutableHashSet(ImmutableHashSet<int> Values, int Count);

public sealed record InObservable(ObservableCollection<int> Values, int Count);

public sealed record InFrozenSet(FrozenSet<int> Values, int Count);

public sealed record ByDictionary(Dictionary<string, int> Values, int Count);

public sealed record ByIDictionary(IDictionary<string, int?> Values, int Count);

public sealed record ByIReadOnlyDictionary(IReadOnlyDictionary<string, Leaf> Values, int Count);

public sealed record BySortedDictionary(SortedDictionary<string, string?> Values, int Count);

public sealed record ByImmutableDictionary(ImmutableDictionary<string, int> Values, int Count);

public sealed record ByIntKeys(Dictionary<int, string> Values, int Count);

public sealed record ByGuidKeys(Dictionary<Guid, string> Values, int Count);

public sealed record ByEnumKeys(Dictionary<Suit, int> Values, int Count);

public sealed record ByValueKeys(Dictionary<Code, int> Values, int Count);

public sealed record ByNested(Dictionary<string, Dictionary<string, List<Leaf>>> Values, int Count);

public sealed record ByConcurrent(ConcurrentDictionary<string, int> Values, int Count);

public sealed record Leaf(int A, string B);

public sealed record CtorRequired(string A, string? B, int C, int? D);

public sealed record CtorDefaults(string A = "a", string? B = null, int C = 1, int? D = null, Suit E = Suit.Hearts);

public sealed record CtorMixed(string A, int B = 2, Leaf? C = null);

public sealed class RequiredMembers
{
    public required string A { get; set; }
    public required string? B { get; init; }
    public required int C { get; set; }
}

public sealed class PlainSetters
{
    public string A { get; set; } = "";
    public string? B { get; set; }
    public int C { get; set; }
    public int? D { get; set; }
}

public sealed class InitOnly { public string A { get; init; } = "x"; public Leaf? B { get; init; } }

public sealed class OptionalKeys
{
    [ContractOptional] public string? A { get; set; }
    [ContractOptional] public int B { get; set; }
    public int C { get; set; }
}

public sealed record GetOnly(int A, int B) { public int Sum => A + B; public string? Label => null; }

public sealed class ReadOnlyCollectionProperty
{
    public string Name { get; set; } = "";
    public IReadOnlyList<int> Items { get; set; } = [];
}

public sealed record WithNestedInput(CtorDefaults Inner, List<CtorDefaults> Many, Dictionary<string, CtorDefaults> Map,
    CtorDefaults? Maybe);

public sealed class DataAnnotated
{
    [Required, StringLength(3)] public string A { get; set; } = "aa";
    [MaxLength(2)] public string? B { get; set; }
    [Range(0, 1000)] public int C { get; set; }
    [EmailAddress] public string D { get; set; } = "";
    [RegularExpression("^x+$")] public string E { get; set; } = "x";
    [Length(3, 4)] public List<int> F { get; set; } = [];
    [AllowedValues("one", "two")] public string G { get; set; } = "one";
    public LimitedName H { get; set; } = new("x");
}

public sealed record DataAnnotatedHolder(DataAnnotated A, List<DataAnnotated> B);

public sealed record LimitedName([StringLength(2, MinimumLength = 1)] string Value);

public sealed class Renamed
{
    [JsonPropertyName("the name")] public int A { get; set; }
    [JsonPropertyName("quote\"")] public int B { get; set; }
    public int C { get; set; }
}

public sealed class Ignored { public int A { get; set; } [JsonIgnore] public int B { get; set; } public int C { get; set; } }

public sealed class LeftOutWhenNull
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? A { get; set; }
    public int B { get; set; }
}

public sealed class LeftOutWhenDefault
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int A { get; set; }
    public int B { get; set; }
}

public sealed class NumbersAsText
{
    [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public long A { get; set; }
    public int B { get; set; }
}

public sealed class WithFields { [JsonInclude] public int A; [JsonInclude] public string? B; public int C { get; set; } }

public sealed class Extended
{
    public int A { get; set; }
    public int B { get; set; }
    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

public sealed record Cased(int URL, int IPAddress, int ID, int A1B, int XYPosition, int lower, int _Under);

public sealed record FreeForm(JsonElement Element, JsonNode? Node, JsonObject Object, JsonArray Array, object Any);

public sealed class Ordered { [JsonPropertyOrder(2)] public int A { get; set; } [JsonPropertyOrder(1)] public int B { get; set; } }

public sealed record WithEnums(Suit A, Suit? B, List<Suit> C, Tiny D, Named E);

public sealed record WithFlags(Rights A, Rights? B, int C);

public sealed record WithEmail(Email A, Email? B, List<Email> C);

public sealed record WithSku(Sku A, Sku? B, Dictionary<string, Sku> C);

public sealed record WithStructs(Amount A, Amount? B, List<Amount?> C, OrderId D);

public sealed record WithForced(ForcedObject A, ForcedValue B, ForcedObject? C);

public sealed record WithWrappers(ListWrapper A, Wrapper<int> B, Wrapper<string?> C);

public sealed record Message(string Text);

public sealed record MessageHolder(Message A, List<Message> B, int C);

public sealed record WithDates(Day A, Moment B);

public class AClass { public int A { get; set; } public string? B { get; set; } }

public struct AStruct { public int A { get; set; } public string? B { get; set; } }

public readonly record struct ARecordStruct(int A, string? B);

public class ADerived : AClass { public int C { get; set; } }

public record ADerivedRecord(int A, string B, Leaf C) : ABaseRecord(A, B);

public class Overrider : Overridden { public override string Name { get; set; } = ""; public int Extra { get; set; } }

public class Hider : AClass { public new string A { get; set; } = ""; public int D { get; set; } }

public sealed record Outer(Outer.Inner A, Outer.Kind B) { public sealed record Inner(int X, int Y); public enum Kind { One, Two } }

public sealed record Recursive(string Name, Recursive? Parent, List<Recursive> Children);

public sealed record MutualA(int Id, MutualB? B);

public sealed record MutualB(int Id, List<MutualA> A);

public sealed class Empty { }

public sealed record PageOfLeaf(Page<Leaf> Page, int A);

public sealed record PairOf(Pair<int, string?> A, Pair<Leaf?, List<Leaf>> B);

public sealed record TreeOf(Tree<Email> Root, int A);

public sealed record Maybes(Maybe<string> A, Maybe<int> B, Maybe<Leaf> C, Maybe<int?> D, Maybe<Suit> E, Maybe<AStruct> F,
    Maybe<string?> G, Maybe<List<int>> H);

public sealed record MaybeBoth(Both<int> A, Both<string> B, Both<Email> C, Both<Amount> D, Both<DateTime?> E);

public sealed record MaybeThrough(Through<int> A, Through<Leaf> B, Through<ARecordStruct> C);

public sealed record OnlyReferences(NeverValue<string> A, NeverValue<Leaf> B);

public sealed class GenericOfValue : GenericBase<int> { public int Own { get; set; } }

public sealed record Constrained(OnlyStruct<int> A, OnlyClass<string> B, OnlyClass<Leaf> C);

public sealed class GenericDerived : GenericBase<Leaf> { public int Own { get; set; } }

public sealed record ShapeHolder(Shape A, Shape? B, List<Shape> C);

public sealed record AnimalHolder(Animal A, List<Animal> B, int C);

public sealed record NumberedHolder(Numbered A, List<Numbered> B, int C);

[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), "square")]
public abstract record Shape(string Name);

[JsonPolymorphic(TypeDiscriminatorPropertyName = "species")]
[JsonDerivedType(typeof(Animal), "animal")]
[JsonDerivedType(typeof(Dog), "dog")]
public class Animal { public int Legs { get; set; } public string? Name { get; set; } }

public sealed record Circle(string Name, double Radius) : Shape(Name);

public enum Suit { Hearts, Spades }

public enum Tiny : byte { A = 1, B = 200 }

public enum Named
{
    [JsonStringEnumMemberName("first one")] First,
    Second,
}

[Flags]
public enum Rights { None = 0, Read = 1, Write = 2 }

public sealed record Email(string Value);

public sealed record Sku(string Number);

public sealed record Code(string Value);

public readonly record struct Amount(decimal Value);

public readonly record struct OrderId(Guid Value);

public sealed record Day(DateOnly Value);

public sealed record Moment(DateTimeOffset Value);

[ContractObject]
public sealed record ForcedObject(string Value);

[ContractValue]
public sealed record ForcedValue(int Number);

public sealed record ListWrapper(List<int> Value);

public sealed record Wrapper<T>(T Value);

public record ABaseRecord(int A, string B);

public class Overridden { public virtual string Name { get; set; } = ""; public int Same { get; set; } }

public sealed record Page<T>(List<T> Items, int Total);

public sealed record Pair<TFirst, TSecond>(TFirst First, TSecond Second);

public sealed record Tree<T>(T Value, List<Tree<T>> Children);

public sealed class Maybe<T> { public T? Value { get; set; } public bool Known { get; set; } }

public sealed record Both<T>(T Sure, T? Perhaps, List<T?> Many, Dictionary<string, T?> Map);

public sealed record Through<T>(Maybe<T> Inner, Both<T>? Other, T[] Plain);

public sealed record NeverValue<T>(T? Value, int A);

public sealed record OnlyStruct<T>(T Value, T? Nullable) where T : struct;

public sealed record OnlyClass<T>(T Value, T? Nullable) where T : class;

public abstract class GenericBase<T> { public List<T> Items { get; set; } = []; public T? First { get; set; } }

public sealed record Square(string Name, double Side = 1) : Shape(Name);

public sealed class Dog : Animal { public bool Barks { get; set; } }

[JsonPolymorphic(TypeDiscriminatorPropertyName = "no")]
[JsonDerivedType(typeof(NumberOne), 1)]
[JsonDerivedType(typeof(NumberTwo), 2)]
public abstract class Numbered { public int A { get; set; } }

public sealed class NumberOne : Numbered { public int B { get; set; } }

public sealed class NumberTwo : Numbered { public string C { get; set; } = ""; }
