using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.Hosting;
using Tenon.LocalFunctions;

namespace Microsoft.Azure.Functions.Worker.Builder;

/// <summary>The server of an application. A start that fails is reported as <see cref="StartFailure"/> says.</summary>
internal sealed class EmbeddedHost(WebApplication app, StartFailure failure) : IHost, IAsyncDisposable
{
    public IServiceProvider Services => app.Services;

    public async Task StartAsync(CancellationToken cancellationToken = default)
    {
        failure.IsStarting = true;
        try
        {
            await app.StartAsync(cancellationToken);
        }
        catch (IOException error) when (error.InnerException is AspNetCore.Connections.AddressInUseException)
        {
            failure.Report(
                new HostStartException($"{error.Message.TrimEnd('.')}. Stop what listens there, or choose another address with --urls."));
            throw;
        }
        finally
        {
            failure.IsStarting = false;
        }
    }

    public Task StopAsync(CancellationToken cancellationToken = default) => app.StopAsync(cancellationToken);

    public void Dispose() => ((IDisposable)app).Dispose();

    public ValueTask DisposeAsync() => app.DisposeAsync();
}
