using System.Globalization;
using System.Text.Json;

namespace Tenon;

/// <summary>What a definition may give as an example: JSON, for a body that is declared.</summary>
internal static class ExampleRules
{
    public static OperationDeclaration AddToRequest(OperationDeclaration declaration, string json, string? name)
    {
        DefinitionRules.CheckRequestBody(declaration, ".RequestExample(…)");
        return declaration with { RequestExamples = Add(declaration, declaration.RequestExamples, json, name) };
    }

    public static OperationDeclaration AddToResponse(OperationDeclaration declaration, int status, string json, string? name)
    {
        var response = declaration.FindResponse(status)
            ?? throw DefinitionRules.Refuse(
                declaration,
                $"an example is given for {status}, which is not declared.",
                $"Put .Returns<T>({status.ToString(CultureInfo.InvariantCulture)}) before it.",
                nameof(status));
        if (response.BodyType is null)
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"an example is given for {response}.",
                "Examples are JSON: give them for responses that declare a body type.",
                nameof(status));
        }

        return DefinitionRules.Replace(declaration, response, response with { Examples = Add(declaration, response.Examples, json, name) });
    }

    private static IReadOnlyList<ExampleDeclaration> Add(
        OperationDeclaration declaration, IReadOnlyList<ExampleDeclaration> examples, string json, string? name)
    {
        try
        {
            using var document = JsonDocument.Parse(json ?? string.Empty);
        }
        catch (JsonException malformed)
        {
            throw DefinitionRules.Refuse(declaration, "an example is not JSON.", malformed.Message, nameof(json), malformed);
        }

        if (examples.Any(other => other.Name == name))
        {
            throw DefinitionRules.Refuse(
                declaration,
                name is null ? "two examples have no name." : $"two examples are named '{name}'.",
                "Give each example a name of its own.",
                nameof(name));
        }

        return [.. examples, new ExampleDeclaration(name, json!)];
    }
}
