namespace Tenon;

/// <summary>Marks a controller whose actions all become client functions.</summary>
/// <remarks>
/// The actions are described by the framework's own attributes: routes, HTTP methods, binding sources and response types.
/// </remarks>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class ContractClientAttribute : Attribute;
