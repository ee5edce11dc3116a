using System.Reflection;
using System.Runtime.Loader;

namespace Tenon.Tests;

public sealed class ContractAssembliesTests
{
    /// <summary>A library of marked controllers refers to the assembly of the attributes and to no other of Tenon's.</summary>
    [Fact]
    public void ALibraryThatUsesTheAttributesAloneIsFound()
    {
        var controllers = Compilation.Emit(
            "OnlyMarked",
            """
            [Tenon.ContractClient]
            public class MarkedController : Microsoft.AspNetCore.Mvc.ControllerBase;
            """);
        var plain = Compilation.Emit("NotMarked", "public class Unmarked;");
        var application = Compilation.Emit(
            "MarkedApplication",
            "public class Application { public MarkedController? Used; public Unmarked? Other; }",
            controllers,
            plain);
        var images = new Dictionary<string, byte[]> { ["OnlyMarked"] = controllers, ["NotMarked"] = plain };
        AssemblyLoadContext.Default.Resolving += Resolve;
        try
        {
            var calling = AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(application));

            var names = ContractAssemblies.Choose([], calling).Select(assembly => assembly.GetName().Name);

            Assert.Equal(["MarkedApplication", "OnlyMarked"], names);
        }
        finally
        {
            AssemblyLoadContext.Default.Resolving -= Resolve;
        }

        Assembly? Resolve(AssemblyLoadContext context, AssemblyName name) =>
            images.TryGetValue(name.Name ?? string.Empty, out var image) ? context.LoadFromStream(new MemoryStream(image)) : null;
    }
}
