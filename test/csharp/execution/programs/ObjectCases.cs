// Objects that are made, kept, changed and left, and calls that find their method by other ways.
public static class ObjectCases
{
    sealed class Step(List<string> log, string name) : IDisposable
    {
        public string Name => name;
        public void Dispose() => log.Add("-" + name);
    }
    sealed class LateStep(List<string> log) : IAsyncDisposable
    {
        public ValueTask DisposeAsync() { log.Add("late"); return ValueTask.CompletedTask; }
    }
    sealed class Hidden(List<string> log) : IDisposable { void IDisposable.Dispose() => log.Add("hidden"); }

    sealed class Button
    {
        public event Action<string>? Pressed;
        public static event Action<string>? AnyPressed;
        public bool IsHandled => Pressed is not null;
        public void Press(string text) { Pressed?.Invoke(text); AnyPressed?.Invoke("any " + text); }
    }

    interface IShape { string Name { get; } string Describe() => $"a {Name}"; string Twice() => Describe() + Describe(); }
    class Circle : IShape { public string Name => "circle"; }
    sealed class Square : IShape { string IShape.Name => "square"; public string Describe() => "SQUARE"; }

    abstract class Animal(string name)
    {
        protected string Name { get; } = name;
        public virtual string Speak() => Name + "?";
        public string Hidden() => "base";
    }
    class Dog(string name) : Animal(name) { public override string Speak() => base.Speak() + "woof"; public new string Hidden() => "dog"; }
    sealed class Puppy() : Dog("pup") { public sealed override string Speak() => base.Speak() + "!"; }

    sealed class Made
    {
        public static readonly List<string> Log = [];
        public string First { get; init; } = Note("first");
        public required string Second { get; set; }
        private readonly string third = Note("third");
        public Made() { Log.Add("body"); }
        public Made(int count) : this() { Log.Add("count" + count + third); }
        private static string Note(string text) { Log.Add(text); return text; }
    }

    sealed class Counted { private int count; public int Count => ++count;
        public int Limited { get; set => field = value > 5 ? 5 : value; } }
    sealed class Captured(int start) { public int Next() => ++start; }
    struct Point { public int X; public Point Moved() { X++; return this; } }
    record struct Pair(int A, int B);
    record Tree(string Name, params Tree[] Children);

    sealed class Bag : System.Collections.IEnumerable
    {
        private readonly List<string> kept = [];
        public void Add(string one) => kept.Add(one);
        public void Add(string one, int times) { for (var i = 0; i < times; i++) kept.Add(one); }
        public string this[string key] { get => key + kept.Count; set => kept.Add(key + value); }
        public System.Collections.IEnumerator GetEnumerator() => kept.GetEnumerator();
        public override string ToString() => string.Join(",", kept);
    }

    sealed class Steps : IEnumerable<string>
    {
        public IEnumerator<string> GetEnumerator() { yield return "s1"; foreach (var one in new[] { "s2" }) yield return one; }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }
    sealed class Wrapped(List<string> kept) : IEnumerable<string>
    {
        public IEnumerator<string> GetEnumerator() => kept.GetEnumerator();
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }

    static string Kind(object value) => "object";
    static string Kind(string value) => "string";
    static string Kind(int value) => "int";
    static string Kind<T>(IEnumerable<T> value) => "many" + typeof(T).Name;
    static string Optional(string a, string b = "B", params string[] rest) => a + b + rest.Length;
    static string Constant(string name = nameof(Constant), int size = 1 << 3) => name + size;
    static void Swap<T>(ref T a, ref T b) => (a, b) = (b, a);
    static async IAsyncEnumerable<string> Stream() { await Task.Yield(); yield return "x"; yield return "y"; }

