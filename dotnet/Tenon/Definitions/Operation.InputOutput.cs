using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>An operation with input and output.</summary>
/// <typeparam name="TInput">The type of the input: route and query, and the body of POST, PUT, PATCH and the like.</typeparam>
/// <typeparam name="TOutput">The type of the success body.</typeparam>
public sealed class Operation<TInput, TOutput> : OperationDefinition<Operation<TInput, TOutput>>
    where TInput : notnull
{
    private readonly Endpoint<TOutput> endpoint;

    internal Operation(OperationDeclaration declaration)
        : base(declaration) => endpoint = new Endpoint<TOutput>(declaration);

    /// <summary>Makes the request body <c>application/x-www-form-urlencoded</c>.</summary>
    /// <returns>The new definition.</returns>
    public Operation<TInput, TOutput> FormEncoded() => With(DefinitionRules.ChangeRequest(Declaration, MimeType.Form, ".FormEncoded()"));

    /// <summary>
    /// Makes the request body <c>multipart/form-data</c>: the input's <c>IFormFile</c> properties are files, the others
    /// fields.
    /// </summary>
    /// <returns>The new definition.</returns>
    public Operation<TInput, TOutput> AcceptsFile() =>
        With(DefinitionRules.ChangeRequest(Declaration, MimeType.Multipart, ".AcceptsFile()"));

    /// <summary>Changes the content type of the success: another JSON type, or a text type where the output is a string.</summary>
    /// <param name="mime">The MIME type.</param>
    /// <returns>The new definition.</returns>
    public Operation<TInput, TOutput> ContentType(string mime) => With(MediaTypeRules.ChangeSuccess(Declaration, mime));

    /// <summary>Adds an example of the request body.</summary>
    /// <param name="json">The example as JSON text.</param>
    /// <param name="name">The example's name; needed where there are several.</param>
    /// <returns>The new definition.</returns>
    public Operation<TInput, TOutput> RequestExample(string json, string? name = null) =>
        With(ExampleRules.AddToRequest(Declaration, json, name));

    /// <summary>Begins an answer to an input.</summary>
    /// <param name="input">The input of the request.</param>
    /// <returns>What the operation may answer.</returns>
    public Endpoint<TOutput> Bind(TInput input)
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

    private protected override Operation<TInput, TOutput> With(OperationDeclaration declaration) => new(declaration);
}
