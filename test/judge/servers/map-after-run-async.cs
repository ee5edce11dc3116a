// Waiting for the end of the server is waiting, however it is written.
// not called: the application ends by itself.
public static class Program
{
    public static async Task Main(string[] args)
    {
        var app = WebApplication.CreateBuilder(args).Build();
        app.MapGet("/before", () => 1);
        app.Run(async context => await context.Response.WriteAsync("nothing else"));
        app.MapGet("/between", () => 1);
        try
        {
            await app.RunAsync().ConfigureAwait(false);
            app.MapGet("/in-try", () => 1);
        }
        finally
        {
            Console.Out.Flush();
        }
        app.MapGet("/after", () => 1);
    }
}
