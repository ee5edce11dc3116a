using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Oracle;

/// <summary>One declared symbol and what is said of it, aspect by aspect.</summary>
internal sealed record SymbolRecord(int Project, string Key, string Kind, string Place, Dictionary<string, string> Aspects);

/// <summary>Turns the compiler's symbols into records that compare as text.</summary>
internal static class SymbolText
{
    public static Dictionary<string, string> Type(INamedTypeSymbol type)
    {
        var aspects = new Dictionary<string, string>
        {
            ["kind"] = (type.IsRecord ? "record " : "") + type.TypeKind.ToString().ToLowerInvariant(),
            ["name"] = type.Name,
            ["id"] = type.GetDocumentationCommentId() ?? "",
            ["metadata name"] = SymbolNames.Metadata(type),
            ["accessibility"] = SymbolNames.Accessibility(type.DeclaredAccessibility),
            ["modifiers"] = SymbolNames.Flags(
                (type.IsAbstract && type.TypeKind != TypeKind.Interface, "abstract"),
                (type.IsSealed, "sealed"),
                (type.IsStatic, "static"),
                (type.IsReadOnly, "readonly"),
                (type.IsRefLikeType, "ref"),
                (IsPartial(type), "partial"),
                (type.IsFileLocal, "file")),
            ["type parameters"] = TypeParameters(type.TypeParameters),
            // A base that cannot be bound is replaced by the implied one.
            ["base type"] = type.BaseType is { } parent ? parent is IErrorTypeSymbol ? "System.Object" : TypeText.Bare(parent) : "",
            ["interfaces"] = string.Join(
                ", ", type.Interfaces.Where(each => each is not IErrorTypeSymbol && !IsMadeByCompiler(type, each)).Select(TypeText.Bare)),
            ["attributes"] = ConstantText.Attributes(type.GetAttributes()),
            ["documentation"] = DocumentationText.Of(type),
        };
        if (type.EnumUnderlyingType is { } underlying) aspects["enum type"] = TypeText.Bare(underlying);
        return aspects;
    }

    /// <param name="written">
    /// What replaces, in an extension block, a static method that the compiler makes of it. Comments are on the one that was written, and
    /// the annotations of type parameters get lost in the other.
    /// </param>
    public static Dictionary<string, string> Member(ISymbol member, IMethodSymbol? written = null)
    {
        var aspects = new Dictionary<string, string>
        {
            ["name"] = SimpleName(member),
            ["id"] = Id(member, written),
            ["accessibility"] = SymbolNames.Accessibility(member.DeclaredAccessibility),
            ["modifiers"] = Modifiers(member),
            ["attributes"] = ConstantText.Attributes(member.GetAttributes()),
        };
        // The comment of a delegate is the type's; its Invoke is nobody's to document.
        var isInvoke = member is IMethodSymbol { MethodKind: MethodKind.DelegateInvoke };
        if (!isInvoke) aspects["documentation"] = DocumentationText.Of(written ?? member);
        switch (member)
        {
            case IFieldSymbol field:
                aspects["type"] = TypeText.Of(field.Type);
                if (field.HasConstantValue) aspects["constant"] = ConstantText.Of(field.ConstantValue, field.Type);
                break;
            case IPropertySymbol property:
                aspects["type"] = TypeText.Of(property.Type);
                aspects["parameters"] = Parameters(property.Parameters);
                aspects["getter"] = Accessor(property.GetMethod);
                aspects["setter"] = Accessor(property.SetMethod);
                break;
            case IMethodSymbol method:
                aspects["method kind"] = Kind(method);
                aspects["type parameters"] = TypeParameters(
                    written is null ? method.TypeParameters : [.. written.ContainingType.TypeParameters, .. written.TypeParameters]);
                aspects["parameters"] = Parameters(written is null ? method.Parameters : [.. Receiver(written), .. written.Parameters]);
                aspects["type"] = TypeText.Of((written ?? method).ReturnType);
                aspects["return attributes"] = ConstantText.Attributes(method.GetReturnTypeAttributes());
                break;
            case IEventSymbol happening:
                aspects["type"] = TypeText.Of(happening.Type);
                break;
        }

        return aspects;
    }

    /// <summary>
    /// The type parameters of an extension block are those of the method that the compiler makes, as in the compiled assembly; Roslyn
    /// numbers them in source as if they were those of a type.
    /// </summary>
    internal static string Id(ISymbol member, IMethodSymbol? written)
    {
        var id = member.GetDocumentationCommentId() ?? "";
        if (written is null || id.IndexOf('(') is not (>= 0 and var parameters)) return id;
        var around = written.ContainingType.Arity;
        return id[..parameters] + Regex.Replace(
            id[parameters..], "(``?)([0-9]+)", match => "``" + (int.Parse(match.Groups[2].Value) + (match.Groups[1].Length - 1) * around));
    }

    /// <summary>The name without an explicit interface before it, which is told by the method kind and the interface list.</summary>
    public static string SimpleName(ISymbol member)
    {
        var name = member.Name;
        var dot = name.LastIndexOf('.');
        return dot > 0 ? name[(dot + 1)..] : name;
    }

