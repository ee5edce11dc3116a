using System.ComponentModel;
using System.Reflection;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;
using Microsoft.Azure.Functions.Worker;

namespace Tenon.LocalFunctions;

/// <summary>Where the value of a function's parameter comes from.</summary>
internal abstract record ArgumentSource
{
    public abstract object? Read(HttpContext context);

    public static ArgumentSource For(ParameterInfo parameter, RoutePattern pattern, string function) => parameter switch
    {
        _ when parameter.IsDefined(typeof(HttpTriggerAttribute)) => parameter.ParameterType == typeof(HttpRequest)
            ? new Request()
            : throw new HostStartException($"The trigger of function '{function}' is {parameter.ParameterType.Name} {parameter.Name}. With the web-application integration the embedded host hands it an HttpRequest alone."),
        _ when parameter.ParameterType == typeof(CancellationToken) => new Cancellation(),
        _ when pattern.GetParameter(parameter.Name!) is not null => new RouteValue(parameter.Name!, parameter.ParameterType),
        _ => throw new HostStartException($"The embedded host cannot bind parameter '{parameter.Name}' of function '{function}': it is neither the trigger's HttpRequest, nor a CancellationToken, nor named in the route '{pattern.RawText}'."),
    };

    private sealed record Request : ArgumentSource
    {
        public override object Read(HttpContext context) => context.Request;
    }

    private sealed record Cancellation : ArgumentSource
    {
        public override object Read(HttpContext context) => context.RequestAborted;
    }

    private sealed record RouteValue(string Name, Type Type) : ArgumentSource
    {
        private readonly TypeConverter converter = TypeDescriptor.GetConverter(Type);

        /// <summary>A value that does not convert throws, and a function that throws is a 500, as on the real host; a route constraint makes it a 404.</summary>
        public override object? Read(HttpContext context) =>
            context.GetRouteValue(Name) is { } value ? converter.ConvertFromInvariantString((string)value) : null;
    }
}
