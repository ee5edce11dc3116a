// So is starting and then waiting.
public static class Program
{
    public static void Main(string[] args)
    {
        using var host = Host.CreateDefaultBuilder(args).ConfigureWebHostDefaults(web => web.UseStartup<Startup>()).Build();
        host.StartAsync().GetAwaiter().GetResult();
        host.WaitForShutdownAsync().Wait();
        if (Startup.Routes is { } routes) Startup.MapMore(routes);
    }
}
public class Startup
{
    public static IEndpointRouteBuilder? Routes { get; private set; }
    public void ConfigureServices(IServiceCollection services) => services.AddRouting();
    public void Configure(IApplicationBuilder app)
    {
        app.UseRouting();
        app.UseEndpoints(routes =>
        {
            Routes = routes;
            routes.MapGet("/before", () => 1);
            if (routes is null) throw new InvalidOperationException();
            return;
            routes.MapGet("/after", () => 1);
        });
    }
    public static void MapMore(IEndpointRouteBuilder routes) => routes.MapGet("/more", () => 1);
}
