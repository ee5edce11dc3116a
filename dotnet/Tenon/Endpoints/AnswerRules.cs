using System.Globalization;

namespace Tenon;

/// <summary>Holds an answer against the contract: either a terminal, or a violation that names both sides.</summary>
internal static class AnswerRules
{
    public static Terminal Success<TOutput>(OperationDeclaration operation, TOutput value) =>
        Write(operation, operation.Success, operation.Success.Status.Code ?? StatusCodes.Status200OK, value);

    public static Terminal Empty(OperationDeclaration operation, int status)
    {
        var response = Find(operation, status, "without a body");
        if (response.HasBody)
        {
            throw Violation(operation, $"{Text(status)} without a body", response.IsFile ? "Answer it with .File(…)." : "Answer it with .Respond(status, body).");
        }

        return new EmptyTerminal(operation, status);
    }

    public static Terminal WithBody<TBody>(OperationDeclaration operation, int status, TBody body)
    {
        var given = body?.GetType() ?? typeof(TBody);
        var response = Find(operation, status, TypeName.Of(given));
        if (response.IsFile)
        {
            throw Violation(operation, $"{Text(status)} {TypeName.Of(given)}", "Answer it with .File(…).");
        }

        if (response.BodyType is not { } declared)
        {
            throw Violation(operation, $"{Text(status)} {TypeName.Of(given)}", "Answer it without a body, .Respond(status), or declare the body with .Returns<T>(status).");
        }

        if (!declared.IsAssignableFrom(given))
        {
            throw Violation(operation, $"{Text(status)} {TypeName.Of(given)}", $"Answer a {TypeName.Of(declared)}, or change the declaration.");
        }

        return Write(operation, response, status, body);
    }

    /// <summary>Chooses the content type of a file. The bytes have no say in it.</summary>
    public static string SelectFileType(OperationDeclaration operation, string? asked)
    {
        var declared = operation.Success.ContentTypes;
        if (asked is null)
        {
            return declared.Count == 1
                ? declared[0]
                : throw Violation(operation, "a file without a content type", "Several are declared: choose one of them with contentType.");
        }

        foreach (var mime in declared)
        {
            if (string.Equals(mime, asked, StringComparison.OrdinalIgnoreCase))
            {
                return mime;
            }
        }

        if (!MimeType.TryParse(asked, out var parsed))
        {
            throw Violation(operation, $"a file of type '{asked}'", "That is not a MIME type: give one of the declared ones.");
        }

        foreach (var mime in declared)
        {
            if (MimeType.AreSame(mime, parsed.MediaType))
            {
                return parsed.Parameters.Count == 0 ? mime : asked;
            }
        }

        throw Violation(operation, $"a file of type '{asked}'", "Give one of the declared types, or declare this one with .ContentType(mime).");
    }

    private static Terminal Write<TBody>(OperationDeclaration operation, ResponseDeclaration response, int status, TBody body)
    {
        var contentType = response.ContentTypes[0];
        return MimeType.IsJson(contentType)
            ? new JsonTerminal(operation, status, contentType, response.BodyType!, body)
            : new TextTerminal(operation, status, contentType, body as string);
    }

    private static ResponseDeclaration Find(OperationDeclaration operation, int status, string content)
    {
        if (status is < 100 or > 599)
        {
            throw Violation(operation, $"{Text(status)} {content}", "That is not an HTTP status: give a declared one.");
        }

        return operation.FindResponse(status)
            ?? throw Violation(operation, $"{Text(status)} {content}", "Answer a declared status, or declare this one with .Returns.");
    }

    private static ContractViolationException Violation(OperationDeclaration operation, string requested, string fix) => new(operation, requested, fix);

    private static string Text(int status) => status.ToString(CultureInfo.InvariantCulture);
}
