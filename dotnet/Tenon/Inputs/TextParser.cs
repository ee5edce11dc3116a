using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Text.Json;

namespace Tenon;

/// <summary>Reads one value from a text, as minimal APIs do: invariant, moments in UTC, and whatever has a <c>TryParse</c>.</summary>
[RequiresUnreferencedCode("Values are parsed by reflection.")]
[RequiresDynamicCode("Values are parsed by reflection.")]
internal static class TextParser
{
    /// <summary>Whether the text is a value of the type, which is not nullable.</summary>
    public static bool TryParse(string text, Type type, JsonSerializerOptions json, out object? value)
    {
        if (type == typeof(string) || type == typeof(object))
        {
            value = text;
            return true;
        }

        var moment = DateTimeStyles.AllowWhiteSpaces;
        if (type == typeof(DateTime))
        {
            var isMoment = DateTime.TryParse(
                text, CultureInfo.InvariantCulture, moment | DateTimeStyles.AdjustToUniversal, out var date);
            value = date;
            return isMoment;
        }

        if (type == typeof(DateTimeOffset))
        {
            var isMoment = DateTimeOffset.TryParse(
                text, CultureInfo.InvariantCulture, moment | DateTimeStyles.AssumeUniversal, out var date);
            value = date;
            return isMoment;
        }

        if (type == typeof(Uri))
        {
            var isAddress = Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out var address);
            value = address;
            return isAddress;
        }

        return type.IsEnum
            ? TryParseEnum(text, type, json, out value)
            : ParserOf(type) is { } parser ? TryCall(parser, text, out value) : TryReadJson(text, type, json, out value);
    }

    /// <summary>
    /// By the C# name, as the framework does, or as in JSON: by its name there, or by number where its converter writes numbers.
    /// </summary>
    private static bool TryParseEnum(string text, Type type, JsonSerializerOptions json, out object? value)
    {
        var name = Array.Find(Enum.GetNames(type), one => string.Equals(one, text, StringComparison.OrdinalIgnoreCase));
        value = name is null ? null : Enum.Parse(type, name);
        return value is not null || (TryReadJson(text, type, json, out value) && (IsFlags(type) || Enum.IsDefined(type, value!)));
    }

    private static bool IsFlags(Type type) => type.IsDefined(typeof(FlagsAttribute), inherit: false);

    private static MethodInfo? ParserOf(Type type) =>
        type.GetMethod("TryParse", Static, [typeof(string), typeof(IFormatProvider), type.MakeByRefType()])
        ?? type.GetMethod("TryParse", Static, [typeof(string), type.MakeByRefType()]);

    private const BindingFlags Static = BindingFlags.Public | BindingFlags.Static | BindingFlags.FlattenHierarchy;

    private static bool TryCall(MethodInfo parser, string text, out object? value)
    {
        object?[] arguments = parser.GetParameters().Length == 3 ? [text, CultureInfo.InvariantCulture, null] : [text, null];
        var isParsed = parser.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null) is true;
        value = arguments[^1];
        return isParsed;
    }

    /// <summary>A value object, or a type with a converter of its own: the text as JSON text, else as a number or a truth value.</summary>
    private static bool TryReadJson(string text, Type type, JsonSerializerOptions json, out object? value)
    {
        foreach (var written in new[] { JsonSerializer.Serialize(text), text })
        {
            try
            {
                value = JsonSerializer.Deserialize(written, json.GetTypeInfo(type));
                return value is not null;
            }
            catch (JsonException)
            {
                // The other way may do.
            }
        }

        value = null;
        return false;
    }
}
