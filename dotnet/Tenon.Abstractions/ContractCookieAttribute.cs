namespace Tenon;

/// <summary>
/// The property of an input, or the parameter, travels as a cookie. For every other place the framework has an
/// attribute.
/// </summary>
/// <param name="name">The name of the cookie.</param>
/// <remarks>A declaration for callers: the framework binds no cookies, so the handler reads it from <c>HttpRequest.Cookies</c>.</remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class ContractCookieAttribute(string name) : Attribute
{
    /// <summary>The name of the cookie.</summary>
    public string Name { get; } = name;
}
