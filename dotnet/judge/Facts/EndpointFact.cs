using System.Reflection;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc.Abstractions;
using Microsoft.AspNetCore.Mvc.Controllers;
using Microsoft.AspNetCore.Routing;

namespace Tenon.Judge.Facts;

/// <param name="Kind">controller, routeHandler (a delegate that the framework binds), requestDelegate, or page.</param>
/// <param name="Handler">The method behind it: `Acme.TasksController.Get`.</param>
/// <param name="Assembly">The assembly that holds the handler.</param>
internal sealed record EndpointFact(
    string Route,
    IReadOnlyList<string>? Methods,
    int Order,
    string Kind,
    string? Handler,
    string? Assembly,
    string? DisplayName,
    IReadOnlyList<ParameterFact> Parameters,
    IReadOnlyList<string> Metadata)
{
    public static IReadOnlyList<EndpointFact> Of(IEnumerable<Endpoint> endpoints) =>
        [.. endpoints.OfType<RouteEndpoint>().Where(Answers).Select(Of)];

    /// <summary>An endpoint that only makes links is never matched.</summary>
    private static bool Answers(RouteEndpoint endpoint) =>
        endpoint.Metadata.GetMetadata<ISuppressMatchingMetadata>() is not { SuppressMatching: true };

    private static EndpointFact Of(RouteEndpoint endpoint)
    {
        var metadata = endpoint.Metadata;
        var action = metadata.GetMetadata<ControllerActionDescriptor>();
        var handler = action?.MethodInfo ?? metadata.GetMetadata<MethodInfo>();
        var kind = action is not null ? "controller"
            : metadata.GetMetadata<ActionDescriptor>() is not null ? "page"
            : handler is not null ? "routeHandler"
            : "requestDelegate";
        var method = handler ?? endpoint.RequestDelegate?.Method;
        return new EndpointFact(
            RouteText.Of(endpoint.RoutePattern.RawText ?? "", endpoint.RoutePattern.RequiredValues),
            metadata.GetMetadata<IHttpMethodMetadata>()?.HttpMethods,
            endpoint.Order,
            kind,
            action is not null ? $"{TypeNames.Of(action.ControllerTypeInfo)}.{action.MethodInfo.Name}" : NameOf(method),
            (action?.ControllerTypeInfo ?? method?.DeclaringType)?.Assembly.GetName().Name,
            endpoint.DisplayName,
            [.. metadata.GetOrderedMetadata<IParameterBindingMetadata>().Select(ParameterFact.Of)],
            [.. metadata.Select(one => TypeNames.Of(one.GetType())).Distinct()]);
    }

    private static string? NameOf(MethodInfo? method) =>
        method is null ? null : method.DeclaringType is null ? method.Name : $"{TypeNames.Of(method.DeclaringType)}.{method.Name}";
}

/// <summary>A parameter of a route handler, as the framework binds it.</summary>
internal sealed record ParameterFact(string Name, string Type, bool IsOptional, bool HasTryParse, bool HasBindAsync)
{
    public static ParameterFact Of(IParameterBindingMetadata parameter) =>
        new(
            parameter.Name,
            TypeNames.Of(parameter.ParameterInfo.ParameterType),
            parameter.IsOptional,
            parameter.HasTryParse,
            parameter.HasBindAsync);
}
