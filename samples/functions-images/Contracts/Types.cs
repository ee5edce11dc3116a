namespace Pictures.Contracts;

/// <summary>Which representation of the picture is wanted.</summary>
/// <param name="Format">png, jpeg, svg or webp.</param>
public sealed record ImageInput(string Format);

/// <summary>Said with 404.</summary>
/// <param name="Code">For programs: <c>format_not_served</c>.</param>
/// <param name="Message">For people.</param>
/// <param name="SupportedFormats">What may be asked for instead.</param>
public sealed record ImageNotFound(string Code, string Message, IReadOnlyList<string> SupportedFormats);
