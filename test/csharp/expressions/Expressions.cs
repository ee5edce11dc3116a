using System.Globalization;
using System.Linq.Expressions;
using System.Numerics;
using System.Text;

namespace Cases.Expressions;

/// <summary>Expressions whose types or methods are easily taken for others. Roslyn is asked for each that is returned or called.</summary>
public class Awkward(List<Order> orders, IQueryable<Order> query, string? search, int[] numbers, Dictionary<string, List<int>> map)
{
    public object Largest() => orders.GroupBy(o => o.Customer).Select(g => new { g.Key, Last = g.Max(o => o.CreatedAt) }).ToList();
    public object MaybeLargest() => orders.Max(o => (int?)o.Id);
    public object MaybeQueried() => query.Max(o => (int?)o.Id) ?? 0;
    public object Slice() => numbers[..1];
    public object LastButOne() => numbers[^2];
    public object TextSlice() => "text"[1..^1];
    public object TextPlace() => "text"[^1];
    public object Difference() => DateTime.UtcNow - orders[0].CreatedAt;
    public object Later() => orders[0].CreatedAt + TimeSpan.FromDays(1);
    public object Days() => (DateTime.UtcNow - orders[0].CreatedAt).TotalDays;
    public object Array() => new[] { search ?? "" };
    public object NullArray() => new[] { "a", null };
    public object MixedArray() => new[] { 1, 2L, 3 };
    public object Animals() => new[] { new Dog(), new Animal() };
    public object Tuple() => (orders.Count, search, orders[0].Id);
    public object Sum() => orders.Sum(o => o.Total);
    public object SumMaybe() => orders.Sum(o => o.Discount);
    public object Average() => orders.Average(o => o.Id);
    public object AverageTotal() => orders.Average(o => o.Total);
    public object Count() => orders.LongCount(o => o.Id > 3);
    public object First() => orders.FirstOrDefault(o => o.Id == 1)?.Customer;
    public object FirstId() => orders.FirstOrDefault()?.Id;
    public object Dictionary() => orders.ToDictionary(o => o.Id, o => o.Customer);
    public object Lookup() => orders.ToLookup(o => o.CreatedAt.Date);
    public object Joined() => string.Join(", ", orders.Select(Describe));
    public object JoinedNumbers() => string.Join(",", numbers);
    public object JoinedParams() => string.Join("-", "a", search, "c");
    public object Described() => orders.Select(Describe).ToArray();
    public object Indexed() => orders.Select((order, index) => (index, order.Customer));
    public object Flat() => orders.SelectMany(o => o.Lines);
    public object FlatPairs() => orders.SelectMany(o => o.Lines, (o, line) => new { o.Id, line.Text });
    public object Zipped() => numbers.Zip(orders, (n, o) => n * o.Total);
    public object Aggregated() => numbers.Aggregate(0L, (sum, n) => sum + n);
    public object AggregatedText() => numbers.Aggregate(new StringBuilder(), (text, n) => text.Append(n), text => text.ToString());
    public object Ordered() => orders.OrderBy(o => o.CreatedAt).ThenByDescending(o => o.Id);
    public object Query() => from o in query where o.Id > 2 orderby o.CreatedAt select o.Customer;
    public object OrderedQuery() => from o in orders orderby o.Id select o;
    public object Grouped() => from o in orders group o.Total by o.Customer;
    public object Continued() => from o in orders group o by o.Customer into g select new { g.Key, Total = g.Sum(x => x.Total) };
    public object Let() => from o in orders let total = o.Total * 2 where total > 3 select total;
    public object JoinInto() => from o in orders join n in numbers on o.Id equals n into found select found.Count();
    public object Cross() => from o in orders from line in o.Lines select line.Amount;
    public object Conditional(bool flag) => flag ? 1 : 2.5;
    public object ConditionalNull(bool flag) => flag ? orders[0].Id : (int?)null;
    public int? Targeted(bool flag) => flag ? 1 : null;
    public Animal TargetedNew(bool flag) => flag ? new Dog() : new();
    public object Switched(int n) => n switch { 0 => 1, 1 => 2L, _ => 3 };
    public object SwitchedText(Shape shape) =>
        shape switch { Shape.Round => "round", Shape.Square => "square", _ => throw new ArgumentException() };
    public object Nested(bool a, bool b) => a ? b ? 1 : 2 : b ? 3L : 4;
    public object Coalesced(int? a, int b) => a ?? b;
    public object CoalescedTwice(int? a, int? b) => a ?? b ?? 0L;
    public object CoalescedThrow() => search ?? throw new InvalidOperationException();
    public object Lifted(int? a, long b) => a + b;
    public object LiftedComparison(int? a) => a > 3;
    public object LiftedBool(bool? a, bool b) => a & b;
    public object Bytes(byte a, byte b) => a + b;
    public object Unsigned(uint a) => a + 1;
    public object Negated(uint a) => -a;
    public object Shifted(byte a) => a << 2;
    public object Chars(char a) => a + 1;
    public object Decimals(decimal a, int b) => a * b;
    public object Floats(float a, long b) => a / b;
    public object Flags(Shape a) => a | Shape.Square;
    public object EnumDifference(Shape a) => a - Shape.Round;
    public object EnumSum(Shape a) => a + 1;
    public object TextSum(int a) => a + "b";
    public object Concatenated(char a) => a + search + 3;
    public object Complex(Complex a) => a * 2;
    public object Big(BigInteger a, int b) => a % b;
    public object Money(Money a, Money b) => a + b;
    public object MoneyTimes(Money a) => a * 3;
    public object MaybeMoney(Money? a, Money b) => a - b;
    public decimal Converted(Money a) => a;
    public object Index() => ^1;
    public object Range() => 1..3;
    public object Added() { var sum = 0.0; sum += 3; return sum; }
    public object Deconstructed() { var (id, customer) = orders[0]; return customer + id; }
    public object DeconstructedTuple() { var (a, (b, c)) = (1, ("x", 2m)); return (c, b, a); }
    public object DeconstructedLoop() { foreach (var (key, value) in map) return value.Count + key.Length; return 0; }
    public object OutVar() => map.TryGetValue("a", out var found) ? found.Count : 0;
    public object OutDiscard() => int.TryParse(search, CultureInfo.InvariantCulture, out var number) ? number : -1;
    public object Pattern(object value) => value is Order { Customer: { Length: var length } } order ? order.Id + length : 0;
    public object Positional(Order value) => value is (var id, var customer) ? customer + id : "";
    public object ListPattern() => numbers is [var first, .., var last] ? first + last : 0;
    public object SwitchPattern(object value) => value switch { string text => text.Length, Order { Id: var id } => id, _ => 0 };
    public List<Func<int, int>> Functions() => [n => n + 1, Twice, static n => n];
    public object Collection() { List<Order> made = [new(1, "a") { Total = 3 }, .. orders]; return made[0].Total; }
    public object Func() { var twice = (int n) => n * 2; return twice(3); }
    public object FuncOfGroup() { var twice = Twice; return twice(3); }
    public object Curried() { Func<int, Func<int, long>> add = a => b => (long)a + b; return add(1)(2); }
    public object Generic() => Box.Of(3).Map(n => n.ToString()).Value;
    public object GenericStatic() => Box<string>.Empty;
    public object Either() => Choose(1, 2.0);
    public object Overloaded() => Take(n => n * 2);
    public object OverloadedText() => Take(n => n + "");
    public object OverloadedAsync() => TakeAsync(async () => await Task.FromResult(1));
    public object OverloadedAction() => TakeAsync(async () => await Task.Yield());
    public object Tree() => TakeTree(o => o.Total > 1 && o.Customer.StartsWith('a'));
    public object Named() => Optional(second: 3, first: 2);
    public object Defaults() => Optional(1);
    public object Gathered() => Gather(1, 2, 3);
    public object GatheredArray() => Gather(numbers);
    public object ByReference() { var n = 1; return Change(ref n); }
    public object Dynamic(dynamic value) => value.Anything(1);
    public async Task<object> Awaited() => await Task.FromResult(orders).ConfigureAwait(false);
    public async Task<object> AwaitedAll() => await Task.WhenAll(orders.Select(async o => { await Task.Yield(); return o.Total; }));
    public object Lazily() => new Lazy<List<int>>(() => [1, 2]).Value;
    public object Static<T>() where T : INamed => T.Name.Length;
    public object Extension() => orders.Newest();
    public object ExtensionProperty() => orders.Oldest;
    public object Chars() => "abc".Where(char.IsLetter).Select(char.ToUpperInvariant);
    public object Parsed() => new[] { "1", "2" }.Select(int.Parse).Sum();
    public object Contained() => numbers.Contains(3);
    public object Spanned() => "a,b".AsSpan().IndexOf(',');
    public object Text() => new StringBuilder().Append($"{numbers.Length} of {orders.Count:N0}").AppendLine();
    public object Compared() => search == null || search.Equals("a", StringComparison.Ordinal);
    public object Cast() => orders.Cast<object>().OfType<Order>();
    public object With(Order order) => order with { Total = 3 };
    public object Anonymous() => orders.Select(o => new { o.Id, Name = o.Customer, o.Lines.Count }).First().Count;
    public object MinBy() => orders.MinBy(o => o.CreatedAt)!.Id;
    public object Except() => orders.ExceptBy([1, 2], o => o.Id);
    public object Chunked() => numbers.Chunk(2).Select(chunk => chunk.Length);
    public object Grid() => new[,] { { 1, 2 }, { 3, 4L } };
    public object GridElement() => new[,,] { { { search } } }[0, 0, 0];
    public object DynamicConstant() => new { Number = (dynamic)5, Text = (string?)"a" };
    public object ArmAfterNull() => Find(2) switch { null => new { }, var order => new { order } };
    public object ArmAfterOthers() => Find(2) switch { { Id: 1 } => new { }, var order => new { order } };
    public object ArmAfterCondition(bool isOld) => Find(2) switch { null when isOld => new { }, var order => new { order } };
    public object NullableKey() => new Dictionary<Uri, Version> { [new("http://a")] = new(1, 0) };
    public object FunctionAsObject() => () => Twice(1);
    public (string Label, string Color) Chosen(string text, string? color) =>
        !string.IsNullOrEmpty(color) ? (text, color) : (text, Unannotated.Same(text));
    public object Value<T>(T value) where T : struct, IComparable => value.ToString()!.Length + value.GetHashCode() + value.CompareTo(1);
    public object Equal<T>(T value) where T : struct, IEquatable<T> =>
        value.Equals(default) || value.ToString()!.Length > value.GetHashCode();
    public object Plain<T>(T value) where T : struct => value.GetType() == typeof(int) && value.Equals(1);
    public object Member<T>(T value) where T : struct, Enum => value.HasFlag(value) ? value.ToString() : "";
    public Node? Walked(Node start) { var node = start; while (node is { IsLeaf: true }) node = node.Parent; return node; }
    public object WalkedOn(Node start) { var node = start; while (node.Parent is not null) node = node.Parent; return new { node }; }
    public object Trimmed(string? text) { var rest = "a"; while (rest.Length > 1) rest = rest[1..]; return new { rest }; }
    public object Utf8() => "abc"u8.ToArray();
    public object Utf8Slice() => "abc"u8[1..].Length;

