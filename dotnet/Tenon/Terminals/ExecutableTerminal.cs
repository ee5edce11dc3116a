using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;

namespace Tenon;

/// <summary>
/// A terminal is its own result, so that an answer costs no further object. Only <see cref="Terminal"/> is public, and it is not an
/// <see cref="IActionResult"/>: a function that leaves out the adapter does not compile.
/// </summary>
internal abstract class ExecutableTerminal(OperationDeclaration operation, int statusCode, string? contentType)
    : Terminal(
        operation, statusCode, contentType), IResult, IActionResult, IStatusCodeHttpResult, IContentTypeHttpResult, IStatusCodeActionResult
{
    int? IStatusCodeHttpResult.StatusCode => StatusCode;

    int? IStatusCodeActionResult.StatusCode => StatusCode;

    public sealed override IActionResult ToActionResult() => this;

    public sealed override IResult ToResult() => this;

    public virtual Task ExecuteResultAsync(ActionContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        return ExecuteAsync(context.HttpContext);
    }

    public abstract Task ExecuteAsync(HttpContext httpContext);
}
