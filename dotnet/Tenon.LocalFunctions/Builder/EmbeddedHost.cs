using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Hosting;
using Tenon.LocalFunctions;

namespace Microsoft.Azure.Functions.Worker.Builder;

/// <summary>The server of an application. A start that fails is reported through <see cref="StartFailure"/>.</summary>
internal sealed class EmbeddedHost(WebApplication app, StartFailure failure) : IHost, IAsyncDisposable
{
    public IServiceProvider Services => app.Services;

    public Task StartAsync(CancellationToken cancellationToken = default)
    {
        try
        {
            ListeningAddresses.RequireFree(app.Configuration[WebHostDefaults.ServerUrlsKey]);
        }
        catch (HostStartException error)
        {
            failure.Report(error);
            throw;
        }

        return app.StartAsync(cancellationToken);
    }

    public Task StopAsync(CancellationToken cancellationToken = default) => app.StopAsync(cancellationToken);

    public void Dispose() => ((IDisposable)app).Dispose();

    public ValueTask DisposeAsync() => app.DisposeAsync();
}