    private static string Describe(Order order) => order.Customer;
    private static string Describe(Order order, bool isLong) => order.Customer;
    private static Order? Find(int id) => id == 1 ? Order.Sample : null;
    private static int Twice(int n) => n * 2;
    private static T Choose<T>(T first, T second) => first;
    private static int Take(Func<int, int> map) => map(1);
    private static string Take(Func<int, string> map) => map(1);
    private static Task<T> TakeAsync<T>(Func<Task<T>> load) => load();
    private static Task TakeAsync(Func<Task> run) => run();
    private static bool TakeTree(Expression<Func<Order, bool>> test) => test.Compile()(null!);
    private static int Optional(int first, int second = 2, params string[] rest) => first;
    private static int Gather(params int[] values) => values.Length;
    private static int Gather(params ReadOnlySpan<long> values) => values.Length;
    private static long Change(ref int value) => value;
    private static int Change(int value) => value;
}

public record Order(int Id, string Customer)
{
    public DateTime CreatedAt { get; init; }
    public decimal Total { get; init; }
    public double? Discount { get; init; }
    public List<Line> Lines { get; init; } = [];
}

public record Line(string Text, float Amount);

public enum Shape : byte { Round, Square }

public class Animal;

public class Dog : Animal;

public interface INamed { static abstract string Name { get; } }

