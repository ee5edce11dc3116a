using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace Tenon.LocalFunctions.Tests;

/// <summary>An embedded host with chosen functions, on a free port.</summary>
internal sealed class RunningHost : IAsyncDisposable
{
    private readonly IHost host;
    private readonly DirectoryInfo folder;

    private RunningHost(IHost host, DirectoryInfo folder)
    {
        this.host = host;
        this.folder = folder;
        var address = host.Services.GetRequiredService<IServer>().Features.Get<IServerAddressesFeature>()!.Addresses.Single();
        Client = new HttpClient { BaseAddress = new Uri(address) };
        Client.DefaultRequestHeaders.Add("x-functions-key", "any");
    }

    public HttpClient Client { get; }

    public Task<HttpResponseMessage> Get(string path) => Client.GetAsync(path);

    public static Task<RunningHost> Start<TFunctions>(
        string? hostJson = null, Action<IServiceCollection>? services = null, params (string Name, string Value)[] variables) =>
        Start([typeof(TFunctions)], hostJson, services, variables);

    /// <param name="types">The types with functions.</param>
    /// <param name="hostJson">The text of <c>host.json</c>; null for no such file.</param>
    /// <param name="services">More services.</param>
    /// <param name="variables">The environment.</param>
    public static async Task<RunningHost> Start(
        Type[] types, string? hostJson = null, Action<IServiceCollection>? services = null, params (string Name, string Value)[] variables)
    {
        var folder = Directory.CreateTempSubdirectory("tenon-functions-");
        try
        {
            if (hostJson is not null)
            {
                await File.WriteAllTextAsync(Path.Combine(folder.FullName, "host.json"), hostJson);
            }

            var builder = new FunctionsApplicationBuilder(
                ["--urls", "http://127.0.0.1:0"], types, variables.ToDictionary(
                    variable => variable.Name, variable => (string?)variable.Value), folder.FullName);
            builder.ConfigureFunctionsWebApplication();
            builder.Logging.ClearProviders();
            services?.Invoke(builder.Services);
            var host = builder.Build();
            await host.StartAsync();
            return new RunningHost(host, folder);
        }
        catch
        {
            folder.Delete(recursive: true);
            throw;
        }
    }

    public async ValueTask DisposeAsync()
    {
        Client.Dispose();
        await host.StopAsync();
        host.Dispose();
        folder.Delete(recursive: true);
    }
}
