using System.Text;
using Microsoft.Net.Http.Headers;

namespace Tenon;

internal sealed class TextTerminal(OperationDeclaration operation, int statusCode, string contentType, string? text)
    : ExecutableTerminal(operation, statusCode, WithCharset(contentType)), IValueHttpResult
{
    object? IValueHttpResult.Value => text;

    public override Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = StatusCode;
        httpContext.Response.ContentType = ContentType;
        var encoding = MediaTypeHeaderValue.Parse(ContentType).Encoding ?? Encoding.UTF8;
        var bytes = encoding.GetBytes(text ?? string.Empty);
        httpContext.Response.ContentLength = bytes.Length;
        return httpContext.Response.Body.WriteAsync(bytes, httpContext.RequestAborted).AsTask();
    }

    private static string WithCharset(string mime) =>
        MediaTypeHeaderValue.Parse(mime).Charset.HasValue ? mime : $"{mime}; charset=utf-8";
}
