// Members in JSON: ignored, included, renamed, required, private, with converters; values and collections of the framework.
// not called: default values of the framework's types cannot be written.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public enum Plain { A, B }
[JsonConverter(typeof(JsonStringEnumConverter))] public enum Named { First, [JsonStringEnumMemberName("second-one")] Second }
[JsonConverter(typeof(JsonStringEnumConverter<Typed>))] public enum Typed { X, Y }
[JsonConverter(typeof(JsonNumberEnumConverter<Number>))] public enum Number { One = 1, Two }
[Flags] public enum Flags { None = 0, A = 1, B = 2 }
public enum Small : byte { Min = 0, Max = 255 }
public enum Big : long { Min = -9000000000, Max = 9000000000 }
public enum Unsigned : ulong { Max = ulong.MaxValue }
public class Members
{
    public string Public { get; set; } = "";
    [JsonPropertyName("other_name")] public string Renamed { get; set; } = "";
    [JsonIgnore] public string Ignored { get; set; } = "";
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public string? Never { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? WhenNull { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int WhenDefault { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public string WhenDefaultText { get; set; } = "";
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)] public int WhenWriting { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public int WhenReading { get; set; }
    [JsonInclude] public int Field;
    public int PlainField;
    [JsonInclude] internal string Internal { get; set; } = "";
    [JsonInclude] private string Private { get; set; } = "";
    [JsonInclude] public string PrivateSet { get; private set; } = "";
    public string PrivateSetPlain { get; private set; } = "";
    public string ProtectedGet { protected get; set; } = "";
    public string InitOnly { get; init; } = "";
    public required string Must { get; set; }
    [JsonRequired] public int MustToo { get; set; }
    public required string? MustNull { get; set; }
    public string ReadOnly => "a";
    public int Computed { get; } = 1;
    public string this[int i] => "";
    public static string Static { get; set; } = "";
    public List<string> GetOnlyList { get; } = [];
    [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public long AsText { get; set; }
    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public double Floats { get; set; }
    [JsonConverter(typeof(JsonStringEnumConverter))] public Plain ByProperty { get; set; }
    [JsonConverter(typeof(JsonStringEnumConverter))] public Plain? ByPropertyNullable { get; set; }
    public Plain AsNumber { get; set; }
    public Named Named { get; set; }
    public Typed? Typed { get; set; }
    public Number Number { get; set; }
    public Flags Flags { get; set; }
    public Small Small { get; set; }
    public Big Big { get; set; }
    public Unsigned Unsigned { get; set; }
    [JsonPropertyOrder(-1)] public int First { get; set; }
    [JsonExtensionData] public Dictionary<string, JsonElement>? Extra { get; set; }
    public string FirstURL { get; set; } = "";
    public string ID { get; set; } = "";
    public string iPhone { get; set; } = "";
    public string XMLHttpRequest { get; set; } = "";
    public string Über { get; set; } = "";
    public string A1B2 { get; set; } = "";
    public string _private { get; set; } = "";
    public string ABTest { get; set; } = "";
}
public class Values
{
    public Uri? Uri { get; set; } public Version? Version { get; set; } public TimeSpan Span { get; set; }
        public Half Half { get; set; } public Int128 Int128 { get; set; } public UInt128 UInt128 { get; set; }
    public DateTime At { get; set; } public DateTimeOffset Off { get; set; } public DateOnly Day { get; set; }
        public TimeOnly Time { get; set; } public Guid Guid { get; set; } public char Char { get; set; }
    public byte[] Bytes { get; set; } = []; public Memory<byte> Memory { get; set; }
        public ReadOnlyMemory<byte> ReadOnlyMemory { get; set; } public List<byte> ByteList { get; set; }
        = []; public IEnumerable<byte> ByteSeq { get; set; } = []; public ReadOnlyMemory<int> IntMemory { get; set; }
    public object? Object { get; set; } public dynamic? Dynamic { get; set; } public JsonElement Element { get; set; }
        public JsonDocument? Document { get; set; } public JsonNode? Node { get; set; }
        public JsonObject? JsonObject { get; set; } public JsonArray? JsonArray { get; set; }
        public JsonValue? JsonValue { get; set; }
    public Tuple<int, string>? ClassTuple { get; set; } public KeyValuePair<string, int> Pair { get; set; }
        public Complex Complex { get; set; } public Index Index { get; set; } public Range Range { get; set; }
        public Rune Rune { get; set; }
    public decimal Decimal { get; set; } public float Float { get; set; } public double? Double { get; set; }
        public sbyte SByte { get; set; } public ushort UShort { get; set; } public uint UInt { get; set; }
        public ulong ULong { get; set; } public System.Net.Mail.MailAddress? Mail { get; set; }
}
public struct Rune { public int Value { get; set; } }
public class Collections
{
    public int[] Array { get; set; } = []; public int[][] Jagged { get; set; }
        = []; public List<List<string>> Nested { get; set; } = []; public IReadOnlyList<string> ReadOnlyList { get; set; }
        = []; public IEnumerable<int> Enumerable { get; set; } = []; public HashSet<Guid> Set { get; set; }
        = []; public ISet<int>? ISet { get; set; }
    public ImmutableArray<int> ImmutableArray { get; set; } public ImmutableList<string>? ImmutableList { get; set; }
        public FrozenSet<string>? Frozen { get; set; } public Queue<int>? Queue { get; set; }
        public Stack<int>? Stack { get; set; } public LinkedList<int>? Linked { get; set; }
        public ObservableCollection<int>? Observable { get; set; } public ReadOnlyCollection<int>? ReadOnly { get; set; }
        public ConcurrentBag<int>? Bag { get; set; } public SortedSet<string>? Sorted { get; set; }
        public System.Collections.IList? Untyped { get; set; } public System.Collections.ArrayList? ArrayList { get; set; }
        public IAsyncEnumerable<int>? Async { get; set; }
    public Dictionary<string, int> Map { get; set; } = []; public Dictionary<Guid, string> ByGuid { get; set; }
        = []; public Dictionary<int, string> ByInt { get; set; } = []; public Dictionary<Plain, string> ByEnum { get; set; }
        = []; public Dictionary<Named, string> ByNamed { get; set; } = []; public Dictionary<DateOnly, int> ByDay { get; set; }
        = []; public IReadOnlyDictionary<string, List<int>>? ReadOnlyMap { get; set; }
        public SortedDictionary<string, int?>? SortedMap { get; set; }
        public ConcurrentDictionary<string, Named>? Concurrent { get; set; }
        public ImmutableDictionary<string, string>? ImmutableMap { get; set; }
        public FrozenDictionary<string, int>? FrozenMap { get; set; } public System.Collections.Hashtable? Hash { get; set; }
        public System.Collections.IDictionary? UntypedMap { get; set; }
        public List<KeyValuePair<string, int>> Pairs { get; set; } = []; public Dictionary<string, object?> Any { get; set; }
        = []; public IDictionary<bool, int>? ByBool { get; set; }
        public Dictionary<string, Dictionary<int, List<Named?>>>? Deep { get; set; }
    public Own? Own { get; set; } public OwnMap? OwnMap { get; set; } public OwnSeq? OwnSeq { get; set; }
        public Lookup? Lookup { get; set; } public ArraySegment<int> Segment { get; set; }
        public System.Collections.Specialized.NameValueCollection? Names { get; set; }
        public System.Collections.BitArray? Bits { get; set; }
}
public class Own : List<int> { public string? NotWritten { get; set; } }
public class OwnMap : Dictionary<string, Plain> { public string? NotWritten { get; set; } }
public class OwnSeq : IEnumerable<string> { public int Total { get; set; }
    public IEnumerator<string> GetEnumerator() => null!; System.Collections.IEnumerator
    System.Collections.IEnumerable.GetEnumerator() => null!; }
public class Lookup : IReadOnlyCollection<Item> { public int Count => 0; public IEnumerator<Item> GetEnumerator() => null!;
    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => null!; }
public record Item(string Name, int? Count = null);
[ApiController, Route("j")]
public class JController : ControllerBase
{
    [HttpPost("members")] public Members Echo(Members m) => m;
    [HttpGet("values")] public Values V() => new();
    [HttpGet("collections")] public Collections C() => new();
}
