namespace Tenon;

/// <summary>
/// An answer other than the success, ready to be given: an <see cref="EmptyAnswer"/>, or one with its body, made by
/// <see cref="Answer{TBody}.With"/>.
/// </summary>
public abstract class Answer
{
    private protected Answer(int status, string? description)
    {
        Status = status;
        Description = description;
    }

    /// <summary>The status code.</summary>
    public int Status { get; }

    /// <summary>What the answer means.</summary>
    public string? Description { get; }

    internal abstract Terminal To(OperationDeclaration operation, string? contentType);
}
