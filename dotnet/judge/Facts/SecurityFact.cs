using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc.Abstractions;
using Microsoft.AspNetCore.Mvc.Authorization;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Judge.Facts;

/// <summary>
/// Whom an endpoint answers, as the middleware of authorization decides it: `anonymous` where it lets everybody in, `authorize`
/// where it asks for more, `none` where nothing is said.
/// </summary>
internal static class SecurityFact
{
    public static Func<ActionDescriptor, string> Of(IServiceProvider services)
    {
        var endpoints = services.GetService<EndpointDataSource>()?.Endpoints ?? [];
        var metadata = endpoints
            .Where(endpoint => endpoint.Metadata.GetMetadata<ActionDescriptor>() is not null)
            .ToLookup(endpoint => endpoint.Metadata.GetMetadata<ActionDescriptor>()!.Id, endpoint => endpoint.Metadata);
        var fallback = services.GetService<IAuthorizationPolicyProvider>()?.GetFallbackPolicyAsync().GetAwaiter().GetResult();
        return action => Of(
            [
                .. action.EndpointMetadata,
                .. metadata[action.Id].SelectMany(one => one),
                .. action.FilterDescriptors.Select(one => one.Filter),
            ],
            fallback is not null);
    }

    private static string Of(IReadOnlyList<object> metadata, bool hasFallback)
    {
        if (metadata.Any(one => one is IAllowAnonymous or IAllowAnonymousFilter))
        {
            return "anonymous";
        }

        return hasFallback || metadata.Any(one => one is IAuthorizeData or AuthorizationPolicy or AuthorizeFilter)
            ? "authorize"
            : "none";
    }
}
