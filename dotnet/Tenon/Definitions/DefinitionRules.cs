using System.Globalization;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Routing.Patterns;

namespace Tenon;

/// <summary>
/// What a definition may say, checked while it is being said. Each message names the operation, because a definition usually
/// fails inside a type initialiser, whose own exception names the class alone.
/// </summary>
internal static class DefinitionRules
{
    public static OperationDeclaration Begin(
        string? name, string method, string route, Type? inputType, ResponseDeclaration success)
    {
        if (string.IsNullOrWhiteSpace(route))
        {
            throw Refuse(name, method, route, "the route is empty.", "Give the complete public path, for example \"/api/tasks\".", nameof(route));
        }

        if (route[0] != '/')
        {
            throw Refuse(name, method, route, "the route does not begin with a slash.", $"Write \"/{route.TrimStart('~', '/')}\": the complete public path, with the host's prefix if it has one.", nameof(route));
        }

        if (route.AsSpan().IndexOfAny('#', '\\', ' ') >= 0)
        {
            throw Refuse(name, method, route, "the route holds a character that no path has ('#', '\\' or a space).", "Leave it out, or percent-encode it.", nameof(route));
        }

        try
        {
            _ = RoutePatternFactory.Parse(route);
        }
        catch (RoutePatternException malformed)
        {
            throw Refuse(name, method, route, "the route is not a route template.", malformed.Message, nameof(route), malformed);
        }

        return new OperationDeclaration(name, method, route, inputType, success)
        {
            RequestContentType = inputType is not null && HasRequestBody(method) ? MimeType.Json : null,
        };
    }

    public static OperationDeclaration AddResponse(OperationDeclaration declaration, ResponseStatus status, Type? bodyType, string? description)
    {
        CheckStatus(declaration, status, bodyType is not null);
        if (declaration.Responses.Any(response => response.Status == status))
        {
            var fix = declaration.Success.Status == status
                ? $"{status} is the success; another one is chosen with .Status(code)."
                : "Remove one of the two declarations.";
            throw Refuse(declaration, $"{status} is declared twice.", fix, nameof(status));
        }

        var response = new ResponseDeclaration(status, bodyType)
        {
            Description = description,
            ContentTypes = bodyType is null ? [] : [JsonTypeOf(bodyType)],
        };
        return declaration with { OtherResponses = [.. declaration.OtherResponses, response] };
    }

    public static OperationDeclaration ChangeStatus(OperationDeclaration declaration, int code, string? description)
    {
        var status = ResponseStatus.Of(code);
        CheckStatus(declaration, status, declaration.Success.HasBody);
        if (declaration.OtherResponses.Any(response => response.Status == status))
        {
            throw Refuse(declaration, $"{status} is declared twice.", "The success has a status of its own: remove the .Returns of the same status.", nameof(code));
        }

        return declaration with
        {
            Success = declaration.Success with { Status = status, Description = description ?? declaration.Success.Description },
        };
    }

    public static OperationDeclaration AddFileType(OperationDeclaration declaration, string mime, bool first)
    {
        CheckMime(declaration, mime);
        var declared = first ? [] : declaration.Success.ContentTypes;
        if (MimeType.TryParse(mime, out var parsed) && declared.Any(other => MimeType.AreSame(other, parsed.MediaType)))
        {
            throw Refuse(declaration, $"the content type '{mime}' is declared twice.", "Remove one of them: parameters such as charset do not tell two types apart.", nameof(mime));
        }

        return declaration with { Success = declaration.Success with { ContentTypes = [.. declared, mime] } };
    }

    public static OperationDeclaration ChangeContentType(OperationDeclaration declaration, string mime)
    {
        CheckMime(declaration, mime);
        if (!MimeType.IsJson(mime) && declaration.Success.BodyType != typeof(string))
        {
            throw Refuse(declaration, $"'{mime}' is not JSON, and {TypeName.Of(declaration.Success.BodyType ?? typeof(void))} can be written as JSON only.", "Use Define.File for bytes, string as the output for text, or a JSON type such as 'application/vnd.acme+json'.", nameof(mime));
        }

        return declaration with { Success = declaration.Success with { ContentTypes = [mime] } };
    }

