using Microsoft.AspNetCore.Http;

namespace WireJudge;

/// <summary>Lets a 500 say why, so that a finding can be read without running it again.</summary>
public static class Trouble
{
    public static async Task Show(HttpContext context, RequestDelegate next)
    {
        try
        {
            await next(context);
        }
        catch (Exception error) when (!context.Response.HasStarted)
        {
            context.Response.StatusCode = 500;
            await context.Response.WriteAsync($"{error.GetType().Name}: {error.Message}");
        }
    }
}
