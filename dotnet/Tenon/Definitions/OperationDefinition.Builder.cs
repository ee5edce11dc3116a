namespace Tenon;

/// <summary>The builder methods that every kind of operation has. Each returns a new definition and leaves this one as it is.</summary>
/// <typeparam name="TSelf">The kind of operation.</typeparam>
public abstract class OperationDefinition<TSelf> : OperationDefinition
    where TSelf : OperationDefinition<TSelf>
{
    private protected OperationDefinition(OperationDeclaration declaration)
        : base(declaration)
    {
    }

    /// <summary>Declares a response with a JSON body.</summary>
    /// <typeparam name="TBody">The type of the body.</typeparam>
    /// <param name="status">The status code, from 100 to 599, not declared yet.</param>
    /// <param name="description">What the response means.</param>
    /// <returns>The new definition.</returns>
    public TSelf Returns<TBody>(int status, string? description = null) =>
        With(DefinitionRules.AddResponse(Declaration, ResponseStatus.Of(status), typeof(TBody), description));

    /// <summary>Declares a response without a body.</summary>
    /// <param name="status">The status code, from 100 to 599, not declared yet.</param>
    /// <param name="description">What the response means.</param>
    /// <returns>The new definition.</returns>
    public TSelf Returns(int status, string? description = null) =>
        With(DefinitionRules.AddResponse(Declaration, ResponseStatus.Of(status), null, description));

    /// <summary>Declares an answer with a JSON body, so that the compiler holds what is answered to its type.</summary>
    /// <typeparam name="TBody">The type of the body.</typeparam>
    /// <param name="answer">The answer; its status is not declared yet.</param>
    /// <returns>The new definition.</returns>
    public TSelf Returns<TBody>(Answer<TBody> answer)
    {
        DefinitionRules.RequireAnswer(Declaration, answer);
        return Returns<TBody>(answer.Status, answer.Description);
    }

    /// <summary>Declares an answer without a body.</summary>
    /// <param name="answer">The answer; its status is not declared yet.</param>
    /// <returns>The new definition.</returns>
    public TSelf Returns(EmptyAnswer answer)
    {
        DefinitionRules.RequireAnswer(Declaration, answer);
        return Returns(answer.Status, answer.Description);
    }

    /// <summary>Declares responses with the same JSON body and meaning.</summary>
    /// <typeparam name="TBody">The type of the body.</typeparam>
    /// <param name="description">What the responses mean.</param>
    /// <param name="statuses">The status codes, from 100 to 599, not declared yet.</param>
    /// <returns>The new definition.</returns>
    public TSelf Returns<TBody>(string description, params int[] statuses) =>
        With(DefinitionRules.AddResponses(Declaration, statuses ?? [], typeof(TBody), description));

    /// <summary>Declares responses without a body that mean the same.</summary>
    /// <param name="description">What the responses mean.</param>
    /// <param name="statuses">The status codes, from 100 to 599, not declared yet.</param>
    /// <returns>The new definition.</returns>
    public TSelf Returns(string description, params int[] statuses) =>
        With(DefinitionRules.AddResponses(Declaration, statuses ?? [], null, description));

    /// <summary>Declares a JSON body for every status of a range that is not declared by itself.</summary>
    /// <typeparam name="TBody">The type of the body.</typeparam>
    /// <param name="hundreds">The first digit: 4 stands for 4XX.</param>
    /// <param name="description">What the responses mean.</param>
    /// <returns>The new definition.</returns>
    public TSelf ReturnsRange<TBody>(int hundreds, string? description = null) =>
        With(DefinitionRules.AddResponse(Declaration, ResponseStatus.Range(hundreds), typeof(TBody), description));

    /// <summary>Declares that a status of a range that is not declared by itself has no body.</summary>
    /// <param name="hundreds">The first digit: 4 stands for 4XX.</param>
    /// <param name="description">What the responses mean.</param>
    /// <returns>The new definition.</returns>
    public TSelf ReturnsRange(int hundreds, string? description = null) =>
        With(DefinitionRules.AddResponse(Declaration, ResponseStatus.Range(hundreds), null, description));

    /// <summary>Declares a JSON body for every status that is neither declared by itself nor in a declared range.</summary>
    /// <typeparam name="TBody">The type of the body.</typeparam>
    /// <param name="description">What the responses mean.</param>
    /// <returns>The new definition.</returns>
    public TSelf ReturnsDefault<TBody>(string? description = null) =>
        With(DefinitionRules.AddResponse(Declaration, ResponseStatus.Default, typeof(TBody), description));

    /// <summary>Declares that a status that is neither declared by itself nor in a declared range has no body.</summary>
    /// <param name="description">What the responses mean.</param>
    /// <returns>The new definition.</returns>
    public TSelf ReturnsDefault(string? description = null) =>
        With(DefinitionRules.AddResponse(Declaration, ResponseStatus.Default, null, description));

    /// <summary>Changes the status of the success: 201 for POST, 204 for DELETE without a body and 200 otherwise.</summary>
    /// <param name="code">The status code, from 100 to 599.</param>
    /// <param name="description">What the success means.</param>
    /// <returns>The new definition.</returns>
    public TSelf Status(int code, string? description = null) =>
        With(DefinitionRules.ChangeStatus(Declaration, ResponseStatus.Of(code), description));

    /// <summary>
    /// Makes the success a range: every status of it that is not declared by itself. <c>.Success</c> and <c>.File</c> answer the
    /// first of them, 200 of 2XX; <c>.Respond</c> answers any.
    /// </summary>
    /// <param name="hundreds">The first digit: 2 stands for 2XX.</param>
    /// <param name="description">What the success means.</param>
    /// <returns>The new definition.</returns>
    public TSelf StatusRange(int hundreds, string? description = null) =>
        With(DefinitionRules.ChangeStatus(Declaration, ResponseStatus.Range(hundreds), description));

    /// <summary>
    /// Makes the success the default: every status that is neither declared by itself nor in a declared range. <c>.Success</c>
    /// and <c>.File</c> answer the first 2XX of them, usually 200; <c>.Respond</c> answers any.
    /// </summary>
    /// <param name="description">What the success means.</param>
    /// <returns>The new definition.</returns>
    public TSelf StatusDefault(string? description = null) =>
        With(DefinitionRules.ChangeStatus(Declaration, ResponseStatus.Default, description));

    /// <summary>
    /// Sets the content types of a declared response. The first one decides how the body is written: a
    /// <see cref="string"/> as text where it is not JSON, <c>byte[]</c> as a file where it is not JSON, a <see cref="Stream"/> as a
    /// file always. Everything else is JSON, and one of the types must be. A range (<c>*/*</c>, <c>image/*</c>) leaves the choice to
    /// the answer: JSON where it is in the range and nothing else is chosen.
    /// </summary>
    /// <param name="status">A status that is declared already, with a body.</param>
    /// <param name="mediaTypes">The content types.</param>
    /// <returns>The new definition.</returns>
    public TSelf Produces(int status, params string[] mediaTypes) =>
        With(MediaTypeRules.Produce(Declaration, ResponseStatus.Of(status), [.. mediaTypes ?? []]));

    /// <summary>
    /// Sets the content types of the responses of a declared range, as <see cref="Produces"/> does for one
    /// status.
    /// </summary>
    /// <param name="hundreds">The first digit of a range that is declared already, with a body.</param>
    /// <param name="mediaTypes">The content types.</param>
    /// <returns>The new definition.</returns>
    public TSelf ProducesRange(int hundreds, params string[] mediaTypes) =>
        With(MediaTypeRules.Produce(Declaration, ResponseStatus.Range(hundreds), [.. mediaTypes ?? []]));

    /// <summary>Sets the content types of the declared default, as <see cref="Produces"/> does for one status.</summary>
    /// <param name="mediaTypes">The content types.</param>
    /// <returns>The new definition.</returns>
    public TSelf ProducesDefault(params string[] mediaTypes) =>
        With(MediaTypeRules.Produce(Declaration, ResponseStatus.Default, [.. mediaTypes ?? []]));

    /// <summary>Declares a header of a declared response. It is for callers to know; the handler sets the header itself.</summary>
    /// <typeparam name="TValue">The type of its value.</typeparam>
    /// <param name="status">A status that is declared already.</param>
    /// <param name="name">The header's name.</param>
    /// <param name="description">What it means.</param>
    /// <param name="required">Whether every such response has it.</param>
    /// <returns>The new definition.</returns>
    public TSelf ResponseHeader<TValue>(int status, string name, string? description = null, bool required = false) =>
        With(DescriptionRules.AddHeader(Declaration, status, new HeaderDeclaration(name, typeof(TValue), description, required)));

    /// <summary>Declares a header of several responses, or of all. It is for callers to know; the handler sets the header itself.</summary>
    /// <typeparam name="TValue">The type of its value.</typeparam>
    /// <param name="name">The header's name.</param>
    /// <param name="description">What it means.</param>
    /// <param name="required">Whether every such response has it.</param>
    /// <param name="statuses">
    /// Statuses that are declared already: <c>"404"</c>, <c>"4XX"</c>, <c>"default"</c>. If none is given, every response declared so far.
    /// </param>
    /// <returns>The new definition.</returns>
    public TSelf ResponseHeader<TValue>(string name, string? description = null, bool required = false, params string[] statuses) =>
        With(DescriptionRules.AddHeaders(
            Declaration, statuses ?? [], new HeaderDeclaration(name, typeof(TValue), description, required)));

    /// <summary>
    /// Sets the content types of the request body, where it is not only JSON or the declared form. The first
    /// one is what callers send: a <see cref="string"/> input is text where it is not JSON, a <see cref="Stream"/> or <c>byte[]</c>
    /// is bytes.
    /// A range (<c>*/*</c>, <c>image/*</c>) leaves the choice to the caller.
    /// </summary>
    /// <param name="mediaTypes">The content types.</param>
    /// <returns>The new definition.</returns>
    public TSelf Consumes(params string[] mediaTypes) => With(MediaTypeRules.Consume(Declaration, [.. mediaTypes ?? []]));

    /// <summary>Gives the operation its id in an OpenAPI description, where that is not made from class and field.</summary>
    /// <param name="id">The id; no other operation has it.</param>
    /// <returns>The new definition.</returns>
    public TSelf OperationId(string id) => With(DescriptionRules.Identify(Declaration, id));

    /// <summary>Gives the operation its tags in an OpenAPI document, where these are not the one tag of its class.</summary>
    /// <param name="names">The tags as they are written there.</param>
    /// <returns>The new definition.</returns>
    public TSelf Tags(params string[] names) => With(DescriptionRules.Tag(Declaration, [.. names ?? []]));

    /// <summary>Describes a request that the server makes to an address the caller has given.</summary>
    /// <param name="name">The callback's name.</param>
    /// <param name="json">The callback object as in an OpenAPI document, as JSON text.</param>
    /// <returns>The new definition.</returns>
    public TSelf Callback(string name, string json) => With(DescriptionRules.AddCallback(Declaration, name, json));

    /// <summary>Describes the operation in one line.</summary>
    /// <param name="text">The line.</param>
    /// <returns>The new definition.</returns>
    public TSelf Summary(string text) => With(DescriptionRules.Describe(Declaration, text ?? string.Empty, null));

    /// <summary>Describes the operation at length.</summary>
    /// <param name="text">The text; Markdown is fine.</param>
    /// <returns>The new definition.</returns>
    public TSelf Description(string text) => With(DescriptionRules.Describe(Declaration, null, text ?? string.Empty));

    /// <summary>Marks the operation as deprecated.</summary>
    /// <returns>The new definition.</returns>
    public TSelf Deprecated() => With(Declaration with { IsDeprecated = true });

    /// <summary>
    /// Allows callers without authentication; together with <see cref="Secure"/>, authentication is optional.
    /// A declaration for callers; the server enforces its own policies.
    /// </summary>
    /// <returns>The new definition.</returns>
    public TSelf Anonymous() => With(Declaration with { IsAnonymous = true });

    /// <summary>
    /// Declares how callers authenticate. Several calls are alternatives. A declaration for callers; the server enforces its own policies.
    /// </summary>
    /// <param name="scheme">The name of the security scheme.</param>
    /// <param name="scopes">The scopes the caller needs.</param>
    /// <returns>The new definition.</returns>
    public TSelf Secure(string scheme, params string[] scopes) =>
        With(SecurityRules.AddAlternative(Declaration, new SecurityDeclaration(scheme, [.. scopes ?? []], null)));

    /// <summary>Declares what the caller needs in addition to the last <see cref="Secure"/> or <see cref="QueryAuth"/>.</summary>
    /// <param name="scheme">The name of the security scheme.</param>
    /// <param name="scopes">The scopes the caller needs.</param>
    /// <returns>The new definition.</returns>
    public TSelf AndSecure(string scheme, params string[] scopes) =>
        With(SecurityRules.AddToLast(Declaration, new SecurityDeclaration(scheme, [.. scopes ?? []], null)));

    /// <summary>Declares that callers authenticate with a key in the query. Several calls are alternatives.</summary>
    /// <param name="name">The query parameter that carries the key; it names the security scheme too.</param>
    /// <returns>The new definition.</returns>
    public TSelf QueryAuth(string name) => With(SecurityRules.AddAlternative(Declaration, new SecurityDeclaration(name, [], name)));

    /// <summary>Adds an example of a response body.</summary>
    /// <param name="status">A status that is declared already, with a body type.</param>
    /// <param name="json">The example as JSON text.</param>
    /// <param name="name">The example's name; needed where there are several.</param>
    /// <returns>The new definition.</returns>
    public TSelf ResponseExample(int status, string json, string? name = null) =>
        With(ExampleRules.AddToResponse(Declaration, status, json, name));

    private protected abstract TSelf With(OperationDeclaration declaration);
}
