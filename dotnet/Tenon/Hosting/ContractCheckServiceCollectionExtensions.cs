using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon;

/// <summary>Compares, when the application starts, what it serves with what its contracts declare.</summary>
public static class ContractCheckServiceCollectionExtensions
{
    /// <summary>
    /// Fails the start of the application, before it listens, where an operation of a contract is not served, is served more
    /// than once, or under another method.
    /// </summary>
    /// <param name="services">The services of the application.</param>
    /// <param name="assemblies">
    /// The assemblies that hold the contracts; without any, the calling assembly and those of its references that use Tenon.
    /// </param>
    /// <returns>The same services.</returns>
    /// <exception cref="ContractCheckException">Thrown by the start of the application, with the list of what is wrong.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    [RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
    public static IServiceCollection AddContractCheck(this IServiceCollection services, params Assembly[] assemblies)
    {
        ArgumentNullException.ThrowIfNull(services);
        var chosen = ContractAssemblies.Choose(assemblies, Assembly.GetCallingAssembly());
        return services.AddSingleton<IStartupFilter>(new ContractCheck(chosen));
    }
}
