using Microsoft.Azure.Functions.Worker.Extensions.Abstractions;

namespace Microsoft.Azure.Functions.Worker;

/// <summary>Marks the response among several outputs of a function.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class HttpResultAttribute : OutputBindingAttribute;
