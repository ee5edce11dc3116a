using System.Diagnostics;
using System.IO;
using System.Linq.Expressions;

namespace Cases.Expressions;

/// <summary>Calls and values that depend on what is around them: the receiver, the target, the version of an overload, the value
/// assigned.</summary>
public class Surroundings<T>(int? number, IComparable item, Dictionary<string, int> counts, Version version)
    where T : class
{
    private string? _name;
    private List<T>? _all;
    private Surroundings<T>? _next;

    public List<T> All => _all ??= [];
    public string Lazy => field ??= "made";
    public List<string> Names { get => field ??= new(); }
    public Surroundings<T> Self => this;
    public object Chain => _next ?? this;
    public string? Set(string? given, bool clear) => clear ? _name = null : _name = "set";
    public object Kept(string text) => _name = text;
    public object NotNull(bool none) => none ? null! : "text";
    public object Switched(object value) => value switch { null => null!, string text => text, _ => value.ToString()! };
    public object Empty() => new[] { default(T), All[0] };
    public object Behind() => number?.ToString() ?? "";
    public object Compared() => number?.CompareTo(3);
    public object Kind() => item.GetType().Name;
    public bool Same() => item.Equals(number) && version.Equals(new Version(1, 0)) && version.Equals((object)"1.0");
    public object Cased() => counts.OrderBy(pair => pair.Key).ToDictionary(pair => pair.Key, pair => pair.Value, StringComparer.Ordinal);
    public U Flag<U>(bool on) => on ? (U)(object)true : (U)(object)1;
    public object Priority() => Log.Write("a", new ReadOnlySpan<object>([1]));

    public object Named(bool c, string text, string color) => c ? (text, color) : (text, other: color);
    public (Uri, string)? Made(Uri uri) => new(uri, "x");
    public object Parts((int Id, string Name) pair) => pair.ToString() + pair.Equals(pair) + new ValueTuple<int, int>(1, 2);
    public int Old(System.Collections.IEnumerable items)
    {
        foreach (var one in items) return one.GetHashCode();
        return 0;
    }

    public static void Checks(object? value)
    {
        Debug.Assert(value is not null);
        using var text = new StringWriter();
        text.Write("one");
        text.Write('c');
        text.Write("{0}", 1);
    }

    public static object Rules() => new RuleSet<string>
    {
        rule => rule.Length,
        { "long", rule => rule.Length > 10 },
    };

    public static object Handlers() => new Dictionary<string, Func<string, int, object>>
    {
        ["both"] = (text, count) => text.Substring(count),
        ["length"] = (text, _) => text.Length,
        ["second"] = static (_, count) => count,
    };

    public static object Options() => new RuleOptions { Rules = { rule => rule.Trim() }, Inner = { Map = { ["x"] = x => x + 1 } } };
}

public class Given(Func<string, object> rule, List<int> list)
{
    public Given() : this(text => text.Length, new()) { }
    public object Rule => rule;
    public List<int> List => list;
}

public class RuleSet<T> : List<object>
{
    public void Add(Expression<Func<T, object>> rule) => base.Add(rule);
    public void Add(string name, Func<T, bool> rule) => base.Add((name, rule));
}

public class RuleOptions
{
    public RuleSet<string> Rules { get; } = [];
    public RuleInner Inner { get; } = new();
}

public class RuleInner
{
    public Dictionary<string, Func<int, int>> Map { get; } = [];
}

public static class Log
{
    public static string Write<V>(string text, V value) => $"{text}{value}";
    public static int Write(string text, ReadOnlySpan<object> values) => values.Length;
}

public class Sender { public string Send(int value) => value.ToString(); }

/** Private members of a base class are not there for those that derive from it. */
public class OutermostBase
{
    protected DateTime Stamp => DateTime.Now;
    protected int Count(string text) => text.Length;
}

public class BaseWithSecrets(Sender sender) : OutermostBase
{
    private readonly string mediator = "";
    private new string Stamp => mediator + sender.Send(1);
    private new bool Count(string text) => text.Length > 1 && Stamp == "";
    public bool Uses() => Count("a");

    private class Inner
    {
        public object Of(BaseWithSecrets owner) => owner.Stamp.Length + owner.mediator.Length;
    }
}

public class DerivedWithItsOwn(Sender mediator, Sender sender) : BaseWithSecrets(sender)
{
    public object Sent() => mediator.Send(2);
    public object Stamped() => Stamp;
    public object Counted() => Count("text");
    public object CountedHere() => this.Count("text");
    public object StampedThere(DerivedWithItsOwn other) => other.Stamp;
    public object StampedBelow() => base.Stamp;
}
