using System.Globalization;

namespace Tenon;

/// <summary>What a declared response is for: one status, a range such as 4XX, or every status that is not declared otherwise.</summary>
public readonly record struct ResponseStatus
{
    private ResponseStatus(int? code, int? hundreds)
    {
        Code = code;
        Hundreds = hundreds;
    }

    /// <summary>The status code; <see langword="null"/> for a range and for the default.</summary>
    public int? Code { get; }

    /// <summary>The first digit of the range (4 for 4XX); <see langword="null"/> for one status and for the default.</summary>
    public int? Hundreds { get; }

    /// <summary>Whether this is the default: every status that is neither declared itself nor in a declared range.</summary>
    public bool IsDefault => Code is null && Hundreds is null;

    internal static ResponseStatus Default => default;

    internal static ResponseStatus Of(int code) => new(code, null);

    internal static ResponseStatus Range(int hundreds) => new(null, hundreds);

    /// <summary>RFC 9110 sections 15.2, 15.3.5, 15.3.6 and 15.4.5: these never have content.</summary>
    internal static bool NeverHasBody(int code) => code is < 200 or 204 or 205 or 304;

    /// <summary>Whether this covers the status code.</summary>
    /// <param name="code">An HTTP status code.</param>
    /// <returns><see langword="true"/> where the code is this status, is in this range, or this is the default.</returns>
    public bool Covers(int code) => IsDefault || code == Code || code / 100 == Hundreds;

    /// <summary>The status as OpenAPI writes it: <c>404</c>, <c>4XX</c>, <c>default</c>.</summary>
    /// <returns>The text.</returns>
    public override string ToString() =>
        Code?.ToString(CultureInfo.InvariantCulture)
        ?? (Hundreds is { } hundreds ? string.Create(CultureInfo.InvariantCulture, $"{hundreds}XX") : "default");
}
