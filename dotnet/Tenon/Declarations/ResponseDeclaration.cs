using System.Globalization;

namespace Tenon;

/// <summary>One response that an operation declares.</summary>
public sealed record ResponseDeclaration
{
    internal ResponseDeclaration(ResponseStatus status, Type? bodyType)
    {
        Status = status;
        BodyType = bodyType;
    }

    /// <summary>The status, status range or default that this response is for.</summary>
    public ResponseStatus Status { get; internal init; }

    /// <summary>
    /// The type of the body; <see langword="null"/> for a response without one and for the success of <c>Define.File</c>.
    /// A <see cref="Stream"/> is a file, and so are bytes in content types that are not JSON.
    /// </summary>
    public Type? BodyType { get; }

    /// <summary>Whether the body is a file: bytes as they are, in one of <see cref="ContentTypes"/>.</summary>
    public bool IsFile { get; internal init; }

    /// <summary>Whether the content types were given, rather than taken by default.</summary>
    internal bool NamesItsContentTypes { get; init; }

    /// <summary>The permitted content types, in declared order; empty for a response without a body.</summary>
    public IReadOnlyList<string> ContentTypes { get; internal init; } = [];

    /// <summary>Headers that the response carries, in declared order.</summary>
    public IReadOnlyList<HeaderDeclaration> Headers { get; internal init; } = [];

    /// <summary>What the response means, in words.</summary>
    public string? Description { get; internal init; }

    /// <summary>Examples of the body, in declared order.</summary>
    public IReadOnlyList<ExampleDeclaration> Examples { get; internal init; } = [];

    /// <summary>Whether the response has a body at all.</summary>
    public bool HasBody => IsFile || BodyType is not null;

    /// <summary>
    /// The response as messages show it: <c>404 NotFoundDto</c>, <c>200 image/png | image/jpeg</c>, <c>204 without a body</c>.
    /// </summary>
    /// <returns>One line of text.</returns>
    public override string ToString() => IsFile
        ? string.Create(CultureInfo.InvariantCulture, $"{Status} {string.Join(" | ", ContentTypes)}")
        : string.Create(CultureInfo.InvariantCulture, $"{Status} {(BodyType is null ? "without a body" : TypeName.Of(BodyType))}");
}
