namespace Tenon;

/// <summary>
/// A status and the type of its body, declared once for every operation that answers it: the compiler holds each body to the type.
/// Made by <see cref="Define.Answer{TBody}(int, string)"/>.
/// </summary>
/// <typeparam name="TBody">The type of the body.</typeparam>
public sealed class Answer<TBody>
{
    internal Answer(int status, string? description)
    {
        Status = status;
        Description = description;
    }

    /// <summary>The status code.</summary>
    public int Status { get; }

    /// <summary>What the answer means.</summary>
    public string? Description { get; }

    /// <summary>The answer with its body, for <c>.Respond(answer)</c> of an endpoint.</summary>
    /// <param name="body">The body; it is written as <typeparamref name="TBody"/>.</param>
    /// <returns>The answer to give.</returns>
    public Answer With(TBody body) => new GivenAnswer(this, body);

    private sealed class GivenAnswer(Answer<TBody> answer, TBody body) : Answer(answer.Status, answer.Description)
    {
        internal override Terminal To(OperationDeclaration operation, string? contentType) =>
            AnswerRules.WithBody(operation, Status, body, contentType);
    }
}
