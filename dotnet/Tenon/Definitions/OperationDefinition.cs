namespace Tenon;

/// <summary>
/// An operation of a contract: a method, a route, and every answer it may give. Made by <see cref="Define"/>; never changes.
/// </summary>
public abstract class OperationDefinition
{
    private protected OperationDefinition(OperationDeclaration declaration) => Declaration = declaration;

    /// <summary>Everything that the operation declares.</summary>
    public OperationDeclaration Declaration { get; }

    /// <summary>The complete public path; it begins with a slash.</summary>
    public string Route => Declaration.Route;

    /// <summary>The HTTP method, in capitals.</summary>
    public string Method => Declaration.Method;

    /// <summary>The operation as messages name it: <c>GET /api/tasks/{id}</c>.</summary>
    /// <returns>Method and route.</returns>
    public override string ToString() => Declaration.ToString();
}
