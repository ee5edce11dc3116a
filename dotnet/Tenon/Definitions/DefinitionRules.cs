using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon;

/// <summary>
/// What a definition may declare, checked as it is built. Each message names the operation, because a definition usually fails
/// inside a type initialiser, whose own exception names only the class.
/// </summary>
internal static class DefinitionRules
{
    /// <summary>What is looked for on an input type: attributes that say where its members travel.</summary>
    public const DynamicallyAccessedMemberTypes InputMembers =
        DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.PublicConstructors;

    public static OperationDeclaration Begin(
        string? name, string method, string route, [DynamicallyAccessedMembers(InputMembers)] Type? inputType, ResponseDeclaration success)
    {
        if (!IsSendable(method))
        {
            throw Refuse(
                name,
                method,
                route,
                $"'{method}' is not a method that a client sends.",
                "Name one, for example \"QUERY\"; browsers refuse CONNECT, TRACE and TRACK.",
                nameof(method));
        }

        if (string.IsNullOrWhiteSpace(route))
        {
            throw Refuse(
                name, method, route, "the route is empty.", "Give the complete public path, for example \"/api/tasks\".", nameof(route));
        }

        if (route[0] != '/')
        {
            throw Refuse(
                name,
                method,
                route,
                "the route does not begin with a slash.",
                $"Write \"/{route.TrimStart('~', '/')}\": the complete public path, with the host's prefix if it has one.",
                nameof(route));
        }

        try
        {
            _ = RoutePatternFactory.Parse(route);
        }
        catch (RoutePatternException malformed)
        {
            throw Refuse(name, method, route, "the route is not a route template.", malformed.Message, nameof(route), malformed);
        }

        var declaration = new OperationDeclaration(name, method, route, inputType, success);
        CheckBodyType(declaration, success.BodyType, "TOutput");
        return inputType is null ? declaration : WithInput(declaration, inputType);
    }

    /// <summary>RFC 9110, section 9.1: a method is a token.</summary>
    private static bool IsSendable(string? method) =>
        !string.IsNullOrEmpty(method)
        && method.All(character => char.IsAsciiLetterOrDigit(character) || "!#$%&'*+-.^_`|~".Contains(character, StringComparison.Ordinal))
        && method.ToUpperInvariant() is not ("CONNECT" or "TRACE" or "TRACK");

    public static OperationDeclaration AddResponse(
        OperationDeclaration declaration, ResponseStatus status, Type? bodyType, string? description)
    {
        CheckStatus(declaration, status, bodyType is not null);
        CheckBodyType(declaration, bodyType, "TBody");
        if (declaration.Responses.Any(response => response.Status == status))
        {
            var fix = declaration.Success.Status == status
                ? $"{status} is the success; another one is chosen with .Status(code)."
                : "Remove one of the two declarations.";
            throw Refuse(declaration, $"{status} is declared twice.", fix, nameof(status));
        }

        var response = bodyType is null ? new ResponseDeclaration(status, null) : WithBody(status, bodyType);
        return declaration with { OtherResponses = [.. declaration.OtherResponses, response with { Description = description }] };
    }

    public static void RequireAnswer(OperationDeclaration declaration, [NotNull] object? answer)
    {
        if (answer is null)
        {
            throw Refuse(
                declaration,
                "the answer is null.",
                "Write the answer above the operation: static fields are initialised in the order of their text.",
                nameof(answer));
        }
    }

    public static OperationDeclaration AddResponses(OperationDeclaration declaration, int[] statuses, Type? bodyType, string description)
    {
        if (statuses.Length == 0)
        {
            throw Refuse(declaration, "no status is given.", "Name the statuses: .Returns(\"Not found.\", 404, 410).", nameof(statuses));
        }

        return statuses.Aggregate(
            declaration, (result, status) => AddResponse(result, ResponseStatus.Of(status), bodyType, description));
    }

    public static OperationDeclaration ChangeStatus(OperationDeclaration declaration, ResponseStatus status, string? description)
    {
        CheckStatus(declaration, status, declaration.Success.HasBody);
        if (declaration.OtherResponses.Any(response => response.Status == status))
        {
            throw Refuse(
                declaration,
                $"{status} is declared twice.",
                "The success has a status of its own: remove the .Returns of the same status.",
                nameof(status));
        }

        return declaration with
        {
            Success = declaration.Success with { Status = status, Description = description ?? declaration.Success.Description },
        };
    }

    public static OperationDeclaration ChangeRequest(OperationDeclaration declaration, string contentType, string call)
    {
        CheckRequestBody(declaration, call);
        // The whole form has a place for files, and need not have any.
        var isAnyForm = declaration.InputType == typeof(IFormCollection);
        if (declaration.RequestContentType is { } other && !MimeType.IsJson(other) && other != contentType && !isAnyForm)
        {
            throw Refuse(
                declaration,
                $"{call} contradicts the request body declared as {other}.",
                "Keep .FormEncoded() for fields alone, or .AcceptsFile() for fields and files.",
                nameof(call));
        }

        return declaration with { RequestContentTypes = [contentType] };
    }

    public static OperationDeclaration Accept(
        OperationDeclaration declaration, [DynamicallyAccessedMembers(InputMembers)] Type inputType)
    {
        var accepting = WithInput(declaration with { InputType = inputType }, inputType);
        return declaration.RequestContentTypes.Count > 0
            ? accepting with { RequestContentTypes = declaration.RequestContentTypes }
            : accepting;
    }

