// Exception handlers answer for every endpoint: with problem details, a type of their own, and a status that they compute.
using Microsoft.AspNetCore.Diagnostics;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails();
builder.Services.AddExceptionHandler<MissingHandler>();
builder.Services.AddExceptionHandler<DetailsHandler>();
builder.Services.AddExceptionHandler<OtherHandler>();
builder.Services.AddExceptionHandler<ComputedHandler>();
var app = builder.Build();
app.UseExceptionHandler();
app.MapControllers();
app.MapGet("/m/missing", string () => throw new KeyNotFoundException());
app.MapGet("/m/conflict", Thing () => throw new NotSupportedException("twice"));
app.MapGet("/m/timeout", Thing () => throw new TimeoutException());
app.MapGet("/m/argument", Thing () => throw new ArgumentException("bad"));
app.MapGet("/m/other", Thing () => throw new FormatException());
app.MapGet("/m/coded", Thing () => throw new Coded(451));
app.MapGet("/m/found", () => new Thing(1));
app.MapGet("/m/declared", Results<Ok<Thing>, NotFound<Failure>> () => throw new KeyNotFoundException());
app.Run();
public record Thing(int Id);
public record Failure(string Message, int Code);
public sealed class MissingHandler : IExceptionHandler
{
    public async ValueTask<bool> TryHandleAsync(HttpContext httpContext, Exception exception, CancellationToken cancellationToken)
    {
        if (exception is not KeyNotFoundException) return false;
        httpContext.Response.StatusCode = StatusCodes.Status404NotFound;
        await httpContext.Response.WriteAsJsonAsync(new Failure(exception.Message, 404), cancellationToken);
        return true;
    }
}
public sealed class DetailsHandler(IProblemDetailsService problems) : IExceptionHandler
{
    public async ValueTask<bool> TryHandleAsync(HttpContext httpContext, Exception exception, CancellationToken cancellationToken)
    {
        if (exception is not NotSupportedException) return false;
        httpContext.Response.StatusCode = 409;
        return await problems.TryWriteAsync(new ProblemDetailsContext
        {
            HttpContext = httpContext,
            ProblemDetails = { Title = "Conflict", Detail = exception.Message },
        });
    }
}
public sealed class OtherHandler : IExceptionHandler
{
    public async ValueTask<bool> TryHandleAsync(HttpContext httpContext, Exception exception, CancellationToken cancellationToken)
    {
        var (status, title) = exception switch
        {
            ArgumentException => (StatusCodes.Status400BadRequest, "Bad"),
            TimeoutException => (504, "Slow"),
            _ => (0, ""),
        };
        if (status == 0) return false;
        httpContext.Response.StatusCode = status;
        await httpContext.Response.WriteAsJsonAsync(new ProblemDetails { Status = status, Title = title }, cancellationToken);
        return true;
    }
}
public sealed class Coded(int code) : Exception { public int Code => code; }
public sealed class ComputedHandler : IExceptionHandler
{
    public async ValueTask<bool> TryHandleAsync(HttpContext httpContext, Exception exception, CancellationToken cancellationToken)
    {
        if (exception is not Coded coded) return false;
        httpContext.Response.StatusCode = coded.Code;
        await httpContext.Response.WriteAsJsonAsync(new Failure("coded", coded.Code), cancellationToken);
        return true;
    }
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("missing")] public ActionResult<Thing> Missing() => throw new KeyNotFoundException();
    [HttpGet("other")] public IActionResult Other() => throw new FormatException();
}
