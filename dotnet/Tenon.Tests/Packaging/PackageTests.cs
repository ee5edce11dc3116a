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
                "README.md", "Tenon.nuspec", "build/Tenon.targets", "lib/net10.0/Tenon.dll", "lib/net10.0/Tenon.xml",
            },
            package.Entries.Select(entry => entry.FullName).ToHashSet());
        var nuspec = XDocument.Parse(await Read(package, "Tenon.nuspec"));
        var names = nuspec.Descendants().Select(element => element.Name.LocalName).ToList();
        var dependency = Assert.Single(nuspec.Descendants(), element => element.Name.LocalName == "dependency");
        Assert.Equal("Tenon.Abstractions", dependency.Attribute("id")?.Value);
        Assert.Equal(
            nuspec.Descendants().Single(element => element.Name.LocalName == "version").Value,
            dependency.Attribute("version")?.Value);
        Assert.Equal(
            "Microsoft.AspNetCore.App",
            nuspec.Descendants().Single(element => element.Name.LocalName == "frameworkReference").Attribute("name")?.Value);
        Assert.Contains("license", names);
        Assert.Contains("readme", names);

        await AssertSources("lib/net10.0/Tenon.pdb", "/_/Tenon/Definitions/Define.cs");
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
