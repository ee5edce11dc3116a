namespace Tenon.LocalFunctions;

/// <summary>What happens when the start fails: a program that a person runs prints one line and ends with exit code 1.</summary>
internal sealed class StartFailure(bool endsProgram)
{
    public void Report(HostStartException error)
    {
        if (endsProgram)
        {
            Console.Error.WriteLine($"error: {error.Message}");
            Environment.Exit(1);
        }
    }
}