    public static OperationDeclaration ChangeRequest(OperationDeclaration declaration, string contentType, string call)
    {
        CheckRequestBody(declaration, call);
        if (declaration.RequestContentType is { } other && other != MimeType.Json && other != contentType)
        {
            throw Refuse(declaration, $"{call} contradicts the request body declared as {other}.", "Keep .FormEncoded() for fields alone, or .AcceptsFile() for fields and files.", nameof(call));
        }

        return declaration with { RequestContentType = contentType };
    }

    public static OperationDeclaration Accept(OperationDeclaration declaration, Type inputType) => declaration with
    {
        InputType = inputType,
        RequestContentType = declaration.RequestContentType ?? (HasRequestBody(declaration.Method) ? MimeType.Json : null),
    };

    public static OperationDeclaration Describe(OperationDeclaration declaration, string? summary, string? description)
    {
        if (string.IsNullOrWhiteSpace(summary ?? description))
        {
            throw Refuse(declaration, "the text is empty.", "Say what the operation does, or leave the call out.", nameof(description));
        }

        return declaration with { Summary = summary ?? declaration.Summary, Description = description ?? declaration.Description };
    }

    public static OperationDeclaration AddSecurity(OperationDeclaration declaration, SecurityDeclaration security)
    {
        if (string.IsNullOrWhiteSpace(security.Scheme) || security.Scopes.Any(string.IsNullOrWhiteSpace))
        {
            throw Refuse(declaration, "the name of a security scheme, scope or query key is empty.", "Name it as the OpenAPI description should.", nameof(security));
        }

        if (declaration.IsAnonymous)
        {
            throw Refuse(declaration, "it is declared anonymous and secured.", "Remove .Anonymous() or .Secure(…)/.QueryAuth(…).", nameof(security));
        }

        if (declaration.Security.Any(other => other.Scheme == security.Scheme))
        {
            throw Refuse(declaration, $"the security scheme '{security.Scheme}' is declared twice.", "Give all scopes in one call.", nameof(security));
        }

        return declaration with { Security = [.. declaration.Security, security] };
    }

    public static OperationDeclaration MakeAnonymous(OperationDeclaration declaration) => declaration.Security.Count == 0
        ? declaration with { IsAnonymous = true }
        : throw Refuse(declaration, "it is declared anonymous and secured.", "Remove .Anonymous() or .Secure(…)/.QueryAuth(…).", nameof(declaration));

    public static OperationDeclaration AddRequestExample(OperationDeclaration declaration, string json, string? name)
    {
        CheckRequestBody(declaration, ".RequestExample(…)");
        return declaration with { RequestExamples = AddExample(declaration, declaration.RequestExamples, json, name) };
    }

    public static OperationDeclaration AddResponseExample(OperationDeclaration declaration, int status, string json, string? name)
    {
        var response = declaration.FindResponse(status)
            ?? throw Refuse(declaration, $"an example is given for {status}, which is not declared.", $"Put .Returns<T>({status.ToString(CultureInfo.InvariantCulture)}) before it.", nameof(status));
        if (response.BodyType is null)
        {
            throw Refuse(declaration, $"an example is given for {response}.", "Examples are JSON: give them for responses that declare a body type.", nameof(status));
        }

        var changed = response with { Examples = AddExample(declaration, response.Examples, json, name) };
        return ReferenceEquals(response, declaration.Success)
            ? declaration with { Success = changed }
            : declaration with { OtherResponses = [.. declaration.OtherResponses.Select(other => ReferenceEquals(other, response) ? changed : other)] };
    }

