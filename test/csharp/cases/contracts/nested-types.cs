namespace Cases.Contracts.Nesting;

public static class Orders
{
    public sealed record Create(Guid Customer, IReadOnlyList<Create.Line> Lines)
    {
        public sealed record Line(string Sku, int Count, Line.Discount? Reduction = null)
        {
            public readonly record struct Discount(decimal Percent);
        }

        public enum Source { Web, Phone = 5, Shop }
        public Source From { get; init; } = Source.Web;
        public static implicit operator Guid(Create create) => create.Customer;
    }

    public interface IHandler<TCommand, TResult> where TCommand : class
    {
        Task<TResult> Handle(TCommand command, CancellationToken cancel = default);
        public sealed class Failure<TError>(TError error) : Exception where TError : struct { public TError Error => error; }
    }

    public abstract class Handler<TCommand> : IHandler<TCommand, Handler<TCommand>.Outcome> where TCommand : class
    {
        public abstract Task<Outcome> Handle(TCommand command, CancellationToken cancel);
        public record Outcome(bool Ok, TCommand Command, List<Outcome>? Inner = null);
        protected delegate Outcome Continue(Outcome previous, Handler<string>.Outcome other);
    }

    public class CreateHandler : Handler<Create>
    {
        public override Task<Outcome> Handle(Create command, CancellationToken cancel) => Task.FromResult(new Outcome(true, command));
        public Create.Line.Discount? Last { get; private set; }
        public Create.Source this[Create.Line line] => Create.Source.Shop;
        public IHandler<Create, int>.Failure<Create.Line.Discount>? Error { get; set; }
        private Continue? next;
    }

    public class Generic<T>
    {
        public class Node
        {
            public T? Value;
            public Node? Next;
            public Generic<List<T>>.Node? Lifted;
            public class Leaf<U> : Generic<U>.Node { public (T, U) Both; }
        }
    }

    public class Uses
    {
        public Generic<int>.Node.Leaf<string?>? Leaf;
        public Generic<Generic<int>.Node>.Node? Deep;
        public Dictionary<Create.Source, Create.Line[]> Map = [];
    }
}
