namespace Tenon;

/// <summary>Types as a C# reader writes them, without namespaces.</summary>
internal static class TypeName
{
    private static readonly Dictionary<Type, string> Keywords = new()
    {
        [typeof(object)] = "object", [typeof(string)] = "string", [typeof(bool)] = "bool", [typeof(char)] = "char",
        [typeof(sbyte)] = "sbyte", [typeof(byte)] = "byte", [typeof(short)] = "short", [typeof(ushort)] = "ushort",
        [typeof(int)] = "int", [typeof(uint)] = "uint", [typeof(long)] = "long", [typeof(ulong)] = "ulong",
        [typeof(float)] = "float", [typeof(double)] = "double", [typeof(decimal)] = "decimal",
    };

    public static string Of(Type type)
    {
        if (Keywords.TryGetValue(type, out var keyword))
        {
            return keyword;
        }

        if (type.IsArray && type.GetElementType() is { } element)
        {
            return $"{Of(element)}[]";
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return $"{Of(underlying)}?";
        }

        var name = type.Name;
        var arity = name.IndexOf('`', StringComparison.Ordinal);
        return arity < 0
            ? name
            : $"{name[..arity]}<{string.Join(", ", type.GetGenericArguments().Select(Of))}>";
    }
}
