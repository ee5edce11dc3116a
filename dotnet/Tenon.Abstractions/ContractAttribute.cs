namespace Tenon;

/// <summary>
/// Marks a contract: a static class whose fields are operations made by <c>Define</c>, or an abstract controller base class.
/// </summary>
/// <remarks>
/// The tool reads marked classes from source; at run time <c>AddContractJson</c> and <c>AddContractCheck</c> find them by this
/// attribute.
/// </remarks>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class ContractAttribute : Attribute;
