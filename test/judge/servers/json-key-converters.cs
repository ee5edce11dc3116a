// A key of a dictionary is written by another method of its converter than a value, and most converters do not have that.
// announced: 3
using System.Text.Json;
using System.Text.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureHttpJsonOptions(options =>
{
    options.SerializerOptions.Converters.Add(new DayConverter());
    options.SerializerOptions.Converters.Add(new GuidConverter());
    options.SerializerOptions.Converters.Add(new HighConverter());
    options.SerializerOptions.Converters.Add(new LowConverter());
    options.SerializerOptions.Converters.Add(new SpotConverter());
});
var app = builder.Build();
app.MapGet("/code", () => new Dictionary<Code, int> { [new("a")] = 1 });
app.MapPost("/code", (Dictionary<Code, int> all) => all.Count);
app.MapGet("/silent", () => new Dictionary<SilentCode, int> { [new("a")] = 1 });
app.MapPost("/silent", (Dictionary<SilentCode, int> all) => all.Count);
app.MapGet("/inherited", () => new Dictionary<InheritedCode, int> { [new("a")] = 1 });
app.MapGet("/level", () => new Dictionary<Level, int> { [Level.High] = 1 });
app.MapGet("/silent-level", () => new Dictionary<SilentLevel, int> { [SilentLevel.High] = 1 });
app.MapGet("/day", () => new Dictionary<DateOnly, int> { [new(2024, 1, 2)] = 1 });
app.MapGet("/guid", () => new Dictionary<Guid, Guid> { [Guid.Empty] = Guid.Empty });
app.MapGet("/high", () => new Dictionary<High, High> { [High.A] = High.B });
app.MapPost("/high", (Dictionary<High, int> all) => all.Count);
app.MapGet("/low", () => new Dictionary<Low, int> { [Low.A] = 1 });
app.MapGet("/spot", () => new Dictionary<Spot, int> { [new(1, 2)] = 1 });
app.MapPost("/spot", (Dictionary<Spot, int> all) => all.Count);
app.MapGet("/values", () => new { Level = Level.High, Silent = SilentLevel.High, Low = Low.A });
app.Run();
[JsonConverter(typeof(CodeConverter))] public record Code(string Value);
[JsonConverter(typeof(SilentCodeConverter))] public record SilentCode(string Value);
[JsonConverter(typeof(InheritedCodeConverter))] public record InheritedCode(string Value);
[JsonConverter(typeof(LevelConverter))] public enum Level { Low, High }
[JsonConverter(typeof(SilentLevelConverter))] public enum SilentLevel { Low, High }
public enum High { A, B }
public enum Low { A, B }
public record Spot(int X, int Y);
public class CodeConverter : JsonConverter<Code>
{
    public override Code Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(reader.GetString()!);
    public override void Write(Utf8JsonWriter writer, Code value, JsonSerializerOptions options) => writer.WriteStringValue(value.Value);
    public override Code ReadAsPropertyName(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        new(reader.GetString()!);
    public override void WriteAsPropertyName(Utf8JsonWriter writer, Code value, JsonSerializerOptions options) =>
        writer.WritePropertyName("#" + value.Value);
}
public class SilentCodeConverter : JsonConverter<SilentCode>
{
    public override SilentCode Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(reader.GetString()!);
    public override void Write(Utf8JsonWriter writer, SilentCode value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.Value);
}
public abstract class NameConverter<T> : JsonConverter<T> where T : notnull
{
    public override void WriteAsPropertyName(Utf8JsonWriter writer, T value, JsonSerializerOptions options) =>
        writer.WritePropertyName(value.ToString()!);
}
public class InheritedCodeConverter : NameConverter<InheritedCode>
{
    public override InheritedCode Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(reader.GetString()!);
    public override void Write(Utf8JsonWriter writer, InheritedCode value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.Value);
}
public class LevelConverter : JsonConverter<Level>
{
    public override Level Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        Enum.Parse<Level>(reader.GetString()!);
    public override void Write(Utf8JsonWriter writer, Level value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString().ToLower());
    public override void WriteAsPropertyName(Utf8JsonWriter writer, Level value, JsonSerializerOptions options) =>
        writer.WritePropertyName("L" + (int)value);
}
public class SilentLevelConverter : JsonConverter<SilentLevel>
{
    public override SilentLevel Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        Enum.Parse<SilentLevel>(reader.GetString()!);
    public override void Write(Utf8JsonWriter writer, SilentLevel value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString().ToLower());
}
public class DayConverter : JsonConverter<DateOnly>
{
    public override DateOnly Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        DateOnly.FromDayNumber(reader.GetInt32());
    public override void Write(Utf8JsonWriter writer, DateOnly value, JsonSerializerOptions options) =>
        writer.WriteNumberValue(value.DayNumber);
}
public class GuidConverter : JsonConverter<Guid>
{
    public override Guid Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => Guid.Parse(reader.GetString()!);
    public override void Write(Utf8JsonWriter writer, Guid value, JsonSerializerOptions options) =>
        writer.WriteStringValue("g" + value.ToString("N"));
    public override void WriteAsPropertyName(Utf8JsonWriter writer, Guid value, JsonSerializerOptions options) =>
        writer.WritePropertyName("g" + value.ToString("N"));
}
public class HighConverter : JsonConverter<High>
{
    public override High Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        Enum.Parse<High>(reader.GetString()!.ToUpper());
    public override void Write(Utf8JsonWriter writer, High value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString().ToLower());
    public override void WriteAsPropertyName(Utf8JsonWriter writer, High value, JsonSerializerOptions options) =>
        writer.WritePropertyName(value.ToString().ToLower());
    public override High ReadAsPropertyName(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        Enum.TryParse<High>(reader.GetString()!, true, out var high) ? high : High.A;
}
public class LowConverter : JsonConverter<Low>
{
    public override Low Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        Enum.Parse<Low>(reader.GetString()!.ToUpper());
    public override void Write(Utf8JsonWriter writer, Low value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString().ToLower());
}
public class SpotConverter : JsonConverter<Spot>
{
    public override Spot Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(1, 2);
    public override void Write(Utf8JsonWriter writer, Spot value, JsonSerializerOptions options) =>
        writer.WriteStringValue($"{value.X}:{value.Y}");
    public override void WriteAsPropertyName(Utf8JsonWriter writer, Spot value, JsonSerializerOptions options) =>
        writer.WritePropertyName($"{value.X}:{value.Y}");
}
