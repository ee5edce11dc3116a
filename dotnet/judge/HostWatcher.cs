using System.Diagnostics;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace Tenon.Judge;

/// <summary>
/// Takes the host when it is built, by the events that the hosting library sends for tools. The host gets a server that does
/// not listen, and starts none of the application's background services: what is wanted is what the application knows.
/// </summary>
internal static class HostWatcher
{
    public static IDisposable Watch(Action<string> progress, Action<IHost> started) =>
        DiagnosticListener.AllListeners.Subscribe(new Observer<DiagnosticListener>(listener =>
        {
            if (listener.Name == "Microsoft.Extensions.Hosting")
            {
                listener.Subscribe(new Observer<KeyValuePair<string, object?>>(value => OnEvent(value, progress, started)));
            }
        }));

    private static void OnEvent(KeyValuePair<string, object?> value, Action<string> progress, Action<IHost> started)
    {
        switch (value)
        {
            case { Key: "HostBuilding", Value: IHostBuilder builder }:
                progress("building");
                builder.ConfigureServices((_, services) => Disarm(services));
                break;
            case { Key: "HostBuilt", Value: IHost host }:
                progress("built");
                var lifetime = host.Services.GetRequiredService<IHostApplicationLifetime>();
                lifetime.ApplicationStarted.Register(() => started(host));
                break;
        }
    }

    private static void Disarm(IServiceCollection services)
    {
        services.AddEndpointsApiExplorer();
        services.PostConfigure<MvcOptions>(options => options.Conventions.Add(new Described()));
        services.AddSingleton<IServer, SilentServer>();
        services.AddSingleton<IHostLifetime, SilentLifetime>();
        for (var at = services.Count - 1; at >= 0; at--)
        {
            // The web host's own service builds the pipeline, and with it the endpoints.
            if (services[at].ServiceType == typeof(IHostedService)
                && services[at].ImplementationType?.FullName != "Microsoft.AspNetCore.Hosting.GenericWebHostService")
            {
                services.RemoveAt(at);
            }
        }
    }

    /// <summary>The API explorer leaves out controllers without [ApiController] unless the application asks for them.</summary>
    private sealed class Described : IApplicationModelConvention
    {
        public void Apply(ApplicationModel application) => application.ApiExplorer.IsVisible ??= true;
    }

    private sealed class Observer<T>(Action<T> next) : IObserver<T>
    {
        public void OnNext(T value) => next(value);

        public void OnCompleted()
        {
        }

        public void OnError(Exception error)
        {
        }
    }
}
