using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>An operation without input and without output.</summary>
public sealed class Operation : OperationDefinition<Operation>
{
    private readonly Endpoint endpoint;

    internal Operation(OperationDeclaration declaration)
        : base(declaration) => endpoint = new Endpoint(declaration);

    /// <summary>Declares the input and makes this an input-only operation.</summary>
    /// <typeparam name="TInput">The type of the input: route and query, and the body of POST, PUT, PATCH and the like.</typeparam>
    /// <returns>The new definition.</returns>
    public InputOperation<TInput> Accepts<[DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput>()
        where TInput : notnull => new(DefinitionRules.Accept(Declaration, typeof(TInput)));

    /// <summary>Makes the request one uploaded file: <c>multipart/form-data</c> with the part <c>file</c>.</summary>
    /// <returns>The new definition.</returns>
    public Operation AcceptsFile() => With(DefinitionRules.ChangeRequest(Declaration, MimeType.Multipart, ".AcceptsFile()"));

    /// <summary>Begins an answer.</summary>
    /// <returns>What the operation may answer.</returns>
    public Endpoint Bind() => endpoint;

    private protected override Operation With(OperationDeclaration declaration) => new(declaration);
}
