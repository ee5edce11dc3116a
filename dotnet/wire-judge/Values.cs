using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace WireJudge;

/// <summary>
/// Random values of any type, the same for the same seed. A value is anything that the type's nullable annotations allow,
/// whatever its constructors and setters would have made of it: auto-properties are filled behind their accessors.
/// </summary>
public sealed class Values
{
    private const int Deepest = 2;
    private const BindingFlags Instance = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    private readonly Random random;
    private readonly NullabilityInfoContext nullability = new();

    // Places where the generic definition has a type parameter.
    private readonly HashSet<NullabilityInfo> open = [];

    private Values(int seed) => random = new Random(seed);

    public static T Of<T>(int seed) => (T)new Values(seed).Make(typeof(T), null, 0)!;

    private object? Make(Type type, NullabilityInfo? info, int depth)
    {
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            return random.Next(3) == 0 || depth > Deepest ? null : Make(inner, null, depth);
        }

        if (!type.IsValueType && MayBeNull(info) && (random.Next(3) == 0 || depth > Deepest))
        {
            return null;
        }

        return Primitives.Make(type, random)
            ?? Collections.Make(
                type,
                random,
                depth > Deepest ? 0 : depth > 1 ? 1 : 3,
                (element, at) => Make(element, Argument(info, at), depth + 1))
            ?? MakeObject(type, depth);
    }

    /// <summary>A type parameter counts as nullable to reflection, as it may stand for a nullable type; here it never does.</summary>
    private bool MayBeNull(NullabilityInfo? info) =>
        info?.ReadState == NullabilityState.Nullable && !open.Contains(info);

    private NullabilityInfo Annotation(PropertyInfo property) =>
        Marked(nullability.Create(property), Definition(property)?.PropertyType, property);

    private NullabilityInfo Annotation(FieldInfo field) =>
        Marked(nullability.Create(field), (field.Module.ResolveField(field.MetadataToken) ?? field).FieldType, field);

    private NullabilityInfo Annotation(ParameterInfo parameter)
    {
        var method = parameter.Member.Module.ResolveMethod(parameter.Member.MetadataToken);
        return Marked(nullability.Create(parameter), method?.GetParameters()[parameter.Position].ParameterType, parameter.Member);
    }

    private static PropertyInfo? Definition(PropertyInfo property) =>
        property.DeclaringType is { IsGenericType: true } type
            ? type.GetGenericTypeDefinition().GetProperty(property.Name, Instance | BindingFlags.DeclaredOnly)
            : property;

    private NullabilityInfo Marked(NullabilityInfo info, Type? declared, MemberInfo member)
    {
        if (member.DeclaringType is { IsGenericType: true } && declared is not null)
        {
            Mark(info, declared);
        }

        return info;
    }

    private void Mark(NullabilityInfo info, Type declared)
    {
        if (declared.IsGenericParameter)
        {
            open.Add(info);
        }
        else if (declared.IsArray && info.ElementType is { } element)
        {
            Mark(element, declared.GetElementType()!);
        }
        else
        {
            foreach (var (inner, type) in info.GenericTypeArguments.Zip(declared.GetGenericArguments()))
            {
                Mark(inner, type);
            }
        }
    }

    private NullabilityInfo? Argument(NullabilityInfo? info, int at) =>
        info is null || open.Contains(info)
            ? null
            : info.ElementType ?? (info.GenericTypeArguments.Length > at ? info.GenericTypeArguments[at] : null);

    private object? MakeObject(Type type, int depth)
    {
        var concrete = Concrete(type);
        var constructor = ConstructorOf(concrete);
        var value = constructor is null
            ? RuntimeHelpers.GetUninitializedObject(concrete)
            : constructor.Invoke([.. constructor.GetParameters().Select(one => Make(one.ParameterType, Annotation(one), depth + 1))]);
        for (var level = concrete; level is not null && level != typeof(object); level = level.BaseType)
        {
            Fill(value, level, depth);
        }

        return value;
    }

    private void Fill(object value, Type level, int depth)
    {
        foreach (var property in level.GetProperties(Instance | BindingFlags.DeclaredOnly))
        {
            if (property.GetIndexParameters().Length > 0 || property.PropertyType.IsByRef)
            {
                continue;
            }

            var field = level.GetField($"<{property.Name}>k__BackingField", Instance);
            var usesField = field is not null && field.FieldType == property.PropertyType && !IsWritten(property);
            if (usesField)
            {
                field!.SetValue(value, Make(property.PropertyType, Annotation(property), depth + 1));
            }
            else if (property.SetMethod is not null)
            {
                property.SetValue(value, Make(property.PropertyType, Annotation(property), depth + 1));
            }
        }

        foreach (var field in level.GetFields(Instance | BindingFlags.DeclaredOnly))
        {
            if (!field.Name.Contains('<', StringComparison.Ordinal) && !field.IsInitOnly)
            {
                field.SetValue(value, Make(field.FieldType, Annotation(field), depth + 1));
            }
        }
    }

    /// <summary>`[AllowNull]` and extension data have a setter or a form that a value may not go around.</summary>
    private static bool IsWritten(PropertyInfo property) =>
        property.GetCustomAttributes().Any(one => one is System.Diagnostics.CodeAnalysis.AllowNullAttribute);

    private Type Concrete(Type type)
    {
        var derived = type.GetCustomAttributes<JsonDerivedTypeAttribute>(false).Select(one => one.DerivedType).ToList();
        if (derived.Count == 0 && (type.IsAbstract || type.IsInterface))
        {
            derived = [.. type.Assembly.GetTypes().Where(one => !one.IsAbstract && !one.IsGenericType && type.IsAssignableFrom(one))];
        }

        if (!type.IsAbstract && !type.IsInterface)
        {
            derived.Add(type);
        }

        var open = derived.Where(one => !one.IsGenericTypeDefinition).ToList();
        return open.Count == 0
            ? throw new NotSupportedException($"There is no type to make a {type} of.")
            : open[random.Next(open.Count)];
    }

    private static ConstructorInfo? ConstructorOf(Type type)
    {
        var all = type.GetConstructors(Instance);
        return all.FirstOrDefault(one => one.IsDefined(typeof(JsonConstructorAttribute)))
            ?? all.Where(one => one.IsPublic).OrderByDescending(one => one.GetParameters().Length).FirstOrDefault();
    }
}
