using System.Reflection;

namespace Tenon;

/// <summary>Where a type admits no null: the value itself, its items, its values, at any depth. The annotations of C# say so.</summary>
/// <param name="Denies">Whether the value itself may not be null.</param>
/// <param name="Items">The same for the items of a list, the values of a dictionary, or what an <see cref="Optional{T}"/> holds.</param>
internal sealed record Nullability(bool Denies, Nullability? Items)
{
    private static readonly Nullability Unknown = new(false, null);

    /// <summary>Null is denied here, or to items at any depth.</summary>
    public bool DeniesWithin => Denies || Items is { DeniesWithin: true };

    public static Nullability Of(MemberInfo member)
    {
        var context = new NullabilityInfoContext();
        return member switch
        {
            PropertyInfo property => Of(context.Create(property), TypeOf(DefinitionOf(property))),
            FieldInfo field => Of(context.Create(field), TypeOf(DefinitionOf(field))),
            _ => Unknown,
        };
    }

    public static Nullability Of(ParameterInfo parameter) =>
        Of(new NullabilityInfoContext().Create(parameter), parameter.ParameterType);

    /// <summary>The same for the first type argument of a member's type that is the given one; null where none is.</summary>
    public static Nullability? OfArgument(MemberInfo member, Type argument)
    {
        var context = new NullabilityInfoContext();
        var info = member is PropertyInfo property ? context.Create(property) : context.Create((FieldInfo)member);
        return info.GenericTypeArguments.FirstOrDefault(one => one.Type == argument) is { } found ? Of(found, argument) : null;
    }

    /// <summary>A type parameter may stand for a nullable type: whoever declared it cannot know.</summary>
    private static Nullability Of(NullabilityInfo info, Type declared)
    {
        if (declared.IsGenericParameter)
        {
            return Unknown;
        }

        var items = info.ElementType is { } element
            ? Of(element, declared.GetElementType() ?? element.Type)
            : info.GenericTypeArguments is { Length: > 0 } arguments && declared.IsGenericType
                ? Of(arguments[^1], declared.GetGenericArguments()[^1])
                : null;
        return new Nullability(info.ReadState == NullabilityState.NotNull && !info.Type.IsValueType, items);
    }

    private static MemberInfo DefinitionOf(MemberInfo member) =>
        member.DeclaringType is { IsGenericType: true } type
            ? type.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(member)
            : member;

    private static Type TypeOf(MemberInfo member) =>
        member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType;
}
