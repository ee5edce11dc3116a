namespace Tenon;

/// <summary>An operation with output and without input.</summary>
/// <typeparam name="TOutput">The type of the success body.</typeparam>
public sealed class Operation<TOutput> : OperationDefinition<Operation<TOutput>>
{
    private readonly Endpoint<TOutput> endpoint;

    internal Operation(OperationDeclaration declaration)
        : base(declaration) => endpoint = new Endpoint<TOutput>(declaration);

    /// <summary>Makes the request one uploaded file: <c>multipart/form-data</c> with the part <c>file</c>.</summary>
    /// <returns>The new definition.</returns>
    public Operation<TOutput> AcceptsFile() => With(DefinitionRules.ChangeRequest(Declaration, MimeType.Multipart, ".AcceptsFile()"));

    /// <summary>Changes the content type of the success: another JSON type, or a text type where the output is a string.</summary>
    /// <param name="mime">The MIME type.</param>
    /// <returns>The new definition.</returns>
    public Operation<TOutput> ContentType(string mime) => With(MediaTypeRules.ChangeSuccess(Declaration, mime));

    /// <summary>Begins an answer.</summary>
    /// <returns>What the operation may answer.</returns>
    public Endpoint<TOutput> Bind() => endpoint;

    private protected override Operation<TOutput> With(OperationDeclaration declaration) => new(declaration);
}
