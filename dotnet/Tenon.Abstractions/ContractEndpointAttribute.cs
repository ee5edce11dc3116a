namespace Tenon;

/// <summary>Marks one controller action, or one static handler method, that becomes a client function.</summary>
/// <remarks>For everything in a controller, mark the controller with <see cref="ContractClientAttribute"/> instead.</remarks>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class ContractEndpointAttribute : Attribute;
