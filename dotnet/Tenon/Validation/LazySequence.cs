using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>A sequence that is made while it is read: of an iterator, a query, or one that is awaited.</summary>
internal static class LazySequence
{
    /// <summary>The type of its items; null where the value is something else, or is not declared as a sequence.</summary>
    public static Type? ItemOf(Type declared, object value) =>
        declared.IsGenericType
        && (declared.GetGenericTypeDefinition() == typeof(IAsyncEnumerable<>)
            || (declared.GetGenericTypeDefinition() == typeof(IEnumerable<>) && !IsCollection(value)))
            ? declared.GetGenericArguments()[0]
            : null;

    /// <summary>Whether the items are there already, and may be read twice.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Interfaces of a value that exists are not trimmed.")]
    public static bool IsCollection(object value) => value is ICollection || value.GetType().GetInterfaces().Any(
        one => one.IsGenericType && one.GetGenericTypeDefinition() is var definition
            && (definition == typeof(IReadOnlyCollection<>) || definition == typeof(ICollection<>)));

    /// <summary>The same sequence, whose items are handed to a check one by one as they are read.</summary>
    [RequiresDynamicCode("The sequence of each type is made by reflection.")]
    [UnconditionalSuppressMessage("Trimming", "IL2071", Justification = "The constructor is used here.")]
    public static object Checked(Type item, object value, Action<object?, int> check)
    {
        var kind = typeof(IAsyncEnumerable<>).MakeGenericType(item).IsInstanceOfType(value) ? typeof(Awaited<>) : typeof(Listed<>);
        return Activator.CreateInstance(kind.MakeGenericType(item), value, check)!;
    }

    private sealed class Listed<TItem>(IEnumerable<TItem> items, Action<object?, int> check) : IEnumerable<TItem>
    {
        public IEnumerator<TItem> GetEnumerator()
        {
            var at = 0;
            foreach (var item in items)
            {
                check(item, at++);
                yield return item;
            }
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class Awaited<TItem>(IAsyncEnumerable<TItem> items, Action<object?, int> check) : IAsyncEnumerable<TItem>
    {
        public async IAsyncEnumerator<TItem> GetAsyncEnumerator(CancellationToken cancellationToken = default)
        {
            var at = 0;
            await foreach (var item in items.WithCancellation(cancellationToken))
            {
                check(item, at++);
                yield return item;
            }
        }
    }
}
