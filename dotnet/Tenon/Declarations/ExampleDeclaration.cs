namespace Tenon;

/// <summary>An example of a request or response body.</summary>
/// <param name="Name">The example's name; <see langword="null"/> for the only one.</param>
/// <param name="Json">The example as JSON text.</param>
public sealed record ExampleDeclaration(string? Name, string Json);
