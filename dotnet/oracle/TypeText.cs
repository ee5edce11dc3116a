using System.Text;
using Microsoft.CodeAnalysis;

namespace Oracle;

/// <summary>
/// A type as one line of text, every position with its nullability: `?` annotated, `!` not annotated, `~` oblivious;
/// nothing where the language has no such state (value types, pointers, unbound names).
/// </summary>
internal static class TypeText
{
    public static string Of(ITypeSymbol type) => Bare(type) + Suffix(type);

    /// <summary>Without the outermost annotation: for base types and `typeof`, which have none.</summary>
    public static string Bare(ITypeSymbol type) => type switch
    {
        IErrorTypeSymbol error => $"error:{error.Name}{Arguments(error)}",
        IArrayTypeSymbol array => $"array{array.Rank}({Of(array.ElementType)})",
        IPointerTypeSymbol pointer => $"pointer({Of(pointer.PointedAtType)})",
        IFunctionPointerTypeSymbol function => FunctionPointer(function.Signature),
        IDynamicTypeSymbol => "dynamic",
        ITypeParameterSymbol parameter => $"#{parameter.Name}",
        // `Unknown?`: whether that is Nullable<Unknown> or an annotation, only the unknown type could tell.
        INamedTypeSymbol
        {
            IsUnboundGenericType: false,
            OriginalDefinition.SpecialType: SpecialType.System_Nullable_T,
            TypeArguments: [IErrorTypeSymbol unknown],
        } => Bare(unknown),
        INamedTypeSymbol { IsTupleType: true, TupleElements.Length: > 1 } tuple => Tuple(tuple),
        INamedTypeSymbol { IsAnonymousType: true } anonymous => Anonymous(anonymous),
        INamedTypeSymbol named => Named(named),
        _ => type.ToDisplayString(),
    };

    private static string Suffix(ITypeSymbol type) =>
        type is IErrorTypeSymbol || type.IsValueType || type.TypeKind is TypeKind.Pointer or TypeKind.FunctionPointer
            ? ""
            : type.NullableAnnotation switch
            {
                NullableAnnotation.Annotated => "?",
                NullableAnnotation.NotAnnotated => "!",
                _ => "~",
            };

    private static string Named(INamedTypeSymbol type)
    {
        var container = type.ContainingType is { } outer
            ? Named(outer) + "."
            : type.ContainingNamespace is { IsGlobalNamespace: false } space ? space.ToDisplayString(SymbolNames.Plain) + "." : "";
        return container + type.Name + Arguments(type);
    }

    private static string Anonymous(INamedTypeSymbol type) => type.TypeKind == TypeKind.Delegate
        ? "(delegate)"
        : "{" + string.Join(", ", type.GetMembers().OfType<IPropertySymbol>().Select(each => $"{Of(each.Type)} {each.Name}")) + "}";

    private static string Arguments(INamedTypeSymbol type)
    {
        if (type.Arity == 0) return "";
        return type.IsUnboundGenericType
            ? $"<{new string(',', type.Arity - 1)}>"
            : $"<{string.Join(", ", type.TypeArguments.Select(Of))}>";
    }

    private static string Tuple(INamedTypeSymbol tuple)
    {
        // Names count only where they were written.
        var elements = tuple.TupleElements.Select(element =>
            Of(element.Type) + (element.IsExplicitlyNamedTupleElement ? $" {element.Name}" : ""));
        return $"({string.Join(", ", elements)})";
    }

    private static string FunctionPointer(IMethodSymbol signature)
    {
        var text = new StringBuilder("function(");
        foreach (var parameter in signature.Parameters) text.Append(Of(parameter.Type)).Append(", ");
        return text.Append(Of(signature.ReturnType)).Append(')').ToString();
    }
}
