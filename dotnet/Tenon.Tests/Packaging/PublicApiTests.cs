using System.Reflection;

namespace Tenon.Tests;

/// <summary>The public surface is in <c>Tenon/PublicAPI.txt</c>, so that no change of it goes unseen.</summary>
public sealed class PublicApiTests
{
    [Fact]
    public void ThePublicSurfaceIsTheTrackedOne()
    {
        var file = Repository.PathOf("dotnet", "Tenon", "PublicAPI.txt");
        var actual = PublicApi.Describe(typeof(Define).Assembly);
        if (Environment.GetEnvironmentVariable("TENON_ACCEPT_API") == "1")
        {
            File.WriteAllText(file, actual);
        }

        // After a wanted change: TENON_ACCEPT_API=1 dotnet test, and review the difference.
        Assert.Equal(File.ReadAllText(file).ReplaceLineEndings("\n"), actual);
    }

    [Fact]
    public void EveryPublicClassIsSealedOrClosedToOthers()
    {
        var open = typeof(Define).Assembly.GetExportedTypes()
            .Where(type => type is { IsClass: true, IsSealed: false } && type != typeof(ContractUnion))
            .Where(type => type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
                .Any(constructor => constructor.IsPublic || constructor.IsFamily));

        Assert.Empty(open);
    }
}
