namespace Tenon;

/// <summary>Emits a type that no operation reaches, for example one that is shared only with the frontend.</summary>
/// <remarks>
/// Types that an operation reaches are emitted without it. On a generic record the TypeScript type keeps its type parameters.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Enum, Inherited = false)]
public sealed class ContractTypeAttribute : Attribute;
