namespace Tenon;

/// <summary>
/// Makes a type with one property a value object, whatever its use: a bare primitive in JSON, a branded primitive in TypeScript.
/// </summary>
/// <remarks>
/// It decides over the rule that a single-property record used as a message stays an object. The opposite is <see
/// cref="ContractObjectAttribute"/>.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class ContractValueAttribute : Attribute;
