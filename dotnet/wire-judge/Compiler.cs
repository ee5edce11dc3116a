using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace WireJudge;

/// <summary>C# source to a loaded assembly, in memory, by the compiler of the installed SDK.</summary>
internal static class Compiler
{
    private static readonly CSharpParseOptions Language = new(LanguageVersion.CSharp14);

    private static readonly CSharpCompilationOptions Options = new(
        OutputKind.DynamicallyLinkedLibrary,
        nullableContextOptions: NullableContextOptions.Enable,
        allowUnsafe: false,
        optimizationLevel: OptimizationLevel.Release);

    // What `ImplicitUsings` gives a web project.
    private static readonly SyntaxTree Usings = CSharpSyntaxTree.ParseText(
        string.Concat(
            new[]
            {
                "System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Net.Http.Json",
                "System.Threading", "System.Threading.Tasks", "Microsoft.AspNetCore.Builder", "Microsoft.AspNetCore.Hosting",
                "Microsoft.AspNetCore.Http", "Microsoft.AspNetCore.Routing", "Microsoft.Extensions.Configuration",
                "Microsoft.Extensions.DependencyInjection", "Microsoft.Extensions.Hosting", "Microsoft.Extensions.Logging",
            }.Select(one => $"global using {one};\n")),
        Language);

    private static readonly MetadataReference[] References =
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
            .Split(Path.PathSeparator)
            .Where(path => !Path.GetFileName(path).StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal))
            .Select(path => (MetadataReference)MetadataReference.CreateFromFile(path))
            .ToArray();

    // The SDK's own generator of JSON metadata, for programs that have a context.
    private static readonly Lazy<ISourceGenerator> JsonGenerator = new(() =>
    {
        var path = Path.Combine(AppContext.BaseDirectory, "generators", "System.Text.Json.SourceGeneration.dll");
        var type = System.Reflection.Assembly.LoadFrom(path).GetType("System.Text.Json.SourceGeneration.JsonSourceGenerator")!;
        return ((IIncrementalGenerator)Activator.CreateInstance(type)!).AsSourceGenerator();
    });

    public static (AssemblyLoadContext? Context, System.Reflection.Assembly? Assembly, string[] Errors) Compile(string source, string name)
    {
        Compilation compilation = CSharpCompilation.Create(
            name,
            [Usings, CSharpSyntaxTree.ParseText(source, Language)],
            References,
            Options);
        if (source.Contains("JsonSerializerContext", StringComparison.Ordinal))
        {
            CSharpGeneratorDriver.Create([JsonGenerator.Value], parseOptions: Language)
                .RunGeneratorsAndUpdateCompilation(compilation, out compilation, out _);
        }

        using var image = new MemoryStream();
        var result = compilation.Emit(image);
        if (!result.Success)
        {
            var errors = result.Diagnostics
                .Where(one => one.Severity == DiagnosticSeverity.Error)
                .Select(one => one.ToString())
                .ToArray();
            return (null, null, errors);
        }

        image.Position = 0;
        var context = new AssemblyLoadContext(name, isCollectible: true);
        return (context, context.LoadFromStream(image), []);
    }
}
