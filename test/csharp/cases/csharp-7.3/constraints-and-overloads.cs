namespace Cases.V73;

public static class EnumExtensions
{
    public static string Name<TEnum>(this TEnum value) where TEnum : struct, Enum => Enum.GetName(value) ?? "";
    public static TDelegate Combine<TDelegate>(TDelegate a, TDelegate b) where TDelegate : Delegate
        => (TDelegate)System.Delegate.Combine(a, b);
    public static unsafe int Size<T>() where T : unmanaged => sizeof(T);
    public static void Multi<T>(T value) where T : MulticastDelegate { }
    public static bool Equal<T>((T, T) pair) where T : IEquatable<T> => pair.Item1.Equals(pair.Item2);
}

public class Overloads
{
    public void M(int x) { }
    public void M(in int x) { }
    public static void N(string s) { }
    public void N(object o) { }
    public void O<T>(T t) where T : class { }
    public void O(object o) { }
    public void P(params int[] x) { }
    public void P(int x, int y = 2) { }
    public int this[int x] => x;
    public int this[string x] => x.Length;
    public int this[int x, int y] => x + y;

    public void Use()
    {
        M(1);
        int i = 1;
        M(in i);
        N("x");
        O("x");
        P(1);
        P(1, 2, 3);
        Console.WriteLine(this[1] + this["x"] + this[1, 2]);
        if ((i, 2) == (1, 2) && (i, (2, "x")) != (3, (4, "y"))) return;
    }
}
