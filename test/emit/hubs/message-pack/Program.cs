using System.Collections.Immutable;
using System.Runtime.Serialization;
using MessagePack;
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateBuilder(args);
builder.Services
    .AddSignalR(options => options.SupportedProtocols = ["messagepack"])
    .AddMessagePackProtocol();
var app = builder.Build();
app.MapHub<PackedHub>("/packed");
app.Run();

public enum Kind { Near, [EnumMember(Value = "far away")] FarAway }

[Flags]
public enum Rights { None = 0, Read = 1, Write = 2 }

/// <summary>Without attributes: names as C# has them.</summary>
public record Plain(int Id, string Name, string? Note, Kind Kind);

public class Members
{
    public int Property { get; set; }
    public int Field;
    public int InitOnly { get; init; }
    public int Computed => Property + 1;
    public List<int> Filled { get; } = [1];
    [IgnoreMember] public int Ignored { get; set; }
    [IgnoreDataMember] public int IgnoredToo { get; set; }
    internal int Hidden { get; set; }
    public int ReadOnly { get; private set; } = 7;
}

public class Base
{
    public virtual string Name { get; set; } = "base";
    public int First { get; set; }
}

public class Derived : Base
{
    public override string Name { get; set; } = "derived";
    public int Second { get; set; }
}

[MessagePackObject]
public class Indexed
{
    [Key(0)] public int X { get; set; }
    [Key(1)] public string? Text { get; set; }
    [Key(3)] public Kind Kind { get; set; }
    [IgnoreMember] public int Sum => X + 1;
}

[MessagePackObject]
public record IndexedRecord([property: Key(0)] int A, [property: Key(1)] Plain Inner);

[MessagePackObject]
public class Node
{
    [Key(0)] public string Name { get; set; } = "";
    [Key(1)] public List<Node> Children { get; set; } = [];
}

[MessagePackObject]
public class Named
{
    [Key("the-name")] public string Name { get; set; } = "";
    [Key("n")] public int Count { get; set; }
}

[MessagePackObject(keyAsPropertyName: true)]
public class ByProperty
{
    public int One { get; set; }
    public DateTime At { get; set; }
}

[DataContract]
public class Contract
{
    [DataMember(Name = "renamed")] public int A { get; set; }
    [DataMember] public string B { get; set; } = "";
    public int Out { get; set; }
}

[DataContract]
public class Ordered
{
    [DataMember(Order = 1)] public string Second { get; set; } = "";
    [DataMember(Order = 0)] public int First { get; set; }
}

public class Made
{
    public Made(int id, string name) => (Id, Name) = (id, name);
    public int Id { get; }
    public string Name { get; }
    public string Upper => Name.ToUpperInvariant();
}

public struct Point
{
    public double X { get; set; }
    public double Y { get; set; }
}

public class Page<T>
{
    public List<T> Items { get; set; } = [];
    public int Total { get; set; }
}

[Union(0, typeof(Circle))]
[Union(3, typeof(Square))]
public interface IShape;

public class Circle : IShape
{
    public double Radius { get; set; }
}

[MessagePackObject]
public class Square : IShape
{
    [Key(0)] public double Side { get; set; }
}

public class Drawing
{
    public IShape? Main { get; set; }
    public List<IShape> Shapes { get; set; } = [];
}

public class Bag : HashSet<int>;

public class PackedHub : Hub
{
    public bool Bool(bool value) => value;
    public byte Byte(byte value) => value;
    public sbyte SByte(sbyte value) => value;
    public short Short(short value) => value;
    public ushort UShort(ushort value) => value;
    public int Int(int value) => value;
    public uint UInt(uint value) => value;
    public long Long(long value) => value;
    public ulong ULong(ulong value) => value;
    public float Float(float value) => value;
    public double Double(double value) => value;
    public Half Half(Half value) => value;
    public decimal Decimal(decimal value) => value;
    public char Char(char value) => value;
    public string String(string value) => value;
    public string? NullableString(string? value) => value;
    public int? NullableInt(int? value) => value;
    public Guid Guid(Guid value) => value;
    public Uri Uri(Uri value) => value;
    public Version Version(Version value) => value;
    public DateTime DateTime(DateTime value) => value;
    public DateTime? NullableDateTime(DateTime? value) => value;
    public DateTimeOffset DateTimeOffset(DateTimeOffset value) => value;
    public DateOnly DateOnly(DateOnly value) => value;
    public TimeOnly TimeOnly(TimeOnly value) => value;
    public TimeSpan TimeSpan(TimeSpan value) => value;
    public byte[] Bytes(byte[] value) => value;
    public List<byte> ByteList(List<byte> value) => value;
    public ReadOnlyMemory<byte> Memory(ReadOnlyMemory<byte> value) => value;
    public Kind Enum(Kind value) => value;
    public Kind? NullableEnum(Kind? value) => value;
    public Rights Flags(Rights value) => value;
    public int[] Array(int[] value) => value;
    public List<Plain> List(List<Plain> value) => value;
    public HashSet<string> Set(HashSet<string> value) => value;
    public ImmutableArray<int> Immutable(ImmutableArray<int> value) => value;
    public Bag Bag(Bag value) => value;
    public Dictionary<string, int> Map(Dictionary<string, int> value) => value;
    public Dictionary<Guid, Plain> MapByGuid(Dictionary<Guid, Plain> value) => value;
    public Dictionary<Kind, int> MapByEnum(Dictionary<Kind, int> value) => value;
    public Dictionary<int, string> MapByInt() => new() { [1] = "one", [20] = "twenty" };
    public (int Count, string Text) Tuple((int Count, string Text) value) => value;
    public Tuple<int, string> ClassTuple(Tuple<int, string> value) => value;
    public KeyValuePair<string, int> Pair(KeyValuePair<string, int> value) => value;
    public Plain Plain(Plain value) => value;
    public Plain? NullablePlain(Plain? value) => value;
    public Members Members(Members value) => value;
    public Derived Derived(Derived value) => value;
    public Indexed Indexed(Indexed value) => value;
    public IndexedRecord IndexedRecord(IndexedRecord value) => value;
    public Node Node(Node value) => value;
    public Named Named(Named value) => value;
    public ByProperty ByProperty(ByProperty value) => value;
    public Contract Contract(Contract value) => value;
    public Ordered Ordered(Ordered value) => value;
    public Made Made(Made value) => value;
    public Point Struct(Point value) => value;
    public Page<Plain> Generic(Page<Plain> value) => value;
    public Page<Indexed> GenericIndexed(Page<Indexed> value) => value;
    public Drawing Drawing(Drawing value) => value;
    public IShape[] Shapes(IShape[] value) => value;
    public IShape Shape(IShape value) => value;
    public object Anonymous() => new { Text = "a", Kind = Kind.FarAway };
    public int Defaults(int count, Kind kind = Kind.FarAway) => kind == Kind.FarAway ? count : -count;

    public async IAsyncEnumerable<Indexed> Stream(int count)
    {
        for (var at = 0; at < count; at++)
        {
            yield return new Indexed { X = at };
            await Task.Yield();
        }
    }

    public async Task<int> Upload(IAsyncEnumerable<Plain> values)
    {
        var sum = 0;
        await foreach (var value in values) sum += value.Id;
        return sum;
    }

    public async Task Tell(Plain value)
    {
        await Clients.Caller.SendAsync("Told", value, new { Text = value.Name, At = System.DateTime.UnixEpoch }, value.Kind);
    }
}
