using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Tenon;

/// <summary>What a property, a field or a parameter demands of its value.</summary>
/// <param name="Name">Its name on the wire.</param>
/// <param name="CSharpName">Its name for attributes, which may look for others beside it.</param>
/// <param name="DisplayName">Its name in messages.</param>
/// <param name="Type">Its type.</param>
/// <param name="Nullability">Where it denies null.</param>
/// <param name="Attributes">Its validation attributes, <see cref="RequiredAttribute"/> first.</param>
/// <param name="Get">Gets its value from the object that has it.</param>
/// <param name="Member">The property or the field; null for a parameter.</param>
/// <param name="IsOnlyAnswered">Whether <see cref="ReadOnlyAttribute"/> says that callers need not send it.</param>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal sealed record MemberRules(
    string Name,
    string CSharpName,
    string DisplayName,
    Type Type,
    Nullability Nullability,
    IReadOnlyList<ValidationAttribute> Attributes,
    Func<object, object?> Get,
    MemberInfo? Member,
    bool IsOnlyAnswered = false)
{
    public static MemberRules Of(string name, MemberInfo member, ParameterInfo? parameter, Type type, Func<object, object?> get)
    {
        // The attributes of a record's parameter are the property's too; a derived record has a parameter of its own for it.
        var declared = member is PropertyInfo { DeclaringType: { } declaring } property ? TypeRules.ParameterOf(declaring, property) : null;
        var places = new ICustomAttributeProvider?[] { member, parameter, declared }.OfType<ICustomAttributeProvider>().ToArray();
        var display = DisplayOf(places) ?? (name.Length == 0 ? member.Name : name);
        var nullability = Nullability.Of(member);
        return new(name, member.Name, display, type, nullability, AttributesOf(places, nullability), get, member, IsReadOnly(places));
    }

    public static MemberRules Of(string name, ParameterInfo parameter)
    {
        var nullability = Nullability.Of(parameter);
        return new(
            name,
            parameter.Name ?? name,
            DisplayOf([parameter]) ?? (name.Length == 0 ? parameter.Name ?? "body" : name),
            parameter.ParameterType,
            nullability,
            AttributesOf([parameter], nullability),
            value => value,
            Member: null);
    }

    private static List<ValidationAttribute> AttributesOf(ICustomAttributeProvider[] places, Nullability nullability) =>
    [
        .. places.SelectMany(place => place.GetCustomAttributes(typeof(ValidationAttribute), inherit: true))
            .Cast<ValidationAttribute>()
            .DistinctBy(attribute => attribute.TypeId)
            .OrderBy(attribute => attribute is not RequiredAttribute),
        .. JsonPartRule.Of([.. places.SelectMany(place => place.GetCustomAttributes(inherit: true))], nullability) is { } part
            ? new ValidationAttribute[] { part }
            : [],
    ];

    private static bool IsReadOnly(ICustomAttributeProvider[] places) =>
        places.SelectMany(place => place.GetCustomAttributes(typeof(ReadOnlyAttribute), inherit: true))
            .Cast<ReadOnlyAttribute>()
            .Any(attribute => attribute.IsReadOnly);

    private static string? DisplayOf(ICustomAttributeProvider[] places) =>
        places.SelectMany(place => place.GetCustomAttributes(typeof(DisplayAttribute), inherit: true))
            .Cast<DisplayAttribute>()
            .FirstOrDefault()?.GetName();
}
