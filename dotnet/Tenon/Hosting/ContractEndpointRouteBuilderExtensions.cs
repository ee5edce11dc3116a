using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon;

/// <summary>Maps operations of a contract in minimal APIs.</summary>
public static class ContractEndpointRouteBuilderExtensions
{
    /// <summary>Maps a handler to an operation: method, route and documentation are the contract's, and so must be every answer.</summary>
    /// <param name="endpoints">The application.</param>
    /// <param name="operation">The operation.</param>
    /// <param name="handler">
    /// The handler. It returns a terminal of this operation; anything else is a <see cref="ContractViolationException"/> when it is
    /// answered. A request that cannot be bound, or breaks a rule of its types, is answered with 400 and
    /// <c>ValidationProblemDetails</c>. Filters of the application answer for themselves.
    /// </param>
    /// <returns>A builder for further conventions.</returns>
    [RequiresUnreferencedCode("The handler's parameters are bound by reflection.")]
    [RequiresDynamicCode("The handler's parameters are bound by reflection.")]
    public static RouteHandlerBuilder MapContract(this IEndpointRouteBuilder endpoints, OperationDefinition operation, Delegate handler)
    {
        ArgumentNullException.ThrowIfNull(endpoints);
        ArgumentNullException.ThrowIfNull(operation);
        ArgumentNullException.ThrowIfNull(handler);

        var declaration = operation.Declaration;
        var validates = endpoints.ServiceProvider.GetService<IOptions<ContractOptions>>()?.Value.ValidateInput is not false;
        var builder = validates ? new RefusingRouteBuilder(endpoints) : endpoints;
        var mapped = HandlerAnswerFilter.AddTo(builder.MapMethods(operation.Route, [operation.Method], handler), declaration);
        if (validates)
        {
            InputFilter.AddTo(mapped, declaration);
        }

        mapped.Add(endpoint => CheckRoute(declaration, endpoint));
        var readsWhole = HandlerParameters.Check(declaration, handler.Method);
        if (declaration.ConsumesOthers && !readsWhole)
        {
            mapped.Add(NameJson);
        }

        return Describe(mapped, declaration, acceptsDeclared: readsWhole || declaration.ConsumesOthers);
    }

    /// <summary>A group would put its prefix before a path that is complete already.</summary>
    private static void CheckRoute(OperationDeclaration operation, EndpointBuilder endpoint)
    {
        if (endpoint is RouteEndpointBuilder route && !RouteShape.AreSame(route.RoutePattern, RoutePatternFactory.Parse(operation.Route)))
        {
            throw new InvalidOperationException(
                $"{operation} is mapped to '{route.RoutePattern.RawText}'. A contract's route is the complete public path: map it on "
                + "the application itself, not in a group with a prefix.");
        }
    }

    private static RouteHandlerBuilder Describe(RouteHandlerBuilder mapped, OperationDeclaration operation, bool acceptsDeclared)
    {
        mapped.WithMetadata(operation);
        foreach (var response in operation.Responses)
        {
            var status = ReferenceEquals(response, operation.Success) ? operation.SuccessCode : response.Status.Code;
            if (status is { } code)
            {
                // The framework does not start with a range such as */*.
                var contentTypes = response.ContentTypes.Where(one => !MimeType.IsRange(one)).ToArray();
                mapped.WithMetadata(
                    new ProducesResponseTypeMetadata(
                        code, response.BodyType ?? (response.IsFile ? typeof(Stream) : typeof(void)), contentTypes));
            }
        }

        if (acceptsDeclared && operation.RequestContentTypes.Count > 0)
        {
            mapped.Add(endpoint => Accept(endpoint, operation));
        }

        if (operation.OperationId is { } id)
        {
            mapped.WithName(id);
        }

        if (operation.Summary is { } summary)
        {
            mapped.WithSummary(summary);
        }

        if (operation.Description is { } description)
        {
            mapped.WithDescription(description);
        }

        return mapped;
    }

    private static void NameJson(EndpointBuilder endpoint)
    {
        var inner = endpoint.RequestDelegate!;
        endpoint.RequestDelegate = context =>
        {
            MimeType.NameJson(context.Request);
            return inner(context);
        };
    }

    /// <summary>
    /// The framework has concluded JSON from the handler's parameters, and would answer 415 to what the contract accepts.
    /// </summary>
    private static void Accept(EndpointBuilder endpoint, OperationDeclaration operation)
    {
        var concluded = endpoint.Metadata.OfType<IAcceptsMetadata>().LastOrDefault();
        endpoint.Metadata.Add(
            new AcceptsMetadata(
                [.. operation.RequestContentTypes], concluded?.RequestType ?? operation.InputType, concluded?.IsOptional ?? true));
    }
}
