using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.Logging;

namespace Tenon.LocalFunctions;

/// <summary>Puts functions into the server's routing.</summary>
internal static partial class FunctionEndpoints
{
    public static void UseFunctions(this WebApplication app, IReadOnlyList<HttpFunction> functions)
    {
        app.UseRouting();
        app.Use((context, next) =>
        {
            // Routing has an answer of its own for a method that is not declared, 405; the host says 404, as for a path it does not know.
            if (context.GetEndpoint()?.Metadata.GetMetadata<HttpFunction>() is null)
            {
                context.Response.StatusCode = StatusCodes.Status404NotFound;
                return Task.CompletedTask;
            }

            return next(context);
        });
        ((IEndpointRouteBuilder)app).DataSources.Add(new DefaultEndpointDataSource(functions.Select(EndpointOf)));
        app.Lifetime.ApplicationStarted.Register(() =>
        {
            foreach (var function in functions)
            {
                Serves(app.Logger, function);
            }
        });
    }

    private static Endpoint EndpointOf(HttpFunction function)
    {
        var builder = new RouteEndpointBuilder(context => FunctionInvoker.Invoke(function, context), function.Pattern, order: 0) { DisplayName = function.Name };
        builder.Metadata.Add(function);
        if (function.Methods is not [])
        {
            builder.Metadata.Add(new HttpMethodMetadata(function.Methods));
        }

        return builder.Build();
    }

    [LoggerMessage(LogLevel.Information, "{Function}")]
    private static partial void Serves(ILogger logger, HttpFunction function);
}
