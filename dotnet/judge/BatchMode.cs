using System.Reflection;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Tenon.Judge.Facts;

namespace Tenon.Judge;

/// <summary>
/// Many servers of one file each, for the tests: compiled and run one after the other in this process, because a process and a
/// build for each would take minutes. Each is an assembly and an entry point of its own.
/// </summary>
internal static class BatchMode
{
    private static readonly JsonSerializerOptions Web = new(JsonSerializerDefaults.Web);

    /// <summary>What the SDK's implicit usings bring into a web project.</summary>
    private static readonly string[] Usings =
    [
        "System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Net.Http.Json", "System.Threading",
        "System.Threading.Tasks", "Microsoft.AspNetCore.Builder", "Microsoft.AspNetCore.Hosting", "Microsoft.AspNetCore.Http",
        "Microsoft.AspNetCore.Routing", "Microsoft.Extensions.Configuration", "Microsoft.Extensions.DependencyInjection",
        "Microsoft.Extensions.Hosting", "Microsoft.Extensions.Logging",
    ];

    public static int Run(string path)
    {
        var request = JsonSerializer.Deserialize<BatchRequest>(File.ReadAllText(path), Web)
            ?? throw new InvalidDataException($"{path} holds no request");
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(file => !Path.GetFileName(file).StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal))
            .Concat(request.References)
            .Select(MetadataReference (file) => MetadataReference.CreateFromFile(file))
            .ToList();
        Directory.CreateDirectory(request.Output);
        foreach (var reference in request.References)
        {
            Assembly.LoadFrom(reference);
        }

        foreach (var server in request.Servers)
        {
            var (facts, problem) = Judge(server, request, references);
            File.WriteAllText(Path.Combine(request.Output, $"{server.Name}.json"), facts ?? JsonSerializer.Serialize(new { problem }));
        }

        // Whatever the servers have started ends here.
        Environment.Exit(0);
        return 0;
    }

    private static (string? Facts, string? Problem) Judge(BatchServer server, BatchRequest request, List<MetadataReference> references)
    {
        var packages = server.Packages ?? [];
        if (packages.Length > 0)
        {
            // Types that the server has from a package: an assembly of its own, whose source only the judge sees.
            var package = Path.Combine(request.Output, $"{server.Name}.Package.dll");
            var wrong = Compile($"{server.Name}.Package", packages, OutputKind.DynamicallyLinkedLibrary, package, [], references);
            if (wrong is { Count: > 0 })
            {
                return (null, "its package does not compile: " + string.Join("\n", wrong));
            }

            Assembly.LoadFrom(package);
            references = [.. references, MetadataReference.CreateFromFile(package)];
        }

        var assembly = Path.Combine(request.Output, $"{server.Name}.dll");
        var written = server.IsOnlyCompiled ? null : assembly;
        var errors = Compile(server.Name, server.Files, OutputKind.ConsoleApplication, written, request.Generators, references);
        if (errors.Count > 0)
        {
            return (null, "does not compile: " + string.Join("\n", errors));
        }

        if (server.IsOnlyCompiled)
        {
            return ("{}", null);
        }

        string? facts = null;
        Exception? failure = null;
        using var watch = HostWatcher.Watch(_ => { }, host =>
        {
            try
            {
                facts = ServerFacts.Of(host, server.Requests ?? []).ToJson();
            }
            catch (Exception error)
            {
                failure = error;
            }
            finally
            {
                host.Services.GetRequiredService<IHostApplicationLifetime>().StopApplication();
            }
        });
        var thread = new Thread(() =>
        {
            try
            {
                var entry = Assembly.LoadFrom(assembly).EntryPoint!;
                string[] arguments = [$"--applicationName={server.Name}", .. server.Arguments ?? []];
                entry.Invoke(null, entry.GetParameters().Length == 0 ? [] : [arguments]);
            }
            catch (Exception error)
            {
                failure = error is TargetInvocationException { InnerException: { } inner } ? inner : error;
            }
        })
        { IsBackground = true };
        thread.Start();
        var ended = thread.Join(TimeSpan.FromSeconds(30));
        return facts is not null ? (facts, null)
            : failure is not null ? (null, $"threw: {failure.GetType().Name}: {failure.Message}")
            : (null, ended ? "never built a host" : "did not start in 30 s");
    }

    private static List<string> Compile(
        string name, string[] files, OutputKind kind, string? assembly, string[] generators, List<MetadataReference> references)
    {
        var options = CSharpParseOptions.Default.WithLanguageVersion(LanguageVersion.Latest);
        var usings = string.Concat(Usings.Select(one => $"global using {one};\n"));
        var compilation = CSharpCompilation.Create(
            name,
            [
                CSharpSyntaxTree.ParseText(usings, options),
                .. files.Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), options, file)),
            ],
            references,
            new CSharpCompilationOptions(kind, nullableContextOptions: NullableContextOptions.Enable));
        Compilation generated = compilation;
        if (files.Any(file => File.ReadAllText(file).Contains("JsonSerializerContext", StringComparison.Ordinal)))
        {
            CSharpGeneratorDriver.Create(
                generators.SelectMany(file => new AnalyzerFileReference(file, new Loader()).GetGenerators(LanguageNames.CSharp)),
                parseOptions: options)
                .RunGeneratorsAndUpdateCompilation(compilation, out generated, out _);
        }

        using var stream = assembly is null ? null : File.Create(assembly);
        var diagnostics = stream is null ? generated.GetDiagnostics() : generated.Emit(stream).Diagnostics;
        return [.. diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error).Select(one => one.ToString())];
    }

    private sealed class Loader : IAnalyzerAssemblyLoader
    {
        public void AddDependencyLocation(string fullPath)
        {
        }

        public Assembly LoadFromPath(string fullPath) => Assembly.LoadFrom(fullPath);
    }
}

/// <param name="Generators">Source generators, by path.</param>
internal sealed record BatchRequest(string Output, string[] References, string[] Generators, BatchServer[] Servers);

/// <param name="Packages">Source files that stand for packages.</param>
/// <param name="Requests">What it is asked once it has started.</param>
/// <param name="IsOnlyCompiled">It is not started.</param>
internal sealed record BatchServer(
    string Name, string[] Files, string[]? Packages, string[]? Arguments, CallRequest[]? Requests, bool IsOnlyCompiled = false);