    private static string Modifiers(ISymbol member) => SymbolNames.Flags(
        (member.IsStatic, "static"),
        (member.IsAbstract, "abstract"),
        (member.IsVirtual, "virtual"),
        (member.IsOverride, "override"),
        (member.IsSealed, "sealed"),
        (member is IFieldSymbol { IsConst: true }, "const"),
        (member is IFieldSymbol { IsReadOnly: true }, "readonly"),
        (member is IFieldSymbol { IsVolatile: true }, "volatile"),
        (member is IFieldSymbol { IsRequired: true } or IPropertySymbol { IsRequired: true }, "required"),
        (member is IPropertySymbol { IsIndexer: true }, "indexer"),
        (member is IPropertySymbol && member.Name.Contains('.'), "explicit"),
        (member is IMethodSymbol { IsExtensionMethod: true }, "extension"),
        (member is IMethodSymbol { IsAsync: true }, "async"),
        (IsPrimaryConstructor(member), "primary"));

    /// <summary>Every record is `IEquatable` of itself without saying so.</summary>
    private static bool IsMadeByCompiler(INamedTypeSymbol type, INamedTypeSymbol contract) =>
        type.IsRecord && contract is { Name: "IEquatable", TypeArguments: [var argument] }
        && SymbolEqualityComparer.Default.Equals(argument, type);

    private static bool IsPartial(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.Any(reference =>
        reference.GetSyntax() is MemberDeclarationSyntax declaration && declaration.Modifiers.Any(SyntaxKind.PartialKeyword));

    private static bool IsPrimaryConstructor(ISymbol member) =>
        member is IMethodSymbol { MethodKind: MethodKind.Constructor } &&
        member.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax);

    private static string Kind(IMethodSymbol method) => method.MethodKind switch
    {
        MethodKind.Constructor => "constructor",
        MethodKind.StaticConstructor => "staticConstructor",
        MethodKind.Destructor => "destructor",
        MethodKind.UserDefinedOperator or MethodKind.BuiltinOperator => "operator",
        MethodKind.Conversion => "conversion",
        MethodKind.ExplicitInterfaceImplementation => "explicitInterface",
        _ => "ordinary",
    };

    private static string Accessor(IMethodSymbol? accessor) => accessor is null
        ? "none"
        : SymbolNames.Accessibility(accessor.DeclaredAccessibility)
            + (accessor.IsInitOnly ? " init" : "")
            + " " + ConstantText.Attributes(accessor.GetAttributes());

    private static IEnumerable<IParameterSymbol> Receiver(IMethodSymbol method) =>
        !method.IsStatic && method.ContainingType.ExtensionParameter is { } receiver ? [receiver] : [];

    private static string Parameters(IEnumerable<IParameterSymbol> parameters) => string.Join(", ", parameters.Select(Parameter));

    private static string Parameter(IParameterSymbol parameter)
    {
        var way = parameter.RefKind switch
        {
            RefKind.Ref => "ref ",
            RefKind.Out => "out ",
            RefKind.In => "in ",
            RefKind.RefReadOnlyParameter => "refReadOnly ",
            _ => "",
        };
        var text = $"{(parameter.IsParams ? "params " : "")}{way}{TypeText.Of(parameter.Type)} {parameter.Name}";
        if (parameter.HasExplicitDefaultValue) text += $" = {DefaultValue(parameter)}";
        var attributes = ConstantText.Attributes(parameter.GetAttributes());
        return attributes == "[]" ? text : $"{attributes} {text}";
    }

    /// <summary>No number is null: its value is a constant that cannot be bound.</summary>
    private static string DefaultValue(IParameterSymbol parameter) =>
        parameter.ExplicitDefaultValue is null && IsNumber(parameter.Type)
            ? "?"
            : ConstantText.Of(parameter.ExplicitDefaultValue, parameter.Type);

    private static bool IsNumber(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Enum || type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_Double;

    private static string TypeParameters(IEnumerable<ITypeParameterSymbol> parameters) =>
        string.Join(", ", parameters.Select(TypeParameter));

    private static string TypeParameter(ITypeParameterSymbol parameter)
    {
        var isNullableClass = parameter.HasReferenceTypeConstraint
            && parameter.ReferenceTypeConstraintNullableAnnotation == NullableAnnotation.Annotated;
        var flags = SymbolNames.Flags(
            (parameter.Variance == VarianceKind.In, "in"),
            (parameter.Variance == VarianceKind.Out, "out"),
            (parameter.HasReferenceTypeConstraint, isNullableClass ? "class?" : "class"),
            (parameter.HasValueTypeConstraint, "struct"),
            (parameter.HasUnmanagedTypeConstraint, "unmanaged"),
            (parameter.HasNotNullConstraint, "notnull"),
            (parameter.HasConstructorConstraint, "new"),
            (parameter.AllowsRefLikeType, "allows-ref"));
        var constraints = string.Join(" & ", parameter.ConstraintTypes.Select(TypeText.Of));
        var attributes = ConstantText.Attributes(parameter.GetAttributes());
        return $"{parameter.Name}{{{flags}|{constraints}}}{(attributes == "[]" ? "" : attributes)}";
    }
}
