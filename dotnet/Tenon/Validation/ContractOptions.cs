namespace Tenon;

/// <summary>What the library checks while the application runs: <c>services.Configure&lt;ContractOptions&gt;(…)</c>.</summary>
public sealed class ContractOptions
{
    /// <summary>
    /// Whether requests are held to the types and attributes of their input, and refused with 400 where they break them. On unless it
    /// is turned off; then the framework decides alone.
    /// </summary>
    public bool ValidateInput { get; set; } = true;

    /// <summary>
    /// Whether answers are held to the types and attributes of their bodies; one that breaks them is a
    /// <see cref="ContractViolationException"/>. <see langword="null"/>, the default, is "in development".
    /// </summary>
    public bool? CheckAnswers { get; set; }

    /// <summary>The application has turned off <c>AllowInputFormatterExceptionMessages</c>.</summary>
    internal bool HidesReadingErrors { get; set; }
}
