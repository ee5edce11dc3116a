using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.SignalR;

namespace Hubs;

public enum Status { Open, Closed }

public record Address(string Street, string? City);

public record Order(int Id, Status Status, DateTimeOffset At, Address? Address, IReadOnlyList<string> Tags);

public record Page<T>(IReadOnlyList<T> Items, int Total);

public record Settings(string Name, int Size = 10, bool IsOn = true);

public class Mutable
{
    public required string Name { get; set; }
    public int? Age { get; set; }
    [JsonIgnore] public string Secret { get; set; } = "";
    [JsonPropertyName("home_page")] public Uri? HomePage { get; set; }
}

public struct Point
{
    public double X { get; set; }
    public double Y { get; set; }
}

[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), "square")]
public abstract record Shape;

public record Circle(double Radius) : Shape;

public record Square(double Side) : Shape;

public static class Orders
{
    public static Order Sample { get; } = new(1, Status.Closed, new(2026, 2, 3, 4, 5, 6, TimeSpan.Zero), new("Main", null), ["a"]);
}

/// <summary>Every value comes back as it went.</summary>
public class ValuesHub : Hub
{
    public bool Bool(bool value) => value;
    public byte Byte(byte value) => value;
    public short Short(short value) => value;
    public int Int(int value) => value;
    public uint UInt(uint value) => value;
    public long Long(long value) => value;
    public float Float(float value) => value;
    public double Double(double value) => value;
    public decimal Decimal(decimal value) => value;
    public char Char(char value) => value;
    public string String(string value) => value;
    public string? NullableString(string? value) => value;
    public int? NullableInt(int? value) => value;
    public Guid Guid(Guid value) => value;
    public DateTime DateTime(DateTime value) => value;
    public DateTimeOffset DateTimeOffset(DateTimeOffset value) => value;
    public DateOnly DateOnly(DateOnly value) => value;
    public TimeOnly TimeOnly(TimeOnly value) => value;
    public TimeSpan TimeSpan(TimeSpan value) => value;
    public Uri Uri(Uri value) => value;
    public byte[] Bytes(byte[] value) => value;
    public Status Enum(Status value) => value;
    public Status? NullableEnum(Status? value) => value;
    public List<int> List(List<int> value) => value;
    public int[][] Nested(int[][] value) => value;
    public HashSet<string> Set(HashSet<string> value) => value;
    public IEnumerable<Order> Many(IEnumerable<Order> value) => value;
    public Dictionary<string, int> Map(Dictionary<string, int> value) => value;
    public Dictionary<Status, int> MapByEnum(Dictionary<Status, int> value) => value;
    public Address Record(Address value) => value;
    public Order Order(Order value) => value;
    public Order? NullableOrder(Order? value) => value;
    public Page<Order> Generic(Page<Order> value) => value;
    public Settings Defaults(Settings value) => value;
    public Mutable Class(Mutable value) => value;
    public Point Struct(Point value) => value;
    public Shape Polymorphic(Shape value) => value;
    public Shape[] Polymorphics(Shape[] value) => value;
    public JsonElement Json(JsonElement value) => value;
    public object Object(object value) => value;
    public Task<Order> InTask(Order value) => Task.FromResult(value);
    public ValueTask<Order> InValueTask(Order value) => new(value);
}
