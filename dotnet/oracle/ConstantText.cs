using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Oracle;

/// <summary>Constants and attributes as one line of text.</summary>
internal static class ConstantText
{
    /// <summary>
    /// The value of a `const`, an enum member or a default: an enum's own value is told from a plain integer by its type.
    /// </summary>
    public static string Of(object? value, ITypeSymbol type)
    {
        var underlying = type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? nullable.TypeArguments[0]
            : type;
        if (value is null) return "null";
        return underlying.TypeKind == TypeKind.Enum
            ? $"enum {TypeText.Bare(underlying)} {Convert.ToString(value, CultureInfo.InvariantCulture)}"
            : Primitive(value);
    }

    public static string Attributes(IEnumerable<AttributeData> attributes) =>
        $"[{string.Join(" ", attributes.Where(attribute => !IsEncoding(attribute)).Select(Attribute))}]";

    /// <summary>What compilers write into assemblies to keep what the language says: its meaning is compared, not its form.</summary>
    private static bool IsEncoding(AttributeData attribute) =>
        attribute.AttributeClass is { } type && Encodings.Contains($"{type.ContainingNamespace}.{type.Name}");

    private static readonly HashSet<string> Encodings = new string[]
    {
        "Nullable", "NullableContext", "NullablePublicOnly", "Dynamic", "TupleElementNames", "NativeInteger",
        "IsReadOnly", "IsByRefLike", "IsUnmanaged", "Extension", "RequiredMember", "CompilerFeatureRequired",
        "ScopedRef", "RefSafetyRules", "RequiresLocation", "ParamCollection", "DecimalConstant", "ExtensionMarker",
    }
    .Select(name => $"System.Runtime.CompilerServices.{name}Attribute")
    .Concat(["System.ParamArrayAttribute", "System.Reflection.DefaultMemberAttribute"])
    .ToHashSet();

    private static string Attribute(AttributeData attribute)
    {
        // So too where the base of the class is missing: the compiler then takes whatever else has the name, and says that it is no
        // attribute.
        if (attribute.AttributeClass is null or IErrorTypeSymbol) return $"error:{WrittenName(attribute)}(?)";
        var name = TypeText.Bare(attribute.AttributeClass);
        if (attribute.AttributeConstructor is not { } constructor) return $"{name}(?)";
        var positional = constructor.Parameters.Zip(
            attribute.ConstructorArguments, (parameter, value) => $"{parameter.Name}: {Typed(value)}");
        var named = attribute.NamedArguments.Select(pair => $"{pair.Key} = {Typed(pair.Value)}");
        return $"{name}({string.Join(", ", positional.Concat(named))})";
    }

    private static string WrittenName(AttributeData attribute)
    {
        var name = ((AttributeSyntax)attribute.ApplicationSyntaxReference!.GetSyntax()).Name;
        var simple = name switch
        {
            QualifiedNameSyntax qualified => qualified.Right.Identifier.ValueText,
            AliasQualifiedNameSyntax aliased => aliased.Name.Identifier.ValueText,
            _ => ((SimpleNameSyntax)name).Identifier.ValueText,
        };
        const string Suffix = "Attribute";
        return simple.Length > Suffix.Length && simple.EndsWith(Suffix, StringComparison.Ordinal) ? simple[..^Suffix.Length] : simple;
    }

    private static string Typed(TypedConstant constant) => constant.Kind switch
    {
        TypedConstantKind.Error => "error",
        _ when constant.IsNull => "null",
        TypedConstantKind.Array => $"[{string.Join(", ", constant.Values.Select(Typed))}]",
        TypedConstantKind.Type => $"typeof({TypeText.Bare((ITypeSymbol)constant.Value!)})",
        TypedConstantKind.Enum => $"enum {TypeText.Bare(constant.Type!)} {Convert.ToString(constant.Value, CultureInfo.InvariantCulture)}",
        _ => Primitive(constant.Value!),
    };

    private static string Primitive(object value) => value switch
    {
        bool flag => flag ? "true" : "false",
        string text => Quote(text, '"'),
        char character => Quote(character.ToString(), '\''),
        // Bits, not digits: two languages print the same number in two ways.
        float single => $"float {BitConverter.SingleToUInt32Bits(single):x8}",
        double real => $"double {BitConverter.DoubleToUInt64Bits(real):x16}",
        decimal exact => $"decimal {exact.ToString(CultureInfo.InvariantCulture)}",
        _ => $"{Keyword(value)} {Convert.ToString(value, CultureInfo.InvariantCulture)}",
    };

    private static string Keyword(object value) => value switch
    {
        sbyte => "sbyte",
        byte => "byte",
        short => "short",
        ushort => "ushort",
        int => "int",
        uint => "uint",
        long => "long",
        ulong => "ulong",
        _ => value.GetType().Name,
    };

    private static string Quote(string text, char quote)
    {
        var quoted = new StringBuilder().Append(quote);
        foreach (var unit in text)
        {
            if (unit is >= ' ' and <= '~' && unit != quote && unit != '\\') quoted.Append(unit);
            else quoted.Append(CultureInfo.InvariantCulture, $"\\u{(int)unit:x4}");
        }

        return quoted.Append(quote).ToString();
    }
}
