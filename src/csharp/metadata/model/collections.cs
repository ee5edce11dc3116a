// Collections.
#nullable enable

namespace System.Collections
{
    public interface IEnumerable
    {
        IEnumerator GetEnumerator();
    }

    public interface IEnumerator
    {
        object Current { get; }
        bool MoveNext();
        void Reset();
    }

    public interface ICollection : IEnumerable
    {
        int Count { get; }
    }

    public interface IList : ICollection
    {
        object? this[int index] { get; set; }
        int Add(object? value);
    }

    public interface IDictionary : ICollection
    {
        object? this[object key] { get; set; }
    }

    public class ArrayList : IList { }

    public class Hashtable : IDictionary { }

    public class Queue : ICollection { }

    public class Stack : ICollection { }

    public class SortedList : IDictionary { }
}

namespace System.Collections.Generic
{
    public interface IEnumerable<out T> : System.Collections.IEnumerable
    {
        new IEnumerator<T> GetEnumerator();
    }

    public interface IEnumerator<out T> : System.IDisposable, System.Collections.IEnumerator
    {
        new T Current { get; }
    }

    public interface IAsyncEnumerable<out T>
    {
        IAsyncEnumerator<T> GetAsyncEnumerator(System.Threading.CancellationToken cancellationToken = default);
    }

    public interface IAsyncEnumerator<out T> : System.IAsyncDisposable
    {
        T Current { get; }
        System.Threading.Tasks.ValueTask<bool> MoveNextAsync();
    }

    public interface ICollection<T> : IEnumerable<T>
    {
        int Count { get; }
        bool IsReadOnly { get; }
        void Add(T item);
        void Clear();
        bool Contains(T item);
        bool Remove(T item);
    }

    public interface IList<T> : ICollection<T>
    {
        T this[int index] { get; set; }
        int IndexOf(T item);
        void Insert(int index, T item);
        void RemoveAt(int index);
    }

    public interface ISet<T> : ICollection<T>
    {
        new bool Add(T item);
    }

    public interface IReadOnlyCollection<out T> : IEnumerable<T>
    {
        int Count { get; }
    }

    public interface IReadOnlyList<out T> : IReadOnlyCollection<T>
    {
        T this[int index] { get; }
    }

    public interface IReadOnlySet<T> : IReadOnlyCollection<T>
    {
        bool Contains(T item);
    }

    public interface IDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>
    {
        TValue this[TKey key] { get; set; }
        ICollection<TKey> Keys { get; }
        ICollection<TValue> Values { get; }
        bool ContainsKey(TKey key);
        bool TryGetValue(TKey key, out TValue value);
    }

    public interface IReadOnlyDictionary<TKey, TValue> : IReadOnlyCollection<KeyValuePair<TKey, TValue>>
    {
        TValue this[TKey key] { get; }
        IEnumerable<TKey> Keys { get; }
        IEnumerable<TValue> Values { get; }
        bool ContainsKey(TKey key);
        bool TryGetValue(TKey key, out TValue value);
    }

    public readonly struct KeyValuePair<TKey, TValue>
    {
        public KeyValuePair(TKey key, TValue value);
        public TKey Key { get; }
        public TValue Value { get; }
    }

    public class List<T> : IList<T>, IReadOnlyList<T>, System.Collections.IList
    {
        public List();
        public List(int capacity);
        public List(IEnumerable<T> collection);
        public int Capacity { get; set; }
        public int Count { get; }
        public T this[int index] { get; set; }
        public void Add(T item);
        public void AddRange(IEnumerable<T> collection);
        public void Clear();
        public bool Contains(T item);
        public bool Exists(System.Predicate<T> match);
        public T? Find(System.Predicate<T> match);
        public int FindIndex(System.Predicate<T> match);
        public void ForEach(System.Action<T> action);
        public List<T> FindAll(System.Predicate<T> match);
        public List<TOutput> ConvertAll<TOutput>(System.Converter<T, TOutput> converter);
        public bool Remove(T item);
        public int RemoveAll(System.Predicate<T> match);
        public void RemoveAt(int index);
        public void Sort();
        public T[] ToArray();
        public bool TrueForAll(System.Predicate<T> match);
        public System.Collections.ObjectModel.ReadOnlyCollection<T> AsReadOnly();
    }

