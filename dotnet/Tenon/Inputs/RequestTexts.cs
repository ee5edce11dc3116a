using System.Globalization;
using Microsoft.Extensions.Primitives;

namespace Tenon;

/// <summary>The texts that a part of a request holds.</summary>
internal static class RequestTexts
{
    public static TextValues Of(HttpRequest request, BoundSource source) => source switch
    {
        BoundSource.Query => TextValues.OfPaths(request.Query),
        BoundSource.Form => TextValues.OfPaths(request.Form),
        BoundSource.Header => TextValues.OfNames(request.Headers),
        BoundSource.Cookie => TextValues.OfNames(Each(request.Cookies)),
        _ => TextValues.OfNames(Each(request.RouteValues.Select(
            one => KeyValuePair.Create(one.Key, Convert.ToString(one.Value, CultureInfo.InvariantCulture))))),
    };

    private static IEnumerable<KeyValuePair<string, StringValues>> Each<TText>(IEnumerable<KeyValuePair<string, TText>> values)
        where TText : class? =>
        values.Where(one => one.Value is not null).Select(one => KeyValuePair.Create(one.Key, new StringValues(one.Value!.ToString())));
}
