// The part of LINQ whose result types say what an endpoint answers.
#nullable enable

namespace System.Linq.Expressions
{
    public sealed class Expression<TDelegate> { }
}

namespace System.Linq
{
    public interface IGrouping<out TKey, out TElement> : System.Collections.Generic.IEnumerable<TElement>
    {
        TKey Key { get; }
    }

    public interface ILookup<TKey, TElement> : System.Collections.Generic.IEnumerable<IGrouping<TKey, TElement>>
    {
        System.Collections.Generic.IEnumerable<TElement> this[TKey key] { get; }
    }

    public interface IOrderedEnumerable<out TElement> : System.Collections.Generic.IEnumerable<TElement> { }

    public interface IQueryable : System.Collections.IEnumerable { }

    public interface IQueryable<out T> : System.Collections.Generic.IEnumerable<T>, IQueryable { }

    public static class Enumerable
    {
        public static bool Any<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static bool Any<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static bool All<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static int Count<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static int Count<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static System.Collections.Generic.IEnumerable<TResult> Select<TSource, TResult>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TResult> selector);
        public static System.Collections.Generic.IEnumerable<TResult> SelectMany<TSource, TResult>(
            this System.Collections.Generic.IEnumerable<TSource> source,
            System.Func<TSource, System.Collections.Generic.IEnumerable<TResult>> selector);
        public static System.Collections.Generic.IEnumerable<TSource> Where<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static System.Collections.Generic.IEnumerable<TResult> OfType<TResult>(
            this System.Collections.IEnumerable source);
        public static System.Collections.Generic.IEnumerable<TResult> Cast<TResult>(
            this System.Collections.IEnumerable source);
        public static System.Collections.Generic.IEnumerable<TSource> Skip<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, int count);
        public static System.Collections.Generic.IEnumerable<TSource> Take<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, int count);
        public static System.Collections.Generic.IEnumerable<TSource> Distinct<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source);
        public static System.Collections.Generic.IEnumerable<TSource> Reverse<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source);
        public static System.Collections.Generic.IEnumerable<TSource> Concat<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> first,
            System.Collections.Generic.IEnumerable<TSource> second);
        public static System.Collections.Generic.IEnumerable<TSource> Append<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, TSource element);
        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(
            this IOrderedEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static System.Collections.Generic.IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static TSource First<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static TSource First<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static TSource? FirstOrDefault<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static TSource? FirstOrDefault<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static TSource Single<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static TSource Single<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static TSource? SingleOrDefault<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static TSource? SingleOrDefault<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static TSource Last<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static TSource? LastOrDefault<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static TSource[] ToArray<TSource>(this System.Collections.Generic.IEnumerable<TSource> source);
        public static System.Collections.Generic.List<TSource> ToList<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source);
        public static System.Collections.Generic.HashSet<TSource> ToHashSet<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source);
        public static System.Collections.Generic.Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector)
            where TKey : notnull;
        public static System.Collections.Generic.Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector,
            System.Func<TSource, TElement> elementSelector)
            where TKey : notnull;
        public static System.Collections.Generic.IEnumerable<TResult> Empty<TResult>();
        public static System.Collections.Generic.IEnumerable<int> Range(int start, int count);
        public static System.Collections.Generic.IEnumerable<TResult> Repeat<TResult>(TResult element, int count);
        public static int Sum<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, int> selector);
        public static System.Collections.Generic.IEnumerable<TSource> Where<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, int, bool> predicate);
        public static System.Collections.Generic.IEnumerable<TResult> Select<TSource, TResult>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, int, TResult> selector);
        public static System.Collections.Generic.IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(
            this System.Collections.Generic.IEnumerable<TSource> source,
            System.Func<TSource, System.Collections.Generic.IEnumerable<TCollection>> collectionSelector,
            System.Func<TSource, TCollection, TResult> resultSelector);
        public static System.Collections.Generic.IEnumerable<TSource> SkipWhile<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static System.Collections.Generic.IEnumerable<TSource> TakeWhile<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static System.Collections.Generic.IEnumerable<TSource> SkipLast<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, int count);
        public static System.Collections.Generic.IEnumerable<TSource> TakeLast<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, int count);
        public static System.Collections.Generic.IEnumerable<TSource> Prepend<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, TSource element);
        public static System.Collections.Generic.IEnumerable<TSource> DefaultIfEmpty<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, TSource defaultValue);
        public static System.Collections.Generic.IEnumerable<TSource> AsEnumerable<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source);
        public static System.Collections.Generic.IEnumerable<TSource> DistinctBy<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static System.Collections.Generic.IEnumerable<TSource> Union<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> first,
            System.Collections.Generic.IEnumerable<TSource> second);
        public static System.Collections.Generic.IEnumerable<TSource> Except<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> first,
            System.Collections.Generic.IEnumerable<TSource> second);
        public static System.Collections.Generic.IEnumerable<TSource> Intersect<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> first,
            System.Collections.Generic.IEnumerable<TSource> second);
        public static IOrderedEnumerable<T> Order<T>(this System.Collections.Generic.IEnumerable<T> source);
        public static IOrderedEnumerable<T> OrderDescending<T>(this System.Collections.Generic.IEnumerable<T> source);
        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector,
            System.Collections.Generic.IComparer<TKey>? comparer);
        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector,
            System.Collections.Generic.IComparer<TKey>? comparer);
        public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(
            this IOrderedEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static System.Collections.Generic.IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector,
            System.Func<TSource, TElement> elementSelector);
        public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static TSource Last<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static TSource? LastOrDefault<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, bool> predicate);
        public static TSource ElementAt<TSource>(this System.Collections.Generic.IEnumerable<TSource> source, int index);
        public static TSource? ElementAtOrDefault<TSource>(this System.Collections.Generic.IEnumerable<TSource> source, int index);
        public static bool Contains<TSource>(this System.Collections.Generic.IEnumerable<TSource> source, TSource value);
        public static TSource Aggregate<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TSource, TSource> func);
        public static TAccumulate Aggregate<TSource, TAccumulate>(
            this System.Collections.Generic.IEnumerable<TSource> source, TAccumulate seed,
            System.Func<TAccumulate, TSource, TAccumulate> func);
        public static int Sum(this System.Collections.Generic.IEnumerable<int> source);
        public static int Max(this System.Collections.Generic.IEnumerable<int> source);
        public static int Min(this System.Collections.Generic.IEnumerable<int> source);
        public static int Max<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, int> selector);
        public static int Min<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, int> selector);
        public static TSource? MaxBy<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static TSource? MinBy<TSource, TKey>(
            this System.Collections.Generic.IEnumerable<TSource> source, System.Func<TSource, TKey> keySelector);
        public static System.Collections.Generic.IEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(
            this System.Collections.Generic.IEnumerable<TFirst> first,
            System.Collections.Generic.IEnumerable<TSecond> second);
        public static System.Collections.Generic.IEnumerable<TResult> Zip<TFirst, TSecond, TResult>(
            this System.Collections.Generic.IEnumerable<TFirst> first,
            System.Collections.Generic.IEnumerable<TSecond> second,
            System.Func<TFirst, TSecond, TResult> resultSelector);
        public static System.Collections.Generic.IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(
            this System.Collections.Generic.IEnumerable<TOuter> outer, System.Collections.Generic.IEnumerable<TInner> inner,
            System.Func<TOuter, TKey> outerKeySelector, System.Func<TInner, TKey> innerKeySelector,
            System.Func<TOuter, TInner, TResult> resultSelector);
        public static System.Collections.Generic.IEnumerable<TSource[]> Chunk<TSource>(
            this System.Collections.Generic.IEnumerable<TSource> source,
            int size);
    }
}
