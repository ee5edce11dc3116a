using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace WireJudge;

/// <summary>Values that are one JSON string, number or boolean, and those that are any JSON; the ends of each range come often.</summary>
internal static class Primitives
{
    private static readonly string[] Texts =
        ["", "a", "plain text", "Ünïcødé", "\"quoted\" \\ back", "line\nbreak\t", "😀 pair", "null", "0", " ", "__proto__", "<&>'"];

    public static object? Make(Type type, Random random)
    {
        if (type.IsEnum)
        {
            return EnumValue(type, random);
        }

        return Type.GetTypeCode(type) switch
        {
            TypeCode.Boolean => random.Next(2) == 0,
            TypeCode.Char => "aZ0é\"\\\n€"[random.Next(8)],
            TypeCode.SByte => (sbyte)Integer(random, sbyte.MinValue, sbyte.MaxValue),
            TypeCode.Byte => (byte)Integer(random, byte.MinValue, byte.MaxValue),
            TypeCode.Int16 => (short)Integer(random, short.MinValue, short.MaxValue),
            TypeCode.UInt16 => (ushort)Integer(random, ushort.MinValue, ushort.MaxValue),
            TypeCode.Int32 => (int)Integer(random, int.MinValue, int.MaxValue),
            TypeCode.UInt32 => (uint)Integer(random, uint.MinValue, uint.MaxValue),
            TypeCode.Int64 => Integer(random, long.MinValue, long.MaxValue),
            TypeCode.UInt64 => (ulong)Integer(random, 0, long.MaxValue),
            TypeCode.Single => Pick(random, 0f, -1.5f, float.MaxValue, float.Epsilon, 3.25e10f, 1e-7f),
            TypeCode.Double => Pick(random, 0d, -1.5, double.MaxValue, double.Epsilon, 1e21, 1e-7, 0.1),
            TypeCode.Decimal => Pick(random, 0m, 1.10m, -79228162514264337593543950335m, 0.0000000000000000000000000001m, 12.5m),
            TypeCode.String => Text(random),
            TypeCode.DateTime => Moment(random),
            _ => Other(type, random),
        };
    }

    public static string Text(Random random) => Texts[random.Next(Texts.Length)];

    private static object? Other(Type type, Random random) => type.FullName switch
    {
        "System.Object" => Any(random),
        "System.Guid" => random.Next(5) == 0 ? Guid.Empty : NewGuid(random),
        "System.Half" => Pick(random, (Half)0, (Half)(-1.5), Half.MaxValue, Half.Epsilon),
        "System.Int128" => Pick(random, Int128.Zero, Int128.MaxValue, Int128.MinValue, (Int128)42),
        "System.UInt128" => Pick(random, UInt128.Zero, UInt128.MaxValue, (UInt128)42),
        "System.Uri" => random.Next(2) == 0 ? new Uri("https://example.org/a b?q=é") : new Uri("relative/path", UriKind.Relative),
        "System.Version" => Pick(random, new Version(1, 2), new Version(1, 2, 3), new Version(1, 2, 3, 4)),
        "System.DateTimeOffset" =>
            new DateTimeOffset(2024, 2, 29, 23, 59, 59, TimeSpan.FromMinutes(random.Next(-14 * 60, 14 * 60)))
                .AddTicks(random.Next(10_000_000)),
        "System.DateOnly" => Pick(random, DateOnly.MinValue, DateOnly.MaxValue, new DateOnly(2024, 2, 29)),
        "System.TimeOnly" => Pick(random, TimeOnly.MinValue, TimeOnly.MaxValue, new TimeOnly(1, 2, 3)),
        "System.TimeSpan" =>
            Pick(random, TimeSpan.Zero, TimeSpan.MaxValue, TimeSpan.MinValue, new TimeSpan(1, 2, 3), TimeSpan.FromMilliseconds(-1)),
        "System.Text.Json.JsonElement" => JsonSerializer.SerializeToElement(Any(random)),
        "System.Text.Json.JsonDocument" => JsonSerializer.SerializeToDocument(Any(random)),
        "System.Text.Json.Nodes.JsonNode" or "System.Text.Json.Nodes.JsonValue" => JsonValue.Create(Text(random)),
        "System.Text.Json.Nodes.JsonObject" => new JsonObject { ["k"] = random.Next(9), ["n"] = null },
        "System.Text.Json.Nodes.JsonArray" => new JsonArray(1, "two", null),
        _ => null,
    };

    private static object Any(Random random) => random.Next(4) switch
    {
        0 => Text(random),
        1 => random.Next(100),
        2 => new Dictionary<string, object?> { ["a"] = 1, ["b"] = null },
        _ => new List<object?> { true, "x" },
    };

    private static object EnumValue(Type type, Random random)
    {
        var values = Enum.GetValues(type);
        if (values.Length == 0)
        {
            return Enum.ToObject(type, 0);
        }

        var first = values.GetValue(random.Next(values.Length))!;
        if (!type.IsDefined(typeof(FlagsAttribute), false) || random.Next(2) == 0)
        {
            return first;
        }

        var second = values.GetValue(random.Next(values.Length))!;
        var invariant = CultureInfo.InvariantCulture;
        return Enum.ToObject(type, Convert.ToInt64(first, invariant) | Convert.ToInt64(second, invariant));
    }

    private static long Integer(Random random, long least, long most) => random.Next(6) switch
    {
        0 => least,
        1 => most,
        2 => 0,
        _ => random.NextInt64(Math.Max(least, -1_000_000), Math.Min(most, 1_000_000)),
    };

    private static DateTime Moment(Random random) => Pick(
        random,
        DateTime.MinValue,
        DateTime.MaxValue,
        new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc),
        new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Local).AddTicks(1234567),
        new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Unspecified).AddMilliseconds(5));

    private static Guid NewGuid(Random random)
    {
        var bytes = new byte[16];
        random.NextBytes(bytes);
        return new Guid(bytes);
    }

    private static T Pick<T>(Random random, params T[] from) => from[random.Next(from.Length)];
}
