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

    public interface IConfigureOptions<in TOptions> where TOptions : class
    {
        void Configure(TOptions options);
    }

    public interface IConfigureNamedOptions<in TOptions> : IConfigureOptions<TOptions> where TOptions : class
    {
        void Configure(string? name, TOptions options);
    }

    public interface IPostConfigureOptions<in TOptions> where TOptions : class
    {
        void PostConfigure(string? name, TOptions options);
    }

    public static class Options
    {
        public static readonly string DefaultName;
    }

    public class OptionsBuilder<TOptions> where TOptions : class
    {
        public string Name { get; }
        public Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
        public virtual OptionsBuilder<TOptions> Configure(System.Action<TOptions> configureOptions);
        public virtual OptionsBuilder<TOptions> Configure<TDep>(System.Action<TOptions, TDep> configureOptions)
            where TDep : class;
        public virtual OptionsBuilder<TOptions> PostConfigure(System.Action<TOptions> configureOptions);
        public virtual OptionsBuilder<TOptions> PostConfigure<TDep>(System.Action<TOptions, TDep> configureOptions)
            where TDep : class;
        public virtual OptionsBuilder<TOptions> Validate(System.Func<TOptions, bool> validation);
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

    public class HostBuilderContext { }

    public interface IHostBuilder
    {
        IHostBuilder ConfigureServices(
            System.Action<HostBuilderContext, Microsoft.Extensions.DependencyInjection.IServiceCollection> configureDelegate);
        IHostBuilder ConfigureAppConfiguration(
            System.Action<HostBuilderContext, Microsoft.Extensions.Configuration.IConfigurationBuilder> configureDelegate);
        IHostBuilder ConfigureHostConfiguration(
            System.Action<Microsoft.Extensions.Configuration.IConfigurationBuilder> configureDelegate);
        IHost Build();
    }

    public interface IHostApplicationBuilder
    {
        IHostEnvironment Environment { get; }
        Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
    }

    public sealed class HostApplicationBuilder : IHostApplicationBuilder
    {
        public IHostEnvironment Environment { get; }
        public Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
        public IHost Build();
    }

    public static class HostingHostBuilderExtensions
    {
        public static IHostBuilder ConfigureServices(
            this IHostBuilder hostBuilder,
            System.Action<Microsoft.Extensions.DependencyInjection.IServiceCollection> configureDelegate);
    }

    public static class GenericHostBuilderExtensions
    {
        public static IHostBuilder ConfigureWebHostDefaults(
            this IHostBuilder builder, System.Action<Microsoft.AspNetCore.Hosting.IWebHostBuilder> configure);
    }

    public static class GenericHostWebHostBuilderExtensions
    {
        public static IHostBuilder ConfigureWebHost(
            this IHostBuilder builder, System.Action<Microsoft.AspNetCore.Hosting.IWebHostBuilder> configure);
    }

    public abstract class BackgroundService { }

    public interface IHostedService { }

    public static class HostingAbstractionsHostExtensions
    {
        public static void Run(this IHost host);
        public static System.Threading.Tasks.Task RunAsync(
            this IHost host, System.Threading.CancellationToken token = default);
        public static void Start(this IHost host);
        public static void WaitForShutdown(this IHost host);
        public static System.Threading.Tasks.Task WaitForShutdownAsync(
            this IHost host, System.Threading.CancellationToken token = default);
    }

    public static class HostEnvironmentEnvExtensions
    {
        public static bool IsDevelopment(this IHostEnvironment hostEnvironment);
        public static bool IsStaging(this IHostEnvironment hostEnvironment);
        public static bool IsProduction(this IHostEnvironment hostEnvironment);
        public static bool IsEnvironment(this IHostEnvironment hostEnvironment, string environmentName);
    }

    public class HostBuilder : IHostBuilder
    {
        public HostBuilder();
        public IHostBuilder ConfigureServices(
            System.Action<HostBuilderContext, Microsoft.Extensions.DependencyInjection.IServiceCollection> configureDelegate);
        public IHostBuilder ConfigureAppConfiguration(
            System.Action<HostBuilderContext, Microsoft.Extensions.Configuration.IConfigurationBuilder> configureDelegate);
        public IHostBuilder ConfigureHostConfiguration(
            System.Action<Microsoft.Extensions.Configuration.IConfigurationBuilder> configureDelegate);
        public IHost Build();
    }

    public static class Host
    {
        public static IHostBuilder CreateDefaultBuilder();
        public static IHostBuilder CreateDefaultBuilder(string[]? args);
        public static HostApplicationBuilder CreateApplicationBuilder();
        public static HostApplicationBuilder CreateApplicationBuilder(string[]? args);
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    using System;

    public interface IServiceCollection : System.Collections.Generic.IList<ServiceDescriptor> { }

    public enum ServiceLifetime
    {
        Singleton = 0, Scoped = 1, Transient = 2,
    }

    public class ServiceDescriptor
    {
        public ServiceDescriptor(Type serviceType, object instance);
        public ServiceDescriptor(Type serviceType, Type implementationType, ServiceLifetime lifetime);
        public ServiceDescriptor(Type serviceType, Func<IServiceProvider, object> factory, ServiceLifetime lifetime);
        public ServiceLifetime Lifetime { get; }
        public object? ServiceKey { get; }
        public Type ServiceType { get; }
        public Type? ImplementationType { get; }
        public object? ImplementationInstance { get; }
        public Func<IServiceProvider, object>? ImplementationFactory { get; }
        public static ServiceDescriptor Describe(Type serviceType, Type implementationType, ServiceLifetime lifetime);
        public static ServiceDescriptor Describe(
            Type serviceType, Func<IServiceProvider, object> implementationFactory, ServiceLifetime lifetime);
        public static ServiceDescriptor Singleton(Type serviceType, Type implementationType);
        public static ServiceDescriptor Singleton(Type serviceType, object implementationInstance);
        public static ServiceDescriptor Singleton<TService, TImplementation>()
            where TService : class
            where TImplementation : class, TService;
        public static ServiceDescriptor Scoped(Type service, Type implementationType);
        public static ServiceDescriptor Scoped<TService, TImplementation>()
            where TService : class
            where TImplementation : class, TService;
        public static ServiceDescriptor Transient(Type service, Type implementationType);
        public static ServiceDescriptor Transient<TService, TImplementation>()
            where TService : class
            where TImplementation : class, TService;
    }

    public interface IServiceScopeFactory
    {
        IServiceScope CreateScope();
    }

    public interface IServiceScope : IDisposable
    {
        IServiceProvider ServiceProvider { get; }
    }

    public readonly struct AsyncServiceScope : IServiceScope, IAsyncDisposable
    {
        public IServiceProvider ServiceProvider { get; }
    }

    public sealed class ServiceProvider : IServiceProvider { }

    public interface IHttpClientBuilder
    {
        string Name { get; }
        IServiceCollection Services { get; }
    }

    public interface IMvcBuilder
    {
        IServiceCollection Services { get; }
        Microsoft.AspNetCore.Mvc.ApplicationParts.ApplicationPartManager PartManager { get; }
    }

    public interface IMvcCoreBuilder
    {
        IServiceCollection Services { get; }
        Microsoft.AspNetCore.Mvc.ApplicationParts.ApplicationPartManager PartManager { get; }
    }

    public sealed class FromKeyedServicesAttribute : Attribute
    {
        public FromKeyedServicesAttribute(object? key);
        public object? Key { get; }
    }

    public static class ApplicationModelConventionExtensions
    {
        public static void Add(
            this System.Collections.Generic.IList<Microsoft.AspNetCore.Mvc.ApplicationModels.IApplicationModelConvention> conventions,
            Microsoft.AspNetCore.Mvc.ApplicationModels.IControllerModelConvention controllerModelConvention);
        public static void Add(
            this System.Collections.Generic.IList<Microsoft.AspNetCore.Mvc.ApplicationModels.IApplicationModelConvention> conventions,
            Microsoft.AspNetCore.Mvc.ApplicationModels.IActionModelConvention actionModelConvention);
        public static void Add(
            this System.Collections.Generic.IList<Microsoft.AspNetCore.Mvc.ApplicationModels.IApplicationModelConvention> conventions,
            Microsoft.AspNetCore.Mvc.ApplicationModels.IParameterModelConvention parameterModelConvention);
    }

    public static class PolicyServiceCollectionExtensions
    {
        public static IServiceCollection AddAuthorization(this IServiceCollection services);
        public static IServiceCollection AddAuthorization(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Authorization.AuthorizationOptions> configure);
        public static Microsoft.AspNetCore.Authorization.AuthorizationBuilder AddAuthorizationBuilder(this IServiceCollection services);
    }

    public static class AuthorizationServiceCollectionExtensions
    {
        public static IServiceCollection AddAuthorizationCore(this IServiceCollection services);
        public static IServiceCollection AddAuthorizationCore(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Authorization.AuthorizationOptions> configure);
    }

    public static class MvcServiceCollectionExtensions
    {
        public static IMvcBuilder AddControllers(this IServiceCollection services);
        public static IMvcBuilder AddControllers(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Mvc.MvcOptions>? configure);
        public static IMvcBuilder AddControllersWithViews(this IServiceCollection services);
        public static IMvcBuilder AddControllersWithViews(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Mvc.MvcOptions>? configure);
        public static IMvcBuilder AddMvc(this IServiceCollection services);
        public static IMvcBuilder AddMvc(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Mvc.MvcOptions> setupAction);
        public static IMvcBuilder AddRazorPages(this IServiceCollection services);
    }

    public static class MvcCoreServiceCollectionExtensions
    {
        public static IMvcCoreBuilder AddMvcCore(this IServiceCollection services);
        public static IMvcCoreBuilder AddMvcCore(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Mvc.MvcOptions> setupAction);
    }

    public static class MvcCoreMvcCoreBuilderExtensions
    {
        public static IMvcCoreBuilder AddApplicationPart(this IMvcCoreBuilder builder, System.Reflection.Assembly assembly);
        public static IMvcCoreBuilder AddAuthorization(this IMvcCoreBuilder builder);
        public static IMvcCoreBuilder AddControllersAsServices(this IMvcCoreBuilder builder);
        public static IMvcCoreBuilder AddJsonOptions(
            this IMvcCoreBuilder builder, Action<Microsoft.AspNetCore.Mvc.JsonOptions> configure);
        public static IMvcCoreBuilder AddMvcOptions(
            this IMvcCoreBuilder builder, Action<Microsoft.AspNetCore.Mvc.MvcOptions> setupAction);
        public static IMvcCoreBuilder ConfigureApiBehaviorOptions(
            this IMvcCoreBuilder builder, Action<Microsoft.AspNetCore.Mvc.ApiBehaviorOptions> setupAction);
        public static IMvcCoreBuilder ConfigureApplicationPartManager(
            this IMvcCoreBuilder builder,
            Action<Microsoft.AspNetCore.Mvc.ApplicationParts.ApplicationPartManager> setupAction);
    }

    public static class MvcCoreMvcBuilderExtensions
    {
        public static IMvcBuilder AddApplicationPart(this IMvcBuilder builder, System.Reflection.Assembly assembly);
        public static IMvcBuilder AddControllersAsServices(this IMvcBuilder builder);
        public static IMvcBuilder AddJsonOptions(
            this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.JsonOptions> configure);
        public static IMvcBuilder AddMvcOptions(
            this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.MvcOptions> setupAction);
        public static IMvcBuilder ConfigureApiBehaviorOptions(
            this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.ApiBehaviorOptions> setupAction);
        public static IMvcBuilder ConfigureApplicationPartManager(
            this IMvcBuilder builder,
            Action<Microsoft.AspNetCore.Mvc.ApplicationParts.ApplicationPartManager> setupAction);
    }

    public static class ProblemDetailsServiceCollectionExtensions
    {
        public static IServiceCollection AddProblemDetails(this IServiceCollection services);
        public static IServiceCollection AddProblemDetails(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Http.ProblemDetailsOptions>? configure);
    }

    public static class ValidationServiceCollectionExtensions
    {
        public static IServiceCollection AddValidation(
            this IServiceCollection services,
            Action<Microsoft.Extensions.Validation.ValidationOptions>? configureOptions = null);
    }

    public static class HttpJsonServiceExtensions
    {
        public static IServiceCollection ConfigureHttpJsonOptions(
            this IServiceCollection services, Action<Microsoft.AspNetCore.Http.Json.JsonOptions> configureOptions);
    }

    public static class OptionsServiceCollectionExtensions
    {
        public static Microsoft.Extensions.Options.OptionsBuilder<TOptions> AddOptions<TOptions>(
            this IServiceCollection services)
            where TOptions : class;
        public static Microsoft.Extensions.Options.OptionsBuilder<TOptions> AddOptions<TOptions>(
            this IServiceCollection services, string? name)
            where TOptions : class;
        public static IServiceCollection AddOptions(this IServiceCollection services);
        public static Microsoft.Extensions.Options.OptionsBuilder<TOptions> AddOptionsWithValidateOnStart<TOptions>(
            this IServiceCollection services, string? name = null)
            where TOptions : class;
        public static IServiceCollection Configure<TOptions>(
            this IServiceCollection services, Action<TOptions> configureOptions)
            where TOptions : class;
        public static IServiceCollection Configure<TOptions>(
            this IServiceCollection services, string? name, Action<TOptions> configureOptions)
            where TOptions : class;
        public static IServiceCollection ConfigureAll<TOptions>(
            this IServiceCollection services, Action<TOptions> configureOptions)
            where TOptions : class;
        public static IServiceCollection ConfigureOptions<TConfigureOptions>(this IServiceCollection services)
            where TConfigureOptions : class;
        public static IServiceCollection ConfigureOptions(this IServiceCollection services, object configureInstance);
        public static IServiceCollection ConfigureOptions(this IServiceCollection services, Type configureType);
        public static IServiceCollection PostConfigure<TOptions>(
            this IServiceCollection services, Action<TOptions> configureOptions)
            where TOptions : class;
        public static IServiceCollection PostConfigure<TOptions>(
            this IServiceCollection services, string? name, Action<TOptions> configureOptions)
            where TOptions : class;
        public static IServiceCollection PostConfigureAll<TOptions>(
            this IServiceCollection services, Action<TOptions> configureOptions)
            where TOptions : class;
    }

    public static class OptionsConfigurationServiceCollectionExtensions
    {
        public static IServiceCollection Configure<TOptions>(
            this IServiceCollection services, Microsoft.Extensions.Configuration.IConfiguration config)
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
        public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object? serviceKey)
            where TService : class;
        public static IServiceCollection AddKeyedSingleton<TService, TImplementation>(
            this IServiceCollection services, object? serviceKey)
            where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection AddKeyedScoped<TService>(this IServiceCollection services, object? serviceKey)
            where TService : class;
        public static IServiceCollection AddKeyedScoped<TService, TImplementation>(
            this IServiceCollection services, object? serviceKey)
            where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection AddKeyedTransient<TService>(this IServiceCollection services, object? serviceKey)
            where TService : class;
        public static IServiceCollection AddKeyedTransient<TService, TImplementation>(
            this IServiceCollection services, object? serviceKey)
            where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection AddSingleton<TService>(this IServiceCollection services)
            where TService : class;
        public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType);
        public static IServiceCollection AddSingleton(
            this IServiceCollection services, Type serviceType, Type implementationType);
        public static IServiceCollection AddSingleton<TService>(
            this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory)
            where TService : class;
        public static IServiceCollection AddSingleton(
            this IServiceCollection services, Type serviceType, object implementationInstance);
        public static IServiceCollection AddSingleton<TService>(
            this IServiceCollection services, TService implementationInstance)
            where TService : class;
        public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services)
            where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection AddScoped<TService>(this IServiceCollection services) where TService : class;
        public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType);
        public static IServiceCollection AddScoped(
            this IServiceCollection services, Type serviceType, Type implementationType);
        public static IServiceCollection AddScoped<TService>(
            this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory)
            where TService : class;
        public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services)
            where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection AddTransient<TService>(this IServiceCollection services)
            where TService : class;
        public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType);
        public static IServiceCollection AddTransient(
            this IServiceCollection services, Type serviceType, Type implementationType);
        public static IServiceCollection AddTransient<TService>(
            this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory)
            where TService : class;
        public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services)
            where TService : class
            where TImplementation : class, TService;
    }

    public static class ActivatorUtilities
    {
        public static object CreateInstance(IServiceProvider provider, Type instanceType, params object[] parameters);
        public static T CreateInstance<T>(IServiceProvider provider, params object[] parameters);
        public static object GetServiceOrCreateInstance(IServiceProvider provider, Type type);
        public static T GetServiceOrCreateInstance<T>(IServiceProvider provider);
    }

    public static class HttpClientFactoryServiceCollectionExtensions
    {
        public static IServiceCollection AddHttpClient(this IServiceCollection services);
        public static IHttpClientBuilder AddHttpClient(this IServiceCollection services, string name);
        public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services) where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient>(
            this IServiceCollection services, Action<System.Net.Http.HttpClient> configureClient)
            where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services)
            where TClient : class
            where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(
            this IServiceCollection services, Action<System.Net.Http.HttpClient> configureClient)
            where TClient : class
            where TImplementation : class, TClient;
    }

    public static class ServiceCollectionHostedServiceExtensions
    {
        public static IServiceCollection AddHostedService<THostedService>(this IServiceCollection services)
            where THostedService : class, Microsoft.Extensions.Hosting.IHostedService;
    }

    public static class ServiceCollectionContainerBuilderExtensions
    {
        public static ServiceProvider BuildServiceProvider(this IServiceCollection services);
    }

    public static class ServiceProviderKeyedServiceExtensions
    {
        public static T? GetKeyedService<T>(this IServiceProvider provider, object? serviceKey);
        public static T GetRequiredKeyedService<T>(this IServiceProvider provider, object? serviceKey)
            where T : notnull;
        public static System.Collections.Generic.IEnumerable<T> GetKeyedServices<T>(
            this IServiceProvider provider, object? serviceKey);
    }

    public static class ServiceProviderServiceExtensions
    {
        public static IServiceScope CreateScope(this IServiceProvider provider);
        public static AsyncServiceScope CreateAsyncScope(this IServiceProvider provider);
        public static System.Collections.Generic.IEnumerable<T> GetServices<T>(this IServiceProvider provider);
        public static System.Collections.Generic.IEnumerable<object?> GetServices(
            this IServiceProvider provider, Type serviceType);
        public static object GetRequiredService(this IServiceProvider provider, Type serviceType);
        public static T? GetService<T>(this IServiceProvider provider);
        public static T GetRequiredService<T>(this IServiceProvider provider) where T : notnull;
    }
}

