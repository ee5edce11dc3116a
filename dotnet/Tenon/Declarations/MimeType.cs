using System.Diagnostics.CodeAnalysis;
using Microsoft.Extensions.Primitives;
using Microsoft.Net.Http.Headers;

namespace Tenon;

/// <summary>MIME types by RFC 9110 section 8.3.1: type and subtype compare case-insensitively, parameters are not compared.</summary>
internal static class MimeType
{
    public const string Json = "application/json";
    public const string ProblemJson = "application/problem+json";
    public const string OctetStream = "application/octet-stream";
    public const string Form = "application/x-www-form-urlencoded";
    public const string Multipart = "multipart/form-data";
    private const string Text = "text/plain";
    private const string TextJson = "text/json";

    /// <summary>A concrete type, as a response is sent in.</summary>
    public static bool TryParse([NotNullWhen(true)] string? text, [NotNullWhen(true)] out MediaTypeHeaderValue? parsed) =>
        TryParseDeclared(text, out parsed) && !IsRange(text);

    /// <summary>A concrete type, or a range such as <c>image/*</c>, as a definition may declare.</summary>
    public static bool TryParseDeclared([NotNullWhen(true)] string? text, [NotNullWhen(true)] out MediaTypeHeaderValue? parsed)
    {
        parsed = null;
        return !string.IsNullOrWhiteSpace(text)
            && MediaTypeHeaderValue.TryParse(text, out parsed)
            && (parsed.MatchesAllTypes || !parsed.Type.Equals("*", StringComparison.Ordinal))
            && parsed.Parameters.All(parameter => parameter.Value.Length > 0);
    }

    /// <summary>Whether the type is left open: <c>*/*</c>, <c>image/*</c>.</summary>
    public static bool IsRange(string mime) => WithoutParameters(mime).IndexOf('*') >= 0;

    /// <summary>Whether both name the same type and subtype. The first must be well-formed.</summary>
    public static bool AreSame(string declared, StringSegment mediaType) =>
        WithoutParameters(declared).Equals(mediaType, StringComparison.OrdinalIgnoreCase);

    /// <summary>Whether a declared type, or a declared range, has this type in it.</summary>
    public static bool Covers(string declared, StringSegment mediaType)
    {
        if (!IsRange(declared))
        {
            return AreSame(declared, mediaType);
        }

        return MediaTypeHeaderValue.TryParse(WithoutParameters(declared), out var range)
            && MediaTypeHeaderValue.TryParse(mediaType, out var type)
            && type.IsSubsetOf(range);
    }

    /// <summary>Whether a body is written as JSON. A range that JSON is in is answered in it.</summary>
    public static bool IsJson(string mime)
    {
        if (mime == Json)
        {
            return true;
        }

        var mediaType = WithoutParameters(mime);
        return mediaType.Equals(Json, StringComparison.OrdinalIgnoreCase)
            || mediaType.Equals(TextJson, StringComparison.OrdinalIgnoreCase)
            || mediaType.EndsWith("+json", StringComparison.OrdinalIgnoreCase)
            || (IsRange(mime) && Covers(mime, Json));
    }

    /// <summary>Calls a body <c>application/json</c> that only controllers read as JSON.</summary>
    public static void NameJson(HttpRequest request)
    {
        if (MediaTypeHeaderValue.TryParse(request.ContentType, out var type) && AreSame(TextJson, type.MediaType))
        {
            type.MediaType = Json;
            request.ContentType = type.ToString();
        }
    }

    /// <summary>The type to use where none is chosen: the declared one; of a range, JSON or plain text.</summary>
    public static string? Usual(string mime)
    {
        if (!IsRange(mime))
        {
            return mime;
        }

        return Covers(mime, Json) ? Json : Covers(mime, Text) ? Text : null;
    }

    private static StringSegment WithoutParameters(string mime)
    {
        var end = mime.IndexOf(';', StringComparison.Ordinal);
        return new StringSegment(mime, 0, end < 0 ? mime.Length : end).Trim();
    }
}
