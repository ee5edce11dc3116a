using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Tenon;

namespace Truth;

public class RenamedBase
{
    [JsonPropertyName("renamed")] public virtual int A { get; set; }
    [JsonIgnore] public virtual int B { get; set; }
    public virtual int C { get; set; }
    public int D { get; set; }
}

public sealed class OverridesNames : RenamedBase
{
    public override int A { get; set; }
    public override int B { get; set; }
    [JsonPropertyName("cc")] public override int C { get; set; }
}

public sealed class IgnoresOverride : RenamedBase
{
    [JsonIgnore] public override int C { get; set; }
    public new string D { get; set; } = "";
}

public class HiddenBase { public int A { get; set; } [JsonPropertyName("b2")] public int B { get; set; } public int C { get; set; } }

public sealed class HidesIgnored : HiddenBase
{
    [JsonIgnore] public new string A { get; set; } = "";
    public new string B { get; set; } = "";
    private new string C { get; set; } = "p";
    public string Own => C;
}

public abstract class AbstractBase { public abstract string Name { get; set; } public virtual int Number { get; set; } }

public class Middle : AbstractBase { public override string Name { get; set; } = ""; }

public sealed class ThreeLevels : Middle
{
    public override int Number { get; set; }
    public override string Name { get; set; } = "";
    public int Own { get; set; }
}

public struct MutableStruct
{
    public MutableStruct(int a) { A = a; }
    public int A { get; set; }
    public string? B { get; set; }
    public Leaf? C { get; set; }
}

public readonly struct ImmutableStruct
{
    [JsonConstructor] public ImmutableStruct(int a, string? b) { A = a; B = b; }
    public int A { get; }
    public string? B { get; }
}

public readonly record struct DefaultedStruct(int A, string? B = null, int C = 5);

public record struct StructWithInit(int A) { public string? B { get; init; } public required int C { get; init; } }

public sealed class Immutable(int a, string? b, int c = 4)
{
    public int A { get; } = a;
    public string? B { get; } = b;
    public int C { get; } = c;
}

public sealed class MarkedConstructor
{
    [JsonConstructor] private MarkedConstructor(int a) { A = a; }
    public MarkedConstructor(int a, int b) { A = a; B = b; }
    public int A { get; }
    public int B { get; set; }
}

public sealed class PrivateSetters
{
    public int A { get; private set; }
    [JsonInclude] public int B { get; private set; }
    [JsonInclude] internal int C { get; set; } = 3;
    public int D { get; set; }
}

public sealed class WriteOnly
{
    private int hidden;
    public int A { get; set; }
    public int B { set => hidden = value; }
    public int C => hidden;
}

public sealed class RequiredAttributes
{
    [JsonRequired] public int A { get; set; }
    [JsonRequired] public string? B { get; set; }
    public required Leaf? C { get; set; }
}

public sealed record RecordWithBody(int A, string? B = "b")
{
    public int C { get; init; } = 7;
    public required string D { get; init; }
    public int[] E { get; set; } = [1];
}

public sealed class Populated
{
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> A { get; } = [];
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Dictionary<string, int> B { get; } = [];
    public int C { get; set; }
}