    public static ResponseDeclaration SuccessWith(int status, Type bodyType) => WithBody(ResponseStatus.Of(status), bodyType);

    public static ResponseDeclaration FileSuccess() =>
        new(ResponseStatus.Of(StatusCodes.Status200OK), null) { IsFile = true, ContentTypes = [MimeType.OctetStream] };

    public static ResponseDeclaration EmptySuccess(int status) => new(ResponseStatus.Of(status), null);

    /// <summary>Changes one response and leaves the others as they are.</summary>
    public static OperationDeclaration Replace(
        OperationDeclaration declaration, ResponseDeclaration response, ResponseDeclaration changed) =>
        ReferenceEquals(response, declaration.Success)
            ? declaration with { Success = changed }
            : declaration with { OtherResponses = [
                .. declaration.OtherResponses.Select(other => ReferenceEquals(other, response) ? changed : other)] };

    private static ResponseDeclaration WithBody(ResponseStatus status, Type bodyType)
    {
        var isFile = MediaTypeRules.IsStream(bodyType);
        return new(status, bodyType) { IsFile = isFile, ContentTypes = [isFile ? MimeType.OctetStream : JsonTypeOf(bodyType)] };
    }

    /// <summary>RFC 9457 gives problem details a content type of their own, and the framework writes it.</summary>
    private static string JsonTypeOf(Type bodyType) =>
        typeof(ProblemDetails).IsAssignableFrom(bodyType) ? MimeType.ProblemJson : MimeType.Json;

    /// <summary>
    /// Where the input travels: in the body of POST, PUT, PATCH and the like, as a form where it holds files; in route and query otherwise,
    /// unless a member of it says that there is a body.
    /// </summary>
    private static OperationDeclaration WithInput(
        OperationDeclaration declaration, [DynamicallyAccessedMembers(InputMembers)] Type inputType)
    {
        var hasBody = HasRequestBody(declaration.Method) || BodyTypeRules.NamesItsBody(inputType);
        if (!BodyTypeRules.HasFiles(inputType))
        {
            return declaration with { RequestContentTypes = hasBody ? [MimeType.Json] : [] };
        }

        if (!hasBody)
        {
            throw Refuse(
                declaration,
                $"{TypeName.Of(inputType)} holds a file, and {declaration.Method} has no request body to send it in.",
                "Use Define.Post, Put or Patch.",
                nameof(inputType));
        }

        if (BodyTypeRules.FileAsJson(inputType) is { } member)
        {
            throw Refuse(
                declaration,
                $"{TypeName.Of(inputType)}.{member} is a file and marked [FromBody], and files are not JSON.",
                "Mark it [FromForm], or leave the mark out.",
                nameof(inputType));
        }

        return declaration with { RequestContentTypes = [MimeType.Multipart] };
    }

    private static void CheckBodyType(OperationDeclaration declaration, Type? bodyType, string parameter)
    {
        if (bodyType is not null && BodyTypeRules.ProblemOf(bodyType) is { } problem)
        {
            throw Refuse(declaration, problem.Problem, problem.Fix, parameter);
        }
    }

    /// <summary>As minimal APIs infer it.</summary>
    private static bool HasRequestBody(string method) =>
        !HttpMethods.IsGet(method) && !HttpMethods.IsDelete(method) && !HttpMethods.IsHead(method) && !HttpMethods.IsOptions(method);

    private static void CheckStatus(OperationDeclaration declaration, ResponseStatus status, bool hasBody)
    {
        if (status.Code is < 100 or > 599)
        {
            throw Refuse(declaration, $"{status} is not an HTTP status.", "Give one from 100 to 599.", nameof(status));
        }

        if (status.Hundreds is < 1 or > 5)
        {
            throw Refuse(
                declaration,
                $"{status} is not a range of HTTP statuses.",
                "Give the first digit, from 1 to 5: 4 stands for 4XX.",
                nameof(status));
        }

        if (hasBody && ((status.Code is { } code && ResponseStatus.NeverHasBody(code)) || status.Hundreds is 1))
        {
            throw Refuse(
                declaration, $"{status} cannot have a body.", "Declare it without a type, or choose another status.", nameof(status));
        }
    }

    public static void CheckRequestBody(OperationDeclaration declaration, string call)
    {
        if (!HasRequestBody(declaration.Method) && declaration.RequestContentTypes.Count == 0)
        {
            throw Refuse(
                declaration,
                $"{call} needs a request body, and {declaration.Method} has none.",
                "Use Define.Post, Put or Patch, mark a property of the input [FromBody] or [FromForm], or remove the call.",
                nameof(call));
        }
    }

    public static ArgumentException Refuse(
        OperationDeclaration declaration, string problem, string fix, string parameter, Exception? cause = null) =>
        Refuse(declaration.Name, declaration.Method, declaration.Route, problem, fix, parameter, cause);

    private static ArgumentException Refuse(
        string? name, string method, string? route, string problem, string fix, string parameter, Exception? cause = null)
    {
        var operation = string.IsNullOrEmpty(name) || name is ".cctor" or ".ctor" ? $"{method} {route}" : $"'{name}' ({method} {route})";
        return new ArgumentException($"Operation {operation} cannot be defined: {problem} {fix}", parameter, cause);
    }
}
