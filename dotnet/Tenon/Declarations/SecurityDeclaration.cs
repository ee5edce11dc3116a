namespace Tenon;

/// <summary>One way to be let in to an operation. Several of them are alternatives; each needs all its schemes.</summary>
public sealed record SecurityDeclaration
{
    internal SecurityDeclaration(string scheme, IReadOnlyList<string> scopes, string? queryParameter)
    {
        Scheme = scheme;
        Scopes = scopes;
        QueryParameter = queryParameter;
    }

    /// <summary>The name of the security scheme.</summary>
    public string Scheme { get; }

    /// <summary>The scopes the caller needs, in declared order; empty where the scheme knows none.</summary>
    public IReadOnlyList<string> Scopes { get; }

    /// <summary>The query parameter that carries the key (<c>.QueryAuth</c>); otherwise <see langword="null"/>.</summary>
    public string? QueryParameter { get; }

    /// <summary>What the caller needs besides, at the same time (<c>.AndSecure</c>), in declared order.</summary>
    public IReadOnlyList<SecurityDeclaration> Besides { get; internal init; } = [];
}
