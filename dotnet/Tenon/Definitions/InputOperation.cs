using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>An operation with input and without output.</summary>
/// <typeparam name="TInput">The type of the input: route and query, and the body of POST, PUT, PATCH and the like.</typeparam>
public sealed class InputOperation<TInput> : OperationDefinition<InputOperation<TInput>>
    where TInput : notnull
{
    private readonly Endpoint endpoint;

    internal InputOperation(OperationDeclaration declaration)
        : base(declaration) => endpoint = new Endpoint(declaration);

    /// <summary>Makes the request body <c>application/x-www-form-urlencoded</c>.</summary>
    /// <returns>The new definition.</returns>
    public InputOperation<TInput> FormEncoded() => With(DefinitionRules.ChangeRequest(Declaration, MimeType.Form, ".FormEncoded()"));

    /// <summary>
    /// Makes the request body <c>multipart/form-data</c>: the input's <c>IFormFile</c> properties are files, the others
    /// fields.
    /// </summary>
    /// <returns>The new definition.</returns>
    public InputOperation<TInput> AcceptsFile() => With(DefinitionRules.ChangeRequest(Declaration, MimeType.Multipart, ".AcceptsFile()"));

    /// <summary>Adds an example of the request body.</summary>
    /// <param name="json">The example as JSON text.</param>
    /// <param name="name">The example's name; needed where there are several.</param>
    /// <returns>The new definition.</returns>
    public InputOperation<TInput> RequestExample(string json, string? name = null) =>
        With(ExampleRules.AddToRequest(Declaration, json, name));

    /// <summary>Begins an answer to an input.</summary>
    /// <param name="input">The input of the request.</param>
    /// <returns>What the operation may answer.</returns>
    public Endpoint Bind(TInput input)
    {
        InputGuard.NotNull(input, Declaration);
        return endpoint;
    }

    /// <summary>
    /// Reads the input from a request, as the client sends it, and holds it to its types: for functions, which read their input
    /// themselves.
    /// </summary>
    /// <param name="request">The request.</param>
    /// <returns>The input, or what is wrong with the request.</returns>
    [RequiresUnreferencedCode("Inputs are read by reflection.")]
    [RequiresDynamicCode("Inputs are read by reflection.")]
    public Task<ContractInput<TInput>> ReadAsync(HttpRequest request)
    {
        ArgumentNullException.ThrowIfNull(request);
        return InputReader.Read<TInput>(Declaration, request);
    }

    private protected override InputOperation<TInput> With(OperationDeclaration declaration) => new(declaration);
}
