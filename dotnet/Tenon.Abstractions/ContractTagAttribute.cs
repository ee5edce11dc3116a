namespace Tenon;

/// <summary>Gives the operations of a contract their tag in an OpenAPI document, where that is not the name of the class.</summary>
/// <param name="name">The tag as it is written there.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class ContractTagAttribute(string name) : Attribute
{
    /// <summary>The tag.</summary>
    public string Name { get; } = name;
}
