using System.Reflection;
using System.Runtime.CompilerServices;

namespace Tenon.Tests;

/// <summary>The public surface of an assembly as sorted lines of text, for a person to review when they change.</summary>
internal static class PublicApi
{
    private static readonly NullabilityInfoContext Nullability = new();

    public static string Describe(Assembly assembly) =>
        string.Concat(
            assembly.GetExportedTypes()
                .OrderBy(type => type.ToString(), StringComparer.Ordinal)
                .SelectMany(Lines)
                .Select(line => line + "\n"));

    private static IEnumerable<string> Lines(Type type)
    {
        var kind = type switch
        {
            { IsEnum: true } => "enum",
            { IsInterface: true } => "interface",
            { IsValueType: true } => "struct",
            { IsAbstract: true, IsSealed: true } => "static class",
            { IsAbstract: true } => "abstract class",
            { IsSealed: true } => "sealed class",
            _ => "class",
        };
        var bases = type.BaseType is { } parent && parent != typeof(object) && parent != typeof(ValueType)
            ? $" : {TypeName.Of(parent)}"
            : string.Empty;
        yield return $"{kind} {TypeName.Of(type)}{bases}";
        var members = type.GetMembers(
            BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly)
            .Where(member => !member.IsDefined(typeof(CompilerGeneratedAttribute)))
            .Select(Describe)
            .Where(line => line.Length > 0)
            .OrderBy(line => line, StringComparer.Ordinal);
        foreach (var line in members)
        {
            yield return $"  {line}";
        }
    }

    private static string Describe(MemberInfo member) => member switch
    {
        ConstructorInfo constructor when IsVisible(constructor) => $"{Modifiers(constructor)}new({Parameters(constructor)})",
        MethodInfo { IsSpecialName: false } method when IsVisible(method) =>
            $"{Modifiers(method)}{Named(method.ReturnType, Nullability.Create(method.ReturnParameter))} "
            + $"{method.Name}{Arguments(method)}({Parameters(method)})",
        PropertyInfo property when property.GetMethod is { } getter && IsVisible(getter) =>
            $"{Modifiers(getter)}{Named(property.PropertyType, Nullability.Create(property))} {property.Name} "
            + $"{{ get;{(property.SetMethod is { } setter && IsVisible(setter) ? " set;" : string.Empty)} }}",
        FieldInfo { IsPublic: true } field => $"{Named(field.FieldType, Nullability.Create(field))} {field.Name}",
        _ => string.Empty,
    };

    private static bool IsVisible(MethodBase method) => method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly;

    private static string Modifiers(MethodBase method) =>
        (method.IsPublic ? string.Empty : "protected ")
        + (method.IsStatic ? "static " : string.Empty)
        + (method.IsAbstract ? "abstract " : string.Empty);

    private static string Arguments(MethodInfo method) =>
        method.IsGenericMethod ? $"<{string.Join(", ", method.GetGenericArguments().Select(argument => argument.Name))}>" : string.Empty;

    private static string Parameters(MethodBase method) => string.Join(", ", method.GetParameters().Select(parameter =>
        (parameter.IsDefined(typeof(ParamArrayAttribute)) ? "params " : parameter.IsOut ? "out " : string.Empty)
        + $"{Named(parameter.ParameterType, Nullability.Create(parameter))} {parameter.Name}"
        + (parameter.HasDefaultValue ? $" = {parameter.DefaultValue ?? "null"}" : string.Empty)));

    private static string Named(Type type, NullabilityInfo nullability) =>
        TypeName.Of(type).TrimEnd('&')
        + (!type.IsValueType && !type.IsGenericParameter && nullability.ReadState == NullabilityState.Nullable ? "?" : string.Empty);
}
