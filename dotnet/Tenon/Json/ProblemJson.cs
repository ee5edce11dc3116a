using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;

namespace Tenon;

/// <summary>What the library itself answers, for a server that is trimmed and whose own context does not know it.</summary>
[JsonSerializable(typeof(HttpValidationProblemDetails))]
[JsonSerializable(typeof(ValidationProblemDetails))]
[JsonSerializable(typeof(ProblemDetails))]
internal sealed partial class ProblemJson : JsonSerializerContext;
