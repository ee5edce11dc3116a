namespace Cases.V8;

public record Node(string Op, Node? Left = null, Node? Right = null, double Value = 0);

public static class Evaluate
{
    public static double Run(Node node) => node switch
    {
        { Op: "const", Value: var v } => v,
        ("+", { } l, { } r, _) => Run(l) + Run(r),
        ("*", Node { Op: "const", Value: 0 }, _, _) => 0,
        ("*", _, Node(_, null, null, 0), _) => 0,
        ("*", Node l, Node r, double _) => Run(l) * Run(r),
        Node("-", Node l, null, _) { Value: 0 } minus => -Run(l) + minus.Value,
        (Op: "neg", Left: { } l, Right: null, Value: _) => -Run(l),
        { Left: { Left: { Left: { } deep } } } => Run(deep),
        { Op: { Length: var length } op } when op[0] == 'x' && length > 1 => length,
        _ => throw new InvalidOperationException($"unknown {node}"),
    };

    public static bool Is(object o) =>
        o is Node { Op: "a" or "b", Left: null } or Node(_, { }, _, > 0) { Op: not "c" } ||
        o is (1, "x") ||
        o is ValueTuple<int, string> (1, var text) && text.Length > 0 ||
        o is Dictionary<string, int> { Count: 1, Keys: { Count: > 0 } } map && map.Count > 1 ||
        o is var (a, b) && a is int && b is string ||
        o is { } something and not Node;
}
