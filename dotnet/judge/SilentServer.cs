using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.Hosting;

namespace Tenon.Judge;

/// <summary>A server that never listens. Requests reach the application only from here.</summary>
internal sealed class SilentServer : IServer
{
    public IFeatureCollection Features { get; } = new FeatureCollection();

    /// <summary>Hands the application one request; null until it is started.</summary>
    public Func<IFeatureCollection, Task>? Process { get; private set; }

    public Task StartAsync<TContext>(IHttpApplication<TContext> application, CancellationToken cancellationToken)
        where TContext : notnull
    {
        Process = async features =>
        {
            var context = application.CreateContext(features);
            Exception? failure = null;
            try
            {
                await application.ProcessRequestAsync(context);
            }
            catch (Exception error)
            {
                failure = error;
                throw;
            }
            finally
            {
                application.DisposeContext(context, failure);
            }
        };
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public void Dispose()
    {
    }
}

/// <summary>A lifetime that neither waits for signals nor writes to the console.</summary>
internal sealed class SilentLifetime : IHostLifetime
{
    public Task WaitForStartAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
