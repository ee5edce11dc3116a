namespace Tenon;

/// <summary>Keeps a record with one property an object, in JSON and in TypeScript.</summary>
/// <remarks>
/// It decides over the rule that a single-property record is a value object. The opposite is <see cref="ContractValueAttribute"/>.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class ContractObjectAttribute : Attribute;
