namespace Tenon;

internal sealed class StreamTerminal(
    OperationDeclaration operation, string contentType, Stream content, string? fileName, bool enableRangeProcessing)
    : ExecutableTerminal(operation, operation.Success.Status.Code ?? StatusCodes.Status200OK, contentType), IFileHttpResult
{
    string? IFileHttpResult.FileDownloadName => fileName;

    public override Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = StatusCode;
        return TypedResults.Stream(content, ContentType, fileName, lastModified: null, entityTag: null, enableRangeProcessing).ExecuteAsync(httpContext);
    }
}
