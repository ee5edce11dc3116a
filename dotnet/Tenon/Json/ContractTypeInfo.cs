using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Tenon;

/// <summary>What a contract's JSON asks of every type, whichever resolver describes it.</summary>
internal static class ContractTypeInfo
{
    private const string Kept = "What a type that is read is made of is not trimmed.";

    /// <summary>Added when all options have been set, so that resolvers of the application are described too.</summary>
    [RequiresUnreferencedCode("Types without a source-generated context are read by reflection.")]
    [RequiresDynamicCode("Types without a source-generated context are read by reflection.")]
    public static void Modify(JsonSerializerOptions json) => json.TypeInfoResolver = JsonTypeInfoResolver
        .Combine(json.TypeInfoResolver ?? new DefaultJsonTypeInfoResolver(), ProblemJson.Default)
        .WithAddedModifier(type => Describe(type, json));

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = Kept)]
    private static void Describe(JsonTypeInfo type, JsonSerializerOptions json)
    {
        var isRecordStruct = json.RespectRequiredConstructorParameters && type.Type.IsValueType && ValueObject.IsRecord(type.Type);
        if (type is { Kind: JsonTypeInfoKind.Object, PolymorphismOptions: { } options, CreateObject: null } && type.Type.IsAbstract)
        {
            // Otherwise a request without it is a NotSupportedException, and the answer a 500, and the error of an unknown one is at the
            // object around it.
            options.IgnoreUnrecognizedTypeDiscriminators = true;
            type.CreateObject = () => throw InnerJson.At(options.TypeDiscriminatorPropertyName, TagProblem(options));
        }

        foreach (var property in type.Properties)
        {
            OptionalProperty.Describe(property);
            if (property.Get is not null && !property.PropertyType.IsValueType)
            {
                // Answers are held to their types by the library, before anything of them is written.
                property.IsGetNullable = true;
            }

            if (property is { Set: not null, AttributeProvider: { } member } && IsNeverNull(member.GetCustomAttributes(inherit: true)))
            {
                property.IsSetNullable = false;
            }

            if (property.AssociatedParameter is { } parameter && IsExcused(property, parameter))
            {
                property.IsRequired = false;
            }
            else if (isRecordStruct && IsParameterOfRecord(type.Type, property))
            {
                property.IsRequired = true;
            }
        }
    }

    private static string TagProblem(JsonPolymorphismOptions options) =>
        $"The {options.TypeDiscriminatorPropertyName} field is required, and one of "
        + $"{string.Join(", ", options.DerivedTypes.Select(derived => derived.TypeDiscriminator))}.";

    /// <summary>
    /// Absent or a value: C# has null for what is absent, which is why the type has it, and the JSON has not.
    /// </summary>
    public static bool IsNeverNull(IReadOnlyList<object> attributes) =>
        attributes.OfType<ContractOptionalAttribute>().Any(optional => !optional.InAnswers)
        && attributes.OfType<JsonIgnoreAttribute>().Any(ignore => ignore.Condition == JsonIgnoreCondition.WhenWritingNull);

    /// <summary>System.Text.Json makes a struct without its constructor, so that it does not demand the parameters.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = Kept)]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Parameters are found without dynamic code.")]
    private static bool IsParameterOfRecord(Type type, JsonPropertyInfo property) =>
        property is { Set: not null, AssociatedParameter: null, AttributeProvider: PropertyInfo member }
        && !OptionalProperty.Has(property.PropertyType)
        && TypeRules.ParameterOf(type, member) is { HasDefaultValue: false } parameter
        && !member.IsDefined(typeof(ContractOptionalAttribute), inherit: true)
        && !parameter.IsDefined(typeof(ContractOptionalAttribute), inherit: true);

    /// <summary>A parameter of a constructor that is not read, or marked as one that may be absent.</summary>
    private static bool IsExcused(JsonPropertyInfo property, JsonParameterInfo parameter) =>
        property is { Get: null, Set: null }
        || property.AttributeProvider?.IsDefined(typeof(ContractOptionalAttribute), inherit: true) is true
        || parameter.AttributeProvider?.IsDefined(typeof(ContractOptionalAttribute), inherit: true) is true;
}
