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
    public async Task ThePackageHoldsDocumentationReadmeAndSymbolsAndDependsOnTheFrameworkAlone()
    {
        await Pack();

        using var package = Open(".nupkg");
        Assert.Superset(
            new HashSet<string>
            {
                "README.md", "Tenon.nuspec", "build/Tenon.targets", "lib/net10.0/Tenon.dll", "lib/net10.0/Tenon.xml",
            },
            package.Entries.Select(entry => entry.FullName).ToHashSet());
        var nuspec = XDocument.Parse(await Read(package, "Tenon.nuspec"));
        var names = nuspec.Descendants().Select(element => element.Name.LocalName).ToList();
        Assert.DoesNotContain("dependency", names);
        Assert.Equal(
            "Microsoft.AspNetCore.App",
            nuspec.Descendants().Single(element => element.Name.LocalName == "frameworkReference").Attribute("name")?.Value);
        Assert.Contains("license", names);
        Assert.Contains("readme", names);

        using var symbols = Open(".snupkg");
        await using var debug = await Assert.Single(symbols.Entries, entry => entry.FullName == "lib/net10.0/Tenon.pdb").OpenAsync();
        using var seekable = new MemoryStream();
        await debug.CopyToAsync(seekable);
        seekable.Position = 0;
        using var provider = MetadataReaderProvider.FromPortablePdbStream(seekable);
        var reader = provider.GetMetadataReader();
        var sources = reader.Documents.Select(handle => reader.GetString(reader.GetDocument(handle).Name)).ToList();
        Assert.Contains("/_/Tenon/Definitions/Define.cs", sources);
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
    private async Task Pack()
    {
        var configuration = new DirectoryInfo(AppContext.BaseDirectory).Parent!.Name;
        var start = new ProcessStartInfo(
            "dotnet",
            [
                "pack", Repository.PathOf("dotnet", "Tenon", "Tenon.csproj"), "--no-build", "-c", configuration, "-o", output.FullName,
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
