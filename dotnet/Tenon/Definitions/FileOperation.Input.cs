using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>A GET with input whose success is a file.</summary>
/// <typeparam name="TInput">The type of the input: route and query.</typeparam>
public sealed class FileOperation<TInput> : OperationDefinition<FileOperation<TInput>>
    where TInput : notnull
{
    private readonly FileEndpoint endpoint;

    internal FileOperation(OperationDeclaration declaration)
        : base(declaration) => endpoint = new FileEndpoint(declaration);

    /// <summary>Declares a permitted MIME type; call it once for each. Without any, it is <c>application/octet-stream</c>.</summary>
    /// <param name="mime">The MIME type.</param>
    /// <returns>The new definition.</returns>
    public FileOperation<TInput> ContentType(string mime) =>
        With(MediaTypeRules.AddFileType(Declaration, mime));

    /// <summary>Begins an answer to an input.</summary>
    /// <param name="input">The input of the request.</param>
    /// <returns>What the operation may answer.</returns>
    public FileEndpoint Bind(TInput input)
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

    private protected override FileOperation<TInput> With(OperationDeclaration declaration) => new(declaration);
}
