using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Reflection;
using System.Runtime.Loader;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Tenon.LocalFunctions.Tests;

/// <summary>
/// The rules that this host shares with <c>tenon --check</c>: <c>test/host/function-rules.json</c>. Each row is compiled and run. A row
/// with a program of its own runs as a process, for the program decides what is served.
/// </summary>
public sealed class FunctionRuleTests
{
    private const string ImplicitUsings = """
        global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;
        global using System.Net.Http; global using System.Threading; global using System.Threading.Tasks;
        """;

    private static readonly string Root = typeof(FunctionRuleTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(data => data.Key == "RepositoryRoot").Value!;

    private static readonly Table Rules = JsonSerializer.Deserialize<Table>(
        File.ReadAllText(Path.Combine(Root, "test", "host", "function-rules.json")), JsonSerializerOptions.Web)!;

    private static readonly IReadOnlyList<MetadataReference> References = [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Select(path => MetadataReference.CreateFromFile(path))];

    public static TheoryData<string> InProcess => [.. Rules.Rows.Where(row => row.Program is null).Select(row => row.Rule)];

    public static TheoryData<string> WithProgram => [.. Rules.Rows.Where(row => row.Program is not null).Select(row => row.Rule)];

    [Theory]
    [MemberData(nameof(InProcess))]
    public async Task TheHostServesWhatTheRuleSays(string rule)
    {
        var row = Rules.Rows.Single(one => one.Rule == rule);
        using var image = new MemoryStream();
        Emit(row, image);
        var types = new AssemblyLoadContext(rule, isCollectible: true).LoadFromStream(new MemoryStream(image.ToArray())).GetTypes();
        var variables = (row.Variables ?? []).Select(pair => (pair.Key, pair.Value)).ToArray();
        try
        {
            await using var host = await RunningHost.Start(types, row.HostJson ?? Rules.HostJson, null, variables);
            if (!row.Key)
            {
                host.Client.DefaultRequestHeaders.Clear();
            }

            using var response = await host.Get("/api/images/png");
            Assert.Equal(row.Served, await IsServed(response));
        }
        catch (HostStartException)
        {
            Assert.False(row.Served);
        }
    }

    [Theory]
    [MemberData(nameof(WithProgram))]
    public async Task TheProgramServesWhatTheRuleSays(string rule)
    {
        var row = Rules.Rows.Single(one => one.Rule == rule);
        var folder = Directory.CreateTempSubdirectory("tenon-rules-");
        try
        {
            var app = Path.Combine(folder.FullName, "App.dll");
            await using (var image = File.Create(app))
            {
                Emit(row, image);
            }

            foreach (var file in Directory.GetFiles(AppContext.BaseDirectory, "Tenon*.dll"))
            {
                File.Copy(file, Path.Combine(folder.FullName, Path.GetFileName(file)));
            }

            await File.WriteAllTextAsync(Path.Combine(folder.FullName, "host.json"), row.HostJson ?? Rules.HostJson);
            Assert.Equal(row.Served, await IsServedByProcess(app, folder.FullName));
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    /// <summary>True where it answers as the contract says; false where the program ends, or answers anything else.</summary>
    private static async Task<bool> IsServedByProcess(string app, string folder)
    {
        var address = $"http://127.0.0.1:{FreePort()}";
        var settings = Path.Combine(AppContext.BaseDirectory, "Tenon.LocalFunctions.Tests.runtimeconfig.json");
        var start = new ProcessStartInfo("dotnet", ["exec", "--runtimeconfig", settings, app, "--urls", address])
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        try
        {
            using var client = new HttpClient { BaseAddress = new Uri(address) };
            while (!process.HasExited)
            {
                try
                {
                    using var response = await client.GetAsync("/api/images/png");
                    return await IsServed(response);
                }
                catch (HttpRequestException)
                {
                    await Task.Delay(50);
                }
            }

            return false;
        }
        finally
        {
            if (!process.HasExited)
            {
                process.Kill();
                await process.WaitForExitAsync();
            }
        }
    }

    private static async Task<bool> IsServed(HttpResponseMessage response) =>
        response.StatusCode == HttpStatusCode.OK
        && response.Content.Headers.ContentType?.MediaType == "image/png"
        && await response.Content.ReadAsByteArrayAsync() is [1];

    private static void Emit(Row row, Stream image)
    {
        var functions = row.Functions.Replace("$trigger", Rules.Trigger, StringComparison.Ordinal)
            .Replace("$answer", Rules.Answer, StringComparison.Ordinal);
        string[] sources = [
            ImplicitUsings,
            $"#nullable enable\n{Rules.Usings}\nnamespace Pictures;\n{functions}\n{Rules.Contract}",
            row.Program ?? Rules.Program];
        var compilation = CSharpCompilation.Create(
            "App", sources.Select(text => CSharpSyntaxTree.ParseText(text)), References, new(OutputKind.ConsoleApplication));
        Assert.Empty(compilation.Emit(image).Diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error));
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }

    private sealed record Row(
        string Rule,
        bool Served,
        string Functions,
        string? Program,
        string? HostJson,
        Dictionary<string, string>? Variables,
        bool Key);

    private sealed record Table(
        string Trigger,
        string Answer,
        string Program,
        string HostJson,
        string Usings,
        string Contract,
        IReadOnlyList<Row> Rows);
}
