namespace Cases.V7;

public class ExpressionBodies
{
    private string name;
    private readonly Dictionary<int, string> map = new();

    public ExpressionBodies(string name) => this.name = name;
    public ExpressionBodies() : this("x") => Console.WriteLine(name);
    static ExpressionBodies() => Console.WriteLine("static");
    ~ExpressionBodies() => Console.Error.WriteLine("gone");

    public string Name { get => name; set => name = value; }
    public string Half { get => name; private set { name = value; } }
    public string this[int index] { get => map[index]; set => map[index] = value; }
    public event EventHandler Event { add => map.Clear(); remove => map.Clear(); }
    public int Throws => throw new NotSupportedException();
    public int ThrowsToo() => throw new NotSupportedException();
    public Func<int> Lambda() => () => 1;
    public Func<int, Func<int>> Curried => x => () => x;
    public object Anonymous => new { name };
    public (int, string) Tuple => (1, name);
    public int Conditional => name.Length > 0 ? 1 : 2;
    public string Coalesce => name ?? throw new Exception();
    public void Assigns() => name = "assigned";
    public void Increments() => map.Add(1, "x");
    public async Task Awaits() => await Task.Yield();
    public IEnumerable<char> Query => from c in name where c > 'a' select c;
    public static bool operator true(ExpressionBodies e) => true;
    public static bool operator false(ExpressionBodies e) => false;
    public static implicit operator string(ExpressionBodies e) => e.name;
    int Local() { return Inner(); int Inner() => 1; }
}
