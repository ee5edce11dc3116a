using System.Reflection;

namespace Tenon.Tests;

/// <summary>The public surface of each package is in its <c>PublicAPI.txt</c>, so that no change of it goes unseen.</summary>
public sealed class PublicApiTests
{
    [Theory]
    [InlineData("Tenon", typeof(Define))]
    [InlineData("Tenon.Abstractions", typeof(ContractAttribute))]
    public void ThePublicSurfaceIsTheTrackedOne(string package, Type anyOfIt)
    {
        var file = Repository.PathOf("dotnet", package, "PublicAPI.txt");
        Assert.Equal(package, anyOfIt.Assembly.GetName().Name);
        var actual = PublicApi.Describe(anyOfIt.Assembly);
        if (Environment.GetEnvironmentVariable("TENON_ACCEPT_API") == "1")
        {
            File.WriteAllText(file, actual);
        }

        // After a wanted change: TENON_ACCEPT_API=1 dotnet test, and review the difference.
        Assert.Equal(File.ReadAllText(file).ReplaceLineEndings("\n"), actual);
    }

    /// <summary>The attributes were in <c>Tenon</c> itself: what was compiled against that finds them still.</summary>
    [Fact]
    public void TheLibraryForwardsEveryAttribute()
    {
        var attributes = typeof(ContractAttribute).Assembly.GetExportedTypes();

        Assert.All(attributes, type => Assert.True(type.IsEnum || type.BaseType == typeof(Attribute), type.Name));
        Assert.Equal(ByName(attributes), ByName(typeof(Define).Assembly.GetForwardedTypes()));
        Assert.All(attributes, type => Assert.Same(type, typeof(Define).Assembly.GetType(type.FullName!)));
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

    private static IEnumerable<Type> ByName(IEnumerable<Type> types) => types.OrderBy(type => type.Name, StringComparer.Ordinal);
}
