namespace Tenon;

/// <summary>A header that a response carries.</summary>
/// <param name="Name">The header's name.</param>
/// <param name="Type">The type of its value.</param>
/// <param name="Description">What it means; <see langword="null"/> where it has no description.</param>
/// <param name="IsRequired">Whether every such response has it.</param>
public sealed record HeaderDeclaration(string Name, Type Type, string? Description, bool IsRequired);
