using Microsoft.Azure.Functions.Worker.Extensions.Abstractions;

namespace Microsoft.Azure.Functions.Worker;

/// <summary>The function runs on HTTP requests.</summary>
public sealed class HttpTriggerAttribute : TriggerBindingAttribute
{
    /// <summary>Every method, with a key of the function.</summary>
    public HttpTriggerAttribute() => AuthLevel = AuthorizationLevel.Function;

    /// <summary>These methods.</summary>
    /// <param name="methods">The HTTP methods; none means every one.</param>
    public HttpTriggerAttribute(params string[] methods) => Methods = methods;

    /// <summary>Every method, at this level.</summary>
    /// <param name="authLevel">The key a caller needs.</param>
    public HttpTriggerAttribute(AuthorizationLevel authLevel) => AuthLevel = authLevel;

    /// <summary>These methods, at this level.</summary>
    /// <param name="authLevel">The key a caller needs.</param>
    /// <param name="methods">The HTTP methods; none means every one.</param>
    public HttpTriggerAttribute(AuthorizationLevel authLevel, params string[] methods)
    {
        AuthLevel = authLevel;
        Methods = methods;
    }

    /// <summary>The route below the host's prefix, without a leading slash; the function's name where it is left out.</summary>
    public string? Route { get; set; }

    /// <summary>The HTTP methods; null or none means every one.</summary>
    public string[]? Methods { get; }

    /// <summary>The key a caller needs.</summary>
    public AuthorizationLevel AuthLevel { get; }
}
