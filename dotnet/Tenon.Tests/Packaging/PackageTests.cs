using System.Diagnostics;
using System.IO.Compression;
using System.Reflection.Metadata;
using System.Text;
using System.Xml.Linq;

namespace Tenon.Tests;

/// <summary>What <c>dotnet pack</c> makes.</summary>
public sealed class PackageTests : IDisposable
{
    private readonly DirectoryInfo output = Directory.CreateTempSubdirectory("tenon-package-");

    [Fact]
    public async Task ThePackageHoldsDocumentationReadmeAndSymbolsAndDependsOnTheFrameworkAndTheAttributes()
    {
        await Pack("Tenon");

        using var package = Open(".nupkg");
        Assert.Superset(
            new HashSet<string>
            {
                "README.md", "Tenon.nuspec", "build/Tenon.targets", "lib/net8.0/Tenon.dll", "lib/net8.0/Tenon.xml", "lib/net10.0/Tenon.dll",
                "lib/net10.0/Tenon.xml",
            },
            package.Entries.Select(entry => entry.FullName).ToHashSet());
        var nuspec = XDocument.Parse(await Read(package, "Tenon.nuspec"));
        var names = nuspec.Descendants().Select(element => element.Name.LocalName).ToList();
        var version = nuspec.Descendants().Single(element => element.Name.LocalName == "version").Value;
        Assert.Equal([$"Tenon.Abstractions {version}"], DependenciesFor("net10.0"));
        Assert.Equal(["System.Text.Json 9.0.12", $"Tenon.Abstractions {version}"], DependenciesFor("net8.0"));
        Assert.Equal(
            ["Microsoft.AspNetCore.App", "Microsoft.AspNetCore.App"],
            nuspec.Descendants().Where(element => element.Name.LocalName == "frameworkReference").Select(NameOf));
        Assert.Contains("license", names);
        Assert.Contains("readme", names);

        await AssertSources("lib/net8.0/Tenon.pdb", "/_/Tenon/Definitions/Define.cs");
        await AssertSources("lib/net10.0/Tenon.pdb", "/_/Tenon/Definitions/Define.cs");

        static string? NameOf(XElement element) => element.Attribute("name")?.Value;

        IEnumerable<string> DependenciesFor(string framework) => nuspec.Descendants()
            .Where(element => element.Name.LocalName == "dependency"
                && element.Parent?.Attribute("targetFramework")?.Value == framework)
            .Select(element => $"{element.Attribute("id")?.Value} {element.Attribute("version")?.Value}")
            .Order(StringComparer.Ordinal);
    }

    [Fact]
    public async Task TheAttributesNeedNothingButNetStandard()
    {
        await Pack("Tenon.Abstractions");

        using var package = Open(".nupkg");
        Assert.Superset(
            new HashSet<string>
            {
                "README.md", "Tenon.Abstractions.nuspec", "lib/netstandard2.0/Tenon.Abstractions.dll",
                "lib/netstandard2.0/Tenon.Abstractions.xml",
            },
            package.Entries.Select(entry => entry.FullName).ToHashSet());
        var nuspec = XDocument.Parse(await Read(package, "Tenon.Abstractions.nuspec"));
        var names = nuspec.Descendants().Select(element => element.Name.LocalName).ToList();
        Assert.DoesNotContain("dependency", names);
        Assert.DoesNotContain("frameworkReference", names);
        Assert.Contains("license", names);
        Assert.Contains("readme", names);

        await AssertSources("lib/netstandard2.0/Tenon.Abstractions.pdb", "/_/Tenon.Abstractions/ContractAttribute.cs");
    }

    /// <summary>The symbols name the sources, without a path of the machine that built them.</summary>
    private async Task AssertSources(string file, string expected)
    {
        using var symbols = Open(".snupkg");
        await using var debug = await Assert.Single(symbols.Entries, entry => entry.FullName == file).OpenAsync();
        using var seekable = new MemoryStream();
        await debug.CopyToAsync(seekable);
        seekable.Position = 0;
        using var provider = MetadataReaderProvider.FromPortablePdbStream(seekable);
        var reader = provider.GetMetadataReader();
        var sources = reader.Documents.Select(handle => reader.GetString(reader.GetDocument(handle).Name)).ToList();
        Assert.Contains(expected, sources);
        Assert.All(sources, source => Assert.StartsWith("/_/", source, StringComparison.Ordinal));
    }

    public void Dispose() => output.Delete(recursive: true);

    private ZipArchive Open(string extension) =>
        ZipFile.OpenRead(Assert.Single(output.GetFiles(), file => file.Extension == extension).FullName);

    private static async Task<string> Read(ZipArchive archive, string name)
    {
        await using var stream = await Assert.Single(archive.Entries, entry => entry.FullName == name).OpenAsync();
        using var reader = new StreamReader(stream, Encoding.UTF8);
        return await reader.ReadToEndAsync();
    }

    /// <summary>Packs what has been built for this very test run.</summary>
    private async Task Pack(string project)
    {
        var configuration = new DirectoryInfo(AppContext.BaseDirectory).Parent!.Name;
        var start = new ProcessStartInfo(
            "dotnet",
            [
                "pack", Repository.PathOf("dotnet", project, project + ".csproj"), "--no-build", "-c", configuration, "-o", output.FullName,
                "--disable-build-servers",
            ])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        var text = await process.StandardOutput.ReadToEndAsync();
        await process.WaitForExitAsync();
        Assert.True(process.ExitCode == 0, text);
    }
}
