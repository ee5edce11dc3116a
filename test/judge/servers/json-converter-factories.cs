// Converters that code chooses: factories on types and in the options, attributes with CreateConverter, and CanConvert.
using System.Text.Json;
using System.Text.Json.Serialization;

var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureHttpJsonOptions(options =>
{
    options.SerializerOptions.Converters.Add(new OptionFactory());
    options.SerializerOptions.Converters.Add(new SmartConverter());
    options.SerializerOptions.Converters.Add(new OutcomeFactory());
});
var app = builder.Build();
app.MapGet("/basket", () =>
    new Basket(
        new Id<Basket>(Guid.Empty),
        new Option<string>("x", true),
        default,
        Colour.Red,
        [new Id<Line>(Guid.Empty)],
        DateTimeOffset.UnixEpoch));
app.MapGet("/outcome/{ok}", (bool ok) => ok ? new Outcome<int>(3, null) : new Outcome<int>(0, "bad"));
app.MapGet("/outcomes", () =>
    new { A = new Outcome<string?>("x", null), B = new Outcome<string>("x", null), C = new Outcome<Line[]>([], "bad") });
app.MapGet("/ids", () => new[] { new Id<Line>(Guid.Empty) });
app.Run();

[JsonConverter(typeof(IdFactory))]
public readonly record struct Id<T>(Guid Value);
public readonly record struct Option<T>(T? Value, bool HasValue);
public sealed record Outcome<T>(T Value, string? Error);
public abstract class Smart(string name) { public string Name { get; } = name; }
public sealed class Colour(string name) : Smart(name) { public static readonly Colour Red = new("red"); }
public record Line(Id<Line> Id);
public record Basket(
    Id<Basket> Id,
    Option<string> Note,
    Option<int> Count,
    Colour Colour,
    List<Id<Line>> Lines,
    [property: UnixTime] DateTimeOffset At);

public sealed class IdFactory : JsonConverterFactory
{
    public override bool CanConvert(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Id<>);
    public override JsonConverter CreateConverter(Type type, JsonSerializerOptions options) =>
        (JsonConverter)Activator.CreateInstance(typeof(Inner<>).MakeGenericType(type.GetGenericArguments()[0]))!;
    private sealed class Inner<T> : JsonConverter<Id<T>>
    {
        public override Id<T> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(reader.GetGuid());
        public override void Write(Utf8JsonWriter writer, Id<T> value, JsonSerializerOptions options) =>
            writer.WriteStringValue(value.Value);
    }
}
public sealed class OptionFactory : JsonConverterFactory
{
    public override bool CanConvert(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Option<>);
    public override JsonConverter CreateConverter(Type type, JsonSerializerOptions options) =>
        (JsonConverter)Activator.CreateInstance(typeof(OptionConverter<>).MakeGenericType(type.GetGenericArguments()), options)!;
}
public sealed class OptionConverter<T>(JsonSerializerOptions options) : JsonConverter<Option<T>>
{
    private readonly JsonConverter<T> _inner = (JsonConverter<T>)options.GetConverter(typeof(T));
    public override Option<T> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        throw new NotSupportedException();
    public override void Write(Utf8JsonWriter writer, Option<T> value, JsonSerializerOptions options)
    {
        if (!value.HasValue) writer.WriteNullValue();
        else _inner.Write(writer, value.Value!, options);
    }
}
public sealed class OutcomeFactory : JsonConverterFactory
{
    public override bool CanConvert(Type type) =>
        type is { IsGenericType: true } && type.GetGenericTypeDefinition() == typeof(Outcome<>);
    public override JsonConverter CreateConverter(Type type, JsonSerializerOptions options) =>
        (JsonConverter)Activator.CreateInstance(typeof(OutcomeConverter<>).MakeGenericType(type.GetGenericArguments()))!;
}
public sealed class OutcomeConverter<T> : JsonConverter<Outcome<T>>
{
    public override Outcome<T> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        throw new NotSupportedException();
    public override void Write(Utf8JsonWriter writer, Outcome<T> value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        writer.WriteBoolean("ok", value.Error is null);
        if (value.Error is { } error) writer.WriteString("error", error);
        else { writer.WritePropertyName("value"); JsonSerializer.Serialize(writer, value.Value, options); }
        writer.WriteEndObject();
    }
}
public sealed class SmartConverter : JsonConverter<Smart>
{
    public override bool CanConvert(Type type) => typeof(Smart).IsAssignableFrom(type);
    public override Smart Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        throw new NotSupportedException();
    public override void Write(Utf8JsonWriter writer, Smart value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.Name);
}
[AttributeUsage(AttributeTargets.Property)]
public sealed class UnixTimeAttribute : JsonConverterAttribute
{
    public override JsonConverter CreateConverter(Type type) => new Unix();
    private sealed class Unix : JsonConverter<DateTimeOffset>
    {
        public override DateTimeOffset Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
            DateTimeOffset.FromUnixTimeSeconds(reader.GetInt64());
        public override void Write(Utf8JsonWriter writer, DateTimeOffset value, JsonSerializerOptions options) =>
            writer.WriteNumberValue(value.ToUnixTimeSeconds());
    }
}
