using System.Diagnostics;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon;

/// <summary>What a request is answered that breaks the contract: the same as a controller answers.</summary>
internal sealed class InputProblem(Problems problems) : IResult
{
    public async Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        var details = new HttpValidationProblemDetails(problems.Found.ToDictionary(one => one.Key, one => one.Value.ToArray()))
        {
            Status = StatusCodes.Status400BadRequest,
            Type = "https://tools.ietf.org/html/rfc9110#section-15.5.1",
        };
        details.Extensions["traceId"] = Activity.Current?.Id ?? httpContext.TraceIdentifier;
        httpContext.Response.StatusCode = StatusCodes.Status400BadRequest;
        var service = httpContext.RequestServices.GetService<IProblemDetailsService>();
        if (service is null
            || !await service.TryWriteAsync(new ProblemDetailsContext { HttpContext = httpContext, ProblemDetails = details }))
        {
            var json = httpContext.RequestServices.GetRequiredService<IOptions<JsonOptions>>().Value.SerializerOptions;
            await httpContext.Response.WriteAsJsonAsync(
                details, json.GetTypeInfo(typeof(HttpValidationProblemDetails)), MimeType.ProblemJson, httpContext.RequestAborted);
        }
    }
}