namespace Microsoft.Extensions.DependencyInjection.Extensions
{
    using System;

    public static class ServiceCollectionDescriptorExtensions
    {
        public static IServiceCollection Add(this IServiceCollection collection, ServiceDescriptor descriptor);
        public static IServiceCollection RemoveAll(this IServiceCollection collection, Type serviceType);
        public static IServiceCollection RemoveAll<T>(this IServiceCollection collection);
        public static IServiceCollection Replace(this IServiceCollection collection, ServiceDescriptor descriptor);
        public static void TryAdd(this IServiceCollection collection, ServiceDescriptor descriptor);
        public static void TryAddEnumerable(this IServiceCollection services, ServiceDescriptor descriptor);
        public static void TryAddSingleton<TService>(this IServiceCollection collection) where TService : class;
        public static void TryAddSingleton<TService, TImplementation>(this IServiceCollection collection)
            where TService : class
            where TImplementation : class, TService;
        public static void TryAddScoped<TService>(this IServiceCollection collection) where TService : class;
        public static void TryAddScoped<TService, TImplementation>(this IServiceCollection collection)
            where TService : class
            where TImplementation : class, TService;
        public static void TryAddTransient<TService>(this IServiceCollection collection) where TService : class;
        public static void TryAddTransient<TService, TImplementation>(this IServiceCollection collection)
            where TService : class
            where TImplementation : class, TService;
    }
}

namespace Microsoft.Extensions.Validation
{
    public class ValidationOptions
    {
        public ValidationOptions();
        public int MaxDepth { get; set; }
    }
}

namespace Microsoft.AspNetCore.Http
{
    public class ProblemDetailsOptions
    {
        public ProblemDetailsOptions();
        public System.Action<ProblemDetailsContext>? CustomizeProblemDetails { get; set; }
    }

    public sealed class ProblemDetailsContext
    {
        public ProblemDetailsContext();
        public Microsoft.AspNetCore.Mvc.ProblemDetails ProblemDetails { get; set; }
    }
}
