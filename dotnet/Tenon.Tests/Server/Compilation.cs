using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Tenon.Tests;

/// <summary>Compiles C# as a web project of a user would: nullable on, implicit usings on.</summary>
internal static class Compilation
{
    private const string ImplicitUsings = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Net.Http;
        global using System.Threading;
        global using System.Threading.Tasks;
        global using Microsoft.AspNetCore.Builder;
        global using Microsoft.AspNetCore.Hosting;
        global using Microsoft.AspNetCore.Http;
        global using Microsoft.AspNetCore.Routing;
        global using Microsoft.Extensions.Configuration;
        global using Microsoft.Extensions.DependencyInjection;
        global using Microsoft.Extensions.Hosting;
        global using Microsoft.Extensions.Logging;
        """;

    private static readonly string[] Prefixes = ["System.", "Microsoft.AspNetCore.", "Microsoft.Extensions."];

    private static readonly Lazy<MetadataReference[]> References = new(() =>
    [
        .. ((string?)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES") ?? string.Empty)
            .Split(Path.PathSeparator)
            .Where(path => Path.GetFileName(path) is var name
                && (Prefixes.Any(prefix => name.StartsWith(prefix, StringComparison.Ordinal))
                    || name is "System.dll" or "netstandard.dll" or "mscorlib.dll"
                    || name is "Tenon.dll" or "Tenon.Abstractions.dll" or "Tenon.LocalFunctions.dll"))
            .Select(path => (MetadataReference)MetadataReference.CreateFromFile(path)),
    ]);

    /// <summary>The errors and warnings, as the compiler words them; a warning is as bad as an error here.</summary>
    public static IReadOnlyList<string> Diagnose(OutputKind kind, params string[] sources)
    {
        return
        [
            .. Create("Sample", kind, [], sources)
                .GetDiagnostics()
                .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
                .Select(diagnostic => diagnostic.ToString()),
        ];
    }

    /// <summary>A library, compiled with what the others are made of.</summary>
    public static byte[] Emit(string name, string source, params byte[][] libraries)
    {
        var references = libraries.Select(library => (MetadataReference)MetadataReference.CreateFromImage(library));
        using var image = new MemoryStream();
        var result = Create(name, OutputKind.DynamicallyLinkedLibrary, references, source).Emit(image);
        Assert.Empty(result.Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        return image.ToArray();
    }

    private static CSharpCompilation Create(
        string name, OutputKind kind, IEnumerable<MetadataReference> libraries, params string[] sources)
    {
        var options = new CSharpCompilationOptions(
            kind, nullableContextOptions: NullableContextOptions.Enable, generalDiagnosticOption: ReportDiagnostic.Error);
        var trees = sources.Append(ImplicitUsings).Select((source, index) => CSharpSyntaxTree.ParseText(source, path: $"Source{index}.cs"));
        return CSharpCompilation.Create(name, trees, [.. References.Value, .. libraries], options);
    }
}
