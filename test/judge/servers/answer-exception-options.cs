// The framework's exception handler with options: a status for each exception, behind a handler whose helper is given the status.
using Microsoft.AspNetCore.Diagnostics;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddExceptionHandler<Handler>();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseExceptionHandler(new ExceptionHandlerOptions
{
    StatusCodeSelector = error => error is KeyNotFoundException ? StatusCodes.Status404NotFound : error is TimeoutException ? 504 : 500,
});
app.MapGet("/found", () => new Thing(1));
app.MapGet("/missing", Thing () => throw new KeyNotFoundException());
app.MapGet("/slow", Thing () => throw new TimeoutException());
app.MapGet("/occupied", Thing () => throw new OperationCanceledException());
app.MapGet("/unsupported", Thing () => throw new NotSupportedException());
app.MapGet("/other", Thing () => throw new FormatException());
app.Run();
public record Thing(int Id);
public sealed class Handler : IExceptionHandler
{
    public async ValueTask<bool> TryHandleAsync(HttpContext context, Exception exception, CancellationToken token)
    {
        switch (exception)
        {
            case OperationCanceledException: await Write(context, 409, "occupied", token); return true;
            case NotSupportedException: await Write(context, StatusCodes.Status405MethodNotAllowed, "unsupported", token); return true;
            default: return false;
        }
    }
    private static async Task Write(HttpContext context, int status, string title, CancellationToken token)
    {
        var details = new ProblemDetails { Status = status, Title = title };
        context.Response.StatusCode = details.Status.Value;
        await context.Response.WriteAsJsonAsync(details, details.GetType(), options: null, contentType: "application/problem+json",
            cancellationToken: token);
    }
}
