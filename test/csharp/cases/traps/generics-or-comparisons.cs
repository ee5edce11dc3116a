namespace Cases.Traps;

public class GenericsOrComparisons
{
    private class Holder<T>
    {
        public class Inner<U> { public static int Value; }
        public static int Count;
        public static Holder<T> Create<U>(U value) => new();
        public Holder<T> Next<U>() => this;
    }

    private static class X { public static class Y { public static T Z<T>(object value) => default!; } }

    public void Use(int a, int b, int c, object z)
    {
        X.Y.Z<(int a, string b)>(z);
        X.Y.Z<int[]>(z);
        X.Y.Z<List<(int, int)?>>(z);
        _ = new List<(int A, int B)>(a);
        _ = new Dictionary<string, List<int>>();
        _ = Holder<int>.Count + Holder<List<int>>.Inner<int[]>.Value;
        _ = Holder<int>.Create<string>("x").Next<(int, int)>().Next<int?>();
        _ = a < b;
        _ = a < b && c > (a);
        _ = (a < b) | (c > a);
        bool less = a < b, more = c > b;
        _ = Two(a < b, c > a);
        _ = a < b ? c > a : a < c;
        _ = a<b||c>a;
        Func<List<int>, int> f = Count<int>;
        _ = f == Count<int> || f != Count<int>;
        object o = Count<int>(new List<int>());
        _ = typeof(Dictionary<,>).Name + typeof(Holder<>.Inner<>).Name + nameof(Holder<int>.Count);
        _ = z is List<int> && z is Dictionary<string, int> d && d.Count > 0;
        _ = z as List<int> ?? new List<int>();
        _ = (List<int>)z;
        _ = (List<int>)(z);
        _ = (Func<int, List<int>>)(x => new List<int> { x });
        var array = new List<int>[3];
        List<int>[] other = new List<int>[] { new List<int>() };
        List<int>?[]? nullable = null;
        foreach (List<int> item in other) Console.WriteLine(item);
        for (int i = 0; i < b; i++) for (int j = 0; i < j && j > i; j--) { }
        if (a < b && b > c) return;
        while (a < Count<int>(array[0])) a++;
        int? n = a < b ? null : c;
        Generic<int, string>(a, Generic<string, int>("x", 1).ToString());
        (a < b ? other : array)[0].Add(n ?? 0);
        less &= a < b == more;
        nullable?[0]?.Add(o is int i2 ? i2 : 0);
    }

    private static bool Two(bool first, bool second) => first && second;

    private static int Count<T>(List<T> list) => list.Count;

    private static U Generic<T, U>(T first, U second) => second;
}
