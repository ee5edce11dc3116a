namespace Tenon;

/// <summary>Which content types a definition may give to its request and its responses.</summary>
internal static class MediaTypeRules
{
    /// <summary>A stream has no JSON, so it is a file in every content type.</summary>
    public static bool IsStream(Type bodyType) => typeof(Stream).IsAssignableFrom(bodyType);

    public static OperationDeclaration Consume(OperationDeclaration declaration, IReadOnlyList<string> mediaTypes)
    {
        DefinitionRules.CheckRequestBody(declaration, ".Consumes(…)");
        if (declaration.InputType is null && declaration.RequestContentTypes.Count == 0)
        {
            throw DefinitionRules.Refuse(
                declaration,
                ".Consumes(…) needs a request body, and there is no input.",
                "Put .Accepts<TInput>() before it, or begin with Define.Post<TInput, TOutput>.",
                nameof(mediaTypes));
        }

        CheckAll(declaration, mediaTypes);
        if (MimeType.AreSame(
            declaration.RequestContentType ?? string.Empty,
            MimeType.Multipart) && !mediaTypes.Any(mime => MimeType.Covers(mime, MimeType.Multipart)))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"'{mediaTypes[0]}' cannot carry files.",
                "Add \"multipart/form-data\", or take the input as a Stream.",
                nameof(mediaTypes));
        }

        return declaration with { RequestContentTypes = mediaTypes, ConsumesOthers = true };
    }

    public static OperationDeclaration Produce(OperationDeclaration declaration, ResponseStatus status, IReadOnlyList<string> mediaTypes)
    {
        var response = declaration.Responses.FirstOrDefault(other => other.Status == status)
            ?? throw DefinitionRules.Refuse(
                declaration,
                $"content types are given for {status}, which is not declared.",
                "Declare the response before them, with .Returns<T>, .ReturnsRange<T> or .ReturnsDefault<T>.",
                nameof(status));
        if (!response.HasBody)
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"content types are given for {response}.",
                "Declare the type of its body, or remove the call.",
                nameof(status));
        }

        CheckAll(declaration, mediaTypes);
        return DefinitionRules.Replace(declaration, response, InTypes(declaration, response, mediaTypes));
    }

    public static OperationDeclaration ChangeSuccess(OperationDeclaration declaration, string mime)
    {
        CheckConcrete(declaration, mime);
        return declaration with { Success = InTypes(declaration, declaration.Success, [mime]) };
    }

    public static OperationDeclaration AddFileType(OperationDeclaration declaration, string mime)
    {
        CheckConcrete(declaration, mime);
        var declared = declaration.Success.NamesItsContentTypes ? declaration.Success.ContentTypes : [];
        if (MimeType.TryParse(mime, out var parsed) && declared.Any(other => MimeType.AreSame(other, parsed.MediaType)))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"the content type '{mime}' is declared twice.",
                "Remove one of them: parameters such as charset do not tell two types apart.",
                nameof(mime));
        }

        return declaration with { Success = declaration.Success with { ContentTypes = [.. declared, mime], NamesItsContentTypes = true } };
    }

    /// <summary>
    /// The first type decides how the body is written; only strings and bytes can be anything but JSON.
    /// </summary>
    private static ResponseDeclaration InTypes(
        OperationDeclaration declaration, ResponseDeclaration response, IReadOnlyList<string> mediaTypes)
    {
        var isBytes = response.BodyType == typeof(byte[]);
        if (!response.IsFile && !isBytes && response.BodyType != typeof(string) && !mediaTypes.Any(MimeType.IsJson))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"'{mediaTypes[0]}' is not JSON, and {TypeName.Of(response.BodyType ?? typeof(void))} can be written as JSON only.",
                "Use Define.File or a Stream for bytes, string for text, or a JSON type such as 'application/vnd.acme+json'.",
                nameof(mediaTypes));
        }

        return response with
        {
            ContentTypes = mediaTypes,
            NamesItsContentTypes = true,
            IsFile = isBytes ? !MimeType.IsJson(mediaTypes[0]) : response.IsFile,
        };
    }

    private static void CheckAll(OperationDeclaration declaration, IReadOnlyList<string> mediaTypes)
    {
        if (mediaTypes.Count == 0)
        {
            throw DefinitionRules.Refuse(
                declaration, "no content type is given.", "Give at least one, for example \"application/json\".", nameof(mediaTypes));
        }

        foreach (var mime in mediaTypes)
        {
            CheckMime(declaration, mime);
        }

        if (mediaTypes.GroupBy(mime => mime, StringComparer.OrdinalIgnoreCase).FirstOrDefault(same => same.Skip(1).Any()) is { } twice)
        {
            throw DefinitionRules.Refuse(
                declaration, $"the content type '{twice.Key}' is declared twice.", "Remove one of them.", nameof(mediaTypes));
        }
    }

    private static void CheckConcrete(OperationDeclaration declaration, string mime)
    {
        if (!MimeType.TryParse(mime, out _))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"'{mime}' is not a MIME type.",
                "Write one concrete type and subtype, for example \"image/png\".",
                nameof(mime));
        }
    }

    private static void CheckMime(OperationDeclaration declaration, string mime)
    {
        if (!MimeType.TryParseDeclared(mime, out _))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"'{mime}' is not a MIME type.",
                "Write a type and subtype, for example \"image/png\", or a range such as \"image/*\".",
                nameof(mime));
        }
    }
}
