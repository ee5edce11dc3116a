namespace Tenon;

/// <summary>
/// The field of a multipart form is a part of JSON: a <see cref="string"/>, or a list of them, that holds the JSON of a type.
/// Callers send it with its content type.
/// </summary>
/// <param name="type">The type whose JSON the text is.</param>
/// <param name="mediaType">The content type of the part.</param>
/// <remarks>
/// The framework hands over the text of a part, whatever its content type, so the handler reads it with
/// <c>JsonSerializer.Deserialize</c>. The library <c>Tenon</c> has held the text to the type by then, where it validates the form.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class ContractPartAttribute(Type type, string mediaType = "application/json") : Attribute
{
    /// <summary>The type whose JSON the text is.</summary>
    public Type Type { get; } = type;

    /// <summary>The content type of the part.</summary>
    public string MediaType { get; } = mediaType;
}
