namespace Tenon;

/// <summary>
/// Says which values of a property mark a variant of a <see cref="ContractUnion"/>. The property is an ordinary one of the
/// variant; JSON with one of the values is read as this variant, JSON with none of a union's values by its shape. Where every variant
/// is told by one property, and its type has no values that do not mark it, JSON with another value is refused.
/// </summary>
/// <param name="variant">The variant.</param>
/// <param name="property">The JSON name of the property.</param>
/// <param name="values">The values: strings or whole numbers.</param>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
public sealed class ContractUnionTagAttribute(Type variant, string property, params object[] values) : Attribute
{
    /// <summary>The variant.</summary>
    public Type Variant { get; } = variant;

    /// <summary>The JSON name of the property.</summary>
    public string Property { get; } = property;

    /// <summary>The values that mark the variant.</summary>
    public IReadOnlyList<object> Values { get; } = values;
}
