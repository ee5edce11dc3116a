using System.Buffers;

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

    public static OperationDeclaration AddHeader(OperationDeclaration declaration, int status, HeaderDeclaration header)
    {
        var response = declaration.FindResponse(status)
            ?? throw DefinitionRules.Refuse(
                declaration,
                $"a header is given for {ResponseStatus.Of(status)}, which is not declared.",
                $"Put .Returns({ResponseStatus.Of(status)}) before it.",
                nameof(status));
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
