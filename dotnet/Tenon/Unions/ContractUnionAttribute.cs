namespace Tenon;

/// <summary>Names the variants of a <see cref="ContractUnion"/>, in the order in which they are tried.</summary>
/// <param name="variants">The types a value of the union may have; each at most once.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class ContractUnionAttribute(params Type[] variants) : Attribute
{
    /// <summary>The types a value of the union may have, in declared order.</summary>
    public IReadOnlyList<Type> Variants { get; } = variants;
}
