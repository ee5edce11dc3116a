using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.Json;

namespace Tenon;

/// <summary>
/// A <c>union</c> of C# 15. From version 11 on, System.Text.Json writes its value; older versions write an object with the property
/// <c>Value</c>, so that there it is nothing special.
/// </summary>
[RequiresUnreferencedCode("The cases of a union are found by reflection.")]
internal sealed class LanguageUnion
{
    private static readonly bool IsWrittenAsValue = typeof(JsonSerializer).Assembly.GetName().Version is { Major: >= 11 };

    private static readonly ConcurrentDictionary<Type, LanguageUnion?> Known = new();

    private LanguageUnion(PropertyInfo value, IReadOnlyList<Type> cases)
    {
        Value = value;
        Cases = cases;
    }

    public PropertyInfo Value { get; }

    public IReadOnlyList<Type> Cases { get; }

    public static LanguageUnion? Of(Type type) => IsWrittenAsValue ? Known.GetOrAdd(type, Find) : null;

    /// <summary>The attribute is known by its name: a program may declare it itself.</summary>
    private static LanguageUnion? Find(Type type)
    {
        var isMarked = type.GetCustomAttributesData()
            .Any(data => data.AttributeType.FullName == "System.Runtime.CompilerServices.UnionAttribute");
        return isMarked && type.GetProperty(nameof(Value), typeof(object)) is { } value
            ? new LanguageUnion(value, [.. type.GetConstructors().Select(one => one.GetParameters()).Where(HasCase).Select(CaseOf)])
            : null;
    }

    private static bool HasCase(ParameterInfo[] parameters) => parameters is [{ ParameterType.IsByRef: false }];

    private static Type CaseOf(ParameterInfo[] parameters) => parameters[0].ParameterType;
}
