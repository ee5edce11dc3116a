using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Tenon;

/// <summary>The assemblies that may hold contracts: the calling one, and those of its references that use Tenon.</summary>
[RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
internal static class ContractAssemblies
{
    /// <summary>One whose controllers are marked refers to nothing but the attributes.</summary>
    private static readonly string?[] OwnNames =
        [typeof(ContractAssemblies).Assembly.GetName().Name, typeof(ContractAttribute).Assembly.GetName().Name];

    public static IReadOnlyList<Assembly> Choose(Assembly[] given, Assembly calling) => given is { Length: > 0 } ? given : Around(calling);

    private static List<Assembly> Around(Assembly calling)
    {
        var found = new List<Assembly> { calling };
        for (var next = 0; next < found.Count; next++)
        {
            foreach (var name in found[next].GetReferencedAssemblies().Where(MayHoldContracts))
            {
                if (TryLoad(name) is { } reference && !found.Contains(reference) && UsesTenon(reference))
                {
                    found.Add(reference);
                }
            }
        }

        return found;
    }

    private static bool UsesTenon(Assembly assembly) =>
        assembly.GetReferencedAssemblies().Any(reference => OwnNames.Contains(reference.Name));

    /// <summary>The framework's own assemblies are many and hold none; loading them all would cost start-up time.</summary>
    private static bool MayHoldContracts(AssemblyName reference) =>
        reference.Name is { } name
        && name is not ("System" or "netstandard" or "mscorlib")
        && !name.StartsWith("System.", StringComparison.Ordinal)
        && !name.StartsWith("Microsoft.AspNetCore.", StringComparison.Ordinal)
        && !name.StartsWith("Microsoft.Extensions.", StringComparison.Ordinal);

    /// <summary>A reference may be absent at run time; then nothing of it can be served either.</summary>
    private static Assembly? TryLoad(AssemblyName name)
    {
        try
        {
            return Assembly.Load(name);
        }
        catch (Exception absent) when (absent is FileNotFoundException or FileLoadException or BadImageFormatException)
        {
            return null;
        }
    }
}
