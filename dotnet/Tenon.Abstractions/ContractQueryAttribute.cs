namespace Tenon;

/// <summary>
/// Says how a list or an object of the query is written, where it is not as ASP.NET Core reads it by itself: a list repeats its key
/// (<c>ids=1&amp;ids=2</c>), and the names in an object come after a dot (<c>filter.author=ada</c>).
/// </summary>
/// <param name="style">The style.</param>
/// <remarks>
/// Controllers read it after <c>AddContractJson</c>; minimal APIs and functions where they take the input as a
/// <c>ContractInput&lt;TInput&gt;</c>.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class ContractQueryAttribute(QueryStyle style) : Attribute
{
    /// <summary>The style.</summary>
    public QueryStyle Style { get; } = style;
}
