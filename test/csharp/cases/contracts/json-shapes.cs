using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace Cases.Contracts;

public class AllTypes
{
    public bool Bool { get; set; }
    public byte Byte { get; set; }
    public sbyte SByte { get; set; }
    public short Short { get; set; }
    public ushort UShort { get; set; }
    public int Int { get; set; }
    public uint UInt { get; set; }
    public long Long { get; set; }
    public ulong ULong { get; set; }
    public Int128 Huge { get; set; }
    public Half Half { get; set; }
    public float Float { get; set; }
    public double Double { get; set; }
    public decimal Decimal { get; set; }
    public char Char { get; set; }
    public string String { get; set; } = "";
    public object? Object { get; set; }
    public Guid Guid { get; set; }
    public DateTime DateTime { get; set; }
    public DateTimeOffset DateTimeOffset { get; set; }
    public DateOnly DateOnly { get; set; }
    public TimeOnly TimeOnly { get; set; }
    public TimeSpan TimeSpan { get; set; }
    public Uri? Uri { get; set; }
    public Version? Version { get; set; }
    public byte[] Bytes { get; set; } = [];
    public Memory<byte> Memory { get; set; }
    public ReadOnlyMemory<byte>? ReadOnlyMemory { get; set; }
    public JsonElement Element { get; set; }
    public JsonDocument? Document { get; set; }
    public JsonNode? Node { get; set; }
    public JsonObject? JsonObject { get; set; }
    public int[] Array { get; set; } = [];
    public int[][] Jagged { get; set; } = [];
    public List<int> List { get; set; } = [];
    public IList<string?>? IList { get; set; }
    public ICollection<Guid> ICollection { get; set; } = [];
    public IEnumerable<DayOfWeek> IEnumerable { get; set; } = [];
    public IReadOnlyCollection<int?> IReadOnlyCollection { get; set; } = [];
    public HashSet<string> HashSet { get; set; } = [];
    public ISet<int> ISet { get; set; } = new SortedSet<int>();
    public Queue<int> Queue { get; set; } = new();
    public ImmutableArray<string> ImmutableArray { get; set; } = [];
    public ImmutableDictionary<string, int> ImmutableDictionary { get; set; } = ImmutableDictionary<string, int>.Empty;
    public ObservableCollection<string> Observable { get; set; } = [];
    public ConcurrentDictionary<string, List<int>> Concurrent { get; set; } = new();
    public Dictionary<string, object?> Dictionary { get; set; } = [];
    public Dictionary<int, string> IntKeys { get; set; } = [];
    public Dictionary<DayOfWeek, Dictionary<Guid, string[]>> EnumKeys { get; set; } = [];
    public IReadOnlyDictionary<string, AllTypes>? Recursive { get; set; }
    public KeyValuePair<string, int> Pair { get; set; }
    public Tuple<int, string>? OldTuple { get; set; }
    public (int Number, string? Name) Tuple { get; set; }
    public Lazy<int>? Lazy { get; set; }
    public IAsyncEnumerable<int>? Stream { get; set; }
    public Nullable<DayOfWeek> Day { get; set; }
    [JsonIgnore] public int Ignored { get; set; }
    [JsonInclude] internal int Included { get; set; }
    public int ReadOnly { get; }
    public int WriteOnly { set { } }
    public static int Static { get; set; }
    public int this[int index] => index;
    public int Field = 3;
    public virtual int Virtual { get; protected internal set; }
}
