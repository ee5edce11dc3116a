namespace Tenon.Tests;

/// <summary>One server with all controllers of the test assembly, for the cases of a class that change nothing on it.</summary>
public sealed class SharedServer : IAsyncLifetime
{
    private LoopbackServer? server;

    public HttpClient Client => server?.Client ?? throw new InvalidOperationException("The server has not been started.");

    public async Task InitializeAsync() => server = await LoopbackServer.StartControllers(app =>
    {
        app.UseStatusCodePages();
        app.MapGet("/minimal", (string name) => JsonAnswerTests.Answers[name]().ToResult());
    });

    public Task DisposeAsync() => server?.DisposeAsync().AsTask() ?? Task.CompletedTask;
}
