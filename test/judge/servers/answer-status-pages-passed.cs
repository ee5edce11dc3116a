// The context of a status page goes through code that nothing but its type tells to get to the response.
using Microsoft.AspNetCore.Diagnostics;
var app = WebApplication.CreateBuilder(args).Build();
app.UseStatusCodePages(context => Pages.Run<Gone>(context));
app.MapGet("/bare", () => Results.NotFound());
app.Run();
public record Oops(string Text, int Code);
public interface IErrorPage { static abstract Task Run(StatusCodeContext context); }
public class Gone : IErrorPage
{
    public static async Task Run(StatusCodeContext context)
    {
        context.HttpContext.Response.StatusCode = 410;
        await context.HttpContext.Response.WriteAsJsonAsync(new Oops("gone", 1));
    }
}
public static class Pages { public static Task Run<T>(StatusCodeContext context) where T : IErrorPage => T.Run(context); }
