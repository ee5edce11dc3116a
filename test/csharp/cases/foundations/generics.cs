using System.Collections;
using System.Collections.Generic;

namespace Cases.Foundations;

public interface IVariant<in TIn, out TOut, TBoth>
{
    TOut Convert(TIn value);
}

public class Constrained<TClass, TStruct, TNew, TBase, TInterface, TOther>
    where TClass : class
    where TStruct : struct
    where TNew : new()
    where TBase : List<string>
    where TInterface : class, IEnumerable<TClass>, IDisposable, new()
    where TOther : TBase
{
    public TClass First;
    public TStruct? Second;
    public TNew Third = new TNew();

    public TResult Map<TResult, TInput>(TInput input, Func<TInput, TResult> map)
        where TInput : IComparable<TInput>
        where TResult : class
    {
        return map(input);
    }
}

public class Outer<T>
{
    public class Middle<U>
    {
        public class Inner<V, W>
        {
            public Dictionary<T, List<U>> Map;
            public Func<V, W> Convert;
            public Outer<W>.Middle<V>.Inner<U, T> Twisted;
            public Inner<T[], U[,]> Arrays;
        }

        public T Value;
    }

    public struct Entry
    {
        public T Key;
        public Outer<T>.Entry[] Others;
    }

    public static Outer<T> operator +(Outer<T> left, Outer<int> right)
    {
        return left;
    }
}

public class Base<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>>
{
    protected TValue Find(TKey key)
    {
        return default(TValue);
    }

    public virtual IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()
    {
        yield break;
    }

    IEnumerator IEnumerable.GetEnumerator()
    {
        return GetEnumerator();
    }
}

public class Derived : Base<string, List<int?>>
{
    public override IEnumerator<KeyValuePair<string, List<int?>>> GetEnumerator()
    {
        return base.GetEnumerator();
    }
}

public class Curious<TSelf> where TSelf : Curious<TSelf>
{
    public TSelf Self;
}

public class Concrete : Curious<Concrete>, IVariant<object, string, Concrete>
{
    public string Convert(object value)
    {
        return value.ToString();
    }
}

public delegate TOut Converter2<in TIn, out TOut>(TIn value) where TIn : class;

public static class Ambiguities
{
    public static bool Less(int a, int b, int c)
    {
        int F = a, G = b;
        var generic = Call(Pair<int, int>(a));
        var comparison = F < G && b > c;
        var shift = a < b == c > a;
        var comparisonArguments = Two((F < G), b > (c));
        var nested = new List<List<int>>().Count >> 1 > 2;
        return generic < comparisonArguments && comparison && shift && nested;
    }

    private static int Call(int value) { return value; }

    private static int Pair<A, B>(int value) { return value; }

    private static int Two(bool left, bool right) { return left && right ? 1 : 2; }
}
