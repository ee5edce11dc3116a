namespace Tenon;

/// <summary>What an operation whose success is a file may answer.</summary>
/// <remarks>The content is sent as it is: it is neither looked into nor converted.</remarks>
public sealed class FileEndpoint
{
    private readonly OperationDeclaration operation;

    internal FileEndpoint(OperationDeclaration operation) => this.operation = operation;

    /// <summary>Answers the success with bytes.</summary>
    /// <param name="content">The bytes.</param>
    /// <param name="contentType">One of the declared MIME types; may be left out where exactly one is declared.</param>
    /// <param name="fileName">The name under which the file is to be saved; sent as <c>Content-Disposition</c>.</param>
    /// <param name="enableRangeProcessing">Whether to answer range requests, as the framework's file results do.</param>
    /// <returns>The answer.</returns>
    /// <exception cref="ContractViolationException">
    /// The contract does not declare the MIME type, or declares several and none was given.
    /// </exception>
    public Terminal File(byte[] content, string? contentType = null, string? fileName = null, bool enableRangeProcessing = false)
    {
        ArgumentNullException.ThrowIfNull(content);
        return File((ReadOnlyMemory<byte>)content, contentType, fileName, enableRangeProcessing);
    }

    /// <summary>Answers the success with bytes.</summary>
    /// <param name="content">The bytes; they must stay as they are until the answer has been sent.</param>
    /// <param name="contentType">One of the declared MIME types; may be left out where exactly one is declared.</param>
    /// <param name="fileName">The name under which the file is to be saved; sent as <c>Content-Disposition</c>.</param>
    /// <param name="enableRangeProcessing">Whether to answer range requests, as the framework's file results do.</param>
    /// <returns>The answer.</returns>
    /// <exception cref="ContractViolationException">
    /// The contract does not declare the MIME type, or declares several and none was given.
    /// </exception>
    public Terminal File(
        ReadOnlyMemory<byte> content, string? contentType = null, string? fileName = null, bool enableRangeProcessing = false) =>
        AnswerRules.Bytes(operation, operation.Success, operation.SuccessCode, content, contentType, fileName, enableRangeProcessing);

    /// <summary>Answers the success with a stream, and takes it over: it is disposed when the answer has been sent or is refused.</summary>
    /// <param name="content">An open stream; it is read from its current position.</param>
    /// <param name="contentType">One of the declared MIME types; may be left out where exactly one is declared.</param>
    /// <param name="fileName">The name under which the file is to be saved; sent as <c>Content-Disposition</c>.</param>
    /// <param name="enableRangeProcessing">
    /// Whether to answer range requests, as the framework's file results do; needs a seekable stream.
    /// </param>
    /// <returns>The answer.</returns>
    /// <exception cref="ContractViolationException">
    /// The contract does not declare the MIME type, or declares several and none was given.
    /// </exception>
    public Terminal File(Stream content, string? contentType = null, string? fileName = null, bool enableRangeProcessing = false) =>
        AnswerRules.Stream(operation, operation.Success, operation.SuccessCode, content, contentType, fileName, enableRangeProcessing);

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
