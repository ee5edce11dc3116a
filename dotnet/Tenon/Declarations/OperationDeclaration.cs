namespace Tenon;

/// <summary>Everything that an operation declares. It never changes; the builder methods make copies.</summary>
public sealed record OperationDeclaration
{
    internal OperationDeclaration(string? name, string method, string route, Type? inputType, ResponseDeclaration success)
    {
        Name = name;
        Method = method;
        Route = route;
        InputType = inputType;
        Success = success;
    }

    /// <summary>The member that defines the operation, as far as the compiler knows it.</summary>
    public string? Name { get; }

    /// <summary>The HTTP method, in capitals.</summary>
    public string Method { get; }

    /// <summary>The complete public path, with route parameters in braces; it begins with a slash.</summary>
    public string Route { get; }

    /// <summary>The operation's id in an OpenAPI description; <see langword="null"/> where none was given.</summary>
    public string? OperationId { get; internal init; }

    /// <summary>The type of the input; <see langword="null"/> where the operation takes none.</summary>
    public Type? InputType { get; internal init; }

    /// <summary>
    /// How the request body is usually written: <c>application/json</c>, <c>application/x-www-form-urlencoded</c>,
    /// <c>multipart/form-data</c>, or the first type of <c>.Consumes</c>; <see langword="null"/> where there is no request body.
    /// </summary>
    public string? RequestContentType => RequestContentTypes.Count == 0 ? null : RequestContentTypes[0];

    /// <summary>Every content type the request body may have, in declared order; empty where there is no request body.</summary>
    public IReadOnlyList<string> RequestContentTypes { get; internal init; } = [];

    /// <summary>Whether <c>.Consumes</c> has given the content types.</summary>
    internal bool ConsumesOthers { get; init; }

    /// <summary>What <c>.Success</c> or <c>.File</c> answers.</summary>
    public ResponseDeclaration Success { get; internal init; }

    /// <summary>The responses besides <see cref="Success"/>, in declared order.</summary>
    public IReadOnlyList<ResponseDeclaration> OtherResponses { get; internal init; } = [];

    /// <summary>Every declared response, <see cref="Success"/> first.</summary>
    public IEnumerable<ResponseDeclaration> Responses => OtherResponses.Prepend(Success);

    /// <summary>The operation's tags in an OpenAPI document; empty where it has the one of its class.</summary>
    public IReadOnlyList<string> Tags { get; internal init; } = [];

    /// <summary>The requests that the server makes in turn: callback objects of OpenAPI as JSON text, by name.</summary>
    public IReadOnlyDictionary<string, string> Callbacks { get; internal init; } = new Dictionary<string, string>();

    /// <summary>One line on what the operation does.</summary>
    public string? Summary { get; internal init; }

    /// <summary>What the operation does, at length.</summary>
    public string? Description { get; internal init; }

    /// <summary>Whether callers should turn to something else.</summary>
    public bool IsDeprecated { get; internal init; }

    /// <summary>
    /// Whether callers are let in without authentication. With <see cref="Security"/> besides, authentication is optional.
    /// </summary>
    public bool IsAnonymous { get; internal init; }

    /// <summary>The alternative ways to authenticate, in declared order; empty where none is declared.</summary>
    public IReadOnlyList<SecurityDeclaration> Security { get; internal init; } = [];

    /// <summary>Examples of the request body, in declared order.</summary>
    public IReadOnlyList<ExampleDeclaration> RequestExamples { get; internal init; } = [];

    /// <summary>
    /// The status that <c>.Success</c> and <c>.File</c> answer: the declared one; of a range its first that is not declared by
    /// itself, 200 of 2XX; of the default the first 2XX that is not declared otherwise.
    /// </summary>
    internal int SuccessCode => Success.Status.Code ?? FirstFreeCode();

    /// <summary>Finds the response that a status belongs to: its own, else its range, else the default.</summary>
    /// <param name="status">An HTTP status code.</param>
    /// <returns>The response, or <see langword="null"/> where the status is not declared.</returns>
    public ResponseDeclaration? FindResponse(int status)
    {
        if (Success.Status.Code == status)
        {
            return Success;
        }

        var range = Success.Status.Hundreds is not null && Success.Status.Covers(status) ? Success : null;
        var fallback = Success.Status.IsDefault ? Success : null;
        foreach (var response in OtherResponses)
        {
            if (response.Status.Code == status)
            {
                return response;
            }

            if (response.Status.IsDefault)
            {
                fallback = response;
            }
            else if (response.Status.Covers(status))
            {
                range = response;
            }
        }

        return range ?? fallback;
    }

    private int FirstFreeCode()
    {
        var first = (Success.Status.Hundreds ?? 2) * 100;
        return Enumerable.Range(first, 100).FirstOrDefault(
            code => ReferenceEquals(FindResponse(code), Success) && !(Success.HasBody && ResponseStatus.NeverHasBody(code)), first);
    }

    /// <summary>The operation as messages name it: <c>GET /api/tasks/{id}</c>.</summary>
    /// <returns>Method and route.</returns>
    public override string ToString() => $"{Method} {Route}";
}
