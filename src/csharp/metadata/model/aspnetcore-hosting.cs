// ASP.NET Core's minimal APIs, authorization and hosting.
#nullable enable

namespace Microsoft.AspNetCore.Routing
{
    public interface IEndpointRouteBuilder
    {
        System.IServiceProvider ServiceProvider { get; }
    }

    public interface IRouteBuilder { }

    public sealed class RouteGroupBuilder :
        IEndpointRouteBuilder, Microsoft.AspNetCore.Builder.IEndpointConventionBuilder
    {
    }

    public interface IOutboundParameterTransformer
    {
        string? TransformOutbound(object? value);
    }

    public class LinkGenerator { }

    public class RouteOptions
    {
        public bool LowercaseUrls { get; set; }
        public bool LowercaseQueryStrings { get; set; }
        public bool AppendTrailingSlash { get; set; }
    }
}

namespace Microsoft.AspNetCore.Builder
{
    using System;
    using Microsoft.AspNetCore.Routing;

    public interface IApplicationBuilder
    {
        IServiceProvider ApplicationServices { get; set; }
    }

    public abstract class EndpointBuilder
    {
        public System.Collections.Generic.IList<object> Metadata { get; }
    }

    public interface IEndpointConventionBuilder
    {
        void Add(Action<EndpointBuilder> convention);
        void Finally(Action<EndpointBuilder> finallyConvention);
    }

    public sealed class RouteHandlerBuilder : IEndpointConventionBuilder { }

    public sealed class ControllerActionEndpointConventionBuilder : IEndpointConventionBuilder { }

    public sealed class WebApplication :
        IApplicationBuilder, IEndpointRouteBuilder, Microsoft.Extensions.Hosting.IHost, IAsyncDisposable
    {
        public static WebApplicationBuilder CreateBuilder();
        public static WebApplicationBuilder CreateBuilder(string[] args);
        public static WebApplicationBuilder CreateSlimBuilder(string[] args);
        public static WebApplication Create(string[]? args = null);
        public IServiceProvider Services { get; }
        public Microsoft.Extensions.Configuration.IConfiguration Configuration { get; }
        public Microsoft.AspNetCore.Hosting.IWebHostEnvironment Environment { get; }
        public Microsoft.Extensions.Logging.ILogger Logger { get; }
        public void Run(string? url = null);
        public System.Threading.Tasks.Task RunAsync(string? url = null);
        public System.Threading.Tasks.Task StartAsync(System.Threading.CancellationToken cancellationToken = default);
    }

    public sealed class WebApplicationBuilder : Microsoft.Extensions.Hosting.IHostApplicationBuilder
    {
        public Microsoft.AspNetCore.Hosting.IWebHostEnvironment Environment { get; }
        public ConfigureHostBuilder Host { get; }
        public ConfigureWebHostBuilder WebHost { get; }
        public Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
        public Microsoft.Extensions.Configuration.ConfigurationManager Configuration { get; }
        public Microsoft.Extensions.Logging.ILoggingBuilder Logging { get; }
        public WebApplication Build();
    }

    public sealed class ConfigureHostBuilder : Microsoft.Extensions.Hosting.IHostBuilder { }

    public sealed class ConfigureWebHostBuilder : Microsoft.AspNetCore.Hosting.IWebHostBuilder { }

    public static class EndpointRoutingApplicationBuilderExtensions
    {
        public static IApplicationBuilder UseRouting(this IApplicationBuilder builder);
        public static IApplicationBuilder UseEndpoints(
            this IApplicationBuilder builder, Action<IEndpointRouteBuilder> configure);
    }

    public static class UsePathBaseExtensions
    {
        public static IApplicationBuilder UsePathBase(
            this IApplicationBuilder app, Microsoft.AspNetCore.Http.PathString pathBase);
    }

