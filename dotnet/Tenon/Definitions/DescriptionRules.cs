using System.Buffers;
using System.Text.Json;

namespace Tenon;

/// <summary>What a definition may say in words and names: its documentation, its id, and the headers of its responses.</summary>
internal static class DescriptionRules
{
    /// <summary>RFC 9110 section 5.6.2: the characters of a token.</summary>
    private static readonly SearchValues<char> TokenCharacters =
        SearchValues.Create("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

    public static OperationDeclaration Describe(OperationDeclaration declaration, string? summary, string? description)
    {
        if (string.IsNullOrWhiteSpace(summary ?? description))
        {
            throw DefinitionRules.Refuse(
                declaration, "the text is empty.", "Say what the operation does, or leave the call out.", nameof(description));
        }

        return declaration with { Summary = summary ?? declaration.Summary, Description = description ?? declaration.Description };
    }

    public static OperationDeclaration Identify(OperationDeclaration declaration, string id) => string.IsNullOrWhiteSpace(id)
        ? throw DefinitionRules.Refuse(
            declaration, "the operationId is empty.", "Give one that no other operation has, or leave the call out.", nameof(id))
        : declaration with { OperationId = id };

    public static OperationDeclaration Tag(OperationDeclaration declaration, IReadOnlyList<string> names) =>
        names.Count == 0 || names.Any(string.IsNullOrWhiteSpace)
            ? throw DefinitionRules.Refuse(
                declaration, "a tag is empty.", "Name the tags as the document has them, or leave the call out.", nameof(names))
            : declaration with { Tags = names };

    public static OperationDeclaration AddCallback(OperationDeclaration declaration, string name, string json)
    {
        if (string.IsNullOrWhiteSpace(name) || declaration.Callbacks.ContainsKey(name))
        {
            throw DefinitionRules.Refuse(
                declaration, $"the callback '{name}' has no name of its own.", "Give each callback another name.", nameof(name));
        }

        try
        {
            using var document = JsonDocument.Parse(json ?? string.Empty);
        }
        catch (JsonException malformed)
        {
            throw DefinitionRules.Refuse(declaration, $"the callback '{name}' is not JSON.", malformed.Message, nameof(json), malformed);
        }

        return declaration with { Callbacks = new Dictionary<string, string>(declaration.Callbacks) { [name] = json! } };
    }

    public static OperationDeclaration AddHeaders(OperationDeclaration declaration, string[] statuses, HeaderDeclaration header)
    {
        var chosen = statuses.Length == 0 ? declaration.Responses.ToArray() : [.. statuses.Select(status => Named(declaration, status))];
        return chosen.Aggregate(declaration, (result, response) => AddTo(result, response, header));
    }

    private static ResponseDeclaration Named(OperationDeclaration declaration, string status) =>
        declaration.Responses.FirstOrDefault(
            response => string.Equals(response.Status.ToString(), status, StringComparison.OrdinalIgnoreCase))
        ?? throw DefinitionRules.Refuse(
            declaration,
            $"a header is given for {status}, which is not declared.",
            "Declare the response before it: .Returns(404), .ReturnsRange(4), .ReturnsDefault().",
            nameof(status));

    public static OperationDeclaration AddHeader(OperationDeclaration declaration, int status, HeaderDeclaration header)
    {
        var response = declaration.FindResponse(status)
            ?? throw DefinitionRules.Refuse(
                declaration,
                $"a header is given for {ResponseStatus.Of(status)}, which is not declared.",
                $"Put .Returns({ResponseStatus.Of(status)}) before it.",
                nameof(status));
        return AddTo(declaration, response, header);
    }

    private static OperationDeclaration AddTo(OperationDeclaration declaration, ResponseDeclaration response, HeaderDeclaration header)
    {
        if (string.IsNullOrEmpty(header.Name) || header.Name.AsSpan().ContainsAnyExcept(TokenCharacters))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"'{header.Name}' is not the name of a header.",
                "Write it as it travels: letters, digits and hyphens, for example \"X-Rate-Limit\".",
                nameof(header));
        }

        if (response.Headers.Any(other => string.Equals(other.Name, header.Name, StringComparison.OrdinalIgnoreCase)))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"the header '{header.Name}' of {response.Status} is declared twice.",
                "Remove one of the two: case does not tell headers apart.",
                nameof(header));
        }

        return DefinitionRules.Replace(declaration, response, response with { Headers = [.. response.Headers, header] });
    }
}
