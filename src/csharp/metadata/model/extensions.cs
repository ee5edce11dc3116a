// Configuration, options, logging, hosting and dependency injection.
#nullable enable

namespace Microsoft.Extensions.Primitives
{
    public readonly struct StringValues :
        System.Collections.Generic.IList<string?>, System.Collections.Generic.IReadOnlyList<string?>
    {
    }
}

namespace Microsoft.Extensions.Configuration
{
    public interface IConfiguration
    {
        string? this[string key] { get; set; }
    }

    public interface IConfigurationBuilder { }

    public sealed class ConfigurationManager : IConfigurationBuilder, IConfiguration
    {
        public string? this[string key] { get; set; }
    }
}

namespace Microsoft.Extensions.Options
{
    public interface IOptions<out TOptions> where TOptions : class
    {
        TOptions Value { get; }
    }

    public interface IOptionsSnapshot<out TOptions> : IOptions<TOptions> where TOptions : class { }

    public interface IOptionsMonitor<out TOptions>
    {
        TOptions CurrentValue { get; }
    }
}

namespace Microsoft.Extensions.Logging
{
    public interface ILogger { }

    public interface ILogger<out TCategoryName> : ILogger { }

    public interface ILoggerFactory { }

    public interface ILoggingBuilder { }

    public static class LoggerExtensions
    {
        public static void LogInformation(this ILogger logger, string? message, params object?[] args);
        public static void LogWarning(this ILogger logger, string? message, params object?[] args);
        public static void LogError(this ILogger logger, string? message, params object?[] args);
    }
}

namespace Microsoft.Extensions.Hosting
{
    public interface IHost : System.IDisposable
    {
        System.IServiceProvider Services { get; }
    }

    public interface IHostEnvironment
    {
        string EnvironmentName { get; set; }
    }

    public interface IHostBuilder { }

    public abstract class BackgroundService { }

    public interface IHostedService { }

    public static class HostingAbstractionsHostExtensions
    {
        public static void Run(this IHost host);
        public static System.Threading.Tasks.Task RunAsync(
            this IHost host, System.Threading.CancellationToken token = default);
    }

    public static class HostEnvironmentEnvExtensions
    {
        public static bool IsDevelopment(this IHostEnvironment hostEnvironment);
    }

    public class HostBuilder : IHostBuilder
    {
        public HostBuilder();
        public IHost Build();
    }

    public static class Host
    {
        public static IHostBuilder CreateDefaultBuilder();
        public static IHostBuilder CreateDefaultBuilder(string[]? args);
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    using System;

    public interface IServiceCollection : System.Collections.Generic.IList<ServiceDescriptor> { }

    public class ServiceDescriptor { }

    public interface IServiceScopeFactory { }

    public interface IMvcBuilder
    {
        IServiceCollection Services { get; }
    }

    public interface IMvcCoreBuilder { }

    public sealed class FromKeyedServicesAttribute : Attribute
    {
        public FromKeyedServicesAttribute(object? key);
        public object? Key { get; }
    }

    public static class MvcServiceCollectionExtensions
    {
        public static IMvcBuilder AddControllers(this IServiceCollection services);
        public static IMvcBuilder AddControllers(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Mvc.MvcOptions>? configure);
        public static IMvcBuilder AddControllersWithViews(this IServiceCollection services);
        public static IMvcBuilder AddMvc(this IServiceCollection services);
    }

    public static class MvcCoreMvcBuilderExtensions
    {
        public static IMvcBuilder AddJsonOptions(
            this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.JsonOptions> configure);
        public static IMvcBuilder AddMvcOptions(
            this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.MvcOptions> setupAction);
        public static IMvcBuilder ConfigureApiBehaviorOptions(
            this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.ApiBehaviorOptions> setupAction);
    }

    public static class HttpJsonServiceExtensions
    {
        public static IServiceCollection ConfigureHttpJsonOptions(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Http.Json.JsonOptions> configureOptions);
    }

    public static class OptionsServiceCollectionExtensions
    {
        public static IServiceCollection Configure<TOptions>(
            this IServiceCollection services, Action<TOptions> configureOptions)
            where TOptions : class;
    }

    public static class RoutingServiceCollectionExtensions
    {
        public static IServiceCollection AddRouting(this IServiceCollection services);
        public static IServiceCollection AddRouting(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Routing.RouteOptions> configureOptions);
    }

    public static class ServiceCollectionServiceExtensions
    {
        public static IServiceCollection AddSingleton<TService>(this IServiceCollection services)
            where TService : class;
        public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services)
            where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection AddScoped<TService>(this IServiceCollection services) where TService : class;
        public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services)
            where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection AddTransient<TService>(this IServiceCollection services)
            where TService : class;
        public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services)
            where TService : class
            where TImplementation : class, TService;
    }

    public static class ServiceProviderServiceExtensions
    {
        public static T? GetService<T>(this IServiceProvider provider);
        public static T GetRequiredService<T>(this IServiceProvider provider) where T : notnull;
    }
}
