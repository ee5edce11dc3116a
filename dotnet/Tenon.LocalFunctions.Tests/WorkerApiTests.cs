using System.Reflection;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Tenon.LocalFunctions.Tests;

/// <summary>
/// The sample is written once and built against two hosts. What it uses of the worker must exist in the official packages, which
/// not every machine can restore: their names are in <c>OfficialWorkerApi.txt</c>, and the C# compiler says what is used.
/// </summary>
public sealed partial class WorkerApiTests
{
    private const string Builder = "Microsoft.Azure.Functions.Worker.Builder";

    private const string ImplicitUsings = """
        global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;
        global using System.Net.Http; global using System.Threading; global using System.Threading.Tasks;
        """;

    private static readonly string Root = typeof(WorkerApiTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(data => data.Key == "RepositoryRoot").Value!;

    private static readonly HashSet<string> Official = [
        .. File.ReadAllLines(Path.Combine(Root, "dotnet", "Tenon.LocalFunctions.Tests", "OfficialWorkerApi.txt"))
            .Where(line => !line.StartsWith('#'))];

    private static readonly IEnumerable<MetadataReference> References = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator).Select(path => MetadataReference.CreateFromFile(path));

    [Fact]
    public void TheEmbeddedHostOffersNothingThatTheOfficialPackagesLack()
    {
        var compilation = CSharpCompilation.Create("empty", references: References);
        var host = compilation.SourceModule.ReferencedAssemblySymbols.Single(assembly => assembly.Name == "Tenon.LocalFunctions");

        var offered = PublicTypes(host.GlobalNamespace).SelectMany(type => type.GetMembers().Where(IsOffered).Prepend(type))
            .Select(symbol => symbol.GetDocumentationCommentId()!);

        Assert.Equal(Official.Order(StringComparer.Ordinal), offered.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void TheSampleUsesTheWorkersPublicApiAspNetAndTenonAlone()
    {
        var sources = Directory.GetFiles(Path.Combine(Root, "samples", "functions-images"), "*.cs", SearchOption.AllDirectories)
            .Where(
                path =>
                    !path.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal)
                        && !path.Contains($"{Path.DirectorySeparatorChar}bin{Path.DirectorySeparatorChar}", StringComparison.Ordinal))
            .Select(File.ReadAllText);
        var compilation = Compile(sources);

        var used = compilation.SyntaxTrees.SelectMany(tree => UsedIn(tree, compilation)).ToHashSet(SymbolEqualityComparer.Default);
        var ofWorker = used.Where(symbol => symbol!.ContainingAssembly.Name == "Tenon.LocalFunctions")
            .Select(symbol => symbol!.GetDocumentationCommentId()!)
            .ToList();
        var elsewhere = used.Select(symbol => symbol!.ContainingAssembly.Name)
            .Where(
                name =>
                    name is not ("Tenon.LocalFunctions" or "Tenon" or "Tenon.Abstractions" or "FunctionsImages")
                        && !name.StartsWith("System.", StringComparison.Ordinal)
                        && !name.StartsWith("Microsoft.AspNetCore.", StringComparison.Ordinal)
                        && !name.StartsWith("Microsoft.Extensions.", StringComparison.Ordinal));

        Assert.Empty(ofWorker.Except(Official));
        Assert.Empty(elsewhere);
        Assert.Superset(
            new HashSet<string>
            {
                "T:Microsoft.Azure.Functions.Worker.Builder.FunctionsApplication",
                $"M:{Builder}.FunctionsApplicationBuilderAspNetCoreExtensions.ConfigureFunctionsWebApplication"
                    + $"({Builder}.FunctionsApplicationBuilder)",
                "M:Microsoft.Azure.Functions.Worker.FunctionAttribute.#ctor(System.String)",
                "P:Microsoft.Azure.Functions.Worker.HttpTriggerAttribute.Route",
            },
            ofWorker.ToHashSet());
    }

    [Fact]
    public void TheGuidesProgramCompiles()
    {
        var guide = File.ReadAllText(Path.Combine(Root, "docs", "guide", "serverless.md"));
        var blocks = CSharpBlock().Matches(guide).Select(block => block.Groups["code"].Value).ToList();

        Assert.Equal(3, blocks.Count);
        Compile(blocks);
    }

    private static CSharpCompilation Compile(IEnumerable<string> sources)
    {
        var compilation = CSharpCompilation.Create(
            "FunctionsImages",
            sources.Append(ImplicitUsings).Select(text => CSharpSyntaxTree.ParseText(text)),
            References,
            new CSharpCompilationOptions(OutputKind.ConsoleApplication, nullableContextOptions: NullableContextOptions.Enable));
        Assert.Empty(
            compilation.GetDiagnostics()
                .Where(diagnostic => diagnostic.Severity is DiagnosticSeverity.Error or DiagnosticSeverity.Warning));
        return compilation;
    }

    [GeneratedRegex("^```csharp[^\r\n]*\r?\n(?<code>.*?)^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex CSharpBlock();

    private static IEnumerable<INamedTypeSymbol> PublicTypes(INamespaceSymbol space) =>
        space.GetTypeMembers()
            .Where(type => type.DeclaredAccessibility == Accessibility.Public)
            .Concat(space.GetNamespaceMembers().SelectMany(PublicTypes));

    private static bool IsOffered(ISymbol member) =>
        member is { DeclaredAccessibility: Accessibility.Public, IsImplicitlyDeclared: false }
            and not IMethodSymbol { MethodKind: MethodKind.PropertyGet or MethodKind.PropertySet }
        && !(member is IMethodSymbol { MethodKind: MethodKind.Constructor } && member.ContainingType.TypeKind == TypeKind.Enum);

    private static IEnumerable<ISymbol> UsedIn(SyntaxTree tree, CSharpCompilation compilation)
    {
        var model = compilation.GetSemanticModel(tree);
        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            var symbol = model.GetSymbolInfo(node).Symbol;
            symbol = symbol is IMethodSymbol { ReducedFrom: { } whole } ? whole : symbol?.OriginalDefinition;
            if (symbol is { ContainingAssembly: not null } and not INamespaceSymbol)
            {
                yield return symbol;
            }
        }
    }
}
