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

    public static bool TryParse([NotNullWhen(true)] string? text, [NotNullWhen(true)] out MediaTypeHeaderValue? parsed)
    {
        parsed = null;
        return !string.IsNullOrWhiteSpace(text)
            && MediaTypeHeaderValue.TryParse(text, out parsed)
            && !parsed.MatchesAllTypes
            && !parsed.MatchesAllSubTypes
            && parsed.Parameters.All(parameter => parameter.Value.Length > 0);
    }

    /// <summary>Whether both name the same type and subtype. The first must be well-formed.</summary>
    public static bool AreSame(string declared, StringSegment mediaType) => WithoutParameters(declared).Equals(mediaType, StringComparison.OrdinalIgnoreCase);

    public static bool IsJson(string mime)
    {
        var mediaType = WithoutParameters(mime);
        return mediaType.Equals(Json, StringComparison.OrdinalIgnoreCase)
            || mediaType.Equals("text/json", StringComparison.OrdinalIgnoreCase)
            || mediaType.EndsWith("+json", StringComparison.OrdinalIgnoreCase);
    }

    private static StringSegment WithoutParameters(string mime)
    {
        var end = mime.IndexOf(';', StringComparison.Ordinal);
        return new StringSegment(mime, 0, end < 0 ? mime.Length : end).Trim();
    }
}
