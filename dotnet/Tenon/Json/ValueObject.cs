using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json.Serialization;

namespace Tenon;

/// <summary>
/// The rule that tells a value object, a bare primitive in JSON, from an object. The tool applies the same rule to the source:
/// <c>[ContractValue]</c> and <c>[ContractObject]</c> decide; else a record that is not generic and whose one property is a
/// primitive is a value object where the property is named <c>Value</c>, or the record is not a message.
/// </summary>
[RequiresUnreferencedCode("Value objects are found by reflection.")]
internal static class ValueObject
{
    public const string ValueProperty = "Value";

    private static readonly HashSet<Type> Primitives =
    [
        typeof(string), typeof(char), typeof(bool), typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint),
        typeof(long), typeof(ulong), typeof(Int128), typeof(UInt128), typeof(Half), typeof(float), typeof(double), typeof(decimal),
        typeof(Guid), typeof(Uri), typeof(Version), typeof(DateTime), typeof(DateTimeOffset), typeof(DateOnly), typeof(TimeOnly),
        typeof(TimeSpan), typeof(byte[]), typeof(Memory<byte>), typeof(ReadOnlyMemory<byte>),
    ];

    /// <summary>The property that holds the primitive; null where the type is not a value object.</summary>
    public static PropertyInfo? Find(Type type, Messages messages)
    {
        if (type.IsEnum || type.IsPrimitive || type.IsDefined(
            typeof(ContractObjectAttribute), inherit: false) || type.IsDefined(typeof(JsonConverterAttribute), inherit: false))
        {
            return null;
        }

        var properties = SerializedMembers(type);
        if (type.IsDefined(typeof(ContractValueAttribute), inherit: false))
        {
            return Forced(type, properties);
        }

        if (type.IsGenericType || type.IsAbstract || !IsRecord(type) || IsPolymorphic(type))
        {
            return null;
        }

        return properties is [PropertyInfo only] && IsPrimitive(only) && (only.Name == ValueProperty || !messages.Contains(type))
            ? only
            : null;
    }

    private static PropertyInfo Forced(Type type, List<MemberInfo> properties)
    {
        if (type.IsGenericType)
        {
            throw new InvalidOperationException(
                $"{type.FullName} is marked [ContractValue] and is generic. A value object is not: remove the attribute, or the type "
                + "parameter.");
        }

        if (properties is not [PropertyInfo only])
        {
            throw new InvalidOperationException(
                $"{type.FullName} is marked [ContractValue] and has {properties.Count} properties. A value object has exactly one: mark "
                + "the others [JsonIgnore], or remove the attribute.");
        }

        return IsPrimitive(only)
            ? only
            : throw new InvalidOperationException(
                $"{type.FullName} is marked [ContractValue] and its property {only.Name} is not a primitive. A value object holds a "
                + "string, a number or the like, never null: change the property, or remove the attribute.");
    }

    /// <summary>Told apart by a property among others, so the type is an object, whichever base lists it.</summary>
    private static bool IsPolymorphic(Type type)
    {
        if (type.IsDefined(
            typeof(JsonPolymorphicAttribute), inherit: false) || type.IsDefined(typeof(JsonDerivedTypeAttribute), inherit: false))
        {
            return true;
        }

        var bases = type.GetInterfaces().ToList();
        for (var parent = type.BaseType; parent is not null; parent = parent.BaseType)
        {
            bases.Add(parent);
        }

        return bases.Exists(
            parent => parent.GetCustomAttributes<JsonDerivedTypeAttribute>(inherit: false).Any(derived => derived.DerivedType == type));
    }

    /// <summary>The equality operators of a record are always the compiler's own.</summary>
    public static bool IsRecord(Type type) =>
        type.GetMethod("op_Equality", BindingFlags.Public | BindingFlags.Static, [type, type])?
            .IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) is true;

    private static bool IsPrimitive(PropertyInfo property) =>
        Primitives.Contains(property.PropertyType)
        && (property.PropertyType.IsValueType || new NullabilityInfoContext().Create(property).ReadState != NullabilityState.Nullable);

    private static List<MemberInfo> SerializedMembers(Type type) =>
    [
        .. type.GetProperties(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance)
            .Where(property => property.GetIndexParameters().Length == 0)
            .Where(property => property.GetMethod is { IsPublic: true } || property.IsDefined(typeof(JsonIncludeAttribute), inherit: true))
            .Where(
                property =>
                    property.GetCustomAttribute<JsonIgnoreAttribute>(inherit: true) is not { Condition: JsonIgnoreCondition.Always })
            .DistinctBy(property => property.Name),
        .. type.GetFields(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance)
            .Where(field => field.IsDefined(typeof(JsonIncludeAttribute), inherit: true)),
    ];
}
