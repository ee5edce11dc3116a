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
    public TSelf Status(int code, string? description = null) => With(DefinitionRules.ChangeStatus(Declaration, code, description));

    /// <summary>Says in one line what the operation does.</summary>
    /// <param name="text">The line.</param>
    /// <returns>The new definition.</returns>
    public TSelf Summary(string text) => With(DefinitionRules.Describe(Declaration, text ?? string.Empty, null));

    /// <summary>Says at length what the operation does.</summary>
    /// <param name="text">The text; Markdown is fine.</param>
    /// <returns>The new definition.</returns>
    public TSelf Description(string text) => With(DefinitionRules.Describe(Declaration, null, text ?? string.Empty));

    /// <summary>Says that callers should turn to something else.</summary>
    /// <returns>The new definition.</returns>
    public TSelf Deprecated() => With(Declaration with { IsDeprecated = true });

    /// <summary>Says that the operation needs no authentication. A declaration for callers; the server enforces its own policies.</summary>
    /// <returns>The new definition.</returns>
    public TSelf Anonymous() => With(DefinitionRules.MakeAnonymous(Declaration));

    /// <summary>Says how to be let in. Several calls are alternatives. A declaration for callers; the server enforces its own policies.</summary>
    /// <param name="scheme">The name of the security scheme.</param>
    /// <param name="scopes">The scopes the caller needs.</param>
    /// <returns>The new definition.</returns>
    public TSelf Secure(string scheme, params string[] scopes) =>
        With(DefinitionRules.AddSecurity(Declaration, new SecurityDeclaration(scheme, [.. scopes ?? []], null)));

    /// <summary>Says that the caller is let in by a key in the query. Several calls are alternatives.</summary>
    /// <param name="name">The query parameter that carries the key; it names the security scheme too.</param>
    /// <returns>The new definition.</returns>
    public TSelf QueryAuth(string name) => With(DefinitionRules.AddSecurity(Declaration, new SecurityDeclaration(name, [], name)));

    /// <summary>Adds an example of a response body.</summary>
    /// <param name="status">A status that is declared already, with a body type.</param>
    /// <param name="json">The example as JSON text.</param>
    /// <param name="name">The example's name; needed where there are several.</param>
    /// <returns>The new definition.</returns>
    public TSelf ResponseExample(int status, string json, string? name = null) =>
        With(DefinitionRules.AddResponseExample(Declaration, status, json, name));

    private protected abstract TSelf With(OperationDeclaration declaration);
}
