using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using HttpJsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;

namespace Tenon;

/// <summary>
/// What a request is answered that breaks the contract: 400 with <c>ValidationProblemDetails</c>, as controllers answer, or a status
/// without a body where it is not the input that is wrong (415).
/// </summary>
public sealed class InputProblem : IResult
{
    private static readonly object Key = new();

    internal InputProblem(Problems problems, int statusCode = StatusCodes.Status400BadRequest)
    {
        Errors = problems.Found.ToDictionary(one => one.Key, one => one.Value.ToArray());
        StatusCode = statusCode;
    }

    /// <summary>The status of the answer.</summary>
    public int StatusCode { get; }

    /// <summary>What is wrong, by the names of the wire: <c>items[2].name</c>.</summary>
    public IReadOnlyDictionary<string, string[]> Errors { get; }

    /// <summary>The answer for a function of the serverless worker.</summary>
    /// <returns>The result to return.</returns>
    public IActionResult ToActionResult() => new Result(this);

    /// <summary>The answer for a minimal API.</summary>
    /// <returns>The result to return.</returns>
    public IResult ToResult() => this;

    /// <summary>The problem that the library has thrown; null for an exception of the framework.</summary>
    internal static InputProblem? In(Exception refused) => refused.Data[Key] as InputProblem;

    internal BadHttpRequestException AsException() =>
        new("The request breaks the contract of its operation.", StatusCode) { Data = { [Key] = this } };

    Task IResult.ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        return Write(httpContext);
    }

    private async Task Write(HttpContext context)
    {
        context.Response.StatusCode = StatusCode;
        if (StatusCode != StatusCodes.Status400BadRequest)
        {
            return;
        }

        var details = new HttpValidationProblemDetails(Errors.ToDictionary(one => one.Key, one => one.Value))
        {
            Status = StatusCode,
            Type = "https://tools.ietf.org/html/rfc9110#section-15.5.1",
        };
        details.Extensions["traceId"] = Activity.Current?.Id ?? context.TraceIdentifier;
        var service = context.RequestServices.GetService<IProblemDetailsService>();
        if (service is null || !await service.TryWriteAsync(new ProblemDetailsContext { HttpContext = context, ProblemDetails = details }))
        {
            var json = context.RequestServices.GetRequiredService<IOptions<HttpJsonOptions>>().Value.SerializerOptions;
            await context.Response.WriteAsJsonAsync(
                details, json.GetTypeInfo(typeof(HttpValidationProblemDetails)), MimeType.ProblemJson, context.RequestAborted);
        }
    }

    private sealed class Result(InputProblem problem) : IActionResult
    {
        public Task ExecuteResultAsync(ActionContext context) => problem.Write(context.HttpContext);
    }
}
