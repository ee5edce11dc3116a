using System.Reflection;
using Microsoft.AspNetCore.Http;
using Microsoft.Azure.Functions.Worker;

namespace Tenon.LocalFunctions;

/// <summary>Where the value of a function's parameter comes from.</summary>
internal abstract record ArgumentSource
{
    public abstract object? Read(HttpContext context);

    public static ArgumentSource For(ParameterInfo parameter, string function) => parameter switch
    {
        _ when parameter.ParameterType == typeof(HttpRequest) => new Request(),
        _ when parameter.IsDefined(typeof(HttpTriggerAttribute)) => throw new HostStartException(
            $"The trigger of function '{function}' is {parameter.ParameterType.Name} {parameter.Name}. The embedded host has the "
            + "web-application integration only, which hands it an HttpRequest."),
        _ when parameter.ParameterType == typeof(CancellationToken) => new Cancellation(),
        _ => new TriggerValue(parameter),
    };

    private sealed record Request : ArgumentSource
    {
        public override object Read(HttpContext context) => context.Request;
    }

    private sealed record Cancellation : ArgumentSource
    {
        public override object Read(HttpContext context) => context.RequestAborted;
    }

    /// <summary>
    /// A value that the host hands to the worker by name: from the route, else from the query, whether the route names it or not.
    /// </summary>
    private sealed record TriggerValue(ParameterInfo Parameter) : ArgumentSource
    {
        private readonly string name = Parameter.Name!;
        private readonly Type type = Parameter.ParameterType;

        public override object? Read(HttpContext context) =>
            Find(context.Request) is { } text ? WorkerConversion.Convert(text, type, context.RequestServices) : Missing();

        /// <summary>The key <c>code</c> carries the access key of a function, so the host does not hand it on.</summary>
        private string? Find(HttpRequest request) =>
            request.RouteValues.TryGetValue(name, out var value) && value is string text ? text
            : name.Equals("code", StringComparison.OrdinalIgnoreCase) ? null
            : request.Query[name].LastOrDefault();

        private object? Missing() =>
            Parameter.HasDefaultValue ? Parameter.DefaultValue
            : !type.IsValueType || Nullable.GetUnderlyingType(type) is not null ? null
            : throw new InvalidOperationException(
                $"There is no value for parameter '{name}' in the route or the query. Make it nullable, or give it a default value.");
    }
}
