using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Constraints;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace Tenon.LocalFunctions;

/// <summary>
/// Routes requests to functions with the framework's older router, as the host does: the first route that matches wins, in the
/// order of the functions' names, and a literal segment does not go before a parameter.
/// </summary>
internal static partial class FunctionRoutes
{
    public static void UseFunctions(this WebApplication app, IReadOnlyList<HttpFunction> functions, HostConfiguration configuration)
    {
        var routes = new RouteCollection();
        foreach (var function in functions)
        {
            RequestDelegate serve = configuration.IsAligned
                ? context => FunctionInvoker.Invoke(function, context)
                : context => Astray(function, configuration, context);
            routes.Add(RouteOf(function, serve, app.Services.GetRequiredService<IInlineConstraintResolver>()));
        }

        app.UseRouter(routes);

        // The host does not tell a method that is not declared from a path that it does not know.
        app.Run(context =>
        {
            context.Response.StatusCode = StatusCodes.Status404NotFound;
            return Task.CompletedTask;
        });
        app.Lifetime.ApplicationStarted.Register(() =>
        {
            foreach (var function in functions)
            {
                Serves(app.Logger, function);
            }
        });
    }

    /// <summary>
    /// The host hands the request to a worker that has no such route, and gives up after a while; here it does so at once.
    /// </summary>
    private static Task Astray(HttpFunction function, HostConfiguration configuration, HttpContext context)
    {
        var logger = context.RequestServices.GetRequiredService<ILoggerFactory>().CreateLogger("Tenon.LocalFunctions");
        NotInWorker(logger, function.Name, configuration.HostPrefix, configuration.WorkerPrefix);
        context.Response.StatusCode = StatusCodes.Status500InternalServerError;
        return Task.CompletedTask;
    }

    private static Route RouteOf(HttpFunction function, RequestDelegate serve, IInlineConstraintResolver constraints)
    {
        var handler = new RouteHandler(serve);
        var methods = new Dictionary<string, object>();
        if (function.Methods is not [])
        {
            methods.Add("httpMethod", new HttpMethodRouteConstraint([.. function.Methods]));
        }

        try
        {
            return new Route(handler, function.Name, function.Pattern.RawText, [], methods, [], constraints);
        }
        catch (RouteCreationException error)
        {
            throw new HostStartException(
                $"The route /{function.Pattern.RawText} of function '{function.Name}' cannot be served: {error.Message}");
        }
    }

    [LoggerMessage(
        LogLevel.Error,
        "Function '{Function}' is not called: the host routes by the prefix '{HostPrefix}' of the environment, but the worker reads "
        + "host.json alone, where it is '{WorkerPrefix}'. Write the prefix into host.json.")]
    private static partial void NotInWorker(ILogger logger, string function, string hostPrefix, string workerPrefix);

    [LoggerMessage(LogLevel.Information, "{Function}")]
    private static partial void Serves(ILogger logger, HttpFunction function);
}
