namespace Microsoft.Azure.Functions.Worker;

/// <summary>Which key a caller needs. The embedded host asks for it, as a deployed host does; <c>func start</c> does not.</summary>
public enum AuthorizationLevel
{
    /// <summary>No key.</summary>
    Anonymous = 0,

    /// <summary>A user's token.</summary>
    User = 1,

    /// <summary>A key of the function.</summary>
    Function = 2,

    /// <summary>A key of the system.</summary>
    System = 3,

    /// <summary>The master key.</summary>
    Admin = 4,
}
