namespace Tenon;

/// <summary>A GET without input whose success is a file.</summary>
public sealed class FileOperation : OperationDefinition<FileOperation>
{
    private readonly FileEndpoint endpoint;

    internal FileOperation(OperationDeclaration declaration)
        : base(declaration) => endpoint = new FileEndpoint(declaration);

    /// <summary>Declares a permitted MIME type; call it once for each. Without any, it is <c>application/octet-stream</c>.</summary>
    /// <param name="mime">The MIME type.</param>
    /// <returns>The new definition.</returns>
    public FileOperation ContentType(string mime) => With(MediaTypeRules.AddFileType(Declaration, mime));

    /// <summary>Begins an answer.</summary>
    /// <returns>What the operation may answer.</returns>
    public FileEndpoint Bind() => endpoint;

    private protected override FileOperation With(OperationDeclaration declaration) => new(declaration);
}
