using System.Text;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.AspNetCore.Routing;

namespace Tenon.Judge.Facts;

/// <summary>What the whole pipeline answers to a GET of a route without parameters.</summary>
/// <param name="Status">500 for what throws, as a server answers.</param>
internal sealed record CallFact(string Route, int Status, string? ContentType, string Body)
{
    public static IReadOnlyList<CallFact> Of(IEnumerable<Endpoint> endpoints, SilentServer server) =>
        [.. endpoints.OfType<RouteEndpoint>()
            .Where(one => one.RoutePattern.Parameters.Count == 0)
            .Where(one => one.Metadata.GetMetadata<HttpMethodMetadata>()?.HttpMethods.Contains("GET") == true)
            .Select(one => Call("/" + one.RoutePattern.RawText?.TrimStart('~', '/'), server))];

    private static CallFact Call(string route, SilentServer server)
    {
        var response = new HttpResponseFeature();
        using var body = new MemoryStream();
        var features = new FeatureCollection();
        features.Set<IHttpRequestFeature>(new HttpRequestFeature
        {
            Method = "GET",
            Path = route,
            Scheme = "http",
            Protocol = "HTTP/1.1",
            Headers = new HeaderDictionary { ["Host"] = "localhost" },
        });
        features.Set<IHttpResponseFeature>(response);
        features.Set<IHttpResponseBodyFeature>(new StreamResponseBodyFeature(body));
        try
        {
            server.Process!(features).GetAwaiter().GetResult();
        }
        catch (Exception)
        {
            return new CallFact(route, 500, null, "");
        }

        var type = response.Headers.ContentType.FirstOrDefault();
        return new CallFact(route, response.StatusCode, type, Encoding.UTF8.GetString(body.ToArray()));
    }
}
