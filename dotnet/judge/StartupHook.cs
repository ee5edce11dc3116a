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
        HostWatcher.Watch(progress: stage => File.WriteAllText(file + ".stage", stage), started: host =>
        {
            // The host only logs what throws here and runs on, so nothing may.
            try
            {
                // Moved into place: a file that is there is whole.
                File.WriteAllText(file + ".part", ServerFacts.Of(host).ToJson());
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
}
