using System.Collections;

namespace Cases.Foundations;

public class Creation : IEnumerable
{
    public Creation() { }
    public Creation(params object?[] args) { }
    public int A { get; set; }
    public Creation? B { get; set; }
    public List<Creation> C { get; } = new List<Creation>();
    public Dictionary<int, Creation> D { get; } = new Dictionary<int, Creation>();
    public int[] E = new int[3];
    public void Add(int value) { }
    public void Add(string key, int value) { }
    public IEnumerator GetEnumerator() => new int[0].GetEnumerator();

    public static object[] All() => new object[]
    {
        new Creation(),
        new Creation { },
        new Creation() { },
        new Creation { A = 1 },
        new Creation { A = 1, B = new Creation { A = 2, }, },
        new Creation(1, "x") { A = 1 },
        new Creation { 1, 2, { "a", 1 } },
        new Creation { B = { A = 3, B = { } }, C = { new Creation(), new Creation { A = 4 } },
            D = { [1] = new Creation(), [2] = { A = 5 } }, E = { [0] = 1 } },
        new List<int>(),
        new List<int> { 1, 2 },
        new List<List<int>> { new List<int> { 1 }, new() { 2 } },
        new Dictionary<string, int> { { "a", 1 }, { "b", 2 } },
        new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 },
        new int[0], new int[1 + 2], new int[] { }, new int[2] { 1, 2 }, new[] { 1, 2 }, new int[,] { { 1 }, { 2 } }, new int[1, 2, 3],
        new int[2][], new int[2][,], new int[][] { new int[1], new[] { 2 } }, new[] { new[] { 1 }, new[] { 2 } }, new int?[] { 1, null },
            new string?[3],
        new { }, new { A = 1 }, new { A = 1, B = new { C = "x" } }, new { DateTime.Now.Year, "x".Length }, new[] {
            new { A = 1 }, new { A = 2 } },
        new Action(() => { }), new Func<int, int>(x => x), new Tuple<int, string>(1, "a"), new ValueTuple<int>(1), new (int, int)[] {
            (1, 2) },
        new System.Text.StringBuilder("x", 10), new global::System.Object(), new KeyValuePair<string, int>("a", 1), new Nullable<int>(3),
            new int(), new string('x', 3), new DateTime(2020, 1, 1).AddDays(1),
        new Creation().C.Count, new Creation { A = 1 }.A, new List<int> { 1 }[0], new int[] { 1 }[0], (new Creation()).ToString()!,
            new Creation()?.B!, new Outer2<int>.Inner<string>(1),
    };

    private class Outer2<T> { public class Inner<U> { public Inner(T value) { } } }
}
