namespace Tenon;

/// <summary>
/// Says what an OpenAPI document says of the API as a whole and C# has no other place for: title, servers, security schemes, webhooks.
/// </summary>
/// <remarks>The tool puts it into the document that it writes; nothing reads it at run time.</remarks>
/// <param name="json">
/// A JSON object with any of <c>info</c>, <c>servers</c>, <c>tags</c>, <c>externalDocs</c>, <c>webhooks</c> and <c>securitySchemes</c>,
/// each as in an OpenAPI 3.1 document.
/// </param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class ContractDocumentAttribute(string json) : Attribute
{
    /// <summary>The JSON object.</summary>
    public string Json { get; } = json;
}
