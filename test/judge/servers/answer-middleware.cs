// Middleware of the program's own answers in the place of endpoints: for what they throw, and for requests that it refuses.
using System.Net;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddTransient<Limits>();
var app = builder.Build();
app.UseMiddleware<Errors>();
app.UseMiddleware<Limits>();
app.Use(async (context, next) =>
{
    if (context.Request.Query.ContainsKey("tea"))
    {
        context.Response.StatusCode = StatusCodes.Status418ImATeapot;
        await context.Response.WriteAsJsonAsync(new { reason = "tea" });
        return;
    }
    await next(context);
});
app.Use(next => async context =>
{
    try { await next(context); }
    catch (TimeoutException)
    {
        await Results.Problem(statusCode: 504).ExecuteAsync(context);
    }
});
app.MapGet("/found", () => new Thing(1));
app.MapGet("/missing", Thing () => throw new KeyNotFoundException("it"));
app.MapGet("/denied", Thing () => throw new UnauthorizedAccessException("no"));
app.MapGet("/other", Thing () => throw new FormatException("what"));
app.MapGet("/slow", Thing () => throw new TimeoutException());
app.MapGet("/tea", (string tea) => new Thing(tea.Length));
app.MapGet("/limited", () => new Thing(2));
app.Run();
public record Thing(int Id);
public record Failure(string Message, int Code);
public class Errors(RequestDelegate next)
{
    public async Task InvokeAsync(HttpContext context)
    {
        try
        {
            await next(context);
        }
        catch (KeyNotFoundException exception)
        {
            await Write(context, HttpStatusCode.NotFound, exception);
        }
        catch (UnauthorizedAccessException)
        {
            context.Response.StatusCode = 403;
        }
        catch (FormatException exception)
        {
            context.Response.StatusCode = (int)HttpStatusCode.InternalServerError;
            await context.Response.WriteAsJsonAsync(new ProblemDetails { Title = exception.Message });
        }
    }
    private static Task Write(HttpContext context, HttpStatusCode status, Exception exception)
    {
        context.Response.StatusCode = (int)status;
        return context.Response.WriteAsJsonAsync(new Failure(exception.Message, (int)status));
    }
}
public class Limits : IMiddleware
{
    public async Task InvokeAsync(HttpContext context, RequestDelegate next)
    {
        if (context.Request.Path.StartsWithSegments("/limited"))
        {
            context.Response.StatusCode = StatusCodes.Status429TooManyRequests;
            return;
        }
        await next(context);
    }
}
