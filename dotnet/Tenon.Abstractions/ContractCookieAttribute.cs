namespace Tenon;

/// <summary>
/// The property of an input, or the parameter, travels as a cookie. For every other place the framework has an
/// attribute.
/// </summary>
/// <param name="name">The name of the cookie.</param>
/// <remarks>
/// Controllers read it after <c>AddContractJson</c>; minimal APIs and functions where they take the input as a
/// <c>ContractInput&lt;TInput&gt;</c>.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class ContractCookieAttribute(string name) : Attribute
{
    /// <summary>The name of the cookie.</summary>
    public string Name { get; } = name;
}
