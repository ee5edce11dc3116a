using System.Runtime.Loader;
using Microsoft.AspNetCore.Builder;

namespace WireJudge;

/// <summary>
/// One program on a port of the loopback address. Its <c>App.Build</c> is what a Main would be, without the call of Run.
/// </summary>
internal sealed class ServedProgram
{
    private readonly AssemblyLoadContext context;
    private readonly WebApplication application;

    private ServedProgram(AssemblyLoadContext context, WebApplication application)
    {
        this.context = context;
        this.application = application;
    }

    public string Url => application.Urls.First();

    public static async Task<(ServedProgram? Program, string[] Errors)> StartAsync(string source, string name)
    {
        var (context, assembly, errors) = Compiler.Compile(source, name);
        if (context is null || assembly is null)
        {
            return (null, errors);
        }

        var build = assembly.GetType("App")!.GetMethod("Build")!;
        var application = (WebApplication)build.Invoke(null, [Array.Empty<string>()])!;
        application.Urls.Add("http://127.0.0.1:0");
        await application.StartAsync();
        return (new ServedProgram(context, application), []);
    }

    public async Task StopAsync()
    {
        using var patience = new CancellationTokenSource(TimeSpan.FromMilliseconds(200));
        try
        {
            await application.StopAsync(patience.Token);
        }
        catch (OperationCanceledException)
        {
            // Connections that a client keeps alive are cut.
        }

        await application.DisposeAsync();
        context.Unload();
    }
}
