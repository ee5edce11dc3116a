namespace Cases.Attributes;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Property, AllowMultiple = true)]
public class RuleAttribute : Attribute
{
    public RuleAttribute(int number) { }
    public RuleAttribute(long number) { }
    public RuleAttribute(double number) { }
    public RuleAttribute(string text) { }
    public RuleAttribute(object thing) { }
    public RuleAttribute(string text, int number = 7, bool flag = true) { }
    public RuleAttribute(Type type, params int[] numbers) { }
    public RuleAttribute(Type type, params string[] names) { }
    public RuleAttribute(DayOfWeek day) { }
    public RuleAttribute(byte small, byte other) { }
    public RuleAttribute(char letter, object thing) { }
    protected RuleAttribute(Guid hidden) { }
    public object? Extra { get; set; }
}

public class RangeRuleAttribute<T>(T low, T high) : RuleAttribute(typeof(T), 1) where T : struct
{
    public T Low => low;
    public T High => high;
}

[Rule(1)]
[Rule(1L)]
[Rule(1u)]
[Rule(1.0)]
[Rule(1f)]
[Rule("text")]
[Rule('c')]
[Rule(true)]
[Rule((object)"text")]
[Rule("text", 1)]
[Rule("text", flag: false)]
[Rule(flag: false, text: "x")]
[Rule(typeof(int), 1, 2)]
[Rule(typeof(int), "a", "b")]
[Rule(typeof(int), new[] { 1 })]
[Rule(DayOfWeek.Sunday)]
[Rule(1, 2)]
[Rule('c', 1)]
[Rule('c', "text", Extra = 'd')]
[Rule((short)1)]
[Rule((byte)1, Extra = (short)5)]
[Rule(new[] { 1, 2 })]
[Rule(new object[] { 1, "x" })]
[RangeRule<int>(1, 5)]
[RangeRule<double>(1, 5, Extra = 1.5f)]
[RangeRule<DayOfWeek>(DayOfWeek.Monday, high: DayOfWeek.Friday)]
public class Overloads
{
    private const int Extra = 4;

    [Rule(nameof(Method), Extra = nameof(Overloads) + "." + nameof(Method))]
    public void Method() { }

    [Rule(Extra)]
    public int Property { get; set; }
}

public sealed class PartsAttribute(string first, params string[] rest) : Attribute
{
    public string First => first;
    public string[] Rest => rest;
}

[Parts("a")]
public class PartsOfOne { }

[Parts("a", null!)]
public class PartsWithoutArray
{
    [Parts("a", default(string)!)] public int DefaultString;
    [Parts("a", (string)null!)] public int CastString;
    [Parts("a", (string[])null!)] public int CastArray;
}

[Parts("a", "b", null!)]
public class PartsWithNullElement { }
