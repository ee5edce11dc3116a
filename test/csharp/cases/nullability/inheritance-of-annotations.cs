namespace Cases.Nullability.Inherited;

public interface INode<TValue> { TValue Value { get; } INode<TValue>? Next { get; } IReadOnlyList<INode<TValue?>> Children { get; } }
public abstract class Node<TValue, TMeta> : INode<TValue> where TMeta : class?
{
    public abstract TValue Value { get; }
    public INode<TValue>? Next { get; init; }
    public IReadOnlyList<INode<TValue?>> Children { get; init; } = [];
    public TMeta? Meta { get; set; } public TMeta[]? Metas { get; set; } public (TValue?, TMeta) Both;
        public Dictionary<string, TMeta?>? ByName;
    public virtual TOther? Convert<TOther>(Func<TValue?, TMeta?, TOther?> f) => f(Value, Meta);
}
public class TextNode : Node<string?, List<string?>?>
{
    public override string? Value => null;
    public override TOther? Convert<TOther>(Func<string?, List<string?>?, TOther?> f) where TOther : default => default;
}
public class NumberNode<TMeta> : Node<int?, TMeta> where TMeta : class
{
    public override int? Value => 1;
    public NumberNode<TMeta>? Parent;
}
public class PairNode<A, B> : Node<(A?, B), Tuple<A, B?>> where A : class where B : struct
{
    public override (A?, B) Value => default;
    public B? Other;
    public A? First;
    public Node<B?, A?>? Nested;
}
public sealed class Closed : PairNode<string, DayOfWeek>, INode<Closed?>, IEnumerable<KeyValuePair<string, Closed?>>
{
    Closed? INode<Closed?>.Value => this;
    INode<Closed?>? INode<Closed?>.Next => null;
    IReadOnlyList<INode<Closed?>> INode<Closed?>.Children => [];
    public IEnumerator<KeyValuePair<string, Closed?>> GetEnumerator() { yield break; }
    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
}
#nullable disable
public class OldNode : Node<string, object>
{
    public override string Value => null;
    public Node<OldNode, List<string>> Old;
    public OldNode(Node<string, string> n) { }
}
#nullable restore
public class NewNode : OldNode { public NewNode() : base(null!) { } public override string Value => ""; public OldNode? Previous; }
