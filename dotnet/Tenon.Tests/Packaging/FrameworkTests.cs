using System.Reflection;
using System.Runtime.Versioning;

namespace Tenon.Tests;

/// <summary>The library has a build for each framework; a run of the tests is about one of them.</summary>
public sealed class FrameworkTests
{
    [Fact]
    public void TheBuildUnderTestIsTheOneOfTheRunningFramework()
    {
        var running = $".NETCoreApp,Version=v{Environment.Version.ToString(2)}";

        Assert.Equal(running, FrameworkOf(typeof(FrameworkTests).Assembly));
        Assert.Equal(running, FrameworkOf(typeof(Define).Assembly));
    }

    private static string? FrameworkOf(Assembly assembly) => assembly.GetCustomAttribute<TargetFrameworkAttribute>()?.FrameworkName;
}
