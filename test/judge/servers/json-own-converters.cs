// What converters of one's own write for types that are not enums: their Write is run.
using System.Text.Json;
using System.Text.Json.Serialization;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/all", () => new All());
app.MapGet("/money", () => new Money(1.5m, "EUR"));
app.MapGet("/moneys", () => new[] { new Money(1, "EUR") });
app.MapGet("/found/{n}", (int n) => n > 0 ? Results.Ok(new Found { Item = new Part { Size = n } }) : Results.NotFound());
app.Run();
public class All
{
    public Money Price { get; set; } = new(1, "EUR");
    public Money? None { get; set; }
    public Found Found { get; set; } = new();
    public Found Full { get; set; } = new() { Item = new Part { Size = 3 } };
    public Bag Bag { get; set; } = new() { Values = { ["a"] = 1 } };
    public Track Track { get; set; } = new();
    public Flag Flag { get; set; } = new(true);
    public Code Code { get; set; } = new("x");
    public Code Empty { get; set; } = new(null);
    public Stamp Stamp { get; set; } = new(new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc));
    public Either Either { get; set; } = new(1.5);
    public Either Other { get; set; } = new(2);
    public Nested Nested { get; set; } = new();
    public Names Names { get; set; } = new();
    public Wrapped Wrapped { get; set; } = new();
    public Raw Raw { get; set; } = new();
    public Both Both { get; set; } = new(3);
    [JsonConverter(typeof(PointConverter))] public (int X, int Y) Point { get; set; } = (1, 2);
    [JsonConverter(typeof(SecondsConverter))] public TimeSpan Span { get; set; } = TimeSpan.FromSeconds(2);
}
public abstract class Writing<T> : JsonConverter<T>
{ public override T Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => throw new NotSupportedException(); }
[JsonConverter(typeof(MoneyConverter))] public record Money(decimal Amount, string Currency);
public class MoneyConverter : Writing<Money>
{
    private const string Key = "amount";
    public override void Write(Utf8JsonWriter w, Money v, JsonSerializerOptions o)
    { w.WriteStartObject(); w.WriteNumber(Key, v.Amount); w.WriteString("currency", v.Currency); w.WriteEndObject(); }
}
public class Part { public int Size { get; set; } public string? Label { get; set; } }
[JsonConverter(typeof(FoundConverter))] public class Found { public Part? Item { get; set; } }
public class FoundConverter : Writing<Found>
{
    public override void Write(Utf8JsonWriter w, Found v, JsonSerializerOptions o)
    {
        w.WriteStartObject();
        w.WriteBoolean("found", v.Item is not null);
        if (v.Item is not null) { w.WritePropertyName("item"); JsonSerializer.Serialize(w, v.Item, o); }
        w.WriteEndObject();
    }
}
[JsonConverter(typeof(BagConverter))] public class Bag { public Dictionary<string, int> Values { get; } = []; }
public class BagConverter : Writing<Bag>
{
    public override void Write(Utf8JsonWriter w, Bag v, JsonSerializerOptions o)
    { w.WriteStartObject(); foreach (var (key, value) in v.Values) w.WriteNumber(key, value); w.WriteEndObject(); }
}
[JsonConverter(typeof(TrackConverter))] public class Track { public List<double> Points { get; set; } = [1, 2.5]; }
public class TrackConverter : Writing<Track>
{
    public override void Write(Utf8JsonWriter w, Track v, JsonSerializerOptions o)
    { w.WriteStartArray(); foreach (var one in v.Points) w.WriteNumberValue(one); w.WriteEndArray(); }
}
[JsonConverter(typeof(FlagConverter))] public record struct Flag(bool On);
public class FlagConverter : Writing<Flag>
{ public override void Write(Utf8JsonWriter w, Flag v, JsonSerializerOptions o) => w.WriteBooleanValue(v.On); }
[JsonConverter(typeof(CodeConverter))] public record Code(string? Text);
public class CodeConverter : Writing<Code>
{ public override void Write(Utf8JsonWriter w, Code v, JsonSerializerOptions o) => w.WriteStringValue(v.Text); }
[JsonConverter(typeof(StampConverter))] public record Stamp(DateTime At);
public class StampConverter : Writing<Stamp>
{
    public override void Write(Utf8JsonWriter w, Stamp v, JsonSerializerOptions o)
    { if (v.At == default) w.WriteNullValue(); else Text(w, v); }
    private static void Text(Utf8JsonWriter writer, Stamp stamp) => writer.WriteStringValue(stamp.At.ToString("O"));
}
[JsonConverter(typeof(EitherConverter))] public record Either(double Value);
public class EitherConverter : Writing<Either>
{
    public override void Write(Utf8JsonWriter w, Either v, JsonSerializerOptions o)
    { if (v.Value % 1 == 0) w.WriteNumberValue((int)v.Value); else w.WriteNumberValue(v.Value); }
}
[JsonConverter(typeof(NestedConverter))] public class Nested { public int Id { get; set; } }
public class NestedConverter : Writing<Nested>
{
    public override void Write(Utf8JsonWriter w, Nested v, JsonSerializerOptions o)
    {
        w.WriteStartObject();
        w.WriteStartObject("self"); w.WriteNumber("id", v.Id); w.WriteNull("next"); w.WriteEndObject();
        w.WriteStartArray("tags"); w.WriteStringValue("a"); w.WriteStringValue(Guid.Empty); w.WriteEndArray();
        w.WritePropertyName("kind"); if (v.Id == 0) w.WriteNullValue(); else w.WriteStringValue("some");
        w.WriteEndObject();
    }
}
[JsonConverter(typeof(NamesConverter))] public class Names { public List<Part> Parts { get; set; } = [new()]; }
public class NamesConverter : Writing<Names>
{
    public override void Write(Utf8JsonWriter w, Names v, JsonSerializerOptions o) =>
        JsonSerializer.Serialize(w, v.Parts, o);
}
public abstract class Box<T> : Writing<T> { protected abstract Part Inner(T value);
    public override void Write(Utf8JsonWriter w, T v, JsonSerializerOptions o) => JsonSerializer.Serialize(w, Inner(v), o); }
[JsonConverter(typeof(WrappedConverter))] public class Wrapped { }
public class WrappedConverter : Box<Wrapped> { protected override Part Inner(Wrapped value) => new() { Size = 5 }; }
[JsonConverter(typeof(RawConverter))] public class Raw { }
public class RawConverter : Writing<Raw>
{ public override void Write(Utf8JsonWriter w, Raw v, JsonSerializerOptions o) => w.WriteRawValue("[1]"); }
[JsonConverter(typeof(BothConverter))] public record Both(int Value);
public class BothConverter : Writing<Both>
{
    public override void Write(Utf8JsonWriter w, Both v, JsonSerializerOptions o)
    { if (v.Value > 2) w.WriteNumberValue(v.Value); else w.WriteStringValue("few"); }
}
public class PointConverter : Writing<(int X, int Y)>
{
    public override void Write(Utf8JsonWriter w, (int X, int Y) v, JsonSerializerOptions o)
    { w.WriteStartObject(); w.WriteNumber("x", v.X); w.WriteNumber("y", v.Y); w.WriteEndObject(); }
}
public class SecondsConverter : Writing<TimeSpan>
{ public override void Write(Utf8JsonWriter w, TimeSpan v, JsonSerializerOptions o) => w.WriteNumberValue(v.TotalSeconds); }
