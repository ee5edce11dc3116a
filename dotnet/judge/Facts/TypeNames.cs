namespace Tenon.Judge.Facts;

/// <summary>Names of types as C# writes them, with namespaces: `System.Collections.Generic.List&lt;Acme.TaskDto&gt;`.</summary>
internal static class TypeNames
{
    public static string Of(Type type)
    {
        if (type.IsArray)
        {
            return $"{Of(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        }

        if (type.IsGenericParameter || type.IsByRef || type.IsPointer)
        {
            return type.Name;
        }

        var arguments = type.GetGenericArguments();
        var name = Definition(type);
        return arguments.Length == 0 ? name : $"{name}<{string.Join(", ", arguments.Select(Of))}>";
    }

    /// <summary>The metadata name, nested types with a dot: ``Acme.Page`1.Row``.</summary>
    public static string Definition(Type type)
    {
        var outer = type.DeclaringType is { } declaring ? Definition(declaring) : type.Namespace;
        return string.IsNullOrEmpty(outer) ? type.Name : $"{outer}.{type.Name}";
    }
}
