// HTTP as `System.Net` names it: status codes, methods, media types.
#nullable enable

namespace System.Net
{
    public class IPAddress : ISpanParsable<IPAddress>
    {
        public static bool TryParse(string? ipString, out IPAddress? address);
    }

    public enum HttpStatusCode
    {
        Continue = 100,
        OK = 200,
        Created = 201,
        Accepted = 202,
        NoContent = 204,
        PartialContent = 206,
        MovedPermanently = 301,
        Found = 302,
        NotModified = 304,
        TemporaryRedirect = 307,
        PermanentRedirect = 308,
        BadRequest = 400,
        Unauthorized = 401,
        PaymentRequired = 402,
        Forbidden = 403,
        NotFound = 404,
        MethodNotAllowed = 405,
        NotAcceptable = 406,
        RequestTimeout = 408,
        Conflict = 409,
        Gone = 410,
        PreconditionFailed = 412,
        UnsupportedMediaType = 415,
        UnprocessableEntity = 422,
        UnprocessableContent = 422,
        Locked = 423,
        TooManyRequests = 429,
        InternalServerError = 500,
        NotImplemented = 501,
        BadGateway = 502,
        ServiceUnavailable = 503,
        GatewayTimeout = 504,
    }
}

namespace System.Net.Http
{
    public class HttpClient : IDisposable { }

    public class HttpMethod
    {
        public HttpMethod(string method);
        public static HttpMethod Get { get; }
        public static HttpMethod Post { get; }
        public static HttpMethod Put { get; }
        public static HttpMethod Delete { get; }
    }

    public class HttpResponseMessage : IDisposable { }

    public class HttpRequestMessage : IDisposable { }
}

namespace System.Net.Http.Json
{
    public static class HttpClientJsonExtensions { }
}

namespace System.Net.Mime
{
    public static class MediaTypeNames
    {
        public static class Application
        {
            public const string Json = "application/json";
            public const string JsonPatch = "application/json-patch+json";
            public const string Octet = "application/octet-stream";
            public const string Pdf = "application/pdf";
            public const string ProblemJson = "application/problem+json";
            public const string ProblemXml = "application/problem+xml";
            public const string Soap = "application/soap+xml";
            public const string Xml = "application/xml";
            public const string Zip = "application/zip";
            public const string FormUrlEncoded = "application/x-www-form-urlencoded";
        }

        public static class Image
        {
            public const string Gif = "image/gif";
            public const string Jpeg = "image/jpeg";
            public const string Png = "image/png";
            public const string Svg = "image/svg+xml";
            public const string Tiff = "image/tiff";
            public const string Webp = "image/webp";
            public const string Avif = "image/avif";
            public const string Bmp = "image/bmp";
            public const string Icon = "image/x-icon";
        }

        public static class Multipart
        {
            public const string ByteRanges = "multipart/byteranges";
            public const string FormData = "multipart/form-data";
            public const string Mixed = "multipart/mixed";
            public const string Related = "multipart/related";
        }

        public static class Text
        {
            public const string Css = "text/css";
            public const string Csv = "text/csv";
            public const string Html = "text/html";
            public const string JavaScript = "text/javascript";
            public const string Markdown = "text/markdown";
            public const string Plain = "text/plain";
            public const string RichText = "text/richtext";
            public const string Xml = "text/xml";
            public const string EventStream = "text/event-stream";
        }
    }
}

namespace System.Net.ServerSentEvents
{
    public readonly struct SseItem<T>
    {
        public SseItem(T data, string? eventType = null);
        public T Data { get; }
        public string EventType { get; }
        public string? EventId { get; init; }
        public TimeSpan? ReconnectionInterval { get; init; }
    }
}
