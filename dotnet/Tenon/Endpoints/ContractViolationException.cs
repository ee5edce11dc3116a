namespace Tenon;

/// <summary>Thrown where a server is about to answer something that its contract does not declare.</summary>
public sealed class ContractViolationException : InvalidOperationException
{
    internal ContractViolationException(OperationDeclaration operation, string requested, string fix)
        : base($"{operation} cannot answer {requested}. It declares: {string.Join(", ", operation.Responses)}. {fix}")
    {
        Operation = operation;
        Requested = requested;
    }

    /// <summary>The operation, with all it declares.</summary>
    public OperationDeclaration Operation { get; }

    /// <summary>What was asked for: <c>418 without a body</c>, <c>404 TaskDto</c>, <c>a file of type 'image/gif'</c>.</summary>
    public string Requested { get; }
}
