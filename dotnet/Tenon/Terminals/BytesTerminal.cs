namespace Tenon;

internal sealed class BytesTerminal(
    OperationDeclaration operation,
    int statusCode,
    string contentType,
    ReadOnlyMemory<byte> content,
    string? fileName,
    bool enableRangeProcessing)
    : ExecutableTerminal(operation, statusCode, contentType), IFileHttpResult
{
    string? IFileHttpResult.FileDownloadName => fileName;

    public override Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = StatusCode;
        return TypedResults.Bytes(content, ContentType, fileName, enableRangeProcessing).ExecuteAsync(httpContext);
    }
}
