using Microsoft.AspNetCore.Mvc;

namespace Tenon;

/// <summary>
/// An answer that the contract declares, ready to be handed to the framework. It is a result of minimal APIs by itself, so that a
/// handler that leaves out <see cref="ToResult"/> answers the same.
/// </summary>
public abstract class Terminal : IResult
{
    private protected Terminal(OperationDeclaration operation, int statusCode, string? contentType)
    {
        Operation = operation;
        StatusCode = statusCode;
        ContentType = contentType;
    }

    /// <summary>The operation that is answered.</summary>
    public OperationDeclaration Operation { get; }

    /// <summary>The status code of the answer.</summary>
    public int StatusCode { get; }

    /// <summary>The content type of the answer; <see langword="null"/> where it has no body.</summary>
    public string? ContentType { get; }

    /// <summary>The answer for a controller action or a function of the serverless worker.</summary>
    /// <returns>The result to return.</returns>
    public abstract IActionResult ToActionResult();

    /// <summary>The answer for a minimal API handler.</summary>
    /// <returns>The result to return.</returns>
    public abstract IResult ToResult();

    Task IResult.ExecuteAsync(HttpContext httpContext) => ToResult().ExecuteAsync(httpContext);
}
