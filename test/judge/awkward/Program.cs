using System.Diagnostics;
using System.Net.Sockets;

// Applications that are hard to judge, one for each argument.
switch (args[0])
{
    case "database":
        new TcpClient().Connect("127.0.0.1", 1);
        break;
    case "throws":
        throw new InvalidOperationException("The key Payments:Secret is not set.");
    case "no-host":
        return;
    case "waits":
        Thread.Sleep(Timeout.Infinite);
        break;
    case "exit-handler":
        AppDomain.CurrentDomain.ProcessExit += (_, _) => Thread.Sleep(Timeout.Infinite);
        break;
    case "no-reflection":
        AppContext.SetSwitch("System.Text.Json.JsonSerializer.IsReflectionEnabledByDefault", false);
        break;
    case "threads":
        new Thread(() => Thread.Sleep(Timeout.Infinite)) { IsBackground = false }.Start();
        var child = Process.Start(new ProcessStartInfo("sleep", "1000"));
        File.WriteAllText(args[1], $"{child?.Id}");
        break;
}

var builder = WebApplication.CreateBuilder();
builder.Services.AddHostedService<Worker>();
var app = builder.Build();
app.MapGet("/ping", () => "pong");
if (args[0] == "not-started")
{
    return;
}

app.Run();

internal sealed class Worker : BackgroundService
{
    protected override Task ExecuteAsync(CancellationToken stoppingToken)
        => throw new InvalidOperationException("A judge starts no workers.");
}
