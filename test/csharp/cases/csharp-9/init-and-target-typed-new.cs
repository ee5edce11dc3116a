namespace Cases.V9;

public class InitOnly
{
    public int Id { get; init; }
    public string Name { get; init; } = "";
    public List<string> Tags { get; protected init; } = new();
    private readonly int stored;
    public int Stored { get => stored; init => stored = value; }
    public int WithBody { get { return stored; } init { stored = value; } }
    public int this[int index] { get => index; init { } }
}

public class TargetTyped
{
    private readonly Dictionary<string, List<int>> map = new();
    private InitOnly item = new() { Id = 1, Name = "a", [3] = 4 };

    public List<InitOnly> Make()
    {
        InitOnly local = new();
        List<InitOnly> list = new() { new(), new() { Id = 2 }, local };
        Add(new(), new("x", 3));
        (int, List<int>) tuple = (1, new());
        int[] array = new int[] { new(), new int() };
        map["a"] = new() { 1, 2 };
        return list.Count > 0 ? new() { item } : list;
    }


    private static void Add(InitOnly first, Pair second) => Console.WriteLine(first.Id + second.Count);

    private class Pair
    {
        public int Count;
        public Pair(string name, int count) => Count = count + name.Length;
    }
}