    public static ResponseDeclaration JsonSuccess(int status, Type bodyType) =>
        new(ResponseStatus.Of(status), bodyType) { ContentTypes = [JsonTypeOf(bodyType)] };

    public static ResponseDeclaration FileSuccess() =>
        new(ResponseStatus.Of(StatusCodes.Status200OK), null) { IsFile = true, ContentTypes = [MimeType.OctetStream] };

    public static ResponseDeclaration EmptySuccess(int status) => new(ResponseStatus.Of(status), null);

    /// <summary>RFC 9457 gives problem details a content type of their own, and the framework writes it.</summary>
    private static string JsonTypeOf(Type bodyType) =>
        typeof(ProblemDetails).IsAssignableFrom(bodyType) ? MimeType.ProblemJson : MimeType.Json;

    /// <summary>Input of the other methods travels in route and query.</summary>
    private static bool HasRequestBody(string method) =>
        HttpMethods.IsPost(method) || HttpMethods.IsPut(method) || HttpMethods.IsPatch(method);

    private static IReadOnlyList<ExampleDeclaration> AddExample(OperationDeclaration declaration, IReadOnlyList<ExampleDeclaration> examples, string json, string? name)
    {
        try
        {
            using var document = JsonDocument.Parse(json ?? string.Empty);
        }
        catch (JsonException malformed)
        {
            throw Refuse(declaration, "an example is not JSON.", malformed.Message, nameof(json), malformed);
        }

        if (examples.Any(other => other.Name == name))
        {
            throw Refuse(declaration, name is null ? "two examples have no name." : $"two examples are named '{name}'.", "Give each example a name of its own.", nameof(name));
        }

        return [.. examples, new ExampleDeclaration(name, json!)];
    }

    private static void CheckStatus(OperationDeclaration declaration, ResponseStatus status, bool hasBody)
    {
        if (status.Code is < 100 or > 599)
        {
            throw Refuse(declaration, $"{status} is not an HTTP status.", "Give one from 100 to 599.", nameof(status));
        }

        if (status.Hundreds is < 1 or > 5)
        {
            throw Refuse(declaration, $"{status} is not a range of HTTP statuses.", "Give the first digit, from 1 to 5: 4 stands for 4XX.", nameof(status));
        }

        // RFC 9110 sections 15.2, 15.3.5, 15.3.6 and 15.4.5: these never have content.
        if (hasBody && (status.Code is < 200 or 204 or 205 or 304 || status.Hundreds is 1))
        {
            throw Refuse(declaration, $"{status} cannot have a body.", "Declare it without a type, or choose another status.", nameof(status));
        }
    }

    private static void CheckMime(OperationDeclaration declaration, string mime)
    {
        if (!MimeType.TryParse(mime, out _))
        {
            throw Refuse(declaration, $"'{mime}' is not a MIME type.", "Write one concrete type and subtype, for example \"image/png\".", nameof(mime));
        }
    }

    private static void CheckRequestBody(OperationDeclaration declaration, string call)
    {
        if (!HasRequestBody(declaration.Method))
        {
            throw Refuse(declaration, $"{call} speaks of a request body, and {declaration.Method} has none.", "Use Define.Post, Put or Patch, or remove the call.", nameof(call));
        }
    }

    private static ArgumentException Refuse(OperationDeclaration declaration, string problem, string fix, string parameter, Exception? cause = null) =>
        Refuse(declaration.Name, declaration.Method, declaration.Route, problem, fix, parameter, cause);

    private static ArgumentException Refuse(
        string? name, string method, string? route, string problem, string fix, string parameter, Exception? cause = null)
    {
        var operation = string.IsNullOrEmpty(name) || name is ".cctor" or ".ctor" ? $"{method} {route}" : $"'{name}' ({method} {route})";
        return new ArgumentException($"Operation {operation} cannot be defined: {problem} {fix}", parameter, cause);
    }
}
