using Microsoft.Extensions.Logging;

namespace Tenon.LocalFunctions;

/// <summary>
/// What becomes of a start that fails. A program that a person starts says it in one line and ends with exit code 1; the framework
/// logs whole stack traces besides, which are left out meanwhile.
/// </summary>
internal sealed class StartFailure(bool endsProgram)
{
    private static readonly string[] Loggers = ["Microsoft.Extensions.Hosting.Internal.Host", "Microsoft.AspNetCore.Server.Kestrel"];

    public bool IsStarting { get; set; }

    public void Report(HostStartException error)
    {
        if (endsProgram)
        {
            Console.Error.WriteLine($"error: {error.Message}");
            Environment.Exit(1);
        }
    }

    public void Quieten(ILoggingBuilder logging)
    {
        foreach (var logger in Loggers)
        {
            logging.AddFilter(logger, level => level >= (IsStarting && endsProgram ? LogLevel.None : LogLevel.Information));
        }
    }
}