    public static string Using()
    {
        var log = new List<string>();
        using (var one = new Step(log, "a")) { log.Add(one.Name); }
        using (new Step(log, "b")) using (new Hidden(log)) log.Add("in");
        Declared(log, true);
        Declared(log, false);
        return string.Join(" ", log);
    }
    static void Declared(List<string> log, bool leaves)
    {
        using var one = new Step(log, "1");
        using Step? two = new Step(log, "2"), none = null;
        if (leaves) return;
        log.Add("end");
    }
    public static string UsingThrown()
    {
        var log = new List<string>();
        try { using var one = new Step(log, "a"); throw new InvalidOperationException("bad"); }
        catch (InvalidOperationException error) when (error.Message == "bad") { log.Add("caught"); }
        return string.Join(" ", log);
    }
    static async Task<string> Wait()
    {
        var log = new List<string>();
        await using (new LateStep(log)) log.Add("in");
        await foreach (var one in Stream()) log.Add(one);
        return string.Join(" ", log);
    }
    public static string UsingAsync() => Wait().GetAwaiter().GetResult();
    public static string Events()
    {
        var log = new List<string>();
        var button = new Button();
        button.Press("0");
        button.Pressed += log.Add;
        button.Pressed += text => log.Add(text + text);
        Button.AnyPressed += log.Add;
        button.Press("a");
        new Button().Press("b");
        return string.Join(" ", log) + button.IsHandled;
    }
    public static string Interfaces()
    {
        IShape[] shapes = [new Circle(), new Square()];
        return string.Join(" ", shapes.Select(shape => shape.Twice()));
    }
    public static string Overrides() { Animal one = new Puppy(); return one.Speak() + one.Hidden() + ((Dog)one).Hidden(); }
    public static string Initialised()
    {
        Made.Log.Clear();
        var made = new Made(2) { Second = "s", First = "f" };
        return string.Join(" ", Made.Log) + made.First + made.Second;
    }
    public static string Accessors() { var one = new Counted { Limited = 9 }; return $"{one.Count}{one.Count}{one.Limited}"; }
    public static string Captures() { var one = new Captured(4); return $"{one.Next()}{one.Next()}"; }
    public static string Copies()
    {
        var point = new Point { X = 1 };
        var other = point;
        other.X = 5;
        var list = new[] { point };
        list[0].X = 7;
        return $"{point.X}{other.X}{list[0].X}{point.Moved().X}{point.X}";
    }
    public static string Equality() =>
        $"{new Pair(1, 2) == new Pair(1, 2)}{new Pair(1, 2) with { A = 3 } == new Pair(3, 2)}{(1, "a") == (1, "a")}";
    public static string Trees() { var tree = new Tree("a", new Tree("b"), new Tree("c", new Tree("d"))); return Walk(tree); }
    static string Walk(Tree tree) => tree.Name + string.Concat(tree.Children.Select(Walk));
    public static string Bags() => new Bag { "a", { "b", 2 }, "c" } + new Bag { ["k"] = "v" }.ToString() + new Bag()["z"];
    public static string Overloads() => Kind("a") + Kind(1) + Kind(new List<int>()) + Kind((object)"a") + Kind(new[] { "a" });
    public static string Optionals() => Optional("a") + Optional("a", rest: ["x", "y"]) + Optional(b: "b", a: "A") +
        Optional("a", "b", "c") +
        Constant(size: 2) + Constant();
    public static string References() { int[] all = [1, 2]; Swap(ref all[0], ref all[1]); return string.Join("", all); }
    public static string Lazily()
    {
        var log = new List<string>();
        var lazy = new Lazy<string>(() => { log.Add("made"); return "value"; });
        log.Add("before");
        return lazy.Value + lazy.Value + string.Join(" ", log);
    }
    public static string StacksAndQueues()
    {
        var stack = new Stack<string>(["a", "b"]);
        stack.Push("c");
        var queue = new Queue<string>(stack);
        queue.Enqueue("d");
        return stack.Pop() + stack.Peek() + stack.Count + "|" + queue.Dequeue() + string.Concat(queue);
    }
    public static string Copied()
    {
        var sorted = new SortedDictionary<string, int> { ["a"] = 1, ["b"] = 2 };
        var list = new System.Collections.ObjectModel.ReadOnlyCollection<string>(["x", "y"]);
        return string.Join(" ", sorted.Select(pair => pair.Key + pair.Value)) + list[1] + list.Count;
    }
    public static string Closures()
    {
        var steps = new List<Func<int>>();
        for (var i = 0; i < 2; i++) { var own = i; steps.Add(() => own * 10 + i); }
        foreach (var one in new[] { 5, 6 }) steps.Add(() => one);
        return string.Join(" ", steps.Select(step => step()));
    }
    public static string Parts()
    {
        object[] values = [new[] { 1, 2, 3 }, new Pair(1, 2), "text", 7, new Tree("t")];
        return string.Join(" ", values.Select(value => value switch
        {
            int[] and [1, .., var last] => "l" + last,
            Pair { A: > 0 and < 5, B: var b } => "p" + b,
            string { Length: > 3 } text when text[0] == 't' => text,
            int and not 8 => "seven",
            Tree(var name, []) => name,
            _ => "other",
        }));
    }
    public static string OwnSequences() { var text = ""; foreach (var one in new Steps()) text += one;
        return text + string.Concat(new Wrapped(["w"])) + new Steps().Count(); }
    public static string DeclaredInLoops()
    {
        object value = "ab";
        var text = "";
        foreach (var one in (value is string { } given ? given : "-").ToCharArray()) text += one + ".";
        switch (value is string { Length: var length } ? length : 0) { case 2: text += "two"; break; default: text += "?"; break; }
        return text;
    }
    public static string ConvertedTypes() => ((Boxed)typeof(int)).Name;
    sealed class Boxed(Type type) { public string Name => type.Name; public static explicit operator Boxed(Type type) => new(type); }
    public static string Nested() { int Fact(int n) => n <= 1 ? 1 : n * Fact(n - 1); return Fact(5).ToString(); }
    public static string Unassigned() { string? text = null; text ??= "a"; text ??= "b"; int? none = null;
        return text + (none ?? 3) + (none is null) + none.GetValueOrDefault(4); }
    class Outer { public virtual string Name => "outer"; public virtual int Count { get; set; } = 1;
        public virtual string this[int i] => $"o{i}";
        public virtual IEnumerable<int> Items { get { yield return 1; yield return Count; } } }
    class Inner : Outer { public override string Name => base.Name + "s";
        public override int Count { get => base.Count * 2; set => base.Count = value + 1; }
        public override string this[int i] => base[i] + "!";
        public override IEnumerable<int> Items { get { foreach (var i in base.Items) yield return i * 10; } } }
    class Innermost : Inner { public override string Name => base.Name + base.Name; }
    public static string BaseProperties() { var i = new Inner { Count = 4 };
        return $"{i.Name} {i.Count} {i[3]} {new Innermost().Name}"; }
    public static string IteratorProperties() { Outer o = new Inner(); int[] all = [0, .. o.Items, .. new Outer().Items];
        return string.Join(",", all); }
    interface INamed { string Tag => "t-" + GetType().Name + ToString(); string Same => Other();
        string Other() => Equals(this) ? "same" : "other"; }
    class Named : INamed { public override string ToString() => "!"; }
    public static string InterfaceObjectMembers() { INamed n = new Named(); return n.Tag + n.Same; }
}
