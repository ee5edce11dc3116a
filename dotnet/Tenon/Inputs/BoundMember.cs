using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Http.Metadata;

namespace Tenon;

/// <summary>Where a value of a request is.</summary>
internal enum BoundSource
{
    Route,
    Query,
    Header,
    Cookie,
    Form,
    Body,
}

/// <summary>A property of an input, or of an object in the query or a form.</summary>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal sealed class BoundMember
{
    private readonly List<Attribute> attributes;

    private BoundMember(PropertyInfo property, ParameterInfo? parameter)
    {
        Property = property;
        Parameter = parameter;
        attributes = HandlerInput.AttributesOf(property, parameter);
        Nullability = Nullability.Of(property);
    }

    public PropertyInfo Property { get; }

    /// <summary>The parameter of the constructor that becomes the property.</summary>
    public ParameterInfo? Parameter { get; }

    public Type Type => Property.PropertyType;

    public Nullability Nullability { get; }

    public string Name => HandlerInput.NameOf(Property, Parameter);

    /// <summary>Its name in an object whose keys are those of JSON.</summary>
    public string JsonName => attributes.OfType<JsonPropertyNameAttribute>().FirstOrDefault()?.Name ?? Name;

    public QueryStyle? Style => attributes.OfType<ContractQueryAttribute>().FirstOrDefault()?.Style;

    /// <summary>Where an attribute says it is; null where none does.</summary>
    public BoundSource? Source => attributes.Select(attribute => attribute switch
    {
        IFromRouteMetadata => BoundSource.Route,
        IFromQueryMetadata => BoundSource.Query,
        IFromHeaderMetadata => BoundSource.Header,
        IFromFormMetadata => BoundSource.Form,
        IFromBodyMetadata => BoundSource.Body,
        ContractCookieAttribute => BoundSource.Cookie,
        _ => (BoundSource?)null,
    }).FirstOrDefault(source => source is not null);

    /// <summary>An object that is the form itself: its members are the fields, without a name before them.</summary>
    public bool IsWholeForm =>
        Source == BoundSource.Form && !FormFiles.Has(Type) && EmptyList.ItemOf(Type) is null
        && !typeof(System.Collections.IEnumerable).IsAssignableFrom(Type)
        && !Messages.IsParsable(Nullable.GetUnderlyingType(Type) ?? Type);

    /// <summary>Whether a request that does not have it is refused. Other nulls and empty values are for the attributes to judge.</summary>
    public bool IsDemanded =>
        !attributes.Any(attribute => attribute is ContractOptionalAttribute)
        && !OptionalProperty.Has(Type)
        && (Nullability.Denies || (Type.IsValueType && Nullable.GetUnderlyingType(Type) is null))
        && (Parameter is { HasDefaultValue: false }
            || attributes.Any(attribute => attribute is RequiredMemberAttribute or JsonRequiredAttribute));

    /// <summary>The members that a request can set: by the constructor, or by a setter.</summary>
    public static IReadOnlyList<BoundMember> Of(Type type) =>
    [
        .. type.GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Where(property => property.GetIndexParameters().Length == 0 && property.GetMethod is { IsPublic: true })
            .Select(property => new BoundMember(property, TypeRules.ParameterOf(type, property)))
            .Where(member => member.Parameter is not null || member.Property.SetMethod is { IsPublic: true })
            .Where(member => !member.attributes.Any(one => one is JsonIgnoreAttribute { Condition: JsonIgnoreCondition.Always })),
    ];
}
