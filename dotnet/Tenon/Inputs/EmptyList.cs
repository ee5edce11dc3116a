using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>Makes lists of the types that inputs have.</summary>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal static class EmptyList
{
    /// <summary>A list that repeats its key is empty where the key is not there; null for what is not a list.</summary>
    public static object? For(Type type) => ItemOf(type) is { } item ? Of(type, item, []) : null;

    /// <summary>The type of the items; null for texts, bytes, maps and everything else.</summary>
    public static Type? ItemOf(Type type) =>
        type == typeof(string) || type == typeof(byte[]) || typeof(IDictionary).IsAssignableFrom(type)
        || !typeof(IEnumerable).IsAssignableFrom(type)
            ? null
            : QuickRules.ItemOf(type) is { } item
                && !(item.IsGenericType && item.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)) ? item : null;

    public static object? Of(Type type, Type item, IReadOnlyList<object?> values)
    {
        var array = Array.CreateInstance(item, values.Count);
        for (var at = 0; at < values.Count; at++)
        {
            array.SetValue(values[at], at);
        }

        if (type.IsInstanceOfType(array))
        {
            return array;
        }

        foreach (var kind in new[] { typeof(List<>), typeof(HashSet<>) })
        {
            var made = kind.MakeGenericType(item);
            if (type.IsAssignableFrom(made))
            {
                return Activator.CreateInstance(made, array);
            }
        }

        return type.GetConstructor([typeof(IEnumerable<>).MakeGenericType(item)])?.Invoke([array]);
    }
}
