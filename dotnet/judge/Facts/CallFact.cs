using System.Text;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace Tenon.Judge.Facts;

/// <summary>What the whole pipeline answers to one request.</summary>
/// <param name="Id">Of the request.</param>
/// <param name="Status">500 for what throws, as a server answers; 0 for what does not end.</param>
/// <param name="ThrownBy">"serializer" for a value that it cannot write, else the exception that other code threw.</param>
internal sealed record CallFact(int Id, int Status, string? ContentType, string Body, string? ThrownBy)
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(5);

    public static CallFact Of(CallRequest request, SilentServer server)
    {
        var response = new HttpResponseFeature();
        using var body = new MemoryStream();
        var features = new FeatureCollection();
        var headers = new HeaderDictionary { ["Host"] = "localhost" };
        foreach (var (name, value) in request.Headers)
        {
            headers[name] = value;
        }

        var sent = Convert.FromBase64String(request.Body ?? "");
        headers.ContentLength = request.Body is null ? null : sent.Length;
        features.Set<IHttpRequestFeature>(new HttpRequestFeature
        {
            Method = request.Method,
            Path = Uri.UnescapeDataString(request.Path),
            QueryString = request.Query,
            RawTarget = request.Path + request.Query,
            Scheme = "http",
            Protocol = "HTTP/1.1",
            Headers = headers,
            Body = new MemoryStream(sent),
        });
        features.Set<IHttpRequestBodyDetectionFeature>(new BodyDetection(request.Body is not null));
        features.Set<IHttpResponseFeature>(response);
        features.Set<IHttpResponseBodyFeature>(new StreamResponseBodyFeature(body));
        try
        {
            if (!Task.Run(() => server.Process!(features)).Wait(Patience))
            {
                return new CallFact(request.Id, 0, null, "", null);
            }
        }
        catch (AggregateException error)
        {
            var thrown = error.GetBaseException();
            var isOfSerializer = thrown.StackTrace?.Contains("System.Text.Json", StringComparison.Ordinal) == true;
            return new CallFact(request.Id, 500, null, "", isOfSerializer ? "serializer" : thrown.GetType().Name);
        }

        var type = response.Headers.ContentType.FirstOrDefault();
        return new CallFact(request.Id, response.StatusCode, type, Encoding.UTF8.GetString(body.ToArray()), null);
    }

    private sealed record BodyDetection(bool CanHaveBody) : IHttpRequestBodyDetectionFeature;
}

/// <param name="Path">Escaped, as it travels.</param>
/// <param name="Query">Empty, or with its question mark.</param>
/// <param name="Body">In base64; null where there is none.</param>
internal sealed record CallRequest(
    int Id, string Method, string Path, string Query, IReadOnlyDictionary<string, string> Headers, string? Body);
