namespace Tenon;

/// <summary>A status without a body. Made by <see cref="Define.Answer(int, string)"/>.</summary>
public sealed class EmptyAnswer : Answer
{
    internal EmptyAnswer(int status, string? description)
        : base(status, description)
    {
    }

    internal override Terminal To(OperationDeclaration operation, string? contentType) => AnswerRules.Empty(operation, Status);
}
