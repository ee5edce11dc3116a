using System.Diagnostics;
using System.Text.Json;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Controllers;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

/// <summary>
/// Loaded into a server by DOTNET_STARTUP_HOOKS, which is not changed for it. Every answer that an endpoint gives is marked
/// with the header X-Matched. Where ROUTE_TABLE names a file, the endpoint table goes there once the server has started, one
/// JSON object a line, and the server stops.
/// </summary>
internal static class StartupHook
{
    public static void Initialize() => DiagnosticListener.AllListeners.Subscribe(new Listeners());

    private sealed class Listeners : Observer<DiagnosticListener>
    {
        public override void OnNext(DiagnosticListener value)
        {
            if (value.Name == "Microsoft.Extensions.Hosting" && Environment.GetEnvironmentVariable("ROUTE_TABLE") is { } file)
            {
                value.Subscribe(new HostEvents(file));
            }
            else if (value.Name == "Microsoft.AspNetCore")
            {
                value.Subscribe(new Matches());
            }
        }
    }

    private sealed class Matches : Observer<KeyValuePair<string, object?>>
    {
        public override void OnNext(KeyValuePair<string, object?> value)
        {
            if (value is { Key: "Microsoft.AspNetCore.Routing.EndpointMatched", Value: HttpContext context })
            {
                context.Response.Headers["X-Matched"] = "yes";
            }
        }
    }

    private sealed class HostEvents(string file) : Observer<KeyValuePair<string, object?>>
    {
        public override void OnNext(KeyValuePair<string, object?> value)
        {
            if (value is not { Key: "HostBuilt", Value: IHost host })
            {
                return;
            }

            var lifetime = host.Services.GetRequiredService<IHostApplicationLifetime>();
            lifetime.ApplicationStarted.Register(() =>
            {
                var endpoints = host.Services.GetRequiredService<EndpointDataSource>().Endpoints;
                File.WriteAllLines(file, endpoints.OfType<RouteEndpoint>().Select(Row));
                lifetime.StopApplication();
            });
        }
    }

    private static string Row(RouteEndpoint endpoint)
    {
        var action = endpoint.Metadata.GetMetadata<ControllerActionDescriptor>();
        return JsonSerializer.Serialize(new
        {
            Route = endpoint.RoutePattern.RawText,
            Methods = endpoint.Metadata.GetMetadata<HttpMethodMetadata>()?.HttpMethods,
            Action = action is null ? null : $"{action.ControllerTypeInfo.Name}.{action.MethodInfo.Name}",
        });
    }

    private abstract class Observer<T> : IObserver<T>
    {
        public abstract void OnNext(T value);

        public void OnCompleted()
        {
        }

        public void OnError(Exception error)
        {
        }
    }
}
