using System.Text;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon.LocalFunctions;

/// <summary>
/// Turns the text of a route or query value into a parameter's type in the order of the worker's own converters. Whatever has no
/// converter is read as JSON, and bare text is JSON for numbers, <c>true</c>, <c>false</c> and <c>null</c> only: enum names, dates
/// without a time and types with a <c>TryParse</c> throw, and a function that throws is a 500.
/// </summary>
internal static class WorkerConversion
{
    public static object? Convert(string text, Type type, IServiceProvider services)
    {
        if (type.IsAssignableFrom(typeof(string)))
        {
            return text;
        }

        var target = Nullable.GetUnderlyingType(type) ?? type;
        if (target == typeof(Guid) && Guid.TryParse(text, out var guid))
        {
            return guid;
        }

        if (target == typeof(DateTimeOffset) && DateTimeOffset.TryParse(text, out var offset))
        {
            return offset;
        }

        if (target == typeof(DateTime) && DateTime.TryParse(text, out var date))
        {
            return date;
        }

        return type.IsAssignableFrom(typeof(byte[]))
            ? Encoding.UTF8.GetBytes(text)
            : JsonSerializer.Deserialize(text, type, services.GetRequiredService<IOptions<JsonSerializerOptions>>().Value);
    }
}
