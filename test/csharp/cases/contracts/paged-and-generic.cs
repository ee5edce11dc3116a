namespace Cases.Contracts;

/// <summary>One page of a longer list.</summary>
/// <typeparam name="T">What is listed.</typeparam>
/// <param name="Items">The items of this page.</param>
/// <param name="TotalCount">How many there are in all.</param>
public sealed record Page<T>(IReadOnlyList<T> Items, int TotalCount, int PageNumber = 1, int PageSize = 20)
{
    /// <summary>Whether another page follows.</summary>
    public bool HasMore => PageNumber * PageSize < TotalCount;

    public Page<U> Select<U>(Func<T, U> map) => new(Items.Select(map).ToList(), TotalCount, PageNumber, PageSize);

    public static Page<T> Empty { get; } = new([], 0);
}

public record Result<TValue, TError>(TValue? Value, TError? Error)
    where TValue : class
    where TError : struct, Enum;

public record Tree<T>(T Value, Tree<T>? Left, Tree<T>? Right, List<Tree<T>> Children);

public record Graph<TNode, TEdge>(Dictionary<string, TNode> Nodes, List<Graph<TNode, TEdge>.Link> Links) where TNode : notnull
{
    public record Link(string From, string To, TEdge? Weight);

    public record struct Position(int X, int Y);

    public Position? Origin { get; init; }
}

public abstract record Envelope<TBody>(Guid Id, DateTimeOffset Sent)
{
    public required TBody Body { get; init; }
    public IDictionary<string, string?>? Headers { get; set; }
}

public sealed record OrderPlaced(Guid Id, DateTimeOffset Sent, OrderId Order) : Envelope<Page<OrderId>>(Id, Sent);

public sealed record Nested(Page<Page<Wrapper<UserId>>?> Deep, (int Row, Page<string?> Column)[] Cells,
    Dictionary<DayOfWeek, Page<int?>[]> ByDay);
