namespace Microsoft.Azure.Functions.Worker;

/// <summary>Makes a method a function of the host.</summary>
/// <param name="name">The function's name: unique, and its route where the trigger gives none.</param>
[AttributeUsage(AttributeTargets.Method)]
public sealed class FunctionAttribute(string name) : Attribute
{
    /// <summary>The function's name.</summary>
    public string Name { get; } = name;
}
