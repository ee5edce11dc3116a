using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Oracle;

/// <summary>
/// Builds one compilation and writes every type and member declared in its source, one JSON record a line.
/// `diagnose` writes the compiler's own errors instead: a case that does not compile proves nothing.
/// </summary>
internal static class SymbolsMode
{
    private static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web)
    {
        Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    public static int Run(string requestPath)
    {
        using var output = new StreamWriter(Console.OpenStandardOutput(), bufferSize: 1 << 20);
        var index = 0;
        foreach (var compilation in CompileAll(requestPath))
        {
            foreach (var record in TypesIn(compilation.Assembly.GlobalNamespace).SelectMany(type => RecordsOf(type, index)))
            {
                output.WriteLine(JsonSerializer.Serialize(record, Json));
            }

            index++;
        }

        return 0;
    }

    /// <summary>What can be seen of every type in the referenced assemblies, instead of what the source declares.</summary>
    public static int RunOnReferences(string requestPath)
    {
        using var output = new StreamWriter(Console.OpenStandardOutput(), bufferSize: 1 << 20);
        var source = CompileAll(requestPath).First();
        // A public property may have a setter that is not.
        var compilation = source.WithOptions(source.Options.WithMetadataImportOptions(MetadataImportOptions.All));
        foreach (var assembly in compilation.SourceModule.ReferencedAssemblySymbols)
        {
            foreach (var record in VisibleTypesIn(assembly.GlobalNamespace).SelectMany(type => RecordsOf(type, 0, IsVisible)))
            {
                output.WriteLine(JsonSerializer.Serialize(record, Json));
            }
        }

        return 0;
    }

    private static IEnumerable<INamedTypeSymbol> VisibleTypesIn(INamespaceOrTypeSymbol container)
    {
        foreach (var member in container.GetMembers())
        {
            if (member is INamespaceSymbol space)
            {
                foreach (var type in VisibleTypesIn(space)) yield return type;
            }
            else if (member is INamedTypeSymbol type && IsVisible(type))
            {
                yield return type;
                foreach (var nested in VisibleTypesIn(type)) yield return nested;
            }
        }
    }

    private static bool IsVisible(ISymbol symbol) => symbol.DeclaredAccessibility
        is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal;

    public static int Diagnose(string requestPath)
    {
        var errors = CompileAll(requestPath)
            .SelectMany(compilation => compilation.GetDiagnostics())
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
            .ToList();
        foreach (var error in errors) Console.WriteLine(error);
        return errors.Count == 0 ? 0 : 1;
    }

    /// <summary>One after the other, so that the first records are written while later projects have not even been read.</summary>
    internal static IEnumerable<CSharpCompilation> CompileAll(string requestPath)
    {
        var compilations = new List<CSharpCompilation>();
        var assemblies = new Dictionary<string, MetadataReference>();
        var trees = new Dictionary<(string Path, string Symbols), SyntaxTree>();
        foreach (var project in Request.Read(requestPath).Projects)
        {
            foreach (var path in project.References)
            {
                if (!assemblies.ContainsKey(path)) assemblies[path] = MetadataReference.CreateFromFile(path);
            }

            var references = project.ProjectReferences
                .Select(reference => (MetadataReference)compilations[reference].ToMetadataReference())
                .Concat(project.References.Select(path => assemblies[path]));
            compilations.Add(Compile(project, references, trees));
            yield return compilations[^1];
        }
    }

    /// <param name="known">A file that several projects compile with the same symbols is one tree.</param>
    private static CSharpCompilation Compile(
        ProjectRequest request,
        IEnumerable<MetadataReference> references,
        Dictionary<(string Path, string Symbols), SyntaxTree> known)
    {
        var options = request.ParseOptions(DocumentationMode.Parse);
        var symbols = string.Join(';', request.Defines.Order(StringComparer.Ordinal).Append(options.LanguageVersion.ToString()));
        var trees = request.Files.Select(file => known.TryGetValue((file, symbols), out var tree)
            ? tree
            : known[(file, symbols)] = CSharpSyntaxTree.ParseText(Request.ReadText(file), options, file)).ToList();
        // What the SDK writes into files of its own.
        var generated = request.Usings.Select(each => each.ToString())
            .Concat(
                request.InternalsVisibleTo.Select(name => $"[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(@\"{name}\")]"));
        trees.Add(CSharpSyntaxTree.ParseText(string.Join("\n", generated), options, "Generated.g.cs"));

        var nullable = request.Nullable.ToLowerInvariant() switch
        {
            "enable" => NullableContextOptions.Enable,
            "annotations" => NullableContextOptions.Annotations,
            "warnings" => NullableContextOptions.Warnings,
            _ => NullableContextOptions.Disable,
        };
        return CSharpCompilation.Create(
            request.AssemblyName,
            trees,
            references,
            new CSharpCompilationOptions(request.Executable ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary)
                .WithNullableContextOptions(nullable)
                .WithAllowUnsafe(true));
    }

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol container)
    {
        foreach (var member in container.GetMembers())
        {
            if (member is INamespaceSymbol space)
            {
                foreach (var type in TypesIn(space)) yield return type;
            }
            else if (member is INamedTypeSymbol { IsImplicitlyDeclared: false, CanBeReferencedByName: true } type && IsDeclared(type))
            {
                yield return type;
                foreach (var nested in TypesIn(type)) yield return nested;
            }
        }
    }

    /// <summary>Not so the class `Program` that top-level statements imply.</summary>
    private static bool IsDeclared(INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is not CompilationUnitSyntax);

    private static IEnumerable<SymbolRecord> RecordsOf(INamedTypeSymbol type, int project, Func<ISymbol, bool>? select = null)
    {
        var place = PlaceOf(type);
        var typeKey = SymbolNames.Metadata(type) + (OutermostIsFileLocal(type) ? $"@{place[..place.LastIndexOf(':')]}" : "");
        yield return new SymbolRecord(project, typeKey, "type", place, SymbolText.Type(type));
        var seen = new Dictionary<string, int>();
        var members = type.GetMembers().Where(IsWritten).Where(select ?? (_ => true)).Select(member => (member, (IMethodSymbol?)null));
        foreach (var (member, written) in members.Concat(ExtensionMethodsOf(type)))
        {
            var name = $"{KindOf(member)} {SymbolText.SimpleName(member)}{Shape(member)}";
            var ordinal = seen[name] = seen.GetValueOrDefault(name) + 1;
            yield return new SymbolRecord(
                project, $"{typeKey} {name} #{ordinal}", KindOf(member), PlaceOf(member), SymbolText.Member(member, written));
        }
    }

    /// <summary>Members that somebody wrote, with a delegate's Invoke and a record's positional properties.</summary>
    private static bool IsWritten(ISymbol member) => member switch
    {
        INamedTypeSymbol => false,
        // The entry point that top-level statements become has no name that can be written.
        IMethodSymbol { Name: ['<', ..] } => false,
        IMethodSymbol { AssociatedSymbol: not null } => false,
        IMethodSymbol { MethodKind: MethodKind.DelegateInvoke } => true,
        IMethodSymbol { ContainingType.TypeKind: TypeKind.Delegate } => false,
        // What `union U(A, B)` implies is what it is for.
        IMethodSymbol { MethodKind: MethodKind.Constructor, Parameters.Length: 1 } or IPropertySymbol { Name: "Value" }
            when IsUnion(member.ContainingType) => true,
        _ => !member.IsImplicitlyDeclared,
    };

    private static bool IsUnion(INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax().Kind().ToString() == "UnionDeclaration");

    /// <summary>
    /// Methods of extension blocks, as the static methods that callers of another language see, and as they were written.
    /// </summary>
    private static IEnumerable<(ISymbol, IMethodSymbol?)> ExtensionMethodsOf(INamedTypeSymbol type) =>
        type.GetTypeMembers()
            .Where(nested => nested.IsExtension)
            .SelectMany(block => block.GetMembers().OfType<IMethodSymbol>())
            .Where(method => method.AssociatedSymbol is null && method.AssociatedExtensionImplementation is not null)
            .Select(method => ((ISymbol)method.AssociatedExtensionImplementation!, (IMethodSymbol?)method));

    private static string KindOf(ISymbol member) => member switch
    {
        IFieldSymbol => "field",
        IPropertySymbol => "property",
        IEventSymbol => "event",
        _ => "method",
    };

    /// <summary>Tells overloads apart by counts alone, so that a wrongly bound type is one mismatch and not two lost symbols.</summary>
    private static string Shape(ISymbol member) => member switch
    {
        IMethodSymbol method => $"`{method.Arity}({method.Parameters.Length})",
        IPropertySymbol { IsIndexer: true } indexer => $"[{indexer.Parameters.Length}]",
        _ => "",
    };

    private static bool OutermostIsFileLocal(INamedTypeSymbol type) =>
        type.IsFileLocal || (type.ContainingType is { } outer && OutermostIsFileLocal(outer));

    private static string PlaceOf(ISymbol symbol)
    {
        if (symbol.Locations.FirstOrDefault(location => location.IsInSource) is not { } location) return symbol.ContainingAssembly.Name;
        var start = location.GetLineSpan();
        return $"{start.Path}:{start.StartLinePosition.Line + 1}";
    }
}
