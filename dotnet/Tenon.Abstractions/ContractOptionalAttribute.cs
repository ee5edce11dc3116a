namespace Tenon;

/// <summary>The key may be absent from a request.</summary>
/// <remarks>
/// The TypeScript property becomes optional where the type is sent. A constructor parameter with a default value needs no
/// attribute.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter | AttributeTargets.Field)]
public sealed class ContractOptionalAttribute : Attribute
{
    /// <summary>
    /// The key may be absent from answers too: of a server that is not written in C#, or that leaves it out by other means
    /// than <c>[JsonIgnore]</c>, which needs no such word.
    /// </summary>
    public bool InAnswers { get; set; }
}
