using Microsoft.AspNetCore.Diagnostics;

namespace Tenon;

internal sealed class EmptyTerminal(OperationDeclaration operation, int statusCode) : ExecutableTerminal(operation, statusCode, null)
{
    public override Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = StatusCode;

        // The contract says that there is no body, so status code pages must not add one.
        if (httpContext.Features.Get<IStatusCodePagesFeature>() is { } pages)
        {
            pages.Enabled = false;
        }

        return Task.CompletedTask;
    }
}
