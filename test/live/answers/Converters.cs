using System.Text.Json;
using System.Text.Json.Serialization;

namespace Answers;

/// <summary>Enums with converters of their own: what each writes is not what the members are called.</summary>
public record Marks(Switched Switched, Lowered Lowered, Counted Counted, Prefixed Prefixed, Looked Looked, Registered Registered,
    [property: JsonConverter(typeof(YesNo))] Plain Plain)
{
    public static readonly Marks Some = new(Switched.Other, Lowered.OneTwo, Counted.Two, Prefixed.OneTwo, Looked.OneTwo,
        Registered.OneTwo, Plain.OneTwo);
}

[JsonConverter(typeof(SwitchedConverter))]
public enum Switched { OneTwo, Other, Last }

[JsonConverter(typeof(LoweredConverter))]
public enum Lowered { OneTwo, Other }

[JsonConverter(typeof(CountedConverter))]
public enum Counted { One = 1, Two = 2 }

[JsonConverter(typeof(PrefixedConverter<Prefixed>))]
public enum Prefixed { OneTwo, Other }

[JsonConverter(typeof(LookedConverter))]
public enum Looked { OneTwo, Other }

public enum Registered { OneTwo, Other }

public enum Plain { OneTwo, Other }

public abstract class WritingConverter<T> : JsonConverter<T>
{
    public override T Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => throw new NotSupportedException();
}

public class SwitchedConverter : WritingConverter<Switched>
{
    public override void Write(Utf8JsonWriter writer, Switched value, JsonSerializerOptions options)
    {
        var text = value switch { Switched.OneTwo => "1-2", _ => "rest" };
        writer.WriteStringValue(text);
    }
}

public class LoweredConverter : WritingConverter<Lowered>
{
    public override void Write(Utf8JsonWriter writer, Lowered value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString().ToLowerInvariant());
}

public class CountedConverter : WritingConverter<Counted>
{
    public override void Write(Utf8JsonWriter writer, Counted value, JsonSerializerOptions options) =>
        writer.WriteNumberValue((int)value * 10);
}

public class PrefixedConverter<T> : WritingConverter<T> where T : struct, Enum
{
    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => writer.WriteStringValue("x-" + value);
}

public class LookedConverter : WritingConverter<Looked>
{
    private static readonly Dictionary<Looked, string> Texts = new() { [Looked.OneTwo] = "m1", [Looked.Other] = "m2" };

    public override void Write(Utf8JsonWriter writer, Looked value, JsonSerializerOptions options) =>
        writer.WriteStringValue(Texts[value]);
}

public class RegisteredConverter : WritingConverter<Registered>
{
    public override void Write(Utf8JsonWriter writer, Registered value, JsonSerializerOptions options)
    {
        if (value == Registered.OneTwo) writer.WriteStringValue("12");
        else writer.WriteStringValue("no");
    }
}

public class YesNo : WritingConverter<Plain>
{
    public override void Write(Utf8JsonWriter writer, Plain value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value == Plain.OneTwo ? "yes" : "no");
}