    public class Dictionary<TKey, TValue> :
        IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, System.Collections.IDictionary
        where TKey : notnull
    {
        public Dictionary();
        public Dictionary(IDictionary<TKey, TValue> dictionary);
        public Dictionary(IEqualityComparer<TKey>? comparer);
        public int Count { get; }
        public TValue this[TKey key] { get; set; }
        public void Add(TKey key, TValue value);
        public bool ContainsKey(TKey key);
        public bool Remove(TKey key);
        public bool TryAdd(TKey key, TValue value);
        public bool TryGetValue(TKey key, out TValue value);
    }

    public class SortedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>
        where TKey : notnull
    {
        public SortedDictionary();
    }

    public class OrderedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>
        where TKey : notnull
    {
        public OrderedDictionary();
        public TValue this[TKey key] { get; set; }
    }

    public class SortedList<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>
        where TKey : notnull
    {
        public SortedList();
    }

    public class HashSet<T> : ISet<T>, IReadOnlySet<T>
    {
        public HashSet();
        public HashSet(IEnumerable<T> collection);
        public int Count { get; }
        public bool Add(T item);
        public bool Contains(T item);
    }

    public class SortedSet<T> : ISet<T>, IReadOnlySet<T>
    {
        public SortedSet();
    }

    public class LinkedList<T> : ICollection<T>, IReadOnlyCollection<T>
    {
        public LinkedList();
    }

    public class Queue<T> : IReadOnlyCollection<T>, System.Collections.ICollection
    {
        public Queue();
        public void Enqueue(T item);
        public T Dequeue();
    }

    public class Stack<T> : IReadOnlyCollection<T>, System.Collections.ICollection
    {
        public Stack();
        public void Push(T item);
        public T Pop();
    }

    public class PriorityQueue<TElement, TPriority> { }

    public interface IComparer<in T>
    {
        int Compare(T? x, T? y);
    }

    public interface IEqualityComparer<in T>
    {
        bool Equals(T? x, T? y);
        int GetHashCode(T obj);
    }

    public class KeyNotFoundException : System.SystemException
    {
        public KeyNotFoundException(string? message);
    }
}

namespace System.Collections.ObjectModel
{
    public class Collection<T> :
        System.Collections.Generic.IList<T>, System.Collections.Generic.IReadOnlyList<T>, System.Collections.IList
    {
        public Collection();
        public void Add(T item);
        public void Clear();
        public bool Contains(T item);
        public int Count { get; }
        public void Insert(int index, T item);
        public bool Remove(T item);
        public void RemoveAt(int index);
        public T this[int index] { get; set; }
    }

    public class ReadOnlyCollection<T> :
        System.Collections.Generic.IList<T>, System.Collections.Generic.IReadOnlyList<T>, System.Collections.IList
    {
        public ReadOnlyCollection(System.Collections.Generic.IList<T> list);
        public int Count { get; }
        public T this[int index] { get; }
    }

    public class ReadOnlySet<T> :
        System.Collections.Generic.IReadOnlySet<T>, System.Collections.Generic.ISet<T>, System.Collections.ICollection
    {
        public ReadOnlySet(System.Collections.Generic.ISet<T> @set);
        public int Count { get; }
    }

    public class ObservableCollection<T> : Collection<T>
    {
        public ObservableCollection();
    }

    public abstract class KeyedCollection<TKey, TItem> : Collection<TItem> where TKey : notnull { }

    public class ReadOnlyDictionary<TKey, TValue> :
        System.Collections.Generic.IDictionary<TKey, TValue>,
        System.Collections.Generic.IReadOnlyDictionary<TKey, TValue>
        where TKey : notnull
    {
    }
}

