using Microsoft.AspNetCore.Builder;

namespace Tenon;

/// <summary>
/// Judges what the handler itself returns. It stays the innermost filter, whatever is added later: what other filters answer, such as
/// validation, belongs to the application, as it does for controllers.
/// </summary>
internal sealed class HandlerAnswerFilter : IEndpointConventionBuilder
{
    private readonly IEndpointConventionBuilder mapped;
    private readonly Func<EndpointFilterFactoryContext, EndpointFilterDelegate, EndpointFilterDelegate> factory;

    private HandlerAnswerFilter(IEndpointConventionBuilder mapped, OperationDeclaration operation)
    {
        this.mapped = mapped;
        factory = (_, next) => context => Invoke(operation, context, next);
    }

    /// <summary>Adds the filter to an endpoint.</summary>
    /// <param name="mapped">The endpoint.</param>
    /// <param name="operation">What it answers.</param>
    /// <returns>The builder that further conventions must go through.</returns>
    public static RouteHandlerBuilder AddTo(RouteHandlerBuilder mapped, OperationDeclaration operation)
    {
        var filter = new HandlerAnswerFilter(mapped, operation);
        mapped.Add(filter.MoveInside);
        return new RouteHandlerBuilder([filter]);
    }

    public void Add(Action<EndpointBuilder> convention) => mapped.Add(endpoint =>
    {
        convention(endpoint);
        MoveInside(endpoint);
    });

    public void Finally(Action<EndpointBuilder> finallyConvention) => mapped.Finally(finallyConvention);

    private void MoveInside(EndpointBuilder endpoint)
    {
        endpoint.FilterFactories.Remove(factory);
        endpoint.FilterFactories.Add(factory);
    }

    private static async ValueTask<object?> Invoke(
        OperationDeclaration operation, EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        // Filters run for a request that could not be bound as well. The framework then leaves the handler out and goes by the status
        // alone, so the empty answer is its own.
        var isBound = context.HttpContext.Response.StatusCode != StatusCodes.Status400BadRequest;
        var answer = await next(context);
        return isBound ? Check(operation, answer) : answer;
    }

    private static Terminal Check(OperationDeclaration operation, object? answer)
    {
        if (answer is Terminal terminal && ReferenceEquals(terminal.Operation, operation))
        {
            return terminal;
        }

        var what = answer switch
        {
            Terminal other => $"for {other.Operation}",
            null => "nothing",
            _ => $"a {TypeName.Of(answer.GetType())} of its own",
        };
        throw new ContractViolationException(
            operation,
            what,
            "Return a terminal of this very definition: <Contract>.<Operation>.Bind(…).Success(…).ToResult().");
    }
}
