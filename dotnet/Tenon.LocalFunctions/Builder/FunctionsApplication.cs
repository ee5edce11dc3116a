using System.Collections;
using System.Reflection;
using Tenon.LocalFunctions;

namespace Microsoft.Azure.Functions.Worker.Builder;

/// <summary>Where a function application begins.</summary>
public static class FunctionsApplication
{
    /// <summary>A builder with the defaults of a host.</summary>
    /// <param name="args">The command line; <c>--urls</c> is where it listens.</param>
    /// <returns>The builder.</returns>
    public static FunctionsApplicationBuilder CreateBuilder(string[] args) => new(
        args,
        FunctionCatalogue.TypesOf(Assembly.GetEntryAssembly()),
        Environment.GetEnvironmentVariables()
            .Cast<DictionaryEntry>()
            .ToDictionary(entry => (string)entry.Key, entry => (string?)entry.Value),
        Environment.GetEnvironmentVariable("FUNCTIONS_APPLICATION_DIRECTORY") ?? AppContext.BaseDirectory,
        endsProgram: true);
}
