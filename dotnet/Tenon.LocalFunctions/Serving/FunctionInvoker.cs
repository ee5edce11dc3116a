using System.Reflection;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Abstractions;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace Tenon.LocalFunctions;

/// <summary>Runs a function for a request and writes what it returns.</summary>
internal static partial class FunctionInvoker
{
    public static async Task Invoke(HttpFunction function, HttpContext context)
    {
        if (function.NeedsKey && !FunctionKey.IsIn(context.Request))
        {
            context.Response.StatusCode = StatusCodes.Status401Unauthorized;
            return;
        }

        try
        {
            await Write(FunctionAnswer.ResponseIn(await Call(function, context)), function, context);
        }
        catch (Exception error) when (!context.RequestAborted.IsCancellationRequested)
        {
            Failed(LoggerOf(context), function.Name, error);
            Fail(context.Response);
        }
        catch (OperationCanceledException) when (context.RequestAborted.IsCancellationRequested)
        {
            // The caller has gone: there is nobody to answer.
        }
    }

    /// <summary>
    /// Headers that the function has set are kept on the 500. A response that has begun ends where it is: the host completes it, and
    /// the caller gets a part of the body for the whole, unless a length was declared.
    /// </summary>
    private static void Fail(HttpResponse response)
    {
        if (response.HasStarted)
        {
            return;
        }

        response.StatusCode = StatusCodes.Status500InternalServerError;
        response.ContentLength = null;
    }

    private static async Task<object?> Call(HttpFunction function, HttpContext context)
    {
        var target = function.Method.IsStatic
            ? null
            : ActivatorUtilities.CreateInstance(context.RequestServices, function.Method.DeclaringType!);
        try
        {
            var arguments = function.Arguments.Select(argument => argument.Read(context)).ToArray();
            return await Unwrap(function.Method.Invoke(target, BindingFlags.DoNotWrapExceptions, null, arguments, null));
        }
        finally
        {
            if (target is IAsyncDisposable asyncDisposable)
            {
                await asyncDisposable.DisposeAsync();
            }
            else
            {
                (target as IDisposable)?.Dispose();
            }
        }
    }

    private static async Task<object?> Unwrap(object? returned)
    {
        if (returned?.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(ValueTask<>))
        {
            returned = type.GetMethod(nameof(ValueTask<>.AsTask))!.Invoke(returned, null);
        }

        if (returned is not Task task)
        {
            return returned;
        }

        await task;
        return task.GetType().GetProperty(nameof(Task<>.Result))!.GetValue(task);
    }

    private static Task Write(object? result, HttpFunction function, HttpContext context)
    {
        switch (result)
        {
            case IActionResult action:
                return action.ExecuteResultAsync(new ActionContext(context, context.GetRouteData(), new ActionDescriptor()));
            case IResult web:
                return web.ExecuteAsync(context);
            default:
                NothingReturned(LoggerOf(context), function.Name);
                return Task.CompletedTask;
        }
    }

    private static ILogger LoggerOf(HttpContext context) =>
        context.RequestServices.GetRequiredService<ILoggerFactory>().CreateLogger("Tenon.LocalFunctions");

    [LoggerMessage(LogLevel.Error, "Function '{Function}' failed.")]
    private static partial void Failed(ILogger logger, string function, Exception error);

    [LoggerMessage(LogLevel.Warning, "Function '{Function}' returned null, so the answer is empty.")]
    private static partial void NothingReturned(ILogger logger, string function);
}