public sealed class WhenDefault
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public bool A { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public Suit B { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public Guid C { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public string? D { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public int? E { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public string? F { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public Amount G { get; set; }
}

public sealed class KeysOfAllKinds
{
    public Dictionary<long, int> A { get; set; } = [];

    public Dictionary<DateOnly, int> B { get; set; } = [];

    public Dictionary<bool, int> C { get; set; } = [];

    public Dictionary<DateTime, int> D { get; set; } = [];

    public Dictionary<char, int> E { get; set; } = [];

    public Dictionary<decimal, Leaf?> F { get; set; } = [];

    public Dictionary<Named, int?> G { get; set; } = [];

    public SortedDictionary<Tiny, string?> H { get; set; } = [];

    public Dictionary<OrderId, int> I { get; set; } = [];

    public Dictionary<TimeSpan, int> J { get; set; } = [];

    public Dictionary<Uri, int> K { get; set; } = [];

    public Dictionary<Version, int> L { get; set; } = [];
}

public sealed record MoreCollections(Collection<int> A, IImmutableList<int> B, ImmutableQueue<int> C, ImmutableSortedSet<string> D,
    ImmutableStack<int> E, ConcurrentQueue<int> F, IImmutableSet<int> G, Memory<int> H, ReadOnlyMemory<int> I);

public sealed record MoreMaps(IImmutableDictionary<string, int> A, ImmutableSortedDictionary<string, int?> B, SortedList<string, Leaf> C,
    OrderedDictionary<string, int> D);

public sealed record OnlyWritten(FrozenDictionary<string, int> A, ReadOnlyCollection<int> B, ReadOnlyDictionary<string, int> C,
    ConcurrentBag<int> D, ArraySegment<int> E);

public sealed class Untyped
{
    public IEnumerable A { get; set; } = new List<int>();
    public IList B { get; set; } = new List<int>();
    public IDictionary C { get; set; } = new Dictionary<string, int>();
    public ArrayList D { get; set; } = [];
    public Hashtable E { get; set; } = [];
}

public sealed record Pairs(KeyValuePair<string, int> A, KeyValuePair<Suit, Leaf?> B, Tuple<int, string> C,
    List<KeyValuePair<int, string?>> D);

public sealed record OwnCollections(Numbers A, Names B);

public sealed class Numbers : List<int> { public int Unseen { get; set; } }

public sealed class Names : Dictionary<string, Leaf> { public int Unseen { get; set; } }

public sealed record OddNames([property: JsonPropertyName("constructor")] int A, [property: JsonPropertyName("toString")] int B,
    [property: JsonPropertyName("__proto__")] int C, [property: JsonPropertyName("")] int D, [property: JsonPropertyName("a.b[0]")] int E,
    [property: JsonPropertyName("ünï €\n")] int F, int @class, int Ärger, int ÄRGER2, int _, int A_B, int @return);

public sealed class ObjectExtended { public int A { get; set; } [JsonExtensionData] public IDictionary<string, object>? More { get; set; } }

[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)]
public sealed class Closed { public int A { get; set; } public Leaf? B { get; set; } }

[JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)]
public sealed class AllAsText
{
    public int A { get; set; }
    public double B { get; set; }
    public decimal? C { get; set; }
    public List<long> D { get; set; } = [];
    public Dictionary<string, float> E { get; set; } = [];
    public byte[] F { get; set; } = [];
    public Suit G { get; set; }
    [JsonNumberHandling(JsonNumberHandling.Strict)] public int H { get; set; }
    public ulong I { get; set; }
    public Half J { get; set; }
}

public sealed class AlwaysNumber
{
    public Numeric A { get; set; }
    public Numeric? B { get; set; }
    public List<Numeric> C { get; set; } = [];
}

[JsonConverter(typeof(JsonNumberEnumConverter<Numeric>))]
public enum Numeric { Zero, Minus = -1, Many = 100 }

public enum Aliased { One = 1, Uno = 1, Two = 2 }

public sealed record WithAliased(Aliased A, int B);

public sealed record GenericOuter(Outer2<int>.Inner2<string?> A, Outer2<Leaf>.Plain B, Pair<Pair<int, string>, Page<Page<Leaf?>>> C,
    Page<Dictionary<string, List<Suit?>>> D);

public sealed class Outer2<T>
{
    public sealed record Inner2<TIn>(T First, TIn Second, T[] Many);
    public sealed record Plain(T Only, int A);
}

[JsonDerivedType(typeof(Cash), "cash")]
[JsonDerivedType(typeof(Card), "card")]
public interface IPayment { decimal Total { get; } }

public sealed record Cash(decimal Total) : IPayment;

public sealed record Card(decimal Total, string Number, string? Holder = null) : IPayment;

public sealed record Payments(IPayment A, IPayment? B, List<IPayment> C, Dictionary<string, IPayment> D);

[JsonPolymorphic(TypeDiscriminatorPropertyName = "$kind")]
[JsonDerivedType(typeof(Leaf3<int>), "int")]
[JsonDerivedType(typeof(Text3), "text")]
public abstract class Node3 { public Node3? Next { get; set; } public int Depth { get; set; } }

public sealed class Leaf3<T> : Node3 { public T? Value { get; set; } }

public sealed class Text3 : Node3 { public string Text { get; set; } = ""; }

public sealed record Nodes(Node3 A, List<Node3> B);

[JsonDerivedType(typeof(Derived4))]
[JsonDerivedType(typeof(Tagged4), 4)]
public class Base4 { public int A { get; set; } }

public class Derived4 : Base4 { public int B { get; set; } }

public sealed class Tagged4 : Base4 { public int C { get; set; } }

public sealed record Bases(Base4 A, List<Base4> B);

public sealed record Values5(DateTime A, DateTimeOffset B, TimeSpan C, TimeOnly D, double E, float F, decimal G, long H, string I, char J,
    Uri K);

public sealed record Interfaces(IHasName A, int B);

public interface IHasId { int Id { get; } }

public interface IHasName : IHasId { string Name { get; } string? Note { get; } }

public sealed record HasName(int Id, string Name, string? Note, int NotShown) : IHasName;

public sealed record NestedNullables(List<List<int?>?> A, Dictionary<string, List<string?>?>? B, int?[]?[] C);

public class Statics
{
    public static int S { get; set; } = 1;
    public const int K = 2;
    public int this[int at] => at;
    public int A { get; set; }
    public int B;
    protected int C { get; set; }
    internal int D { get; set; }
}
