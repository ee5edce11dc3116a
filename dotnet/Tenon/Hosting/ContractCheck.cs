using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Mvc.Controllers;
using Microsoft.AspNetCore.Mvc.Routing;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon;

/// <summary>
/// A start-up filter, because the endpoint table is complete once the pipeline is built, and throwing there still keeps the
/// server from listening.
/// </summary>
[RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
internal sealed class ContractCheck(IReadOnlyList<Assembly> assemblies) : IStartupFilter
{
    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        next(app);
        var table = app.ApplicationServices.GetRequiredService<EndpointDataSource>().Endpoints.OfType<RouteEndpoint>().ToList();
        var problems = FindProblems(ContractSource.Read(assemblies), table).ToList();
        if (problems.Count > 0)
        {
            throw new ContractCheckException(problems);
        }
    };

    private static IEnumerable<string> FindProblems(ContractSource source, IReadOnlyList<RouteEndpoint> table)
    {
        foreach (var (contract, operation) in source.Operations)
        {
            var pattern = RoutePatternFactory.Parse(operation.Route);
            var onRoute = table.Where(endpoint => RouteShape.MatchAlike(endpoint.RoutePattern, pattern)).ToList();
            var served = onRoute
                .Where(endpoint => MethodsOf(endpoint).Contains(operation.Method, StringComparer.OrdinalIgnoreCase))
                .ToList();
            if (HasTwin(source, operation, pattern)
                && served.Where(endpoint => RouteShape.AreSame(endpoint.RoutePattern, pattern)).ToList() is { Count: > 0 } named)
            {
                served = named;
            }

            var name = $"{operation} ({contract.Name}.{operation.Declaration.Name})";
            if (served is [var only] && !RouteShape.AreSame(only.RoutePattern, pattern))
            {
                yield return $"{name} is served with other parameter names by {only.DisplayName}: {Renamed(pattern, only.RoutePattern)}.";
            }
            else if (served.Count > 1)
            {
                var endpoints = string.Join(", ", served.Select(endpoint => endpoint.DisplayName));
                yield return $"{name} is served {served.Count} times: {endpoints}.";
            }
            else if (served.Count == 0)
            {
                yield return onRoute.Count == 0
                    ? $"{name} is not served."
                    : $"{name} is not served: on its route only {string.Join(", ", onRoute.Select(Describe))}.";
            }
        }

        var actions = table.Select(endpoint => endpoint.Metadata.GetMetadata<ControllerActionDescriptor>()?.MethodInfo)
            .OfType<MethodInfo>()
            .ToList();
        foreach (var declared in source.ContractActions.Where(
            action => action.GetCustomAttributes<HttpMethodAttribute>(inherit: true).Any()))
        {
            if (!actions.Exists(action => action.GetBaseDefinition() == declared.GetBaseDefinition()))
            {
                yield return $"{declared.DeclaringType?.Name}.{declared.Name} is not served: no controller derives from the contract, "
                    + "or it hides the action.";
            }
        }
    }

    /// <summary>Of <c>/{name}</c> and <c>/{id:guid}</c> each is an operation: the names tell which endpoint is whose.</summary>
    private static bool HasTwin(ContractSource source, OperationDefinition operation, RoutePattern pattern) => source.Operations.Any(
        other => other.Operation != operation
            && string.Equals(other.Operation.Method, operation.Method, StringComparison.OrdinalIgnoreCase)
            && RouteShape.MatchAlike(RoutePatternFactory.Parse(other.Operation.Route), pattern));

    private static string Renamed(RoutePattern contract, RoutePattern served) => string.Join(
        ", ",
        RouteShape.RenamedParameters(contract, served).Select(names => $"rename '{names.Other}' to '{names.One}', as in the contract"));

    private static string Describe(RouteEndpoint endpoint) => MethodsOf(endpoint) is { Count: > 0 } methods
        ? $"{string.Join("/", methods)} is ({endpoint.DisplayName})"
        : $"an endpoint for every method is ({endpoint.DisplayName}); name the method";

    private static IReadOnlyList<string> MethodsOf(RouteEndpoint endpoint) =>
        endpoint.Metadata.GetMetadata<IHttpMethodMetadata>()?.HttpMethods ?? [];
}
