using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using MvcJsonOptions = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace Tenon;

/// <summary>
/// Holds a part of a multipart form to the type that <see cref="ContractPartAttribute"/> names: the framework hands over its text. MVC asks
/// it as an attribute, the library by <see cref="Explain"/>, which knows the place inside.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal sealed class JsonPartRule : ValidationAttribute
{
    private readonly Type type;
    private readonly bool deniesNull;

    private JsonPartRule(Type type, bool deniesNull)
    {
        this.type = type;
        this.deniesNull = deniesNull;
    }

    public override bool RequiresValidationContext => true;

    /// <summary>The rule of a property or a parameter; null where it is no part of JSON.</summary>
    public static JsonPartRule? Of(IReadOnlyList<object> attributes, Nullability? nullability) =>
        attributes.OfType<ContractPartAttribute>().FirstOrDefault(part => MimeType.IsJson(part.MediaType)) is { } part
            ? new JsonPartRule(
                part.Type, (nullability?.Items ?? nullability) is { Denies: true } || ContractTypeInfo.IsNeverNull(attributes))
            : null;

    public void Explain(object? value, ContractValidator validator, string path, Problems problems)
    {
        if (value is string text)
        {
            validator.ExplainJson(text, type, deniesNull, path, problems);
        }
        else if (value is IEnumerable<string> list)
        {
            foreach (var (part, at) in list.Select((part, at) => (part, at)))
            {
                validator.ExplainJson(part, type, deniesNull, Problems.Join(path, $"[{at}]"), problems);
            }
        }
    }

    protected override ValidationResult? IsValid(object? value, ValidationContext validationContext)
    {
        ArgumentNullException.ThrowIfNull(validationContext);
        var json = validationContext.GetRequiredService<IOptions<MvcJsonOptions>>().Value.JsonSerializerOptions;
        var problems = new Problems(validationContext);
        Explain(value, ContractValidator.OfRequests(json), string.Empty, problems);
        return problems.Count == 0 ? ValidationResult.Success : new ValidationResult(problems.Found.First().Value[0]);
    }
}