public readonly record struct Money(decimal Amount)
{
    public static Money operator +(Money a, Money b) => new(a.Amount + b.Amount);
    public static Money operator -(Money a, Money b) => new(a.Amount - b.Amount);
    public static Money operator *(Money a, int times) => new(a.Amount * times);
    public static implicit operator decimal(Money money) => money.Amount;
}

public static class Box
{
    public static Box<T> Of<T>(T value) => new(value);
}

public class Box<T>(T value)
{
    public static Box<T>? Empty => null;
    public T Value => value;
    public Box<U> Map<U>(Func<T, U> map) => new(map(value));
}

public static class OrderExtensions
{
    public static Order? Newest(this IEnumerable<Order> orders) => orders.MaxBy(o => o.CreatedAt);

    extension(IEnumerable<Order> orders)
    {
        public Order? Oldest => orders.MinBy(o => o.CreatedAt);
    }

    extension(Order)
    {
        public static Order Sample => new(1, "Ada");
        public static Order? Find(int id) => id == 1 ? Order.Sample : null;
    }

    extension<T>(List<T>)
    {
        public static T? Nothing => default;
        public static Dictionary<TKey, T> Keyed<TKey>(TKey key, T value) where TKey : notnull => new() { [key] = value };
    }

    public static object?[] Statics() =>
    [
        string.Greeting, Order.Sample.Customer, Order.Find(1)?.Total, List<Order>.Nothing, List<Line>.Keyed("a", new("b", 1)),
        List<int>.Nothing, OrderExtensions.Find(2),
    ];

    extension(string)
    {
        public static string Greeting => "Hello";
    }
}

public class Node
{
    public bool IsLeaf { get; set; }
    public Node? Parent { get; set; }
}

#nullable disable
public static class Unannotated
{
    public static string Same(string text) => text;
}
