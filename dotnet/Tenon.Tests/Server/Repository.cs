using System.Reflection;

namespace Tenon.Tests;

internal static class Repository
{
    private static readonly string Root = typeof(Repository).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(metadata => metadata.Key == "RepositoryRoot").Value!;

    public static string PathOf(params string[] parts) => Path.Combine([Root, .. parts]);
}
