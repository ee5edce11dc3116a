using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace Tenon.Tests;

/// <summary>A real Kestrel on a free port of the loopback interface, for the length of a test.</summary>
internal sealed class LoopbackServer : IAsyncDisposable
{
    private readonly WebApplication app;

    private LoopbackServer(WebApplication app)
    {
        this.app = app;
        Client = new HttpClient { BaseAddress = new Uri(app.Urls.Single()) };
    }

    public HttpClient Client { get; }

    public static async Task<LoopbackServer> Start(
        Action<WebApplication> map, Action<IServiceCollection>? configure = null, string? environment = null)
    {
        var builder = WebApplication.CreateSlimBuilder(new WebApplicationOptions { EnvironmentName = environment });
        builder.Logging.ClearProviders();
        builder.WebHost.UseKestrel(kestrel => kestrel.Listen(System.Net.IPAddress.Loopback, 0));
        configure?.Invoke(builder.Services);
        var app = builder.Build();
        map(app);
        try
        {
            await app.StartAsync();
        }
        catch
        {
            await app.DisposeAsync();
            throw;
        }

        return new LoopbackServer(app);
    }

    /// <summary>All controllers of the test assembly, with the contract's JSON unless the framework's own is to be seen.</summary>
    public static Task<LoopbackServer> StartControllers(
        Action<WebApplication>? map = null, Action<IServiceCollection>? configure = null, bool withContractJson = true) => Start(
        app =>
        {
            map?.Invoke(app);
            app.MapControllers();
        },
        services =>
        {
            services.AddControllers().AddApplicationPart(typeof(LoopbackServer).Assembly);
            if (withContractJson)
            {
                services.AddContractJson();
            }

            configure?.Invoke(services);
        });

    public async ValueTask DisposeAsync()
    {
        Client.Dispose();
        await app.StopAsync();
        await app.DisposeAsync();
    }
}
