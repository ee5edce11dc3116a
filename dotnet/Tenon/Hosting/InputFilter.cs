using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using HttpJsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;

namespace Tenon;

/// <summary>
/// Answers a request that cannot be bound, or whose values break the rules of their types. It is the outermost filter, as the
/// framework's own validation is.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal static class InputFilter
{
    private static readonly object Handlers = new();

    public static void AddTo(RouteHandlerBuilder mapped, OperationDeclaration operation)
    {
#if NET10_0_OR_GREATER
        // It would answer first, with C# names.
        mapped.DisableValidation();
#endif
        mapped.Add(endpoint =>
        {
            var names = new Dictionary<string, string>(StringComparer.Ordinal);
            endpoint.FilterFactories.Insert(0, (context, next) => Create(context, next, operation, names));
            var inner = endpoint.RequestDelegate!;
            endpoint.RequestDelegate = context => Run(inner, context, names);
        });
    }

    private static EndpointFilterDelegate Create(
        EndpointFilterFactoryContext factory,
        EndpointFilterDelegate next,
        OperationDeclaration operation,
        Dictionary<string, string> names)
    {
        var json = factory.ApplicationServices.GetService<IOptions<HttpJsonOptions>>()?.Value.SerializerOptions
            ?? new HttpJsonOptions().SerializerOptions;
        var inputs = HandlerInput.Of(factory, operation, json, names);
        var enums = EnumTexts.Of(inputs, json);
        return async context =>
        {
            Problems? problems = null;
            foreach (var input in inputs)
            {
                var value = context.Arguments[input.Index];
                if (value is not null && !input.Holds(value))
                {
                    problems ??= new Problems(context.HttpContext.RequestServices);
                    input.Explain(value, problems);
                }
            }

            enums?.Explain(context.HttpContext, ref problems);
            if (problems is { Count: > 0 })
            {
                return new InputProblem(problems);
            }

            try
            {
                return await next(context);
            }
            catch (BadHttpRequestException own)
            {
                // Not the framework's while it binds: the application has its own meaning.
                own.Data[Handlers] = true;
                throw;
            }
        };
    }

    private static async Task Run(RequestDelegate inner, HttpContext context, Dictionary<string, string> names)
    {
        try
        {
            await inner(context);
        }
        catch (BadHttpRequestException refused) when (!refused.Data.Contains(Handlers) && !context.Response.HasStarted)
        {
            if (InputProblem.In(refused) is { } problem)
            {
                await problem.ToResult().ExecuteAsync(context);
                return;
            }

            if (refused.StatusCode != StatusCodes.Status400BadRequest)
            {
                context.Response.StatusCode = refused.StatusCode;
                return;
            }

            var problems = new Problems(context.RequestServices);
            BindingFailure.Explain(refused, names, problems);
            await new InputProblem(problems).ToResult().ExecuteAsync(context);
        }
    }
}
