using System.Globalization;

namespace Tenon;

/// <summary>Holds an answer against the contract: either a terminal, or a violation that names both sides.</summary>
internal static class AnswerRules
{
    public static Terminal Success<TOutput>(OperationDeclaration operation, TOutput value, string? contentType) =>
        Write(operation, operation.Success, operation.SuccessCode, value, contentType);

    public static Terminal Empty(OperationDeclaration operation, int status)
    {
        var response = Find(operation, status, body: null);
        if (response.HasBody)
        {
            throw Violation(
                operation,
                $"{Text(status)} without a body",
                response.BodyType is null ? "Answer it with .File(…)." : "Answer it with .Respond(status, body).");
        }

        return new EmptyTerminal(operation, status);
    }

    public static Terminal WithBody<TBody>(OperationDeclaration operation, int status, TBody body, string? contentType)
    {
        try
        {
            return Write(operation, FindFor(operation, status, body), status, body, contentType);
        }
        catch (ContractViolationException) when (body is Stream)
        {
            (body as Stream)?.Dispose();
            throw;
        }
    }

    /// <summary>Answers a stream as it is, and takes it over even where it refuses.</summary>
    public static Terminal Stream(
        OperationDeclaration operation,
        ResponseDeclaration response,
        int status,
        Stream content,
        string? contentType,
        string? fileName,
        bool enableRangeProcessing)
    {
        ArgumentNullException.ThrowIfNull(content);
        if (!content.CanRead)
        {
            throw new ArgumentException(
                $"{operation} was given a stream that cannot be read: it is disposed, or for writing only. Hand over an open stream; "
                + "the answer disposes it.",
                nameof(content));
        }

        try
        {
            return new StreamTerminal(
                operation, status, SelectFileType(operation, response, contentType), content, fileName, enableRangeProcessing);
        }
        catch (ContractViolationException)
        {
            content.Dispose();
            throw;
        }
    }

    public static Terminal Bytes(
        OperationDeclaration operation,
        ResponseDeclaration response,
        int status,
        ReadOnlyMemory<byte> content,
        string? contentType,
        string? fileName,
        bool enableRangeProcessing) =>
        new BytesTerminal(operation, status, SelectFileType(operation, response, contentType), content, fileName, enableRangeProcessing);

    /// <summary>Finds the response that has this body.</summary>
    private static ResponseDeclaration FindFor<TBody>(OperationDeclaration operation, int status, TBody body)
    {
        var given = body?.GetType() ?? typeof(TBody);
        var response = Find(operation, status, given);
        if (response.BodyType is not { } declared)
        {
            throw Violation(operation, $"{Text(status)} {TypeName.Of(given)}", response.IsFile
                ? "Answer it with .File(…)."
                : "Answer it without a body, .Respond(status), or declare the body with .Returns<T>(status).");
        }

        if (!declared.IsAssignableFrom(given))
        {
            throw Violation(
                operation, $"{Text(status)} {TypeName.Of(given)}", $"Answer a {TypeName.Of(declared)}, or change the declaration.");
        }

        return response;
    }

    private static Terminal Write<TBody>(
        OperationDeclaration operation, ResponseDeclaration response, int status, TBody body, string? asked)
    {
        if (response.IsFile)
        {
            return body switch
            {
                Stream stream => Stream(operation, response, status, stream, asked, fileName: null, enableRangeProcessing: false),
                byte[] bytes => Bytes(operation, response, status, bytes, asked, fileName: null, enableRangeProcessing: false),
                _ =>
                    throw new ArgumentNullException(
                        nameof(body),
                        $"{operation} was given null for {response}. Hand over the content; where there is none, declare and answer a "
                        + "status without a body."),
            };
        }

        var contentType = asked is null ? UsualType(operation, response) : SelectType(operation, response, asked, "a body");
        if (MimeType.IsJson(contentType))
        {
            return new JsonTerminal(operation, status, contentType, response.BodyType!, body);
        }

        return response.BodyType == typeof(string)
            ? new TextTerminal(operation, status, contentType, body as string)
            : throw Violation(
                operation,
                $"a body of type '{contentType}'",
                $"{TypeName.Of(response.BodyType!)} can be written as JSON only: give one of the declared JSON types.");
    }

    /// <summary>The first type decides how a string is written; everything else is JSON, in the first JSON type.</summary>
    private static string UsualType(OperationDeclaration operation, ResponseDeclaration response)
    {
        var first = response.ContentTypes[0];
        if (first == MimeType.Json)
        {
            return first;
        }

        var usual = response.BodyType == typeof(string) || MimeType.IsJson(first) ? first : response.ContentTypes.First(MimeType.IsJson);
        return MimeType.Usual(usual) ?? throw Violation(
            operation, "a body without a content type", $"'{usual}' leaves it open: choose one with contentType.");
    }

    /// <summary>Chooses the content type of a file. The bytes have no say in it.</summary>
    private static string SelectFileType(OperationDeclaration operation, ResponseDeclaration response, string? asked)
    {
        if (asked is not null)
        {
            return SelectType(operation, response, asked, "a file");
        }

        return response.ContentTypes.Count == 1 && !MimeType.IsRange(response.ContentTypes[0])
            ? response.ContentTypes[0]
            : throw Violation(operation, "a file without a content type", "Several are declared: choose one of them with contentType.");
    }

    private static string SelectType(OperationDeclaration operation, ResponseDeclaration response, string asked, string what)
    {
        foreach (var mime in response.ContentTypes)
        {
            if (string.Equals(mime, asked, StringComparison.OrdinalIgnoreCase) && !MimeType.IsRange(mime))
            {
                return mime;
            }
        }

        if (!MimeType.TryParse(asked, out var parsed))
        {
            throw Violation(operation, $"{what} of type '{asked}'", "That is not a MIME type: give one of the declared ones.");
        }

        foreach (var mime in response.ContentTypes)
        {
            if (MimeType.AreSame(mime, parsed.MediaType))
            {
                return parsed.Parameters.Count == 0 ? mime : asked;
            }
        }

        if (response.ContentTypes.Any(mime => MimeType.Covers(mime, parsed.MediaType)))
        {
            return asked;
        }

        throw Violation(
            operation,
            $"{what} of type '{asked}'",
            "Give one of the declared types, or declare this one with "
            + $"{(response.BodyType is null ? ".ContentType(mime)" : ".Produces(status, mime)")}.");
    }

    private static ResponseDeclaration Find(OperationDeclaration operation, int status, Type? body)
    {
        if (status is < 100 or > 599)
        {
            throw Violation(operation, Content(status, body), "That is not an HTTP status: give a declared one.");
        }

        return operation.FindResponse(status)
            ?? throw Violation(operation, Content(status, body), "Answer a declared status, or declare this one with .Returns.");
    }

    private static string Content(int status, Type? body) => $"{Text(status)} {(body is null ? "without a body" : TypeName.Of(body))}";

    private static ContractViolationException Violation(OperationDeclaration operation, string requested, string fix) =>
        new(operation, requested, fix);

    private static string Text(int status) => status.ToString(CultureInfo.InvariantCulture);
}
