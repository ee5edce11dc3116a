using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Oracle;

/// <summary>Many small web applications in one process, with a source generator: projects would take minutes.</summary>
internal static class EmitMode
{
    private const string ImplicitUsings = """
        global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;
        global using System.Net.Http; global using System.Threading; global using System.Threading.Tasks;
        """;

    public static int Run(string path)
    {
        var request = JsonSerializer.Deserialize<EmitRequest>(File.ReadAllText(path), JsonSerializerOptions.Web)!;
        var references = Framework().Concat(request.References).Select(one => (MetadataReference)MetadataReference.CreateFromFile(one));
        MetadataReference[] shared = [.. references];
        var language = new CSharpParseOptions(LanguageVersion.CSharp14);
        var options = new CSharpCompilationOptions(
            OutputKind.ConsoleApplication, nullableContextOptions: NullableContextOptions.Enable);
        foreach (var app in request.Apps)
        {
            var trees = app.Files.Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), language, file))
                .Prepend(CSharpSyntaxTree.ParseText(ImplicitUsings, language));
            Compilation compilation = CSharpCompilation.Create("App", trees, shared, options);
            CSharpGeneratorDriver.Create(Generators(request.Generator), [], language, new BuildProperties(request.Properties))
                .RunGeneratorsAndUpdateCompilation(compilation, out compilation, out _);
            var resources = app.Resources.Select(file => new ResourceDescription(Path.GetFileName(file), () => File.OpenRead(file), true));
            using var image = File.Create(Path.Combine(app.Output, "App.dll"));
            var errors = compilation.Emit(image, manifestResources: resources).Diagnostics
                .Where(one => one.Severity == DiagnosticSeverity.Error);
            // What a generator makes of a program need not compile: that is an answer too.
            File.WriteAllLines(Path.Combine(app.Output, "errors.txt"), errors.Select(error => error.ToString()));
        }

        return 0;
    }

    /// <summary>The assemblies of the running framework, and of the web framework of the same version beside it.</summary>
    private static IEnumerable<string> Framework()
    {
        var core = new DirectoryInfo(Path.GetDirectoryName(typeof(object).Assembly.Location)!);
        var web = Path.Combine(core.Parent!.Parent!.FullName, "Microsoft.AspNetCore.App", core.Name);
        string[] files = [.. Directory.GetFiles(web, "Microsoft.*.dll"), .. Directory.GetFiles(core.FullName, "*.dll")];
        return files.Where(IsManaged).DistinctBy(file => Path.GetFileName(file));
    }

    private static bool IsManaged(string file)
    {
        try
        {
            return AssemblyName.GetAssemblyName(file).Name is not null;
        }
        catch (BadImageFormatException)
        {
            return false;
        }
    }

    private static ISourceGenerator[] Generators(string path) => [
        .. Assembly.LoadFrom(path).GetTypes().Where(type => type.GetCustomAttribute<GeneratorAttribute>() is not null)
            .Select(Activator.CreateInstance)
            .Select(one => one as ISourceGenerator ?? ((IIncrementalGenerator)one!).AsSourceGenerator())];

    private sealed record EmitRequest(string[] References, string Generator, Dictionary<string, string> Properties, EmitApp[] Apps);

    /// <param name="Resources">Files that are embedded under their names.</param>
    private sealed record EmitApp(string Output, string[] Files, string[] Resources);

    /// <summary>What MSBuild properties are to a generator.</summary>
    private sealed class BuildProperties(Dictionary<string, string> properties) : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions { get; } = new Values(properties);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

        private sealed class Values(Dictionary<string, string> properties) : AnalyzerConfigOptions
        {
            public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value) =>
                properties.TryGetValue(key.Replace("build_property.", "", StringComparison.Ordinal), out value);
        }
    }
}
