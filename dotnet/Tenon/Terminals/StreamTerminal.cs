namespace Tenon;

internal sealed class StreamTerminal(
    OperationDeclaration operation, int statusCode, string contentType, Stream content, string? fileName, bool enableRangeProcessing)
    : ExecutableTerminal(operation, statusCode, contentType), IFileHttpResult
{
    string? IFileHttpResult.FileDownloadName => fileName;

    public override Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = StatusCode;
        var once = new OnceDisposedStream(content);
        return TypedResults.Stream(once, ContentType, fileName, lastModified: null, entityTag: null, enableRangeProcessing)
            .ExecuteAsync(httpContext);
    }
}
