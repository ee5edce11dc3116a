using System.Reflection;
using System.Runtime.Loader;
using Tenon.Judge;

/// <summary>
/// Loaded into an application by DOTNET_STARTUP_HOOKS: the application itself is not changed. TENON_JUDGE_FACTS names the
/// file that the facts go to; the process ends when they are written.
/// </summary>
internal static class StartupHook
{
    public static void Initialize()
    {
        if (Environment.GetEnvironmentVariable("TENON_JUDGE_FACTS") is not { Length: > 0 } file)
        {
            return;
        }

        // The application may start processes of its own; they are not judged.
        Environment.SetEnvironmentVariable("DOTNET_STARTUP_HOOKS", null);
        AssemblyLoadContext.Default.Resolving += OwnReference;
        HostWatcher.Watch(progress: stage => File.WriteAllText(file + ".stage", stage), started: host =>
        {
            // The host only logs what throws here and runs on, so nothing may.
            try
            {
                // Moved into place: a file that is there is whole.
                File.WriteAllText(file + ".part", ServerFacts.Of(host, []).ToJson());
                File.Move(file + ".part", file, overwrite: true);
            }
            catch (Exception error)
            {
                Console.Error.WriteLine($"Unhandled exception. The judge failed: {error}");
            }

            // Threads, timers and exit handlers of the application may run on; nothing of it is needed any more.
            Exit.Now();
        });
    }

    /// <summary>
    /// An application that asks all loaded assemblies for their types asks this one too. Some of its types need the compiler, which
    /// lies beside it and not beside the application.
    /// </summary>
    private static Assembly? OwnReference(AssemblyLoadContext context, AssemblyName name)
    {
        if (name.Name is not ("Microsoft.CodeAnalysis" or "Microsoft.CodeAnalysis.CSharp"))
        {
            return null;
        }

        var file = Path.Combine(Path.GetDirectoryName(typeof(StartupHook).Assembly.Location)!, $"{name.Name}.dll");
        return File.Exists(file) ? context.LoadFromAssemblyPath(file) : null;
    }
}
