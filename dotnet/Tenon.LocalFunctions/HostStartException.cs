namespace Tenon.LocalFunctions;

/// <summary>The host does not start; the message says why and what to change.</summary>
internal sealed class HostStartException(string message) : InvalidOperationException(message);
