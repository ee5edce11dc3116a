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
                    || name is "System.dll" or "netstandard.dll" or "mscorlib.dll" or "Tenon.dll" or "Tenon.LocalFunctions.dll"))
            .Select(path => (MetadataReference)MetadataReference.CreateFromFile(path)),
    ]);

    /// <summary>The errors and warnings, as the compiler words them; a warning is as bad as an error here.</summary>
    public static IReadOnlyList<string> Diagnose(OutputKind kind, params string[] sources)
    {
        var options = new CSharpCompilationOptions(
            kind, nullableContextOptions: NullableContextOptions.Enable, generalDiagnosticOption: ReportDiagnostic.Error);
        var trees = sources.Append(ImplicitUsings).Select((source, index) => CSharpSyntaxTree.ParseText(source, path: $"Source{index}.cs"));
        return
        [
            .. CSharpCompilation.Create("Sample", trees, References.Value, options)
                .GetDiagnostics()
                .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
                .Select(diagnostic => diagnostic.ToString()),
        ];
    }
}
