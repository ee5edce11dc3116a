namespace Tenon;

/// <summary>What an operation with output may answer.</summary>
/// <typeparam name="TOutput">The type of the success body.</typeparam>
public sealed class Endpoint<TOutput>
{
    private readonly OperationDeclaration operation;

    internal Endpoint(OperationDeclaration operation) => this.operation = operation;

    /// <summary>Answers the success.</summary>
    /// <param name="value">
    /// The body; it is written as <typeparamref name="TOutput"/>. A stream is disposed when the answer has been sent.
    /// </param>
    /// <param name="contentType">
    /// One of the declared content types; where it is left out, the first one that the value can be written in. A file needs it
    /// where several are declared.
    /// </param>
    /// <returns>The answer.</returns>
    /// <exception cref="ContractViolationException">
    /// The contract does not declare the content type, or declares several for a file and none was given.
    /// </exception>
    public Terminal Success(TOutput value, string? contentType = null) => AnswerRules.Success(operation, value, contentType);

    /// <summary>Answers with a declared answer; the compiler has held its body to its type.</summary>
    /// <param name="answer">An answer of <see cref="Define.Answer(int, string)"/>, or <c>answer.With(body)</c>.</param>
    /// <param name="contentType">One of the status's declared content types, as with a status and a body.</param>
    /// <returns>The answer.</returns>
    /// <exception cref="ContractViolationException">The contract does not declare the answer, or not with this content type.</exception>
    public Terminal Respond(Answer answer, string? contentType = null)
    {
        ArgumentNullException.ThrowIfNull(answer);
        return answer.To(operation, contentType);
    }

    /// <summary>Answers a declared status that has no body.</summary>
    /// <param name="status">The status code.</param>
    /// <returns>The answer.</returns>
    /// <exception cref="ContractViolationException">The contract does not declare the status, or declares a body for it.</exception>
    public Terminal Respond(int status) => AnswerRules.Empty(operation, status);

    /// <summary>Answers a declared status with its body.</summary>
    /// <typeparam name="TBody">The type of the body: the declared type, or one that derives from it.</typeparam>
    /// <param name="status">The status code.</param>
    /// <param name="body">The body; it is written as the declared type. A stream is disposed when the answer has been sent.</param>
    /// <param name="contentType">
    /// One of the status's declared content types; where it is left out, the first one that the body can be written in. A file
    /// needs it where several are declared.
    /// </param>
    /// <returns>The answer.</returns>
    /// <exception cref="ContractViolationException">
    /// The contract does not declare the status, or not with this body or content type.
    /// </exception>
    public Terminal Respond<TBody>(int status, TBody body, string? contentType = null) =>
        AnswerRules.WithBody(operation, status, body, contentType);
}
