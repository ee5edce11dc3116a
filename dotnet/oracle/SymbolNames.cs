using Microsoft.CodeAnalysis;

namespace Oracle;

internal static class SymbolNames
{
    public static readonly SymbolDisplayFormat Plain = new(
        globalNamespaceStyle: SymbolDisplayGlobalNamespaceStyle.Omitted,
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    /// <summary>Acme.Outer`1+Inner; a file-local type has its written name, the compiler's mangling is its own affair.</summary>
    public static string Metadata(INamedTypeSymbol type)
    {
        var container = type.ContainingType is { } outer
            ? Metadata(outer) + "+"
            : type.ContainingNamespace is { IsGlobalNamespace: false } space ? space.ToDisplayString(Plain) + "." : "";
        return container + type.Name + (type.Arity > 0 ? $"`{type.Arity}" : "");
    }

    public static string Accessibility(Accessibility accessibility) => accessibility switch
    {
        Microsoft.CodeAnalysis.Accessibility.Public => "public",
        Microsoft.CodeAnalysis.Accessibility.Internal => "internal",
        Microsoft.CodeAnalysis.Accessibility.Protected => "protected",
        Microsoft.CodeAnalysis.Accessibility.Private => "private",
        Microsoft.CodeAnalysis.Accessibility.ProtectedOrInternal => "protectedInternal",
        Microsoft.CodeAnalysis.Accessibility.ProtectedAndInternal => "privateProtected",
        _ => "notApplicable",
    };

    public static string Flags(params ReadOnlySpan<(bool Set, string Name)> flags)
    {
        var set = new List<string>();
        foreach (var (isSet, name) in flags)
        {
            if (isSet) set.Add(name);
        }

        return string.Join(" ", set);
    }
}
