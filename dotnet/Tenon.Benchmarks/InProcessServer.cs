using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Http.Features;

namespace Tenon.Benchmarks;

/// <summary>
/// The whole pipeline of the application (hosting, routing, MVC, results) without sockets, whose noise would hide what is
/// measured here.
/// </summary>
internal sealed class InProcessServer : IServer
{
    private Func<IFeatureCollection, Task>? handle;

    public IFeatureCollection Features { get; } = new FeatureCollection();

    public Task StartAsync<TContext>(IHttpApplication<TContext> application, CancellationToken cancellationToken)
        where TContext : notnull
    {
        handle = async features =>
        {
            var context = application.CreateContext(features);
            await application.ProcessRequestAsync(context);
            application.DisposeContext(context, null);
        };
        return Task.CompletedTask;
    }

    /// <summary>Asks once and returns how many bytes were answered.</summary>
    public async Task<long> Get(string path)
    {
        var body = new CountingStream();
        var response = new HttpResponseFeature();
        var features = new FeatureCollection();
        features.Set<IHttpRequestFeature>(new HttpRequestFeature { Method = "GET", Path = path, Scheme = "http", Protocol = "HTTP/1.1" });
        features.Set<IHttpResponseFeature>(response);
        features.Set<IHttpResponseBodyFeature>(new StreamResponseBodyFeature(body));
        await handle!(features);
        return response.StatusCode is 200 or 404
            ? body.Length
            : throw new InvalidOperationException($"{path} answered {response.StatusCode}.");
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public void Dispose()
    {
    }
}