    public static class EndpointRouteBuilderExtensions
    {
        public static RouteHandlerBuilder MapGet(
            this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
        public static RouteHandlerBuilder MapPost(
            this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
        public static RouteHandlerBuilder MapPut(
            this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
        public static RouteHandlerBuilder MapPatch(
            this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
        public static RouteHandlerBuilder MapDelete(
            this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
        public static RouteHandlerBuilder Map(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
        public static RouteHandlerBuilder MapMethods(
            this IEndpointRouteBuilder endpoints, string pattern,
            System.Collections.Generic.IEnumerable<string> httpMethods, Delegate handler);
        public static IEndpointConventionBuilder MapGet(
            this IEndpointRouteBuilder endpoints, string pattern,
            Microsoft.AspNetCore.Http.RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapPost(
            this IEndpointRouteBuilder endpoints, string pattern,
            Microsoft.AspNetCore.Http.RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapPut(
            this IEndpointRouteBuilder endpoints, string pattern,
            Microsoft.AspNetCore.Http.RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapPatch(
            this IEndpointRouteBuilder endpoints, string pattern,
            Microsoft.AspNetCore.Http.RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapDelete(
            this IEndpointRouteBuilder endpoints, string pattern,
            Microsoft.AspNetCore.Http.RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder Map(
            this IEndpointRouteBuilder endpoints, string pattern,
            Microsoft.AspNetCore.Http.RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapMethods(
            this IEndpointRouteBuilder endpoints, string pattern,
            System.Collections.Generic.IEnumerable<string> httpMethods,
            Microsoft.AspNetCore.Http.RequestDelegate requestDelegate);
        public static RouteGroupBuilder MapGroup(this IEndpointRouteBuilder endpoints, string prefix);
        public static RouteHandlerBuilder MapFallback(this IEndpointRouteBuilder endpoints, Delegate handler);
        public static RouteHandlerBuilder MapFallback(
            this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
    }

    public static class MapExtensions
    {
        public static IApplicationBuilder Map(
            this IApplicationBuilder app, string pathMatch, Action<IApplicationBuilder> configuration);
        public static IApplicationBuilder Map(
            this IApplicationBuilder app, Microsoft.AspNetCore.Http.PathString pathMatch,
            Action<IApplicationBuilder> configuration);
    }

    public static class MapWhenExtensions
    {
        public static IApplicationBuilder MapWhen(
            this IApplicationBuilder app, Func<Microsoft.AspNetCore.Http.HttpContext, bool> predicate,
            Action<IApplicationBuilder> configuration);
    }

    public static class UseWhenExtensions
    {
        public static IApplicationBuilder UseWhen(
            this IApplicationBuilder app, Func<Microsoft.AspNetCore.Http.HttpContext, bool> predicate,
            Action<IApplicationBuilder> configuration);
    }

    public static class RunExtensions
    {
        public static void Run(
            this IApplicationBuilder app, Microsoft.AspNetCore.Http.RequestDelegate handler);
    }

    public static class UseExtensions
    {
        public static IApplicationBuilder Use(
            this IApplicationBuilder app,
            Func<Microsoft.AspNetCore.Http.HttpContext, Func<System.Threading.Tasks.Task>, System.Threading.Tasks.Task> middleware);
        public static IApplicationBuilder Use(
            this IApplicationBuilder app,
            Func<Microsoft.AspNetCore.Http.HttpContext, Microsoft.AspNetCore.Http.RequestDelegate,
                System.Threading.Tasks.Task> middleware);
    }

    public static class StatusCodePagesExtensions
    {
        public static IApplicationBuilder UseStatusCodePages(this IApplicationBuilder app);
        public static IApplicationBuilder UseStatusCodePages(
            this IApplicationBuilder app, string contentType, string bodyFormat);
        public static IApplicationBuilder UseStatusCodePagesWithRedirects(
            this IApplicationBuilder app, string locationFormat);
        public static IApplicationBuilder UseStatusCodePagesWithReExecute(
            this IApplicationBuilder app, string pathFormat, string? queryFormat = null);
    }

    public static class MvcApplicationBuilderExtensions
    {
        public static IApplicationBuilder UseMvc(this IApplicationBuilder app);
        public static IApplicationBuilder UseMvc(this IApplicationBuilder app, Action<IRouteBuilder> configureRoutes);
        public static IApplicationBuilder UseMvcWithDefaultRoute(this IApplicationBuilder app);
    }

    public static class RazorPagesEndpointRouteBuilderExtensions
    {
        public static IEndpointConventionBuilder MapRazorPages(this IEndpointRouteBuilder endpoints);
        public static IEndpointConventionBuilder MapFallbackToPage(this IEndpointRouteBuilder endpoints, string page);
    }

    public static class ControllerEndpointRouteBuilderExtensions
    {
        public static ControllerActionEndpointConventionBuilder MapControllers(this IEndpointRouteBuilder endpoints);
        public static ControllerActionEndpointConventionBuilder MapControllerRoute(
            this IEndpointRouteBuilder endpoints, string name, string pattern, object? defaults = null,
            object? constraints = null, object? dataTokens = null);
        public static ControllerActionEndpointConventionBuilder MapDefaultControllerRoute(
            this IEndpointRouteBuilder endpoints);
        public static ControllerActionEndpointConventionBuilder MapAreaControllerRoute(
            this IEndpointRouteBuilder endpoints, string name, string areaName, string pattern, object? defaults = null,
            object? constraints = null, object? dataTokens = null);
        public static IEndpointConventionBuilder MapFallbackToController(
            this IEndpointRouteBuilder endpoints, string action, string controller);
    }

    public static class RoutingEndpointConventionBuilderExtensions
    {
        public static TBuilder WithName<TBuilder>(this TBuilder builder, string endpointName)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithMetadata<TBuilder>(this TBuilder builder, params object[] items)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithGroupName<TBuilder>(this TBuilder builder, string endpointGroupName)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithDisplayName<TBuilder>(this TBuilder builder, string displayName)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder RequireHost<TBuilder>(this TBuilder builder, params string[] hosts)
            where TBuilder : IEndpointConventionBuilder;
    }

    public static class AuthorizationEndpointConventionBuilderExtensions
    {
        public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder, params string[] policyNames)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder AllowAnonymous<TBuilder>(this TBuilder builder)
            where TBuilder : IEndpointConventionBuilder;
    }

    public static class HttpsPolicyBuilderExtensions
    {
        public static IApplicationBuilder UseHttpsRedirection(this IApplicationBuilder app);
    }

    public static class AuthAppBuilderExtensions
    {
        public static IApplicationBuilder UseAuthentication(this IApplicationBuilder app);
    }

    public static class AuthorizationAppBuilderExtensions
    {
        public static IApplicationBuilder UseAuthorization(this IApplicationBuilder app);
    }
}

namespace Microsoft.AspNetCore.Authorization
{
    public class AuthorizeAttribute : System.Attribute
    {
        public AuthorizeAttribute();
        public AuthorizeAttribute(string policy);
        public string? Policy { get; set; }
        public string? Roles { get; set; }
        public string? AuthenticationSchemes { get; set; }
    }

    public class AllowAnonymousAttribute : System.Attribute
    {
        public AllowAnonymousAttribute();
    }

    public interface IAuthorizationService { }

    public class AuthorizationPolicy { }

    public class AuthorizationPolicyBuilder
    {
        public AuthorizationPolicyBuilder(params string[] authenticationSchemes);
        public AuthorizationPolicyBuilder RequireAuthenticatedUser();
        public AuthorizationPolicyBuilder RequireRole(params string[] roles);
        public AuthorizationPolicyBuilder RequireClaim(string claimType, params string[] allowedValues);
        public AuthorizationPolicy Build();
    }

    public class AuthorizationOptions
    {
        public AuthorizationPolicy DefaultPolicy { get; set; }
        public AuthorizationPolicy? FallbackPolicy { get; set; }
        public void AddPolicy(string name, AuthorizationPolicy policy);
        public void AddPolicy(string name, System.Action<AuthorizationPolicyBuilder> configurePolicy);
    }

    public class AuthorizationBuilder
    {
        public AuthorizationBuilder SetDefaultPolicy(AuthorizationPolicy policy);
        public AuthorizationBuilder SetFallbackPolicy(AuthorizationPolicy? policy);
        public AuthorizationBuilder AddPolicy(string name, AuthorizationPolicy policy);
        public AuthorizationBuilder AddPolicy(string name, System.Action<AuthorizationPolicyBuilder> configurePolicy);
        public AuthorizationBuilder AddFallbackPolicy(string name, AuthorizationPolicy policy);
        public AuthorizationBuilder AddFallbackPolicy(string name, System.Action<AuthorizationPolicyBuilder> configurePolicy);
    }
}

namespace Microsoft.AspNetCore.Cors
{
    public class EnableCorsAttribute : System.Attribute
    {
        public EnableCorsAttribute();
        public EnableCorsAttribute(string? policyName);
    }

    public class DisableCorsAttribute : System.Attribute { }
}

namespace Microsoft.AspNetCore.RateLimiting
{
    public sealed class EnableRateLimitingAttribute : System.Attribute
    {
        public EnableRateLimitingAttribute(string policyName);
    }

    public sealed class DisableRateLimitingAttribute : System.Attribute { }
}

namespace Microsoft.AspNetCore.OutputCaching
{
    public sealed class OutputCacheAttribute : System.Attribute
    {
        public OutputCacheAttribute();
        public int Duration { get; init; }
        public string? PolicyName { get; init; }
    }
}

namespace Microsoft.AspNetCore.Hosting
{
    public interface IWebHostEnvironment : Microsoft.Extensions.Hosting.IHostEnvironment { }

    public class WebHostBuilderContext { }

    public interface IWebHost : System.IDisposable
    {
        System.IServiceProvider Services { get; }
    }

    public interface IWebHostBuilder
    {
        IWebHost Build();
        IWebHostBuilder ConfigureServices(
            System.Action<Microsoft.Extensions.DependencyInjection.IServiceCollection> configureServices);
        IWebHostBuilder ConfigureServices(
            System.Action<WebHostBuilderContext, Microsoft.Extensions.DependencyInjection.IServiceCollection> configureServices);
    }

    public static class WebHostBuilderExtensions
    {
        public static IWebHostBuilder Configure(
            this IWebHostBuilder hostBuilder, System.Action<Microsoft.AspNetCore.Builder.IApplicationBuilder> configureApp);
        public static IWebHostBuilder UseStartup<TStartup>(this IWebHostBuilder hostBuilder) where TStartup : class;
        public static IWebHostBuilder UseStartup(this IWebHostBuilder hostBuilder, System.Type startupType);
    }

    public interface IHostingStartup
    {
        void Configure(IWebHostBuilder builder);
    }
}

namespace Microsoft.AspNetCore
{
    public static class WebHost
    {
        public static Microsoft.AspNetCore.Hosting.IWebHostBuilder CreateDefaultBuilder();
        public static Microsoft.AspNetCore.Hosting.IWebHostBuilder CreateDefaultBuilder(string[] args);
    }
}