namespace System.Collections.Concurrent
{
    public class ConcurrentDictionary<TKey, TValue> :
        System.Collections.Generic.IDictionary<TKey, TValue>,
        System.Collections.Generic.IReadOnlyDictionary<TKey, TValue>, System.Collections.IDictionary
        where TKey : notnull
    {
        public ConcurrentDictionary();
        public TValue this[TKey key] { get; set; }
        public System.Collections.Generic.ICollection<TValue> Values { get; }
        public bool TryAdd(TKey key, TValue value);
        public bool TryGetValue(TKey key, out TValue value);
        public bool TryRemove(TKey key, out TValue value);
        public TValue GetOrAdd(TKey key, System.Func<TKey, TValue> valueFactory);
    }

    public class ConcurrentBag<T> : System.Collections.Generic.IReadOnlyCollection<T>, System.Collections.ICollection
    {
    }

    public class ConcurrentQueue<T> : System.Collections.Generic.IReadOnlyCollection<T>, System.Collections.ICollection
    {
    }

    public class ConcurrentStack<T> : System.Collections.Generic.IReadOnlyCollection<T>, System.Collections.ICollection
    {
    }

    public class BlockingCollection<T> :
        System.Collections.Generic.IReadOnlyCollection<T>, System.Collections.ICollection
    {
    }
}

namespace System.Collections.Immutable
{
    public interface IImmutableList<T> : System.Collections.Generic.IReadOnlyList<T> { }

    public interface IImmutableSet<T> : System.Collections.Generic.IReadOnlyCollection<T> { }

    public interface IImmutableQueue<T> : System.Collections.Generic.IEnumerable<T> { }

    public interface IImmutableStack<T> : System.Collections.Generic.IEnumerable<T> { }

    public interface IImmutableDictionary<TKey, TValue> : System.Collections.Generic.IReadOnlyDictionary<TKey, TValue>
    {
    }

    public readonly struct ImmutableArray<T> : IImmutableList<T>, System.Collections.Generic.IList<T>
    {
        public static readonly ImmutableArray<T> Empty;
        public int Length { get; }
    }

    public sealed class ImmutableList<T> : IImmutableList<T>, System.Collections.Generic.IList<T>
    {
        public static readonly ImmutableList<T> Empty;
    }

    public sealed class ImmutableHashSet<T> :
        IImmutableSet<T>, System.Collections.Generic.ISet<T>, System.Collections.Generic.IReadOnlySet<T>
    {
    }

    public sealed class ImmutableSortedSet<T> :
        IImmutableSet<T>, System.Collections.Generic.ISet<T>, System.Collections.Generic.IReadOnlySet<T>
    {
    }

    public sealed class ImmutableQueue<T> : IImmutableQueue<T> { }

    public sealed class ImmutableStack<T> : IImmutableStack<T> { }

    public sealed class ImmutableDictionary<TKey, TValue> :
        IImmutableDictionary<TKey, TValue>, System.Collections.Generic.IDictionary<TKey, TValue>
        where TKey : notnull
    {
    }

    public sealed class ImmutableSortedDictionary<TKey, TValue> :
        IImmutableDictionary<TKey, TValue>, System.Collections.Generic.IDictionary<TKey, TValue>
        where TKey : notnull
    {
    }

    public static class ImmutableArray
    {
        public static ImmutableArray<TSource> ToImmutableArray<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> items);
    }

    public static class ImmutableList
    {
        public static ImmutableList<TSource> ToImmutableList<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source);
    }
}

namespace System.Collections.Frozen
{
    public abstract class FrozenSet<T> : System.Collections.Generic.ISet<T>, System.Collections.Generic.IReadOnlySet<T>
    {
    }

    public abstract class FrozenDictionary<TKey, TValue> :
        System.Collections.Generic.IDictionary<TKey, TValue>,
        System.Collections.Generic.IReadOnlyDictionary<TKey, TValue>
        where TKey : notnull
    {
    }
}

namespace System.Dynamic
{
    public sealed class ExpandoObject : System.Collections.Generic.IDictionary<string, object?>
    {
        public ExpandoObject();
    }
}
