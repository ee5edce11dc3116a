using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace Tenon;

/// <summary>What the members of an object demand, and the type itself.</summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal sealed class TypeRules
{
    private TypeRules(Type type, IReadOnlyList<MemberRules> members, bool isValueObject = false)
    {
        Members = members;
        IsValueObject = isValueObject;
        Attributes = [.. type.GetCustomAttributes<ValidationAttribute>(inherit: true)];
    }

    public IReadOnlyList<MemberRules> Members { get; }

    /// <summary>Written as its one member's value, which is therefore at the same place.</summary>
    public bool IsValueObject { get; }

    public IReadOnlyList<ValidationAttribute> Attributes { get; }

    /// <summary>The members of a JSON object, by their JSON names; null where the type is written as something else.</summary>
    public static TypeRules? OfJson(Type type, JsonSerializerOptions options)
    {
        // Bytes on their way are not looked into: the stream of a request does not even tell its length.
        var isContent = typeof(Stream).IsAssignableFrom(type) || typeof(IFormFile).IsAssignableFrom(type);
        if (isContent || !options.TryGetTypeInfo(type, out var info))
        {
            return null;
        }

        if (info.Converter is IValueObjectConverter valueObject)
        {
            var value = Of(string.Empty, valueObject.Property, ParameterOf(type, valueObject.Property));
            return new TypeRules(type, [value], isValueObject: true);
        }

        return info.Kind == JsonTypeInfoKind.Object
            ? new TypeRules(type, [.. info.Properties.Select(Of).OfType<MemberRules>()])
            : null;
    }

    /// <summary>The members of an object that is bound from route, query, headers or a form, by the names that they have there.</summary>
    public static TypeRules OfBound(Type type, IReadOnlyDictionary<PropertyInfo, string> names) =>
        new(type, [.. names.Select(one => Of(one.Value, one.Key, ParameterOf(type, one.Key)))]);

    public static TypeRules OfBound(Type type) => OfBound(
        type,
        type.GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Where(property => property.GetIndexParameters().Length == 0 && property.GetMethod is { IsPublic: true })
            .ToDictionary(property => property, property => HandlerInput.PlaceOf(property, ParameterOf(type, property))));

    private static MemberRules Of(string name, PropertyInfo property, ParameterInfo? parameter) =>
        MemberRules.Of(name, property, parameter, property.PropertyType, property.GetValue);

    private static MemberRules? Of(JsonPropertyInfo property) =>
        property is { Get: { } get, AttributeProvider: MemberInfo member, IsExtensionData: false }
            ? MemberRules.Of(
                property.Name, member, property.AssociatedParameter?.AttributeProvider as ParameterInfo, property.PropertyType, get)
            : null;

    /// <summary>The parameter of the widest constructor that becomes a property. That of an abstract record is not public, as is the
    /// one that copies it.</summary>
    public static ParameterInfo? ParameterOf(Type type, PropertyInfo property) =>
        type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | (type.IsAbstract ? BindingFlags.NonPublic : 0))
            .Where(constructor => constructor.GetParameters() is not [{ ParameterType: var only }] || only != type)
            .OrderByDescending(constructor => constructor.GetParameters().Length)
            .FirstOrDefault()?.GetParameters()
            .FirstOrDefault(
                parameter => parameter.ParameterType == property.PropertyType
                    && string.Equals(parameter.Name, property.Name, StringComparison.OrdinalIgnoreCase));
}
