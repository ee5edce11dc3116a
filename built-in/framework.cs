// Made by `npm run model` from framework-types.txt and the reference packs. Do not edit.
#nullable enable
using Microsoft.AspNetCore;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Authorization.Policy;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Cors;
using Microsoft.AspNetCore.Diagnostics;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Connections;
using Microsoft.AspNetCore.Http.Headers;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ActionConstraints;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.AspNetCore.Mvc.ApplicationParts;
using Microsoft.AspNetCore.Mvc.Authorization;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Mvc.ModelBinding.Metadata;
using Microsoft.AspNetCore.Mvc.ModelBinding.Validation;
using Microsoft.AspNetCore.Mvc.RazorPages;
using Microsoft.AspNetCore.Mvc.Routing;
using Microsoft.AspNetCore.OutputCaching;
using Microsoft.AspNetCore.RateLimiting;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;
using Microsoft.Extensions.Validation;
using Microsoft.Net.Http.Headers;
using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Dynamic;
using System.Globalization;
using System.IO;
using System.IO.Pipelines;
using System.Linq;
using System.Linq.Expressions;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Net.Mime;
using System.Net.ServerSentEvents;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using System.Security.Claims;
using System.Security.Principal;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Channels;
using System.Threading.RateLimiting;
using System.Threading.Tasks;

namespace Microsoft.AspNetCore
{
    public static class WebHost
    {
        public static IWebHost Start(RequestDelegate app);
        public static IWebHost Start([StringSyntax("Uri")] string url, RequestDelegate app);
        public static IWebHost Start(Action<IRouteBuilder> routeBuilder);
        public static IWebHost Start([StringSyntax("Uri")] string url, Action<IRouteBuilder> routeBuilder);
        public static IWebHost StartWith(Action<IApplicationBuilder> app);
        public static IWebHost StartWith([StringSyntax("Uri")] string url, Action<IApplicationBuilder> app);
        public static IWebHostBuilder CreateDefaultBuilder();
        public static IWebHostBuilder CreateDefaultBuilder(string[] args);
        public static IWebHostBuilder CreateDefaultBuilder<TStartup>(string[] args) where TStartup : class;
    }
}

namespace Microsoft.AspNetCore.Authentication
{
    public abstract class AuthenticationHandler<TOptions> : IAuthenticationHandler where TOptions : AuthenticationSchemeOptions,
        new()
    {
        public TOptions Options { get; }
        protected HttpContext Context { get; }
        protected HttpRequest Request { get; }
        protected HttpResponse Response { get; }
        protected PathString OriginalPath { get; }
        protected PathString OriginalPathBase { get; }
        protected ILogger Logger { get; }
        protected TimeProvider TimeProvider { get; }
        protected IOptionsMonitor<TOptions> OptionsMonitor { get; }
        protected virtual object? Events { get; set; }
        protected virtual string ClaimsIssuer { get; }
        protected string CurrentUri { get; }
        protected virtual Task InitializeEventsAsync();
        protected virtual Task<object> CreateEventsAsync();
        protected virtual Task InitializeHandlerAsync();
        protected string BuildRedirectUri(string targetPath);
        protected virtual string? ResolveTarget(string? scheme);
    }
    public class AuthenticationSchemeOptions
    {
        public string? ClaimsIssuer { get; set; }
        public object? Events { get; set; }
        public Type? EventsType { get; set; }
        public string? ForwardDefault { get; set; }
        public string? ForwardAuthenticate { get; set; }
        public string? ForwardChallenge { get; set; }
        public string? ForwardForbid { get; set; }
        public string? ForwardSignIn { get; set; }
        public string? ForwardSignOut { get; set; }
        public Func<HttpContext, string?>? ForwardDefaultSelector { get; set; }
        public TimeProvider? TimeProvider { get; set; }
        public virtual void Validate();
        public virtual void Validate(string scheme);
        public AuthenticationSchemeOptions();
    }
    public interface IAuthenticationHandler { }
}

namespace Microsoft.AspNetCore.Authorization
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class AllowAnonymousAttribute : Attribute
    {
        public override string ToString();
        public AllowAnonymousAttribute();
    }
    public class AuthorizationBuilder
    {
        public virtual IServiceCollection Services { get; }
        public AuthorizationBuilder(IServiceCollection services);
        public virtual AuthorizationBuilder SetInvokeHandlersAfterFailure(bool invoke);
        public virtual AuthorizationBuilder SetDefaultPolicy(AuthorizationPolicy policy);
        public virtual AuthorizationBuilder SetFallbackPolicy(AuthorizationPolicy? policy);
        public virtual AuthorizationBuilder AddPolicy(string name, AuthorizationPolicy policy);
        public virtual AuthorizationBuilder AddPolicy(string name, Action<AuthorizationPolicyBuilder> configurePolicy);
        public virtual AuthorizationBuilder AddDefaultPolicy(string name, AuthorizationPolicy policy);
        public virtual AuthorizationBuilder AddDefaultPolicy(string name, Action<AuthorizationPolicyBuilder> configurePolicy);
        public virtual AuthorizationBuilder AddFallbackPolicy(string name, AuthorizationPolicy policy);
        public virtual AuthorizationBuilder AddFallbackPolicy(string name, Action<AuthorizationPolicyBuilder> configurePolicy);
    }
    public class AuthorizationOptions
    {
        public bool InvokeHandlersAfterFailure { get; set; }
        public AuthorizationPolicy DefaultPolicy { get; set; }
        public AuthorizationPolicy? FallbackPolicy { get; set; }
        public void AddPolicy(string name, AuthorizationPolicy policy);
        public void AddPolicy(string name, Action<AuthorizationPolicyBuilder> configurePolicy);
        public AuthorizationPolicy? GetPolicy(string name);
        public AuthorizationOptions();
    }
    public class AuthorizationPolicy
    {
        public IReadOnlyList<string> AuthenticationSchemes { get; }
        public static AuthorizationPolicy Combine(params AuthorizationPolicy[] policies);
        public static AuthorizationPolicy Combine(IEnumerable<AuthorizationPolicy> policies);
    }
    public class AuthorizationPolicyBuilder
    {
        public IList<string> AuthenticationSchemes { get; set; }
        public AuthorizationPolicyBuilder(params string[] authenticationSchemes);
        public AuthorizationPolicyBuilder(AuthorizationPolicy policy);
        public AuthorizationPolicyBuilder AddAuthenticationSchemes(params string[] schemes);
        public AuthorizationPolicyBuilder Combine(AuthorizationPolicy policy);
        public AuthorizationPolicyBuilder RequireClaim(string claimType, params string[] allowedValues);
        public AuthorizationPolicyBuilder RequireClaim(string claimType, IEnumerable<string> allowedValues);
        public AuthorizationPolicyBuilder RequireClaim(string claimType);
        public AuthorizationPolicyBuilder RequireRole(params string[] roles);
        public AuthorizationPolicyBuilder RequireRole(IEnumerable<string> roles);
        public AuthorizationPolicyBuilder RequireUserName(string userName);
        public AuthorizationPolicyBuilder RequireAuthenticatedUser();
        public AuthorizationPolicy Build();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class AuthorizeAttribute : Attribute
    {
        public string? Policy { get; set; }
        public string? Roles { get; set; }
        public string? AuthenticationSchemes { get; set; }
        public AuthorizeAttribute();
        public AuthorizeAttribute(string policy);
        public override string ToString();
    }
    public interface IAuthorizationMiddlewareResultHandler
    {
        Task HandleAsync(RequestDelegate next, HttpContext context, AuthorizationPolicy policy,
            PolicyAuthorizationResult authorizeResult);
    }
    public interface IAuthorizationService { }
}

namespace Microsoft.AspNetCore.Authorization.Policy
{
    public class PolicyAuthorizationResult
    {
        public bool Challenged { get; }
        public bool Forbidden { get; }
        public bool Succeeded { get; }
        public static PolicyAuthorizationResult Challenge();
        public static PolicyAuthorizationResult Forbid();
        public static PolicyAuthorizationResult Success();
    }
}

namespace Microsoft.AspNetCore.Builder
{
    public static class AuthAppBuilderExtensions
    {
        public static IApplicationBuilder UseAuthentication(this IApplicationBuilder app);
    }
    public static class AuthorizationAppBuilderExtensions
    {
        public static IApplicationBuilder UseAuthorization(this IApplicationBuilder app);
    }
    public static class AuthorizationEndpointConventionBuilderExtensions
    {
        public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder) where TBuilder : IEndpointConventionBuilder;
        public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder, params string[] policyNames)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder, AuthorizationPolicy policy)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder,
            Action<AuthorizationPolicyBuilder> configurePolicy) where TBuilder : IEndpointConventionBuilder;
        public static TBuilder AllowAnonymous<TBuilder>(this TBuilder builder) where TBuilder : IEndpointConventionBuilder;
    }
    public sealed class ConfigureHostBuilder : IHostBuilder
    {
        public IDictionary<object, object> Properties { get; }
        public IHostBuilder ConfigureAppConfiguration(Action<HostBuilderContext, IConfigurationBuilder> configureDelegate);
        public IHostBuilder ConfigureContainer<TContainerBuilder>(Action<HostBuilderContext,
            TContainerBuilder> configureDelegate);
        public IHostBuilder ConfigureHostConfiguration(Action<IConfigurationBuilder> configureDelegate);
        public IHostBuilder ConfigureServices(Action<HostBuilderContext, IServiceCollection> configureDelegate);
    }
    public sealed class ConfigureWebHostBuilder : IWebHostBuilder
    {
        public IWebHostBuilder ConfigureAppConfiguration(Action<WebHostBuilderContext, IConfigurationBuilder> configureDelegate);
        public IWebHostBuilder ConfigureServices(Action<WebHostBuilderContext, IServiceCollection> configureServices);
        public IWebHostBuilder ConfigureServices(Action<IServiceCollection> configureServices);
        public string? GetSetting(string key);
        public IWebHostBuilder UseSetting(string key, string? value);
    }
    public sealed class ControllerActionEndpointConventionBuilder : IEndpointConventionBuilder
    {
        public void Add(Action<EndpointBuilder> convention);
        public void Finally(Action<EndpointBuilder> finalConvention);
    }
    public static class ControllerEndpointRouteBuilderExtensions
    {
        public static ControllerActionEndpointConventionBuilder MapControllers(this IEndpointRouteBuilder endpoints);
        public static ControllerActionEndpointConventionBuilder MapDefaultControllerRoute(this IEndpointRouteBuilder endpoints);
        public static ControllerActionEndpointConventionBuilder MapControllerRoute(this IEndpointRouteBuilder endpoints,
            string name, [StringSyntax("Route")] string pattern, object? defaults = null, object? constraints = null,
                object? dataTokens = null);
        public static ControllerActionEndpointConventionBuilder MapAreaControllerRoute(this IEndpointRouteBuilder endpoints,
            string name, string areaName, [StringSyntax("Route")] string pattern, object? defaults = null,
                object? constraints = null, object? dataTokens = null);
        public static IEndpointConventionBuilder MapFallbackToController(this IEndpointRouteBuilder endpoints, string action,
            string controller);
        public static IEndpointConventionBuilder MapFallbackToController(this IEndpointRouteBuilder endpoints,
            [StringSyntax("Route")] string pattern, string action, string controller);
        public static IEndpointConventionBuilder MapFallbackToAreaController(this IEndpointRouteBuilder endpoints, string action,
            string controller, string area);
        public static IEndpointConventionBuilder MapFallbackToAreaController(this IEndpointRouteBuilder endpoints,
            [StringSyntax("Route")] string pattern, string action, string controller, string area);
        public static void MapDynamicControllerRoute<TTransformer>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern);
        public static void MapDynamicControllerRoute<TTransformer>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, object? state);
        public static void MapDynamicControllerRoute<TTransformer>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, object state, int order);
    }
    public abstract class EndpointBuilder
    {
        public RequestDelegate? RequestDelegate { get; set; }
        public string? DisplayName { get; set; }
        public IList<object> Metadata { get; }
        public IServiceProvider ApplicationServices { get; init; }
        protected EndpointBuilder();
    }
    public static class EndpointRouteBuilderExtensions
    {
        public static RouteGroupBuilder MapGroup(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")] string prefix);
        public static IEndpointConventionBuilder MapGet(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapPost(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapPut(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapDelete(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapPatch(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder MapMethods(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, IEnumerable<string> httpMethods, RequestDelegate requestDelegate);
        public static IEndpointConventionBuilder Map(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, RequestDelegate requestDelegate);
        public static RouteHandlerBuilder MapGet(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")] string pattern,
            Delegate handler);
        public static RouteHandlerBuilder MapPost(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")] string pattern,
            Delegate handler);
        public static RouteHandlerBuilder MapPut(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")] string pattern,
            Delegate handler);
        public static RouteHandlerBuilder MapDelete(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")] string pattern,
            Delegate handler);
        public static RouteHandlerBuilder MapPatch(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")] string pattern,
            Delegate handler);
        public static RouteHandlerBuilder MapMethods(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, IEnumerable<string> httpMethods, Delegate handler);
        public static RouteHandlerBuilder Map(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")] string pattern,
            Delegate handler);
        public static RouteHandlerBuilder MapFallback(this IEndpointRouteBuilder endpoints, Delegate handler);
        public static RouteHandlerBuilder MapFallback(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, Delegate handler);
    }
    public static class EndpointRoutingApplicationBuilderExtensions
    {
        public static IApplicationBuilder UseRouting(this IApplicationBuilder builder);
        public static IApplicationBuilder UseEndpoints(this IApplicationBuilder builder, Action<IEndpointRouteBuilder> configure);
    }
    public static class ExceptionHandlerExtensions
    {
        public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app);
        public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app, string errorHandlingPath);
        public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app, string errorHandlingPath,
            bool createScopeForErrors);
        public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app,
            Action<IApplicationBuilder> configure);
        public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app, ExceptionHandlerOptions options);
    }
    public class ExceptionHandlerOptions
    {
        public PathString ExceptionHandlingPath { get; set; }
        public bool CreateScopeForErrors { get; set; }
        public RequestDelegate? ExceptionHandler { get; set; }
        public bool AllowStatusCode404Response { get; set; }
        public Func<Exception, int>? StatusCodeSelector { get; set; }
        public ExceptionHandlerOptions();
    }
    public static class HttpsPolicyBuilderExtensions
    {
        public static IApplicationBuilder UseHttpsRedirection(this IApplicationBuilder app);
    }
    public sealed class HubEndpointConventionBuilder : IEndpointConventionBuilder
    {
        public void Add(Action<EndpointBuilder> convention);
        public void Finally(Action<EndpointBuilder> finalConvention);
    }
    public static class HubEndpointRouteBuilderExtensions
    {
        public static HubEndpointConventionBuilder MapHub<THub>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern) where THub : Hub;
        public static HubEndpointConventionBuilder MapHub<THub>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, Action<HttpConnectionDispatcherOptions>? configureOptions) where THub : Hub;
    }
    public interface IApplicationBuilder
    {
        IServiceProvider ApplicationServices { get; set; }
        IDictionary<string, object?> Properties { get; }
        IApplicationBuilder Use(Func<RequestDelegate, RequestDelegate> middleware);
        IApplicationBuilder New();
        RequestDelegate Build();
    }
    public interface IEndpointConventionBuilder
    {
        void Add(Action<EndpointBuilder> convention);
        virtual void Finally(Action<EndpointBuilder> finallyConvention);
    }
    public static class MapExtensions
    {
        public static IApplicationBuilder Map(this IApplicationBuilder app, string pathMatch,
            Action<IApplicationBuilder> configuration);
        public static IApplicationBuilder Map(this IApplicationBuilder app, PathString pathMatch,
            Action<IApplicationBuilder> configuration);
        public static IApplicationBuilder Map(this IApplicationBuilder app, PathString pathMatch,
            bool preserveMatchedPathSegment, Action<IApplicationBuilder> configuration);
    }
    public static class MapWhenExtensions
    {
        public static IApplicationBuilder MapWhen(this IApplicationBuilder app, Func<HttpContext, bool> predicate,
            Action<IApplicationBuilder> configuration);
    }
    public static class MvcApplicationBuilderExtensions
    {
        public static IApplicationBuilder UseMvc(this IApplicationBuilder app);
        public static IApplicationBuilder UseMvcWithDefaultRoute(this IApplicationBuilder app);
        public static IApplicationBuilder UseMvc(this IApplicationBuilder app, Action<IRouteBuilder> configureRoutes);
    }
    public static class RateLimiterApplicationBuilderExtensions
    {
        public static IApplicationBuilder UseRateLimiter(this IApplicationBuilder app);
        public static IApplicationBuilder UseRateLimiter(this IApplicationBuilder app, RateLimiterOptions options);
    }
    public static class RateLimiterEndpointConventionBuilderExtensions
    {
        public static TBuilder RequireRateLimiting<TBuilder>(this TBuilder builder, string policyName)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder DisableRateLimiting<TBuilder>(this TBuilder builder) where TBuilder : IEndpointConventionBuilder;
    }
    public static class RateLimiterServiceCollectionExtensions
    {
        public static IServiceCollection AddRateLimiter(this IServiceCollection services,
            Action<RateLimiterOptions> configureOptions);
        public static IServiceCollection AddRateLimiter(this IServiceCollection services);
    }
    public static class RazorPagesEndpointRouteBuilderExtensions
    {
        public static IEndpointConventionBuilder MapFallbackToPage(this IEndpointRouteBuilder endpoints, string page);
        public static IEndpointConventionBuilder MapFallbackToPage(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, string page);
        public static IEndpointConventionBuilder MapFallbackToAreaPage(this IEndpointRouteBuilder endpoints, string page,
            string area);
        public static IEndpointConventionBuilder MapFallbackToAreaPage(this IEndpointRouteBuilder endpoints,
            [StringSyntax("Route")] string pattern, string page, string area);
        public static void MapDynamicPageRoute<TTransformer>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern);
        public static void MapDynamicPageRoute<TTransformer>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, object? state);
        public static void MapDynamicPageRoute<TTransformer>(this IEndpointRouteBuilder endpoints, [StringSyntax("Route")]
            string pattern, object state, int order);
    }
    public sealed class RouteHandlerBuilder : IEndpointConventionBuilder
    {
        public RouteHandlerBuilder(IEnumerable<IEndpointConventionBuilder> endpointConventionBuilders);
        public void Add(Action<EndpointBuilder> convention);
        public void Finally(Action<EndpointBuilder> finalConvention);
    }
    public static class RoutingEndpointConventionBuilderExtensions
    {
        public static TBuilder RequireHost<TBuilder>(this TBuilder builder, params string[] hosts)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithDisplayName<TBuilder>(this TBuilder builder, string displayName)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithDisplayName<TBuilder>(this TBuilder builder, Func<EndpointBuilder, string> func)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithMetadata<TBuilder>(this TBuilder builder, params object[] items)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithName<TBuilder>(this TBuilder builder, string endpointName)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithGroupName<TBuilder>(this TBuilder builder, string endpointGroupName)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithOrder<TBuilder>(this TBuilder builder, int order) where TBuilder : IEndpointConventionBuilder;
        public static TBuilder DisableAntiforgery<TBuilder>(this TBuilder builder) where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithFormMappingOptions<TBuilder>(this TBuilder builder, int? maxCollectionSize = null,
            int? maxRecursionDepth = null, int? maxKeySize = null) where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithFormOptions<TBuilder>(this TBuilder builder, bool? bufferBody = null,
            int? memoryBufferThreshold = null, long? bufferBodyLengthLimit = null, int? valueCountLimit = null,
                int? keyLengthLimit = null, int? valueLengthLimit = null, int? multipartBoundaryLengthLimit = null,
                    int? multipartHeadersCountLimit = null, int? multipartHeadersLengthLimit = null,
                        long? multipartBodyLengthLimit = null) where TBuilder : IEndpointConventionBuilder;
    }
    public static class RunExtensions
    {
        public static void Run(this IApplicationBuilder app, RequestDelegate handler);
    }
    public static class StatusCodePagesExtensions
    {
        public static IApplicationBuilder UseStatusCodePages(this IApplicationBuilder app, StatusCodePagesOptions options);
        public static IApplicationBuilder UseStatusCodePages(this IApplicationBuilder app);
        public static IApplicationBuilder UseStatusCodePages(this IApplicationBuilder app, Func<StatusCodeContext, Task> handler);
        public static IApplicationBuilder UseStatusCodePages(this IApplicationBuilder app, string contentType, string bodyFormat);
        public static IApplicationBuilder UseStatusCodePagesWithRedirects(this IApplicationBuilder app, string locationFormat);
        public static IApplicationBuilder UseStatusCodePages(this IApplicationBuilder app,
            Action<IApplicationBuilder> configuration);
        public static IApplicationBuilder UseStatusCodePagesWithReExecute(this IApplicationBuilder app, string pathFormat,
            string queryFormat);
        public static IApplicationBuilder UseStatusCodePagesWithReExecute(this IApplicationBuilder app, string pathFormat,
            string? queryFormat = null, bool createScopeForStatusCodePages = false);
    }
    public class StatusCodePagesOptions
    {
        public Func<StatusCodeContext, Task> HandleAsync { get; set; }
        public bool CreateScopeForStatusCodePages { get; set; }
        public StatusCodePagesOptions();
    }
    public static class UseExtensions
    {
        public static IApplicationBuilder Use(this IApplicationBuilder app, Func<HttpContext, Func<Task>, Task> middleware);
        public static IApplicationBuilder Use(this IApplicationBuilder app, Func<HttpContext, RequestDelegate, Task> middleware);
    }
    public static class UseMiddlewareExtensions
    {
        public static IApplicationBuilder UseMiddleware<TMiddleware>(this IApplicationBuilder app, params object?[] args);
        public static IApplicationBuilder UseMiddleware(this IApplicationBuilder app, Type middleware, params object?[] args);
    }
    public static class UsePathBaseExtensions
    {
        public static IApplicationBuilder UsePathBase(this IApplicationBuilder app, PathString pathBase);
    }
    public static class UseWhenExtensions
    {
        public static IApplicationBuilder UseWhen(this IApplicationBuilder app, Func<HttpContext, bool> predicate,
            Action<IApplicationBuilder> configuration);
    }
    public sealed class WebApplication : IHost, IDisposable, IApplicationBuilder, IEndpointRouteBuilder, IAsyncDisposable
    {
        public IServiceProvider Services { get; }
        public IConfiguration Configuration { get; }
        public IWebHostEnvironment Environment { get; }
        public ILogger Logger { get; }
        public ICollection<string> Urls { get; }
        public static WebApplication Create(string[]? args = null);
        public static WebApplicationBuilder CreateBuilder();
        public static WebApplicationBuilder CreateSlimBuilder();
        public static WebApplicationBuilder CreateBuilder(string[] args);
        public static WebApplicationBuilder CreateSlimBuilder(string[] args);
        public static WebApplicationBuilder CreateBuilder(WebApplicationOptions options);
        public static WebApplicationBuilder CreateSlimBuilder(WebApplicationOptions options);
        public static WebApplicationBuilder CreateEmptyBuilder(WebApplicationOptions options);
        public Task StartAsync(CancellationToken cancellationToken = default);
        public Task StopAsync(CancellationToken cancellationToken = default);
        public Task RunAsync([StringSyntax("Uri")] string? url = null);
        public void Run([StringSyntax("Uri")] string? url = null);
        public ValueTask DisposeAsync();
        public IApplicationBuilder Use(Func<RequestDelegate, RequestDelegate> middleware);
    }
    public sealed class WebApplicationBuilder : IHostApplicationBuilder
    {
        public IWebHostEnvironment Environment { get; }
        public IServiceCollection Services { get; }
        public ConfigurationManager Configuration { get; }
        public ILoggingBuilder Logging { get; }
        public ConfigureWebHostBuilder WebHost { get; }
        public ConfigureHostBuilder Host { get; }
        public WebApplication Build();
    }
    public class WebApplicationOptions
    {
        public string[]? Args { get; init; }
        public string? EnvironmentName { get; init; }
        public string? ApplicationName { get; init; }
        public string? ContentRootPath { get; init; }
        public string? WebRootPath { get; init; }
        public WebApplicationOptions();
    }
}

namespace Microsoft.AspNetCore.Cors
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = false)]
    public class DisableCorsAttribute : Attribute
    {
        public override string ToString();
        public DisableCorsAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class EnableCorsAttribute : Attribute
    {
        public string? PolicyName { get; set; }
        public EnableCorsAttribute();
        public EnableCorsAttribute(string? policyName);
        public override string ToString();
    }
}

namespace Microsoft.AspNetCore.Diagnostics
{
    public interface IExceptionHandler
    {
        ValueTask<bool> TryHandleAsync(HttpContext httpContext, Exception exception, CancellationToken cancellationToken);
    }
    public interface IExceptionHandlerFeature
    {
        Exception Error { get; }
        virtual string Path { get; }
    }
    public interface IExceptionHandlerPathFeature : IExceptionHandlerFeature
    {
        virtual string Path { get; }
    }
    public class StatusCodeContext
    {
        public HttpContext HttpContext { get; }
        public StatusCodePagesOptions Options { get; }
        public RequestDelegate Next { get; }
        public StatusCodeContext(HttpContext context, StatusCodePagesOptions options, RequestDelegate next);
    }
}

namespace Microsoft.AspNetCore.Hosting
{
    [AttributeUsage(AttributeTargets.Assembly, Inherited = false, AllowMultiple = true)]
    public sealed class HostingStartupAttribute : Attribute
    {
        public Type HostingStartupType { get; }
        public HostingStartupAttribute(Type hostingStartupType);
    }
    public interface IHostingStartup
    {
        void Configure(IWebHostBuilder builder);
    }
    public interface IWebHost : IDisposable
    {
        IServiceProvider Services { get; }
        void Start();
        Task StartAsync(CancellationToken cancellationToken = default);
        Task StopAsync(CancellationToken cancellationToken = default);
    }
    public interface IWebHostBuilder
    {
        IWebHost Build();
        IWebHostBuilder ConfigureAppConfiguration(Action<WebHostBuilderContext, IConfigurationBuilder> configureDelegate);
        IWebHostBuilder ConfigureServices(Action<IServiceCollection> configureServices);
        IWebHostBuilder ConfigureServices(Action<WebHostBuilderContext, IServiceCollection> configureServices);
        string? GetSetting(string key);
        IWebHostBuilder UseSetting(string key, string? value);
    }
    public interface IWebHostEnvironment : IHostEnvironment
    {
        string WebRootPath { get; set; }
    }
    public class WebHostBuilderContext
    {
        public IWebHostEnvironment HostingEnvironment { get; set; }
        public IConfiguration Configuration { get; set; }
        public WebHostBuilderContext();
    }
    public static class WebHostBuilderExtensions
    {
        public static IWebHostBuilder Configure(this IWebHostBuilder hostBuilder, Action<IApplicationBuilder> configureApp);
        public static IWebHostBuilder Configure(this IWebHostBuilder hostBuilder, Action<WebHostBuilderContext,
            IApplicationBuilder> configureApp);
        public static IWebHostBuilder UseStartup<TStartup>(this IWebHostBuilder hostBuilder, Func<WebHostBuilderContext,
            TStartup> startupFactory) where TStartup : class;
        public static IWebHostBuilder UseStartup(this IWebHostBuilder hostBuilder, Type startupType);
        public static IWebHostBuilder UseStartup<TStartup>(this IWebHostBuilder hostBuilder) where TStartup : class;
        public static IWebHostBuilder ConfigureAppConfiguration(this IWebHostBuilder hostBuilder,
            Action<IConfigurationBuilder> configureDelegate);
        public static IWebHostBuilder ConfigureLogging(this IWebHostBuilder hostBuilder,
            Action<ILoggingBuilder> configureLogging);
        public static IWebHostBuilder ConfigureLogging(this IWebHostBuilder hostBuilder, Action<WebHostBuilderContext,
            ILoggingBuilder> configureLogging);
        public static IWebHostBuilder UseStaticWebAssets(this IWebHostBuilder builder);
    }
}

namespace Microsoft.AspNetCore.Http
{
    [AttributeUsage(AttributeTargets.Parameter, Inherited = false, AllowMultiple = false)]
    public sealed class AsParametersAttribute : Attribute
    {
        public AsParametersAttribute();
    }
    [AttributeUsage(AttributeTargets.Method, Inherited = false, AllowMultiple = false)]
    public sealed class EndpointDescriptionAttribute : Attribute
    {
        public string Description { get; }
        public EndpointDescriptionAttribute(string description);
        public override string ToString();
    }
    public delegate ValueTask<object?> EndpointFilterDelegate(EndpointFilterInvocationContext context);
    public abstract class EndpointFilterInvocationContext
    {
        public abstract HttpContext HttpContext { get; }
        public abstract IList<object?> Arguments { get; }
        public abstract T GetArgument<T>(int index);
        public static EndpointFilterInvocationContext Create(HttpContext httpContext);
        public static EndpointFilterInvocationContext Create<T>(HttpContext httpContext, T arg);
        public static EndpointFilterInvocationContext Create<T1, T2>(HttpContext httpContext, T1 arg1, T2 arg2);
        public static EndpointFilterInvocationContext Create<T1, T2, T3>(HttpContext httpContext, T1 arg1, T2 arg2, T3 arg3);
        public static EndpointFilterInvocationContext Create<T1, T2, T3, T4>(HttpContext httpContext, T1 arg1, T2 arg2, T3 arg3,
            T4 arg4);
        public static EndpointFilterInvocationContext Create<T1, T2, T3, T4, T5>(HttpContext httpContext, T1 arg1, T2 arg2,
            T3 arg3, T4 arg4, T5 arg5);
        public static EndpointFilterInvocationContext Create<T1, T2, T3, T4, T5, T6>(HttpContext httpContext, T1 arg1, T2 arg2,
            T3 arg3, T4 arg4, T5 arg5, T6 arg6);
        public static EndpointFilterInvocationContext Create<T1, T2, T3, T4, T5, T6, T7>(HttpContext httpContext, T1 arg1,
            T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7);
        public static EndpointFilterInvocationContext Create<T1, T2, T3, T4, T5, T6, T7, T8>(HttpContext httpContext, T1 arg1,
            T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8);
        protected EndpointFilterInvocationContext();
    }
    [AttributeUsage(AttributeTargets.Method, Inherited = false, AllowMultiple = false)]
    public sealed class EndpointSummaryAttribute : Attribute
    {
        public string Summary { get; }
        public EndpointSummaryAttribute(string summary);
        public override string ToString();
    }
    public static class HeaderDictionaryExtensions
    {
        public static void Append(this IHeaderDictionary headers, string key, StringValues value);
        public static void AppendCommaSeparatedValues(this IHeaderDictionary headers, string key, params string[] values);
        public static string[] GetCommaSeparatedValues(this IHeaderDictionary headers, string key);
        public static void SetCommaSeparatedValues(this IHeaderDictionary headers, string key, params string[] values);
    }
    public static class HeaderDictionaryTypeExtensions
    {
        public static ResponseHeaders GetTypedHeaders(this HttpResponse response);
        public static void AppendList<T>(this IHeaderDictionary Headers, string name, IList<T> values);
    }
    public readonly struct HostString : IEquatable<HostString>
    {
        public string? Value { get; }
        [MemberNotNullWhen(true, "_value")] [MemberNotNullWhen(true, "Value")] public bool HasValue { get; }
        public string Host { get; }
        public int? Port { get; }
        public HostString(string? value);
        public HostString(string host, int port);
        public override string ToString();
        public string ToUriComponent();
        public static HostString FromUriComponent(string uriComponent);
        public static HostString FromUriComponent(Uri uri);
        public static bool MatchesAny(StringSegment value, IList<StringSegment> patterns);
        public bool Equals(HostString other);
        public override bool Equals(object? obj);
        public override int GetHashCode();
        public static bool operator ==(HostString left, HostString right);
        public static bool operator !=(HostString left, HostString right);
    }
    public abstract class HttpContext
    {
        public abstract HttpRequest Request { get; }
        public abstract HttpResponse Response { get; }
        public abstract ClaimsPrincipal User { get; set; }
        public abstract IDictionary<object, object?> Items { get; set; }
        public abstract IServiceProvider RequestServices { get; set; }
        public abstract CancellationToken RequestAborted { get; set; }
        public abstract string TraceIdentifier { get; set; }
        public abstract void Abort();
        protected HttpContext();
    }
    public static class HttpMethods
    {
        public static readonly string Connect;
        public static readonly string Delete;
        public static readonly string Get;
        public static readonly string Head;
        public static readonly string Options;
        public static readonly string Patch;
        public static readonly string Post;
        public static readonly string Put;
        public static readonly string Query;
        public static readonly string Trace;
        public static bool IsConnect(string method);
        public static bool IsDelete(string method);
        public static bool IsGet(string method);
        public static bool IsHead(string method);
        public static bool IsOptions(string method);
        public static bool IsPatch(string method);
        public static bool IsPost(string method);
        public static bool IsPut(string method);
        public static bool IsQuery(string method);
        public static bool IsTrace(string method);
        public static string GetCanonicalizedValue(string method);
        public static bool Equals(string methodA, string methodB);
    }
    public abstract class HttpRequest
    {
        public abstract HttpContext HttpContext { get; }
        public abstract string Method { get; set; }
        public abstract string Scheme { get; set; }
        public abstract bool IsHttps { get; set; }
        public abstract HostString Host { get; set; }
        public abstract PathString PathBase { get; set; }
        public abstract PathString Path { get; set; }
        public abstract QueryString QueryString { get; set; }
        public abstract IQueryCollection Query { get; set; }
        public abstract string Protocol { get; set; }
        public abstract IHeaderDictionary Headers { get; }
        public abstract IRequestCookieCollection Cookies { get; set; }
        public abstract long? ContentLength { get; set; }
        public abstract string? ContentType { get; set; }
        public abstract Stream Body { get; set; }
        public virtual PipeReader BodyReader { get; }
        public abstract bool HasFormContentType { get; }
        public abstract IFormCollection Form { get; set; }
        public abstract Task<IFormCollection> ReadFormAsync(CancellationToken cancellationToken = default);
        protected HttpRequest();
    }
    public static class HttpRequestJsonExtensions
    {
        public static ValueTask<TValue?> ReadFromJsonAsync<TValue>(this HttpRequest request,
            CancellationToken cancellationToken = default);
        public static ValueTask<TValue?> ReadFromJsonAsync<TValue>(this HttpRequest request, JsonSerializerOptions? options,
            CancellationToken cancellationToken = default);
        public static ValueTask<object?> ReadFromJsonAsync(this HttpRequest request, JsonTypeInfo jsonTypeInfo,
            CancellationToken cancellationToken = default);
        public static ValueTask<object?> ReadFromJsonAsync(this HttpRequest request, Type type,
            CancellationToken cancellationToken = default);
        public static ValueTask<object?> ReadFromJsonAsync(this HttpRequest request, Type type, JsonSerializerOptions? options,
            CancellationToken cancellationToken = default);
        public static ValueTask<object?> ReadFromJsonAsync(this HttpRequest request, Type type, JsonSerializerContext context,
            CancellationToken cancellationToken = default);
        public static bool HasJsonContentType(this HttpRequest request);
    }
    public abstract class HttpResponse
    {
        public abstract HttpContext HttpContext { get; }
        public abstract int StatusCode { get; set; }
        public abstract IHeaderDictionary Headers { get; }
        public abstract Stream Body { get; set; }
        public virtual PipeWriter BodyWriter { get; }
        public abstract long? ContentLength { get; set; }
        public abstract string? ContentType { get; set; }
        public abstract bool HasStarted { get; }
        public abstract void OnStarting(Func<object, Task> callback, object state);
        public virtual void OnStarting(Func<Task> callback);
        public abstract void OnCompleted(Func<object, Task> callback, object state);
        public virtual void RegisterForDispose(IDisposable disposable);
        public virtual void RegisterForDisposeAsync(IAsyncDisposable disposable);
        public virtual void OnCompleted(Func<Task> callback);
        public virtual void Redirect([StringSyntax("Uri")] string location);
        public abstract void Redirect([StringSyntax("Uri")] string location, bool permanent);
        public virtual Task StartAsync(CancellationToken cancellationToken = default);
        public virtual Task CompleteAsync();
        protected HttpResponse();
    }
    public static class HttpResponseJsonExtensions
    {
        public static Task WriteAsJsonAsync<TValue>(this HttpResponse response, TValue value,
            CancellationToken cancellationToken = default);
        public static Task WriteAsJsonAsync<TValue>(this HttpResponse response, TValue value, JsonSerializerOptions? options,
            CancellationToken cancellationToken = default);
        public static Task WriteAsJsonAsync<TValue>(this HttpResponse response, TValue value, JsonSerializerOptions? options,
            string? contentType, CancellationToken cancellationToken = default);
        public static Task WriteAsJsonAsync(this HttpResponse response, object? value, JsonTypeInfo jsonTypeInfo,
            string? contentType = null, CancellationToken cancellationToken = default);
        public static Task WriteAsJsonAsync(this HttpResponse response, object? value, Type type,
            CancellationToken cancellationToken = default);
        public static Task WriteAsJsonAsync(this HttpResponse response, object? value, Type type, JsonSerializerOptions? options,
            CancellationToken cancellationToken = default);
        public static Task WriteAsJsonAsync(this HttpResponse response, object? value, Type type, JsonSerializerOptions? options,
            string? contentType, CancellationToken cancellationToken = default);
        public static Task WriteAsJsonAsync(this HttpResponse response, object? value, Type type, JsonSerializerContext context,
            string? contentType = null, CancellationToken cancellationToken = default);
    }
    public static class HttpResponseWritingExtensions
    {
        public static Task WriteAsync(this HttpResponse response, string text, CancellationToken cancellationToken = default);
        public static Task WriteAsync(this HttpResponse response, string text, Encoding encoding,
            CancellationToken cancellationToken = default);
    }
    public class HttpValidationProblemDetails : ProblemDetails
    {
        [JsonPropertyName("errors")] public IDictionary<string, string[]> Errors { get; set; }
        public HttpValidationProblemDetails();
        public HttpValidationProblemDetails(IDictionary<string, string[]> errors);
        public HttpValidationProblemDetails(IEnumerable<KeyValuePair<string, string[]>> errors);
    }
    public interface IBindableFromHttpContext<TSelf> where TSelf : class, IBindableFromHttpContext<TSelf>
    {
        static abstract ValueTask<TSelf?> BindAsync(HttpContext context, ParameterInfo parameter);
    }
    public interface IEndpointFilter
    {
        ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next);
    }
    public interface IFormCollection : IEnumerable<KeyValuePair<string, StringValues>>, IEnumerable
    {
        int Count { get; }
        ICollection<string> Keys { get; }
        StringValues this[string key] { get; }
        IFormFileCollection Files { get; }
        bool ContainsKey(string key);
        bool TryGetValue(string key, out StringValues value);
    }
    public interface IFormFile
    {
        string ContentType { get; }
        string ContentDisposition { get; }
        IHeaderDictionary Headers { get; }
        long Length { get; }
        string Name { get; }
        string FileName { get; }
        Stream OpenReadStream();
        void CopyTo(Stream target);
        Task CopyToAsync(Stream target, CancellationToken cancellationToken = default);
    }
    public interface IFormFileCollection : IReadOnlyList<IFormFile>, IEnumerable<IFormFile>, IEnumerable,
        IReadOnlyCollection<IFormFile>
    {
        IFormFile? this[string name] { get; }
        IFormFile? GetFile(string name);
        IReadOnlyList<IFormFile> GetFiles(string name);
    }
    public interface IHeaderDictionary : IDictionary<string, StringValues>, ICollection<KeyValuePair<string, StringValues>>,
        IEnumerable<KeyValuePair<string, StringValues>>, IEnumerable
    {
        StringValues this[string key] { get; set; }
        long? ContentLength { get; set; }
        virtual StringValues Accept { get; set; }
        virtual StringValues AcceptCharset { get; set; }
        virtual StringValues AcceptEncoding { get; set; }
        virtual StringValues AcceptLanguage { get; set; }
        virtual StringValues AcceptRanges { get; set; }
        virtual StringValues AccessControlAllowCredentials { get; set; }
        virtual StringValues AccessControlAllowHeaders { get; set; }
        virtual StringValues AccessControlAllowMethods { get; set; }
        virtual StringValues AccessControlAllowOrigin { get; set; }
        virtual StringValues AccessControlExposeHeaders { get; set; }
        virtual StringValues AccessControlMaxAge { get; set; }
        virtual StringValues AccessControlRequestHeaders { get; set; }
        virtual StringValues AccessControlRequestMethod { get; set; }
        virtual StringValues Age { get; set; }
        virtual StringValues Allow { get; set; }
        virtual StringValues AltSvc { get; set; }
        virtual StringValues Authorization { get; set; }
        virtual StringValues Baggage { get; set; }
        virtual StringValues CacheControl { get; set; }
        virtual StringValues Connection { get; set; }
        virtual StringValues ContentDisposition { get; set; }
        virtual StringValues ContentEncoding { get; set; }
        virtual StringValues ContentLanguage { get; set; }
        virtual StringValues ContentLocation { get; set; }
        virtual StringValues ContentMD5 { get; set; }
        virtual StringValues ContentRange { get; set; }
        virtual StringValues ContentSecurityPolicy { get; set; }
        virtual StringValues ContentSecurityPolicyReportOnly { get; set; }
        virtual StringValues ContentType { get; set; }
        virtual StringValues CorrelationContext { get; set; }
        virtual StringValues Cookie { get; set; }
        virtual StringValues Date { get; set; }
        virtual StringValues ETag { get; set; }
        virtual StringValues Expires { get; set; }
        virtual StringValues Expect { get; set; }
        virtual StringValues From { get; set; }
        virtual StringValues GrpcAcceptEncoding { get; set; }
        virtual StringValues GrpcEncoding { get; set; }
        virtual StringValues GrpcMessage { get; set; }
        virtual StringValues GrpcStatus { get; set; }
        virtual StringValues GrpcTimeout { get; set; }
        virtual StringValues Host { get; set; }
        virtual StringValues KeepAlive { get; set; }
        virtual StringValues IfMatch { get; set; }
        virtual StringValues IfModifiedSince { get; set; }
        virtual StringValues IfNoneMatch { get; set; }
        virtual StringValues IfRange { get; set; }
        virtual StringValues IfUnmodifiedSince { get; set; }
        virtual StringValues LastModified { get; set; }
        virtual StringValues Link { get; set; }
        virtual StringValues Location { get; set; }
        virtual StringValues MaxForwards { get; set; }
        virtual StringValues Origin { get; set; }
        virtual StringValues Pragma { get; set; }
        virtual StringValues ProxyAuthenticate { get; set; }
        virtual StringValues ProxyAuthorization { get; set; }
        virtual StringValues ProxyConnection { get; set; }
        virtual StringValues Range { get; set; }
        virtual StringValues Referer { get; set; }
        virtual StringValues RetryAfter { get; set; }
        virtual StringValues RequestId { get; set; }
        virtual StringValues SecWebSocketAccept { get; set; }
        virtual StringValues SecWebSocketKey { get; set; }
        virtual StringValues SecWebSocketProtocol { get; set; }
        virtual StringValues SecWebSocketVersion { get; set; }
        virtual StringValues SecWebSocketExtensions { get; set; }
        virtual StringValues Server { get; set; }
        virtual StringValues SetCookie { get; set; }
        virtual StringValues StrictTransportSecurity { get; set; }
        virtual StringValues TE { get; set; }
        virtual StringValues Trailer { get; set; }
        virtual StringValues TransferEncoding { get; set; }
        virtual StringValues Translate { get; set; }
        virtual StringValues TraceParent { get; set; }
        virtual StringValues TraceState { get; set; }
        virtual StringValues Upgrade { get; set; }
        virtual StringValues UpgradeInsecureRequests { get; set; }
        virtual StringValues UserAgent { get; set; }
        virtual StringValues Vary { get; set; }
        virtual StringValues Via { get; set; }
        virtual StringValues Warning { get; set; }
        virtual StringValues WebSocketSubProtocols { get; set; }
        virtual StringValues WWWAuthenticate { get; set; }
        virtual StringValues XContentTypeOptions { get; set; }
        virtual StringValues XFrameOptions { get; set; }
        virtual StringValues XPoweredBy { get; set; }
        virtual StringValues XRequestedWith { get; set; }
        virtual StringValues XUACompatible { get; set; }
        virtual StringValues XXSSProtection { get; set; }
    }
    public interface IHttpContextAccessor
    {
        HttpContext? HttpContext { get; set; }
    }
    public interface IMiddleware
    {
        Task InvokeAsync(HttpContext context, RequestDelegate next);
    }
    public interface IProblemDetailsService
    {
        ValueTask WriteAsync(ProblemDetailsContext context);
        virtual ValueTask<bool> TryWriteAsync(ProblemDetailsContext context);
    }
    public interface IProblemDetailsWriter
    {
        ValueTask WriteAsync(ProblemDetailsContext context);
        bool CanWrite(ProblemDetailsContext context);
    }
    public interface IQueryCollection : IEnumerable<KeyValuePair<string, StringValues>>, IEnumerable
    {
        int Count { get; }
        ICollection<string> Keys { get; }
        StringValues this[string key] { get; }
        bool ContainsKey(string key);
        bool TryGetValue(string key, out StringValues value);
    }
    public interface IRequestCookieCollection : IEnumerable<KeyValuePair<string, string>>, IEnumerable
    {
        int Count { get; }
        ICollection<string> Keys { get; }
        string? this[string key] { get; }
        bool ContainsKey(string key);
        bool TryGetValue(string key, [NotNullWhen(true)] out string? value);
    }
    public interface IResult
    {
        Task ExecuteAsync(HttpContext httpContext);
    }
    public interface IValueHttpResult
    {
        object? Value { get; }
    }
    public interface IValueHttpResult<out TValue>
    {
        TValue? Value { get; }
    }
    public static class OpenApiRouteHandlerBuilderExtensions
    {
        public static TBuilder ExcludeFromDescription<TBuilder>(this TBuilder builder)
            where TBuilder : IEndpointConventionBuilder;
        public static RouteHandlerBuilder ExcludeFromDescription(this RouteHandlerBuilder builder);
        public static RouteHandlerBuilder Produces<TResponse>(this RouteHandlerBuilder builder, int statusCode = 200,
            string? contentType = null, params string[] additionalContentTypes);
        public static RouteHandlerBuilder Produces(this RouteHandlerBuilder builder, int statusCode, Type? responseType = null,
            string? contentType = null, params string[] additionalContentTypes);
        public static RouteHandlerBuilder ProducesProblem(this RouteHandlerBuilder builder, int statusCode,
            string? contentType = null);
        public static TBuilder ProducesProblem<TBuilder>(this TBuilder builder, int statusCode, string? contentType = null)
            where TBuilder : IEndpointConventionBuilder;
        public static RouteHandlerBuilder ProducesValidationProblem(this RouteHandlerBuilder builder, int statusCode = 400,
            string? contentType = null);
        public static TBuilder ProducesValidationProblem<TBuilder>(this TBuilder builder, int statusCode = 400,
            string? contentType = null) where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithTags<TBuilder>(this TBuilder builder, params string[] tags)
            where TBuilder : IEndpointConventionBuilder;
        public static RouteHandlerBuilder WithTags(this RouteHandlerBuilder builder, params string[] tags);
        public static RouteHandlerBuilder Accepts<TRequest>(this RouteHandlerBuilder builder, string contentType, params string[]
            additionalContentTypes) where TRequest : notnull;
        public static RouteHandlerBuilder Accepts<TRequest>(this RouteHandlerBuilder builder, bool isOptional,
            string contentType, params string[] additionalContentTypes) where TRequest : notnull;
        public static RouteHandlerBuilder Accepts(this RouteHandlerBuilder builder, Type requestType, string contentType,
            params string[] additionalContentTypes);
        public static RouteHandlerBuilder Accepts(this RouteHandlerBuilder builder, Type requestType, bool isOptional,
            string contentType, params string[] additionalContentTypes);
        public static TBuilder WithDescription<TBuilder>(this TBuilder builder, string description)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithSummary<TBuilder>(this TBuilder builder, string summary)
            where TBuilder : IEndpointConventionBuilder;
    }
    public readonly struct PathString : IEquatable<PathString>
    {
        public static readonly PathString Empty;
        public string? Value { get; }
        [MemberNotNullWhen(true, "Value")] public bool HasValue { get; }
        public PathString(string? value);
        public override string ToString();
        public string ToUriComponent();
        public static PathString FromUriComponent(string uriComponent);
        public static PathString FromUriComponent(Uri uri);
        public bool StartsWithSegments(PathString other);
        public bool StartsWithSegments(PathString other, StringComparison comparisonType);
        public bool StartsWithSegments(PathString other, out PathString remaining);
        public bool StartsWithSegments(PathString other, StringComparison comparisonType, out PathString remaining);
        public bool StartsWithSegments(PathString other, out PathString matched, out PathString remaining);
        public bool StartsWithSegments(PathString other, StringComparison comparisonType, out PathString matched,
            out PathString remaining);
        public PathString Add(PathString other);
        public string Add(QueryString other);
        public bool Equals(PathString other);
        public bool Equals(PathString other, StringComparison comparisonType);
        public override bool Equals(object? obj);
        public override int GetHashCode();
        public static bool operator ==(PathString left, PathString right);
        public static bool operator !=(PathString left, PathString right);
        public static string operator +(string left, PathString right);
        public static string operator +(PathString left, string? right);
        public static PathString operator +(PathString left, PathString right);
        public static string operator +(PathString left, QueryString right);
        public static implicit operator PathString(string? s);
        public static implicit operator string(PathString path);
    }
    public sealed class ProblemDetailsContext
    {
        public required HttpContext HttpContext { get; init; }
        public ProblemDetails ProblemDetails { get; set; }
        public Exception? Exception { get; init; }
        public ProblemDetailsContext();
    }
    public class ProblemDetailsOptions
    {
        public Action<ProblemDetailsContext>? CustomizeProblemDetails { get; set; }
        public ProblemDetailsOptions();
    }
    public readonly struct QueryString : IEquatable<QueryString>
    {
        public static readonly QueryString Empty;
        public string? Value { get; }
        [MemberNotNullWhen(true, "Value")] public bool HasValue { get; }
        public QueryString(string? value);
        public override string ToString();
        public string ToUriComponent();
        public static QueryString FromUriComponent(string uriComponent);
        public static QueryString FromUriComponent(Uri uri);
        public static QueryString Create(string name, string value);
        public static QueryString Create(IEnumerable<KeyValuePair<string, string?>> parameters);
        public static QueryString Create(IEnumerable<KeyValuePair<string, StringValues>> parameters);
        public QueryString Add(QueryString other);
        public QueryString Add(string name, string value);
        public bool Equals(QueryString other);
        public override bool Equals(object? obj);
        public override int GetHashCode();
        public static bool operator ==(QueryString left, QueryString right);
        public static bool operator !=(QueryString left, QueryString right);
        public static QueryString operator +(QueryString left, QueryString right);
    }
    public delegate Task RequestDelegate(HttpContext context);
    public static class Results
    {
        public static IResult Empty { get; }
        public static IResult Content(string? content, string? contentType, Encoding? contentEncoding);
        public static IResult Content(string? content, string? contentType = null, Encoding? contentEncoding = null,
            int? statusCode = null);
        public static IResult Text(string? content, string? contentType, Encoding? contentEncoding);
        public static IResult Text(string? content, string? contentType = null, Encoding? contentEncoding = null,
            int? statusCode = null);
        public static IResult Text(ReadOnlySpan<byte> utf8Content, string? contentType = null, int? statusCode = null);
        public static IResult Content(string? content, MediaTypeHeaderValue contentType);
        public static IResult Json(object? data, JsonSerializerOptions? options = null, string? contentType = null,
            int? statusCode = null);
        public static IResult Json(object? data, JsonTypeInfo jsonTypeInfo, string? contentType = null, int? statusCode = null);
        public static IResult Json(object? data, Type type, JsonSerializerContext context, string? contentType = null,
            int? statusCode = null);
        public static IResult Json<TValue>(TValue? data, JsonSerializerOptions? options = null, string? contentType = null,
            int? statusCode = null);
        public static IResult Json<TValue>(TValue? data, JsonSerializerContext context, string? contentType = null,
            int? statusCode = null);
        public static IResult File(byte[] fileContents, string? contentType = null, string? fileDownloadName = null,
            bool enableRangeProcessing = false, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null);
        public static IResult Bytes(byte[] contents, string? contentType = null, string? fileDownloadName = null,
            bool enableRangeProcessing = false, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null);
        public static IResult Bytes(ReadOnlyMemory<byte> contents, string? contentType = null, string? fileDownloadName = null,
            bool enableRangeProcessing = false, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null);
        public static IResult File(Stream fileStream, string? contentType = null, string? fileDownloadName = null,
            DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null, bool enableRangeProcessing = false);
        public static IResult Stream(Stream stream, string? contentType = null, string? fileDownloadName = null,
            DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null, bool enableRangeProcessing = false);
        public static IResult Stream(PipeReader pipeReader, string? contentType = null, string? fileDownloadName = null,
            DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null, bool enableRangeProcessing = false);
        public static IResult Stream(Func<Stream, Task> streamWriterCallback, string? contentType = null,
            string? fileDownloadName = null, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null);
        public static IResult File(string path, string? contentType = null, string? fileDownloadName = null,
            DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null, bool enableRangeProcessing = false);
        public static IResult Redirect([StringSyntax("Uri")] string url, bool permanent = false, bool preserveMethod = false);
        public static IResult LocalRedirect([StringSyntax("Uri", new[] { UriKind.Relative })] string localUrl,
            bool permanent = false, bool preserveMethod = false);
        public static IResult RedirectToRoute(string? routeName = null, object? routeValues = null, bool permanent = false,
            bool preserveMethod = false, string? fragment = null);
        public static IResult StatusCode(int statusCode);
        public static IResult NotFound(object? value = null);
        public static IResult NotFound<TValue>(TValue? value);
        public static IResult Unauthorized();
        public static IResult BadRequest(object? error = null);
        public static IResult BadRequest<TValue>(TValue? error);
        public static IResult Conflict(object? error = null);
        public static IResult Conflict<TValue>(TValue? error);
        public static IResult NoContent();
        public static IResult Ok(object? value = null);
        public static IResult Ok<TValue>(TValue? value);
        public static IResult UnprocessableEntity(object? error = null);
        public static IResult UnprocessableEntity<TValue>(TValue? error);
        public static IResult InternalServerError();
        public static IResult InternalServerError<TValue>(TValue? error);
        public static IResult Problem(string? detail, string? instance, int? statusCode, string? title, string? type,
            IDictionary<string, object?>? extensions);
        public static IResult Problem(string? detail = null, string? instance = null, int? statusCode = null,
            string? title = null, string? type = null, IEnumerable<KeyValuePair<string, object?>>? extensions = null);
        public static IResult Problem(ProblemDetails problemDetails);
        public static IResult ValidationProblem(IDictionary<string, string[]> errors, string? detail, string? instance,
            int? statusCode, string? title, string? type, IDictionary<string, object?>? extensions);
        public static IResult ValidationProblem(IEnumerable<KeyValuePair<string, string[]>> errors, string? detail = null,
            string? instance = null, int? statusCode = null, string? title = null, string? type = null,
                IEnumerable<KeyValuePair<string, object?>>? extensions = null);
        public static IResult Created();
        public static IResult Created(string? uri, object? value);
        public static IResult Created<TValue>(string? uri, TValue? value);
        public static IResult Created(Uri? uri, object? value);
        public static IResult Created<TValue>(Uri? uri, TValue? value);
        public static IResult CreatedAtRoute(string? routeName = null, object? routeValues = null, object? value = null);
        public static IResult CreatedAtRoute<TValue>(string? routeName = null, object? routeValues = null, TValue? value = null);
        public static IResult Accepted(string? uri = null, object? value = null);
        public static IResult Accepted<TValue>(string? uri = null, TValue? value = null);
        public static IResult AcceptedAtRoute(string? routeName = null, object? routeValues = null, object? value = null);
        public static IResult AcceptedAtRoute<TValue>(string? routeName = null, object? routeValues = null, TValue? value = null);
        public static IResult ServerSentEvents(IAsyncEnumerable<string> values, string? eventType = null);
        public static IResult ServerSentEvents<T>(IAsyncEnumerable<T> values, string? eventType = null);
        public static IResult ServerSentEvents<T>(IAsyncEnumerable<SseItem<T>> values);
    }
    public static class SendFileResponseExtensions
    {
        public static Task SendFileAsync(this HttpResponse response, string fileName,
            CancellationToken cancellationToken = default);
        public static Task SendFileAsync(this HttpResponse response, string fileName, long offset, long? count,
            CancellationToken cancellationToken = default);
    }
    public static class StatusCodes
    {
        public const int Status100Continue = 100;
        public const int Status101SwitchingProtocols = 101;
        public const int Status102Processing = 102;
        public const int Status200OK = 200;
        public const int Status201Created = 201;
        public const int Status202Accepted = 202;
        public const int Status203NonAuthoritative = 203;
        public const int Status204NoContent = 204;
        public const int Status205ResetContent = 205;
        public const int Status206PartialContent = 206;
        public const int Status207MultiStatus = 207;
        public const int Status208AlreadyReported = 208;
        public const int Status226IMUsed = 226;
        public const int Status300MultipleChoices = 300;
        public const int Status301MovedPermanently = 301;
        public const int Status302Found = 302;
        public const int Status303SeeOther = 303;
        public const int Status304NotModified = 304;
        public const int Status305UseProxy = 305;
        public const int Status306SwitchProxy = 306;
        public const int Status307TemporaryRedirect = 307;
        public const int Status308PermanentRedirect = 308;
        public const int Status400BadRequest = 400;
        public const int Status401Unauthorized = 401;
        public const int Status402PaymentRequired = 402;
        public const int Status403Forbidden = 403;
        public const int Status404NotFound = 404;
        public const int Status405MethodNotAllowed = 405;
        public const int Status406NotAcceptable = 406;
        public const int Status407ProxyAuthenticationRequired = 407;
        public const int Status408RequestTimeout = 408;
        public const int Status409Conflict = 409;
        public const int Status410Gone = 410;
        public const int Status411LengthRequired = 411;
        public const int Status412PreconditionFailed = 412;
        public const int Status413RequestEntityTooLarge = 413;
        public const int Status413PayloadTooLarge = 413;
        public const int Status414RequestUriTooLong = 414;
        public const int Status414UriTooLong = 414;
        public const int Status415UnsupportedMediaType = 415;
        public const int Status416RequestedRangeNotSatisfiable = 416;
        public const int Status416RangeNotSatisfiable = 416;
        public const int Status417ExpectationFailed = 417;
        public const int Status418ImATeapot = 418;
        public const int Status419AuthenticationTimeout = 419;
        public const int Status421MisdirectedRequest = 421;
        public const int Status422UnprocessableEntity = 422;
        public const int Status423Locked = 423;
        public const int Status424FailedDependency = 424;
        public const int Status426UpgradeRequired = 426;
        public const int Status428PreconditionRequired = 428;
        public const int Status429TooManyRequests = 429;
        public const int Status431RequestHeaderFieldsTooLarge = 431;
        public const int Status451UnavailableForLegalReasons = 451;
        public const int Status499ClientClosedRequest = 499;
        public const int Status500InternalServerError = 500;
        public const int Status501NotImplemented = 501;
        public const int Status502BadGateway = 502;
        public const int Status503ServiceUnavailable = 503;
        public const int Status504GatewayTimeout = 504;
        public const int Status505HttpVersionNotsupported = 505;
        public const int Status506VariantAlsoNegotiates = 506;
        public const int Status507InsufficientStorage = 507;
        public const int Status508LoopDetected = 508;
        public const int Status510NotExtended = 510;
        public const int Status511NetworkAuthenticationRequired = 511;
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Delegate, Inherited = false,
        AllowMultiple = false)]
    public sealed class TagsAttribute : Attribute
    {
        public IReadOnlyList<string> Tags { get; }
        public TagsAttribute(params string[] tags);
        public override string ToString();
    }
    public static class TypedResults
    {
        public static EmptyHttpResult Empty { get; }
        public static ContentHttpResult Content(string? content, string? contentType, Encoding? contentEncoding);
        public static ContentHttpResult Content(string? content, string? contentType = null, Encoding? contentEncoding = null,
            int? statusCode = null);
        public static ContentHttpResult Text(string? content, string? contentType, Encoding? contentEncoding);
        public static Utf8ContentHttpResult Text(ReadOnlySpan<byte> utf8Content, string? contentType = null,
            int? statusCode = null);
        public static ContentHttpResult Text(string? content, string? contentType = null, Encoding? contentEncoding = null,
            int? statusCode = null);
        public static ContentHttpResult Content(string? content, MediaTypeHeaderValue contentType);
        public static JsonHttpResult<TValue> Json<TValue>(TValue? data, JsonSerializerOptions? options = null,
            string? contentType = null, int? statusCode = null);
        public static JsonHttpResult<TValue> Json<TValue>(TValue? data, JsonSerializerContext context,
            string? contentType = null, int? statusCode = null);
        public static FileContentHttpResult File(byte[] fileContents, string? contentType = null,
            string? fileDownloadName = null, bool enableRangeProcessing = false, DateTimeOffset? lastModified = null,
                EntityTagHeaderValue? entityTag = null);
        public static FileContentHttpResult Bytes(byte[] contents, string? contentType = null, string? fileDownloadName = null,
            bool enableRangeProcessing = false, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null);
        public static FileContentHttpResult Bytes(ReadOnlyMemory<byte> contents, string? contentType = null,
            string? fileDownloadName = null, bool enableRangeProcessing = false, DateTimeOffset? lastModified = null,
                EntityTagHeaderValue? entityTag = null);
        public static FileStreamHttpResult File(Stream fileStream, string? contentType = null, string? fileDownloadName = null,
            DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null, bool enableRangeProcessing = false);
        public static FileStreamHttpResult Stream(Stream stream, string? contentType = null, string? fileDownloadName = null,
            DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null, bool enableRangeProcessing = false);
        public static FileStreamHttpResult Stream(PipeReader pipeReader, string? contentType = null,
            string? fileDownloadName = null, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null,
                bool enableRangeProcessing = false);
        public static PushStreamHttpResult Stream(Func<Stream, Task> streamWriterCallback, string? contentType = null,
            string? fileDownloadName = null, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null);
        public static PhysicalFileHttpResult PhysicalFile(string path, string? contentType = null,
            string? fileDownloadName = null, DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null,
                bool enableRangeProcessing = false);
        public static VirtualFileHttpResult VirtualFile(string path, string? contentType = null, string? fileDownloadName = null,
            DateTimeOffset? lastModified = null, EntityTagHeaderValue? entityTag = null, bool enableRangeProcessing = false);
        public static RedirectHttpResult Redirect([StringSyntax("Uri")] string url, bool permanent = false,
            bool preserveMethod = false);
        public static RedirectHttpResult LocalRedirect([StringSyntax("Uri", new[] { UriKind.Relative })] string localUrl,
            bool permanent = false, bool preserveMethod = false);
        public static RedirectToRouteHttpResult RedirectToRoute(string? routeName = null, object? routeValues = null,
            bool permanent = false, bool preserveMethod = false, string? fragment = null);
        public static StatusCodeHttpResult StatusCode(int statusCode);
        public static NotFound NotFound();
        public static NotFound<TValue> NotFound<TValue>(TValue? value);
        public static UnauthorizedHttpResult Unauthorized();
        public static BadRequest BadRequest();
        public static BadRequest<TValue> BadRequest<TValue>(TValue? error);
        public static Conflict Conflict();
        public static Conflict<TValue> Conflict<TValue>(TValue? error);
        public static NoContent NoContent();
        public static Ok Ok();
        public static Ok<TValue> Ok<TValue>(TValue? value);
        public static UnprocessableEntity UnprocessableEntity();
        public static UnprocessableEntity<TValue> UnprocessableEntity<TValue>(TValue? error);
        public static InternalServerError InternalServerError();
        public static InternalServerError<TValue> InternalServerError<TValue>(TValue? error);
        public static ProblemHttpResult Problem(string? detail, string? instance, int? statusCode, string? title, string? type,
            IDictionary<string, object?>? extensions);
        public static ProblemHttpResult Problem(string? detail = null, string? instance = null, int? statusCode = null,
            string? title = null, string? type = null, IEnumerable<KeyValuePair<string, object?>>? extensions = null);
        public static ProblemHttpResult Problem(ProblemDetails problemDetails);
        public static ValidationProblem ValidationProblem(IDictionary<string, string[]> errors, string? detail, string? instance,
            string? title, string? type, IDictionary<string, object?>? extensions);
        public static ValidationProblem ValidationProblem(IEnumerable<KeyValuePair<string, string[]>> errors,
            string? detail = null, string? instance = null, string? title = null, string? type = null,
                IEnumerable<KeyValuePair<string, object?>>? extensions = null);
        public static Created Created();
        public static Created Created(string? uri);
        public static Created<TValue> Created<TValue>(string? uri, TValue? value);
        public static Created Created(Uri? uri);
        public static Created<TValue> Created<TValue>(Uri? uri, TValue? value);
        public static CreatedAtRoute CreatedAtRoute(string? routeName = null, object? routeValues = null);
        public static CreatedAtRoute<TValue> CreatedAtRoute<TValue>(TValue? value, string? routeName = null,
            object? routeValues = null);
        public static Accepted Accepted(string? uri);
        public static Accepted<TValue> Accepted<TValue>(string? uri, TValue? value);
        public static Accepted Accepted(Uri uri);
        public static Accepted<TValue> Accepted<TValue>(Uri uri, TValue? value);
        public static AcceptedAtRoute AcceptedAtRoute(string? routeName = null, object? routeValues = null);
        public static AcceptedAtRoute<TValue> AcceptedAtRoute<TValue>(TValue? value, string? routeName = null,
            object? routeValues = null);
        public static ServerSentEventsResult<string> ServerSentEvents(IAsyncEnumerable<string> values, string? eventType = null);
        public static ServerSentEventsResult<T> ServerSentEvents<T>(IAsyncEnumerable<T> values, string? eventType = null);
        public static ServerSentEventsResult<T> ServerSentEvents<T>(IAsyncEnumerable<SseItem<T>> values);
    }
}

namespace Microsoft.AspNetCore.Http.Connections
{
    public class HttpConnectionDispatcherOptions
    {
        public long TransportMaxBufferSize { get; set; }
        public long ApplicationMaxBufferSize { get; set; }
        public int MinimumProtocolVersion { get; set; }
        public TimeSpan TransportSendTimeout { get; set; }
        public bool CloseOnAuthenticationExpiration { get; set; }
        public bool AllowStatefulReconnects { get; set; }
        public HttpConnectionDispatcherOptions();
    }
}

namespace Microsoft.AspNetCore.Http.Headers
{
    public class ResponseHeaders
    {
        public IHeaderDictionary Headers { get; }
        public long? ContentLength { get; set; }
        public MediaTypeHeaderValue? ContentType { get; set; }
        public DateTimeOffset? Date { get; set; }
        public EntityTagHeaderValue? ETag { get; set; }
        public DateTimeOffset? Expires { get; set; }
        public DateTimeOffset? LastModified { get; set; }
        public Uri? Location { get; set; }
        public ResponseHeaders(IHeaderDictionary headers);
        public T? Get<T>(string name);
        public IList<T> GetList<T>(string name);
        public void Set(string name, object? value);
        public void SetList<T>(string name, IList<T>? values);
        public void Append(string name, object value);
        public void AppendList<T>(string name, IList<T> values);
    }
}

namespace Microsoft.AspNetCore.Http.HttpResults
{
    public sealed class Accepted : IResult
    {
        public int StatusCode { get; }
        public string? Location { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class AcceptedAtRoute : IResult
    {
        public string? RouteName { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class AcceptedAtRoute<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public string? RouteName { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Accepted<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public string? Location { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class BadRequest : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class BadRequest<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class ChallengeHttpResult : IResult
    {
        public IReadOnlyList<string> AuthenticationSchemes { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Conflict : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Conflict<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class ContentHttpResult : IResult
    {
        public string? ResponseContent { get; }
        public string? ContentType { get; }
        public int? StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Created : IResult
    {
        public int StatusCode { get; }
        public string? Location { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class CreatedAtRoute : IResult
    {
        public string? RouteName { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class CreatedAtRoute<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public string? RouteName { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Created<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public string? Location { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class EmptyHttpResult : IResult
    {
        public static EmptyHttpResult Instance { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class FileContentHttpResult : IResult
    {
        public string ContentType { get; }
        public string? FileDownloadName { get; }
        public DateTimeOffset? LastModified { get; }
        public EntityTagHeaderValue? EntityTag { get; }
        public bool EnableRangeProcessing { get; }
        public long? FileLength { get; }
        public ReadOnlyMemory<byte> FileContents { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class FileStreamHttpResult : IResult
    {
        public string ContentType { get; }
        public string? FileDownloadName { get; }
        public DateTimeOffset? LastModified { get; }
        public EntityTagHeaderValue? EntityTag { get; }
        public bool EnableRangeProcessing { get; }
        public long? FileLength { get; }
        public Stream FileStream { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class ForbidHttpResult : IResult
    {
        public IReadOnlyList<string> AuthenticationSchemes { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class InternalServerError : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class InternalServerError<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class JsonHttpResult<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public JsonSerializerOptions? JsonSerializerOptions { get; }
        public TValue? Value { get; }
        public string? ContentType { get; }
        public int? StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public class NoContent : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class NotFound : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class NotFound<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Ok : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Ok<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class PhysicalFileHttpResult : IResult
    {
        public string ContentType { get; }
        public string? FileDownloadName { get; }
        public DateTimeOffset? LastModified { get; }
        public EntityTagHeaderValue? EntityTag { get; }
        public bool EnableRangeProcessing { get; }
        public long? FileLength { get; }
        public string FileName { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class ProblemHttpResult : IResult, IValueHttpResult, IValueHttpResult<ProblemDetails>
    {
        public ProblemDetails ProblemDetails { get; }
        public string ContentType { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class PushStreamHttpResult : IResult
    {
        public string ContentType { get; }
        public string? FileDownloadName { get; }
        public DateTimeOffset? LastModified { get; }
        public EntityTagHeaderValue? EntityTag { get; }
        public bool EnableRangeProcessing { get; }
        public long? FileLength { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class RedirectHttpResult : IResult
    {
        public bool Permanent { get; }
        public bool PreserveMethod { get; }
        public string Url { get; }
        public bool AcceptLocalUrlOnly { get; }
        public Task ExecuteAsync(HttpContext httpContext);
        public static bool IsLocalUrl([NotNullWhen(true)] [StringSyntax("Uri")] string? url);
    }
    public sealed class RedirectToRouteHttpResult : IResult
    {
        public string? RouteName { get; }
        public bool Permanent { get; }
        public bool PreserveMethod { get; }
        public string? Fragment { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Results<TResult1, TResult2> : IResult where TResult1 : IResult where TResult2 : IResult
    {
        public IResult Result { get; }
        public Task ExecuteAsync(HttpContext httpContext);
        public static implicit operator Results<TResult1, TResult2>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2>(TResult2 result);
    }
    public sealed class Results<TResult1, TResult2, TResult3> : IResult where TResult1 : IResult where TResult2 : IResult
        where TResult3 : IResult
    {
        public IResult Result { get; }
        public Task ExecuteAsync(HttpContext httpContext);
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult3 result);
    }
    public sealed class Results<TResult1, TResult2, TResult3, TResult4> : IResult where TResult1 : IResult
        where TResult2 : IResult where TResult3 : IResult where TResult4 : IResult
    {
        public IResult Result { get; }
        public Task ExecuteAsync(HttpContext httpContext);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult4 result);
    }
    public sealed class Results<TResult1, TResult2, TResult3, TResult4, TResult5> : IResult where TResult1 : IResult
        where TResult2 : IResult where TResult3 : IResult where TResult4 : IResult where TResult5 : IResult
    {
        public IResult Result { get; }
        public Task ExecuteAsync(HttpContext httpContext);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult4 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult5 result);
    }
    public sealed class Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6> : IResult where TResult1 : IResult
        where TResult2 : IResult where TResult3 : IResult where TResult4 : IResult where TResult5 : IResult
            where TResult6 : IResult
    {
        public IResult Result { get; }
        public Task ExecuteAsync(HttpContext httpContext);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(TResult4 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(TResult5 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(TResult6 result);
    }
    public sealed class ServerSentEventsResult<T> : IResult
    {
        public int? StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class SignInHttpResult : IResult
    {
        public string? AuthenticationScheme { get; }
        public ClaimsPrincipal Principal { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class SignOutHttpResult : IResult
    {
        public IReadOnlyList<string> AuthenticationSchemes { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class StatusCodeHttpResult : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class UnauthorizedHttpResult : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class UnprocessableEntity : IResult
    {
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class UnprocessableEntity<TValue> : IResult, IValueHttpResult, IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class Utf8ContentHttpResult : IResult
    {
        public ReadOnlyMemory<byte> ResponseContent { get; }
        public string? ContentType { get; }
        public int? StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class ValidationProblem : IResult, IValueHttpResult, IValueHttpResult<HttpValidationProblemDetails>
    {
        public HttpValidationProblemDetails ProblemDetails { get; }
        public string ContentType { get; }
        public int StatusCode { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
    public sealed class VirtualFileHttpResult : IResult
    {
        public string ContentType { get; }
        public string? FileDownloadName { get; }
        public DateTimeOffset? LastModified { get; }
        public EntityTagHeaderValue? EntityTag { get; }
        public bool EnableRangeProcessing { get; }
        public long? FileLength { get; }
        public string FileName { get; }
        public Task ExecuteAsync(HttpContext httpContext);
    }
}

namespace Microsoft.AspNetCore.Http.Json
{
    public class JsonOptions
    {
        public JsonSerializerOptions SerializerOptions { get; }
        public JsonOptions();
    }
}

namespace Microsoft.AspNetCore.Mvc
{
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public sealed class AcceptVerbsAttribute : Attribute, IActionHttpMethodProvider, IRouteTemplateProvider
    {
        public IEnumerable<string> HttpMethods { get; }
        [StringSyntax("Route")] public string? Route { get; set; }
        public int Order { get; set; }
        public string? Name { get; set; }
        public AcceptVerbsAttribute(string method);
        public AcceptVerbsAttribute(params string[] methods);
    }
    public class AcceptedAtActionResult : ObjectResult
    {
        public IUrlHelper? UrlHelper { get; set; }
        public string? ActionName { get; set; }
        public string? ControllerName { get; set; }
        public AcceptedAtActionResult(string? actionName, string? controllerName, object? routeValues, object? value);
        public override void OnFormatting(ActionContext context);
    }
    public class AcceptedResult : ObjectResult
    {
        public string? Location { get; set; }
        public AcceptedResult();
        public AcceptedResult(string? location, object? value);
        public AcceptedResult(Uri locationUri, object? value);
        public override void OnFormatting(ActionContext context);
    }
    public class ActionContext
    {
        public HttpContext HttpContext { get; set; }
        public ModelStateDictionary ModelState { get; }
        public ActionContext();
        public ActionContext(ActionContext actionContext);
    }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public sealed class ActionNameAttribute : Attribute
    {
        public string Name { get; }
        public ActionNameAttribute(string name);
    }
    public abstract class ActionResult : IActionResult
    {
        public virtual Task ExecuteResultAsync(ActionContext context);
        public virtual void ExecuteResult(ActionContext context);
        protected ActionResult();
    }
    public sealed class ActionResult<TValue> : IConvertToActionResult
    {
        public ActionResult? Result { get; }
        public TValue? Value { get; }
        public ActionResult(TValue value);
        public ActionResult(ActionResult result);
        public static implicit operator ActionResult<TValue>(TValue value);
        public static implicit operator ActionResult<TValue>(ActionResult result);
    }
    public class ApiBehaviorOptions : IEnumerable
    {
        public Func<ActionContext, IActionResult> InvalidModelStateResponseFactory { get; set; }
        public bool SuppressModelStateInvalidFilter { get; set; }
        public bool SuppressInferBindingSourcesForParameters { get; set; }
        public bool DisableImplicitFromServicesParameters { get; set; }
        public bool SuppressConsumesConstraintForFormFileParameters { get; set; }
        public bool SuppressMapClientErrors { get; set; }
        public ApiBehaviorOptions();
    }
    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class, AllowMultiple = false, Inherited = true)]
    public class ApiControllerAttribute : ControllerAttribute, IFilterMetadata
    {
        public ApiControllerAttribute();
    }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public sealed class ApiConventionMethodAttribute : Attribute
    {
        public Type ConventionType { get; }
        public ApiConventionMethodAttribute(Type conventionType, string methodName);
    }
    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class, AllowMultiple = true, Inherited = true)]
    public sealed class ApiConventionTypeAttribute : Attribute
    {
        public Type ConventionType { get; }
        public ApiConventionTypeAttribute(Type conventionType);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class ApiExplorerSettingsAttribute : Attribute
    {
        public string? GroupName { get; set; }
        public bool IgnoreApi { get; set; }
        public ApiExplorerSettingsAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class AreaAttribute : Attribute
    {
        public AreaAttribute(string areaName);
    }
    public class BadRequestObjectResult : ObjectResult
    {
        public BadRequestObjectResult(object? error);
        public BadRequestObjectResult(ModelStateDictionary modelState);
    }
    public class BadRequestResult : StatusCodeResult
    {
        public BadRequestResult();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class BindAttribute : Attribute
    {
        public string[] Include { get; }
        public string? Prefix { get; set; }
        public BindAttribute(params string[] include);
    }
    [AttributeUsage(AttributeTargets.Class, AllowMultiple = false, Inherited = true)]
    public class BindPropertiesAttribute : Attribute
    {
        public bool SupportsGet { get; set; }
        public BindPropertiesAttribute();
    }
    [AttributeUsage(AttributeTargets.Property, AllowMultiple = false, Inherited = true)]
    public class BindPropertyAttribute : Attribute
    {
        public bool SupportsGet { get; set; }
        public Type? BinderType { get; set; }
        public virtual BindingSource? BindingSource { get; protected set; }
        public string? Name { get; set; }
        public BindPropertyAttribute();
    }
    public class ChallengeResult : ActionResult
    {
        public IList<string> AuthenticationSchemes { get; set; }
        public ChallengeResult();
        public ChallengeResult(string authenticationScheme);
        public ChallengeResult(IList<string> authenticationSchemes);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    public class ConflictObjectResult : ObjectResult
    {
        public ConflictObjectResult(object? error);
        public ConflictObjectResult(ModelStateDictionary modelState);
    }
    public class ConflictResult : StatusCodeResult
    {
        public ConflictResult();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class ConsumesAttribute : Attribute, IFilterMetadata, IActionConstraint, IActionConstraintMetadata
    {
        public static readonly int ConsumesActionConstraintOrder;
        public MediaTypeCollection ContentTypes { get; set; }
        public bool IsOptional { get; set; }
        public ConsumesAttribute(string contentType, params string[] otherContentTypes);
        public ConsumesAttribute(Type requestType, string contentType, params string[] otherContentTypes);
        public void OnResourceExecuting(ResourceExecutingContext context);
        public void SetContentTypes(MediaTypeCollection contentTypes);
    }
    public class ContentResult : ActionResult, IStatusCodeActionResult, IActionResult
    {
        public string? Content { get; set; }
        public string? ContentType { get; set; }
        public int? StatusCode { get; set; }
        public override Task ExecuteResultAsync(ActionContext context);
        public ContentResult();
    }
    public abstract class Controller : ControllerBase, IActionFilter, IFilterMetadata, IAsyncActionFilter, IDisposable
    {
        public dynamic ViewBag { get; }
        [NonAction] public virtual ViewResult View();
        [NonAction] public virtual ViewResult View(string? viewName);
        [NonAction] public virtual ViewResult View(object? model);
        [NonAction] public virtual ViewResult View(string? viewName, object? model);
        [NonAction] public virtual JsonResult Json(object? data);
        [NonAction] public virtual JsonResult Json(object? data, object? serializerSettings);
        [NonAction] public virtual void OnActionExecuting(ActionExecutingContext context);
        [NonAction] public virtual void OnActionExecuted(ActionExecutedContext context);
        [NonAction] public virtual Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        protected Controller();
    }
    [AttributeUsage(AttributeTargets.Class, AllowMultiple = false, Inherited = true)]
    public class ControllerAttribute : Attribute
    {
        public ControllerAttribute();
    }
    [Controller]
    public abstract class ControllerBase
    {
        public HttpContext HttpContext { get; }
        public HttpRequest Request { get; }
        public HttpResponse Response { get; }
        public ModelStateDictionary ModelState { get; }
        public ControllerContext ControllerContext { get; set; }
        public IUrlHelper Url { get; set; }
        public ProblemDetailsFactory ProblemDetailsFactory { get; set; }
        public ClaimsPrincipal User { get; }
        public static EmptyResult Empty { get; }
        [NonAction] public virtual StatusCodeResult StatusCode(int statusCode);
        [NonAction] public virtual ObjectResult StatusCode(int statusCode, object? value);
        [NonAction] public virtual ContentResult Content(string content);
        [NonAction] public virtual ContentResult Content(string content, string contentType);
        [NonAction] public virtual ContentResult Content(string content, string contentType, Encoding contentEncoding);
        [NonAction] public virtual ContentResult Content(string content, MediaTypeHeaderValue? contentType);
        [NonAction] public virtual NoContentResult NoContent();
        [NonAction] public virtual OkResult Ok();
        [NonAction] public virtual OkObjectResult Ok(object? value);
        [NonAction] public virtual RedirectResult Redirect([StringSyntax("Uri")] string url);
        [NonAction] public virtual RedirectResult RedirectPermanent([StringSyntax("Uri")] string url);
        [NonAction] public virtual RedirectResult RedirectPreserveMethod([StringSyntax("Uri")] string url);
        [NonAction] public virtual RedirectResult RedirectPermanentPreserveMethod([StringSyntax("Uri")] string url);
        [NonAction] public virtual LocalRedirectResult LocalRedirect([StringSyntax("Uri", new[] { UriKind.Relative })]
            string localUrl);
        [NonAction] public virtual LocalRedirectResult LocalRedirectPermanent([StringSyntax("Uri", new[] { UriKind.Relative })]
            string localUrl);
        [NonAction] public virtual LocalRedirectResult LocalRedirectPreserveMethod([StringSyntax("Uri", new[]
            { UriKind.Relative })] string localUrl);
        [NonAction] public virtual LocalRedirectResult LocalRedirectPermanentPreserveMethod([StringSyntax("Uri", new[]
            { UriKind.Relative })] string localUrl);
        [NonAction] public virtual RedirectToActionResult RedirectToAction();
        [NonAction] public virtual RedirectToActionResult RedirectToAction(string? actionName);
        [NonAction] public virtual RedirectToActionResult RedirectToAction(string? actionName, object? routeValues);
        [NonAction] public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName);
        [NonAction] public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName,
            object? routeValues);
        [NonAction] public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName,
            string? fragment);
        [NonAction] public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName,
            object? routeValues, string? fragment);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPreserveMethod(string? actionName = null,
            string? controllerName = null, object? routeValues = null, string? fragment = null);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, object? routeValues);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName,
            string? fragment);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName,
            object? routeValues);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName,
            object? routeValues, string? fragment);
        [NonAction] public virtual RedirectToActionResult RedirectToActionPermanentPreserveMethod(string? actionName = null,
            string? controllerName = null, object? routeValues = null, string? fragment = null);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType, bool enableRangeProcessing);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType, string? fileDownloadName);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType, string? fileDownloadName,
            bool enableRangeProcessing);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType, DateTimeOffset? lastModified,
            EntityTagHeaderValue entityTag);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType, DateTimeOffset? lastModified,
            EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType, string? fileDownloadName,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType, string? fileDownloadName,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType, bool enableRangeProcessing);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType, string? fileDownloadName);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType, string? fileDownloadName,
            bool enableRangeProcessing);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType, DateTimeOffset? lastModified,
            EntityTagHeaderValue entityTag);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType, DateTimeOffset? lastModified,
            EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType, string? fileDownloadName,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType, string? fileDownloadName,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType, bool enableRangeProcessing);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType, string? fileDownloadName);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType, string? fileDownloadName,
            bool enableRangeProcessing);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType, DateTimeOffset? lastModified,
            EntityTagHeaderValue entityTag);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType, DateTimeOffset? lastModified,
            EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType, string? fileDownloadName,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType, string? fileDownloadName,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType,
            bool enableRangeProcessing);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType,
            string? fileDownloadName);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType,
            string? fileDownloadName, bool enableRangeProcessing);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType,
            DateTimeOffset? lastModified, EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType,
            string? fileDownloadName, DateTimeOffset? lastModified, EntityTagHeaderValue entityTag);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType,
            string? fileDownloadName, DateTimeOffset? lastModified, EntityTagHeaderValue entityTag, bool enableRangeProcessing);
        [NonAction] public virtual UnauthorizedResult Unauthorized();
        [NonAction] public virtual UnauthorizedObjectResult Unauthorized(object? value);
        [NonAction] public virtual NotFoundResult NotFound();
        [NonAction] public virtual NotFoundObjectResult NotFound(object? value);
        [NonAction] public virtual BadRequestResult BadRequest();
        [NonAction] public virtual BadRequestObjectResult BadRequest(object? error);
        [NonAction] public virtual BadRequestObjectResult BadRequest(ModelStateDictionary modelState);
        [NonAction] public virtual UnprocessableEntityResult UnprocessableEntity();
        [NonAction] public virtual UnprocessableEntityObjectResult UnprocessableEntity(object? error);
        [NonAction] public virtual UnprocessableEntityObjectResult UnprocessableEntity(ModelStateDictionary modelState);
        [NonAction] public virtual ConflictResult Conflict();
        [NonAction] public virtual ConflictObjectResult Conflict(object? error);
        [NonAction] public virtual ConflictObjectResult Conflict(ModelStateDictionary modelState);
        [NonAction] public virtual ObjectResult Problem(string? detail, string? instance, int? statusCode, string? title,
            string? type);
        [NonAction] public virtual ObjectResult Problem(string? detail = null, string? instance = null, int? statusCode = null,
            string? title = null, string? type = null, IDictionary<string, object?>? extensions = null);
        [NonAction] public virtual ActionResult ValidationProblem(ValidationProblemDetails descriptor);
        [NonAction] public virtual ActionResult ValidationProblem(ModelStateDictionary modelStateDictionary);
        [NonAction] public virtual ActionResult ValidationProblem();
        [NonAction] public virtual ActionResult ValidationProblem(string? detail, string? instance, int? statusCode,
            string? title, string? type, ModelStateDictionary? modelStateDictionary);
        [NonAction] public virtual ActionResult ValidationProblem(string? detail = null, string? instance = null,
            int? statusCode = null, string? title = null, string? type = null, ModelStateDictionary? modelStateDictionary = null,
                IDictionary<string, object?>? extensions = null);
        [NonAction] public virtual CreatedResult Created();
        [NonAction] public virtual CreatedResult Created(string? uri, object? value);
        [NonAction] public virtual CreatedResult Created(Uri? uri, object? value);
        [NonAction] public virtual CreatedAtActionResult CreatedAtAction(string? actionName, object? value);
        [NonAction] public virtual CreatedAtActionResult CreatedAtAction(string? actionName, object? routeValues, object? value);
        [NonAction] public virtual CreatedAtActionResult CreatedAtAction(string? actionName, string? controllerName,
            object? routeValues, object? value);
        [NonAction] public virtual CreatedAtRouteResult CreatedAtRoute(string? routeName, object? value);
        [NonAction] public virtual CreatedAtRouteResult CreatedAtRoute(object? routeValues, object? value);
        [NonAction] public virtual CreatedAtRouteResult CreatedAtRoute(string? routeName, object? routeValues, object? value);
        [NonAction] public virtual AcceptedResult Accepted();
        [NonAction] public virtual AcceptedResult Accepted(object? value);
        [NonAction] public virtual AcceptedResult Accepted(Uri uri);
        [NonAction] public virtual AcceptedResult Accepted(string? uri);
        [NonAction] public virtual AcceptedResult Accepted(string? uri, object? value);
        [NonAction] public virtual AcceptedResult Accepted(Uri uri, object? value);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, string? controllerName);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, object? value);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, string? controllerName,
            object? routeValues);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, object? routeValues,
            object? value);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, string? controllerName,
            object? routeValues, object? value);
        [NonAction] public virtual ChallengeResult Challenge();
        [NonAction] public virtual ChallengeResult Challenge(params string[] authenticationSchemes);
        [NonAction] public virtual ForbidResult Forbid();
        [NonAction] public virtual ForbidResult Forbid(params string[] authenticationSchemes);
        [NonAction] public virtual Task<bool> TryUpdateModelAsync<TModel>(TModel model) where TModel : class;
        [NonAction] public virtual Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix) where TModel : class;
        [NonAction] public Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix, params Expression<Func<TModel,
            object?>>[] includeExpressions) where TModel : class;
        [NonAction] public virtual Task<bool> TryUpdateModelAsync(object model, Type modelType, string prefix);
        [NonAction] public virtual bool TryValidateModel(object model);
        [NonAction] public virtual bool TryValidateModel(object model, string? prefix);
        protected ControllerBase();
    }
    public class ControllerContext : ActionContext
    {
        public virtual IList<IValueProviderFactory> ValueProviderFactories { get; set; }
        public ControllerContext();
        public ControllerContext(ActionContext context);
    }
    public class CreatedAtActionResult : ObjectResult
    {
        public IUrlHelper? UrlHelper { get; set; }
        public string? ActionName { get; set; }
        public string? ControllerName { get; set; }
        public CreatedAtActionResult(string? actionName, string? controllerName, object? routeValues, object? value);
        public override void OnFormatting(ActionContext context);
    }
    public class CreatedAtRouteResult : ObjectResult
    {
        public IUrlHelper? UrlHelper { get; set; }
        public string? RouteName { get; set; }
        public CreatedAtRouteResult(object? routeValues, object? value);
        public CreatedAtRouteResult(string? routeName, object? routeValues, object? value);
        public override void OnFormatting(ActionContext context);
    }
    public class CreatedResult : ObjectResult
    {
        public string? Location { get; set; }
        public CreatedResult();
        public CreatedResult(string? location, object? value);
        public CreatedResult(Uri? location, object? value);
        public override void OnFormatting(ActionContext context);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class DisableRequestSizeLimitAttribute : Attribute, IFilterMetadata
    {
        public int Order { get; set; }
        public bool IsReusable { get; }
        public IFilterMetadata CreateInstance(IServiceProvider serviceProvider);
        public DisableRequestSizeLimitAttribute();
    }
    public class EmptyResult : ActionResult
    {
        public override void ExecuteResult(ActionContext context);
        public EmptyResult();
    }
    public class FileContentResult : FileResult
    {
        public byte[] FileContents { get; set; }
        public FileContentResult(byte[] fileContents, string contentType);
        public FileContentResult(byte[] fileContents, MediaTypeHeaderValue contentType);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    public abstract class FileResult : ActionResult
    {
        public string ContentType { get; }
        public string FileDownloadName { get; set; }
        public DateTimeOffset? LastModified { get; set; }
        public EntityTagHeaderValue? EntityTag { get; set; }
        public bool EnableRangeProcessing { get; set; }
        protected FileResult(string contentType);
    }
    public class FileStreamResult : FileResult
    {
        public Stream FileStream { get; set; }
        public FileStreamResult(Stream fileStream, string contentType);
        public FileStreamResult(Stream fileStream, MediaTypeHeaderValue contentType);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    public class ForbidResult : ActionResult
    {
        public IList<string> AuthenticationSchemes { get; set; }
        public ForbidResult();
        public ForbidResult(string authenticationScheme);
        public ForbidResult(IList<string> authenticationSchemes);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class FromBodyAttribute : Attribute
    {
        public BindingSource BindingSource { get; }
        public EmptyBodyBehavior EmptyBodyBehavior { get; set; }
        public FromBodyAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class FromFormAttribute : Attribute
    {
        public BindingSource BindingSource { get; }
        public string? Name { get; set; }
        public FromFormAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class FromHeaderAttribute : Attribute
    {
        public BindingSource BindingSource { get; }
        public string? Name { get; set; }
        public FromHeaderAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class FromQueryAttribute : Attribute
    {
        public BindingSource BindingSource { get; }
        public string? Name { get; set; }
        public FromQueryAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class FromRouteAttribute : Attribute
    {
        public BindingSource BindingSource { get; }
        public string? Name { get; set; }
        public FromRouteAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class FromServicesAttribute : Attribute
    {
        public BindingSource BindingSource { get; }
        public FromServicesAttribute();
    }
    public class HttpDeleteAttribute : HttpMethodAttribute
    {
        public HttpDeleteAttribute();
        public HttpDeleteAttribute([StringSyntax("Route")] string template);
    }
    public class HttpGetAttribute : HttpMethodAttribute
    {
        public HttpGetAttribute();
        public HttpGetAttribute([StringSyntax("Route")] string template);
    }
    public class HttpHeadAttribute : HttpMethodAttribute
    {
        public HttpHeadAttribute();
        public HttpHeadAttribute([StringSyntax("Route")] string template);
    }
    public class HttpOptionsAttribute : HttpMethodAttribute
    {
        public HttpOptionsAttribute();
        public HttpOptionsAttribute([StringSyntax("Route")] string template);
    }
    public class HttpPatchAttribute : HttpMethodAttribute
    {
        public HttpPatchAttribute();
        public HttpPatchAttribute([StringSyntax("Route")] string template);
    }
    public class HttpPostAttribute : HttpMethodAttribute
    {
        public HttpPostAttribute();
        public HttpPostAttribute([StringSyntax("Route")] string template);
    }
    public class HttpPutAttribute : HttpMethodAttribute
    {
        public HttpPutAttribute();
        public HttpPutAttribute([StringSyntax("Route")] string template);
    }
    public interface IActionResult
    {
        Task ExecuteResultAsync(ActionContext context);
    }
    public interface IUrlHelper
    {
        ActionContext ActionContext { get; }
        string? Content(string? contentPath);
        bool IsLocalUrl([NotNullWhen(true)] [StringSyntax("Uri")] string? url);
        string? Link(string? routeName, object? values);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class IgnoreAntiforgeryTokenAttribute : Attribute, IFilterMetadata
    {
        public int Order { get; set; }
        public IgnoreAntiforgeryTokenAttribute();
    }
    public class JsonOptions
    {
        public bool AllowInputFormatterExceptionMessages { get; set; }
        public JsonSerializerOptions JsonSerializerOptions { get; }
        public JsonOptions();
    }
    public class JsonResult : ActionResult, IStatusCodeActionResult, IActionResult
    {
        public string? ContentType { get; set; }
        public object? SerializerSettings { get; set; }
        public int? StatusCode { get; set; }
        public object? Value { get; set; }
        public JsonResult(object? value);
        public JsonResult(object? value, object? serializerSettings);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    public class LocalRedirectResult : ActionResult
    {
        public bool Permanent { get; set; }
        public bool PreserveMethod { get; set; }
        public string Url { get; set; }
        public IUrlHelper? UrlHelper { get; set; }
        public LocalRedirectResult([StringSyntax("Uri", new[] { UriKind.Relative })] string localUrl);
        public LocalRedirectResult([StringSyntax("Uri", new[] { UriKind.Relative })] string localUrl, bool permanent);
        public LocalRedirectResult([StringSyntax("Uri", new[] { UriKind.Relative })] string localUrl, bool permanent,
            bool preserveMethod);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Property
        | AttributeTargets.Parameter, AllowMultiple = false, Inherited = true)]
    public class ModelBinderAttribute : Attribute
    {
        public Type? BinderType { get; set; }
        public virtual BindingSource? BindingSource { get; protected set; }
        public string? Name { get; set; }
        public ModelBinderAttribute();
        public ModelBinderAttribute(Type binderType);
    }
    public class ModelBinderAttribute<TBinder> : ModelBinderAttribute where TBinder : IModelBinder
    {
        public ModelBinderAttribute();
    }
    public class MvcOptions : IEnumerable
    {
        public bool EnableEndpointRouting { get; set; }
        public bool AllowEmptyInputInBodyModelBinding { get; set; }
        public IList<IApplicationModelConvention> Conventions { get; }
        public FilterCollection Filters { get; }
        public FormatterCollection<IInputFormatter> InputFormatters { get; }
        public bool SuppressImplicitRequiredAttributeForNonNullableReferenceTypes { get; set; }
        public bool SuppressInputFormatterBuffering { get; set; }
        public bool SuppressOutputFormatterBuffering { get; set; }
        public bool EnableActionInvokers { get; set; }
        public int MaxModelValidationErrors { get; set; }
        public IList<IModelBinderProvider> ModelBinderProviders { get; }
        public IList<IMetadataDetailsProvider> ModelMetadataDetailsProviders { get; }
        public FormatterCollection<IOutputFormatter> OutputFormatters { get; }
        public bool RespectBrowserAcceptHeader { get; set; }
        public bool ReturnHttpNotAcceptable { get; set; }
        public IList<IValueProviderFactory> ValueProviderFactories { get; }
        public int? SslPort { get; set; }
        public bool RequireHttpsPermanent { get; set; }
        public int? MaxValidationDepth { get; set; }
        public bool ValidateComplexTypesIfChildValidationFails { get; set; }
        public bool SuppressAsyncSuffixInActionNames { get; set; }
        public int MaxModelBindingCollectionSize { get; set; }
        public int MaxModelBindingRecursionDepth { get; set; }
        public int MaxIAsyncEnumerableBufferLimit { get; set; }
        public MvcOptions();
    }
    public class NoContentResult : StatusCodeResult
    {
        public NoContentResult();
    }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public sealed class NonActionAttribute : Attribute
    {
        public NonActionAttribute();
    }
    [AttributeUsage(AttributeTargets.Class, AllowMultiple = false, Inherited = true)]
    public sealed class NonControllerAttribute : Attribute
    {
        public NonControllerAttribute();
    }
    public class NotFoundObjectResult : ObjectResult
    {
        public NotFoundObjectResult(object? value);
    }
    public class NotFoundResult : StatusCodeResult
    {
        public NotFoundResult();
    }
    public class ObjectResult : ActionResult, IStatusCodeActionResult, IActionResult
    {
        public object? Value { get; set; }
        public FormatterCollection<IOutputFormatter> Formatters { get; set; }
        public MediaTypeCollection ContentTypes { get; set; }
        public Type? DeclaredType { get; set; }
        public int? StatusCode { get; set; }
        public ObjectResult(object? value);
        public override Task ExecuteResultAsync(ActionContext context);
        public virtual void OnFormatting(ActionContext context);
    }
    public class OkObjectResult : ObjectResult
    {
        public OkObjectResult(object? value);
    }
    public class OkResult : StatusCodeResult
    {
        public OkResult();
    }
    public class PhysicalFileResult : FileResult
    {
        public string FileName { get; set; }
        public PhysicalFileResult(string fileName, string contentType);
        public PhysicalFileResult(string fileName, MediaTypeHeaderValue contentType);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    public class ProblemDetails
    {
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] [JsonPropertyOrder(-5)] [JsonPropertyName("type")]
            public string? Type { get; set; }
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] [JsonPropertyOrder(-4)] [JsonPropertyName("title")]
            public string? Title { get; set; }
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] [JsonPropertyOrder(-3)] [JsonPropertyName("status")]
            public int? Status { get; set; }
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] [JsonPropertyOrder(-2)] [JsonPropertyName("detail")]
            public string? Detail { get; set; }
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] [JsonPropertyOrder(-1)] [JsonPropertyName("instance")]
            public string? Instance { get; set; }
        [JsonExtensionData] public IDictionary<string, object?> Extensions { get; set; }
        public ProblemDetails();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class ProducesAttribute : Attribute, IResultFilter, IFilterMetadata
    {
        public Type? Type { get; set; }
        public string? Description { get; set; }
        public MediaTypeCollection ContentTypes { get; set; }
        public int StatusCode { get; }
        public int Order { get; set; }
        public ProducesAttribute(Type type);
        public ProducesAttribute(string contentType, params string[] additionalContentTypes);
        public virtual void OnResultExecuting(ResultExecutingContext context);
        public virtual void OnResultExecuted(ResultExecutedContext context);
        public void SetContentTypes(MediaTypeCollection contentTypes);
    }
    public class ProducesAttribute<T> : ProducesAttribute
    {
        public ProducesAttribute();
    }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public sealed class ProducesDefaultResponseTypeAttribute : Attribute, IFilterMetadata
    {
        public Type Type { get; }
        public int StatusCode { get; }
        public string? Description { get; set; }
        public ProducesDefaultResponseTypeAttribute();
        public ProducesDefaultResponseTypeAttribute(Type type);
    }
    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false,
        Inherited = true)]
    public sealed class ProducesErrorResponseTypeAttribute : Attribute
    {
        public Type Type { get; }
        public ProducesErrorResponseTypeAttribute(Type type);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class ProducesResponseTypeAttribute : Attribute, IFilterMetadata
    {
        public Type Type { get; set; }
        public int StatusCode { get; set; }
        public string? Description { get; set; }
        public ProducesResponseTypeAttribute(int statusCode);
        public ProducesResponseTypeAttribute(Type type, int statusCode);
        public ProducesResponseTypeAttribute(Type type, int statusCode, string contentType, params string[]
            additionalContentTypes);
    }
    public class ProducesResponseTypeAttribute<T> : ProducesResponseTypeAttribute
    {
        public ProducesResponseTypeAttribute(int statusCode);
        public ProducesResponseTypeAttribute(int statusCode, string contentType, params string[] additionalContentTypes);
    }
    public class RedirectResult : ActionResult, IActionResult
    {
        public bool Permanent { get; set; }
        public bool PreserveMethod { get; set; }
        public string Url { get; set; }
        public IUrlHelper? UrlHelper { get; set; }
        public RedirectResult([StringSyntax("Uri")] string url);
        public RedirectResult([StringSyntax("Uri")] string url, bool permanent);
        public RedirectResult([StringSyntax("Uri")] string url, bool permanent, bool preserveMethod);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    public class RedirectToActionResult : ActionResult, IActionResult
    {
        public IUrlHelper? UrlHelper { get; set; }
        public string? ActionName { get; set; }
        public string? ControllerName { get; set; }
        public bool Permanent { get; set; }
        public bool PreserveMethod { get; set; }
        public string? Fragment { get; set; }
        public RedirectToActionResult(string? actionName, string? controllerName, object? routeValues);
        public RedirectToActionResult(string? actionName, string? controllerName, object? routeValues, string? fragment);
        public RedirectToActionResult(string? actionName, string? controllerName, object? routeValues, bool permanent);
        public RedirectToActionResult(string? actionName, string? controllerName, object? routeValues, bool permanent,
            bool preserveMethod);
        public RedirectToActionResult(string? actionName, string? controllerName, object? routeValues, bool permanent,
            string? fragment);
        public RedirectToActionResult(string? actionName, string? controllerName, object? routeValues, bool permanent,
            bool preserveMethod, string? fragment);
        public override Task ExecuteResultAsync(ActionContext context);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class RequestFormLimitsAttribute : Attribute, IFilterMetadata
    {
        public int Order { get; set; }
        public bool IsReusable { get; }
        public bool BufferBody { get; set; }
        public int MemoryBufferThreshold { get; set; }
        public long BufferBodyLengthLimit { get; set; }
        public int ValueCountLimit { get; set; }
        public int KeyLengthLimit { get; set; }
        public int ValueLengthLimit { get; set; }
        public int MultipartBoundaryLengthLimit { get; set; }
        public int MultipartHeadersCountLimit { get; set; }
        public int MultipartHeadersLengthLimit { get; set; }
        public long MultipartBodyLengthLimit { get; set; }
        public IFilterMetadata CreateInstance(IServiceProvider serviceProvider);
        public RequestFormLimitsAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class RequestSizeLimitAttribute : Attribute, IFilterMetadata
    {
        public int Order { get; set; }
        public bool IsReusable { get; }
        public RequestSizeLimitAttribute(long bytes);
        public IFilterMetadata CreateInstance(IServiceProvider serviceProvider);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, Inherited = true, AllowMultiple = false)]
    public class RequireHttpsAttribute : Attribute, IAuthorizationFilter, IFilterMetadata
    {
        public bool Permanent { get; set; }
        public int Order { get; set; }
        public virtual void OnAuthorization(AuthorizationFilterContext filterContext);
        protected virtual void HandleNonHttpsRequest(AuthorizationFilterContext filterContext);
        public RequireHttpsAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class ResponseCacheAttribute : Attribute, IFilterMetadata
    {
        public int Duration { get; set; }
        public bool NoStore { get; set; }
        public string? VaryByHeader { get; set; }
        public string[]? VaryByQueryKeys { get; set; }
        public string? CacheProfileName { get; set; }
        public int Order { get; set; }
        public bool IsReusable { get; }
        public IFilterMetadata CreateInstance(IServiceProvider serviceProvider);
        public ResponseCacheAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class RouteAttribute : Attribute, IRouteTemplateProvider
    {
        [StringSyntax("Route")] public string Template { get; }
        public int Order { get; set; }
        public string? Name { get; set; }
        public RouteAttribute([StringSyntax("Route")] string template);
    }
    public sealed class SerializableError : Dictionary<string, object>
    {
        public SerializableError();
        public SerializableError(ModelStateDictionary modelState);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class ServiceFilterAttribute : Attribute, IFilterMetadata
    {
        public int Order { get; set; }
        public Type ServiceType { get; }
        public bool IsReusable { get; set; }
        public ServiceFilterAttribute(Type type);
        public IFilterMetadata CreateInstance(IServiceProvider serviceProvider);
    }
    public class ServiceFilterAttribute<TFilter> : ServiceFilterAttribute where TFilter : IFilterMetadata
    {
        public ServiceFilterAttribute();
    }
    public class StatusCodeResult : ActionResult, IClientErrorActionResult, IStatusCodeActionResult, IActionResult
    {
        public int StatusCode { get; }
        public StatusCodeResult(int statusCode);
        public override void ExecuteResult(ActionContext context);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class TypeFilterAttribute : Attribute, IFilterMetadata
    {
        public object[]? Arguments { get; set; }
        public Type ImplementationType { get; }
        public int Order { get; set; }
        public bool IsReusable { get; set; }
        public TypeFilterAttribute(Type type);
        public IFilterMetadata CreateInstance(IServiceProvider serviceProvider);
    }
    public class TypeFilterAttribute<TFilter> : TypeFilterAttribute where TFilter : IFilterMetadata
    {
        public TypeFilterAttribute();
    }
    public class UnauthorizedObjectResult : ObjectResult
    {
        public UnauthorizedObjectResult(object? value);
    }
    public class UnauthorizedResult : StatusCodeResult
    {
        public UnauthorizedResult();
    }
    public class UnprocessableEntityObjectResult : ObjectResult
    {
        public UnprocessableEntityObjectResult(ModelStateDictionary modelState);
        public UnprocessableEntityObjectResult(object? error);
    }
    public class UnprocessableEntityResult : StatusCodeResult
    {
        public UnprocessableEntityResult();
    }
    public class UnsupportedMediaTypeResult : StatusCodeResult
    {
        public UnsupportedMediaTypeResult();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class ValidateAntiForgeryTokenAttribute : Attribute, IFilterMetadata
    {
        public int Order { get; set; }
        public bool IsReusable { get; }
        public IFilterMetadata CreateInstance(IServiceProvider serviceProvider);
        public ValidateAntiForgeryTokenAttribute();
    }
    public class ValidationProblemDetails : HttpValidationProblemDetails
    {
        [JsonPropertyName("errors")] public IDictionary<string, string[]> Errors { get; set; }
        public ValidationProblemDetails();
        public ValidationProblemDetails(ModelStateDictionary modelState);
        public ValidationProblemDetails(IDictionary<string, string[]> errors);
    }
    public class ViewResult : ActionResult, IStatusCodeActionResult, IActionResult
    {
        public int? StatusCode { get; set; }
        public string? ViewName { get; set; }
        public object? Model { get; }
        public string? ContentType { get; set; }
        public override Task ExecuteResultAsync(ActionContext context);
        public ViewResult();
    }
    public class VirtualFileResult : FileResult
    {
        public string FileName { get; set; }
        public VirtualFileResult(string fileName, string contentType);
        public VirtualFileResult(string fileName, MediaTypeHeaderValue contentType);
        public override Task ExecuteResultAsync(ActionContext context);
    }
}

namespace Microsoft.AspNetCore.Mvc.ActionConstraints
{
    public class HttpMethodActionConstraint : IActionConstraint, IActionConstraintMetadata
    {
        public static readonly int HttpMethodConstraintOrder;
        public IEnumerable<string> HttpMethods { get; }
        public int Order { get; }
        public HttpMethodActionConstraint(IEnumerable<string> httpMethods);
    }
    public interface IActionConstraint : IActionConstraintMetadata
    {
        int Order { get; }
    }
    public interface IActionConstraintMetadata { }
}

namespace Microsoft.AspNetCore.Mvc.ApplicationModels
{
    public class ActionModel : ICommonModel, IPropertyModel, IFilterModel, IApiExplorerModel
    {
        public MethodInfo ActionMethod { get; }
        public string ActionName { get; set; }
        public ApiExplorerModel ApiExplorer { get; set; }
        public IReadOnlyList<object> Attributes { get; }
        public ControllerModel Controller { get; set; }
        public IList<IFilterMetadata> Filters { get; }
        public IList<ParameterModel> Parameters { get; }
        public IOutboundParameterTransformer? RouteParameterTransformer { get; set; }
        public IDictionary<string, string?> RouteValues { get; }
        public IDictionary<object, object?> Properties { get; }
        public IList<SelectorModel> Selectors { get; }
        public string DisplayName { get; }
        public ActionModel(MethodInfo actionMethod, IReadOnlyList<object> attributes);
        public ActionModel(ActionModel other);
    }
    public class ApiExplorerModel
    {
        public bool? IsVisible { get; set; }
        public string? GroupName { get; set; }
        public ApiExplorerModel();
        public ApiExplorerModel(ApiExplorerModel other);
    }
    public class ApplicationModel : IPropertyModel, IFilterModel, IApiExplorerModel
    {
        public ApiExplorerModel ApiExplorer { get; set; }
        public IList<ControllerModel> Controllers { get; }
        public IList<IFilterMetadata> Filters { get; }
        public IDictionary<object, object?> Properties { get; }
        public ApplicationModel();
    }
    public class ApplicationModelProviderContext
    {
        public IEnumerable<TypeInfo> ControllerTypes { get; }
        public ApplicationModel Result { get; }
        public ApplicationModelProviderContext(IEnumerable<TypeInfo> controllerTypes);
    }
    public class AttributeRouteModel
    {
        public IRouteTemplateProvider? Attribute { get; }
        [StringSyntax("Route")] public string? Template { get; set; }
        public int? Order { get; set; }
        public string? Name { get; set; }
        public bool SuppressLinkGeneration { get; set; }
        public bool SuppressPathMatching { get; set; }
        public bool IsAbsoluteTemplate { get; }
        public AttributeRouteModel();
        public AttributeRouteModel(IRouteTemplateProvider templateProvider);
        public AttributeRouteModel(AttributeRouteModel other);
        public static AttributeRouteModel? CombineAttributeRouteModel(AttributeRouteModel? left, AttributeRouteModel? right);
        public static string? CombineTemplates([StringSyntax("Route")] string? prefix, [StringSyntax("Route")] string? template);
        public static bool IsOverridePattern([StringSyntax("Route")] string? template);
        public static string ReplaceTokens([StringSyntax("Route")] string template, IDictionary<string, string?> values);
        public static string ReplaceTokens([StringSyntax("Route")] string template, IDictionary<string, string?> values,
            IOutboundParameterTransformer? routeTokenTransformer);
    }
    public class ControllerModel : ICommonModel, IPropertyModel, IFilterModel, IApiExplorerModel
    {
        public IList<ActionModel> Actions { get; }
        public ApiExplorerModel ApiExplorer { get; set; }
        public ApplicationModel? Application { get; set; }
        public IReadOnlyList<object> Attributes { get; }
        public string ControllerName { get; set; }
        public TypeInfo ControllerType { get; }
        public IList<PropertyModel> ControllerProperties { get; }
        public IList<IFilterMetadata> Filters { get; }
        public IDictionary<string, string?> RouteValues { get; }
        public IDictionary<object, object?> Properties { get; }
        public IList<SelectorModel> Selectors { get; }
        public string DisplayName { get; }
        public ControllerModel(TypeInfo controllerType, IReadOnlyList<object> attributes);
        public ControllerModel(ControllerModel other);
    }
    public interface IActionModelConvention
    {
        void Apply(ActionModel action);
    }
    public interface IApiExplorerModel
    {
        ApiExplorerModel ApiExplorer { get; set; }
    }
    public interface IApplicationModelConvention
    {
        void Apply(ApplicationModel application);
    }
    public interface IApplicationModelProvider
    {
        int Order { get; }
        void OnProvidersExecuting(ApplicationModelProviderContext context);
        void OnProvidersExecuted(ApplicationModelProviderContext context);
    }
    public interface ICommonModel : IPropertyModel
    {
        IReadOnlyList<object> Attributes { get; }
        MemberInfo MemberInfo { get; }
        string Name { get; }
    }
    public interface IControllerModelConvention
    {
        void Apply(ControllerModel controller);
    }
    public interface IFilterModel
    {
        IList<IFilterMetadata> Filters { get; }
    }
    public interface IParameterModelBaseConvention
    {
        void Apply(ParameterModelBase parameter);
    }
    public interface IParameterModelConvention
    {
        void Apply(ParameterModel parameter);
    }
    public interface IPropertyModel
    {
        IDictionary<object, object?> Properties { get; }
    }
    public class ParameterModel : ParameterModelBase, ICommonModel, IPropertyModel
    {
        public ActionModel Action { get; set; }
        public IDictionary<object, object?> Properties { get; }
        public IReadOnlyList<object> Attributes { get; }
        public ParameterInfo ParameterInfo { get; }
        public string ParameterName { get; set; }
        public string DisplayName { get; }
        public ParameterModel(ParameterInfo parameterInfo, IReadOnlyList<object> attributes);
        public ParameterModel(ParameterModel other);
    }
    public abstract class ParameterModelBase
    {
        public IReadOnlyList<object> Attributes { get; }
        public IDictionary<object, object?> Properties { get; }
        public Type ParameterType { get; }
        public string Name { get; protected set; }
        public BindingInfo? BindingInfo { get; set; }
        protected ParameterModelBase(Type parameterType, IReadOnlyList<object> attributes);
        protected ParameterModelBase(ParameterModelBase other);
    }
    public class PropertyModel : ParameterModelBase, ICommonModel, IPropertyModel
    {
        public ControllerModel Controller { get; set; }
        public IDictionary<object, object?> Properties { get; }
        public IReadOnlyList<object> Attributes { get; }
        public PropertyInfo PropertyInfo { get; }
        public string PropertyName { get; set; }
        public PropertyModel(PropertyInfo propertyInfo, IReadOnlyList<object> attributes);
        public PropertyModel(PropertyModel other);
    }
    public class RouteTokenTransformerConvention : IActionModelConvention
    {
        public RouteTokenTransformerConvention(IOutboundParameterTransformer parameterTransformer);
        public void Apply(ActionModel action);
        protected virtual bool ShouldApply(ActionModel action);
    }
    public class SelectorModel
    {
        public AttributeRouteModel? AttributeRouteModel { get; set; }
        public IList<IActionConstraintMetadata> ActionConstraints { get; }
        public IList<object> EndpointMetadata { get; }
        public SelectorModel();
        public SelectorModel(SelectorModel other);
    }
}

namespace Microsoft.AspNetCore.Mvc.ApplicationParts
{
    public class ApplicationPartManager
    {
        public IList<IApplicationFeatureProvider> FeatureProviders { get; }
        public void PopulateFeature<TFeature>(TFeature feature);
        public ApplicationPartManager();
    }
    public interface IApplicationFeatureProvider { }
}

namespace Microsoft.AspNetCore.Mvc.Authorization
{
    public class AuthorizeFilter : IAsyncAuthorizationFilter, IFilterMetadata
    {
        public AuthorizationPolicy? Policy { get; }
        public AuthorizeFilter();
        public AuthorizeFilter(AuthorizationPolicy policy);
        public AuthorizeFilter(string policy);
        public virtual Task OnAuthorizationAsync(AuthorizationFilterContext context);
    }
}

namespace Microsoft.AspNetCore.Mvc.Filters
{
    public class ActionExecutedContext : FilterContext
    {
        public virtual bool Canceled { get; set; }
        public virtual object Controller { get; }
        public virtual Exception? Exception { get; set; }
        public virtual bool ExceptionHandled { get; set; }
        public virtual IActionResult? Result { get; set; }
        public ActionExecutedContext(ActionContext actionContext, IList<IFilterMetadata> filters, object controller);
    }
    public class ActionExecutingContext : FilterContext
    {
        public virtual IActionResult? Result { get; set; }
        public virtual IDictionary<string, object?> ActionArguments { get; }
        public virtual object Controller { get; }
        public ActionExecutingContext(ActionContext actionContext, IList<IFilterMetadata> filters, IDictionary<string,
            object?> actionArguments, object controller);
    }
    public delegate Task<ActionExecutedContext> ActionExecutionDelegate();
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public abstract class ActionFilterAttribute : Attribute, IActionFilter, IFilterMetadata, IAsyncActionFilter, IResultFilter,
        IAsyncResultFilter
    {
        public int Order { get; set; }
        public virtual void OnActionExecuting(ActionExecutingContext context);
        public virtual void OnActionExecuted(ActionExecutedContext context);
        public virtual Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next);
        public virtual void OnResultExecuting(ResultExecutingContext context);
        public virtual void OnResultExecuted(ResultExecutedContext context);
        public virtual Task OnResultExecutionAsync(ResultExecutingContext context, ResultExecutionDelegate next);
        protected ActionFilterAttribute();
    }
    public class AuthorizationFilterContext : FilterContext
    {
        public virtual IActionResult? Result { get; set; }
        public AuthorizationFilterContext(ActionContext actionContext, IList<IFilterMetadata> filters);
    }
    public class ExceptionContext : FilterContext
    {
        public virtual Exception Exception { get; set; }
        public virtual bool ExceptionHandled { get; set; }
        public virtual IActionResult? Result { get; set; }
        public ExceptionContext(ActionContext actionContext, IList<IFilterMetadata> filters);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public abstract class ExceptionFilterAttribute : Attribute, IAsyncExceptionFilter, IFilterMetadata, IExceptionFilter
    {
        public int Order { get; set; }
        public virtual Task OnExceptionAsync(ExceptionContext context);
        public virtual void OnException(ExceptionContext context);
        protected ExceptionFilterAttribute();
    }
    public class FilterCollection : Collection<IFilterMetadata>
    {
        public IFilterMetadata Add<TFilterType>() where TFilterType : IFilterMetadata;
        public IFilterMetadata Add(Type filterType);
        public IFilterMetadata Add<TFilterType>(int order) where TFilterType : IFilterMetadata;
        public IFilterMetadata Add(Type filterType, int order);
        public IFilterMetadata AddService<TFilterType>() where TFilterType : IFilterMetadata;
        public IFilterMetadata AddService(Type filterType);
        public IFilterMetadata AddService<TFilterType>(int order) where TFilterType : IFilterMetadata;
        public IFilterMetadata AddService(Type filterType, int order);
        public FilterCollection();
    }
    public abstract class FilterContext : ActionContext
    {
        public virtual IList<IFilterMetadata> Filters { get; }
        public FilterContext(ActionContext actionContext, IList<IFilterMetadata> filters);
        public bool IsEffectivePolicy<TMetadata>(TMetadata policy) where TMetadata : IFilterMetadata;
        [return: MaybeNull] public TMetadata FindEffectivePolicy<TMetadata>() where TMetadata : IFilterMetadata;
    }
    public interface IActionFilter : IFilterMetadata
    {
        void OnActionExecuting(ActionExecutingContext context);
        void OnActionExecuted(ActionExecutedContext context);
    }
    public interface IAsyncActionFilter : IFilterMetadata
    {
        Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next);
    }
    public interface IAsyncAuthorizationFilter : IFilterMetadata
    {
        Task OnAuthorizationAsync(AuthorizationFilterContext context);
    }
    public interface IAsyncExceptionFilter : IFilterMetadata
    {
        Task OnExceptionAsync(ExceptionContext context);
    }
    public interface IAsyncResultFilter : IFilterMetadata
    {
        Task OnResultExecutionAsync(ResultExecutingContext context, ResultExecutionDelegate next);
    }
    public interface IAuthorizationFilter : IFilterMetadata
    {
        void OnAuthorization(AuthorizationFilterContext context);
    }
    public interface IExceptionFilter : IFilterMetadata
    {
        void OnException(ExceptionContext context);
    }
    public interface IFilterMetadata { }
    public interface IResultFilter : IFilterMetadata
    {
        void OnResultExecuting(ResultExecutingContext context);
        void OnResultExecuted(ResultExecutedContext context);
    }
    public class ResourceExecutingContext : FilterContext
    {
        public virtual IActionResult? Result { get; set; }
        public IList<IValueProviderFactory> ValueProviderFactories { get; }
        public ResourceExecutingContext(ActionContext actionContext, IList<IFilterMetadata> filters,
            IList<IValueProviderFactory> valueProviderFactories);
    }
    public class ResultExecutedContext : FilterContext
    {
        public virtual bool Canceled { get; set; }
        public virtual object Controller { get; }
        public virtual Exception? Exception { get; set; }
        public virtual bool ExceptionHandled { get; set; }
        public virtual IActionResult Result { get; }
        public ResultExecutedContext(ActionContext actionContext, IList<IFilterMetadata> filters, IActionResult result,
            object controller);
    }
    public class ResultExecutingContext : FilterContext
    {
        public virtual object Controller { get; }
        public virtual IActionResult Result { get; set; }
        public virtual bool Cancel { get; set; }
        public ResultExecutingContext(ActionContext actionContext, IList<IFilterMetadata> filters, IActionResult result,
            object controller);
    }
    public delegate Task<ResultExecutedContext> ResultExecutionDelegate();
}

namespace Microsoft.AspNetCore.Mvc.Formatters
{
    public class FormatterCollection<TFormatter> : Collection<TFormatter> where TFormatter : notnull
    {
        public FormatterCollection();
        public FormatterCollection(IList<TFormatter> list);
        public void RemoveType<T>() where T : TFormatter;
        public void RemoveType(Type formatterType);
    }
    public interface IInputFormatter { }
    public interface IOutputFormatter
    {
        bool CanWriteResult(OutputFormatterCanWriteContext context);
    }
    public class MediaTypeCollection : Collection<string>
    {
        public void Add(MediaTypeHeaderValue item);
        public void Insert(int index, MediaTypeHeaderValue item);
        public bool Remove(MediaTypeHeaderValue item);
        public MediaTypeCollection();
    }
    public abstract class OutputFormatter : IOutputFormatter
    {
        public MediaTypeCollection SupportedMediaTypes { get; }
        protected virtual bool CanWriteType(Type? type);
        public virtual IReadOnlyList<string>? GetSupportedContentTypes(string? contentType, Type objectType);
        public virtual bool CanWriteResult(OutputFormatterCanWriteContext context);
        protected OutputFormatter();
    }
    public abstract class OutputFormatterCanWriteContext
    {
        public virtual HttpContext HttpContext { get; protected set; }
        public virtual StringSegment ContentType { get; set; }
        public virtual bool ContentTypeIsServerDefined { get; set; }
        public virtual object? Object { get; protected set; }
        public virtual Type? ObjectType { get; protected set; }
        protected OutputFormatterCanWriteContext(HttpContext httpContext);
    }
    public class StringOutputFormatter : TextOutputFormatter
    {
        public StringOutputFormatter();
        public override bool CanWriteResult(OutputFormatterCanWriteContext context);
    }
    public abstract class TextOutputFormatter : OutputFormatter
    {
        public IList<Encoding> SupportedEncodings { get; }
        protected TextOutputFormatter();
    }
}

namespace Microsoft.AspNetCore.Mvc.Infrastructure
{
    public class ContentResultExecutor : IActionResultExecutor<ContentResult>
    {
        public ContentResultExecutor(ILogger<ContentResultExecutor> logger,
            IHttpResponseStreamWriterFactory httpResponseStreamWriterFactory);
        public virtual Task ExecuteAsync(ActionContext context, ContentResult result);
    }
    public class FileContentResultExecutor : FileResultExecutorBase, IActionResultExecutor<FileContentResult>
    {
        public FileContentResultExecutor(ILoggerFactory loggerFactory);
        public virtual Task ExecuteAsync(ActionContext context, FileContentResult result);
        protected virtual Task WriteFileAsync(ActionContext context, FileContentResult result, RangeItemHeaderValue? range,
            long rangeLength);
    }
    public class FileResultExecutorBase
    {
        protected const int BufferSize = 65536;
        protected ILogger Logger { get; }
        public FileResultExecutorBase(ILogger logger);
        protected virtual (RangeItemHeaderValue? range, long rangeLength, bool serveBody) SetHeadersAndLog(ActionContext context,
            FileResult result, long? fileLength, bool enableRangeProcessing, DateTimeOffset? lastModified = null,
                EntityTagHeaderValue? etag = null);
        protected static ILogger CreateLogger<T>(ILoggerFactory factory);
        protected static Task WriteFileAsync(HttpContext context, Stream fileStream, RangeItemHeaderValue? range,
            long rangeLength);
    }
    public class FileStreamResultExecutor : FileResultExecutorBase, IActionResultExecutor<FileStreamResult>
    {
        public FileStreamResultExecutor(ILoggerFactory loggerFactory);
        public virtual Task ExecuteAsync(ActionContext context, FileStreamResult result);
        protected virtual Task WriteFileAsync(ActionContext context, FileStreamResult result, RangeItemHeaderValue? range,
            long rangeLength);
    }
    public interface IActionResultExecutor<in TResult> where TResult : notnull, IActionResult
    {
        Task ExecuteAsync(ActionContext context, TResult result);
    }
    public interface IActionResultTypeMapper
    {
        Type GetResultDataType(Type returnType);
        IActionResult Convert(object? value, Type returnType);
    }
    public interface IClientErrorActionResult : IStatusCodeActionResult, IActionResult { }
    public interface IClientErrorFactory
    {
        IActionResult? GetClientError(ActionContext actionContext, IClientErrorActionResult clientError);
    }
    public interface IConvertToActionResult
    {
        IActionResult Convert();
    }
    public interface IHttpResponseStreamWriterFactory { }
    public interface IStatusCodeActionResult : IActionResult
    {
        int? StatusCode { get; }
    }
    public class ObjectResultExecutor : IActionResultExecutor<ObjectResult>
    {
        protected ILogger Logger { get; }
        protected OutputFormatterSelector FormatterSelector { get; }
        public ObjectResultExecutor(OutputFormatterSelector formatterSelector, IHttpResponseStreamWriterFactory writerFactory,
            ILoggerFactory loggerFactory, IOptions<MvcOptions> mvcOptions);
        public virtual Task ExecuteAsync(ActionContext context, ObjectResult result);
    }
    public abstract class OutputFormatterSelector
    {
        public abstract IOutputFormatter? SelectFormatter(OutputFormatterCanWriteContext context,
            IList<IOutputFormatter> formatters, MediaTypeCollection mediaTypes);
        protected OutputFormatterSelector();
    }
    public class PhysicalFileResultExecutor : FileResultExecutorBase, IActionResultExecutor<PhysicalFileResult>
    {
        public PhysicalFileResultExecutor(ILoggerFactory loggerFactory);
        public virtual Task ExecuteAsync(ActionContext context, PhysicalFileResult result);
        protected virtual Task WriteFileAsync(ActionContext context, PhysicalFileResult result, RangeItemHeaderValue? range,
            long rangeLength);
        protected virtual Stream GetFileStream(string path);
        protected virtual PhysicalFileResultExecutor.FileMetadata GetFileInfo(string path);
        public class FileMetadata
        {
            public bool Exists { get; set; }
            public long Length { get; set; }
            public DateTimeOffset LastModified { get; set; }
            public FileMetadata();
        }
    }
    public abstract class ProblemDetailsFactory
    {
        public abstract ProblemDetails CreateProblemDetails(HttpContext httpContext, int? statusCode = null,
            string? title = null, string? type = null, string? detail = null, string? instance = null);
        public abstract ValidationProblemDetails CreateValidationProblemDetails(HttpContext httpContext,
            ModelStateDictionary modelStateDictionary, int? statusCode = null, string? title = null, string? type = null,
                string? detail = null, string? instance = null);
        protected ProblemDetailsFactory();
    }
    public class VirtualFileResultExecutor : FileResultExecutorBase, IActionResultExecutor<VirtualFileResult>
    {
        public VirtualFileResultExecutor(ILoggerFactory loggerFactory, IWebHostEnvironment hostingEnvironment);
        public virtual Task ExecuteAsync(ActionContext context, VirtualFileResult result);
    }
}

namespace Microsoft.AspNetCore.Mvc.ModelBinding
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false,
        Inherited = true)]
    public sealed class BindNeverAttribute : BindingBehaviorAttribute
    {
        public BindNeverAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false,
        Inherited = true)]
    public sealed class BindRequiredAttribute : BindingBehaviorAttribute
    {
        public BindRequiredAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false,
        Inherited = true)]
    public class BindingBehaviorAttribute : Attribute { }
    public class BindingInfo
    {
        public BindingSource? BindingSource { get; set; }
        public string? BinderModelName { get; set; }
        public Type? BinderType { get; set; }
        public Func<ActionContext, bool>? RequestPredicate { get; set; }
        public EmptyBodyBehavior EmptyBodyBehavior { get; set; }
        public object? ServiceKey { get; set; }
        public BindingInfo();
        public BindingInfo(BindingInfo other);
        public static BindingInfo? GetBindingInfo(IEnumerable<object> attributes);
    }
    public class BindingSource : IEquatable<BindingSource?>
    {
        public static readonly BindingSource Body;
        public static readonly BindingSource Custom;
        public static readonly BindingSource Form;
        public static readonly BindingSource Header;
        public static readonly BindingSource ModelBinding;
        public static readonly BindingSource Path;
        public static readonly BindingSource Query;
        public static readonly BindingSource Services;
        public static readonly BindingSource Special;
        public static readonly BindingSource FormFile;
        public string DisplayName { get; }
        public string Id { get; }
        public bool IsGreedy { get; }
        public bool IsFromRequest { get; }
        public BindingSource(string id, string displayName, bool isGreedy, bool isFromRequest);
        public virtual bool CanAcceptDataFrom(BindingSource bindingSource);
        public bool Equals(BindingSource? other);
        public override bool Equals(object? obj);
        public override int GetHashCode();
        public static bool operator ==(BindingSource? s1, BindingSource? s2);
        public static bool operator !=(BindingSource? s1, BindingSource? s2);
    }
    public enum EmptyBodyBehavior
    {
        Default = 0,
        Allow = 1,
        Disallow = 2,
    }
    public interface IModelBinder { }
    public interface IModelBinderProvider { }
    public interface IValueProviderFactory { }
    public class JQueryFormValueProviderFactory : IValueProviderFactory
    {
        public JQueryFormValueProviderFactory();
    }
    public class JQueryQueryStringValueProviderFactory : IValueProviderFactory
    {
        public JQueryQueryStringValueProviderFactory();
    }
    public class ModelStateDictionary : IEnumerable
    {
        public static readonly int DefaultMaxAllowedErrors;
        public int MaxAllowedErrors { get; set; }
        public bool HasReachedMaxErrors { get; }
        public int ErrorCount { get; }
        public int Count { get; }
        public ModelStateDictionary.KeyEnumerable Keys { get; }
        public ModelStateDictionary.ValueEnumerable Values { get; }
        public bool IsValid { get; }
        public ModelStateDictionary();
        public ModelStateDictionary(int maxAllowedErrors);
        public ModelStateDictionary(ModelStateDictionary dictionary);
        public bool TryAddModelException(string key, Exception exception);
        public void AddModelError(string key, string errorMessage);
        public bool TryAddModelError(string key, string errorMessage);
        public void MarkFieldValid(string key);
        public void MarkFieldSkipped(string key);
        public void Merge(ModelStateDictionary dictionary);
        public void SetModelValue(string key, object? rawValue, string? attemptedValue);
        public void ClearValidationState(string key);
        public void Clear();
        public bool ContainsKey(string key);
        public bool Remove(string key);
        public ModelStateDictionary.Enumerator GetEnumerator();
        public static bool StartsWithPrefix(string prefix, string key);
        public ModelStateDictionary.PrefixEnumerable FindKeysWithPrefix(string prefix);
        public readonly struct PrefixEnumerable : IEnumerable
        {
            public PrefixEnumerable(ModelStateDictionary dictionary, string prefix);
            public ModelStateDictionary.Enumerator GetEnumerator();
        }
        public struct Enumerator : IEnumerator, IDisposable
        {
            public Enumerator(ModelStateDictionary dictionary, string prefix);
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
        public readonly struct KeyEnumerable : IEnumerable<string>, IEnumerable
        {
            public KeyEnumerable(ModelStateDictionary dictionary);
            public ModelStateDictionary.KeyEnumerator GetEnumerator();
        }
        public struct KeyEnumerator : IEnumerator<string>, IEnumerator, IDisposable
        {
            public string Current { get; }
            public KeyEnumerator(ModelStateDictionary dictionary, string prefix);
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
        public readonly struct ValueEnumerable : IEnumerable
        {
            public ValueEnumerable(ModelStateDictionary dictionary);
            public ModelStateDictionary.ValueEnumerator GetEnumerator();
        }
        public struct ValueEnumerator : IEnumerator, IDisposable
        {
            public ValueEnumerator(ModelStateDictionary dictionary, string prefix);
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
    }
}

namespace Microsoft.AspNetCore.Mvc.ModelBinding.Metadata
{
    public class BindingMetadataProviderContext
    {
        public IReadOnlyList<object> Attributes { get; }
        public IReadOnlyList<object>? ParameterAttributes { get; }
        public IReadOnlyList<object>? PropertyAttributes { get; }
        public IReadOnlyList<object>? TypeAttributes { get; }
    }
    public class DisplayMetadataProviderContext
    {
        public IReadOnlyList<object> Attributes { get; }
        public IReadOnlyList<object>? PropertyAttributes { get; }
        public IReadOnlyList<object>? TypeAttributes { get; }
    }
    public class ExcludeBindingMetadataProvider : IBindingMetadataProvider, IMetadataDetailsProvider
    {
        public ExcludeBindingMetadataProvider(Type type);
        public void CreateBindingMetadata(BindingMetadataProviderContext context);
    }
    public interface IBindingMetadataProvider : IMetadataDetailsProvider
    {
        void CreateBindingMetadata(BindingMetadataProviderContext context);
    }
    public interface IDisplayMetadataProvider : IMetadataDetailsProvider
    {
        void CreateDisplayMetadata(DisplayMetadataProviderContext context);
    }
    public interface IMetadataDetailsProvider { }
    public interface IValidationMetadataProvider : IMetadataDetailsProvider
    {
        void CreateValidationMetadata(ValidationMetadataProviderContext context);
    }
    public sealed class SystemTextJsonValidationMetadataProvider : IDisplayMetadataProvider, IMetadataDetailsProvider,
        IValidationMetadataProvider
    {
        public SystemTextJsonValidationMetadataProvider();
        public SystemTextJsonValidationMetadataProvider(JsonNamingPolicy namingPolicy);
        public void CreateDisplayMetadata(DisplayMetadataProviderContext context);
        public void CreateValidationMetadata(ValidationMetadataProviderContext context);
    }
    public class ValidationMetadataProviderContext
    {
        public IReadOnlyList<object> Attributes { get; }
        public IReadOnlyList<object>? ParameterAttributes { get; }
        public IReadOnlyList<object>? PropertyAttributes { get; }
        public IReadOnlyList<object>? TypeAttributes { get; }
    }
}

namespace Microsoft.AspNetCore.Mvc.ModelBinding.Validation
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = false,
        Inherited = true)]
    public sealed class ValidateNeverAttribute : Attribute
    {
        public ValidateNeverAttribute();
    }
}

namespace Microsoft.AspNetCore.Mvc.RazorPages
{
    public abstract class PageModel : IFilterMetadata
    {
        public HttpContext HttpContext { get; }
        public HttpRequest Request { get; }
        public HttpResponse Response { get; }
        public ModelStateDictionary ModelState { get; }
        public ClaimsPrincipal User { get; }
        public IUrlHelper Url { get; set; }
        protected internal Task<bool> TryUpdateModelAsync<TModel>(TModel model) where TModel : class;
        protected internal Task<bool> TryUpdateModelAsync<TModel>(TModel model, string name) where TModel : class;
        protected internal Task<bool> TryUpdateModelAsync<TModel>(TModel model, string name, params Expression<Func<TModel,
            object?>>[] includeExpressions) where TModel : class;
        protected internal Task<bool> TryUpdateModelAsync(object model, Type modelType, string name);
        public virtual BadRequestResult BadRequest();
        public virtual BadRequestObjectResult BadRequest(object error);
        public virtual BadRequestObjectResult BadRequest(ModelStateDictionary modelState);
        public virtual ChallengeResult Challenge();
        public virtual ChallengeResult Challenge(params string[] authenticationSchemes);
        public virtual ContentResult Content(string content);
        public virtual ContentResult Content(string content, string contentType);
        public virtual ContentResult Content(string content, string contentType, Encoding contentEncoding);
        public virtual ContentResult Content(string content, MediaTypeHeaderValue? contentType);
        public virtual ForbidResult Forbid();
        public virtual ForbidResult Forbid(params string[] authenticationSchemes);
        public virtual FileContentResult File(byte[] fileContents, string contentType);
        public virtual FileContentResult File(byte[] fileContents, string contentType, string? fileDownloadName);
        public virtual FileStreamResult File(Stream fileStream, string contentType);
        public virtual FileStreamResult File(Stream fileStream, string contentType, string? fileDownloadName);
        public virtual VirtualFileResult File(string virtualPath, string contentType);
        public virtual VirtualFileResult File(string virtualPath, string contentType, string? fileDownloadName);
        public virtual LocalRedirectResult LocalRedirect([StringSyntax("Uri", new[] { UriKind.Relative })] string localUrl);
        public virtual LocalRedirectResult LocalRedirectPermanent([StringSyntax("Uri", new[] { UriKind.Relative })]
            string localUrl);
        public virtual LocalRedirectResult LocalRedirectPreserveMethod([StringSyntax("Uri", new[] { UriKind.Relative })]
            string localUrl);
        public virtual LocalRedirectResult LocalRedirectPermanentPreserveMethod([StringSyntax("Uri", new[] { UriKind.Relative })]
            string localUrl);
        public virtual NotFoundResult NotFound();
        public virtual NotFoundObjectResult NotFound(object value);
        public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType);
        public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType, string? fileDownloadName);
        protected internal RedirectResult Redirect([StringSyntax("Uri")] string url);
        public virtual RedirectResult RedirectPermanent([StringSyntax("Uri")] string url);
        public virtual RedirectResult RedirectPreserveMethod([StringSyntax("Uri")] string url);
        public virtual RedirectResult RedirectPermanentPreserveMethod([StringSyntax("Uri")] string url);
        public virtual RedirectToActionResult RedirectToAction(string? actionName);
        public virtual RedirectToActionResult RedirectToAction(string? actionName, object? routeValues);
        public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName);
        public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName, object? routeValues);
        public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName, string? fragment);
        public virtual RedirectToActionResult RedirectToAction(string? actionName, string? controllerName, object? routeValues,
            string? fragment);
        public virtual RedirectToActionResult RedirectToActionPreserveMethod(string? actionName = null,
            string? controllerName = null, object? routeValues = null, string? fragment = null);
        public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName);
        public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, object? routeValues);
        public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName);
        public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName,
            string? fragment);
        public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName,
            object? routeValues);
        public virtual RedirectToActionResult RedirectToActionPermanent(string? actionName, string? controllerName,
            object? routeValues, string? fragment);
        public virtual RedirectToActionResult RedirectToActionPermanentPreserveMethod(string? actionName = null,
            string? controllerName = null, object? routeValues = null, string? fragment = null);
        public virtual StatusCodeResult StatusCode(int statusCode);
        public virtual ObjectResult StatusCode(int statusCode, object value);
        public virtual UnauthorizedResult Unauthorized();
        public virtual bool TryValidateModel(object model);
        public virtual bool TryValidateModel(object model, string? name);
        protected PageModel();
    }
}

namespace Microsoft.AspNetCore.Mvc.Routing
{
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public abstract class HttpMethodAttribute : Attribute, IActionHttpMethodProvider, IRouteTemplateProvider
    {
        public IEnumerable<string> HttpMethods { get; }
        [StringSyntax("Route")] public string? Template { get; }
        public int Order { get; set; }
        public string? Name { get; set; }
        public HttpMethodAttribute(IEnumerable<string> httpMethods);
        public HttpMethodAttribute(IEnumerable<string> httpMethods, [StringSyntax("Route")] string? template);
    }
    public interface IActionHttpMethodProvider
    {
        IEnumerable<string> HttpMethods { get; }
    }
    public interface IRouteTemplateProvider
    {
        [StringSyntax("Route")] string? Template { get; }
        int? Order { get; }
        string? Name { get; }
    }
}

namespace Microsoft.AspNetCore.OutputCaching
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public sealed class OutputCacheAttribute : Attribute
    {
        public int Duration { get; init; }
        public bool NoStore { get; init; }
        public string[]? VaryByQueryKeys { get; init; }
        public string[]? VaryByHeaderNames { get; init; }
        public string[]? VaryByRouteValueNames { get; init; }
        public string[]? Tags { get; init; }
        public string? PolicyName { get; init; }
        public OutputCacheAttribute();
    }
}

namespace Microsoft.AspNetCore.RateLimiting
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public sealed class DisableRateLimitingAttribute : Attribute
    {
        public DisableRateLimitingAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public sealed class EnableRateLimitingAttribute : Attribute
    {
        public string? PolicyName { get; }
        public EnableRateLimitingAttribute(string policyName);
    }
    public sealed class OnRejectedContext
    {
        public required HttpContext HttpContext { get; init; }
        public required RateLimitLease Lease { get; init; }
        public OnRejectedContext();
    }
    public sealed class RateLimiterOptions
    {
        public PartitionedRateLimiter<HttpContext>? GlobalLimiter { get; set; }
        public Func<OnRejectedContext, CancellationToken, ValueTask>? OnRejected { get; set; }
        public int RejectionStatusCode { get; set; }
        public RateLimiterOptions AddPolicy<TPartitionKey, TPolicy>(string policyName);
        public RateLimiterOptions();
    }
}

namespace Microsoft.AspNetCore.Routing
{
    public interface IEndpointRouteBuilder
    {
        IServiceProvider ServiceProvider { get; }
        IApplicationBuilder CreateApplicationBuilder();
    }
    public interface IOutboundParameterTransformer
    {
        string? TransformOutbound(object? value);
    }
    public interface IRouteBuilder
    {
        IApplicationBuilder ApplicationBuilder { get; }
        IServiceProvider ServiceProvider { get; }
    }
    public abstract class LinkGenerator
    {
        protected LinkGenerator();
    }
    public sealed class RouteGroupBuilder : IEndpointRouteBuilder, IEndpointConventionBuilder { }
    public class RouteOptions
    {
        public bool LowercaseUrls { get; set; }
        public bool LowercaseQueryStrings { get; set; }
        public bool AppendTrailingSlash { get; set; }
        public bool SuppressCheckForUnhandledSecurityMetadata { get; set; }
        public IDictionary<string, Type> ConstraintMap { get; set; }
        public void SetParameterPolicy<T>(string token);
        public void SetParameterPolicy(string token, Type type);
        public RouteOptions();
    }
}

namespace Microsoft.AspNetCore.SignalR
{
    public static class ClientProxyExtensions
    {
        public static Task SendAsync(this IClientProxy clientProxy, string method, CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1,
            CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2,
            CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            object? arg4, CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            object? arg4, object? arg5, CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            object? arg4, object? arg5, object? arg6, CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            object? arg4, object? arg5, object? arg6, object? arg7, CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            object? arg4, object? arg5, object? arg6, object? arg7, object? arg8, CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            object? arg4, object? arg5, object? arg6, object? arg7, object? arg8, object? arg9,
                CancellationToken cancellationToken = default);
        public static Task SendAsync(this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            object? arg4, object? arg5, object? arg6, object? arg7, object? arg8, object? arg9, object? arg10,
                CancellationToken cancellationToken = default);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method,
            CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1,
            CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, object? arg4, CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, object? arg4, object? arg5, CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, object? arg4, object? arg5, object? arg6, CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, object? arg4, object? arg5, object? arg6, object? arg7, CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, object? arg4, object? arg5, object? arg6, object? arg7, object? arg8,
                CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, object? arg4, object? arg5, object? arg6, object? arg7, object? arg8, object? arg9,
                CancellationToken cancellationToken);
        public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            object? arg3, object? arg4, object? arg5, object? arg6, object? arg7, object? arg8, object? arg9, object? arg10,
                CancellationToken cancellationToken);
    }
    public abstract class DynamicHub : Hub
    {
        public DynamicHubClients Clients { get; set; }
        protected DynamicHub();
    }
    public class DynamicHubClients
    {
        public dynamic All { get; }
        public dynamic Caller { get; }
        public dynamic Others { get; }
        public DynamicHubClients(IHubCallerClients clients);
        public dynamic AllExcept(IReadOnlyList<string> excludedConnectionIds);
        public dynamic Client(string connectionId);
        public dynamic Clients(IReadOnlyList<string> connectionIds);
        public dynamic Group(string groupName);
        public dynamic Groups(IReadOnlyList<string> groupNames);
        public dynamic GroupExcept(string groupName, IReadOnlyList<string> excludedConnectionIds);
        public dynamic OthersInGroup(string groupName);
        public dynamic User(string userId);
        public dynamic Users(IReadOnlyList<string> userIds);
    }
    public abstract class Hub : IDisposable
    {
        public IHubCallerClients Clients { get; set; }
        public HubCallerContext Context { get; set; }
        public IGroupManager Groups { get; set; }
        public virtual Task OnConnectedAsync();
        public virtual Task OnDisconnectedAsync(Exception? exception);
        protected virtual void Dispose(bool disposing);
        public void Dispose();
        protected Hub();
    }
    public abstract class HubCallerContext
    {
        public abstract string ConnectionId { get; }
        public abstract string? UserIdentifier { get; }
        public abstract ClaimsPrincipal? User { get; }
        public abstract IDictionary<object, object?> Items { get; }
        public abstract CancellationToken ConnectionAborted { get; }
        public abstract void Abort();
        protected HubCallerContext();
    }
    public static class HubClientsExtensions
    {
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2,
            string excludedConnectionId3);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2,
            string excludedConnectionId3, string excludedConnectionId4);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2,
            string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2,
            string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5,
                string excludedConnectionId6);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2,
            string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5,
                string excludedConnectionId6, string excludedConnectionId7);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2,
            string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5,
                string excludedConnectionId6, string excludedConnectionId7, string excludedConnectionId8);
        public static T AllExcept<T>(this IHubClients<T> hubClients, IEnumerable<string> excludedConnectionIds);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3,
            string connection4);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3,
            string connection4, string connection5);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3,
            string connection4, string connection5, string connection6);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3,
            string connection4, string connection5, string connection6, string connection7);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3,
            string connection4, string connection5, string connection6, string connection7, string connection8);
        public static T Clients<T>(this IHubClients<T> hubClients, IEnumerable<string> connectionIds);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4,
            string group5);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4,
            string group5, string group6);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4,
            string group5, string group6, string group7);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4,
            string group5, string group6, string group7, string group8);
        public static T Groups<T>(this IHubClients<T> hubClients, IEnumerable<string> groupNames);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1,
            string excludedConnectionId2);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1,
            string excludedConnectionId2, string excludedConnectionId3);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1,
            string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1,
            string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4,
                string excludedConnectionId5);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1,
            string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4,
                string excludedConnectionId5, string excludedConnectionId6);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1,
            string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4,
                string excludedConnectionId5, string excludedConnectionId6, string excludedConnectionId7);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1,
            string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4,
                string excludedConnectionId5, string excludedConnectionId6, string excludedConnectionId7,
                    string excludedConnectionId8);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName,
            IEnumerable<string> excludedConnectionIds);
        public static T Users<T>(this IHubClients<T> hubClients, string user1);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4,
            string user5);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4,
            string user5, string user6);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4,
            string user5, string user6, string user7);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4,
            string user5, string user6, string user7, string user8);
        public static T Users<T>(this IHubClients<T> hubClients, IEnumerable<string> userIds);
    }
    public class HubException : Exception
    {
        public HubException();
        public HubException(string? message);
        public HubException(string? message, Exception? innerException);
    }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class HubMethodNameAttribute : Attribute
    {
        public string Name { get; }
        public HubMethodNameAttribute(string name);
    }
    public class HubOptions
    {
        public TimeSpan? HandshakeTimeout { get; set; }
        public TimeSpan? KeepAliveInterval { get; set; }
        public TimeSpan? ClientTimeoutInterval { get; set; }
        public IList<string>? SupportedProtocols { get; set; }
        public long? MaximumReceiveMessageSize { get; set; }
        public bool? EnableDetailedErrors { get; set; }
        public int? StreamBufferCapacity { get; set; }
        public int MaximumParallelInvocationsPerClient { get; set; }
        public bool DisableImplicitFromServicesParameters { get; set; }
        public long StatefulReconnectBufferSize { get; set; }
        public HubOptions();
    }
    public static class HubOptionsExtensions
    {
        public static void AddFilter(this HubOptions options, IHubFilter hubFilter);
        public static void AddFilter<TFilter>(this HubOptions options) where TFilter : IHubFilter;
        public static void AddFilter(this HubOptions options, Type filterType);
    }
    public class HubOptions<THub> : HubOptions where THub : Hub
    {
        public HubOptions();
    }
    public abstract class Hub<T> : Hub where T : class
    {
        public IHubCallerClients<T> Clients { get; set; }
        protected Hub();
    }
    public interface IClientProxy
    {
        Task SendCoreAsync(string method, object?[] args, CancellationToken cancellationToken = default);
    }
    public interface IGroupManager
    {
        Task AddToGroupAsync(string connectionId, string groupName, CancellationToken cancellationToken = default);
        Task RemoveFromGroupAsync(string connectionId, string groupName, CancellationToken cancellationToken = default);
    }
    public interface IHubCallerClients : IHubCallerClients<IClientProxy>, IHubClients<IClientProxy>
    {
        virtual ISingleClientProxy Caller { get; }
        virtual ISingleClientProxy Client(string connectionId);
    }
    public interface IHubCallerClients<T> : IHubClients<T>
    {
        T Caller { get; }
        T Others { get; }
        T OthersInGroup(string groupName);
    }
    public interface IHubClients : IHubClients<IClientProxy>
    {
        virtual ISingleClientProxy Client(string connectionId);
    }
    public interface IHubClients<T>
    {
        T All { get; }
        T AllExcept(IReadOnlyList<string> excludedConnectionIds);
        T Client(string connectionId);
        T Clients(IReadOnlyList<string> connectionIds);
        T Group(string groupName);
        T Groups(IReadOnlyList<string> groupNames);
        T GroupExcept(string groupName, IReadOnlyList<string> excludedConnectionIds);
        T User(string userId);
        T Users(IReadOnlyList<string> userIds);
    }
    public interface IHubContext
    {
        IHubClients Clients { get; }
        IGroupManager Groups { get; }
    }
    public interface IHubContext<out THub> where THub : Hub
    {
        IHubClients Clients { get; }
        IGroupManager Groups { get; }
    }
    public interface IHubContext<THub, T> where THub : Hub<T> where T : class
    {
        IHubClients<T> Clients { get; }
        IGroupManager Groups { get; }
    }
    public interface IHubFilter { }
    public interface ISignalRBuilder
    {
        IServiceCollection Services { get; }
    }
    public interface ISignalRServerBuilder : ISignalRBuilder { }
    public interface ISingleClientProxy : IClientProxy
    {
        Task<T> InvokeCoreAsync<T>(string method, object?[] args, CancellationToken cancellationToken);
    }
    public class JsonHubProtocolOptions
    {
        public JsonSerializerOptions PayloadSerializerOptions { get; set; }
        public JsonHubProtocolOptions();
    }
}

namespace Microsoft.Extensions.Configuration
{
    public static class ConfigurationBinder
    {
        public static void Bind(this IConfiguration configuration, object? instance);
        public static void Bind(this IConfiguration configuration, string key, object? instance);
        public static object? Get(this IConfiguration configuration, Type type);
        public static object? GetValue(this IConfiguration configuration, Type type, string key);
        public static object? GetValue(this IConfiguration configuration, Type type, string key, object? defaultValue);
        public static T? GetValue<T>(this IConfiguration configuration, string key);
        public static T? GetValue<T>(this IConfiguration configuration, string key, T defaultValue);
        public static T? Get<T>(this IConfiguration configuration);
    }
    public static class ConfigurationExtensions
    {
        public static IConfigurationBuilder Add<TSource>(this IConfigurationBuilder builder, Action<TSource>? configureSource)
            where TSource : new();
        public static IEnumerable<KeyValuePair<string, string?>> AsEnumerable(this IConfiguration configuration);
        public static IEnumerable<KeyValuePair<string, string?>> AsEnumerable(this IConfiguration configuration,
            bool makePathsRelative);
        public static bool Exists([NotNullWhen(true)] this IConfigurationSection? section);
        public static string? GetConnectionString(this IConfiguration configuration, string name);
        public static IConfigurationSection GetRequiredSection(this IConfiguration configuration, string key);
    }
    public sealed class ConfigurationManager : IConfiguration, IConfigurationBuilder, IConfigurationManager, IConfigurationRoot,
        IDisposable
    {
        public string? this[string key] { get; set; }
        public ConfigurationManager();
        public void Dispose();
        public IEnumerable<IConfigurationSection> GetChildren();
        public IConfigurationSection GetSection(string key);
    }
    public interface IConfiguration
    {
        string? this[string key] { get; set; }
        IEnumerable<IConfigurationSection> GetChildren();
        IConfigurationSection GetSection(string key);
    }
    public interface IConfigurationBuilder
    {
        IDictionary<string, object> Properties { get; }
        IConfigurationRoot Build();
    }
    public interface IConfigurationManager : IConfiguration, IConfigurationBuilder { }
    public interface IConfigurationRoot : IConfiguration
    {
        void Reload();
    }
    public interface IConfigurationSection : IConfiguration
    {
        string Key { get; }
        string Path { get; }
        string? Value { get; set; }
    }
    public static class JsonConfigurationExtensions
    {
        public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, string path);
        public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, string path, bool optional);
        public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, string path, bool optional,
            bool reloadOnChange);
        public static IConfigurationBuilder AddJsonStream(this IConfigurationBuilder builder, Stream stream);
    }
    public static class MemoryConfigurationBuilderExtensions
    {
        public static IConfigurationBuilder AddInMemoryCollection(this IConfigurationBuilder configurationBuilder);
        public static IConfigurationBuilder AddInMemoryCollection(this IConfigurationBuilder configurationBuilder,
            IEnumerable<KeyValuePair<string, string?>>? initialData);
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    public static class ActivatorUtilities
    {
        public static object CreateInstance(IServiceProvider provider, Type instanceType, params object[] parameters);
        public static T CreateInstance<T>(IServiceProvider provider, params object[] parameters);
        public static object GetServiceOrCreateInstance(IServiceProvider provider, Type type);
        public static T GetServiceOrCreateInstance<T>(IServiceProvider provider);
    }
    public static class ApplicationModelConventionExtensions
    {
        public static void RemoveType<TApplicationModelConvention>(this IList<IApplicationModelConvention> list)
            where TApplicationModelConvention : IApplicationModelConvention;
        public static void RemoveType(this IList<IApplicationModelConvention> list, Type type);
        public static void Add(this IList<IApplicationModelConvention> conventions,
            IControllerModelConvention controllerModelConvention);
        public static void Add(this IList<IApplicationModelConvention> conventions, IActionModelConvention actionModelConvention);
        public static void Add(this IList<IApplicationModelConvention> conventions,
            IParameterModelConvention parameterModelConvention);
        public static void Add(this IList<IApplicationModelConvention> conventions,
            IParameterModelBaseConvention parameterModelConvention);
    }
    public readonly struct AsyncServiceScope : IServiceScope, IDisposable, IAsyncDisposable
    {
        public IServiceProvider ServiceProvider { get; }
        public AsyncServiceScope(IServiceScope serviceScope);
        public void Dispose();
        public ValueTask DisposeAsync();
    }
    public static class AuthorizationServiceCollectionExtensions
    {
        public static IServiceCollection AddAuthorizationCore(this IServiceCollection services);
        public static IServiceCollection AddAuthorizationCore(this IServiceCollection services,
            Action<AuthorizationOptions> configure);
    }
    public static class ExceptionHandlerServiceCollectionExtensions
    {
        public static IServiceCollection AddExceptionHandler(this IServiceCollection services,
            Action<ExceptionHandlerOptions> configureOptions);
        public static IServiceCollection AddExceptionHandler<TService>(this IServiceCollection services,
            Action<ExceptionHandlerOptions, TService> configureOptions) where TService : class;
        public static IServiceCollection AddExceptionHandler<T>(this IServiceCollection services) where T : class,
            IExceptionHandler;
    }
    [AttributeUsage(AttributeTargets.Parameter)]
    public class FromKeyedServicesAttribute : Attribute
    {
        public object? Key { get; }
        public FromKeyedServicesAttribute();
        public FromKeyedServicesAttribute(object? key);
    }
    public static class HttpClientFactoryServiceCollectionExtensions
    {
        public static IServiceCollection AddHttpClient(this IServiceCollection services);
        public static IHttpClientBuilder AddHttpClient(this IServiceCollection services, string name);
        public static IHttpClientBuilder AddHttpClient(this IServiceCollection services, string name, Action<IServiceProvider,
            HttpClient> configureClient);
        public static IHttpClientBuilder AddHttpClient(this IServiceCollection services, string name,
            Action<HttpClient> configureClient);
        public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services) where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, Action<IServiceProvider,
            HttpClient> configureClient) where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services,
            Action<HttpClient> configureClient) where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, string name)
            where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, string name,
            Action<IServiceProvider, HttpClient> configureClient) where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, string name,
            Action<HttpClient> configureClient) where TClient : class;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services)
            where TClient : class where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services,
            Action<IServiceProvider, HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services,
            Action<HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services,
            Func<HttpClient, IServiceProvider, TImplementation> factory) where TClient : class where TImplementation : class,
                TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services,
            Func<HttpClient, TImplementation> factory) where TClient : class where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name)
            where TClient : class where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name,
            Action<IServiceProvider, HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name,
            Action<HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name,
            Func<HttpClient, IServiceProvider, TImplementation> factory) where TClient : class where TImplementation : class,
                TClient;
        public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name,
            Func<HttpClient, TImplementation> factory) where TClient : class where TImplementation : class, TClient;
        public static IServiceCollection ConfigureHttpClientDefaults(this IServiceCollection services,
            Action<IHttpClientBuilder> configure);
    }
    public static class HttpJsonServiceExtensions
    {
        public static IServiceCollection ConfigureHttpJsonOptions(this IServiceCollection services,
            Action<Microsoft.AspNetCore.Http.Json.JsonOptions> configureOptions);
    }
    public interface IHttpClientBuilder
    {
        string Name { get; }
        IServiceCollection Services { get; }
    }
    public interface IMvcBuilder
    {
        IServiceCollection Services { get; }
        ApplicationPartManager PartManager { get; }
    }
    public interface IMvcCoreBuilder
    {
        IServiceCollection Services { get; }
        ApplicationPartManager PartManager { get; }
    }
    public interface IServiceCollection : ICollection<ServiceDescriptor>, IEnumerable<ServiceDescriptor>, IEnumerable,
        IList<ServiceDescriptor> { }
    public interface IServiceScope : IDisposable
    {
        IServiceProvider ServiceProvider { get; }
    }
    public interface IServiceScopeFactory
    {
        IServiceScope CreateScope();
    }
    public static class JsonProtocolDependencyInjectionExtensions
    {
        public static TBuilder AddJsonProtocol<TBuilder>(this TBuilder builder) where TBuilder : ISignalRBuilder;
        public static TBuilder AddJsonProtocol<TBuilder>(this TBuilder builder, Action<JsonHubProtocolOptions> configure)
            where TBuilder : ISignalRBuilder;
    }
    public static class MvcCoreMvcBuilderExtensions
    {
        public static IMvcBuilder AddMvcOptions(this IMvcBuilder builder, Action<MvcOptions> setupAction);
        public static IMvcBuilder AddJsonOptions(this IMvcBuilder builder,
            Action<Microsoft.AspNetCore.Mvc.JsonOptions> configure);
        public static IMvcBuilder AddApplicationPart(this IMvcBuilder builder, Assembly assembly);
        public static IMvcBuilder ConfigureApplicationPartManager(this IMvcBuilder builder,
            Action<ApplicationPartManager> setupAction);
        public static IMvcBuilder AddControllersAsServices(this IMvcBuilder builder);
        public static IMvcBuilder ConfigureApiBehaviorOptions(this IMvcBuilder builder, Action<ApiBehaviorOptions> setupAction);
    }
    public static class MvcCoreMvcCoreBuilderExtensions
    {
        public static IMvcCoreBuilder AddMvcOptions(this IMvcCoreBuilder builder, Action<MvcOptions> setupAction);
        public static IMvcCoreBuilder AddJsonOptions(this IMvcCoreBuilder builder,
            Action<Microsoft.AspNetCore.Mvc.JsonOptions> configure);
        public static IMvcCoreBuilder AddFormatterMappings(this IMvcCoreBuilder builder);
        public static IMvcCoreBuilder AddAuthorization(this IMvcCoreBuilder builder);
        public static IMvcCoreBuilder AddAuthorization(this IMvcCoreBuilder builder, Action<AuthorizationOptions> setupAction);
        public static IMvcCoreBuilder AddControllersAsServices(this IMvcCoreBuilder builder);
        public static IMvcCoreBuilder AddApplicationPart(this IMvcCoreBuilder builder, Assembly assembly);
        public static IMvcCoreBuilder ConfigureApplicationPartManager(this IMvcCoreBuilder builder,
            Action<ApplicationPartManager> setupAction);
        public static IMvcCoreBuilder ConfigureApiBehaviorOptions(this IMvcCoreBuilder builder,
            Action<ApiBehaviorOptions> setupAction);
    }
    public static class MvcCoreServiceCollectionExtensions
    {
        public static IMvcCoreBuilder AddMvcCore(this IServiceCollection services);
        public static IMvcCoreBuilder AddMvcCore(this IServiceCollection services, Action<MvcOptions> setupAction);
    }
    public static class MvcServiceCollectionExtensions
    {
        public static IMvcBuilder AddMvc(this IServiceCollection services);
        public static IMvcBuilder AddMvc(this IServiceCollection services, Action<MvcOptions> setupAction);
        public static IMvcBuilder AddControllers(this IServiceCollection services);
        public static IMvcBuilder AddControllers(this IServiceCollection services, Action<MvcOptions>? configure);
        public static IMvcBuilder AddControllersWithViews(this IServiceCollection services);
        public static IMvcBuilder AddControllersWithViews(this IServiceCollection services, Action<MvcOptions>? configure);
        public static IMvcBuilder AddRazorPages(this IServiceCollection services);
    }
    public static class OptionsBuilderConfigurationExtensions
    {
        public static OptionsBuilder<TOptions> Bind<TOptions>(this OptionsBuilder<TOptions> optionsBuilder,
            IConfiguration config) where TOptions : class;
    }
    public static class OptionsConfigurationServiceCollectionExtensions
    {
        public static IServiceCollection Configure<TOptions>(this IServiceCollection services, IConfiguration config)
            where TOptions : class;
        public static IServiceCollection Configure<TOptions>(this IServiceCollection services, string? name,
            IConfiguration config) where TOptions : class;
    }
    public static class OptionsServiceCollectionExtensions
    {
        public static IServiceCollection AddOptions(this IServiceCollection services);
        public static OptionsBuilder<TOptions> AddOptionsWithValidateOnStart<TOptions>(this IServiceCollection services,
            string? name = null) where TOptions : class;
        public static OptionsBuilder<TOptions> AddOptionsWithValidateOnStart<TOptions,
            TValidateOptions>(this IServiceCollection services, string? name = null) where TOptions : class
                where TValidateOptions : class;
        public static OptionsBuilder<TOptions> AddOptions<TOptions>(this IServiceCollection services) where TOptions : class;
        public static OptionsBuilder<TOptions> AddOptions<TOptions>(this IServiceCollection services, string? name)
            where TOptions : class;
        public static IServiceCollection ConfigureAll<TOptions>(this IServiceCollection services,
            Action<TOptions> configureOptions) where TOptions : class;
        public static IServiceCollection ConfigureOptions(this IServiceCollection services, object configureInstance);
        public static IServiceCollection ConfigureOptions(this IServiceCollection services, Type configureType);
        public static IServiceCollection ConfigureOptions<TConfigureOptions>(this IServiceCollection services)
            where TConfigureOptions : class;
        public static IServiceCollection Configure<TOptions>(this IServiceCollection services,
            Action<TOptions> configureOptions) where TOptions : class;
        public static IServiceCollection Configure<TOptions>(this IServiceCollection services, string? name,
            Action<TOptions> configureOptions) where TOptions : class;
        public static IServiceCollection PostConfigureAll<TOptions>(this IServiceCollection services,
            Action<TOptions> configureOptions) where TOptions : class;
        public static IServiceCollection PostConfigure<TOptions>(this IServiceCollection services,
            Action<TOptions> configureOptions) where TOptions : class;
        public static IServiceCollection PostConfigure<TOptions>(this IServiceCollection services, string? name,
            Action<TOptions> configureOptions) where TOptions : class;
    }
    public static class PolicyServiceCollectionExtensions
    {
        public static AuthorizationBuilder AddAuthorizationBuilder(this IServiceCollection services);
        public static IServiceCollection AddAuthorizationPolicyEvaluator(this IServiceCollection services);
        public static IServiceCollection AddAuthorization(this IServiceCollection services);
        public static IServiceCollection AddAuthorization(this IServiceCollection services,
            Action<AuthorizationOptions> configure);
    }
    public static class ProblemDetailsServiceCollectionExtensions
    {
        public static IServiceCollection AddProblemDetails(this IServiceCollection services);
        public static IServiceCollection AddProblemDetails(this IServiceCollection services,
            Action<ProblemDetailsOptions>? configure);
    }
    public static class RoutingServiceCollectionExtensions
    {
        public static IServiceCollection AddRouting(this IServiceCollection services);
        public static IServiceCollection AddRoutingCore(this IServiceCollection services);
        public static IServiceCollection AddRouting(this IServiceCollection services, Action<RouteOptions> configureOptions);
    }
    public static class ServiceCollectionContainerBuilderExtensions
    {
        public static ServiceProvider BuildServiceProvider(this IServiceCollection services);
        public static ServiceProvider BuildServiceProvider(this IServiceCollection services, bool validateScopes);
    }
    public static class ServiceCollectionHostedServiceExtensions
    {
        public static IServiceCollection AddHostedService<THostedService>(this IServiceCollection services)
            where THostedService : class, IHostedService;
        public static IServiceCollection AddHostedService<THostedService>(this IServiceCollection services,
            Func<IServiceProvider, THostedService> implementationFactory) where THostedService : class, IHostedService;
    }
    public static class ServiceCollectionServiceExtensions
    {
        public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object? serviceKey);
        public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object? serviceKey,
            Func<IServiceProvider, object, object> implementationFactory);
        public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object? serviceKey,
            Type implementationType);
        public static IServiceCollection AddKeyedScoped<TService>(this IServiceCollection services, object? serviceKey)
            where TService : class;
        public static IServiceCollection AddKeyedScoped<TService>(this IServiceCollection services, object? serviceKey,
            Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
        public static IServiceCollection AddKeyedScoped<TService, TImplementation>(this IServiceCollection services,
            object? serviceKey) where TService : class where TImplementation : class, TService;
        public static IServiceCollection AddKeyedScoped<TService, TImplementation>(this IServiceCollection services,
            object? serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class
                where TImplementation : class, TService;
        public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType,
            object? serviceKey);
        public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType,
            object? serviceKey, Func<IServiceProvider, object, object> implementationFactory);
        public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType,
            object? serviceKey, object implementationInstance);
        public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType,
            object? serviceKey, Type implementationType);
        public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object? serviceKey)
            where TService : class;
        public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object? serviceKey,
            Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
        public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object? serviceKey,
            TService implementationInstance) where TService : class;
        public static IServiceCollection AddKeyedSingleton<TService, TImplementation>(this IServiceCollection services,
            object? serviceKey) where TService : class where TImplementation : class, TService;
        public static IServiceCollection AddKeyedSingleton<TService, TImplementation>(this IServiceCollection services,
            object? serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class
                where TImplementation : class, TService;
        public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType,
            object? serviceKey);
        public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType,
            object? serviceKey, Func<IServiceProvider, object, object> implementationFactory);
        public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType,
            object? serviceKey, Type implementationType);
        public static IServiceCollection AddKeyedTransient<TService>(this IServiceCollection services, object? serviceKey)
            where TService : class;
        public static IServiceCollection AddKeyedTransient<TService>(this IServiceCollection services, object? serviceKey,
            Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
        public static IServiceCollection AddKeyedTransient<TService, TImplementation>(this IServiceCollection services,
            object? serviceKey) where TService : class where TImplementation : class, TService;
        public static IServiceCollection AddKeyedTransient<TService, TImplementation>(this IServiceCollection services,
            object? serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class
                where TImplementation : class, TService;
        public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType);
        public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType, Func<IServiceProvider,
            object> implementationFactory);
        public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType, Type implementationType);
        public static IServiceCollection AddScoped<TService>(this IServiceCollection services) where TService : class;
        public static IServiceCollection AddScoped<TService>(this IServiceCollection services, Func<IServiceProvider,
            TService> implementationFactory) where TService : class;
        public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services)
            where TService : class where TImplementation : class, TService;
        public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services,
            Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class,
                TService;
        public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType);
        public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType, Func<IServiceProvider,
            object> implementationFactory);
        public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType,
            object implementationInstance);
        public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType,
            Type implementationType);
        public static IServiceCollection AddSingleton<TService>(this IServiceCollection services) where TService : class;
        public static IServiceCollection AddSingleton<TService>(this IServiceCollection services, Func<IServiceProvider,
            TService> implementationFactory) where TService : class;
        public static IServiceCollection AddSingleton<TService>(this IServiceCollection services,
            TService implementationInstance) where TService : class;
        public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services)
            where TService : class where TImplementation : class, TService;
        public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services,
            Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class,
                TService;
        public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType);
        public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType, Func<IServiceProvider,
            object> implementationFactory);
        public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType,
            Type implementationType);
        public static IServiceCollection AddTransient<TService>(this IServiceCollection services) where TService : class;
        public static IServiceCollection AddTransient<TService>(this IServiceCollection services, Func<IServiceProvider,
            TService> implementationFactory) where TService : class;
        public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services)
            where TService : class where TImplementation : class, TService;
        public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services,
            Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class,
                TService;
    }
    public class ServiceDescriptor
    {
        public Func<IServiceProvider, object>? ImplementationFactory { get; }
        public object? ImplementationInstance { get; }
        public Type? ImplementationType { get; }
        public bool IsKeyedService { get; }
        public Func<IServiceProvider, object?, object>? KeyedImplementationFactory { get; }
        public object? KeyedImplementationInstance { get; }
        public Type? KeyedImplementationType { get; }
        public ServiceLifetime Lifetime { get; }
        public object? ServiceKey { get; }
        public Type ServiceType { get; }
        public ServiceDescriptor(Type serviceType, Func<IServiceProvider, object> factory, ServiceLifetime lifetime);
        public ServiceDescriptor(Type serviceType, object instance);
        public ServiceDescriptor(Type serviceType, object? serviceKey, Func<IServiceProvider, object?, object> factory,
            ServiceLifetime lifetime);
        public ServiceDescriptor(Type serviceType, object? serviceKey, object instance);
        public ServiceDescriptor(Type serviceType, object? serviceKey, Type implementationType, ServiceLifetime lifetime);
        public ServiceDescriptor(Type serviceType, Type implementationType, ServiceLifetime lifetime);
        public static ServiceDescriptor Describe(Type serviceType, Func<IServiceProvider, object> implementationFactory,
            ServiceLifetime lifetime);
        public static ServiceDescriptor Describe(Type serviceType, Type implementationType, ServiceLifetime lifetime);
        public static ServiceDescriptor DescribeKeyed(Type serviceType, object? serviceKey, Func<IServiceProvider, object,
            object> implementationFactory, ServiceLifetime lifetime);
        public static ServiceDescriptor DescribeKeyed(Type serviceType, object? serviceKey, Type implementationType,
            ServiceLifetime lifetime);
        public static ServiceDescriptor KeyedScoped(Type service, object? serviceKey, Func<IServiceProvider, object,
            object> implementationFactory);
        public static ServiceDescriptor KeyedScoped(Type service, object? serviceKey, Type implementationType);
        public static ServiceDescriptor KeyedScoped<TService>(object? serviceKey, Func<IServiceProvider, object,
            TService> implementationFactory) where TService : class;
        public static ServiceDescriptor KeyedScoped<TService, TImplementation>(object? serviceKey) where TService : class
            where TImplementation : class, TService;
        public static ServiceDescriptor KeyedScoped<TService, TImplementation>(object? serviceKey, Func<IServiceProvider, object,
            TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
        public static ServiceDescriptor KeyedSingleton(Type serviceType, object? serviceKey, Func<IServiceProvider, object,
            object> implementationFactory);
        public static ServiceDescriptor KeyedSingleton(Type serviceType, object? serviceKey, object implementationInstance);
        public static ServiceDescriptor KeyedSingleton(Type service, object? serviceKey, Type implementationType);
        public static ServiceDescriptor KeyedSingleton<TService>(object? serviceKey, Func<IServiceProvider, object,
            TService> implementationFactory) where TService : class;
        public static ServiceDescriptor KeyedSingleton<TService>(object? serviceKey, TService implementationInstance)
            where TService : class;
        public static ServiceDescriptor KeyedSingleton<TService, TImplementation>(object? serviceKey) where TService : class
            where TImplementation : class, TService;
        public static ServiceDescriptor KeyedSingleton<TService, TImplementation>(object? serviceKey, Func<IServiceProvider,
            object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
        public static ServiceDescriptor KeyedTransient(Type service, object? serviceKey, Func<IServiceProvider, object,
            object> implementationFactory);
        public static ServiceDescriptor KeyedTransient(Type service, object? serviceKey, Type implementationType);
        public static ServiceDescriptor KeyedTransient<TService>(object? serviceKey, Func<IServiceProvider, object,
            TService> implementationFactory) where TService : class;
        public static ServiceDescriptor KeyedTransient<TService, TImplementation>(object? serviceKey) where TService : class
            where TImplementation : class, TService;
        public static ServiceDescriptor KeyedTransient<TService, TImplementation>(object? serviceKey, Func<IServiceProvider,
            object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
        public static ServiceDescriptor Scoped(Type service, Func<IServiceProvider, object> implementationFactory);
        public static ServiceDescriptor Scoped(Type service, Type implementationType);
        public static ServiceDescriptor Scoped<TService>(Func<IServiceProvider, TService> implementationFactory)
            where TService : class;
        public static ServiceDescriptor Scoped<TService, TImplementation>() where TService : class where TImplementation : class,
            TService;
        public static ServiceDescriptor Scoped<TService, TImplementation>(Func<IServiceProvider,
            TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
        public static ServiceDescriptor Singleton(Type serviceType, Func<IServiceProvider, object> implementationFactory);
        public static ServiceDescriptor Singleton(Type serviceType, object implementationInstance);
        public static ServiceDescriptor Singleton(Type service, Type implementationType);
        public static ServiceDescriptor Singleton<TService>(Func<IServiceProvider, TService> implementationFactory)
            where TService : class;
        public static ServiceDescriptor Singleton<TService>(TService implementationInstance) where TService : class;
        public static ServiceDescriptor Singleton<TService, TImplementation>() where TService : class
            where TImplementation : class, TService;
        public static ServiceDescriptor Singleton<TService, TImplementation>(Func<IServiceProvider,
            TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
        public override string ToString();
        public static ServiceDescriptor Transient(Type service, Func<IServiceProvider, object> implementationFactory);
        public static ServiceDescriptor Transient(Type service, Type implementationType);
        public static ServiceDescriptor Transient<TService>(Func<IServiceProvider, TService> implementationFactory)
            where TService : class;
        public static ServiceDescriptor Transient<TService, TImplementation>() where TService : class
            where TImplementation : class, TService;
        public static ServiceDescriptor Transient<TService, TImplementation>(Func<IServiceProvider,
            TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
    }
    public enum ServiceLifetime
    {
        Singleton = 0,
        Scoped = 1,
        Transient = 2,
    }
    public sealed class ServiceProvider : IServiceProvider, IAsyncDisposable, IDisposable
    {
        public void Dispose();
        public ValueTask DisposeAsync();
        public object? GetKeyedService(Type serviceType, object? serviceKey);
        public object GetRequiredKeyedService(Type serviceType, object? serviceKey);
        public object? GetService(Type serviceType);
    }
    public static class ServiceProviderKeyedServiceExtensions
    {
        public static IEnumerable<object?> GetKeyedServices(this IServiceProvider provider, Type serviceType, object? serviceKey);
        public static IEnumerable<T> GetKeyedServices<T>(this IServiceProvider provider, object? serviceKey);
        public static T? GetKeyedService<T>(this IServiceProvider provider, object? serviceKey);
        public static object? GetKeyedService(this IServiceProvider provider, Type serviceType, object? serviceKey);
        public static object GetRequiredKeyedService(this IServiceProvider provider, Type serviceType, object? serviceKey);
        public static T GetRequiredKeyedService<T>(this IServiceProvider provider, object? serviceKey) where T : notnull;
    }
    public static class ServiceProviderServiceExtensions
    {
        public static AsyncServiceScope CreateAsyncScope(this IServiceScopeFactory serviceScopeFactory);
        public static AsyncServiceScope CreateAsyncScope(this IServiceProvider provider);
        public static IServiceScope CreateScope(this IServiceProvider provider);
        public static object GetRequiredService(this IServiceProvider provider, Type serviceType);
        public static T GetRequiredService<T>(this IServiceProvider provider) where T : notnull;
        public static IEnumerable<object?> GetServices(this IServiceProvider provider, Type serviceType);
        public static IEnumerable<T> GetServices<T>(this IServiceProvider provider);
        public static T? GetService<T>(this IServiceProvider provider);
    }
    public static class SignalRDependencyInjectionExtensions
    {
        public static ISignalRServerBuilder AddSignalRCore(this IServiceCollection services);
        public static ISignalRServerBuilder AddHubOptions<THub>(this ISignalRServerBuilder signalrBuilder,
            Action<HubOptions<THub>> configure) where THub : Hub;
        public static ISignalRServerBuilder AddSignalR(this IServiceCollection services);
        public static ISignalRServerBuilder AddSignalR(this IServiceCollection services, Action<HubOptions> configure);
    }
    public static class ValidationServiceCollectionExtensions
    {
        public static IServiceCollection AddValidation(this IServiceCollection services,
            Action<ValidationOptions>? configureOptions = null);
    }
}

namespace Microsoft.Extensions.DependencyInjection.Extensions
{
    public static class ServiceCollectionDescriptorExtensions
    {
        public static IServiceCollection Add(this IServiceCollection collection, ServiceDescriptor descriptor);
        public static IServiceCollection Add(this IServiceCollection collection, IEnumerable<ServiceDescriptor> descriptors);
        public static IServiceCollection RemoveAll(this IServiceCollection collection, Type serviceType);
        public static IServiceCollection RemoveAll<T>(this IServiceCollection collection);
        public static IServiceCollection Replace(this IServiceCollection collection, ServiceDescriptor descriptor);
        public static void TryAdd(this IServiceCollection collection, ServiceDescriptor descriptor);
        public static void TryAdd(this IServiceCollection collection, IEnumerable<ServiceDescriptor> descriptors);
        public static void TryAddEnumerable(this IServiceCollection services, ServiceDescriptor descriptor);
        public static void TryAddEnumerable(this IServiceCollection services, IEnumerable<ServiceDescriptor> descriptors);
        public static void TryAddScoped(this IServiceCollection collection, Type service);
        public static void TryAddScoped(this IServiceCollection collection, Type service, Func<IServiceProvider,
            object> implementationFactory);
        public static void TryAddScoped(this IServiceCollection collection, Type service, Type implementationType);
        public static void TryAddScoped<TService>(this IServiceCollection collection) where TService : class;
        public static void TryAddScoped<TService>(this IServiceCollection services, Func<IServiceProvider,
            TService> implementationFactory) where TService : class;
        public static void TryAddScoped<TService, TImplementation>(this IServiceCollection collection) where TService : class
            where TImplementation : class, TService;
        public static void TryAddSingleton(this IServiceCollection collection, Type service);
        public static void TryAddSingleton(this IServiceCollection collection, Type service, Func<IServiceProvider,
            object> implementationFactory);
        public static void TryAddSingleton(this IServiceCollection collection, Type service, Type implementationType);
        public static void TryAddSingleton<TService>(this IServiceCollection collection) where TService : class;
        public static void TryAddSingleton<TService>(this IServiceCollection services, Func<IServiceProvider,
            TService> implementationFactory) where TService : class;
        public static void TryAddSingleton<TService>(this IServiceCollection collection, TService instance)
            where TService : class;
        public static void TryAddSingleton<TService, TImplementation>(this IServiceCollection collection) where TService : class
            where TImplementation : class, TService;
        public static void TryAddTransient(this IServiceCollection collection, Type service);
        public static void TryAddTransient(this IServiceCollection collection, Type service, Func<IServiceProvider,
            object> implementationFactory);
        public static void TryAddTransient(this IServiceCollection collection, Type service, Type implementationType);
        public static void TryAddTransient<TService>(this IServiceCollection collection) where TService : class;
        public static void TryAddTransient<TService>(this IServiceCollection services, Func<IServiceProvider,
            TService> implementationFactory) where TService : class;
        public static void TryAddTransient<TService, TImplementation>(this IServiceCollection collection) where TService : class
            where TImplementation : class, TService;
        public static IServiceCollection RemoveAllKeyed(this IServiceCollection collection, Type serviceType, object? serviceKey);
        public static IServiceCollection RemoveAllKeyed<T>(this IServiceCollection collection, object? serviceKey);
        public static void TryAddKeyedScoped(this IServiceCollection collection, Type service, object? serviceKey);
        public static void TryAddKeyedScoped(this IServiceCollection collection, Type service, object? serviceKey,
            Func<IServiceProvider, object, object> implementationFactory);
        public static void TryAddKeyedScoped(this IServiceCollection collection, Type service, object? serviceKey,
            Type implementationType);
        public static void TryAddKeyedScoped<TService>(this IServiceCollection collection, object? serviceKey)
            where TService : class;
        public static void TryAddKeyedScoped<TService>(this IServiceCollection services, object? serviceKey,
            Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
        public static void TryAddKeyedScoped<TService, TImplementation>(this IServiceCollection collection, object? serviceKey)
            where TService : class where TImplementation : class, TService;
        public static void TryAddKeyedSingleton(this IServiceCollection collection, Type service, object? serviceKey);
        public static void TryAddKeyedSingleton(this IServiceCollection collection, Type service, object? serviceKey,
            Func<IServiceProvider, object, object> implementationFactory);
        public static void TryAddKeyedSingleton(this IServiceCollection collection, Type service, object? serviceKey,
            Type implementationType);
        public static void TryAddKeyedSingleton<TService>(this IServiceCollection collection, object? serviceKey)
            where TService : class;
        public static void TryAddKeyedSingleton<TService>(this IServiceCollection services, object? serviceKey,
            Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
        public static void TryAddKeyedSingleton<TService>(this IServiceCollection collection, object? serviceKey,
            TService instance) where TService : class;
        public static void TryAddKeyedSingleton<TService, TImplementation>(this IServiceCollection collection,
            object? serviceKey) where TService : class where TImplementation : class, TService;
        public static void TryAddKeyedTransient(this IServiceCollection collection, Type service, object? serviceKey);
        public static void TryAddKeyedTransient(this IServiceCollection collection, Type service, object? serviceKey,
            Func<IServiceProvider, object, object> implementationFactory);
        public static void TryAddKeyedTransient(this IServiceCollection collection, Type service, object? serviceKey,
            Type implementationType);
        public static void TryAddKeyedTransient<TService>(this IServiceCollection collection, object? serviceKey)
            where TService : class;
        public static void TryAddKeyedTransient<TService>(this IServiceCollection services, object? serviceKey,
            Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
        public static void TryAddKeyedTransient<TService, TImplementation>(this IServiceCollection collection,
            object? serviceKey) where TService : class where TImplementation : class, TService;
    }
}

namespace Microsoft.Extensions.Hosting
{
    public abstract class BackgroundService : IHostedService, IDisposable
    {
        public virtual Task? ExecuteTask { get; }
        protected BackgroundService();
        public virtual void Dispose();
        protected abstract Task ExecuteAsync(CancellationToken stoppingToken);
        public virtual Task StartAsync(CancellationToken cancellationToken);
        public virtual Task StopAsync(CancellationToken cancellationToken);
    }
    public static class GenericHostBuilderExtensions
    {
        public static IHostBuilder ConfigureWebHostDefaults(this IHostBuilder builder, Action<IWebHostBuilder> configure);
    }
    public static class GenericHostWebHostBuilderExtensions
    {
        public static IHostBuilder ConfigureWebHost(this IHostBuilder builder, Action<IWebHostBuilder> configure);
    }
    public static class Host
    {
        public static HostApplicationBuilder CreateApplicationBuilder();
        public static HostApplicationBuilder CreateApplicationBuilder(HostApplicationBuilderSettings? settings);
        public static HostApplicationBuilder CreateApplicationBuilder(string[]? args);
        public static IHostBuilder CreateDefaultBuilder();
        public static IHostBuilder CreateDefaultBuilder(string[]? args);
        public static HostApplicationBuilder CreateEmptyApplicationBuilder(HostApplicationBuilderSettings? settings);
    }
    public sealed class HostApplicationBuilder : IHostApplicationBuilder
    {
        public ConfigurationManager Configuration { get; }
        public IHostEnvironment Environment { get; }
        public ILoggingBuilder Logging { get; }
        public IServiceCollection Services { get; }
        public HostApplicationBuilder();
        public HostApplicationBuilder(HostApplicationBuilderSettings? settings);
        public HostApplicationBuilder(string[]? args);
        public IHost Build();
    }
    public sealed class HostApplicationBuilderSettings
    {
        public string? ApplicationName { get; set; }
        public string[]? Args { get; set; }
        public ConfigurationManager? Configuration { get; set; }
        public string? ContentRootPath { get; set; }
        public bool DisableDefaults { get; set; }
        public string? EnvironmentName { get; set; }
        public HostApplicationBuilderSettings();
    }
    public class HostBuilder : IHostBuilder
    {
        public IDictionary<object, object> Properties { get; }
        public HostBuilder();
        public IHost Build();
        public IHostBuilder ConfigureAppConfiguration(Action<HostBuilderContext, IConfigurationBuilder> configureDelegate);
        public IHostBuilder ConfigureContainer<TContainerBuilder>(Action<HostBuilderContext,
            TContainerBuilder> configureDelegate);
        public IHostBuilder ConfigureHostConfiguration(Action<IConfigurationBuilder> configureDelegate);
        public IHostBuilder ConfigureServices(Action<HostBuilderContext, IServiceCollection> configureDelegate);
    }
    public class HostBuilderContext
    {
        public IConfiguration Configuration { get; set; }
        public IHostEnvironment HostingEnvironment { get; set; }
        public IDictionary<object, object> Properties { get; }
        public HostBuilderContext(IDictionary<object, object> properties);
    }
    public static class HostEnvironmentEnvExtensions
    {
        public static bool IsDevelopment(this IHostEnvironment hostEnvironment);
        public static bool IsEnvironment(this IHostEnvironment hostEnvironment, string environmentName);
        public static bool IsProduction(this IHostEnvironment hostEnvironment);
        public static bool IsStaging(this IHostEnvironment hostEnvironment);
    }
    public static class HostingAbstractionsHostExtensions
    {
        public static void Run(this IHost host);
        public static Task RunAsync(this IHost host, CancellationToken token = default);
        public static void Start(this IHost host);
        public static Task StopAsync(this IHost host, TimeSpan timeout);
        public static void WaitForShutdown(this IHost host);
        public static Task WaitForShutdownAsync(this IHost host, CancellationToken token = default);
    }
    public static class HostingHostBuilderExtensions
    {
        public static IHostBuilder ConfigureAppConfiguration(this IHostBuilder hostBuilder,
            Action<IConfigurationBuilder> configureDelegate);
        public static IHostBuilder ConfigureContainer<TContainerBuilder>(this IHostBuilder hostBuilder,
            Action<TContainerBuilder> configureDelegate);
        public static IHostBuilder ConfigureDefaults(this IHostBuilder builder, string[]? args);
        public static IHostBuilder ConfigureLogging(this IHostBuilder hostBuilder, Action<HostBuilderContext,
            ILoggingBuilder> configureLogging);
        public static IHostBuilder ConfigureLogging(this IHostBuilder hostBuilder, Action<ILoggingBuilder> configureLogging);
        public static IHostBuilder ConfigureServices(this IHostBuilder hostBuilder, Action<IServiceCollection> configureDelegate);
        public static Task RunConsoleAsync(this IHostBuilder hostBuilder, CancellationToken cancellationToken = default);
        public static IHostBuilder UseConsoleLifetime(this IHostBuilder hostBuilder);
        public static IHostBuilder UseContentRoot(this IHostBuilder hostBuilder, string contentRoot);
        public static IHostBuilder UseEnvironment(this IHostBuilder hostBuilder, string environment);
    }
    public interface IHost : IDisposable
    {
        IServiceProvider Services { get; }
        Task StartAsync(CancellationToken cancellationToken = default);
        Task StopAsync(CancellationToken cancellationToken = default);
    }
    public interface IHostApplicationBuilder
    {
        IConfigurationManager Configuration { get; }
        IHostEnvironment Environment { get; }
        ILoggingBuilder Logging { get; }
        IDictionary<object, object> Properties { get; }
        IServiceCollection Services { get; }
    }
    public interface IHostBuilder
    {
        IDictionary<object, object> Properties { get; }
        IHost Build();
        IHostBuilder ConfigureAppConfiguration(Action<HostBuilderContext, IConfigurationBuilder> configureDelegate);
        IHostBuilder ConfigureContainer<TContainerBuilder>(Action<HostBuilderContext, TContainerBuilder> configureDelegate);
        IHostBuilder ConfigureHostConfiguration(Action<IConfigurationBuilder> configureDelegate);
        IHostBuilder ConfigureServices(Action<HostBuilderContext, IServiceCollection> configureDelegate);
    }
    public interface IHostEnvironment
    {
        string ApplicationName { get; set; }
        string ContentRootPath { get; set; }
        string EnvironmentName { get; set; }
    }
    public interface IHostedService
    {
        Task StartAsync(CancellationToken cancellationToken);
        Task StopAsync(CancellationToken cancellationToken);
    }
}

namespace Microsoft.Extensions.Logging
{
    public interface ILogger
    {
        IDisposable? BeginScope<TState>(TState state) where TState : notnull;
    }
    public interface ILoggerFactory : IDisposable
    {
        ILogger CreateLogger(string categoryName);
    }
    public interface ILogger<out TCategoryName> : ILogger { }
    public interface ILoggingBuilder
    {
        IServiceCollection Services { get; }
    }
    public static class LoggerExtensions
    {
        public static IDisposable? BeginScope(this ILogger logger, string messageFormat, params object?[] args);
        public static void LogCritical(this ILogger logger, Exception? exception, string? message, params object?[] args);
        public static void LogCritical(this ILogger logger, string? message, params object?[] args);
        public static void LogDebug(this ILogger logger, Exception? exception, string? message, params object?[] args);
        public static void LogDebug(this ILogger logger, string? message, params object?[] args);
        public static void LogError(this ILogger logger, Exception? exception, string? message, params object?[] args);
        public static void LogError(this ILogger logger, string? message, params object?[] args);
        public static void LogInformation(this ILogger logger, Exception? exception, string? message, params object?[] args);
        public static void LogInformation(this ILogger logger, string? message, params object?[] args);
        public static void LogTrace(this ILogger logger, Exception? exception, string? message, params object?[] args);
        public static void LogTrace(this ILogger logger, string? message, params object?[] args);
        public static void LogWarning(this ILogger logger, Exception? exception, string? message, params object?[] args);
        public static void LogWarning(this ILogger logger, string? message, params object?[] args);
    }
}

namespace Microsoft.Extensions.Options
{
    public interface IConfigureNamedOptions<in TOptions> : IConfigureOptions<TOptions> where TOptions : class
    {
        void Configure(string? name, TOptions options);
    }
    public interface IConfigureOptions<in TOptions> where TOptions : class
    {
        void Configure(TOptions options);
    }
    public interface IOptionsMonitor<out TOptions>
    {
        TOptions CurrentValue { get; }
        TOptions Get(string? name);
        IDisposable? OnChange(Action<TOptions, string?> listener);
    }
    public interface IOptionsSnapshot<out TOptions> : IOptions<TOptions> where TOptions : class
    {
        TOptions Get(string? name);
    }
    public interface IOptions<out TOptions> where TOptions : class
    {
        TOptions Value { get; }
    }
    public interface IPostConfigureOptions<in TOptions> where TOptions : class
    {
        void PostConfigure(string? name, TOptions options);
    }
    public static class Options
    {
        public static readonly string DefaultName;
        public static IOptions<TOptions> Create<TOptions>(TOptions options) where TOptions : class;
    }
    public class OptionsBuilder<TOptions> where TOptions : class
    {
        public string Name { get; }
        public IServiceCollection Services { get; }
        public OptionsBuilder(IServiceCollection services, string? name);
        public virtual OptionsBuilder<TOptions> Configure(Action<TOptions> configureOptions);
        public virtual OptionsBuilder<TOptions> Configure<TDep>(Action<TOptions, TDep> configureOptions) where TDep : class;
        public virtual OptionsBuilder<TOptions> Configure<TDep1, TDep2>(Action<TOptions, TDep1, TDep2> configureOptions)
            where TDep1 : class where TDep2 : class;
        public virtual OptionsBuilder<TOptions> PostConfigure(Action<TOptions> configureOptions);
        public virtual OptionsBuilder<TOptions> PostConfigure<TDep>(Action<TOptions, TDep> configureOptions) where TDep : class;
        public virtual OptionsBuilder<TOptions> PostConfigure<TDep1, TDep2>(Action<TOptions, TDep1, TDep2> configureOptions)
            where TDep1 : class where TDep2 : class;
        public virtual OptionsBuilder<TOptions> Validate(Func<TOptions, bool> validation);
        public virtual OptionsBuilder<TOptions> Validate(Func<TOptions, bool> validation, string failureMessage);
        public virtual OptionsBuilder<TOptions> Validate<TDep>(Func<TOptions, TDep, bool> validation) where TDep : notnull;
        public virtual OptionsBuilder<TOptions> Validate<TDep>(Func<TOptions, TDep, bool> validation, string failureMessage)
            where TDep : notnull;
        public virtual OptionsBuilder<TOptions> Validate<TDep1, TDep2>(Func<TOptions, TDep1, TDep2, bool> validation)
            where TDep1 : notnull where TDep2 : notnull;
        public virtual OptionsBuilder<TOptions> Validate<TDep1, TDep2>(Func<TOptions, TDep1, TDep2, bool> validation,
            string failureMessage) where TDep1 : notnull where TDep2 : notnull;
        public virtual OptionsBuilder<TOptions> Validate<TDep1, TDep2, TDep3>(Func<TOptions, TDep1, TDep2, TDep3,
            bool> validation) where TDep1 : notnull where TDep2 : notnull where TDep3 : notnull;
        public virtual OptionsBuilder<TOptions> Validate<TDep1, TDep2, TDep3>(Func<TOptions, TDep1, TDep2, TDep3,
            bool> validation, string failureMessage) where TDep1 : notnull where TDep2 : notnull where TDep3 : notnull;
    }
}

namespace Microsoft.Extensions.Primitives
{
    public readonly struct StringSegment : IEquatable<StringSegment>, IEquatable<string?>
    {
        public static readonly StringSegment Empty;
        public string? Buffer { get; }
        [MemberNotNullWhen(true, "Buffer")] [MemberNotNullWhen(true, "Value")] public bool HasValue { get; }
        public char this[int index] { get; }
        public int Length { get; }
        public int Offset { get; }
        public string? Value { get; }
        public StringSegment(string? buffer);
        public StringSegment(string buffer, int offset, int length);
        public ReadOnlyMemory<char> AsMemory();
        public ReadOnlySpan<char> AsSpan();
        public ReadOnlySpan<char> AsSpan(int start);
        public ReadOnlySpan<char> AsSpan(int start, int length);
        public static int Compare(StringSegment a, StringSegment b, StringComparison comparisonType);
        public bool EndsWith(string text, StringComparison comparisonType);
        public bool Equals(StringSegment other);
        public static bool Equals(StringSegment a, StringSegment b, StringComparison comparisonType);
        public bool Equals(StringSegment other, StringComparison comparisonType);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(string? text);
        public bool Equals(string? text, StringComparison comparisonType);
        public override int GetHashCode();
        public int IndexOf(char c);
        public int IndexOf(char c, int start);
        public int IndexOf(char c, int start, int count);
        public int IndexOfAny(char[] anyOf);
        public int IndexOfAny(char[] anyOf, int startIndex);
        public int IndexOfAny(char[] anyOf, int startIndex, int count);
        public static bool IsNullOrEmpty(StringSegment value);
        public int LastIndexOf(char value);
        public static bool operator ==(StringSegment left, StringSegment right);
        public static implicit operator ReadOnlyMemory<char>(StringSegment segment);
        public static implicit operator ReadOnlySpan<char>(StringSegment segment);
        public static implicit operator StringSegment(string? value);
        public static bool operator !=(StringSegment left, StringSegment right);
        public bool StartsWith(string text, StringComparison comparisonType);
        public StringSegment Subsegment(int offset);
        public StringSegment Subsegment(int offset, int length);
        public string Substring(int offset);
        public string Substring(int offset, int length);
        public override string ToString();
        public StringSegment Trim();
        public StringSegment TrimEnd();
        public StringSegment TrimStart();
    }
    public readonly struct StringValues : ICollection<string?>, IEnumerable<string?>, IEnumerable, IList<string?>,
        IReadOnlyCollection<string?>, IReadOnlyList<string?>, IEquatable<StringValues>, IEquatable<string?>, IEquatable<string?[]>
    {
        public static readonly StringValues Empty;
        public int Count { get; }
        public string? this[int index] { get; }
        public StringValues(string? value);
        public StringValues(string?[]? values);
        public static StringValues Concat(StringValues values1, StringValues values2);
        public static StringValues Concat(in StringValues values, string? value);
        public static StringValues Concat(string? value, in StringValues values);
        public bool Equals(StringValues other);
        public static bool Equals(StringValues left, StringValues right);
        public static bool Equals(StringValues left, string? right);
        public static bool Equals(StringValues left, string?[]? right);
        public override bool Equals(object? obj);
        public bool Equals(string? other);
        public static bool Equals(string? left, StringValues right);
        public bool Equals(string?[]? other);
        public static bool Equals(string?[]? left, StringValues right);
        public StringValues.Enumerator GetEnumerator();
        public override int GetHashCode();
        public static bool IsNullOrEmpty(StringValues value);
        public static bool operator ==(StringValues left, StringValues right);
        public static bool operator ==(StringValues left, object? right);
        public static bool operator ==(StringValues left, string? right);
        public static bool operator ==(StringValues left, string?[]? right);
        public static bool operator ==(object? left, StringValues right);
        public static bool operator ==(string? left, StringValues right);
        public static bool operator ==(string?[]? left, StringValues right);
        public static implicit operator string?(StringValues values);
        public static implicit operator string?[]?(StringValues value);
        public static implicit operator StringValues(string? value);
        public static implicit operator StringValues(string?[]? values);
        public static bool operator !=(StringValues left, StringValues right);
        public static bool operator !=(StringValues left, object? right);
        public static bool operator !=(StringValues left, string? right);
        public static bool operator !=(StringValues left, string?[]? right);
        public static bool operator !=(object? left, StringValues right);
        public static bool operator !=(string? left, StringValues right);
        public static bool operator !=(string?[]? left, StringValues right);
        public string?[] ToArray();
        public override string ToString();
        public struct Enumerator : IEnumerator<string?>, IEnumerator, IDisposable
        {
            public string? Current { get; }
            public Enumerator(ref StringValues values);
            public void Dispose();
            public bool MoveNext();
        }
    }
}

namespace Microsoft.Extensions.Validation
{
    public class ValidationOptions
    {
        public int MaxDepth { get; set; }
        public ValidationOptions();
    }
}

namespace Microsoft.Net.Http.Headers
{
    public class EntityTagHeaderValue
    {
        public static EntityTagHeaderValue Any { get; }
        public StringSegment Tag { get; }
        public bool IsWeak { get; }
        public EntityTagHeaderValue(StringSegment tag);
        public EntityTagHeaderValue(StringSegment tag, bool isWeak);
        public override string ToString();
        public override bool Equals(object? obj);
        public override int GetHashCode();
        public bool Compare(EntityTagHeaderValue? other, bool useStrongComparison);
        public static EntityTagHeaderValue Parse(StringSegment input);
        public static bool TryParse(StringSegment input, [NotNullWhen(true)] out EntityTagHeaderValue? parsedValue);
        public static IList<EntityTagHeaderValue> ParseList(IList<string>? inputs);
        public static IList<EntityTagHeaderValue> ParseStrictList(IList<string>? inputs);
        public static bool TryParseList(IList<string>? inputs, [NotNullWhen(true)] out IList<EntityTagHeaderValue>? parsedValues);
        public static bool TryParseStrictList(IList<string>? inputs, [NotNullWhen(true)]
            out IList<EntityTagHeaderValue>? parsedValues);
    }
    public static class HeaderNames
    {
        public static readonly string Accept;
        public static readonly string AcceptCharset;
        public static readonly string AcceptEncoding;
        public static readonly string AcceptLanguage;
        public static readonly string AcceptRanges;
        public static readonly string AccessControlAllowCredentials;
        public static readonly string AccessControlAllowHeaders;
        public static readonly string AccessControlAllowMethods;
        public static readonly string AccessControlAllowOrigin;
        public static readonly string AccessControlExposeHeaders;
        public static readonly string AccessControlMaxAge;
        public static readonly string AccessControlRequestHeaders;
        public static readonly string AccessControlRequestMethod;
        public static readonly string Age;
        public static readonly string Allow;
        public static readonly string AltSvc;
        public static readonly string Authority;
        public static readonly string Authorization;
        public static readonly string Baggage;
        public static readonly string CacheControl;
        public static readonly string Connection;
        public static readonly string ContentDisposition;
        public static readonly string ContentEncoding;
        public static readonly string ContentLanguage;
        public static readonly string ContentLength;
        public static readonly string ContentLocation;
        public static readonly string ContentMD5;
        public static readonly string ContentRange;
        public static readonly string ContentSecurityPolicy;
        public static readonly string ContentSecurityPolicyReportOnly;
        public static readonly string ContentType;
        public static readonly string CorrelationContext;
        public static readonly string Cookie;
        public static readonly string Date;
        public static readonly string DNT;
        public static readonly string ETag;
        public static readonly string Expires;
        public static readonly string Expect;
        public static readonly string From;
        public static readonly string GrpcAcceptEncoding;
        public static readonly string GrpcEncoding;
        public static readonly string GrpcMessage;
        public static readonly string GrpcStatus;
        public static readonly string GrpcTimeout;
        public static readonly string Host;
        public static readonly string KeepAlive;
        public static readonly string IfMatch;
        public static readonly string IfModifiedSince;
        public static readonly string IfNoneMatch;
        public static readonly string IfRange;
        public static readonly string IfUnmodifiedSince;
        public static readonly string LastModified;
        public static readonly string Link;
        public static readonly string Location;
        public static readonly string MaxForwards;
        public static readonly string Method;
        public static readonly string Origin;
        public static readonly string Path;
        public static readonly string Pragma;
        public static readonly string ProxyAuthenticate;
        public static readonly string ProxyAuthorization;
        public static readonly string ProxyConnection;
        public static readonly string Range;
        public static readonly string Referer;
        public static readonly string RetryAfter;
        public static readonly string RequestId;
        public static readonly string Scheme;
        public static readonly string SecWebSocketAccept;
        public static readonly string SecWebSocketKey;
        public static readonly string SecWebSocketProtocol;
        public static readonly string SecWebSocketVersion;
        public static readonly string SecWebSocketExtensions;
        public static readonly string Server;
        public static readonly string SetCookie;
        public static readonly string Status;
        public static readonly string StrictTransportSecurity;
        public static readonly string TE;
        public static readonly string Trailer;
        public static readonly string TransferEncoding;
        public static readonly string Translate;
        public static readonly string TraceParent;
        public static readonly string TraceState;
        public static readonly string Upgrade;
        public static readonly string UpgradeInsecureRequests;
        public static readonly string UserAgent;
        public static readonly string Vary;
        public static readonly string Via;
        public static readonly string Warning;
        public static readonly string WebSocketSubProtocols;
        public static readonly string WWWAuthenticate;
        public static readonly string XContentTypeOptions;
        public static readonly string XFrameOptions;
        public static readonly string XPoweredBy;
        public static readonly string XRequestedWith;
        public static readonly string XUACompatible;
        public static readonly string XXSSProtection;
    }
    public class MediaTypeHeaderValue
    {
        public StringSegment Charset { get; set; }
        public Encoding? Encoding { get; set; }
        public StringSegment Boundary { get; set; }
        public double? Quality { get; set; }
        public StringSegment MediaType { get; set; }
        public StringSegment Type { get; }
        public StringSegment SubType { get; }
        public StringSegment SubTypeWithoutSuffix { get; }
        public StringSegment Suffix { get; }
        public IEnumerable<StringSegment> Facets { get; }
        public bool MatchesAllTypes { get; }
        public bool MatchesAllSubTypes { get; }
        public bool MatchesAllSubTypesWithoutSuffix { get; }
        public bool IsReadOnly { get; }
        public MediaTypeHeaderValue(StringSegment mediaType);
        public MediaTypeHeaderValue(StringSegment mediaType, double quality);
        public bool IsSubsetOf(MediaTypeHeaderValue otherMediaType);
        public MediaTypeHeaderValue Copy();
        public MediaTypeHeaderValue CopyAsReadOnly();
        public bool MatchesMediaType(StringSegment otherMediaType);
        public override string ToString();
        public override bool Equals(object? obj);
        public override int GetHashCode();
        public static MediaTypeHeaderValue Parse(StringSegment input);
        public static bool TryParse(StringSegment input, [NotNullWhen(true)] out MediaTypeHeaderValue? parsedValue);
        public static IList<MediaTypeHeaderValue> ParseList(IList<string>? inputs);
        public static IList<MediaTypeHeaderValue> ParseStrictList(IList<string>? inputs);
        public static bool TryParseList(IList<string>? inputs, [NotNullWhen(true)] out IList<MediaTypeHeaderValue>? parsedValues);
        public static bool TryParseStrictList(IList<string>? inputs, [NotNullWhen(true)]
            out IList<MediaTypeHeaderValue>? parsedValues);
    }
    public class RangeItemHeaderValue
    {
        public long? From { get; }
        public long? To { get; }
        public RangeItemHeaderValue(long? from, long? to);
        public override string ToString();
        public override bool Equals(object? obj);
        public override int GetHashCode();
    }
}

namespace System
{
    public delegate void Action();
    public delegate void Action<in T>(T obj) where T : allows ref struct;
    public delegate void Action<in T1, in T2>(T1 arg1, T2 arg2) where T1 : allows ref struct where T2 : allows ref struct;
    public delegate void Action<in T1, in T2, in T3>(T1 arg1, T2 arg2, T3 arg3) where T1 : allows ref struct
        where T2 : allows ref struct where T3 : allows ref struct;
    public static class Activator
    {
        public static object? CreateInstance(Type type);
        public static object? CreateInstance(Type type, bool nonPublic);
        public static object? CreateInstance(Type type, params object?[]? args);
        public static object? CreateInstance(Type type, object?[]? args, object?[]? activationAttributes);
        public static T CreateInstance<T>() where T : allows ref struct;
    }
    public sealed class AppDomain
    {
        public string BaseDirectory { get; }
        public static AppDomain CurrentDomain { get; }
        public string? DynamicDirectory { get; }
        public string FriendlyName { get; }
        public int Id { get; }
        public bool IsFullyTrusted { get; }
        public bool IsHomogenous { get; }
        public static bool MonitoringIsEnabled { get; set; }
        public long MonitoringSurvivedMemorySize { get; }
        public static long MonitoringSurvivedProcessMemorySize { get; }
        public long MonitoringTotalAllocatedMemorySize { get; }
        public TimeSpan MonitoringTotalProcessorTime { get; }
        public string? RelativeSearchPath { get; }
        public bool ShadowCopyFiles { get; }
        public void AppendPrivatePath(string? path);
        public string ApplyPolicy(string assemblyName);
        public void ClearPrivatePath();
        public void ClearShadowCopyPath();
        public static AppDomain CreateDomain(string friendlyName);
        public object? CreateInstanceAndUnwrap(string assemblyName, string typeName);
        public object? CreateInstanceAndUnwrap(string assemblyName, string typeName, object?[]? activationAttributes);
        public object? CreateInstanceFromAndUnwrap(string assemblyFile, string typeName);
        public object? CreateInstanceFromAndUnwrap(string assemblyFile, string typeName, object?[]? activationAttributes);
        public int ExecuteAssembly(string assemblyFile);
        public int ExecuteAssembly(string assemblyFile, string?[]? args);
        public int ExecuteAssemblyByName(AssemblyName assemblyName, params string?[]? args);
        public int ExecuteAssemblyByName(string assemblyName);
        public int ExecuteAssemblyByName(string assemblyName, params string?[]? args);
        public Assembly[] GetAssemblies();
        public static int GetCurrentThreadId();
        public object? GetData(string name);
        public bool? IsCompatibilitySwitchSet(string value);
        public bool IsDefaultAppDomain();
        public bool IsFinalizingForUnload();
        public Assembly Load(byte[] rawAssembly);
        public Assembly Load(byte[] rawAssembly, byte[]? rawSymbolStore);
        public Assembly Load(AssemblyName assemblyRef);
        public Assembly Load(string assemblyString);
        public Assembly[] ReflectionOnlyGetAssemblies();
        public void SetCachePath(string? path);
        public void SetData(string name, object? data);
        public void SetDynamicBase(string? path);
        public void SetShadowCopyFiles();
        public void SetShadowCopyPath(string? path);
        public override string ToString();
        public static void Unload(AppDomain domain);
        public event EventHandler? DomainUnload;
        public event EventHandler? ProcessExit;
    }
    public class ArgumentException : SystemException
    {
        public override string Message { get; }
        public virtual string? ParamName { get; }
        public ArgumentException();
        public ArgumentException(string? message);
        public ArgumentException(string? message, Exception? innerException);
        public ArgumentException(string? message, string? paramName);
        public ArgumentException(string? message, string? paramName, Exception? innerException);
        public static void ThrowIfNullOrEmpty([NotNull] string? argument, [CallerArgumentExpression("argument")]
            string? paramName = null);
        public static void ThrowIfNullOrWhiteSpace([NotNull] string? argument, [CallerArgumentExpression("argument")]
            string? paramName = null);
    }
    public class ArgumentNullException : ArgumentException
    {
        public ArgumentNullException();
        public ArgumentNullException(string? paramName);
        public ArgumentNullException(string? message, Exception? innerException);
        public ArgumentNullException(string? paramName, string? message);
        public static void ThrowIfNull([NotNull] object? argument, [CallerArgumentExpression("argument")]
            string? paramName = null);
    }
    public class ArgumentOutOfRangeException : ArgumentException
    {
        public virtual object? ActualValue { get; }
        public override string Message { get; }
        public ArgumentOutOfRangeException();
        public ArgumentOutOfRangeException(string? paramName);
        public ArgumentOutOfRangeException(string? message, Exception? innerException);
        public ArgumentOutOfRangeException(string? paramName, object? actualValue, string? message);
        public ArgumentOutOfRangeException(string? paramName, string? message);
        public static void ThrowIfEqual<T>(T value, T other, [CallerArgumentExpression("value")] string? paramName = null);
        public static void ThrowIfGreaterThanOrEqual<T>(T value, T other, [CallerArgumentExpression("value")]
            string? paramName = null) where T : IComparable<T>;
        public static void ThrowIfGreaterThan<T>(T value, T other, [CallerArgumentExpression("value")] string? paramName = null)
            where T : IComparable<T>;
        public static void ThrowIfLessThanOrEqual<T>(T value, T other, [CallerArgumentExpression("value")]
            string? paramName = null) where T : IComparable<T>;
        public static void ThrowIfLessThan<T>(T value, T other, [CallerArgumentExpression("value")] string? paramName = null)
            where T : IComparable<T>;
        public static void ThrowIfNegativeOrZero<T>(T value, [CallerArgumentExpression("value")] string? paramName = null);
        public static void ThrowIfNegative<T>(T value, [CallerArgumentExpression("value")] string? paramName = null);
        public static void ThrowIfNotEqual<T>(T value, T other, [CallerArgumentExpression("value")] string? paramName = null);
        public static void ThrowIfZero<T>(T value, [CallerArgumentExpression("value")] string? paramName = null);
    }
    public abstract class Array : ICollection, IEnumerable, IList, ICloneable
    {
        public bool IsFixedSize { get; }
        public bool IsReadOnly { get; }
        public bool IsSynchronized { get; }
        public int Length { get; }
        public long LongLength { get; }
        public static int MaxLength { get; }
        public int Rank { get; }
        public object SyncRoot { get; }
        public static ReadOnlyCollection<T> AsReadOnly<T>(T[] array);
        public static int BinarySearch(Array array, int index, int length, object? value);
        public static int BinarySearch(Array array, object? value);
        public static int BinarySearch<T>(T[] array, int index, int length, T value);
        public static int BinarySearch<T>(T[] array, int index, int length, T value, IComparer<T>? comparer);
        public static int BinarySearch<T>(T[] array, T value);
        public static int BinarySearch<T>(T[] array, T value, IComparer<T>? comparer);
        public static void Clear(Array array);
        public static void Clear(Array array, int index, int length);
        public object Clone();
        public static void ConstrainedCopy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex,
            int length);
        public static TOutput[] ConvertAll<TInput, TOutput>(TInput[] array, Converter<TInput, TOutput> converter);
        public static void Copy(Array sourceArray, Array destinationArray, int length);
        public static void Copy(Array sourceArray, Array destinationArray, long length);
        public static void Copy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length);
        public static void Copy(Array sourceArray, long sourceIndex, Array destinationArray, long destinationIndex, long length);
        public void CopyTo(Array array, int index);
        public void CopyTo(Array array, long index);
        public static Array CreateInstance(Type elementType, int length);
        public static Array CreateInstance(Type elementType, int length1, int length2);
        public static Array CreateInstance(Type elementType, int length1, int length2, int length3);
        public static Array CreateInstance(Type elementType, params int[] lengths);
        public static Array CreateInstance(Type elementType, int[] lengths, int[] lowerBounds);
        public static Array CreateInstance(Type elementType, params long[] lengths);
        public static Array CreateInstanceFromArrayType(Type arrayType, int length);
        public static Array CreateInstanceFromArrayType(Type arrayType, params int[] lengths);
        public static Array CreateInstanceFromArrayType(Type arrayType, int[] lengths, int[] lowerBounds);
        public static T[] Empty<T>();
        public static bool Exists<T>(T[] array, Predicate<T> match);
        public static void Fill<T>(T[] array, T value);
        public static void Fill<T>(T[] array, T value, int startIndex, int count);
        public static T[] FindAll<T>(T[] array, Predicate<T> match);
        public static int FindIndex<T>(T[] array, int startIndex, int count, Predicate<T> match);
        public static int FindIndex<T>(T[] array, int startIndex, Predicate<T> match);
        public static int FindIndex<T>(T[] array, Predicate<T> match);
        public static int FindLastIndex<T>(T[] array, int startIndex, int count, Predicate<T> match);
        public static int FindLastIndex<T>(T[] array, int startIndex, Predicate<T> match);
        public static int FindLastIndex<T>(T[] array, Predicate<T> match);
        public static T? FindLast<T>(T[] array, Predicate<T> match);
        public static T? Find<T>(T[] array, Predicate<T> match);
        public static void ForEach<T>(T[] array, Action<T> action);
        public IEnumerator GetEnumerator();
        public int GetLength(int dimension);
        public long GetLongLength(int dimension);
        public int GetLowerBound(int dimension);
        public int GetUpperBound(int dimension);
        public object? GetValue(int index);
        public object? GetValue(int index1, int index2);
        public object? GetValue(int index1, int index2, int index3);
        public object? GetValue(params int[] indices);
        public object? GetValue(long index);
        public object? GetValue(long index1, long index2);
        public object? GetValue(long index1, long index2, long index3);
        public object? GetValue(params long[] indices);
        public static int IndexOf(Array array, object? value);
        public static int IndexOf(Array array, object? value, int startIndex);
        public static int IndexOf(Array array, object? value, int startIndex, int count);
        public static int IndexOf<T>(T[] array, T value);
        public static int IndexOf<T>(T[] array, T value, int startIndex);
        public static int IndexOf<T>(T[] array, T value, int startIndex, int count);
        public void Initialize();
        public static int LastIndexOf(Array array, object? value);
        public static int LastIndexOf(Array array, object? value, int startIndex);
        public static int LastIndexOf(Array array, object? value, int startIndex, int count);
        public static int LastIndexOf<T>(T[] array, T value);
        public static int LastIndexOf<T>(T[] array, T value, int startIndex);
        public static int LastIndexOf<T>(T[] array, T value, int startIndex, int count);
        public static void Resize<T>([NotNull] ref T[]? array, int newSize);
        public static void Reverse(Array array);
        public static void Reverse(Array array, int index, int length);
        public static void Reverse<T>(T[] array);
        public static void Reverse<T>(T[] array, int index, int length);
        public void SetValue(object? value, int index);
        public void SetValue(object? value, int index1, int index2);
        public void SetValue(object? value, int index1, int index2, int index3);
        public void SetValue(object? value, params int[] indices);
        public void SetValue(object? value, long index);
        public void SetValue(object? value, long index1, long index2);
        public void SetValue(object? value, long index1, long index2, long index3);
        public void SetValue(object? value, params long[] indices);
        public static void Sort(Array array);
        public static void Sort(Array keys, Array? items);
        public static void Sort(Array keys, Array? items, int index, int length);
        public static void Sort(Array array, int index, int length);
        public static void Sort<T>(T[] array);
        public static void Sort<T>(T[] array, IComparer<T>? comparer);
        public static void Sort<T>(T[] array, Comparison<T> comparison);
        public static void Sort<T>(T[] array, int index, int length);
        public static void Sort<T>(T[] array, int index, int length, IComparer<T>? comparer);
        public static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items);
        public static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items, IComparer<TKey>? comparer);
        public static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items, int index, int length);
        public static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items, int index, int length, IComparer<TKey>? comparer);
        public static bool TrueForAll<T>(T[] array, Predicate<T> match);
    }
    public readonly struct ArraySegment<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>,
        IReadOnlyList<T>
    {
        public T[]? Array { get; }
        public int Count { get; }
        public static ArraySegment<T> Empty { get; }
        public T this[int index] { get; set; }
        public int Offset { get; }
        public ArraySegment(T[] array);
        public ArraySegment(T[] array, int offset, int count);
        public void CopyTo(ArraySegment<T> destination);
        public void CopyTo(T[] destination);
        public void CopyTo(T[] destination, int destinationIndex);
        public bool Equals(ArraySegment<T> obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public ArraySegment<T>.Enumerator GetEnumerator();
        public override int GetHashCode();
        public static bool operator ==(ArraySegment<T> a, ArraySegment<T> b);
        public static implicit operator ArraySegment<T>(T[] array);
        public static bool operator !=(ArraySegment<T> a, ArraySegment<T> b);
        public ArraySegment<T> Slice(int index);
        public ArraySegment<T> Slice(int index, int count);
        public T[] ToArray();
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
    }
    [AttributeUsage(AttributeTargets.All, Inherited = true, AllowMultiple = false)]
    public abstract class Attribute
    {
        public virtual object TypeId { get; }
        protected Attribute();
        public override bool Equals([NotNullWhen(true)] object? obj);
        public static Attribute? GetCustomAttribute(Assembly element, Type attributeType);
        public static Attribute? GetCustomAttribute(Assembly element, Type attributeType, bool inherit);
        public static Attribute? GetCustomAttribute(MemberInfo element, Type attributeType);
        public static Attribute? GetCustomAttribute(MemberInfo element, Type attributeType, bool inherit);
        public static Attribute? GetCustomAttribute(ParameterInfo element, Type attributeType);
        public static Attribute? GetCustomAttribute(ParameterInfo element, Type attributeType, bool inherit);
        public static Attribute[] GetCustomAttributes(Assembly element);
        public static Attribute[] GetCustomAttributes(Assembly element, bool inherit);
        public static Attribute[] GetCustomAttributes(Assembly element, Type attributeType);
        public static Attribute[] GetCustomAttributes(Assembly element, Type attributeType, bool inherit);
        public static Attribute[] GetCustomAttributes(MemberInfo element);
        public static Attribute[] GetCustomAttributes(MemberInfo element, bool inherit);
        public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType);
        public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType, bool inherit);
        public static Attribute[] GetCustomAttributes(ParameterInfo element);
        public static Attribute[] GetCustomAttributes(ParameterInfo element, bool inherit);
        public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType);
        public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType, bool inherit);
        public override int GetHashCode();
        public virtual bool IsDefaultAttribute();
        public static bool IsDefined(Assembly element, Type attributeType);
        public static bool IsDefined(Assembly element, Type attributeType, bool inherit);
        public static bool IsDefined(MemberInfo element, Type attributeType);
        public static bool IsDefined(MemberInfo element, Type attributeType, bool inherit);
        public static bool IsDefined(ParameterInfo element, Type attributeType);
        public static bool IsDefined(ParameterInfo element, Type attributeType, bool inherit);
        public virtual bool Match(object? obj);
    }
    [Flags]
    public enum AttributeTargets
    {
        Assembly = 1,
        Module = 2,
        Class = 4,
        Struct = 8,
        Enum = 16,
        Constructor = 32,
        Method = 64,
        Property = 128,
        Field = 256,
        Event = 512,
        Interface = 1024,
        Parameter = 2048,
        Delegate = 4096,
        ReturnValue = 8192,
        GenericParameter = 16384,
        All = 32767,
    }
    [AttributeUsage(AttributeTargets.Class, Inherited = true)]
    public sealed class AttributeUsageAttribute : Attribute
    {
        public bool AllowMultiple { get; set; }
        public bool Inherited { get; set; }
        public AttributeTargets ValidOn { get; }
        public AttributeUsageAttribute(AttributeTargets validOn);
    }
    public readonly struct Boolean : IComparable, IComparable<bool>, IEquatable<bool>, IParsable<bool>, ISpanParsable<bool>
    {
        public static readonly string FalseString;
        public static readonly string TrueString;
        public int CompareTo(bool value);
        public int CompareTo(object? obj);
        public bool Equals(bool obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool Parse(ReadOnlySpan<char> value);
        public static bool Parse(string value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public bool TryFormat(Span<char> destination, out int charsWritten);
        public static bool TryParse(ReadOnlySpan<char> value, out bool result);
        public static bool TryParse([NotNullWhen(true)] string? value, out bool result);
    }
    public readonly struct Byte : IComparable, IComparable<byte>, IEquatable<byte>, IFormattable, IParsable<byte>,
        ISpanParsable<byte>
    {
        public const byte MaxValue = 255;
        public const byte MinValue = 0;
        public static byte Clamp(byte value, byte min, byte max);
        public int CompareTo(byte value);
        public int CompareTo(object? value);
        public static byte CreateChecked<TOther>(TOther value);
        public static byte CreateSaturating<TOther>(TOther value);
        public static byte CreateTruncating<TOther>(TOther value);
        public static (byte Quotient, byte Remainder) DivRem(byte left, byte right);
        public bool Equals(byte obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(byte value);
        public static bool IsOddInteger(byte value);
        public static bool IsPow2(byte value);
        public static byte LeadingZeroCount(byte value);
        public static byte Log2(byte value);
        public static byte Max(byte x, byte y);
        public static byte Min(byte x, byte y);
        public static byte Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static byte Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static byte Parse(string s);
        public static byte Parse(string s, IFormatProvider? provider);
        public static byte PopCount(byte value);
        public static byte RotateLeft(byte value, int rotateAmount);
        public static byte RotateRight(byte value, int rotateAmount);
        public static int Sign(byte value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static byte TrailingZeroCount(byte value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out byte result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out byte result);
        public static bool TryParse(ReadOnlySpan<char> s, out byte result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out byte result);
        public static bool TryParse([NotNullWhen(true)] string? s, out byte result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out byte result);
    }
    public readonly struct Char : IComparable, IComparable<char>, IEquatable<char>, IFormattable, IParsable<char>,
        ISpanParsable<char>
    {
        public const char MaxValue = '\uffff';
        public const char MinValue = '\u0000';
        public int CompareTo(char value);
        public int CompareTo(object? value);
        public static string ConvertFromUtf32(int utf32);
        public static int ConvertToUtf32(char highSurrogate, char lowSurrogate);
        public static int ConvertToUtf32(string s, int index);
        public bool Equals(char obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static double GetNumericValue(char c);
        public static double GetNumericValue(string s, int index);
        public static bool IsAscii(char c);
        public static bool IsAsciiDigit(char c);
        public static bool IsAsciiHexDigit(char c);
        public static bool IsAsciiHexDigitLower(char c);
        public static bool IsAsciiHexDigitUpper(char c);
        public static bool IsAsciiLetter(char c);
        public static bool IsAsciiLetterLower(char c);
        public static bool IsAsciiLetterOrDigit(char c);
        public static bool IsAsciiLetterUpper(char c);
        public static bool IsBetween(char c, char minInclusive, char maxInclusive);
        public static bool IsControl(char c);
        public static bool IsControl(string s, int index);
        public static bool IsDigit(char c);
        public static bool IsDigit(string s, int index);
        public static bool IsHighSurrogate(char c);
        public static bool IsHighSurrogate(string s, int index);
        public static bool IsLetter(char c);
        public static bool IsLetter(string s, int index);
        public static bool IsLetterOrDigit(char c);
        public static bool IsLetterOrDigit(string s, int index);
        public static bool IsLower(char c);
        public static bool IsLower(string s, int index);
        public static bool IsLowSurrogate(char c);
        public static bool IsLowSurrogate(string s, int index);
        public static bool IsNumber(char c);
        public static bool IsNumber(string s, int index);
        public static bool IsPunctuation(char c);
        public static bool IsPunctuation(string s, int index);
        public static bool IsSeparator(char c);
        public static bool IsSeparator(string s, int index);
        public static bool IsSurrogate(char c);
        public static bool IsSurrogate(string s, int index);
        public static bool IsSurrogatePair(char highSurrogate, char lowSurrogate);
        public static bool IsSurrogatePair(string s, int index);
        public static bool IsSymbol(char c);
        public static bool IsSymbol(string s, int index);
        public static bool IsUpper(char c);
        public static bool IsUpper(string s, int index);
        public static bool IsWhiteSpace(char c);
        public static bool IsWhiteSpace(string s, int index);
        public static char Parse(string s);
        public static char ToLower(char c);
        public static char ToLower(char c, CultureInfo culture);
        public static char ToLowerInvariant(char c);
        public override string ToString();
        public static string ToString(char c);
        public string ToString(IFormatProvider? provider);
        public static char ToUpper(char c);
        public static char ToUpper(char c, CultureInfo culture);
        public static char ToUpperInvariant(char c);
        public static bool TryParse([NotNullWhen(true)] string? s, out char result);
    }
    public delegate int Comparison<in T>(T x, T y) where T : allows ref struct;
    public static class Console
    {
        public static int BufferHeight { get; set; }
        public static int BufferWidth { get; set; }
        public static bool CapsLock { get; }
        public static int CursorLeft { get; set; }
        public static int CursorSize { get; set; }
        public static int CursorTop { get; set; }
        public static bool CursorVisible { get; set; }
        public static Encoding InputEncoding { get; set; }
        public static bool IsErrorRedirected { get; }
        public static bool IsInputRedirected { get; }
        public static bool IsOutputRedirected { get; }
        public static bool KeyAvailable { get; }
        public static int LargestWindowHeight { get; }
        public static int LargestWindowWidth { get; }
        public static bool NumberLock { get; }
        public static Encoding OutputEncoding { get; set; }
        public static string Title { get; set; }
        public static bool TreatControlCAsInput { get; set; }
        public static int WindowHeight { get; set; }
        public static int WindowLeft { get; set; }
        public static int WindowTop { get; set; }
        public static int WindowWidth { get; set; }
        public static void Beep();
        public static void Beep(int frequency, int duration);
        public static void Clear();
        public static (int Left, int Top) GetCursorPosition();
        public static void MoveBufferArea(int sourceLeft, int sourceTop, int sourceWidth, int sourceHeight, int targetLeft,
            int targetTop);
        public static Stream OpenStandardError();
        public static Stream OpenStandardError(int bufferSize);
        public static Stream OpenStandardInput();
        public static Stream OpenStandardInput(int bufferSize);
        public static Stream OpenStandardOutput();
        public static Stream OpenStandardOutput(int bufferSize);
        public static int Read();
        public static string? ReadLine();
        public static void ResetColor();
        public static void SetBufferSize(int width, int height);
        public static void SetCursorPosition(int left, int top);
        public static void SetWindowPosition(int left, int top);
        public static void SetWindowSize(int width, int height);
        public static void Write(bool value);
        public static void Write(char value);
        public static void Write(char[]? buffer);
        public static void Write(char[] buffer, int index, int count);
        public static void Write(decimal value);
        public static void Write(double value);
        public static void Write(int value);
        public static void Write(long value);
        public static void Write(object? value);
        public static void Write(float value);
        public static void Write(string? value);
        public static void Write(ReadOnlySpan<char> value);
        public static void Write([StringSyntax("CompositeFormat")] string format, object? arg0);
        public static void Write([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1);
        public static void Write([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1, object? arg2);
        public static void Write([StringSyntax("CompositeFormat")] string format, params object?[]? arg);
        public static void Write([StringSyntax("CompositeFormat")] string format, params ReadOnlySpan<object?> arg);
        public static void Write(uint value);
        public static void Write(ulong value);
        public static void WriteLine();
        public static void WriteLine(bool value);
        public static void WriteLine(char value);
        public static void WriteLine(char[]? buffer);
        public static void WriteLine(char[] buffer, int index, int count);
        public static void WriteLine(decimal value);
        public static void WriteLine(double value);
        public static void WriteLine(int value);
        public static void WriteLine(long value);
        public static void WriteLine(object? value);
        public static void WriteLine(float value);
        public static void WriteLine(string? value);
        public static void WriteLine(ReadOnlySpan<char> value);
        public static void WriteLine([StringSyntax("CompositeFormat")] string format, object? arg0);
        public static void WriteLine([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1);
        public static void WriteLine([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1, object? arg2);
        public static void WriteLine([StringSyntax("CompositeFormat")] string format, params object?[]? arg);
        public static void WriteLine([StringSyntax("CompositeFormat")] string format, params ReadOnlySpan<object?> arg);
        public static void WriteLine(uint value);
        public static void WriteLine(ulong value);
    }
    public static class Convert
    {
        public static readonly object DBNull;
        public static object? ChangeType(object? value, Type conversionType);
        public static object? ChangeType(object? value, Type conversionType, IFormatProvider? provider);
        public static byte[] FromBase64CharArray(char[] inArray, int offset, int length);
        public static byte[] FromBase64String(string s);
        public static byte[] FromHexString(ReadOnlySpan<byte> utf8Source);
        public static byte[] FromHexString(ReadOnlySpan<char> chars);
        public static byte[] FromHexString(string s);
        public static bool IsDBNull([NotNullWhen(true)] object? value);
        public static int ToBase64CharArray(byte[] inArray, int offsetIn, int length, char[] outArray, int offsetOut);
        public static string ToBase64String(byte[] inArray);
        public static string ToBase64String(byte[] inArray, int offset, int length);
        public static bool ToBoolean(bool value);
        public static bool ToBoolean(byte value);
        public static bool ToBoolean(char value);
        public static bool ToBoolean(DateTime value);
        public static bool ToBoolean(decimal value);
        public static bool ToBoolean(double value);
        public static bool ToBoolean(short value);
        public static bool ToBoolean(int value);
        public static bool ToBoolean(long value);
        public static bool ToBoolean([NotNullWhen(true)] object? value);
        public static bool ToBoolean([NotNullWhen(true)] object? value, IFormatProvider? provider);
        public static bool ToBoolean(sbyte value);
        public static bool ToBoolean(float value);
        public static bool ToBoolean([NotNullWhen(true)] string? value);
        public static bool ToBoolean([NotNullWhen(true)] string? value, IFormatProvider? provider);
        public static bool ToBoolean(ushort value);
        public static bool ToBoolean(uint value);
        public static bool ToBoolean(ulong value);
        public static byte ToByte(bool value);
        public static byte ToByte(byte value);
        public static byte ToByte(char value);
        public static byte ToByte(DateTime value);
        public static byte ToByte(decimal value);
        public static byte ToByte(double value);
        public static byte ToByte(short value);
        public static byte ToByte(int value);
        public static byte ToByte(long value);
        public static byte ToByte(object? value);
        public static byte ToByte(object? value, IFormatProvider? provider);
        public static byte ToByte(sbyte value);
        public static byte ToByte(float value);
        public static byte ToByte(string? value);
        public static byte ToByte(string? value, IFormatProvider? provider);
        public static byte ToByte(string? value, int fromBase);
        public static byte ToByte(ushort value);
        public static byte ToByte(uint value);
        public static byte ToByte(ulong value);
        public static char ToChar(bool value);
        public static char ToChar(byte value);
        public static char ToChar(char value);
        public static char ToChar(DateTime value);
        public static char ToChar(decimal value);
        public static char ToChar(double value);
        public static char ToChar(short value);
        public static char ToChar(int value);
        public static char ToChar(long value);
        public static char ToChar(object? value);
        public static char ToChar(object? value, IFormatProvider? provider);
        public static char ToChar(sbyte value);
        public static char ToChar(float value);
        public static char ToChar(string value);
        public static char ToChar(string value, IFormatProvider? provider);
        public static char ToChar(ushort value);
        public static char ToChar(uint value);
        public static char ToChar(ulong value);
        public static DateTime ToDateTime(bool value);
        public static DateTime ToDateTime(byte value);
        public static DateTime ToDateTime(char value);
        public static DateTime ToDateTime(DateTime value);
        public static DateTime ToDateTime(decimal value);
        public static DateTime ToDateTime(double value);
        public static DateTime ToDateTime(short value);
        public static DateTime ToDateTime(int value);
        public static DateTime ToDateTime(long value);
        public static DateTime ToDateTime(object? value);
        public static DateTime ToDateTime(object? value, IFormatProvider? provider);
        public static DateTime ToDateTime(sbyte value);
        public static DateTime ToDateTime(float value);
        public static DateTime ToDateTime(string? value);
        public static DateTime ToDateTime(string? value, IFormatProvider? provider);
        public static DateTime ToDateTime(ushort value);
        public static DateTime ToDateTime(uint value);
        public static DateTime ToDateTime(ulong value);
        public static decimal ToDecimal(bool value);
        public static decimal ToDecimal(byte value);
        public static decimal ToDecimal(char value);
        public static decimal ToDecimal(DateTime value);
        public static decimal ToDecimal(decimal value);
        public static decimal ToDecimal(double value);
        public static decimal ToDecimal(short value);
        public static decimal ToDecimal(int value);
        public static decimal ToDecimal(long value);
        public static decimal ToDecimal(object? value);
        public static decimal ToDecimal(object? value, IFormatProvider? provider);
        public static decimal ToDecimal(sbyte value);
        public static decimal ToDecimal(float value);
        public static decimal ToDecimal(string? value);
        public static decimal ToDecimal(string? value, IFormatProvider? provider);
        public static decimal ToDecimal(ushort value);
        public static decimal ToDecimal(uint value);
        public static decimal ToDecimal(ulong value);
        public static double ToDouble(bool value);
        public static double ToDouble(byte value);
        public static double ToDouble(char value);
        public static double ToDouble(DateTime value);
        public static double ToDouble(decimal value);
        public static double ToDouble(double value);
        public static double ToDouble(short value);
        public static double ToDouble(int value);
        public static double ToDouble(long value);
        public static double ToDouble(object? value);
        public static double ToDouble(object? value, IFormatProvider? provider);
        public static double ToDouble(sbyte value);
        public static double ToDouble(float value);
        public static double ToDouble(string? value);
        public static double ToDouble(string? value, IFormatProvider? provider);
        public static double ToDouble(ushort value);
        public static double ToDouble(uint value);
        public static double ToDouble(ulong value);
        public static string ToHexString(byte[] inArray);
        public static string ToHexString(byte[] inArray, int offset, int length);
        public static string ToHexString(ReadOnlySpan<byte> bytes);
        public static string ToHexStringLower(byte[] inArray);
        public static string ToHexStringLower(byte[] inArray, int offset, int length);
        public static string ToHexStringLower(ReadOnlySpan<byte> bytes);
        public static short ToInt16(bool value);
        public static short ToInt16(byte value);
        public static short ToInt16(char value);
        public static short ToInt16(DateTime value);
        public static short ToInt16(decimal value);
        public static short ToInt16(double value);
        public static short ToInt16(short value);
        public static short ToInt16(int value);
        public static short ToInt16(long value);
        public static short ToInt16(object? value);
        public static short ToInt16(object? value, IFormatProvider? provider);
        public static short ToInt16(sbyte value);
        public static short ToInt16(float value);
        public static short ToInt16(string? value);
        public static short ToInt16(string? value, IFormatProvider? provider);
        public static short ToInt16(string? value, int fromBase);
        public static short ToInt16(ushort value);
        public static short ToInt16(uint value);
        public static short ToInt16(ulong value);
        public static int ToInt32(bool value);
        public static int ToInt32(byte value);
        public static int ToInt32(char value);
        public static int ToInt32(DateTime value);
        public static int ToInt32(decimal value);
        public static int ToInt32(double value);
        public static int ToInt32(short value);
        public static int ToInt32(int value);
        public static int ToInt32(long value);
        public static int ToInt32(object? value);
        public static int ToInt32(object? value, IFormatProvider? provider);
        public static int ToInt32(sbyte value);
        public static int ToInt32(float value);
        public static int ToInt32(string? value);
        public static int ToInt32(string? value, IFormatProvider? provider);
        public static int ToInt32(string? value, int fromBase);
        public static int ToInt32(ushort value);
        public static int ToInt32(uint value);
        public static int ToInt32(ulong value);
        public static long ToInt64(bool value);
        public static long ToInt64(byte value);
        public static long ToInt64(char value);
        public static long ToInt64(DateTime value);
        public static long ToInt64(decimal value);
        public static long ToInt64(double value);
        public static long ToInt64(short value);
        public static long ToInt64(int value);
        public static long ToInt64(long value);
        public static long ToInt64(object? value);
        public static long ToInt64(object? value, IFormatProvider? provider);
        public static long ToInt64(sbyte value);
        public static long ToInt64(float value);
        public static long ToInt64(string? value);
        public static long ToInt64(string? value, IFormatProvider? provider);
        public static long ToInt64(string? value, int fromBase);
        public static long ToInt64(ushort value);
        public static long ToInt64(uint value);
        public static long ToInt64(ulong value);
        public static sbyte ToSByte(bool value);
        public static sbyte ToSByte(byte value);
        public static sbyte ToSByte(char value);
        public static sbyte ToSByte(DateTime value);
        public static sbyte ToSByte(decimal value);
        public static sbyte ToSByte(double value);
        public static sbyte ToSByte(short value);
        public static sbyte ToSByte(int value);
        public static sbyte ToSByte(long value);
        public static sbyte ToSByte(object? value);
        public static sbyte ToSByte(object? value, IFormatProvider? provider);
        public static sbyte ToSByte(sbyte value);
        public static sbyte ToSByte(float value);
        public static sbyte ToSByte(string? value);
        public static sbyte ToSByte(string value, IFormatProvider? provider);
        public static sbyte ToSByte(string? value, int fromBase);
        public static sbyte ToSByte(ushort value);
        public static sbyte ToSByte(uint value);
        public static sbyte ToSByte(ulong value);
        public static float ToSingle(bool value);
        public static float ToSingle(byte value);
        public static float ToSingle(char value);
        public static float ToSingle(DateTime value);
        public static float ToSingle(decimal value);
        public static float ToSingle(double value);
        public static float ToSingle(short value);
        public static float ToSingle(int value);
        public static float ToSingle(long value);
        public static float ToSingle(object? value);
        public static float ToSingle(object? value, IFormatProvider? provider);
        public static float ToSingle(sbyte value);
        public static float ToSingle(float value);
        public static float ToSingle(string? value);
        public static float ToSingle(string? value, IFormatProvider? provider);
        public static float ToSingle(ushort value);
        public static float ToSingle(uint value);
        public static float ToSingle(ulong value);
        public static string ToString(bool value);
        public static string ToString(bool value, IFormatProvider? provider);
        public static string ToString(byte value);
        public static string ToString(byte value, IFormatProvider? provider);
        public static string ToString(byte value, int toBase);
        public static string ToString(char value);
        public static string ToString(char value, IFormatProvider? provider);
        public static string ToString(DateTime value);
        public static string ToString(DateTime value, IFormatProvider? provider);
        public static string ToString(decimal value);
        public static string ToString(decimal value, IFormatProvider? provider);
        public static string ToString(double value);
        public static string ToString(double value, IFormatProvider? provider);
        public static string ToString(short value);
        public static string ToString(short value, IFormatProvider? provider);
        public static string ToString(short value, int toBase);
        public static string ToString(int value);
        public static string ToString(int value, IFormatProvider? provider);
        public static string ToString(int value, int toBase);
        public static string ToString(long value);
        public static string ToString(long value, IFormatProvider? provider);
        public static string ToString(long value, int toBase);
        public static string? ToString(object? value);
        public static string? ToString(object? value, IFormatProvider? provider);
        public static string ToString(sbyte value);
        public static string ToString(sbyte value, IFormatProvider? provider);
        public static string ToString(float value);
        public static string ToString(float value, IFormatProvider? provider);
        public static string? ToString(string? value);
        public static string? ToString(string? value, IFormatProvider? provider);
        public static string ToString(ushort value);
        public static string ToString(ushort value, IFormatProvider? provider);
        public static string ToString(uint value);
        public static string ToString(uint value, IFormatProvider? provider);
        public static string ToString(ulong value);
        public static string ToString(ulong value, IFormatProvider? provider);
        public static ushort ToUInt16(bool value);
        public static ushort ToUInt16(byte value);
        public static ushort ToUInt16(char value);
        public static ushort ToUInt16(DateTime value);
        public static ushort ToUInt16(decimal value);
        public static ushort ToUInt16(double value);
        public static ushort ToUInt16(short value);
        public static ushort ToUInt16(int value);
        public static ushort ToUInt16(long value);
        public static ushort ToUInt16(object? value);
        public static ushort ToUInt16(object? value, IFormatProvider? provider);
        public static ushort ToUInt16(sbyte value);
        public static ushort ToUInt16(float value);
        public static ushort ToUInt16(string? value);
        public static ushort ToUInt16(string? value, IFormatProvider? provider);
        public static ushort ToUInt16(string? value, int fromBase);
        public static ushort ToUInt16(ushort value);
        public static ushort ToUInt16(uint value);
        public static ushort ToUInt16(ulong value);
        public static uint ToUInt32(bool value);
        public static uint ToUInt32(byte value);
        public static uint ToUInt32(char value);
        public static uint ToUInt32(DateTime value);
        public static uint ToUInt32(decimal value);
        public static uint ToUInt32(double value);
        public static uint ToUInt32(short value);
        public static uint ToUInt32(int value);
        public static uint ToUInt32(long value);
        public static uint ToUInt32(object? value);
        public static uint ToUInt32(object? value, IFormatProvider? provider);
        public static uint ToUInt32(sbyte value);
        public static uint ToUInt32(float value);
        public static uint ToUInt32(string? value);
        public static uint ToUInt32(string? value, IFormatProvider? provider);
        public static uint ToUInt32(string? value, int fromBase);
        public static uint ToUInt32(ushort value);
        public static uint ToUInt32(uint value);
        public static uint ToUInt32(ulong value);
        public static ulong ToUInt64(bool value);
        public static ulong ToUInt64(byte value);
        public static ulong ToUInt64(char value);
        public static ulong ToUInt64(DateTime value);
        public static ulong ToUInt64(decimal value);
        public static ulong ToUInt64(double value);
        public static ulong ToUInt64(short value);
        public static ulong ToUInt64(int value);
        public static ulong ToUInt64(long value);
        public static ulong ToUInt64(object? value);
        public static ulong ToUInt64(object? value, IFormatProvider? provider);
        public static ulong ToUInt64(sbyte value);
        public static ulong ToUInt64(float value);
        public static ulong ToUInt64(string? value);
        public static ulong ToUInt64(string? value, IFormatProvider? provider);
        public static ulong ToUInt64(string? value, int fromBase);
        public static ulong ToUInt64(ushort value);
        public static ulong ToUInt64(uint value);
        public static ulong ToUInt64(ulong value);
        public static bool TryFromBase64Chars(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten);
        public static bool TryFromBase64String(string s, Span<byte> bytes, out int bytesWritten);
        public static bool TryToHexString(ReadOnlySpan<byte> source, Span<byte> utf8Destination, out int bytesWritten);
        public static bool TryToHexString(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten);
        public static bool TryToHexStringLower(ReadOnlySpan<byte> source, Span<byte> utf8Destination, out int bytesWritten);
        public static bool TryToHexStringLower(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten);
    }
    public delegate TOutput Converter<in TInput, out TOutput>(TInput input) where TInput : allows ref struct
        where TOutput : allows ref struct;
    public readonly struct DateOnly : IComparable, IComparable<DateOnly>, IEquatable<DateOnly>, IFormattable,
        IParsable<DateOnly>, ISpanParsable<DateOnly>
    {
        public int Day { get; }
        public int DayNumber { get; }
        public DayOfWeek DayOfWeek { get; }
        public int DayOfYear { get; }
        public static DateOnly MaxValue { get; }
        public static DateOnly MinValue { get; }
        public int Month { get; }
        public int Year { get; }
        public DateOnly(int year, int month, int day);
        public DateOnly AddDays(int value);
        public DateOnly AddMonths(int value);
        public DateOnly AddYears(int value);
        public int CompareTo(DateOnly value);
        public int CompareTo(object? value);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out int year, out int month, out int day);
        public bool Equals(DateOnly value);
        public override bool Equals([NotNullWhen(true)] object? value);
        public static DateOnly FromDateTime(DateTime dateTime);
        public static DateOnly FromDayNumber(int dayNumber);
        public override int GetHashCode();
        public static bool operator ==(DateOnly left, DateOnly right);
        public static bool operator >(DateOnly left, DateOnly right);
        public static bool operator >=(DateOnly left, DateOnly right);
        public static bool operator !=(DateOnly left, DateOnly right);
        public static bool operator <(DateOnly left, DateOnly right);
        public static bool operator <=(DateOnly left, DateOnly right);
        public static DateOnly Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static DateOnly Parse(string s);
        public static DateOnly Parse(string s, IFormatProvider? provider);
        public static DateOnly ParseExact(ReadOnlySpan<char> s, [StringSyntax("DateOnlyFormat")] string[] formats);
        public static DateOnly ParseExact(string s, [StringSyntax("DateOnlyFormat")] string format);
        public static DateOnly ParseExact(string s, [StringSyntax("DateOnlyFormat")] string[] formats);
        public DateTime ToDateTime(TimeOnly time);
        public DateTime ToDateTime(TimeOnly time, DateTimeKind kind);
        public string ToLongDateString();
        public string ToShortDateString();
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("DateOnlyFormat")] string? format);
        public string ToString([StringSyntax("DateOnlyFormat")] string? format, IFormatProvider? provider);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("DateOnlyFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("DateOnlyFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<char> s, out DateOnly result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out DateOnly result);
        public static bool TryParse([NotNullWhen(true)] string? s, out DateOnly result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out DateOnly result);
        public static bool TryParseExact(ReadOnlySpan<char> s, [StringSyntax("DateOnlyFormat")] ReadOnlySpan<char> format,
            out DateOnly result);
        public static bool TryParseExact(ReadOnlySpan<char> s, [NotNullWhen(true)] [StringSyntax("DateOnlyFormat")]
            string?[]? formats, out DateOnly result);
        public static bool TryParseExact([NotNullWhen(true)] string? s, [NotNullWhen(true)] [StringSyntax("DateOnlyFormat")]
            string? format, out DateOnly result);
        public static bool TryParseExact([NotNullWhen(true)] string? s, [NotNullWhen(true)] [StringSyntax("DateOnlyFormat")]
            string?[]? formats, out DateOnly result);
    }
    public readonly struct DateTime : IComparable, IComparable<DateTime>, IEquatable<DateTime>, IFormattable,
        IParsable<DateTime>, ISpanParsable<DateTime>
    {
        public static readonly DateTime MaxValue;
        public static readonly DateTime MinValue;
        public static readonly DateTime UnixEpoch;
        public DateTime Date { get; }
        public int Day { get; }
        public DayOfWeek DayOfWeek { get; }
        public int DayOfYear { get; }
        public int Hour { get; }
        public DateTimeKind Kind { get; }
        public int Microsecond { get; }
        public int Millisecond { get; }
        public int Minute { get; }
        public int Month { get; }
        public int Nanosecond { get; }
        public static DateTime Now { get; }
        public int Second { get; }
        public long Ticks { get; }
        public TimeSpan TimeOfDay { get; }
        public static DateTime Today { get; }
        public static DateTime UtcNow { get; }
        public int Year { get; }
        public DateTime(DateOnly date, TimeOnly time);
        public DateTime(DateOnly date, TimeOnly time, DateTimeKind kind);
        public DateTime(int year, int month, int day);
        public DateTime(int year, int month, int day, int hour, int minute, int second);
        public DateTime(int year, int month, int day, int hour, int minute, int second, DateTimeKind kind);
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond);
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, DateTimeKind kind);
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond);
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond,
            DateTimeKind kind);
        public DateTime(long ticks);
        public DateTime(long ticks, DateTimeKind kind);
        public DateTime Add(TimeSpan value);
        public DateTime AddDays(double value);
        public DateTime AddHours(double value);
        public DateTime AddMicroseconds(double value);
        public DateTime AddMilliseconds(double value);
        public DateTime AddMinutes(double value);
        public DateTime AddMonths(int months);
        public DateTime AddSeconds(double value);
        public DateTime AddTicks(long value);
        public DateTime AddYears(int value);
        public static int Compare(DateTime t1, DateTime t2);
        public int CompareTo(DateTime value);
        public int CompareTo(object? value);
        public static int DaysInMonth(int year, int month);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out DateOnly date, out TimeOnly time);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out int year, out int month, out int day);
        public bool Equals(DateTime value);
        public static bool Equals(DateTime t1, DateTime t2);
        public override bool Equals([NotNullWhen(true)] object? value);
        public static DateTime FromBinary(long dateData);
        public static DateTime FromFileTime(long fileTime);
        public static DateTime FromFileTimeUtc(long fileTime);
        public static DateTime FromOADate(double d);
        public string[] GetDateTimeFormats();
        public string[] GetDateTimeFormats(char format);
        public string[] GetDateTimeFormats(char format, IFormatProvider? provider);
        public string[] GetDateTimeFormats(IFormatProvider? provider);
        public override int GetHashCode();
        public bool IsDaylightSavingTime();
        public static bool IsLeapYear(int year);
        public static DateTime operator +(DateTime d, TimeSpan t);
        public static bool operator ==(DateTime d1, DateTime d2);
        public static bool operator >(DateTime t1, DateTime t2);
        public static bool operator >=(DateTime t1, DateTime t2);
        public static bool operator !=(DateTime d1, DateTime d2);
        public static bool operator <(DateTime t1, DateTime t2);
        public static bool operator <=(DateTime t1, DateTime t2);
        public static TimeSpan operator -(DateTime d1, DateTime d2);
        public static DateTime operator -(DateTime d, TimeSpan t);
        public static DateTime Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static DateTime Parse(string s);
        public static DateTime Parse(string s, IFormatProvider? provider);
        public static DateTime ParseExact(string s, [StringSyntax("DateTimeFormat")] string format, IFormatProvider? provider);
        public static DateTime SpecifyKind(DateTime value, DateTimeKind kind);
        public TimeSpan Subtract(DateTime value);
        public DateTime Subtract(TimeSpan value);
        public long ToBinary();
        public long ToFileTime();
        public long ToFileTimeUtc();
        public DateTime ToLocalTime();
        public string ToLongDateString();
        public string ToLongTimeString();
        public double ToOADate();
        public string ToShortDateString();
        public string ToShortTimeString();
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("DateTimeFormat")] string? format);
        public string ToString([StringSyntax("DateTimeFormat")] string? format, IFormatProvider? provider);
        public DateTime ToUniversalTime();
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("DateTimeFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("DateTimeFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<char> s, out DateTime result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out DateTime result);
        public static bool TryParse([NotNullWhen(true)] string? s, out DateTime result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out DateTime result);
    }
    public enum DateTimeKind
    {
        Unspecified = 0,
        Utc = 1,
        Local = 2,
    }
    public readonly struct DateTimeOffset : IComparable, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>, IFormattable,
        IParsable<DateTimeOffset>, ISpanParsable<DateTimeOffset>
    {
        public static readonly DateTimeOffset MaxValue;
        public static readonly DateTimeOffset MinValue;
        public static readonly DateTimeOffset UnixEpoch;
        public DateTime Date { get; }
        public DateTime DateTime { get; }
        public int Day { get; }
        public DayOfWeek DayOfWeek { get; }
        public int DayOfYear { get; }
        public int Hour { get; }
        public DateTime LocalDateTime { get; }
        public int Microsecond { get; }
        public int Millisecond { get; }
        public int Minute { get; }
        public int Month { get; }
        public int Nanosecond { get; }
        public static DateTimeOffset Now { get; }
        public TimeSpan Offset { get; }
        public int Second { get; }
        public long Ticks { get; }
        public TimeSpan TimeOfDay { get; }
        public int TotalOffsetMinutes { get; }
        public DateTime UtcDateTime { get; }
        public static DateTimeOffset UtcNow { get; }
        public long UtcTicks { get; }
        public int Year { get; }
        public DateTimeOffset(DateOnly date, TimeOnly time, TimeSpan offset);
        public DateTimeOffset(DateTime dateTime);
        public DateTimeOffset(DateTime dateTime, TimeSpan offset);
        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond,
            TimeSpan offset);
        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, TimeSpan offset);
        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, TimeSpan offset);
        public DateTimeOffset(long ticks, TimeSpan offset);
        public DateTimeOffset Add(TimeSpan timeSpan);
        public DateTimeOffset AddDays(double days);
        public DateTimeOffset AddHours(double hours);
        public DateTimeOffset AddMicroseconds(double microseconds);
        public DateTimeOffset AddMilliseconds(double milliseconds);
        public DateTimeOffset AddMinutes(double minutes);
        public DateTimeOffset AddMonths(int months);
        public DateTimeOffset AddSeconds(double seconds);
        public DateTimeOffset AddTicks(long ticks);
        public DateTimeOffset AddYears(int years);
        public static int Compare(DateTimeOffset first, DateTimeOffset second);
        public int CompareTo(DateTimeOffset other);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out DateOnly date, out TimeOnly time,
            out TimeSpan offset);
        public bool Equals(DateTimeOffset other);
        public static bool Equals(DateTimeOffset first, DateTimeOffset second);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool EqualsExact(DateTimeOffset other);
        public static DateTimeOffset FromFileTime(long fileTime);
        public static DateTimeOffset FromUnixTimeMilliseconds(long milliseconds);
        public static DateTimeOffset FromUnixTimeSeconds(long seconds);
        public override int GetHashCode();
        public static DateTimeOffset operator +(DateTimeOffset dateTimeOffset, TimeSpan timeSpan);
        public static bool operator ==(DateTimeOffset left, DateTimeOffset right);
        public static bool operator >(DateTimeOffset left, DateTimeOffset right);
        public static bool operator >=(DateTimeOffset left, DateTimeOffset right);
        public static implicit operator DateTimeOffset(DateTime dateTime);
        public static bool operator !=(DateTimeOffset left, DateTimeOffset right);
        public static bool operator <(DateTimeOffset left, DateTimeOffset right);
        public static bool operator <=(DateTimeOffset left, DateTimeOffset right);
        public static TimeSpan operator -(DateTimeOffset left, DateTimeOffset right);
        public static DateTimeOffset operator -(DateTimeOffset dateTimeOffset, TimeSpan timeSpan);
        public static DateTimeOffset Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static DateTimeOffset Parse(string input);
        public static DateTimeOffset Parse(string input, IFormatProvider? formatProvider);
        public static DateTimeOffset ParseExact(string input, [StringSyntax("DateTimeFormat")] string format,
            IFormatProvider? formatProvider);
        public TimeSpan Subtract(DateTimeOffset value);
        public DateTimeOffset Subtract(TimeSpan value);
        public long ToFileTime();
        public DateTimeOffset ToLocalTime();
        public DateTimeOffset ToOffset(TimeSpan offset);
        public override string ToString();
        public string ToString(IFormatProvider? formatProvider);
        public string ToString([StringSyntax("DateTimeFormat")] string? format);
        public string ToString([StringSyntax("DateTimeFormat")] string? format, IFormatProvider? formatProvider);
        public DateTimeOffset ToUniversalTime();
        public long ToUnixTimeMilliseconds();
        public long ToUnixTimeSeconds();
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("DateTimeFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? formatProvider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("DateTimeFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? formatProvider = null);
        public static bool TryParse(ReadOnlySpan<char> input, out DateTimeOffset result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out DateTimeOffset result);
        public static bool TryParse([NotNullWhen(true)] string? input, out DateTimeOffset result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out DateTimeOffset result);
    }
    public enum DayOfWeek
    {
        Sunday = 0,
        Monday = 1,
        Tuesday = 2,
        Wednesday = 3,
        Thursday = 4,
        Friday = 5,
        Saturday = 6,
    }
    public readonly struct Decimal : IComparable, IComparable<decimal>, IEquatable<decimal>, IFormattable, IParsable<decimal>,
        ISpanParsable<decimal>
    {
        public const decimal MaxValue = 79228162514264337593543950335m;
        public const decimal MinusOne = -1m;
        public const decimal MinValue = -79228162514264337593543950335m;
        public const decimal One = 1m;
        public const decimal Zero = 0m;
        public byte Scale { get; }
        public Decimal(double value);
        public Decimal(int value);
        public Decimal(int lo, int mid, int hi, bool isNegative, byte scale);
        public Decimal(int[] bits);
        public Decimal(long value);
        public Decimal(ReadOnlySpan<int> bits);
        public Decimal(float value);
        public Decimal(uint value);
        public Decimal(ulong value);
        public static decimal Abs(decimal value);
        public static decimal Add(decimal d1, decimal d2);
        public static decimal Ceiling(decimal d);
        public static decimal Clamp(decimal value, decimal min, decimal max);
        public static int Compare(decimal d1, decimal d2);
        public int CompareTo(decimal value);
        public int CompareTo(object? value);
        public static TInteger ConvertToInteger<TInteger>(decimal value);
        public static TInteger ConvertToIntegerNative<TInteger>(decimal value);
        public static decimal CopySign(decimal value, decimal sign);
        public static decimal CreateChecked<TOther>(TOther value);
        public static decimal CreateSaturating<TOther>(TOther value);
        public static decimal CreateTruncating<TOther>(TOther value);
        public static decimal Divide(decimal d1, decimal d2);
        public bool Equals(decimal value);
        public static bool Equals(decimal d1, decimal d2);
        public override bool Equals([NotNullWhen(true)] object? value);
        public static decimal Floor(decimal d);
        public static decimal FromOACurrency(long cy);
        public static int[] GetBits(decimal d);
        public static int GetBits(decimal d, Span<int> destination);
        public override int GetHashCode();
        public static bool IsCanonical(decimal value);
        public static bool IsEvenInteger(decimal value);
        public static bool IsInteger(decimal value);
        public static bool IsNegative(decimal value);
        public static bool IsOddInteger(decimal value);
        public static bool IsPositive(decimal value);
        public static decimal Max(decimal x, decimal y);
        public static decimal MaxMagnitude(decimal x, decimal y);
        public static decimal Min(decimal x, decimal y);
        public static decimal MinMagnitude(decimal x, decimal y);
        public static decimal Multiply(decimal d1, decimal d2);
        public static decimal Negate(decimal d);
        public static decimal operator +(decimal d1, decimal d2);
        public static decimal operator --(decimal d);
        public static decimal operator /(decimal d1, decimal d2);
        public static bool operator ==(decimal d1, decimal d2);
        public static explicit operator byte(decimal value);
        public static explicit operator char(decimal value);
        public static explicit operator double(decimal value);
        public static explicit operator short(decimal value);
        public static explicit operator int(decimal value);
        public static explicit operator long(decimal value);
        public static explicit operator sbyte(decimal value);
        public static explicit operator float(decimal value);
        public static explicit operator ushort(decimal value);
        public static explicit operator uint(decimal value);
        public static explicit operator ulong(decimal value);
        public static explicit operator decimal(double value);
        public static explicit operator decimal(float value);
        public static bool operator >(decimal d1, decimal d2);
        public static bool operator >=(decimal d1, decimal d2);
        public static implicit operator decimal(byte value);
        public static implicit operator decimal(char value);
        public static implicit operator decimal(short value);
        public static implicit operator decimal(int value);
        public static implicit operator decimal(long value);
        public static implicit operator decimal(sbyte value);
        public static implicit operator decimal(ushort value);
        public static implicit operator decimal(uint value);
        public static implicit operator decimal(ulong value);
        public static decimal operator ++(decimal d);
        public static bool operator !=(decimal d1, decimal d2);
        public static bool operator <(decimal d1, decimal d2);
        public static bool operator <=(decimal d1, decimal d2);
        public static decimal operator %(decimal d1, decimal d2);
        public static decimal operator *(decimal d1, decimal d2);
        public static decimal operator -(decimal d1, decimal d2);
        public static decimal operator -(decimal d);
        public static decimal operator +(decimal d);
        public static decimal Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static decimal Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static decimal Parse(string s);
        public static decimal Parse(string s, IFormatProvider? provider);
        public static decimal Remainder(decimal d1, decimal d2);
        public static decimal Round(decimal d);
        public static decimal Round(decimal d, int decimals);
        public static int Sign(decimal d);
        public static decimal Subtract(decimal d1, decimal d2);
        public static byte ToByte(decimal value);
        public static double ToDouble(decimal d);
        public static short ToInt16(decimal value);
        public static int ToInt32(decimal d);
        public static long ToInt64(decimal d);
        public static long ToOACurrency(decimal value);
        public static sbyte ToSByte(decimal value);
        public static float ToSingle(decimal d);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static ushort ToUInt16(decimal value);
        public static uint ToUInt32(decimal d);
        public static ulong ToUInt64(decimal d);
        public static decimal Truncate(decimal d);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryGetBits(decimal d, Span<int> destination, out int valuesWritten);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out decimal result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out decimal result);
        public static bool TryParse(ReadOnlySpan<char> s, out decimal result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out decimal result);
        public static bool TryParse([NotNullWhen(true)] string? s, out decimal result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out decimal result);
    }
    public abstract class Delegate : ICloneable
    {
        public bool HasSingleTarget { get; }
        public MethodInfo Method { get; }
        public object? Target { get; }
        protected Delegate(object target, string method);
        protected Delegate(Type target, string method);
        public virtual object Clone();
        public static Delegate? Combine(Delegate? a, Delegate? b);
        public static Delegate? Combine(params Delegate?[]? delegates);
        public static Delegate? Combine(params ReadOnlySpan<Delegate?> delegates);
        protected virtual Delegate CombineImpl(Delegate? d);
        public static Delegate CreateDelegate(Type type, object? firstArgument, MethodInfo method);
        public static Delegate? CreateDelegate(Type type, object? firstArgument, MethodInfo method, bool throwOnBindFailure);
        public static Delegate CreateDelegate(Type type, object target, string method);
        public static Delegate CreateDelegate(Type type, object target, string method, bool ignoreCase);
        public static Delegate? CreateDelegate(Type type, object target, string method, bool ignoreCase, bool throwOnBindFailure);
        public static Delegate CreateDelegate(Type type, MethodInfo method);
        public static Delegate? CreateDelegate(Type type, MethodInfo method, bool throwOnBindFailure);
        public static Delegate CreateDelegate(Type type, Type target, string method);
        public static Delegate CreateDelegate(Type type, Type target, string method, bool ignoreCase);
        public static Delegate? CreateDelegate(Type type, Type target, string method, bool ignoreCase, bool throwOnBindFailure);
        public object? DynamicInvoke(params object?[]? args);
        protected virtual object? DynamicInvokeImpl(object?[]? args);
        public static Delegate.InvocationListEnumerator<TDelegate> EnumerateInvocationList<TDelegate>(TDelegate? d)
            where TDelegate : Delegate;
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public virtual Delegate[] GetInvocationList();
        protected virtual MethodInfo GetMethodImpl();
        public static bool operator ==(Delegate? d1, Delegate? d2);
        public static bool operator !=(Delegate? d1, Delegate? d2);
        public static Delegate? Remove(Delegate? source, Delegate? value);
        public static Delegate? RemoveAll(Delegate? source, Delegate? value);
        protected virtual Delegate? RemoveImpl(Delegate d);
        public struct InvocationListEnumerator<TDelegate> where TDelegate : Delegate
        {
            public TDelegate Current { get; }
            [EditorBrowsable(EditorBrowsableState.Never)] public Delegate.InvocationListEnumerator<TDelegate> GetEnumerator();
            public bool MoveNext();
        }
    }
    public readonly struct Double : IComparable, IComparable<double>, IEquatable<double>, IFormattable, IParsable<double>,
        ISpanParsable<double>
    {
        public const double E = 2.718281828459045;
        public const double Epsilon = 5e-324;
        public const double MaxValue = 1.7976931348623157e+308;
        public const double MinValue = -1.7976931348623157e+308;
        public const double NaN = 0.0 / 0.0;
        public const double NegativeInfinity = -1.0 / 0.0;
        public const double NegativeZero = 0;
        public const double Pi = 3.141592653589793;
        public const double PositiveInfinity = 1.0 / 0.0;
        public const double Tau = 6.283185307179586;
        public static double Abs(double value);
        public static double Acos(double x);
        public static double Acosh(double x);
        public static double AcosPi(double x);
        public static double Asin(double x);
        public static double Asinh(double x);
        public static double AsinPi(double x);
        public static double Atan(double x);
        public static double Atan2(double y, double x);
        public static double Atan2Pi(double y, double x);
        public static double Atanh(double x);
        public static double AtanPi(double x);
        public static double BitDecrement(double x);
        public static double BitIncrement(double x);
        public static double Cbrt(double x);
        public static double Ceiling(double x);
        public static double Clamp(double value, double min, double max);
        public static double ClampNative(double value, double min, double max);
        public int CompareTo(double value);
        public int CompareTo(object? value);
        public static TInteger ConvertToIntegerNative<TInteger>(double value);
        public static TInteger ConvertToInteger<TInteger>(double value);
        public static double CopySign(double value, double sign);
        public static double Cos(double x);
        public static double Cosh(double x);
        public static double CosPi(double x);
        public static double CreateChecked<TOther>(TOther value);
        public static double CreateSaturating<TOther>(TOther value);
        public static double CreateTruncating<TOther>(TOther value);
        public static double DegreesToRadians(double degrees);
        public bool Equals(double obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public static double Exp(double x);
        public static double Exp10(double x);
        public static double Exp10M1(double x);
        public static double Exp2(double x);
        public static double Exp2M1(double x);
        public static double ExpM1(double x);
        public static double Floor(double x);
        public static double FusedMultiplyAdd(double left, double right, double addend);
        public override int GetHashCode();
        public static double Hypot(double x, double y);
        public static double Ieee754Remainder(double left, double right);
        public static int ILogB(double x);
        public static bool IsEvenInteger(double value);
        public static bool IsFinite(double d);
        public static bool IsInfinity(double d);
        public static bool IsInteger(double value);
        public static bool IsNaN(double d);
        public static bool IsNegative(double d);
        public static bool IsNegativeInfinity(double d);
        public static bool IsNormal(double d);
        public static bool IsOddInteger(double value);
        public static bool IsPositive(double value);
        public static bool IsPositiveInfinity(double d);
        public static bool IsPow2(double value);
        public static bool IsRealNumber(double value);
        public static bool IsSubnormal(double d);
        public static double Lerp(double value1, double value2, double amount);
        public static double Log(double x);
        public static double Log(double x, double newBase);
        public static double Log10(double x);
        public static double Log10P1(double x);
        public static double Log2(double value);
        public static double Log2P1(double x);
        public static double LogP1(double x);
        public static double Max(double x, double y);
        public static double MaxMagnitude(double x, double y);
        public static double MaxMagnitudeNumber(double x, double y);
        public static double MaxNative(double x, double y);
        public static double MaxNumber(double x, double y);
        public static double Min(double x, double y);
        public static double MinMagnitude(double x, double y);
        public static double MinMagnitudeNumber(double x, double y);
        public static double MinNative(double x, double y);
        public static double MinNumber(double x, double y);
        public static double MultiplyAddEstimate(double left, double right, double addend);
        public static bool operator ==(double left, double right);
        public static bool operator >(double left, double right);
        public static bool operator >=(double left, double right);
        public static bool operator !=(double left, double right);
        public static bool operator <(double left, double right);
        public static bool operator <=(double left, double right);
        public static double Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static double Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static double Parse(string s);
        public static double Parse(string s, IFormatProvider? provider);
        public static double Pow(double x, double y);
        public static double RadiansToDegrees(double radians);
        public static double ReciprocalEstimate(double x);
        public static double ReciprocalSqrtEstimate(double x);
        public static double RootN(double x, int n);
        public static double Round(double x);
        public static double Round(double x, int digits);
        public static double ScaleB(double x, int n);
        public static int Sign(double value);
        public static double Sin(double x);
        public static (double Sin, double Cos) SinCos(double x);
        public static (double SinPi, double CosPi) SinCosPi(double x);
        public static double Sinh(double x);
        public static double SinPi(double x);
        public static double Sqrt(double x);
        public static double Tan(double x);
        public static double Tanh(double x);
        public static double TanPi(double x);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static double Truncate(double x);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out double result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out double result);
        public static bool TryParse(ReadOnlySpan<char> s, out double result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out double result);
        public static bool TryParse([NotNullWhen(true)] string? s, out double result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out double result);
    }
    public abstract class Enum : ValueType, IComparable, IFormattable
    {
        protected Enum();
        public int CompareTo(object? target);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public static string Format(Type enumType, object value, [StringSyntax("EnumFormat")] string format);
        public override int GetHashCode();
        public static string? GetName(Type enumType, object value);
        public static string[] GetNames(Type enumType);
        public static string[] GetNames<TEnum>() where TEnum : struct, Enum;
        public static string? GetName<TEnum>(TEnum value) where TEnum : struct, Enum;
        public static Type GetUnderlyingType(Type enumType);
        public static Array GetValues(Type enumType);
        public static Array GetValuesAsUnderlyingType(Type enumType);
        public static Array GetValuesAsUnderlyingType<TEnum>() where TEnum : struct, Enum;
        public static TEnum[] GetValues<TEnum>() where TEnum : struct, Enum;
        public bool HasFlag(Enum flag);
        public static bool IsDefined(Type enumType, object value);
        public static bool IsDefined<TEnum>(TEnum value) where TEnum : struct, Enum;
        public static object Parse(Type enumType, ReadOnlySpan<char> value);
        public static object Parse(Type enumType, ReadOnlySpan<char> value, bool ignoreCase);
        public static object Parse(Type enumType, string value);
        public static object Parse(Type enumType, string value, bool ignoreCase);
        public static TEnum Parse<TEnum>(ReadOnlySpan<char> value) where TEnum : struct;
        public static TEnum Parse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase) where TEnum : struct;
        public static TEnum Parse<TEnum>(string value) where TEnum : struct;
        public static TEnum Parse<TEnum>(string value, bool ignoreCase) where TEnum : struct;
        public static object ToObject(Type enumType, byte value);
        public static object ToObject(Type enumType, short value);
        public static object ToObject(Type enumType, int value);
        public static object ToObject(Type enumType, long value);
        public static object ToObject(Type enumType, object value);
        public static object ToObject(Type enumType, sbyte value);
        public static object ToObject(Type enumType, ushort value);
        public static object ToObject(Type enumType, uint value);
        public static object ToObject(Type enumType, ulong value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("EnumFormat")] string? format);
        public string ToString([StringSyntax("EnumFormat")] string? format, IFormatProvider? provider);
        public static bool TryFormat<TEnum>(TEnum value, Span<char> destination, out int charsWritten,
            [StringSyntax("EnumFormat")] ReadOnlySpan<char> format = default) where TEnum : struct;
        public static bool TryParse(Type enumType, ReadOnlySpan<char> value, bool ignoreCase, [NotNullWhen(true)]
            out object? result);
        public static bool TryParse(Type enumType, ReadOnlySpan<char> value, [NotNullWhen(true)] out object? result);
        public static bool TryParse(Type enumType, string? value, bool ignoreCase, [NotNullWhen(true)] out object? result);
        public static bool TryParse(Type enumType, string? value, [NotNullWhen(true)] out object? result);
        public static bool TryParse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase, out TEnum result) where TEnum : struct;
        public static bool TryParse<TEnum>(ReadOnlySpan<char> value, out TEnum result) where TEnum : struct;
        public static bool TryParse<TEnum>([NotNullWhen(true)] string? value, bool ignoreCase, out TEnum result)
            where TEnum : struct;
        public static bool TryParse<TEnum>([NotNullWhen(true)] string? value, out TEnum result) where TEnum : struct;
    }
    public static class Environment
    {
        public static string CommandLine { get; }
        public static Environment.ProcessCpuUsage CpuUsage { get; }
        public static string CurrentDirectory { get; set; }
        public static int CurrentManagedThreadId { get; }
        public static int ExitCode { get; set; }
        public static bool HasShutdownStarted { get; }
        public static bool Is64BitOperatingSystem { get; }
        public static bool Is64BitProcess { get; }
        public static bool IsPrivilegedProcess { get; }
        public static string MachineName { get; }
        public static string NewLine { get; }
        public static int ProcessId { get; }
        public static int ProcessorCount { get; }
        public static string? ProcessPath { get; }
        public static string StackTrace { get; }
        public static string SystemDirectory { get; }
        public static int SystemPageSize { get; }
        public static int TickCount { get; }
        public static long TickCount64 { get; }
        public static string UserDomainName { get; }
        public static bool UserInteractive { get; }
        public static string UserName { get; }
        public static Version Version { get; }
        public static long WorkingSet { get; }
        public static void Exit(int exitCode);
        public static string ExpandEnvironmentVariables(string name);
        public static void FailFast(string? message);
        public static void FailFast(string? message, Exception? exception);
        public static string[] GetCommandLineArgs();
        public static string? GetEnvironmentVariable(string variable);
        public static IDictionary GetEnvironmentVariables();
        public static string GetFolderPath(Environment.SpecialFolder folder);
        public static string GetFolderPath(Environment.SpecialFolder folder, Environment.SpecialFolderOption option);
        public static string[] GetLogicalDrives();
        public static void SetEnvironmentVariable(string variable, string? value);
        public readonly struct ProcessCpuUsage
        {
            public TimeSpan PrivilegedTime { get; }
            public TimeSpan TotalTime { get; }
            public TimeSpan UserTime { get; }
        }
        public enum SpecialFolder
        {
            Desktop = 0,
            Programs = 2,
            MyDocuments = 5,
            Personal = 5,
            Favorites = 6,
            Startup = 7,
            Recent = 8,
            SendTo = 9,
            StartMenu = 11,
            MyMusic = 13,
            MyVideos = 14,
            DesktopDirectory = 16,
            MyComputer = 17,
            NetworkShortcuts = 19,
            Fonts = 20,
            Templates = 21,
            CommonStartMenu = 22,
            CommonPrograms = 23,
            CommonStartup = 24,
            CommonDesktopDirectory = 25,
            ApplicationData = 26,
            PrinterShortcuts = 27,
            LocalApplicationData = 28,
            InternetCache = 32,
            Cookies = 33,
            History = 34,
            CommonApplicationData = 35,
            Windows = 36,
            System = 37,
            ProgramFiles = 38,
            MyPictures = 39,
            UserProfile = 40,
            SystemX86 = 41,
            ProgramFilesX86 = 42,
            CommonProgramFiles = 43,
            CommonProgramFilesX86 = 44,
            CommonTemplates = 45,
            CommonDocuments = 46,
            CommonAdminTools = 47,
            AdminTools = 48,
            CommonMusic = 53,
            CommonPictures = 54,
            CommonVideos = 55,
            Resources = 56,
            LocalizedResources = 57,
            CommonOemLinks = 58,
            CDBurning = 59,
        }
        public enum SpecialFolderOption
        {
            None = 0,
            DoNotVerify = 16384,
            Create = 32768,
        }
    }
    public class EventArgs
    {
        public static readonly EventArgs Empty;
        public EventArgs();
    }
    public delegate void EventHandler(object? sender, EventArgs e);
    public delegate void EventHandler<in TEventArgs>(object? sender, TEventArgs e) where TEventArgs : allows ref struct;
    public class Exception
    {
        public virtual IDictionary Data { get; }
        public virtual string? HelpLink { get; set; }
        public int HResult { get; set; }
        public Exception? InnerException { get; }
        public virtual string Message { get; }
        public virtual string? Source { get; set; }
        public virtual string? StackTrace { get; }
        public MethodBase? TargetSite { get; }
        public Exception();
        public Exception(string? message);
        public Exception(string? message, Exception? innerException);
        public virtual Exception GetBaseException();
        public Type GetType();
        public override string ToString();
    }
    [AttributeUsage(AttributeTargets.Enum, Inherited = false)]
    public class FlagsAttribute : Attribute
    {
        public FlagsAttribute();
    }
    public class FormatException : SystemException
    {
        public FormatException();
        public FormatException(string? message);
        public FormatException(string? message, Exception? innerException);
    }
    public abstract class FormattableString : IFormattable
    {
        public abstract int ArgumentCount { get; }
        [StringSyntax("CompositeFormat")] public abstract string Format { get; }
        protected FormattableString();
        public static string CurrentCulture(FormattableString formattable);
        public abstract object? GetArgument(int index);
        public abstract object?[] GetArguments();
        public static string Invariant(FormattableString formattable);
        public override string ToString();
        public abstract string ToString(IFormatProvider? formatProvider);
    }
    public delegate TResult Func<out TResult>() where TResult : allows ref struct;
    public delegate TResult Func<in T, out TResult>(T arg) where T : allows ref struct where TResult : allows ref struct;
    public delegate TResult Func<in T1, in T2, out TResult>(T1 arg1, T2 arg2) where T1 : allows ref struct
        where T2 : allows ref struct where TResult : allows ref struct;
    public delegate TResult Func<in T1, in T2, in T3, out TResult>(T1 arg1, T2 arg2, T3 arg3) where T1 : allows ref struct
        where T2 : allows ref struct where T3 : allows ref struct where TResult : allows ref struct;
    public delegate TResult Func<in T1, in T2, in T3, in T4, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4)
        where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct
            where TResult : allows ref struct;
    public readonly struct Guid : IComparable, IComparable<Guid>, IEquatable<Guid>, IFormattable, IParsable<Guid>,
        ISpanParsable<Guid>
    {
        public static readonly Guid Empty;
        public static Guid AllBitsSet { get; }
        public int Variant { get; }
        public int Version { get; }
        public Guid(byte[] b);
        public Guid(int a, short b, short c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k);
        public Guid(int a, short b, short c, byte[] d);
        public Guid(ReadOnlySpan<byte> b);
        public Guid(ReadOnlySpan<byte> b, bool bigEndian);
        public Guid(string g);
        public Guid(uint a, ushort b, ushort c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k);
        public int CompareTo(Guid value);
        public int CompareTo(object? value);
        public static Guid CreateVersion7();
        public static Guid CreateVersion7(DateTimeOffset timestamp);
        public bool Equals(Guid g);
        public override bool Equals([NotNullWhen(true)] object? o);
        public override int GetHashCode();
        public static Guid NewGuid();
        public static bool operator ==(Guid a, Guid b);
        public static bool operator >(Guid left, Guid right);
        public static bool operator >=(Guid left, Guid right);
        public static bool operator !=(Guid a, Guid b);
        public static bool operator <(Guid left, Guid right);
        public static bool operator <=(Guid left, Guid right);
        public static Guid Parse(ReadOnlySpan<byte> utf8Text);
        public static Guid Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static Guid Parse(ReadOnlySpan<char> input);
        public static Guid Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static Guid Parse(string input);
        public static Guid Parse(string s, IFormatProvider? provider);
        public static Guid ParseExact(ReadOnlySpan<char> input, [StringSyntax("GuidFormat")] ReadOnlySpan<char> format);
        public static Guid ParseExact(string input, [StringSyntax("GuidFormat")] string format);
        public byte[] ToByteArray();
        public byte[] ToByteArray(bool bigEndian);
        public override string ToString();
        public string ToString([StringSyntax("GuidFormat")] string? format);
        public string ToString([StringSyntax("GuidFormat")] string? format, IFormatProvider? provider);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("GuidFormat")]
            ReadOnlySpan<char> format = default);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("GuidFormat")]
            ReadOnlySpan<char> format = default);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Guid result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out Guid result);
        public static bool TryParse(ReadOnlySpan<char> input, out Guid result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out Guid result);
        public static bool TryParse([NotNullWhen(true)] string? input, out Guid result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out Guid result);
        public static bool TryParseExact(ReadOnlySpan<char> input, [StringSyntax("GuidFormat")] ReadOnlySpan<char> format,
            out Guid result);
        public static bool TryParseExact([NotNullWhen(true)] string? input, [NotNullWhen(true)] [StringSyntax("GuidFormat")]
            string? format, out Guid result);
        public bool TryWriteBytes(Span<byte> destination);
        public bool TryWriteBytes(Span<byte> destination, bool bigEndian, out int bytesWritten);
    }
    public readonly struct Half : IComparable, IComparable<Half>, IEquatable<Half>, IFormattable, IParsable<Half>,
        ISpanParsable<Half>
    {
        public static Half E { get; }
        public static Half Epsilon { get; }
        public static Half MaxValue { get; }
        public static Half MinValue { get; }
        public static Half MultiplicativeIdentity { get; }
        public static Half NaN { get; }
        public static Half NegativeInfinity { get; }
        public static Half NegativeOne { get; }
        public static Half NegativeZero { get; }
        public static Half One { get; }
        public static Half Pi { get; }
        public static Half PositiveInfinity { get; }
        public static Half Tau { get; }
        public static Half Zero { get; }
        public static Half Abs(Half value);
        public static Half Acos(Half x);
        public static Half Acosh(Half x);
        public static Half AcosPi(Half x);
        public static Half Asin(Half x);
        public static Half Asinh(Half x);
        public static Half AsinPi(Half x);
        public static Half Atan(Half x);
        public static Half Atan2(Half y, Half x);
        public static Half Atan2Pi(Half y, Half x);
        public static Half Atanh(Half x);
        public static Half AtanPi(Half x);
        public static Half BitDecrement(Half x);
        public static Half BitIncrement(Half x);
        public static Half Cbrt(Half x);
        public static Half Ceiling(Half x);
        public static Half Clamp(Half value, Half min, Half max);
        public static Half ClampNative(Half value, Half min, Half max);
        public int CompareTo(Half other);
        public int CompareTo(object? obj);
        public static TInteger ConvertToIntegerNative<TInteger>(Half value);
        public static TInteger ConvertToInteger<TInteger>(Half value);
        public static Half CopySign(Half value, Half sign);
        public static Half Cos(Half x);
        public static Half Cosh(Half x);
        public static Half CosPi(Half x);
        public static Half CreateChecked<TOther>(TOther value);
        public static Half CreateSaturating<TOther>(TOther value);
        public static Half CreateTruncating<TOther>(TOther value);
        public static Half DegreesToRadians(Half degrees);
        public bool Equals(Half other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public static Half Exp(Half x);
        public static Half Exp10(Half x);
        public static Half Exp10M1(Half x);
        public static Half Exp2(Half x);
        public static Half Exp2M1(Half x);
        public static Half ExpM1(Half x);
        public static Half Floor(Half x);
        public static Half FusedMultiplyAdd(Half left, Half right, Half addend);
        public override int GetHashCode();
        public static Half Hypot(Half x, Half y);
        public static Half Ieee754Remainder(Half left, Half right);
        public static int ILogB(Half x);
        public static bool IsEvenInteger(Half value);
        public static bool IsFinite(Half value);
        public static bool IsInfinity(Half value);
        public static bool IsInteger(Half value);
        public static bool IsNaN(Half value);
        public static bool IsNegative(Half value);
        public static bool IsNegativeInfinity(Half value);
        public static bool IsNormal(Half value);
        public static bool IsOddInteger(Half value);
        public static bool IsPositive(Half value);
        public static bool IsPositiveInfinity(Half value);
        public static bool IsPow2(Half value);
        public static bool IsRealNumber(Half value);
        public static bool IsSubnormal(Half value);
        public static Half Lerp(Half value1, Half value2, Half amount);
        public static Half Log(Half x);
        public static Half Log(Half x, Half newBase);
        public static Half Log10(Half x);
        public static Half Log10P1(Half x);
        public static Half Log2(Half value);
        public static Half Log2P1(Half x);
        public static Half LogP1(Half x);
        public static Half Max(Half x, Half y);
        public static Half MaxMagnitude(Half x, Half y);
        public static Half MaxMagnitudeNumber(Half x, Half y);
        public static Half MaxNative(Half x, Half y);
        public static Half MaxNumber(Half x, Half y);
        public static Half Min(Half x, Half y);
        public static Half MinMagnitude(Half x, Half y);
        public static Half MinMagnitudeNumber(Half x, Half y);
        public static Half MinNative(Half x, Half y);
        public static Half MinNumber(Half x, Half y);
        public static Half MultiplyAddEstimate(Half left, Half right, Half addend);
        public static Half operator +(Half left, Half right);
        public static Half operator --(Half value);
        public static Half operator /(Half left, Half right);
        public static bool operator ==(Half left, Half right);
        public static explicit operator Half(char value);
        public static explicit operator Half(decimal value);
        public static explicit operator Half(double value);
        public static explicit operator byte(Half value);
        public static explicit operator char(Half value);
        public static explicit operator decimal(Half value);
        public static explicit operator double(Half value);
        public static explicit operator Int128(Half value);
        public static explicit operator short(Half value);
        public static explicit operator int(Half value);
        public static explicit operator long(Half value);
        public static explicit operator nint(Half value);
        public static explicit operator sbyte(Half value);
        public static explicit operator float(Half value);
        public static explicit operator UInt128(Half value);
        public static explicit operator ushort(Half value);
        public static explicit operator uint(Half value);
        public static explicit operator ulong(Half value);
        public static explicit operator nuint(Half value);
        public static explicit operator Half(short value);
        public static explicit operator Half(int value);
        public static explicit operator Half(long value);
        public static explicit operator Half(nint value);
        public static explicit operator Half(float value);
        public static explicit operator Half(ushort value);
        public static explicit operator Half(uint value);
        public static explicit operator Half(ulong value);
        public static explicit operator Half(nuint value);
        public static bool operator >(Half left, Half right);
        public static bool operator >=(Half left, Half right);
        public static implicit operator Half(byte value);
        public static implicit operator Half(sbyte value);
        public static Half operator ++(Half value);
        public static bool operator !=(Half left, Half right);
        public static bool operator <(Half left, Half right);
        public static bool operator <=(Half left, Half right);
        public static Half operator %(Half left, Half right);
        public static Half operator *(Half left, Half right);
        public static Half operator -(Half left, Half right);
        public static Half operator -(Half value);
        public static Half operator +(Half value);
        public static Half Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static Half Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static Half Parse(string s);
        public static Half Parse(string s, IFormatProvider? provider);
        public static Half Pow(Half x, Half y);
        public static Half RadiansToDegrees(Half radians);
        public static Half ReciprocalEstimate(Half x);
        public static Half ReciprocalSqrtEstimate(Half x);
        public static Half RootN(Half x, int n);
        public static Half Round(Half x);
        public static Half Round(Half x, int digits);
        public static Half ScaleB(Half x, int n);
        public static int Sign(Half value);
        public static Half Sin(Half x);
        public static (Half Sin, Half Cos) SinCos(Half x);
        public static (Half SinPi, Half CosPi) SinCosPi(Half x);
        public static Half Sinh(Half x);
        public static Half SinPi(Half x);
        public static Half Sqrt(Half x);
        public static Half Tan(Half x);
        public static Half Tanh(Half x);
        public static Half TanPi(Half x);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static Half Truncate(Half x);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Half result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out Half result);
        public static bool TryParse(ReadOnlySpan<char> s, out Half result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out Half result);
        public static bool TryParse([NotNullWhen(true)] string? s, out Half result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out Half result);
    }
    public interface IAsyncDisposable
    {
        ValueTask DisposeAsync();
    }
    public interface ICloneable
    {
        object Clone();
    }
    public interface IComparable
    {
        int CompareTo(object? obj);
    }
    public interface IComparable<in T> where T : allows ref struct
    {
        int CompareTo(T? other);
    }
    public interface IDisposable
    {
        void Dispose();
    }
    public interface IEquatable<T> where T : allows ref struct
    {
        bool Equals(T? other);
    }
    public interface IFormatProvider
    {
        object? GetFormat(Type? formatType);
    }
    public interface IFormattable
    {
        string ToString(string? format, IFormatProvider? formatProvider);
    }
    public interface IParsable<TSelf> where TSelf : IParsable<TSelf>?
    {
        static abstract TSelf Parse(string s, IFormatProvider? provider);
        static abstract bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, [MaybeNullWhen(false)]
            out TSelf result);
    }
    public interface IProgress<in T>
    {
        void Report(T value);
    }
    public interface IServiceProvider
    {
        object? GetService(Type serviceType);
    }
    public interface ISpanParsable<TSelf> : IParsable<TSelf> where TSelf : ISpanParsable<TSelf>?
    {
        static abstract TSelf Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        static abstract bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, [MaybeNullWhen(false)] out TSelf result);
    }
    public readonly struct Index : IEquatable<Index>
    {
        public static Index End { get; }
        public bool IsFromEnd { get; }
        public static Index Start { get; }
        public int Value { get; }
        public Index(int value, bool fromEnd = false);
        public bool Equals(Index other);
        public override bool Equals([NotNullWhen(true)] object? value);
        public static Index FromEnd(int value);
        public static Index FromStart(int value);
        public override int GetHashCode();
        public int GetOffset(int length);
        public static implicit operator Index(int value);
        public override string ToString();
    }
    public readonly struct Int128 : IComparable, IComparable<Int128>, IEquatable<Int128>, IFormattable, IParsable<Int128>,
        ISpanParsable<Int128>
    {
        public static Int128 MaxValue { get; }
        public static Int128 MinValue { get; }
        public static Int128 NegativeOne { get; }
        public static Int128 One { get; }
        public static Int128 Zero { get; }
        public Int128(ulong upper, ulong lower);
        public static Int128 Abs(Int128 value);
        public static Int128 BigMul(Int128 left, Int128 right, out Int128 lower);
        public static Int128 Clamp(Int128 value, Int128 min, Int128 max);
        public int CompareTo(Int128 value);
        public int CompareTo(object? value);
        public static Int128 CopySign(Int128 value, Int128 sign);
        public static Int128 CreateChecked<TOther>(TOther value);
        public static Int128 CreateSaturating<TOther>(TOther value);
        public static Int128 CreateTruncating<TOther>(TOther value);
        public static (Int128 Quotient, Int128 Remainder) DivRem(Int128 left, Int128 right);
        public bool Equals(Int128 other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(Int128 value);
        public static bool IsNegative(Int128 value);
        public static bool IsOddInteger(Int128 value);
        public static bool IsPositive(Int128 value);
        public static bool IsPow2(Int128 value);
        public static Int128 LeadingZeroCount(Int128 value);
        public static Int128 Log2(Int128 value);
        public static Int128 Max(Int128 x, Int128 y);
        public static Int128 MaxMagnitude(Int128 x, Int128 y);
        public static Int128 Min(Int128 x, Int128 y);
        public static Int128 MinMagnitude(Int128 x, Int128 y);
        public static Int128 operator +(Int128 left, Int128 right);
        public static Int128 operator &(Int128 left, Int128 right);
        public static Int128 operator |(Int128 left, Int128 right);
        public static Int128 operator --(Int128 value);
        public static Int128 operator /(Int128 left, Int128 right);
        public static bool operator ==(Int128 left, Int128 right);
        public static Int128 operator ^(Int128 left, Int128 right);
        public static explicit operator Int128(decimal value);
        public static explicit operator Int128(double value);
        public static explicit operator byte(Int128 value);
        public static explicit operator char(Int128 value);
        public static explicit operator decimal(Int128 value);
        public static explicit operator double(Int128 value);
        public static explicit operator Half(Int128 value);
        public static explicit operator short(Int128 value);
        public static explicit operator int(Int128 value);
        public static explicit operator long(Int128 value);
        public static explicit operator nint(Int128 value);
        public static explicit operator sbyte(Int128 value);
        public static explicit operator float(Int128 value);
        public static explicit operator UInt128(Int128 value);
        public static explicit operator ushort(Int128 value);
        public static explicit operator uint(Int128 value);
        public static explicit operator ulong(Int128 value);
        public static explicit operator nuint(Int128 value);
        public static explicit operator Int128(float value);
        public static bool operator >(Int128 left, Int128 right);
        public static bool operator >=(Int128 left, Int128 right);
        public static implicit operator Int128(byte value);
        public static implicit operator Int128(char value);
        public static implicit operator Int128(short value);
        public static implicit operator Int128(int value);
        public static implicit operator Int128(long value);
        public static implicit operator Int128(nint value);
        public static implicit operator Int128(sbyte value);
        public static implicit operator Int128(ushort value);
        public static implicit operator Int128(uint value);
        public static implicit operator Int128(ulong value);
        public static implicit operator Int128(nuint value);
        public static Int128 operator ++(Int128 value);
        public static bool operator !=(Int128 left, Int128 right);
        public static Int128 operator <<(Int128 value, int shiftAmount);
        public static bool operator <(Int128 left, Int128 right);
        public static bool operator <=(Int128 left, Int128 right);
        public static Int128 operator %(Int128 left, Int128 right);
        public static Int128 operator *(Int128 left, Int128 right);
        public static Int128 operator ~(Int128 value);
        public static Int128 operator >>(Int128 value, int shiftAmount);
        public static Int128 operator -(Int128 left, Int128 right);
        public static Int128 operator -(Int128 value);
        public static Int128 operator +(Int128 value);
        public static Int128 operator >>>(Int128 value, int shiftAmount);
        public static Int128 Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static Int128 Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static Int128 Parse(string s);
        public static Int128 Parse(string s, IFormatProvider? provider);
        public static Int128 PopCount(Int128 value);
        public static Int128 RotateLeft(Int128 value, int rotateAmount);
        public static Int128 RotateRight(Int128 value, int rotateAmount);
        public static int Sign(Int128 value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static Int128 TrailingZeroCount(Int128 value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out Int128 result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Int128 result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out Int128 result);
        public static bool TryParse(ReadOnlySpan<char> s, out Int128 result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out Int128 result);
        public static bool TryParse([NotNullWhen(true)] string? s, out Int128 result);
    }
    public readonly struct Int16 : IComparable, IComparable<short>, IEquatable<short>, IFormattable, IParsable<short>,
        ISpanParsable<short>
    {
        public const short MaxValue = 32767;
        public const short MinValue = -32768;
        public static short Abs(short value);
        public static short Clamp(short value, short min, short max);
        public int CompareTo(short value);
        public int CompareTo(object? value);
        public static short CopySign(short value, short sign);
        public static short CreateChecked<TOther>(TOther value);
        public static short CreateSaturating<TOther>(TOther value);
        public static short CreateTruncating<TOther>(TOther value);
        public static (short Quotient, short Remainder) DivRem(short left, short right);
        public bool Equals(short obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(short value);
        public static bool IsNegative(short value);
        public static bool IsOddInteger(short value);
        public static bool IsPositive(short value);
        public static bool IsPow2(short value);
        public static short LeadingZeroCount(short value);
        public static short Log2(short value);
        public static short Max(short x, short y);
        public static short MaxMagnitude(short x, short y);
        public static short Min(short x, short y);
        public static short MinMagnitude(short x, short y);
        public static short Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static short Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static short Parse(string s);
        public static short Parse(string s, IFormatProvider? provider);
        public static short PopCount(short value);
        public static short RotateLeft(short value, int rotateAmount);
        public static short RotateRight(short value, int rotateAmount);
        public static int Sign(short value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static short TrailingZeroCount(short value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out short result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out short result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out short result);
        public static bool TryParse(ReadOnlySpan<char> s, out short result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out short result);
        public static bool TryParse([NotNullWhen(true)] string? s, out short result);
    }
    public readonly struct Int32 : IComparable, IComparable<int>, IEquatable<int>, IFormattable, IParsable<int>,
        ISpanParsable<int>
    {
        public const int MaxValue = 2147483647;
        public const int MinValue = -2147483648;
        public static int Abs(int value);
        public static long BigMul(int left, int right);
        public static int Clamp(int value, int min, int max);
        public int CompareTo(int value);
        public int CompareTo(object? value);
        public static int CopySign(int value, int sign);
        public static int CreateChecked<TOther>(TOther value);
        public static int CreateSaturating<TOther>(TOther value);
        public static int CreateTruncating<TOther>(TOther value);
        public static (int Quotient, int Remainder) DivRem(int left, int right);
        public bool Equals(int obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(int value);
        public static bool IsNegative(int value);
        public static bool IsOddInteger(int value);
        public static bool IsPositive(int value);
        public static bool IsPow2(int value);
        public static int LeadingZeroCount(int value);
        public static int Log2(int value);
        public static int Max(int x, int y);
        public static int MaxMagnitude(int x, int y);
        public static int Min(int x, int y);
        public static int MinMagnitude(int x, int y);
        public static int Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static int Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static int Parse(string s);
        public static int Parse(string s, IFormatProvider? provider);
        public static int PopCount(int value);
        public static int RotateLeft(int value, int rotateAmount);
        public static int RotateRight(int value, int rotateAmount);
        public static int Sign(int value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static int TrailingZeroCount(int value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out int result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out int result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out int result);
        public static bool TryParse(ReadOnlySpan<char> s, out int result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out int result);
        public static bool TryParse([NotNullWhen(true)] string? s, out int result);
    }
    public readonly struct Int64 : IComparable, IComparable<long>, IEquatable<long>, IFormattable, IParsable<long>,
        ISpanParsable<long>
    {
        public const long MaxValue = 9223372036854775807;
        public const long MinValue = -9223372036854775808;
        public static long Abs(long value);
        public static Int128 BigMul(long left, long right);
        public static long Clamp(long value, long min, long max);
        public int CompareTo(long value);
        public int CompareTo(object? value);
        public static long CopySign(long value, long sign);
        public static long CreateChecked<TOther>(TOther value);
        public static long CreateSaturating<TOther>(TOther value);
        public static long CreateTruncating<TOther>(TOther value);
        public static (long Quotient, long Remainder) DivRem(long left, long right);
        public bool Equals(long obj);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(long value);
        public static bool IsNegative(long value);
        public static bool IsOddInteger(long value);
        public static bool IsPositive(long value);
        public static bool IsPow2(long value);
        public static long LeadingZeroCount(long value);
        public static long Log2(long value);
        public static long Max(long x, long y);
        public static long MaxMagnitude(long x, long y);
        public static long Min(long x, long y);
        public static long MinMagnitude(long x, long y);
        public static long Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static long Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static long Parse(string s);
        public static long Parse(string s, IFormatProvider? provider);
        public static long PopCount(long value);
        public static long RotateLeft(long value, int rotateAmount);
        public static long RotateRight(long value, int rotateAmount);
        public static int Sign(long value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static long TrailingZeroCount(long value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out long result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out long result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out long result);
        public static bool TryParse(ReadOnlySpan<char> s, out long result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out long result);
        public static bool TryParse([NotNullWhen(true)] string? s, out long result);
    }
    public readonly struct IntPtr : IComparable, IComparable<nint>, IEquatable<nint>, IFormattable, IParsable<nint>,
        ISpanParsable<nint>
    {
        public static readonly nint Zero;
        public static nint MaxValue { get; }
        public static nint MinValue { get; }
        public static int Size { get; }
        public IntPtr(int value);
        public IntPtr(long value);
        public static nint Abs(nint value);
        public static nint Add(nint pointer, int offset);
        public static nint BigMul(nint left, nint right, out nint lower);
        public static nint Clamp(nint value, nint min, nint max);
        public int CompareTo(nint value);
        public int CompareTo(object? value);
        public static nint CopySign(nint value, nint sign);
        public static nint CreateChecked<TOther>(TOther value);
        public static nint CreateSaturating<TOther>(TOther value);
        public static nint CreateTruncating<TOther>(TOther value);
        public static (nint Quotient, nint Remainder) DivRem(nint left, nint right);
        public bool Equals(nint other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(nint value);
        public static bool IsNegative(nint value);
        public static bool IsOddInteger(nint value);
        public static bool IsPositive(nint value);
        public static bool IsPow2(nint value);
        public static nint LeadingZeroCount(nint value);
        public static nint Log2(nint value);
        public static nint Max(nint x, nint y);
        public static nint MaxMagnitude(nint x, nint y);
        public static nint Min(nint x, nint y);
        public static nint MinMagnitude(nint x, nint y);
        public static nint operator +(nint pointer, int offset);
        public static bool operator ==(nint value1, nint value2);
        public static explicit operator nint(int value);
        public static explicit operator nint(long value);
        public static explicit operator int(nint value);
        public static explicit operator long(nint value);
        public static bool operator !=(nint value1, nint value2);
        public static nint operator -(nint pointer, int offset);
        public static nint Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static nint Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static nint Parse(string s);
        public static nint Parse(string s, IFormatProvider? provider);
        public static nint PopCount(nint value);
        public static nint RotateLeft(nint value, int rotateAmount);
        public static nint RotateRight(nint value, int rotateAmount);
        public static int Sign(nint value);
        public static nint Subtract(nint pointer, int offset);
        public int ToInt32();
        public long ToInt64();
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static nint TrailingZeroCount(nint value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out nint result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out nint result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out nint result);
        public static bool TryParse(ReadOnlySpan<char> s, out nint result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out nint result);
        public static bool TryParse([NotNullWhen(true)] string? s, out nint result);
    }
    public class InvalidOperationException : SystemException
    {
        public InvalidOperationException();
        public InvalidOperationException(string? message);
        public InvalidOperationException(string? message, Exception? innerException);
    }
    public class Lazy<T>
    {
        public bool IsValueCreated { get; }
        public T Value { get; }
        public Lazy();
        public Lazy(bool isThreadSafe);
        public Lazy(Func<T> valueFactory);
        public Lazy(Func<T> valueFactory, bool isThreadSafe);
        public Lazy(T value);
        public override string? ToString();
    }
    public static class Math
    {
        public const double E = 2.718281828459045;
        public const double PI = 3.141592653589793;
        public const double Tau = 6.283185307179586;
        public static decimal Abs(decimal value);
        public static double Abs(double value);
        public static short Abs(short value);
        public static int Abs(int value);
        public static long Abs(long value);
        public static nint Abs(nint value);
        public static sbyte Abs(sbyte value);
        public static float Abs(float value);
        public static double Acos(double d);
        public static double Acosh(double d);
        public static double Asin(double d);
        public static double Asinh(double d);
        public static double Atan(double d);
        public static double Atan2(double y, double x);
        public static double Atanh(double d);
        public static long BigMul(int a, int b);
        public static Int128 BigMul(long a, long b);
        public static long BigMul(long a, long b, out long low);
        public static ulong BigMul(uint a, uint b);
        public static UInt128 BigMul(ulong a, ulong b);
        public static ulong BigMul(ulong a, ulong b, out ulong low);
        public static double BitDecrement(double x);
        public static double BitIncrement(double x);
        public static double Cbrt(double d);
        public static decimal Ceiling(decimal d);
        public static double Ceiling(double a);
        public static byte Clamp(byte value, byte min, byte max);
        public static decimal Clamp(decimal value, decimal min, decimal max);
        public static double Clamp(double value, double min, double max);
        public static short Clamp(short value, short min, short max);
        public static int Clamp(int value, int min, int max);
        public static long Clamp(long value, long min, long max);
        public static nint Clamp(nint value, nint min, nint max);
        public static sbyte Clamp(sbyte value, sbyte min, sbyte max);
        public static float Clamp(float value, float min, float max);
        public static ushort Clamp(ushort value, ushort min, ushort max);
        public static uint Clamp(uint value, uint min, uint max);
        public static ulong Clamp(ulong value, ulong min, ulong max);
        public static nuint Clamp(nuint value, nuint min, nuint max);
        public static double CopySign(double x, double y);
        public static double Cos(double d);
        public static double Cosh(double value);
        public static (byte Quotient, byte Remainder) DivRem(byte left, byte right);
        public static (short Quotient, short Remainder) DivRem(short left, short right);
        public static (int Quotient, int Remainder) DivRem(int left, int right);
        public static int DivRem(int a, int b, out int result);
        public static (long Quotient, long Remainder) DivRem(long left, long right);
        public static long DivRem(long a, long b, out long result);
        public static (nint Quotient, nint Remainder) DivRem(nint left, nint right);
        public static (sbyte Quotient, sbyte Remainder) DivRem(sbyte left, sbyte right);
        public static (ushort Quotient, ushort Remainder) DivRem(ushort left, ushort right);
        public static (uint Quotient, uint Remainder) DivRem(uint left, uint right);
        public static (ulong Quotient, ulong Remainder) DivRem(ulong left, ulong right);
        public static (nuint Quotient, nuint Remainder) DivRem(nuint left, nuint right);
        public static double Exp(double d);
        public static decimal Floor(decimal d);
        public static double Floor(double d);
        public static double FusedMultiplyAdd(double x, double y, double z);
        public static double IEEERemainder(double x, double y);
        public static int ILogB(double x);
        public static double Log(double d);
        public static double Log(double a, double newBase);
        public static double Log10(double d);
        public static double Log2(double x);
        public static byte Max(byte val1, byte val2);
        public static decimal Max(decimal val1, decimal val2);
        public static double Max(double val1, double val2);
        public static short Max(short val1, short val2);
        public static int Max(int val1, int val2);
        public static long Max(long val1, long val2);
        public static nint Max(nint val1, nint val2);
        public static sbyte Max(sbyte val1, sbyte val2);
        public static float Max(float val1, float val2);
        public static ushort Max(ushort val1, ushort val2);
        public static uint Max(uint val1, uint val2);
        public static ulong Max(ulong val1, ulong val2);
        public static nuint Max(nuint val1, nuint val2);
        public static double MaxMagnitude(double x, double y);
        public static byte Min(byte val1, byte val2);
        public static decimal Min(decimal val1, decimal val2);
        public static double Min(double val1, double val2);
        public static short Min(short val1, short val2);
        public static int Min(int val1, int val2);
        public static long Min(long val1, long val2);
        public static nint Min(nint val1, nint val2);
        public static sbyte Min(sbyte val1, sbyte val2);
        public static float Min(float val1, float val2);
        public static ushort Min(ushort val1, ushort val2);
        public static uint Min(uint val1, uint val2);
        public static ulong Min(ulong val1, ulong val2);
        public static nuint Min(nuint val1, nuint val2);
        public static double MinMagnitude(double x, double y);
        public static double Pow(double x, double y);
        public static double ReciprocalEstimate(double d);
        public static double ReciprocalSqrtEstimate(double d);
        public static decimal Round(decimal d);
        public static decimal Round(decimal d, int decimals);
        public static double Round(double a);
        public static double Round(double value, int digits);
        public static double ScaleB(double x, int n);
        public static int Sign(decimal value);
        public static int Sign(double value);
        public static int Sign(short value);
        public static int Sign(int value);
        public static int Sign(long value);
        public static int Sign(nint value);
        public static int Sign(sbyte value);
        public static int Sign(float value);
        public static double Sin(double a);
        public static (double Sin, double Cos) SinCos(double x);
        public static double Sinh(double value);
        public static double Sqrt(double d);
        public static double Tan(double a);
        public static double Tanh(double value);
        public static decimal Truncate(decimal d);
        public static double Truncate(double d);
    }
    public readonly struct Memory<T> : IEquatable<Memory<T>>
    {
        public static Memory<T> Empty { get; }
        public bool IsEmpty { get; }
        public int Length { get; }
        public Span<T> Span { get; }
        public Memory(T[]? array);
        public Memory(T[]? array, int start, int length);
        public void CopyTo(Memory<T> destination);
        public bool Equals(Memory<T> other);
        [EditorBrowsable(EditorBrowsableState.Never)] public override bool Equals([NotNullWhen(true)] object? obj);
        [EditorBrowsable(EditorBrowsableState.Never)] public override int GetHashCode();
        public static implicit operator Memory<T>(ArraySegment<T> segment);
        public static implicit operator ReadOnlyMemory<T>(Memory<T> memory);
        public static implicit operator Memory<T>(T[]? array);
        public Memory<T> Slice(int start);
        public Memory<T> Slice(int start, int length);
        public T[] ToArray();
        public override string ToString();
        public bool TryCopyTo(Memory<T> destination);
    }
    public abstract class MulticastDelegate : Delegate
    {
        protected MulticastDelegate(object target, string method);
        protected MulticastDelegate(Type target, string method);
        protected sealed override Delegate CombineImpl(Delegate? follow);
        public sealed override bool Equals([NotNullWhen(true)] object? obj);
        public sealed override int GetHashCode();
        public sealed override Delegate[] GetInvocationList();
        protected override MethodInfo GetMethodImpl();
        public static bool operator ==(MulticastDelegate? d1, MulticastDelegate? d2);
        public static bool operator !=(MulticastDelegate? d1, MulticastDelegate? d2);
        protected sealed override Delegate? RemoveImpl(Delegate value);
    }
    [AttributeUsage(AttributeTargets.Field, Inherited = false)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public sealed class NonSerializedAttribute : Attribute
    {
        public NonSerializedAttribute();
    }
    public class NotImplementedException : SystemException
    {
        public NotImplementedException();
        public NotImplementedException(string? message);
        public NotImplementedException(string? message, Exception? inner);
    }
    public class NotSupportedException : SystemException
    {
        public NotSupportedException();
        public NotSupportedException(string? message);
        public NotSupportedException(string? message, Exception? innerException);
    }
    public struct Nullable<T> where T : struct
    {
        public bool HasValue { get; }
        public T Value { get; }
        public Nullable(T value);
        public override bool Equals(object? other);
        public override int GetHashCode();
        public T GetValueOrDefault();
        public T GetValueOrDefault(T defaultValue);
        public static explicit operator T(T? value);
        public static implicit operator T?(T value);
        public override string? ToString();
    }
    public class Object
    {
        public Object();
        public virtual bool Equals(object? obj);
        public static bool Equals(object? objA, object? objB);
        public virtual int GetHashCode();
        public Type GetType();
        protected object MemberwiseClone();
        public static bool ReferenceEquals(object? objA, object? objB);
        public virtual string? ToString();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Constructor
        | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Event
            | AttributeTargets.Interface | AttributeTargets.Delegate, Inherited = false)]
    public sealed class ObsoleteAttribute : Attribute
    {
        public string? DiagnosticId { get; set; }
        public bool IsError { get; }
        public string? Message { get; }
        public string? UrlFormat { get; set; }
        public ObsoleteAttribute();
        public ObsoleteAttribute(string? message);
        public ObsoleteAttribute(string? message, bool error);
    }
    public class OperationCanceledException : SystemException
    {
        public CancellationToken CancellationToken { get; }
        public OperationCanceledException();
        public OperationCanceledException(string? message);
        public OperationCanceledException(string? message, Exception? innerException);
        public OperationCanceledException(string? message, Exception? innerException, CancellationToken token);
        public OperationCanceledException(string? message, CancellationToken token);
        public OperationCanceledException(CancellationToken token);
    }
    [AttributeUsage(AttributeTargets.Parameter, Inherited = true, AllowMultiple = false)]
    public sealed class ParamArrayAttribute : Attribute
    {
        public ParamArrayAttribute();
    }
    public delegate bool Predicate<in T>(T obj) where T : allows ref struct;
    public class Random
    {
        public static Random Shared { get; }
        public Random();
        public Random(int Seed);
        public string GetHexString(int stringLength, bool lowercase = false);
        public void GetHexString(Span<char> destination, bool lowercase = false);
        public T[] GetItems<T>(ReadOnlySpan<T> choices, int length);
        public void GetItems<T>(ReadOnlySpan<T> choices, Span<T> destination);
        public T[] GetItems<T>(T[] choices, int length);
        public string GetString(ReadOnlySpan<char> choices, int length);
        public virtual int Next();
        public virtual int Next(int maxValue);
        public virtual int Next(int minValue, int maxValue);
        public virtual void NextBytes(byte[] buffer);
        public virtual void NextBytes(Span<byte> buffer);
        public virtual double NextDouble();
        public virtual long NextInt64();
        public virtual long NextInt64(long maxValue);
        public virtual long NextInt64(long minValue, long maxValue);
        public virtual float NextSingle();
        protected virtual double Sample();
        public void Shuffle<T>(Span<T> values);
        public void Shuffle<T>(T[] values);
    }
    public readonly struct Range : IEquatable<Range>
    {
        public static Range All { get; }
        public Index End { get; }
        public Index Start { get; }
        public Range(Index start, Index end);
        public static Range EndAt(Index end);
        public override bool Equals([NotNullWhen(true)] object? value);
        public bool Equals(Range other);
        public override int GetHashCode();
        public (int Offset, int Length) GetOffsetAndLength(int length);
        public static Range StartAt(Index start);
        public override string ToString();
    }
    public readonly struct ReadOnlyMemory<T> : IEquatable<ReadOnlyMemory<T>>
    {
        public static ReadOnlyMemory<T> Empty { get; }
        public bool IsEmpty { get; }
        public int Length { get; }
        public ReadOnlySpan<T> Span { get; }
        public ReadOnlyMemory(T[]? array);
        public ReadOnlyMemory(T[]? array, int start, int length);
        public void CopyTo(Memory<T> destination);
        [EditorBrowsable(EditorBrowsableState.Never)] public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ReadOnlyMemory<T> other);
        [EditorBrowsable(EditorBrowsableState.Never)] public override int GetHashCode();
        public static implicit operator ReadOnlyMemory<T>(ArraySegment<T> segment);
        public static implicit operator ReadOnlyMemory<T>(T[]? array);
        public ReadOnlyMemory<T> Slice(int start);
        public ReadOnlyMemory<T> Slice(int start, int length);
        public T[] ToArray();
        public override string ToString();
        public bool TryCopyTo(Memory<T> destination);
    }
    public readonly ref struct ReadOnlySpan<T>
    {
        public static ReadOnlySpan<T> Empty { get; }
        public bool IsEmpty { get; }
        public T this[int index] { get; }
        public int Length { get; }
        public ReadOnlySpan(ref readonly T reference);
        public ReadOnlySpan(T[]? array);
        public ReadOnlySpan(T[]? array, int start, int length);
        public static ReadOnlySpan<T> CastUp<TDerived>(ReadOnlySpan<TDerived> items) where TDerived : class?, T;
        public void CopyTo(Span<T> destination);
        [EditorBrowsable(EditorBrowsableState.Never)] public override bool Equals(object? obj);
        public ReadOnlySpan<T>.Enumerator GetEnumerator();
        [EditorBrowsable(EditorBrowsableState.Never)] public override int GetHashCode();
        [EditorBrowsable(EditorBrowsableState.Never)] public T GetPinnableReference();
        public static bool operator ==(ReadOnlySpan<T> left, ReadOnlySpan<T> right);
        public static implicit operator ReadOnlySpan<T>(ArraySegment<T> segment);
        public static implicit operator ReadOnlySpan<T>(T[]? array);
        public static bool operator !=(ReadOnlySpan<T> left, ReadOnlySpan<T> right);
        public ReadOnlySpan<T> Slice(int start);
        public ReadOnlySpan<T> Slice(int start, int length);
        public T[] ToArray();
        public override string ToString();
        public bool TryCopyTo(Span<T> destination);
        public ref struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public bool MoveNext();
        }
    }
    public readonly struct SByte : IComparable, IComparable<sbyte>, IEquatable<sbyte>, IFormattable, IParsable<sbyte>,
        ISpanParsable<sbyte>
    {
        public const sbyte MaxValue = 127;
        public const sbyte MinValue = -128;
        public static sbyte Abs(sbyte value);
        public static sbyte Clamp(sbyte value, sbyte min, sbyte max);
        public int CompareTo(object? obj);
        public int CompareTo(sbyte value);
        public static sbyte CopySign(sbyte value, sbyte sign);
        public static sbyte CreateChecked<TOther>(TOther value);
        public static sbyte CreateSaturating<TOther>(TOther value);
        public static sbyte CreateTruncating<TOther>(TOther value);
        public static (sbyte Quotient, sbyte Remainder) DivRem(sbyte left, sbyte right);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(sbyte obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(sbyte value);
        public static bool IsNegative(sbyte value);
        public static bool IsOddInteger(sbyte value);
        public static bool IsPositive(sbyte value);
        public static bool IsPow2(sbyte value);
        public static sbyte LeadingZeroCount(sbyte value);
        public static sbyte Log2(sbyte value);
        public static sbyte Max(sbyte x, sbyte y);
        public static sbyte MaxMagnitude(sbyte x, sbyte y);
        public static sbyte Min(sbyte x, sbyte y);
        public static sbyte MinMagnitude(sbyte x, sbyte y);
        public static sbyte Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static sbyte Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static sbyte Parse(string s);
        public static sbyte Parse(string s, IFormatProvider? provider);
        public static sbyte PopCount(sbyte value);
        public static sbyte RotateLeft(sbyte value, int rotateAmount);
        public static sbyte RotateRight(sbyte value, int rotateAmount);
        public static int Sign(sbyte value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static sbyte TrailingZeroCount(sbyte value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out sbyte result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out sbyte result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out sbyte result);
        public static bool TryParse(ReadOnlySpan<char> s, out sbyte result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out sbyte result);
        public static bool TryParse([NotNullWhen(true)] string? s, out sbyte result);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Delegate,
        Inherited = false)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public sealed class SerializableAttribute : Attribute
    {
        public SerializableAttribute();
    }
    public readonly struct Single : IComparable, IComparable<float>, IEquatable<float>, IFormattable, IParsable<float>,
        ISpanParsable<float>
    {
        public const float E = 2.7182817459106445f;
        public const float Epsilon = 1.401298464324817e-45f;
        public const float MaxValue = 3.4028234663852886e+38f;
        public const float MinValue = -3.4028234663852886e+38f;
        public const float NaN = 0.0 / 0.0f;
        public const float NegativeInfinity = -1.0 / 0.0f;
        public const float NegativeZero = 0f;
        public const float Pi = 3.1415927410125732f;
        public const float PositiveInfinity = 1.0 / 0.0f;
        public const float Tau = 6.2831854820251465f;
        public static float Abs(float value);
        public static float Acos(float x);
        public static float Acosh(float x);
        public static float AcosPi(float x);
        public static float Asin(float x);
        public static float Asinh(float x);
        public static float AsinPi(float x);
        public static float Atan(float x);
        public static float Atan2(float y, float x);
        public static float Atan2Pi(float y, float x);
        public static float Atanh(float x);
        public static float AtanPi(float x);
        public static float BitDecrement(float x);
        public static float BitIncrement(float x);
        public static float Cbrt(float x);
        public static float Ceiling(float x);
        public static float Clamp(float value, float min, float max);
        public static float ClampNative(float value, float min, float max);
        public int CompareTo(object? value);
        public int CompareTo(float value);
        public static TInteger ConvertToIntegerNative<TInteger>(float value);
        public static TInteger ConvertToInteger<TInteger>(float value);
        public static float CopySign(float value, float sign);
        public static float Cos(float x);
        public static float Cosh(float x);
        public static float CosPi(float x);
        public static float CreateChecked<TOther>(TOther value);
        public static float CreateSaturating<TOther>(TOther value);
        public static float CreateTruncating<TOther>(TOther value);
        public static float DegreesToRadians(float degrees);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(float obj);
        public static float Exp(float x);
        public static float Exp10(float x);
        public static float Exp10M1(float x);
        public static float Exp2(float x);
        public static float Exp2M1(float x);
        public static float ExpM1(float x);
        public static float Floor(float x);
        public static float FusedMultiplyAdd(float left, float right, float addend);
        public override int GetHashCode();
        public static float Hypot(float x, float y);
        public static float Ieee754Remainder(float left, float right);
        public static int ILogB(float x);
        public static bool IsEvenInteger(float value);
        public static bool IsFinite(float f);
        public static bool IsInfinity(float f);
        public static bool IsInteger(float value);
        public static bool IsNaN(float f);
        public static bool IsNegative(float f);
        public static bool IsNegativeInfinity(float f);
        public static bool IsNormal(float f);
        public static bool IsOddInteger(float value);
        public static bool IsPositive(float value);
        public static bool IsPositiveInfinity(float f);
        public static bool IsPow2(float value);
        public static bool IsRealNumber(float value);
        public static bool IsSubnormal(float f);
        public static float Lerp(float value1, float value2, float amount);
        public static float Log(float x);
        public static float Log(float x, float newBase);
        public static float Log10(float x);
        public static float Log10P1(float x);
        public static float Log2(float value);
        public static float Log2P1(float x);
        public static float LogP1(float x);
        public static float Max(float x, float y);
        public static float MaxMagnitude(float x, float y);
        public static float MaxMagnitudeNumber(float x, float y);
        public static float MaxNative(float x, float y);
        public static float MaxNumber(float x, float y);
        public static float Min(float x, float y);
        public static float MinMagnitude(float x, float y);
        public static float MinMagnitudeNumber(float x, float y);
        public static float MinNative(float x, float y);
        public static float MinNumber(float x, float y);
        public static float MultiplyAddEstimate(float left, float right, float addend);
        public static bool operator ==(float left, float right);
        public static bool operator >(float left, float right);
        public static bool operator >=(float left, float right);
        public static bool operator !=(float left, float right);
        public static bool operator <(float left, float right);
        public static bool operator <=(float left, float right);
        public static float Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static float Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static float Parse(string s);
        public static float Parse(string s, IFormatProvider? provider);
        public static float Pow(float x, float y);
        public static float RadiansToDegrees(float radians);
        public static float ReciprocalEstimate(float x);
        public static float ReciprocalSqrtEstimate(float x);
        public static float RootN(float x, int n);
        public static float Round(float x);
        public static float Round(float x, int digits);
        public static float ScaleB(float x, int n);
        public static int Sign(float value);
        public static float Sin(float x);
        public static (float Sin, float Cos) SinCos(float x);
        public static (float SinPi, float CosPi) SinCosPi(float x);
        public static float Sinh(float x);
        public static float SinPi(float x);
        public static float Sqrt(float x);
        public static float Tan(float x);
        public static float Tanh(float x);
        public static float TanPi(float x);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static float Truncate(float x);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out float result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out float result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out float result);
        public static bool TryParse(ReadOnlySpan<char> s, out float result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out float result);
        public static bool TryParse([NotNullWhen(true)] string? s, out float result);
    }
    public readonly ref struct Span<T>
    {
        public static Span<T> Empty { get; }
        public bool IsEmpty { get; }
        public T this[int index] { get; }
        public int Length { get; }
        public Span(ref T reference);
        public Span(T[]? array);
        public Span(T[]? array, int start, int length);
        public void Clear();
        public void CopyTo(Span<T> destination);
        [EditorBrowsable(EditorBrowsableState.Never)] public override bool Equals(object? obj);
        public void Fill(T value);
        public Span<T>.Enumerator GetEnumerator();
        [EditorBrowsable(EditorBrowsableState.Never)] public override int GetHashCode();
        [EditorBrowsable(EditorBrowsableState.Never)] public T GetPinnableReference();
        public static bool operator ==(Span<T> left, Span<T> right);
        public static implicit operator Span<T>(ArraySegment<T> segment);
        public static implicit operator ReadOnlySpan<T>(Span<T> span);
        public static implicit operator Span<T>(T[]? array);
        public static bool operator !=(Span<T> left, Span<T> right);
        public Span<T> Slice(int start);
        public Span<T> Slice(int start, int length);
        public T[] ToArray();
        public override string ToString();
        public bool TryCopyTo(Span<T> destination);
        public ref struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public bool MoveNext();
        }
    }
    public sealed class String : IEnumerable<char>, IEnumerable, ICloneable, IComparable, IComparable<string?>,
        IEquatable<string?>, IParsable<string>, ISpanParsable<string>
    {
        public static readonly string Empty;
        public char this[int index] { get; }
        public int Length { get; }
        public String(char c, int count);
        public String(char[]? value);
        public String(char[] value, int startIndex, int length);
        public String(ReadOnlySpan<char> value);
        public object Clone();
        public static int Compare(string? strA, int indexA, string? strB, int indexB, int length);
        public static int Compare(string? strA, int indexA, string? strB, int indexB, int length, bool ignoreCase);
        public static int Compare(string? strA, int indexA, string? strB, int indexB, int length, bool ignoreCase,
            CultureInfo? culture);
        public static int Compare(string? strA, int indexA, string? strB, int indexB, int length,
            StringComparison comparisonType);
        public static int Compare(string? strA, string? strB);
        public static int Compare(string? strA, string? strB, bool ignoreCase);
        public static int Compare(string? strA, string? strB, bool ignoreCase, CultureInfo? culture);
        public static int Compare(string? strA, string? strB, StringComparison comparisonType);
        public static int CompareOrdinal(string? strA, int indexA, string? strB, int indexB, int length);
        public static int CompareOrdinal(string? strA, string? strB);
        public int CompareTo(object? value);
        public int CompareTo(string? strB);
        public static string Concat(IEnumerable<string?> values);
        public static string Concat(object? arg0);
        public static string Concat(object? arg0, object? arg1);
        public static string Concat(object? arg0, object? arg1, object? arg2);
        public static string Concat(params object?[] args);
        public static string Concat(params ReadOnlySpan<object?> args);
        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1);
        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2);
        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2,
            ReadOnlySpan<char> str3);
        public static string Concat(string? str0, string? str1);
        public static string Concat(string? str0, string? str1, string? str2);
        public static string Concat(string? str0, string? str1, string? str2, string? str3);
        public static string Concat(params string?[] values);
        public static string Concat(params ReadOnlySpan<string?> values);
        public static string Concat<T>(IEnumerable<T> values);
        public bool Contains(char value);
        public bool Contains(char value, StringComparison comparisonType);
        public bool Contains(string value);
        public bool Contains(string value, StringComparison comparisonType);
        [EditorBrowsable(EditorBrowsableState.Never)] public static string Copy(string str);
        public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count);
        public void CopyTo(Span<char> destination);
        public static string Create(IFormatProvider? provider, ref DefaultInterpolatedStringHandler handler);
        public static string Create(IFormatProvider? provider, Span<char> initialBuffer,
            ref DefaultInterpolatedStringHandler handler);
        public bool EndsWith(char value);
        public bool EndsWith(string value);
        public bool EndsWith(string value, bool ignoreCase, CultureInfo? culture);
        public bool EndsWith(string value, StringComparison comparisonType);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals([NotNullWhen(true)] string? value);
        public static bool Equals(string? a, string? b);
        public static bool Equals(string? a, string? b, StringComparison comparisonType);
        public bool Equals([NotNullWhen(true)] string? value, StringComparison comparisonType);
        public static string Format(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format, object? arg0);
        public static string Format(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format, object? arg0,
            object? arg1);
        public static string Format(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format, object? arg0,
            object? arg1, object? arg2);
        public static string Format(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format, params object?[]
            args);
        public static string Format(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format,
            params ReadOnlySpan<object?> args);
        public static string Format([StringSyntax("CompositeFormat")] string format, object? arg0);
        public static string Format([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1);
        public static string Format([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1, object? arg2);
        public static string Format([StringSyntax("CompositeFormat")] string format, params object?[] args);
        public static string Format([StringSyntax("CompositeFormat")] string format, params ReadOnlySpan<object?> args);
        public override int GetHashCode();
        public static int GetHashCode(ReadOnlySpan<char> value);
        public static int GetHashCode(ReadOnlySpan<char> value, StringComparison comparisonType);
        public int GetHashCode(StringComparison comparisonType);
        [EditorBrowsable(EditorBrowsableState.Never)] public char GetPinnableReference();
        public int IndexOf(char value);
        public int IndexOf(char value, int startIndex);
        public int IndexOf(char value, int startIndex, int count);
        public int IndexOf(char value, StringComparison comparisonType);
        public int IndexOf(string value);
        public int IndexOf(string value, int startIndex);
        public int IndexOf(string value, int startIndex, int count);
        public int IndexOf(string value, int startIndex, int count, StringComparison comparisonType);
        public int IndexOf(string value, int startIndex, StringComparison comparisonType);
        public int IndexOf(string value, StringComparison comparisonType);
        public int IndexOfAny(char[] anyOf);
        public int IndexOfAny(char[] anyOf, int startIndex);
        public int IndexOfAny(char[] anyOf, int startIndex, int count);
        public string Insert(int startIndex, string value);
        public static string Intern(string str);
        public static string? IsInterned(string str);
        public bool IsNormalized();
        public static bool IsNullOrEmpty([NotNullWhen(false)] string? value);
        public static bool IsNullOrWhiteSpace([NotNullWhen(false)] string? value);
        public static string Join(char separator, params object?[] values);
        public static string Join(char separator, params ReadOnlySpan<object?> values);
        public static string Join(char separator, params string?[] value);
        public static string Join(char separator, params ReadOnlySpan<string?> value);
        public static string Join(char separator, string?[] value, int startIndex, int count);
        public static string Join(string? separator, IEnumerable<string?> values);
        public static string Join(string? separator, params object?[] values);
        public static string Join(string? separator, params ReadOnlySpan<object?> values);
        public static string Join(string? separator, params string?[] value);
        public static string Join(string? separator, params ReadOnlySpan<string?> value);
        public static string Join(string? separator, string?[] value, int startIndex, int count);
        public static string Join<T>(char separator, IEnumerable<T> values);
        public static string Join<T>(string? separator, IEnumerable<T> values);
        public int LastIndexOf(char value);
        public int LastIndexOf(char value, int startIndex);
        public int LastIndexOf(char value, int startIndex, int count);
        public int LastIndexOf(string value);
        public int LastIndexOf(string value, int startIndex);
        public int LastIndexOf(string value, int startIndex, int count);
        public int LastIndexOf(string value, int startIndex, int count, StringComparison comparisonType);
        public int LastIndexOf(string value, int startIndex, StringComparison comparisonType);
        public int LastIndexOf(string value, StringComparison comparisonType);
        public int LastIndexOfAny(char[] anyOf);
        public int LastIndexOfAny(char[] anyOf, int startIndex);
        public int LastIndexOfAny(char[] anyOf, int startIndex, int count);
        public string Normalize();
        public static bool operator ==(string? a, string? b);
        public static implicit operator ReadOnlySpan<char>(string? value);
        public static bool operator !=(string? a, string? b);
        public string PadLeft(int totalWidth);
        public string PadLeft(int totalWidth, char paddingChar);
        public string PadRight(int totalWidth);
        public string PadRight(int totalWidth, char paddingChar);
        public string Remove(int startIndex);
        public string Remove(int startIndex, int count);
        public string Replace(char oldChar, char newChar);
        public string Replace(string oldValue, string? newValue);
        public string Replace(string oldValue, string? newValue, bool ignoreCase, CultureInfo? culture);
        public string Replace(string oldValue, string? newValue, StringComparison comparisonType);
        public string ReplaceLineEndings();
        public string ReplaceLineEndings(string replacementText);
        public string[] Split(char separator, int count, StringSplitOptions options = StringSplitOptions.None);
        public string[] Split(char separator, StringSplitOptions options = StringSplitOptions.None);
        public string[] Split(params char[]? separator);
        public string[] Split(params ReadOnlySpan<char> separator);
        public string[] Split(char[]? separator, int count);
        public string[] Split(char[]? separator, int count, StringSplitOptions options);
        public string[] Split(char[]? separator, StringSplitOptions options);
        public string[] Split(string? separator, int count, StringSplitOptions options = StringSplitOptions.None);
        public string[] Split(string? separator, StringSplitOptions options = StringSplitOptions.None);
        public string[] Split(string[]? separator, int count, StringSplitOptions options);
        public string[] Split(string[]? separator, StringSplitOptions options);
        public bool StartsWith(char value);
        public bool StartsWith(string value);
        public bool StartsWith(string value, bool ignoreCase, CultureInfo? culture);
        public bool StartsWith(string value, StringComparison comparisonType);
        public string Substring(int startIndex);
        public string Substring(int startIndex, int length);
        public char[] ToCharArray();
        public char[] ToCharArray(int startIndex, int length);
        public string ToLower();
        public string ToLower(CultureInfo? culture);
        public string ToLowerInvariant();
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToUpper();
        public string ToUpper(CultureInfo? culture);
        public string ToUpperInvariant();
        public string Trim();
        public string Trim(char trimChar);
        public string Trim(params char[]? trimChars);
        public string TrimEnd();
        public string TrimEnd(char trimChar);
        public string TrimEnd(params char[]? trimChars);
        public string TrimStart();
        public string TrimStart(char trimChar);
        public string TrimStart(params char[]? trimChars);
        public bool TryCopyTo(Span<char> destination);
    }
    public abstract class StringComparer : IComparer<string?>, IEqualityComparer<string?>
    {
        public static StringComparer CurrentCulture { get; }
        public static StringComparer CurrentCultureIgnoreCase { get; }
        public static StringComparer InvariantCulture { get; }
        public static StringComparer InvariantCultureIgnoreCase { get; }
        public static StringComparer Ordinal { get; }
        public static StringComparer OrdinalIgnoreCase { get; }
        protected StringComparer();
        public int Compare(object? x, object? y);
        public abstract int Compare(string? x, string? y);
        public static StringComparer Create(CultureInfo culture, bool ignoreCase);
        public bool Equals(object? x, object? y);
        public abstract bool Equals(string? x, string? y);
        public static StringComparer FromComparison(StringComparison comparisonType);
        public int GetHashCode(object obj);
        public abstract int GetHashCode(string obj);
        public static bool IsWellKnownOrdinalComparer(IEqualityComparer<string?>? comparer, out bool ignoreCase);
    }
    public enum StringComparison
    {
        CurrentCulture = 0,
        CurrentCultureIgnoreCase = 1,
        InvariantCulture = 2,
        InvariantCultureIgnoreCase = 3,
        Ordinal = 4,
        OrdinalIgnoreCase = 5,
    }
    [Flags]
    public enum StringSplitOptions
    {
        None = 0,
        RemoveEmptyEntries = 1,
        TrimEntries = 2,
    }
    public class SystemException : Exception
    {
        public SystemException();
        public SystemException(string? message);
        public SystemException(string? message, Exception? innerException);
    }
    public readonly struct TimeOnly : IComparable, IComparable<TimeOnly>, IEquatable<TimeOnly>, IFormattable,
        IParsable<TimeOnly>, ISpanParsable<TimeOnly>
    {
        public int Hour { get; }
        public static TimeOnly MaxValue { get; }
        public int Microsecond { get; }
        public int Millisecond { get; }
        public int Minute { get; }
        public static TimeOnly MinValue { get; }
        public int Nanosecond { get; }
        public int Second { get; }
        public long Ticks { get; }
        public TimeOnly(int hour, int minute);
        public TimeOnly(int hour, int minute, int second);
        public TimeOnly(int hour, int minute, int second, int millisecond);
        public TimeOnly(int hour, int minute, int second, int millisecond, int microsecond);
        public TimeOnly(long ticks);
        public TimeOnly Add(TimeSpan value);
        public TimeOnly Add(TimeSpan value, out int wrappedDays);
        public TimeOnly AddHours(double value);
        public TimeOnly AddHours(double value, out int wrappedDays);
        public TimeOnly AddMinutes(double value);
        public TimeOnly AddMinutes(double value, out int wrappedDays);
        public int CompareTo(object? value);
        public int CompareTo(TimeOnly value);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out int hour, out int minute);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out int hour, out int minute, out int second);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out int hour, out int minute, out int second,
            out int millisecond);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out int hour, out int minute, out int second,
            out int millisecond, out int microsecond);
        public override bool Equals([NotNullWhen(true)] object? value);
        public bool Equals(TimeOnly value);
        public static TimeOnly FromDateTime(DateTime dateTime);
        public static TimeOnly FromTimeSpan(TimeSpan timeSpan);
        public override int GetHashCode();
        public bool IsBetween(TimeOnly start, TimeOnly end);
        public static bool operator ==(TimeOnly left, TimeOnly right);
        public static bool operator >(TimeOnly left, TimeOnly right);
        public static bool operator >=(TimeOnly left, TimeOnly right);
        public static bool operator !=(TimeOnly left, TimeOnly right);
        public static bool operator <(TimeOnly left, TimeOnly right);
        public static bool operator <=(TimeOnly left, TimeOnly right);
        public static TimeSpan operator -(TimeOnly t1, TimeOnly t2);
        public static TimeOnly Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static TimeOnly Parse(string s);
        public static TimeOnly Parse(string s, IFormatProvider? provider);
        public static TimeOnly ParseExact(ReadOnlySpan<char> s, [StringSyntax("TimeOnlyFormat")] string[] formats);
        public static TimeOnly ParseExact(string s, [StringSyntax("TimeOnlyFormat")] string format);
        public static TimeOnly ParseExact(string s, [StringSyntax("TimeOnlyFormat")] string[] formats);
        public string ToLongTimeString();
        public string ToShortTimeString();
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("TimeOnlyFormat")] string? format);
        public string ToString([StringSyntax("TimeOnlyFormat")] string? format, IFormatProvider? provider);
        public TimeSpan ToTimeSpan();
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("TimeOnlyFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("TimeOnlyFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out TimeOnly result);
        public static bool TryParse(ReadOnlySpan<char> s, out TimeOnly result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out TimeOnly result);
        public static bool TryParse([NotNullWhen(true)] string? s, out TimeOnly result);
        public static bool TryParseExact(ReadOnlySpan<char> s, [StringSyntax("TimeOnlyFormat")] ReadOnlySpan<char> format,
            out TimeOnly result);
        public static bool TryParseExact(ReadOnlySpan<char> s, [NotNullWhen(true)] [StringSyntax("TimeOnlyFormat")]
            string?[]? formats, out TimeOnly result);
        public static bool TryParseExact([NotNullWhen(true)] string? s, [NotNullWhen(true)] [StringSyntax("TimeOnlyFormat")]
            string? format, out TimeOnly result);
        public static bool TryParseExact([NotNullWhen(true)] string? s, [NotNullWhen(true)] [StringSyntax("TimeOnlyFormat")]
            string?[]? formats, out TimeOnly result);
    }
    public abstract class TimeProvider
    {
        public static TimeProvider System { get; }
        public virtual long TimestampFrequency { get; }
        protected TimeProvider();
        public TimeSpan GetElapsedTime(long startingTimestamp);
        public TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp);
        public DateTimeOffset GetLocalNow();
        public virtual long GetTimestamp();
        public virtual DateTimeOffset GetUtcNow();
    }
    public readonly struct TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, IFormattable,
        IParsable<TimeSpan>, ISpanParsable<TimeSpan>
    {
        public const int HoursPerDay = 24;
        public static readonly TimeSpan MaxValue;
        public const long MicrosecondsPerDay = 86400000000;
        public const long MicrosecondsPerHour = 3600000000;
        public const long MicrosecondsPerMillisecond = 1000;
        public const long MicrosecondsPerMinute = 60000000;
        public const long MicrosecondsPerSecond = 1000000;
        public const long MillisecondsPerDay = 86400000;
        public const long MillisecondsPerHour = 3600000;
        public const long MillisecondsPerMinute = 60000;
        public const long MillisecondsPerSecond = 1000;
        public const long MinutesPerDay = 1440;
        public const long MinutesPerHour = 60;
        public static readonly TimeSpan MinValue;
        public const long NanosecondsPerTick = 100;
        public const long SecondsPerDay = 86400;
        public const long SecondsPerHour = 3600;
        public const long SecondsPerMinute = 60;
        public const long TicksPerDay = 864000000000;
        public const long TicksPerHour = 36000000000;
        public const long TicksPerMicrosecond = 10;
        public const long TicksPerMillisecond = 10000;
        public const long TicksPerMinute = 600000000;
        public const long TicksPerSecond = 10000000;
        public static readonly TimeSpan Zero;
        public int Days { get; }
        public int Hours { get; }
        public int Microseconds { get; }
        public int Milliseconds { get; }
        public int Minutes { get; }
        public int Nanoseconds { get; }
        public int Seconds { get; }
        public long Ticks { get; }
        public double TotalDays { get; }
        public double TotalHours { get; }
        public double TotalMicroseconds { get; }
        public double TotalMilliseconds { get; }
        public double TotalMinutes { get; }
        public double TotalNanoseconds { get; }
        public double TotalSeconds { get; }
        public TimeSpan(int hours, int minutes, int seconds);
        public TimeSpan(int days, int hours, int minutes, int seconds);
        public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds);
        public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds, int microseconds);
        public TimeSpan(long ticks);
        public TimeSpan Add(TimeSpan ts);
        public static int Compare(TimeSpan t1, TimeSpan t2);
        public int CompareTo(object? value);
        public int CompareTo(TimeSpan value);
        public TimeSpan Divide(double divisor);
        public double Divide(TimeSpan ts);
        public TimeSpan Duration();
        public override bool Equals([NotNullWhen(true)] object? value);
        public bool Equals(TimeSpan obj);
        public static bool Equals(TimeSpan t1, TimeSpan t2);
        public static TimeSpan FromDays(double value);
        public static TimeSpan FromDays(int days);
        public static TimeSpan FromDays(int days, int hours = 0, long minutes = 0, long seconds = 0, long milliseconds = 0,
            long microseconds = 0);
        public static TimeSpan FromHours(double value);
        public static TimeSpan FromHours(int hours);
        public static TimeSpan FromHours(int hours, long minutes = 0, long seconds = 0, long milliseconds = 0,
            long microseconds = 0);
        public static TimeSpan FromMicroseconds(double value);
        public static TimeSpan FromMicroseconds(long microseconds);
        public static TimeSpan FromMilliseconds(double value);
        public static TimeSpan FromMilliseconds(long milliseconds);
        public static TimeSpan FromMilliseconds(long milliseconds, long microseconds);
        public static TimeSpan FromMinutes(double value);
        public static TimeSpan FromMinutes(long minutes);
        public static TimeSpan FromMinutes(long minutes, long seconds = 0, long milliseconds = 0, long microseconds = 0);
        public static TimeSpan FromSeconds(double value);
        public static TimeSpan FromSeconds(long seconds);
        public static TimeSpan FromSeconds(long seconds, long milliseconds = 0, long microseconds = 0);
        public static TimeSpan FromTicks(long value);
        public override int GetHashCode();
        public TimeSpan Multiply(double factor);
        public TimeSpan Negate();
        public static TimeSpan operator +(TimeSpan t1, TimeSpan t2);
        public static TimeSpan operator /(TimeSpan timeSpan, double divisor);
        public static double operator /(TimeSpan t1, TimeSpan t2);
        public static bool operator ==(TimeSpan t1, TimeSpan t2);
        public static bool operator >(TimeSpan t1, TimeSpan t2);
        public static bool operator >=(TimeSpan t1, TimeSpan t2);
        public static bool operator !=(TimeSpan t1, TimeSpan t2);
        public static bool operator <(TimeSpan t1, TimeSpan t2);
        public static bool operator <=(TimeSpan t1, TimeSpan t2);
        public static TimeSpan operator *(double factor, TimeSpan timeSpan);
        public static TimeSpan operator *(TimeSpan timeSpan, double factor);
        public static TimeSpan operator -(TimeSpan t1, TimeSpan t2);
        public static TimeSpan operator -(TimeSpan t);
        public static TimeSpan operator +(TimeSpan t);
        public static TimeSpan Parse(ReadOnlySpan<char> input, IFormatProvider? formatProvider = null);
        public static TimeSpan Parse(string s);
        public static TimeSpan Parse(string input, IFormatProvider? formatProvider);
        public static TimeSpan ParseExact(string input, [StringSyntax("TimeSpanFormat")] string format,
            IFormatProvider? formatProvider);
        public static TimeSpan ParseExact(string input, [StringSyntax("TimeSpanFormat")] string[] formats,
            IFormatProvider? formatProvider);
        public TimeSpan Subtract(TimeSpan ts);
        public override string ToString();
        public string ToString([StringSyntax("TimeSpanFormat")] string? format);
        public string ToString([StringSyntax("TimeSpanFormat")] string? format, IFormatProvider? formatProvider);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("TimeSpanFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? formatProvider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("TimeSpanFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? formatProvider = null);
        public static bool TryParse(ReadOnlySpan<char> input, IFormatProvider? formatProvider, out TimeSpan result);
        public static bool TryParse(ReadOnlySpan<char> s, out TimeSpan result);
        public static bool TryParse([NotNullWhen(true)] string? input, IFormatProvider? formatProvider, out TimeSpan result);
        public static bool TryParse([NotNullWhen(true)] string? s, out TimeSpan result);
        public static bool TryParseExact(ReadOnlySpan<char> input, [StringSyntax("TimeSpanFormat")] ReadOnlySpan<char> format,
            IFormatProvider? formatProvider, out TimeSpan result);
        public static bool TryParseExact(ReadOnlySpan<char> input, [NotNullWhen(true)] [StringSyntax("TimeSpanFormat")]
            string?[]? formats, IFormatProvider? formatProvider, out TimeSpan result);
        public static bool TryParseExact([NotNullWhen(true)] string? input, [NotNullWhen(true)] [StringSyntax("TimeSpanFormat")]
            string? format, IFormatProvider? formatProvider, out TimeSpan result);
        public static bool TryParseExact([NotNullWhen(true)] string? input, [NotNullWhen(true)] [StringSyntax("TimeSpanFormat")]
            string?[]? formats, IFormatProvider? formatProvider, out TimeSpan result);
    }
    public class Tuple<T1> : IComparable
    {
        public T1 Item1 { get; }
        public Tuple(T1 item1);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public override string ToString();
    }
    public class Tuple<T1, T2> : IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public Tuple(T1 item1, T2 item2);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public override string ToString();
    }
    public class Tuple<T1, T2, T3> : IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
        public Tuple(T1 item1, T2 item2, T3 item3);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public override string ToString();
    }
    public abstract class Type : MemberInfo
    {
        public static readonly char Delimiter;
        public static readonly Type[] EmptyTypes;
        public static readonly object Missing;
        public abstract Assembly Assembly { get; }
        public abstract string? AssemblyQualifiedName { get; }
        public abstract Type? BaseType { get; }
        public virtual bool ContainsGenericParameters { get; }
        public virtual MethodBase? DeclaringMethod { get; }
        public override Type? DeclaringType { get; }
        public abstract string? FullName { get; }
        public virtual int GenericParameterPosition { get; }
        public virtual Type[] GenericTypeArguments { get; }
        public abstract Guid GUID { get; }
        public bool HasElementType { get; }
        public bool IsAbstract { get; }
        public bool IsAnsiClass { get; }
        public bool IsArray { get; }
        public bool IsAutoClass { get; }
        public bool IsAutoLayout { get; }
        public bool IsByRef { get; }
        public virtual bool IsByRefLike { get; }
        public bool IsClass { get; }
        public bool IsCOMObject { get; }
        public virtual bool IsConstructedGenericType { get; }
        public bool IsContextful { get; }
        public virtual bool IsEnum { get; }
        public bool IsExplicitLayout { get; }
        public virtual bool IsFunctionPointer { get; }
        public virtual bool IsGenericMethodParameter { get; }
        public virtual bool IsGenericParameter { get; }
        public virtual bool IsGenericType { get; }
        public virtual bool IsGenericTypeDefinition { get; }
        public virtual bool IsGenericTypeParameter { get; }
        public bool IsImport { get; }
        public bool IsInterface { get; }
        public bool IsLayoutSequential { get; }
        public bool IsMarshalByRef { get; }
        public bool IsNested { get; }
        public bool IsNestedAssembly { get; }
        public bool IsNestedFamANDAssem { get; }
        public bool IsNestedFamily { get; }
        public bool IsNestedFamORAssem { get; }
        public bool IsNestedPrivate { get; }
        public bool IsNestedPublic { get; }
        public bool IsNotPublic { get; }
        public bool IsPointer { get; }
        public bool IsPrimitive { get; }
        public bool IsPublic { get; }
        public bool IsSealed { get; }
        public virtual bool IsSecurityCritical { get; }
        public virtual bool IsSecuritySafeCritical { get; }
        public virtual bool IsSecurityTransparent { get; }
        public virtual bool IsSerializable { get; }
        public virtual bool IsSignatureType { get; }
        public bool IsSpecialName { get; }
        public virtual bool IsSZArray { get; }
        public virtual bool IsTypeDefinition { get; }
        public bool IsUnicodeClass { get; }
        public virtual bool IsUnmanagedFunctionPointer { get; }
        public bool IsValueType { get; }
        public virtual bool IsVariableBoundArray { get; }
        public bool IsVisible { get; }
        public abstract string? Namespace { get; }
        public override Type? ReflectedType { get; }
        public abstract Type UnderlyingSystemType { get; }
        protected Type();
        public override bool Equals(object? o);
        public virtual bool Equals(Type? o);
        public virtual int GetArrayRank();
        public virtual MemberInfo[] GetDefaultMembers();
        public abstract Type? GetElementType();
        public virtual string? GetEnumName(object value);
        public virtual string[] GetEnumNames();
        public virtual Type GetEnumUnderlyingType();
        public virtual Array GetEnumValues();
        public virtual Array GetEnumValuesAsUnderlyingType();
        public virtual Type[] GetFunctionPointerCallingConventions();
        public virtual Type[] GetFunctionPointerParameterTypes();
        public virtual Type GetFunctionPointerReturnType();
        public virtual Type[] GetGenericArguments();
        public virtual Type[] GetGenericParameterConstraints();
        public virtual Type GetGenericTypeDefinition();
        public override int GetHashCode();
        public Type? GetInterface(string name);
        public abstract Type? GetInterface(string name, bool ignoreCase);
        public abstract Type[] GetInterfaces();
        public MemberInfo[] GetMember(string name);
        public virtual MemberInfo[] GetMember(string name, BindingFlags bindingAttr);
        public MemberInfo[] GetMembers();
        public abstract MemberInfo[] GetMembers(BindingFlags bindingAttr);
        public virtual MemberInfo GetMemberWithSameMetadataDefinitionAs(MemberInfo member);
        public MethodInfo? GetMethod(string name);
        public MethodInfo? GetMethod(string name, int genericParameterCount, BindingFlags bindingAttr, Type[] types);
        public MethodInfo? GetMethod(string name, int genericParameterCount, Type[] types);
        public MethodInfo? GetMethod(string name, BindingFlags bindingAttr);
        public MethodInfo? GetMethod(string name, BindingFlags bindingAttr, Type[] types);
        public MethodInfo? GetMethod(string name, Type[] types);
        public MethodInfo[] GetMethods();
        public abstract MethodInfo[] GetMethods(BindingFlags bindingAttr);
        public Type? GetNestedType(string name);
        public abstract Type? GetNestedType(string name, BindingFlags bindingAttr);
        public Type[] GetNestedTypes();
        public abstract Type[] GetNestedTypes(BindingFlags bindingAttr);
        public virtual Type[] GetOptionalCustomModifiers();
        public PropertyInfo[] GetProperties();
        public abstract PropertyInfo[] GetProperties(BindingFlags bindingAttr);
        public PropertyInfo? GetProperty(string name);
        public PropertyInfo? GetProperty(string name, BindingFlags bindingAttr);
        public PropertyInfo? GetProperty(string name, Type? returnType);
        public PropertyInfo? GetProperty(string name, Type? returnType, Type[] types);
        public PropertyInfo? GetProperty(string name, Type[] types);
        public virtual Type[] GetRequiredCustomModifiers();
        public Type GetType();
        public static Type? GetType(string typeName);
        public static Type? GetType(string typeName, bool throwOnError);
        public static Type? GetType(string typeName, bool throwOnError, bool ignoreCase);
        public static Type? GetType(string typeName, Func<AssemblyName, Assembly?>? assemblyResolver, Func<Assembly?, string,
            bool, Type?>? typeResolver);
        public static Type? GetType(string typeName, Func<AssemblyName, Assembly?>? assemblyResolver, Func<Assembly?, string,
            bool, Type?>? typeResolver, bool throwOnError);
        public static Type? GetType(string typeName, Func<AssemblyName, Assembly?>? assemblyResolver, Func<Assembly?, string,
            bool, Type?>? typeResolver, bool throwOnError, bool ignoreCase);
        public static Type[] GetTypeArray(object[] args);
        public static Type? GetTypeFromCLSID(Guid clsid);
        public static Type? GetTypeFromCLSID(Guid clsid, bool throwOnError);
        public static Type? GetTypeFromCLSID(Guid clsid, string? server);
        public static Type? GetTypeFromCLSID(Guid clsid, string? server, bool throwOnError);
        public static Type? GetTypeFromProgID(string progID);
        public static Type? GetTypeFromProgID(string progID, bool throwOnError);
        public static Type? GetTypeFromProgID(string progID, string? server);
        public static Type? GetTypeFromProgID(string progID, string? server, bool throwOnError);
        protected abstract bool HasElementTypeImpl();
        protected abstract bool IsArrayImpl();
        public virtual bool IsAssignableFrom([NotNullWhen(true)] Type? c);
        public bool IsAssignableTo([NotNullWhen(true)] Type? targetType);
        protected abstract bool IsByRefImpl();
        protected abstract bool IsCOMObjectImpl();
        protected virtual bool IsContextfulImpl();
        public virtual bool IsEnumDefined(object value);
        public virtual bool IsEquivalentTo([NotNullWhen(true)] Type? other);
        public virtual bool IsInstanceOfType([NotNullWhen(true)] object? o);
        protected virtual bool IsMarshalByRefImpl();
        protected abstract bool IsPointerImpl();
        protected abstract bool IsPrimitiveImpl();
        public virtual bool IsSubclassOf(Type c);
        protected virtual bool IsValueTypeImpl();
        public virtual Type MakeArrayType();
        public virtual Type MakeArrayType(int rank);
        public virtual Type MakeByRefType();
        public static Type MakeGenericMethodParameter(int position);
        public static Type MakeGenericSignatureType(Type genericTypeDefinition, params Type[] typeArguments);
        public virtual Type MakeGenericType(params Type[] typeArguments);
        public virtual Type MakePointerType();
        public static bool operator ==(Type? left, Type? right);
        public static bool operator !=(Type? left, Type? right);
        public static Type? ReflectionOnlyGetType(string typeName, bool throwIfNotFound, bool ignoreCase);
        public override string ToString();
    }
    public readonly struct UInt128 : IComparable, IComparable<UInt128>, IEquatable<UInt128>, IFormattable, IParsable<UInt128>,
        ISpanParsable<UInt128>
    {
        public static UInt128 MaxValue { get; }
        public static UInt128 MinValue { get; }
        public static UInt128 One { get; }
        public static UInt128 Zero { get; }
        public UInt128(ulong upper, ulong lower);
        public static UInt128 BigMul(UInt128 left, UInt128 right, out UInt128 lower);
        public static UInt128 Clamp(UInt128 value, UInt128 min, UInt128 max);
        public int CompareTo(object? value);
        public int CompareTo(UInt128 value);
        public static UInt128 CreateChecked<TOther>(TOther value);
        public static UInt128 CreateSaturating<TOther>(TOther value);
        public static UInt128 CreateTruncating<TOther>(TOther value);
        public static (UInt128 Quotient, UInt128 Remainder) DivRem(UInt128 left, UInt128 right);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(UInt128 other);
        public override int GetHashCode();
        public static bool IsEvenInteger(UInt128 value);
        public static bool IsOddInteger(UInt128 value);
        public static bool IsPow2(UInt128 value);
        public static UInt128 LeadingZeroCount(UInt128 value);
        public static UInt128 Log2(UInt128 value);
        public static UInt128 Max(UInt128 x, UInt128 y);
        public static UInt128 Min(UInt128 x, UInt128 y);
        public static UInt128 operator +(UInt128 left, UInt128 right);
        public static UInt128 operator &(UInt128 left, UInt128 right);
        public static UInt128 operator |(UInt128 left, UInt128 right);
        public static UInt128 operator --(UInt128 value);
        public static UInt128 operator /(UInt128 left, UInt128 right);
        public static bool operator ==(UInt128 left, UInt128 right);
        public static UInt128 operator ^(UInt128 left, UInt128 right);
        public static explicit operator UInt128(decimal value);
        public static explicit operator UInt128(double value);
        public static explicit operator UInt128(short value);
        public static explicit operator UInt128(int value);
        public static explicit operator UInt128(long value);
        public static explicit operator UInt128(nint value);
        public static explicit operator UInt128(sbyte value);
        public static explicit operator UInt128(float value);
        public static explicit operator byte(UInt128 value);
        public static explicit operator char(UInt128 value);
        public static explicit operator decimal(UInt128 value);
        public static explicit operator double(UInt128 value);
        public static explicit operator Half(UInt128 value);
        public static explicit operator Int128(UInt128 value);
        public static explicit operator short(UInt128 value);
        public static explicit operator int(UInt128 value);
        public static explicit operator long(UInt128 value);
        public static explicit operator nint(UInt128 value);
        public static explicit operator sbyte(UInt128 value);
        public static explicit operator float(UInt128 value);
        public static explicit operator ushort(UInt128 value);
        public static explicit operator uint(UInt128 value);
        public static explicit operator ulong(UInt128 value);
        public static explicit operator nuint(UInt128 value);
        public static bool operator >(UInt128 left, UInt128 right);
        public static bool operator >=(UInt128 left, UInt128 right);
        public static implicit operator UInt128(byte value);
        public static implicit operator UInt128(char value);
        public static implicit operator UInt128(ushort value);
        public static implicit operator UInt128(uint value);
        public static implicit operator UInt128(ulong value);
        public static implicit operator UInt128(nuint value);
        public static UInt128 operator ++(UInt128 value);
        public static bool operator !=(UInt128 left, UInt128 right);
        public static UInt128 operator <<(UInt128 value, int shiftAmount);
        public static bool operator <(UInt128 left, UInt128 right);
        public static bool operator <=(UInt128 left, UInt128 right);
        public static UInt128 operator %(UInt128 left, UInt128 right);
        public static UInt128 operator *(UInt128 left, UInt128 right);
        public static UInt128 operator ~(UInt128 value);
        public static UInt128 operator >>(UInt128 value, int shiftAmount);
        public static UInt128 operator -(UInt128 left, UInt128 right);
        public static UInt128 operator -(UInt128 value);
        public static UInt128 operator +(UInt128 value);
        public static UInt128 operator >>>(UInt128 value, int shiftAmount);
        public static UInt128 Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static UInt128 Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static UInt128 Parse(string s);
        public static UInt128 Parse(string s, IFormatProvider? provider);
        public static UInt128 PopCount(UInt128 value);
        public static UInt128 RotateLeft(UInt128 value, int rotateAmount);
        public static UInt128 RotateRight(UInt128 value, int rotateAmount);
        public static int Sign(UInt128 value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static UInt128 TrailingZeroCount(UInt128 value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out UInt128 result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out UInt128 result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out UInt128 result);
        public static bool TryParse(ReadOnlySpan<char> s, out UInt128 result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out UInt128 result);
        public static bool TryParse([NotNullWhen(true)] string? s, out UInt128 result);
    }
    public readonly struct UInt16 : IComparable, IComparable<ushort>, IEquatable<ushort>, IFormattable, IParsable<ushort>,
        ISpanParsable<ushort>
    {
        public const ushort MaxValue = 65535;
        public const ushort MinValue = 0;
        public static ushort Clamp(ushort value, ushort min, ushort max);
        public int CompareTo(object? value);
        public int CompareTo(ushort value);
        public static ushort CreateChecked<TOther>(TOther value);
        public static ushort CreateSaturating<TOther>(TOther value);
        public static ushort CreateTruncating<TOther>(TOther value);
        public static (ushort Quotient, ushort Remainder) DivRem(ushort left, ushort right);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ushort obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(ushort value);
        public static bool IsOddInteger(ushort value);
        public static bool IsPow2(ushort value);
        public static ushort LeadingZeroCount(ushort value);
        public static ushort Log2(ushort value);
        public static ushort Max(ushort x, ushort y);
        public static ushort Min(ushort x, ushort y);
        public static ushort Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static ushort Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static ushort Parse(string s);
        public static ushort Parse(string s, IFormatProvider? provider);
        public static ushort PopCount(ushort value);
        public static ushort RotateLeft(ushort value, int rotateAmount);
        public static ushort RotateRight(ushort value, int rotateAmount);
        public static int Sign(ushort value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static ushort TrailingZeroCount(ushort value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out ushort result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out ushort result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out ushort result);
        public static bool TryParse(ReadOnlySpan<char> s, out ushort result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out ushort result);
        public static bool TryParse([NotNullWhen(true)] string? s, out ushort result);
    }
    public readonly struct UInt32 : IComparable, IComparable<uint>, IEquatable<uint>, IFormattable, IParsable<uint>,
        ISpanParsable<uint>
    {
        public const uint MaxValue = 4294967295;
        public const uint MinValue = 0;
        public static ulong BigMul(uint left, uint right);
        public static uint Clamp(uint value, uint min, uint max);
        public int CompareTo(object? value);
        public int CompareTo(uint value);
        public static uint CreateChecked<TOther>(TOther value);
        public static uint CreateSaturating<TOther>(TOther value);
        public static uint CreateTruncating<TOther>(TOther value);
        public static (uint Quotient, uint Remainder) DivRem(uint left, uint right);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(uint obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(uint value);
        public static bool IsOddInteger(uint value);
        public static bool IsPow2(uint value);
        public static uint LeadingZeroCount(uint value);
        public static uint Log2(uint value);
        public static uint Max(uint x, uint y);
        public static uint Min(uint x, uint y);
        public static uint Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static uint Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static uint Parse(string s);
        public static uint Parse(string s, IFormatProvider? provider);
        public static uint PopCount(uint value);
        public static uint RotateLeft(uint value, int rotateAmount);
        public static uint RotateRight(uint value, int rotateAmount);
        public static int Sign(uint value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static uint TrailingZeroCount(uint value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out uint result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out uint result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out uint result);
        public static bool TryParse(ReadOnlySpan<char> s, out uint result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out uint result);
        public static bool TryParse([NotNullWhen(true)] string? s, out uint result);
    }
    public readonly struct UInt64 : IComparable, IComparable<ulong>, IEquatable<ulong>, IFormattable, IParsable<ulong>,
        ISpanParsable<ulong>
    {
        public const ulong MaxValue = 18446744073709551615;
        public const ulong MinValue = 0;
        public static UInt128 BigMul(ulong left, ulong right);
        public static ulong Clamp(ulong value, ulong min, ulong max);
        public int CompareTo(object? value);
        public int CompareTo(ulong value);
        public static ulong CreateChecked<TOther>(TOther value);
        public static ulong CreateSaturating<TOther>(TOther value);
        public static ulong CreateTruncating<TOther>(TOther value);
        public static (ulong Quotient, ulong Remainder) DivRem(ulong left, ulong right);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ulong obj);
        public override int GetHashCode();
        public static bool IsEvenInteger(ulong value);
        public static bool IsOddInteger(ulong value);
        public static bool IsPow2(ulong value);
        public static ulong LeadingZeroCount(ulong value);
        public static ulong Log2(ulong value);
        public static ulong Max(ulong x, ulong y);
        public static ulong Min(ulong x, ulong y);
        public static ulong Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static ulong Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static ulong Parse(string s);
        public static ulong Parse(string s, IFormatProvider? provider);
        public static ulong PopCount(ulong value);
        public static ulong RotateLeft(ulong value, int rotateAmount);
        public static ulong RotateRight(ulong value, int rotateAmount);
        public static int Sign(ulong value);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static ulong TrailingZeroCount(ulong value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out ulong result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out ulong result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out ulong result);
        public static bool TryParse(ReadOnlySpan<char> s, out ulong result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out ulong result);
        public static bool TryParse([NotNullWhen(true)] string? s, out ulong result);
    }
    public readonly struct UIntPtr : IComparable, IComparable<nuint>, IEquatable<nuint>, IFormattable, IParsable<nuint>,
        ISpanParsable<nuint>
    {
        public static readonly nuint Zero;
        public static nuint MaxValue { get; }
        public static nuint MinValue { get; }
        public static int Size { get; }
        public UIntPtr(uint value);
        public UIntPtr(ulong value);
        public static nuint Add(nuint pointer, int offset);
        public static nuint BigMul(nuint left, nuint right, out nuint lower);
        public static nuint Clamp(nuint value, nuint min, nuint max);
        public int CompareTo(object? value);
        public int CompareTo(nuint value);
        public static nuint CreateChecked<TOther>(TOther value);
        public static nuint CreateSaturating<TOther>(TOther value);
        public static nuint CreateTruncating<TOther>(TOther value);
        public static (nuint Quotient, nuint Remainder) DivRem(nuint left, nuint right);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(nuint other);
        public override int GetHashCode();
        public static bool IsEvenInteger(nuint value);
        public static bool IsOddInteger(nuint value);
        public static bool IsPow2(nuint value);
        public static nuint LeadingZeroCount(nuint value);
        public static nuint Log2(nuint value);
        public static nuint Max(nuint x, nuint y);
        public static nuint Min(nuint x, nuint y);
        public static nuint operator +(nuint pointer, int offset);
        public static bool operator ==(nuint value1, nuint value2);
        public static explicit operator nuint(uint value);
        public static explicit operator nuint(ulong value);
        public static explicit operator uint(nuint value);
        public static explicit operator ulong(nuint value);
        public static bool operator !=(nuint value1, nuint value2);
        public static nuint operator -(nuint pointer, int offset);
        public static nuint Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider);
        public static nuint Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static nuint Parse(string s);
        public static nuint Parse(string s, IFormatProvider? provider);
        public static nuint PopCount(nuint value);
        public static nuint RotateLeft(nuint value, int rotateAmount);
        public static nuint RotateRight(nuint value, int rotateAmount);
        public static int Sign(nuint value);
        public static nuint Subtract(nuint pointer, int offset);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public uint ToUInt32();
        public ulong ToUInt64();
        public static nuint TrailingZeroCount(nuint value);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out nuint result);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, out nuint result);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out nuint result);
        public static bool TryParse(ReadOnlySpan<char> s, out nuint result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out nuint result);
        public static bool TryParse([NotNullWhen(true)] string? s, out nuint result);
    }
    public class UnauthorizedAccessException : SystemException
    {
        public UnauthorizedAccessException();
        public UnauthorizedAccessException(string? message);
        public UnauthorizedAccessException(string? message, Exception? inner);
    }
    public class Uri : IEquatable<Uri>, IFormattable
    {
        public static readonly string SchemeDelimiter;
        public static readonly string UriSchemeFile;
        public static readonly string UriSchemeFtp;
        public static readonly string UriSchemeFtps;
        public static readonly string UriSchemeGopher;
        public static readonly string UriSchemeHttp;
        public static readonly string UriSchemeHttps;
        public static readonly string UriSchemeMailto;
        public static readonly string UriSchemeNetPipe;
        public static readonly string UriSchemeNetTcp;
        public static readonly string UriSchemeNews;
        public static readonly string UriSchemeNntp;
        public static readonly string UriSchemeSftp;
        public static readonly string UriSchemeSsh;
        public static readonly string UriSchemeTelnet;
        public static readonly string UriSchemeWs;
        public static readonly string UriSchemeWss;
        public string AbsolutePath { get; }
        public string AbsoluteUri { get; }
        public string Authority { get; }
        public string DnsSafeHost { get; }
        public string Fragment { get; }
        public string Host { get; }
        public string IdnHost { get; }
        public bool IsAbsoluteUri { get; }
        public bool IsDefaultPort { get; }
        public bool IsFile { get; }
        public bool IsLoopback { get; }
        public bool IsUnc { get; }
        public string LocalPath { get; }
        public string OriginalString { get; }
        public string PathAndQuery { get; }
        public int Port { get; }
        public string Query { get; }
        public string Scheme { get; }
        public string[] Segments { get; }
        public bool UserEscaped { get; }
        public string UserInfo { get; }
        public Uri([StringSyntax("Uri")] string uriString);
        public Uri([StringSyntax("Uri")] string uriString, bool dontEscape);
        public Uri([StringSyntax("Uri", new[] { "uriKind" })] string uriString, UriKind uriKind);
        public Uri(Uri baseUri, string? relativeUri);
        public Uri(Uri baseUri, string? relativeUri, bool dontEscape);
        public Uri(Uri baseUri, Uri relativeUri);
        protected virtual void Canonicalize();
        public static bool CheckSchemeName([NotNullWhen(true)] string? schemeName);
        protected virtual void CheckSecurity();
        public override bool Equals([NotNullWhen(true)] object? comparand);
        public bool Equals([NotNullWhen(true)] Uri? other);
        protected virtual void Escape();
        public static string EscapeDataString(ReadOnlySpan<char> charsToEscape);
        public static string EscapeDataString(string stringToEscape);
        protected static string EscapeString(string? str);
        public static string EscapeUriString(string stringToEscape);
        public static int FromHex(char digit);
        public override int GetHashCode();
        public static string HexEscape(char character);
        public static char HexUnescape(string pattern, ref int index);
        protected virtual bool IsBadFileSystemCharacter(char character);
        public bool IsBaseOf(Uri uri);
        protected static bool IsExcludedCharacter(char character);
        public static bool IsHexDigit(char character);
        public static bool IsHexEncoding(string pattern, int index);
        protected virtual bool IsReservedCharacter(char character);
        public bool IsWellFormedOriginalString();
        public static bool IsWellFormedUriString([NotNullWhen(true)] [StringSyntax("Uri", new[] { "uriKind" })]
            string? uriString, UriKind uriKind);
        public string MakeRelative(Uri toUri);
        public Uri MakeRelativeUri(Uri uri);
        public static bool operator ==(Uri? uri1, Uri? uri2);
        public static bool operator !=(Uri? uri1, Uri? uri2);
        protected virtual void Parse();
        public override string ToString();
        public static bool TryCreate([NotNullWhen(true)] [StringSyntax("Uri", new[] { "uriKind" })] string? uriString,
            UriKind uriKind, [NotNullWhen(true)] out Uri? result);
        public static bool TryCreate(Uri? baseUri, string? relativeUri, [NotNullWhen(true)] out Uri? result);
        public static bool TryCreate(Uri? baseUri, Uri? relativeUri, [NotNullWhen(true)] out Uri? result);
        public static bool TryEscapeDataString(ReadOnlySpan<char> charsToEscape, Span<char> destination, out int charsWritten);
        public bool TryFormat(Span<char> destination, out int charsWritten);
        public static bool TryUnescapeDataString(ReadOnlySpan<char> charsToUnescape, Span<char> destination,
            out int charsWritten);
        protected virtual string Unescape(string path);
        public static string UnescapeDataString(ReadOnlySpan<char> charsToUnescape);
        public static string UnescapeDataString(string stringToUnescape);
    }
    public enum UriKind
    {
        RelativeOrAbsolute = 0,
        Absolute = 1,
        Relative = 2,
    }
    public struct ValueTuple : IComparable, IComparable<ValueTuple>, IEquatable<ValueTuple>
    {
        public int CompareTo(ValueTuple other);
        public static ValueTuple Create();
        public static ValueTuple<T1> Create<T1>(T1 item1);
        public static (T1, T2) Create<T1, T2>(T1 item1, T2 item2);
        public static (T1, T2, T3) Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3);
        public static (T1, T2, T3, T4) Create<T1, T2, T3, T4>(T1 item1, T2 item2, T3 item3, T4 item4);
        public static (T1, T2, T3, T4, T5) Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5);
        public static (T1, T2, T3, T4, T5, T6) Create<T1, T2, T3, T4, T5, T6>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5,
            T6 item6);
        public static (T1, T2, T3, T4, T5, T6, T7) Create<T1, T2, T3, T4, T5, T6, T7>(T1 item1, T2 item2, T3 item3, T4 item4,
            T5 item5, T6 item6, T7 item7);
        public static (T1, T2, T3, T4, T5, T6, T7, T8) Create<T1, T2, T3, T4, T5, T6, T7, T8>(T1 item1, T2 item2, T3 item3,
            T4 item4, T5 item5, T6 item6, T7 item7, T8 item8);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ValueTuple other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1> : IComparable, IComparable<ValueTuple<T1>>, IEquatable<ValueTuple<T1>>
    {
        public T1 Item1;
        public ValueTuple(T1 item1);
        public int CompareTo(ValueTuple<T1> other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ValueTuple<T1> other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1, T2> : IComparable, IComparable<(T1, T2)>, IEquatable<(T1, T2)>
    {
        public T1 Item1;
        public T2 Item2;
        public ValueTuple(T1 item1, T2 item2);
        public int CompareTo((T1, T2) other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals((T1, T2) other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1, T2, T3> : IComparable, IComparable<(T1, T2, T3)>, IEquatable<(T1, T2, T3)>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public ValueTuple(T1 item1, T2 item2, T3 item3);
        public int CompareTo((T1, T2, T3) other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals((T1, T2, T3) other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1, T2, T3, T4> : IComparable, IComparable<(T1, T2, T3, T4)>, IEquatable<(T1, T2, T3, T4)>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4);
        public int CompareTo((T1, T2, T3, T4) other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals((T1, T2, T3, T4) other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1, T2, T3, T4, T5> : IComparable, IComparable<(T1, T2, T3, T4, T5)>, IEquatable<(T1, T2, T3, T4,
        T5)>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5);
        public int CompareTo((T1, T2, T3, T4, T5) other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals((T1, T2, T3, T4, T5) other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1, T2, T3, T4, T5, T6> : IComparable, IComparable<(T1, T2, T3, T4, T5, T6)>, IEquatable<(T1, T2,
        T3, T4, T5, T6)>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6);
        public int CompareTo((T1, T2, T3, T4, T5, T6) other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals((T1, T2, T3, T4, T5, T6) other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7> : IComparable, IComparable<(T1, T2, T3, T4, T5, T6, T7)>,
        IEquatable<(T1, T2, T3, T4, T5, T6, T7)>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public T7 Item7;
        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7);
        public int CompareTo((T1, T2, T3, T4, T5, T6, T7) other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals((T1, T2, T3, T4, T5, T6, T7) other);
        public override int GetHashCode();
        public override string ToString();
    }
    public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7,
        TRest>>, IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>> where TRest : struct
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public T7 Item7;
        public TRest Rest;
        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, TRest rest);
        public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other);
        public override int GetHashCode();
        public override string ToString();
    }
    public abstract class ValueType
    {
        protected ValueType();
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public override string? ToString();
    }
    public sealed class Version : ICloneable, IComparable, IComparable<Version?>, IEquatable<Version?>, IFormattable
    {
        public int Build { get; }
        public int Major { get; }
        public short MajorRevision { get; }
        public int Minor { get; }
        public short MinorRevision { get; }
        public int Revision { get; }
        public Version();
        public Version(int major, int minor);
        public Version(int major, int minor, int build);
        public Version(int major, int minor, int build, int revision);
        public Version(string version);
        public object Clone();
        public int CompareTo(object? version);
        public int CompareTo(Version? value);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals([NotNullWhen(true)] Version? obj);
        public override int GetHashCode();
        public static bool operator ==(Version? v1, Version? v2);
        public static bool operator >(Version? v1, Version? v2);
        public static bool operator >=(Version? v1, Version? v2);
        public static bool operator !=(Version? v1, Version? v2);
        public static bool operator <(Version? v1, Version? v2);
        public static bool operator <=(Version? v1, Version? v2);
        public static Version Parse(ReadOnlySpan<byte> utf8Text);
        public static Version Parse(ReadOnlySpan<char> input);
        public static Version Parse(string input);
        public override string ToString();
        public string ToString(int fieldCount);
        public bool TryFormat(Span<byte> utf8Destination, int fieldCount, out int bytesWritten);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten);
        public bool TryFormat(Span<char> destination, int fieldCount, out int charsWritten);
        public bool TryFormat(Span<char> destination, out int charsWritten);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, [NotNullWhen(true)] out Version? result);
        public static bool TryParse(ReadOnlySpan<char> input, [NotNullWhen(true)] out Version? result);
        public static bool TryParse([NotNullWhen(true)] string? input, [NotNullWhen(true)] out Version? result);
    }
    public struct Void { }
}

namespace System.Collections
{
    public class ArrayList : ICollection, IEnumerable, IList, ICloneable
    {
        public virtual int Capacity { get; set; }
        public virtual int Count { get; }
        public virtual bool IsFixedSize { get; }
        public virtual bool IsReadOnly { get; }
        public virtual bool IsSynchronized { get; }
        public virtual object? this[int index] { get; set; }
        public virtual object SyncRoot { get; }
        public ArrayList();
        public ArrayList(ICollection c);
        public ArrayList(int capacity);
        public static ArrayList Adapter(IList list);
        public virtual int Add(object? value);
        public virtual void AddRange(ICollection c);
        public virtual int BinarySearch(object? value);
        public virtual void Clear();
        public virtual object Clone();
        public virtual bool Contains(object? item);
        public virtual void CopyTo(Array array);
        public virtual void CopyTo(Array array, int arrayIndex);
        public virtual void CopyTo(int index, Array array, int arrayIndex, int count);
        public static ArrayList FixedSize(ArrayList list);
        public static IList FixedSize(IList list);
        public virtual IEnumerator GetEnumerator();
        public virtual IEnumerator GetEnumerator(int index, int count);
        public virtual ArrayList GetRange(int index, int count);
        public virtual int IndexOf(object? value);
        public virtual int IndexOf(object? value, int startIndex);
        public virtual int IndexOf(object? value, int startIndex, int count);
        public virtual void Insert(int index, object? value);
        public virtual void InsertRange(int index, ICollection c);
        public virtual int LastIndexOf(object? value);
        public virtual int LastIndexOf(object? value, int startIndex);
        public virtual int LastIndexOf(object? value, int startIndex, int count);
        public static ArrayList ReadOnly(ArrayList list);
        public static IList ReadOnly(IList list);
        public virtual void Remove(object? obj);
        public virtual void RemoveAt(int index);
        public virtual void RemoveRange(int index, int count);
        public static ArrayList Repeat(object? value, int count);
        public virtual void Reverse();
        public virtual void Reverse(int index, int count);
        public virtual void SetRange(int index, ICollection c);
        public virtual void Sort();
        public static ArrayList Synchronized(ArrayList list);
        public static IList Synchronized(IList list);
        public virtual object?[] ToArray();
        public virtual Array ToArray(Type type);
        public virtual void TrimToSize();
    }
    public class Hashtable : ICollection, IEnumerable, IDictionary, ICloneable
    {
        public virtual int Count { get; }
        public virtual bool IsFixedSize { get; }
        public virtual bool IsReadOnly { get; }
        public virtual bool IsSynchronized { get; }
        public virtual object? this[object key] { get; set; }
        public virtual ICollection Keys { get; }
        public virtual object SyncRoot { get; }
        public virtual ICollection Values { get; }
        public Hashtable();
        public Hashtable(IDictionary d);
        public Hashtable(IDictionary d, float loadFactor);
        public Hashtable(int capacity);
        public Hashtable(int capacity, float loadFactor);
        public virtual void Add(object key, object? value);
        public virtual void Clear();
        public virtual object Clone();
        public virtual bool Contains(object key);
        public virtual bool ContainsKey(object key);
        public virtual bool ContainsValue(object? value);
        public virtual void CopyTo(Array array, int arrayIndex);
        protected virtual int GetHash(object key);
        protected virtual bool KeyEquals(object? item, object key);
        public virtual void OnDeserialization(object? sender);
        public virtual void Remove(object key);
        public static Hashtable Synchronized(Hashtable table);
    }
    public interface ICollection : IEnumerable
    {
        int Count { get; }
        bool IsSynchronized { get; }
        object SyncRoot { get; }
        void CopyTo(Array array, int index);
    }
    public interface IDictionary : ICollection, IEnumerable
    {
        bool IsFixedSize { get; }
        bool IsReadOnly { get; }
        object? this[object key] { get; set; }
        ICollection Keys { get; }
        ICollection Values { get; }
        void Add(object key, object? value);
        void Clear();
        bool Contains(object key);
        void Remove(object key);
    }
    public interface IEnumerable
    {
        IEnumerator GetEnumerator();
    }
    public interface IEnumerator
    {
        object Current { get; }
        bool MoveNext();
        void Reset();
    }
    public interface IList : ICollection, IEnumerable
    {
        bool IsFixedSize { get; }
        bool IsReadOnly { get; }
        object? this[int index] { get; set; }
        int Add(object? value);
        void Clear();
        bool Contains(object? value);
        int IndexOf(object? value);
        void Insert(int index, object? value);
        void Remove(object? value);
        void RemoveAt(int index);
    }
    public class Queue : ICollection, IEnumerable, ICloneable
    {
        public virtual int Count { get; }
        public virtual bool IsSynchronized { get; }
        public virtual object SyncRoot { get; }
        public Queue();
        public Queue(ICollection col);
        public Queue(int capacity);
        public Queue(int capacity, float growFactor);
        public virtual void Clear();
        public virtual object Clone();
        public virtual bool Contains(object? obj);
        public virtual void CopyTo(Array array, int index);
        public virtual object? Dequeue();
        public virtual void Enqueue(object? obj);
        public virtual IEnumerator GetEnumerator();
        public virtual object? Peek();
        public static Queue Synchronized(Queue queue);
        public virtual object?[] ToArray();
        public virtual void TrimToSize();
    }
    public class SortedList : ICollection, IEnumerable, IDictionary, ICloneable
    {
        public virtual int Capacity { get; set; }
        public virtual int Count { get; }
        public virtual bool IsFixedSize { get; }
        public virtual bool IsReadOnly { get; }
        public virtual bool IsSynchronized { get; }
        public virtual object? this[object key] { get; set; }
        public virtual ICollection Keys { get; }
        public virtual object SyncRoot { get; }
        public virtual ICollection Values { get; }
        public SortedList();
        public SortedList(IDictionary d);
        public SortedList(int initialCapacity);
        public virtual void Add(object key, object? value);
        public virtual void Clear();
        public virtual object Clone();
        public virtual bool Contains(object key);
        public virtual bool ContainsKey(object key);
        public virtual bool ContainsValue(object? value);
        public virtual void CopyTo(Array array, int arrayIndex);
        public virtual object? GetByIndex(int index);
        public virtual object GetKey(int index);
        public virtual IList GetKeyList();
        public virtual IList GetValueList();
        public virtual int IndexOfKey(object key);
        public virtual int IndexOfValue(object? value);
        public virtual void Remove(object key);
        public virtual void RemoveAt(int index);
        public virtual void SetByIndex(int index, object? value);
        public static SortedList Synchronized(SortedList list);
        public virtual void TrimToSize();
    }
    public class Stack : ICollection, IEnumerable, ICloneable
    {
        public virtual int Count { get; }
        public virtual bool IsSynchronized { get; }
        public virtual object SyncRoot { get; }
        public Stack();
        public Stack(ICollection col);
        public Stack(int initialCapacity);
        public virtual void Clear();
        public virtual object Clone();
        public virtual bool Contains(object? obj);
        public virtual void CopyTo(Array array, int index);
        public virtual IEnumerator GetEnumerator();
        public virtual object? Peek();
        public virtual object? Pop();
        public virtual void Push(object? obj);
        public static Stack Synchronized(Stack stack);
        public virtual object?[] ToArray();
    }
}

namespace System.Collections.Concurrent
{
    public class BlockingCollection<T> : IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ICollection, IDisposable
    {
        public int BoundedCapacity { get; }
        public int Count { get; }
        public bool IsAddingCompleted { get; }
        public bool IsCompleted { get; }
        public BlockingCollection();
        public BlockingCollection(int boundedCapacity);
        public void Add(T item);
        public void Add(T item, CancellationToken cancellationToken);
        public static int AddToAny(BlockingCollection<T>[] collections, T item);
        public static int AddToAny(BlockingCollection<T>[] collections, T item, CancellationToken cancellationToken);
        public void CompleteAdding();
        public void CopyTo(T[] array, int index);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public IEnumerable<T> GetConsumingEnumerable();
        public IEnumerable<T> GetConsumingEnumerable(CancellationToken cancellationToken);
        public T Take();
        public T Take(CancellationToken cancellationToken);
        public static int TakeFromAny(BlockingCollection<T>[] collections, out T? item);
        public static int TakeFromAny(BlockingCollection<T>[] collections, out T? item, CancellationToken cancellationToken);
        public T[] ToArray();
        public bool TryAdd(T item);
        public bool TryAdd(T item, int millisecondsTimeout);
        public bool TryAdd(T item, int millisecondsTimeout, CancellationToken cancellationToken);
        public bool TryAdd(T item, TimeSpan timeout);
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item);
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout);
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout,
            CancellationToken cancellationToken);
        public static int TryAddToAny(BlockingCollection<T>[] collections, T item, TimeSpan timeout);
        public bool TryTake([MaybeNullWhen(false)] out T item);
        public bool TryTake([MaybeNullWhen(false)] out T item, int millisecondsTimeout);
        public bool TryTake([MaybeNullWhen(false)] out T item, int millisecondsTimeout, CancellationToken cancellationToken);
        public bool TryTake([MaybeNullWhen(false)] out T item, TimeSpan timeout);
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T? item);
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T? item, int millisecondsTimeout);
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T? item, int millisecondsTimeout,
            CancellationToken cancellationToken);
        public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T? item, TimeSpan timeout);
    }
    public class ConcurrentBag<T> : IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T>
    {
        public int Count { get; }
        public bool IsEmpty { get; }
        public ConcurrentBag();
        public ConcurrentBag(IEnumerable<T> collection);
        public void Add(T item);
        public void Clear();
        public void CopyTo(T[] array, int index);
        public IEnumerator<T> GetEnumerator();
        public T[] ToArray();
        public bool TryPeek([MaybeNullWhen(false)] out T result);
        public bool TryTake([MaybeNullWhen(false)] out T result);
    }
    public class ConcurrentDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey,
        TValue>>, IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>,
            IReadOnlyDictionary<TKey, TValue>, ICollection, IDictionary where TKey : notnull
    {
        public IEqualityComparer<TKey> Comparer { get; }
        public int Count { get; }
        public bool IsEmpty { get; }
        public TValue this[TKey key] { get; set; }
        public ICollection<TKey> Keys { get; }
        public ICollection<TValue> Values { get; }
        public ConcurrentDictionary();
        public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection);
        public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey>? comparer);
        public ConcurrentDictionary(IEqualityComparer<TKey>? comparer);
        public ConcurrentDictionary(int concurrencyLevel, IEnumerable<KeyValuePair<TKey, TValue>> collection,
            IEqualityComparer<TKey>? comparer);
        public ConcurrentDictionary(int concurrencyLevel, int capacity);
        public ConcurrentDictionary(int concurrencyLevel, int capacity, IEqualityComparer<TKey>? comparer);
        public TValue AddOrUpdate(TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory);
        public TValue AddOrUpdate(TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory);
        public TValue AddOrUpdate<TArg>(TKey key, Func<TKey, TArg, TValue> addValueFactory, Func<TKey, TValue, TArg,
            TValue> updateValueFactory, TArg factoryArgument) where TArg : allows ref struct;
        public void Clear();
        public bool ContainsKey(TKey key);
        public ConcurrentDictionary<TKey, TValue>.AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>()
            where TAlternateKey : notnull, allows ref struct;
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
        public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory);
        public TValue GetOrAdd(TKey key, TValue value);
        public TValue GetOrAdd<TArg>(TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument)
            where TArg : allows ref struct;
        public KeyValuePair<TKey, TValue>[] ToArray();
        public bool TryAdd(TKey key, TValue value);
        public bool TryGetAlternateLookup<TAlternateKey>(out ConcurrentDictionary<TKey,
            TValue>.AlternateLookup<TAlternateKey> lookup) where TAlternateKey : notnull, allows ref struct;
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public bool TryRemove(KeyValuePair<TKey, TValue> item);
        public bool TryRemove(TKey key, [MaybeNullWhen(false)] out TValue value);
        public bool TryUpdate(TKey key, TValue newValue, TValue comparisonValue);
        public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : notnull, allows ref struct
        {
            public ConcurrentDictionary<TKey, TValue> Dictionary { get; }
            public TValue this[TAlternateKey key] { get; set; }
            public bool ContainsKey(TAlternateKey key);
            public bool TryAdd(TAlternateKey key, TValue value);
            public bool TryGetValue(TAlternateKey key, [MaybeNullWhen(false)] out TValue value);
            public bool TryGetValue(TAlternateKey key, [MaybeNullWhen(false)] out TKey actualKey, [MaybeNullWhen(false)]
                out TValue value);
            public bool TryRemove(TAlternateKey key, [MaybeNullWhen(false)] out TValue value);
            public bool TryRemove(TAlternateKey key, [MaybeNullWhen(false)] out TKey actualKey, [MaybeNullWhen(false)]
                out TValue value);
        }
    }
    public class ConcurrentQueue<T> : IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T>
    {
        public int Count { get; }
        public bool IsEmpty { get; }
        public ConcurrentQueue();
        public ConcurrentQueue(IEnumerable<T> collection);
        public void Clear();
        public void CopyTo(T[] array, int index);
        public void Enqueue(T item);
        public IEnumerator<T> GetEnumerator();
        public T[] ToArray();
        public bool TryDequeue([MaybeNullWhen(false)] out T result);
        public bool TryPeek([MaybeNullWhen(false)] out T result);
    }
    public class ConcurrentStack<T> : IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T>
    {
        public int Count { get; }
        public bool IsEmpty { get; }
        public ConcurrentStack();
        public ConcurrentStack(IEnumerable<T> collection);
        public void Clear();
        public void CopyTo(T[] array, int index);
        public IEnumerator<T> GetEnumerator();
        public void Push(T item);
        public void PushRange(T[] items);
        public void PushRange(T[] items, int startIndex, int count);
        public T[] ToArray();
        public bool TryPeek([MaybeNullWhen(false)] out T result);
        public bool TryPop([MaybeNullWhen(false)] out T result);
        public int TryPopRange(T[] items);
        public int TryPopRange(T[] items, int startIndex, int count);
    }
}

namespace System.Collections.Frozen
{
    public abstract class FrozenDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>,
        IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey,
            TValue>>, IReadOnlyDictionary<TKey, TValue>, ICollection, IDictionary where TKey : notnull
    {
        public IEqualityComparer<TKey> Comparer { get; }
        public int Count { get; }
        public static FrozenDictionary<TKey, TValue> Empty { get; }
        public TValue this[TKey key] { get; }
        public ImmutableArray<TKey> Keys { get; }
        public ImmutableArray<TValue> Values { get; }
        public bool ContainsKey(TKey key);
        public void CopyTo(KeyValuePair<TKey, TValue>[] destination, int destinationIndex);
        public void CopyTo(Span<KeyValuePair<TKey, TValue>> destination);
        public FrozenDictionary<TKey, TValue>.Enumerator GetEnumerator();
        public TValue GetValueRefOrNullRef(TKey key);
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public FrozenDictionary<TKey, TValue>.AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>()
            where TAlternateKey : notnull, allows ref struct;
        public bool TryGetAlternateLookup<TAlternateKey>(out FrozenDictionary<TKey,
            TValue>.AlternateLookup<TAlternateKey> lookup) where TAlternateKey : notnull, allows ref struct;
        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable
        {
            public KeyValuePair<TKey, TValue> Current { get; }
            public bool MoveNext();
        }
        public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : notnull, allows ref struct
        {
            public FrozenDictionary<TKey, TValue> Dictionary { get; }
            public TValue this[TAlternateKey key] { get; }
            public bool ContainsKey(TAlternateKey key);
            public bool TryGetValue(TAlternateKey key, [MaybeNullWhen(false)] out TValue value);
        }
    }
    public abstract class FrozenSet<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ISet<T>,
        ICollection, IReadOnlySet<T>
    {
        public IEqualityComparer<T> Comparer { get; }
        public int Count { get; }
        public static FrozenSet<T> Empty { get; }
        public ImmutableArray<T> Items { get; }
        public bool Contains(T item);
        public void CopyTo(Span<T> destination);
        public void CopyTo(T[] destination, int destinationIndex);
        public FrozenSet<T>.Enumerator GetEnumerator();
        public bool IsProperSubsetOf(IEnumerable<T> other);
        public bool IsProperSupersetOf(IEnumerable<T> other);
        public bool IsSubsetOf(IEnumerable<T> other);
        public bool IsSupersetOf(IEnumerable<T> other);
        public bool Overlaps(IEnumerable<T> other);
        public bool SetEquals(IEnumerable<T> other);
        public bool TryGetValue(T equalValue, [MaybeNullWhen(false)] out T actualValue);
        public FrozenSet<T>.AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct;
        public bool TryGetAlternateLookup<TAlternate>(out FrozenSet<T>.AlternateLookup<TAlternate> lookup)
            where TAlternate : allows ref struct;
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public bool MoveNext();
        }
        public readonly struct AlternateLookup<TAlternate> where TAlternate : allows ref struct
        {
            public FrozenSet<T> Set { get; }
            public bool Contains(TAlternate item);
            public bool TryGetValue(TAlternate equalValue, [MaybeNullWhen(false)] out T actualValue);
        }
    }
}

namespace System.Collections.Generic
{
    public static class CollectionExtensions
    {
        public static void AddRange<T>(this List<T> list, params ReadOnlySpan<T> source);
        public static void CopyTo<T>(this List<T> list, Span<T> destination);
        public static TValue? GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key);
        public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key,
            TValue defaultValue);
        public static void InsertRange<T>(this List<T> list, int index, params ReadOnlySpan<T> source);
        public static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, [MaybeNullWhen(false)]
            out TValue value);
        public static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, TValue value);
        public static ReadOnlyCollection<T> AsReadOnly<T>(this IList<T> list);
        public static ReadOnlySet<T> AsReadOnly<T>(this ISet<T> set);
        public static ReadOnlyDictionary<TKey, TValue> AsReadOnly<TKey, TValue>(this IDictionary<TKey, TValue> dictionary)
            where TKey : notnull;
    }
    public class Dictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>,
        IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IReadOnlyDictionary<TKey,
            TValue>, ICollection, IDictionary where TKey : notnull
    {
        public IEqualityComparer<TKey> Comparer { get; }
        public int Count { get; }
        public int Capacity { get; }
        public TValue this[TKey key] { get; set; }
        public Dictionary<TKey, TValue>.KeyCollection Keys { get; }
        public Dictionary<TKey, TValue>.ValueCollection Values { get; }
        public Dictionary();
        public Dictionary(IDictionary<TKey, TValue> dictionary);
        public Dictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey>? comparer);
        public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection);
        public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey>? comparer);
        public Dictionary(IEqualityComparer<TKey>? comparer);
        public Dictionary(int capacity);
        public Dictionary(int capacity, IEqualityComparer<TKey>? comparer);
        public void Add(TKey key, TValue value);
        public void Clear();
        public bool ContainsKey(TKey key);
        public bool ContainsValue(TValue value);
        public int EnsureCapacity(int capacity);
        public Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>()
            where TAlternateKey : notnull, allows ref struct;
        public Dictionary<TKey, TValue>.Enumerator GetEnumerator();
        public virtual void OnDeserialization(object? sender);
        public bool Remove(TKey key);
        public bool Remove(TKey key, [MaybeNullWhen(false)] out TValue value);
        public void TrimExcess();
        public void TrimExcess(int capacity);
        public bool TryAdd(TKey key, TValue value);
        public bool TryGetAlternateLookup<TAlternateKey>(out Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> lookup)
            where TAlternateKey : notnull, allows ref struct;
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : notnull, allows ref struct
        {
            public Dictionary<TKey, TValue> Dictionary { get; }
            public TValue this[TAlternateKey key] { get; set; }
            public bool ContainsKey(TAlternateKey key);
            public bool TryAdd(TAlternateKey key, TValue value);
            public bool TryGetValue(TAlternateKey key, [MaybeNullWhen(false)] out TValue value);
            public bool TryGetValue(TAlternateKey key, [MaybeNullWhen(false)] out TKey actualKey, [MaybeNullWhen(false)]
                out TValue value);
            public bool Remove(TAlternateKey key);
            public bool Remove(TAlternateKey key, [MaybeNullWhen(false)] out TKey actualKey, [MaybeNullWhen(false)]
                out TValue value);
        }
        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable
        {
            public KeyValuePair<TKey, TValue> Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
        public sealed class KeyCollection : ICollection<TKey>, IEnumerable<TKey>, IEnumerable, IReadOnlyCollection<TKey>,
            ICollection
        {
            public int Count { get; }
            public KeyCollection(Dictionary<TKey, TValue> dictionary);
            public void CopyTo(TKey[] array, int index);
            public Dictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
            public bool Contains(TKey item);
            public struct Enumerator : IEnumerator<TKey>, IEnumerator, IDisposable
            {
                public TKey Current { get; }
                public void Dispose();
                public bool MoveNext();
            }
        }
        public sealed class ValueCollection : ICollection<TValue>, IEnumerable<TValue>, IEnumerable, IReadOnlyCollection<TValue>,
            ICollection
        {
            public int Count { get; }
            public ValueCollection(Dictionary<TKey, TValue> dictionary);
            public void CopyTo(TValue[] array, int index);
            public Dictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
            public struct Enumerator : IEnumerator<TValue>, IEnumerator, IDisposable
            {
                public TValue Current { get; }
                public void Dispose();
                public bool MoveNext();
            }
        }
    }
    public class HashSet<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ISet<T>, IReadOnlySet<T>
    {
        public IEqualityComparer<T> Comparer { get; }
        public int Count { get; }
        public int Capacity { get; }
        public HashSet();
        public HashSet(IEnumerable<T> collection);
        public HashSet(IEnumerable<T> collection, IEqualityComparer<T>? comparer);
        public HashSet(IEqualityComparer<T>? comparer);
        public HashSet(int capacity);
        public HashSet(int capacity, IEqualityComparer<T>? comparer);
        public bool Add(T item);
        public void Clear();
        public bool Contains(T item);
        public void CopyTo(T[] array);
        public void CopyTo(T[] array, int arrayIndex);
        public void CopyTo(T[] array, int arrayIndex, int count);
        public static IEqualityComparer<HashSet<T>> CreateSetComparer();
        public int EnsureCapacity(int capacity);
        public void ExceptWith(IEnumerable<T> other);
        public HashSet<T>.AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct;
        public HashSet<T>.Enumerator GetEnumerator();
        public void IntersectWith(IEnumerable<T> other);
        public bool IsProperSubsetOf(IEnumerable<T> other);
        public bool IsProperSupersetOf(IEnumerable<T> other);
        public bool IsSubsetOf(IEnumerable<T> other);
        public bool IsSupersetOf(IEnumerable<T> other);
        public virtual void OnDeserialization(object? sender);
        public bool Overlaps(IEnumerable<T> other);
        public bool Remove(T item);
        public int RemoveWhere(Predicate<T> match);
        public bool SetEquals(IEnumerable<T> other);
        public void SymmetricExceptWith(IEnumerable<T> other);
        public void TrimExcess();
        public void TrimExcess(int capacity);
        public bool TryGetAlternateLookup<TAlternate>(out HashSet<T>.AlternateLookup<TAlternate> lookup)
            where TAlternate : allows ref struct;
        public bool TryGetValue(T equalValue, [MaybeNullWhen(false)] out T actualValue);
        public void UnionWith(IEnumerable<T> other);
        public readonly struct AlternateLookup<TAlternate> where TAlternate : allows ref struct
        {
            public HashSet<T> Set { get; }
            public bool Add(TAlternate item);
            public bool Contains(TAlternate item);
            public bool Remove(TAlternate item);
            public bool TryGetValue(TAlternate equalValue, [MaybeNullWhen(false)] out T actualValue);
        }
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
    }
    public interface IAsyncEnumerable<out T> where T : allows ref struct
    {
        IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default);
    }
    public interface IAsyncEnumerator<out T> : IAsyncDisposable where T : allows ref struct
    {
        T Current { get; }
        ValueTask<bool> MoveNextAsync();
    }
    public interface ICollection<T> : IEnumerable<T>, IEnumerable
    {
        int Count { get; }
        bool IsReadOnly { get; }
        void Add(T item);
        void Clear();
        bool Contains(T item);
        void CopyTo(T[] array, int arrayIndex);
        bool Remove(T item);
    }
    public interface IComparer<in T> where T : allows ref struct
    {
        int Compare(T? x, T? y);
    }
    public interface IDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey,
        TValue>>, IEnumerable
    {
        TValue this[TKey key] { get; set; }
        ICollection<TKey> Keys { get; }
        ICollection<TValue> Values { get; }
        void Add(TKey key, TValue value);
        bool ContainsKey(TKey key);
        bool Remove(TKey key);
        bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
    }
    public interface IEnumerable<out T> : IEnumerable where T : allows ref struct
    {
        IEnumerator<T> GetEnumerator();
    }
    public interface IEnumerator<out T> : IEnumerator, IDisposable where T : allows ref struct
    {
        T Current { get; }
    }
    public interface IEqualityComparer<in T> where T : allows ref struct
    {
        bool Equals(T? x, T? y);
        int GetHashCode([DisallowNull] T obj);
    }
    public interface IList<T> : ICollection<T>, IEnumerable<T>, IEnumerable
    {
        T this[int index] { get; set; }
        int IndexOf(T item);
        void Insert(int index, T item);
        void RemoveAt(int index);
    }
    public interface IReadOnlyCollection<out T> : IEnumerable<T>, IEnumerable
    {
        int Count { get; }
    }
    public interface IReadOnlyDictionary<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable,
        IReadOnlyCollection<KeyValuePair<TKey, TValue>>
    {
        TValue this[TKey key] { get; }
        IEnumerable<TKey> Keys { get; }
        IEnumerable<TValue> Values { get; }
        bool ContainsKey(TKey key);
        bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
    }
    public interface IReadOnlyList<out T> : IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>
    {
        T this[int index] { get; }
    }
    public interface IReadOnlySet<T> : IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>
    {
        bool Contains(T item);
        bool IsProperSubsetOf(IEnumerable<T> other);
        bool IsProperSupersetOf(IEnumerable<T> other);
        bool IsSubsetOf(IEnumerable<T> other);
        bool IsSupersetOf(IEnumerable<T> other);
        bool Overlaps(IEnumerable<T> other);
        bool SetEquals(IEnumerable<T> other);
    }
    public interface ISet<T> : ICollection<T>, IEnumerable<T>, IEnumerable
    {
        bool Add(T item);
        void ExceptWith(IEnumerable<T> other);
        void IntersectWith(IEnumerable<T> other);
        bool IsProperSubsetOf(IEnumerable<T> other);
        bool IsProperSupersetOf(IEnumerable<T> other);
        bool IsSubsetOf(IEnumerable<T> other);
        bool IsSupersetOf(IEnumerable<T> other);
        bool Overlaps(IEnumerable<T> other);
        bool SetEquals(IEnumerable<T> other);
        void SymmetricExceptWith(IEnumerable<T> other);
        void UnionWith(IEnumerable<T> other);
    }
    public class KeyNotFoundException : SystemException
    {
        public KeyNotFoundException();
        public KeyNotFoundException(string? message);
        public KeyNotFoundException(string? message, Exception? innerException);
    }
    public readonly struct KeyValuePair<TKey, TValue>
    {
        public TKey Key { get; }
        public TValue Value { get; }
        public KeyValuePair(TKey key, TValue value);
        [EditorBrowsable(EditorBrowsableState.Never)] public void Deconstruct(out TKey key, out TValue value);
        public override string ToString();
    }
    public class LinkedList<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ICollection
    {
        public int Count { get; }
        public LinkedList();
        public LinkedList(IEnumerable<T> collection);
        public void Clear();
        public bool Contains(T value);
        public void CopyTo(T[] array, int index);
        public LinkedList<T>.Enumerator GetEnumerator();
        public virtual void OnDeserialization(object? sender);
        public bool Remove(T value);
        public void RemoveFirst();
        public void RemoveLast();
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
    }
    public class List<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>, IReadOnlyList<T>,
        ICollection, IList
    {
        public int Capacity { get; set; }
        public int Count { get; }
        public T this[int index] { get; set; }
        public List();
        public List(IEnumerable<T> collection);
        public List(int capacity);
        public void Add(T item);
        public void AddRange(IEnumerable<T> collection);
        public ReadOnlyCollection<T> AsReadOnly();
        public int BinarySearch(int index, int count, T item, IComparer<T>? comparer);
        public int BinarySearch(T item);
        public int BinarySearch(T item, IComparer<T>? comparer);
        public void Clear();
        public bool Contains(T item);
        public List<TOutput> ConvertAll<TOutput>(Converter<T, TOutput> converter);
        public void CopyTo(int index, T[] array, int arrayIndex, int count);
        public void CopyTo(T[] array);
        public void CopyTo(T[] array, int arrayIndex);
        public int EnsureCapacity(int capacity);
        public bool Exists(Predicate<T> match);
        public T? Find(Predicate<T> match);
        public List<T> FindAll(Predicate<T> match);
        public int FindIndex(int startIndex, int count, Predicate<T> match);
        public int FindIndex(int startIndex, Predicate<T> match);
        public int FindIndex(Predicate<T> match);
        public T? FindLast(Predicate<T> match);
        public int FindLastIndex(int startIndex, int count, Predicate<T> match);
        public int FindLastIndex(int startIndex, Predicate<T> match);
        public int FindLastIndex(Predicate<T> match);
        public void ForEach(Action<T> action);
        public List<T>.Enumerator GetEnumerator();
        public List<T> GetRange(int index, int count);
        public int IndexOf(T item);
        public int IndexOf(T item, int index);
        public int IndexOf(T item, int index, int count);
        public void Insert(int index, T item);
        public void InsertRange(int index, IEnumerable<T> collection);
        public int LastIndexOf(T item);
        public int LastIndexOf(T item, int index);
        public int LastIndexOf(T item, int index, int count);
        public bool Remove(T item);
        public int RemoveAll(Predicate<T> match);
        public void RemoveAt(int index);
        public void RemoveRange(int index, int count);
        public void Reverse();
        public void Reverse(int index, int count);
        public List<T> Slice(int start, int length);
        public void Sort();
        public void Sort(IComparer<T>? comparer);
        public void Sort(Comparison<T> comparison);
        public void Sort(int index, int count, IComparer<T>? comparer);
        public T[] ToArray();
        public void TrimExcess();
        public bool TrueForAll(Predicate<T> match);
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
    }
    public class OrderedDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey,
        TValue>>, IEnumerable, IDictionary<TKey, TValue>, IList<KeyValuePair<TKey, TValue>>,
            IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IReadOnlyDictionary<TKey, TValue>, IReadOnlyList<KeyValuePair<TKey,
                TValue>>, ICollection, IDictionary, IList where TKey : notnull
    {
        public int Capacity { get; }
        public IEqualityComparer<TKey> Comparer { get; }
        public int Count { get; }
        public TValue this[TKey key] { get; set; }
        public OrderedDictionary<TKey, TValue>.KeyCollection Keys { get; }
        public OrderedDictionary<TKey, TValue>.ValueCollection Values { get; }
        public OrderedDictionary();
        public OrderedDictionary(IDictionary<TKey, TValue> dictionary);
        public OrderedDictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey>? comparer);
        public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection);
        public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey>? comparer);
        public OrderedDictionary(IEqualityComparer<TKey>? comparer);
        public OrderedDictionary(int capacity);
        public OrderedDictionary(int capacity, IEqualityComparer<TKey>? comparer);
        public void Add(TKey key, TValue value);
        public void Clear();
        public bool ContainsKey(TKey key);
        public bool ContainsValue(TValue value);
        public int EnsureCapacity(int capacity);
        public KeyValuePair<TKey, TValue> GetAt(int index);
        public OrderedDictionary<TKey, TValue>.Enumerator GetEnumerator();
        public int IndexOf(TKey key);
        public void Insert(int index, TKey key, TValue value);
        public bool Remove(TKey key);
        public bool Remove(TKey key, [MaybeNullWhen(false)] out TValue value);
        public void RemoveAt(int index);
        public void SetAt(int index, TKey key, TValue value);
        public void SetAt(int index, TValue value);
        public void TrimExcess();
        public void TrimExcess(int capacity);
        public bool TryAdd(TKey key, TValue value);
        public bool TryAdd(TKey key, TValue value, out int index);
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value, out int index);
        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable
        {
            public KeyValuePair<TKey, TValue> Current { get; }
            public bool MoveNext();
        }
        public sealed class KeyCollection : ICollection<TKey>, IEnumerable<TKey>, IEnumerable, IList<TKey>,
            IReadOnlyCollection<TKey>, IReadOnlyList<TKey>, ICollection, IList
        {
            public int Count { get; }
            public bool Contains(TKey key);
            public void CopyTo(TKey[] array, int arrayIndex);
            public OrderedDictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
            public struct Enumerator : IEnumerator<TKey>, IEnumerator, IDisposable
            {
                public TKey Current { get; }
                public bool MoveNext();
            }
        }
        public sealed class ValueCollection : ICollection<TValue>, IEnumerable<TValue>, IEnumerable, IList<TValue>,
            IReadOnlyCollection<TValue>, IReadOnlyList<TValue>, ICollection, IList
        {
            public int Count { get; }
            public void CopyTo(TValue[] array, int arrayIndex);
            public OrderedDictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
            public struct Enumerator : IEnumerator<TValue>, IEnumerator, IDisposable
            {
                public TValue Current { get; }
                public bool MoveNext();
            }
        }
    }
    public class PriorityQueue<TElement, TPriority>
    {
        public IComparer<TPriority> Comparer { get; }
        public int Count { get; }
        public int Capacity { get; }
        public PriorityQueue<TElement, TPriority>.UnorderedItemsCollection UnorderedItems { get; }
        public PriorityQueue();
        public PriorityQueue(IComparer<TPriority>? comparer);
        public PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items);
        public PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items, IComparer<TPriority>? comparer);
        public PriorityQueue(int initialCapacity);
        public PriorityQueue(int initialCapacity, IComparer<TPriority>? comparer);
        public void Clear();
        public TElement Dequeue();
        public TElement DequeueEnqueue(TElement element, TPriority priority);
        public void Enqueue(TElement element, TPriority priority);
        public TElement EnqueueDequeue(TElement element, TPriority priority);
        public void EnqueueRange(IEnumerable<(TElement Element, TPriority Priority)> items);
        public void EnqueueRange(IEnumerable<TElement> elements, TPriority priority);
        public int EnsureCapacity(int capacity);
        public TElement Peek();
        public bool Remove(TElement element, [MaybeNullWhen(false)] out TElement removedElement, [MaybeNullWhen(false)]
            out TPriority priority, IEqualityComparer<TElement>? equalityComparer = null);
        public void TrimExcess();
        public bool TryDequeue([MaybeNullWhen(false)] out TElement element, [MaybeNullWhen(false)] out TPriority priority);
        public bool TryPeek([MaybeNullWhen(false)] out TElement element, [MaybeNullWhen(false)] out TPriority priority);
        public sealed class UnorderedItemsCollection : IEnumerable<(TElement Element, TPriority Priority)>, IEnumerable,
            IReadOnlyCollection<(TElement Element, TPriority Priority)>, ICollection
        {
            public int Count { get; }
            public PriorityQueue<TElement, TPriority>.UnorderedItemsCollection.Enumerator GetEnumerator();
            public struct Enumerator : IEnumerator<(TElement Element, TPriority Priority)>, IEnumerator, IDisposable
            {
                public (TElement Element, TPriority Priority) Current { get; }
                public void Dispose();
                public bool MoveNext();
            }
        }
    }
    public class Queue<T> : IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ICollection
    {
        public int Count { get; }
        public int Capacity { get; }
        public Queue();
        public Queue(IEnumerable<T> collection);
        public Queue(int capacity);
        public void Clear();
        public bool Contains(T item);
        public void CopyTo(T[] array, int arrayIndex);
        public T Dequeue();
        public void Enqueue(T item);
        public Queue<T>.Enumerator GetEnumerator();
        public T Peek();
        public T[] ToArray();
        public void TrimExcess();
        public void TrimExcess(int capacity);
        public int EnsureCapacity(int capacity);
        public bool TryDequeue([MaybeNullWhen(false)] out T result);
        public bool TryPeek([MaybeNullWhen(false)] out T result);
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
    }
    public class SortedDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey,
        TValue>>, IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>,
            IReadOnlyDictionary<TKey, TValue>, ICollection, IDictionary where TKey : notnull
    {
        public IComparer<TKey> Comparer { get; }
        public int Count { get; }
        public TValue this[TKey key] { get; set; }
        public SortedDictionary<TKey, TValue>.KeyCollection Keys { get; }
        public SortedDictionary<TKey, TValue>.ValueCollection Values { get; }
        public SortedDictionary();
        public SortedDictionary(IComparer<TKey>? comparer);
        public SortedDictionary(IDictionary<TKey, TValue> dictionary);
        public SortedDictionary(IDictionary<TKey, TValue> dictionary, IComparer<TKey>? comparer);
        public void Add(TKey key, TValue value);
        public void Clear();
        public bool ContainsKey(TKey key);
        public bool ContainsValue(TValue value);
        public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index);
        public SortedDictionary<TKey, TValue>.Enumerator GetEnumerator();
        public bool Remove(TKey key);
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable
        {
            public KeyValuePair<TKey, TValue> Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
        public sealed class KeyCollection : ICollection<TKey>, IEnumerable<TKey>, IEnumerable, IReadOnlyCollection<TKey>,
            ICollection
        {
            public int Count { get; }
            public KeyCollection(SortedDictionary<TKey, TValue> dictionary);
            public void CopyTo(TKey[] array, int index);
            public SortedDictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
            public bool Contains(TKey item);
            public struct Enumerator : IEnumerator<TKey>, IEnumerator, IDisposable
            {
                public TKey Current { get; }
                public void Dispose();
                public bool MoveNext();
            }
        }
        public sealed class ValueCollection : ICollection<TValue>, IEnumerable<TValue>, IEnumerable, IReadOnlyCollection<TValue>,
            ICollection
        {
            public int Count { get; }
            public ValueCollection(SortedDictionary<TKey, TValue> dictionary);
            public void CopyTo(TValue[] array, int index);
            public SortedDictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
            public struct Enumerator : IEnumerator<TValue>, IEnumerator, IDisposable
            {
                public TValue Current { get; }
                public void Dispose();
                public bool MoveNext();
            }
        }
    }
    public class SortedList<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>,
        IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IReadOnlyDictionary<TKey,
            TValue>, ICollection, IDictionary where TKey : notnull
    {
        public int Capacity { get; set; }
        public IComparer<TKey> Comparer { get; }
        public int Count { get; }
        public TValue this[TKey key] { get; set; }
        public IList<TKey> Keys { get; }
        public IList<TValue> Values { get; }
        public SortedList();
        public SortedList(IComparer<TKey>? comparer);
        public SortedList(IDictionary<TKey, TValue> dictionary);
        public SortedList(IDictionary<TKey, TValue> dictionary, IComparer<TKey>? comparer);
        public SortedList(int capacity);
        public SortedList(int capacity, IComparer<TKey>? comparer);
        public void Add(TKey key, TValue value);
        public void Clear();
        public bool ContainsKey(TKey key);
        public bool ContainsValue(TValue value);
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
        public TKey GetKeyAtIndex(int index);
        public TValue GetValueAtIndex(int index);
        public int IndexOfKey(TKey key);
        public int IndexOfValue(TValue value);
        public bool Remove(TKey key);
        public void RemoveAt(int index);
        public void SetValueAtIndex(int index, TValue value);
        public void TrimExcess();
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
    }
    public class SortedSet<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ISet<T>, IReadOnlySet<T>,
        ICollection
    {
        public IComparer<T> Comparer { get; }
        public int Count { get; }
        public T? Max { get; }
        public T? Min { get; }
        public SortedSet();
        public SortedSet(IComparer<T>? comparer);
        public SortedSet(IEnumerable<T> collection);
        public SortedSet(IEnumerable<T> collection, IComparer<T>? comparer);
        public bool Add(T item);
        public virtual void Clear();
        public virtual bool Contains(T item);
        public void CopyTo(T[] array);
        public void CopyTo(T[] array, int index);
        public void CopyTo(T[] array, int index, int count);
        public static IEqualityComparer<SortedSet<T>> CreateSetComparer();
        public static IEqualityComparer<SortedSet<T>> CreateSetComparer(IEqualityComparer<T>? memberEqualityComparer);
        public void ExceptWith(IEnumerable<T> other);
        public SortedSet<T>.Enumerator GetEnumerator();
        public virtual SortedSet<T> GetViewBetween(T? lowerValue, T? upperValue);
        public virtual void IntersectWith(IEnumerable<T> other);
        public bool IsProperSubsetOf(IEnumerable<T> other);
        public bool IsProperSupersetOf(IEnumerable<T> other);
        public bool IsSubsetOf(IEnumerable<T> other);
        public bool IsSupersetOf(IEnumerable<T> other);
        protected virtual void OnDeserialization(object? sender);
        public bool Overlaps(IEnumerable<T> other);
        public bool Remove(T item);
        public int RemoveWhere(Predicate<T> match);
        public IEnumerable<T> Reverse();
        public bool SetEquals(IEnumerable<T> other);
        public void SymmetricExceptWith(IEnumerable<T> other);
        public bool TryGetValue(T equalValue, [MaybeNullWhen(false)] out T actualValue);
        public void UnionWith(IEnumerable<T> other);
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
    }
    public class Stack<T> : IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ICollection
    {
        public int Count { get; }
        public int Capacity { get; }
        public Stack();
        public Stack(IEnumerable<T> collection);
        public Stack(int capacity);
        public void Clear();
        public bool Contains(T item);
        public void CopyTo(T[] array, int arrayIndex);
        public Stack<T>.Enumerator GetEnumerator();
        public T Peek();
        public T Pop();
        public void Push(T item);
        public int EnsureCapacity(int capacity);
        public T[] ToArray();
        public void TrimExcess();
        public void TrimExcess(int capacity);
        public bool TryPeek([MaybeNullWhen(false)] out T result);
        public bool TryPop([MaybeNullWhen(false)] out T result);
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
        }
    }
}

namespace System.Collections.Immutable
{
    public interface IImmutableDictionary<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable,
        IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IReadOnlyDictionary<TKey, TValue>
    {
        IImmutableDictionary<TKey, TValue> Add(TKey key, TValue value);
        IImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs);
        IImmutableDictionary<TKey, TValue> Clear();
        bool Contains(KeyValuePair<TKey, TValue> pair);
        IImmutableDictionary<TKey, TValue> Remove(TKey key);
        IImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);
        IImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value);
        IImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);
        bool TryGetKey(TKey equalKey, out TKey actualKey);
    }
    public interface IImmutableList<T> : IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, IReadOnlyList<T>
    {
        IImmutableList<T> Add(T value);
        IImmutableList<T> AddRange(IEnumerable<T> items);
        IImmutableList<T> Clear();
        int IndexOf(T item, int index, int count, IEqualityComparer<T>? equalityComparer);
        IImmutableList<T> Insert(int index, T element);
        IImmutableList<T> InsertRange(int index, IEnumerable<T> items);
        int LastIndexOf(T item, int index, int count, IEqualityComparer<T>? equalityComparer);
        IImmutableList<T> Remove(T value, IEqualityComparer<T>? equalityComparer);
        IImmutableList<T> RemoveAll(Predicate<T> match);
        IImmutableList<T> RemoveAt(int index);
        IImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T>? equalityComparer);
        IImmutableList<T> RemoveRange(int index, int count);
        IImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T>? equalityComparer);
        IImmutableList<T> SetItem(int index, T value);
    }
    public interface IImmutableQueue<T> : IEnumerable<T>, IEnumerable
    {
        bool IsEmpty { get; }
        IImmutableQueue<T> Clear();
        IImmutableQueue<T> Dequeue();
        IImmutableQueue<T> Enqueue(T value);
        T Peek();
    }
    public interface IImmutableSet<T> : IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>
    {
        IImmutableSet<T> Add(T value);
        IImmutableSet<T> Clear();
        bool Contains(T value);
        IImmutableSet<T> Except(IEnumerable<T> other);
        IImmutableSet<T> Intersect(IEnumerable<T> other);
        bool IsProperSubsetOf(IEnumerable<T> other);
        bool IsProperSupersetOf(IEnumerable<T> other);
        bool IsSubsetOf(IEnumerable<T> other);
        bool IsSupersetOf(IEnumerable<T> other);
        bool Overlaps(IEnumerable<T> other);
        IImmutableSet<T> Remove(T value);
        bool SetEquals(IEnumerable<T> other);
        IImmutableSet<T> SymmetricExcept(IEnumerable<T> other);
        bool TryGetValue(T equalValue, out T actualValue);
        IImmutableSet<T> Union(IEnumerable<T> other);
    }
    public interface IImmutableStack<T> : IEnumerable<T>, IEnumerable
    {
        bool IsEmpty { get; }
        IImmutableStack<T> Clear();
        T Peek();
        IImmutableStack<T> Pop();
        IImmutableStack<T> Push(T value);
    }
    public static class ImmutableArray
    {
        public static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value);
        public static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value, IComparer<T>? comparer);
        public static int BinarySearch<T>(this ImmutableArray<T> array, T value);
        public static int BinarySearch<T>(this ImmutableArray<T> array, T value, IComparer<T>? comparer);
        public static ImmutableArray<T>.Builder CreateBuilder<T>();
        public static ImmutableArray<T>.Builder CreateBuilder<T>(int initialCapacity);
        public static ImmutableArray<T> CreateRange<T>(IEnumerable<T> items);
        public static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, Func<TSource,
            TResult> selector);
        public static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, int start, int length,
            Func<TSource, TResult> selector);
        public static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(ImmutableArray<TSource> items, Func<TSource,
            TArg, TResult> selector, TArg arg) where TArg : allows ref struct;
        public static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(ImmutableArray<TSource> items, int start,
            int length, Func<TSource, TArg, TResult> selector, TArg arg) where TArg : allows ref struct;
        public static ImmutableArray<T> Create<T>();
        public static ImmutableArray<T> Create<T>(ImmutableArray<T> items, int start, int length);
        public static ImmutableArray<T> Create<T>(T item);
        public static ImmutableArray<T> Create<T>(T item1, T item2);
        public static ImmutableArray<T> Create<T>(T item1, T item2, T item3);
        public static ImmutableArray<T> Create<T>(T item1, T item2, T item3, T item4);
        public static ImmutableArray<T> Create<T>(params T[]? items);
        public static ImmutableArray<T> Create<T>(T[] items, int start, int length);
        public static ImmutableArray<T> Create<T>(params ReadOnlySpan<T> items);
        public static ImmutableArray<T> Create<T>(Span<T> items);
        public static ImmutableArray<TSource> ToImmutableArray<TSource>(this IEnumerable<TSource> items);
        public static ImmutableArray<TSource> ToImmutableArray<TSource>(this ImmutableArray<TSource>.Builder builder);
        public static ImmutableArray<T> ToImmutableArray<T>(this ReadOnlySpan<T> items);
        public static ImmutableArray<T> ToImmutableArray<T>(this Span<T> items);
    }
    public readonly struct ImmutableArray<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>,
        IReadOnlyList<T>, ICollection, IList, IImmutableList<T>, IEquatable<ImmutableArray<T>>
    {
        public static readonly ImmutableArray<T> Empty;
        public bool IsDefault { get; }
        public bool IsDefaultOrEmpty { get; }
        public bool IsEmpty { get; }
        public T this[int index] { get; }
        public int Length { get; }
        public ImmutableArray<T> Add(T item);
        public ImmutableArray<T> AddRange(IEnumerable<T> items);
        public ImmutableArray<T> AddRange(ImmutableArray<T> items);
        public ImmutableArray<T> AddRange(T[] items, int length);
        public ImmutableArray<T> AddRange<TDerived>(TDerived[] items) where TDerived : T;
        public ImmutableArray<T> AddRange(ImmutableArray<T> items, int length);
        public ImmutableArray<T> AddRange<TDerived>(ImmutableArray<TDerived> items) where TDerived : T;
        public ImmutableArray<T> AddRange(params ReadOnlySpan<T> items);
        public ImmutableArray<T> AddRange(params T[] items);
        public ReadOnlyMemory<T> AsMemory();
        public ReadOnlySpan<T> AsSpan();
        public ReadOnlySpan<T> AsSpan(int start, int length);
        public ImmutableArray<TOther> As<TOther>() where TOther : class?;
        public ImmutableArray<TOther> CastArray<TOther>() where TOther : class?;
        public static ImmutableArray<T> CastUp<TDerived>(ImmutableArray<TDerived> items) where TDerived : class?, T;
        public ImmutableArray<T> Clear();
        public bool Contains(T item);
        public bool Contains(T item, IEqualityComparer<T>? equalityComparer);
        public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length);
        public void CopyTo(T[] destination);
        public void CopyTo(T[] destination, int destinationIndex);
        public void CopyTo(Span<T> destination);
        public bool Equals(ImmutableArray<T> other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public ImmutableArray<T>.Enumerator GetEnumerator();
        public override int GetHashCode();
        public int IndexOf(T item);
        public int IndexOf(T item, int startIndex);
        public int IndexOf(T item, int startIndex, IEqualityComparer<T>? equalityComparer);
        public int IndexOf(T item, int startIndex, int count);
        public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T>? equalityComparer);
        public ImmutableArray<T> Insert(int index, T item);
        public ImmutableArray<T> InsertRange(int index, IEnumerable<T> items);
        public ImmutableArray<T> InsertRange(int index, ImmutableArray<T> items);
        public ImmutableArray<T> InsertRange(int index, T[] items);
        public ImmutableArray<T> InsertRange(int index, params ReadOnlySpan<T> items);
        public T ItemRef(int index);
        public int LastIndexOf(T item);
        public int LastIndexOf(T item, int startIndex);
        public int LastIndexOf(T item, int startIndex, int count);
        public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T>? equalityComparer);
        public IEnumerable<TResult> OfType<TResult>();
        public static bool operator ==(ImmutableArray<T> left, ImmutableArray<T> right);
        public static bool operator ==(ImmutableArray<T>? left, ImmutableArray<T>? right);
        public static bool operator !=(ImmutableArray<T> left, ImmutableArray<T> right);
        public static bool operator !=(ImmutableArray<T>? left, ImmutableArray<T>? right);
        public ImmutableArray<T> Remove(T item);
        public ImmutableArray<T> Remove(T item, IEqualityComparer<T>? equalityComparer);
        public ImmutableArray<T> RemoveAll(Predicate<T> match);
        public ImmutableArray<T> RemoveAt(int index);
        public ImmutableArray<T> RemoveRange(IEnumerable<T> items);
        public ImmutableArray<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T>? equalityComparer);
        public ImmutableArray<T> RemoveRange(ImmutableArray<T> items);
        public ImmutableArray<T> RemoveRange(ImmutableArray<T> items, IEqualityComparer<T>? equalityComparer);
        public ImmutableArray<T> RemoveRange(int index, int length);
        public ImmutableArray<T> RemoveRange(ReadOnlySpan<T> items, IEqualityComparer<T>? equalityComparer = null);
        public ImmutableArray<T> RemoveRange(T[] items, IEqualityComparer<T>? equalityComparer = null);
        public ImmutableArray<T> Replace(T oldValue, T newValue);
        public ImmutableArray<T> Replace(T oldValue, T newValue, IEqualityComparer<T>? equalityComparer);
        public ImmutableArray<T> SetItem(int index, T item);
        public ImmutableArray<T> Slice(int start, int length);
        public ImmutableArray<T> Sort();
        public ImmutableArray<T> Sort(IComparer<T>? comparer);
        public ImmutableArray<T> Sort(Comparison<T> comparison);
        public ImmutableArray<T> Sort(int index, int count, IComparer<T>? comparer);
        public ImmutableArray<T>.Builder ToBuilder();
        public ReadOnlySpan<T> AsSpan(Range range);
        public sealed class Builder : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>,
            IReadOnlyList<T>
        {
            public int Capacity { get; set; }
            public int Count { get; set; }
            public T this[int index] { get; set; }
            public void Add(T item);
            public void AddRange(IEnumerable<T> items);
            public void AddRange(ImmutableArray<T> items);
            public void AddRange(ImmutableArray<T> items, int length);
            public void AddRange(ImmutableArray<T>.Builder items);
            public void AddRange(params T[] items);
            public void AddRange(T[] items, int length);
            public void AddRange<TDerived>(ImmutableArray<TDerived> items) where TDerived : T;
            public void AddRange<TDerived>(ImmutableArray<TDerived>.Builder items) where TDerived : T;
            public void AddRange<TDerived>(TDerived[] items) where TDerived : T;
            public void AddRange(params ReadOnlySpan<T> items);
            public void AddRange<TDerived>(params ReadOnlySpan<TDerived> items) where TDerived : T;
            public void Clear();
            public bool Contains(T item);
            public void CopyTo(T[] array, int index);
            public void CopyTo(T[] destination);
            public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length);
            public void CopyTo(Span<T> destination);
            public ImmutableArray<T> DrainToImmutable();
            public IEnumerator<T> GetEnumerator();
            public int IndexOf(T item);
            public int IndexOf(T item, int startIndex);
            public int IndexOf(T item, int startIndex, int count);
            public int IndexOf(T item, int startIndex, IEqualityComparer<T>? equalityComparer);
            public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T>? equalityComparer);
            public void Insert(int index, T item);
            public void InsertRange(int index, IEnumerable<T> items);
            public void InsertRange(int index, ImmutableArray<T> items);
            public T ItemRef(int index);
            public int LastIndexOf(T item);
            public int LastIndexOf(T item, int startIndex);
            public int LastIndexOf(T item, int startIndex, int count);
            public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T>? equalityComparer);
            public ImmutableArray<T> MoveToImmutable();
            public bool Remove(T element);
            public bool Remove(T element, IEqualityComparer<T>? equalityComparer);
            public void RemoveAll(Predicate<T> match);
            public void RemoveAt(int index);
            public void RemoveRange(int index, int length);
            public void RemoveRange(IEnumerable<T> items);
            public void RemoveRange(IEnumerable<T> items, IEqualityComparer<T>? equalityComparer);
            public void Replace(T oldValue, T newValue);
            public void Replace(T oldValue, T newValue, IEqualityComparer<T>? equalityComparer);
            public void Reverse();
            public void Sort();
            public void Sort(IComparer<T>? comparer);
            public void Sort(Comparison<T> comparison);
            public void Sort(int index, int count, IComparer<T>? comparer);
            public T[] ToArray();
            public ImmutableArray<T> ToImmutable();
        }
        public struct Enumerator
        {
            public T Current { get; }
            public bool MoveNext();
        }
    }
    public sealed class ImmutableDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>,
        IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey,
            TValue>>, IReadOnlyDictionary<TKey, TValue>, ICollection, IDictionary, IImmutableDictionary<TKey, TValue>
                where TKey : notnull
    {
        public static readonly ImmutableDictionary<TKey, TValue> Empty;
        public int Count { get; }
        public bool IsEmpty { get; }
        public TValue this[TKey key] { get; }
        public IEqualityComparer<TKey> KeyComparer { get; }
        public IEnumerable<TKey> Keys { get; }
        public IEqualityComparer<TValue> ValueComparer { get; }
        public IEnumerable<TValue> Values { get; }
        public ImmutableDictionary<TKey, TValue> Add(TKey key, TValue value);
        public ImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs);
        public ImmutableDictionary<TKey, TValue> Clear();
        public bool Contains(KeyValuePair<TKey, TValue> pair);
        public bool ContainsKey(TKey key);
        public bool ContainsValue(TValue value);
        public ImmutableDictionary<TKey, TValue>.Enumerator GetEnumerator();
        public ImmutableDictionary<TKey, TValue> Remove(TKey key);
        public ImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);
        public ImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value);
        public ImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);
        public ImmutableDictionary<TKey, TValue>.Builder ToBuilder();
        public bool TryGetKey(TKey equalKey, out TKey actualKey);
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public ImmutableDictionary<TKey, TValue> WithComparers(IEqualityComparer<TKey>? keyComparer);
        public ImmutableDictionary<TKey, TValue> WithComparers(IEqualityComparer<TKey>? keyComparer,
            IEqualityComparer<TValue>? valueComparer);
        public sealed class Builder : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>,
            IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IReadOnlyDictionary<TKey,
                TValue>, ICollection, IDictionary
        {
            public int Count { get; }
            public TValue this[TKey key] { get; set; }
            public IEqualityComparer<TKey> KeyComparer { get; set; }
            public IEnumerable<TKey> Keys { get; }
            public IEqualityComparer<TValue> ValueComparer { get; set; }
            public IEnumerable<TValue> Values { get; }
            public void Add(KeyValuePair<TKey, TValue> item);
            public void Add(TKey key, TValue value);
            public void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items);
            public void Clear();
            public bool Contains(KeyValuePair<TKey, TValue> item);
            public bool ContainsKey(TKey key);
            public bool ContainsValue(TValue value);
            public ImmutableDictionary<TKey, TValue>.Enumerator GetEnumerator();
            public TValue? GetValueOrDefault(TKey key);
            public TValue GetValueOrDefault(TKey key, TValue defaultValue);
            public bool Remove(KeyValuePair<TKey, TValue> item);
            public bool Remove(TKey key);
            public void RemoveRange(IEnumerable<TKey> keys);
            public ImmutableDictionary<TKey, TValue> ToImmutable();
            public bool TryGetKey(TKey equalKey, out TKey actualKey);
            public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        }
        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable
        {
            public KeyValuePair<TKey, TValue> Current { get; }
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
    }
    public sealed class ImmutableHashSet<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ISet<T>,
        IReadOnlySet<T>, ICollection, IImmutableSet<T>
    {
        public static readonly ImmutableHashSet<T> Empty;
        public int Count { get; }
        public bool IsEmpty { get; }
        public IEqualityComparer<T> KeyComparer { get; }
        public ImmutableHashSet<T> Add(T item);
        public ImmutableHashSet<T> Clear();
        public bool Contains(T item);
        public ImmutableHashSet<T> Except(IEnumerable<T> other);
        public ImmutableHashSet<T>.Enumerator GetEnumerator();
        public ImmutableHashSet<T> Intersect(IEnumerable<T> other);
        public bool IsProperSubsetOf(IEnumerable<T> other);
        public bool IsProperSupersetOf(IEnumerable<T> other);
        public bool IsSubsetOf(IEnumerable<T> other);
        public bool IsSupersetOf(IEnumerable<T> other);
        public bool Overlaps(IEnumerable<T> other);
        public ImmutableHashSet<T> Remove(T item);
        public bool SetEquals(IEnumerable<T> other);
        public ImmutableHashSet<T> SymmetricExcept(IEnumerable<T> other);
        public ImmutableHashSet<T>.Builder ToBuilder();
        public bool TryGetValue(T equalValue, out T actualValue);
        public ImmutableHashSet<T> Union(IEnumerable<T> other);
        public ImmutableHashSet<T> WithComparer(IEqualityComparer<T>? equalityComparer);
        public sealed class Builder : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ISet<T>
        {
            public int Count { get; }
            public IEqualityComparer<T> KeyComparer { get; set; }
            public bool Add(T item);
            public void Clear();
            public bool Contains(T item);
            public void ExceptWith(IEnumerable<T> other);
            public ImmutableHashSet<T>.Enumerator GetEnumerator();
            public void IntersectWith(IEnumerable<T> other);
            public bool IsProperSubsetOf(IEnumerable<T> other);
            public bool IsProperSupersetOf(IEnumerable<T> other);
            public bool IsSubsetOf(IEnumerable<T> other);
            public bool IsSupersetOf(IEnumerable<T> other);
            public bool Overlaps(IEnumerable<T> other);
            public bool Remove(T item);
            public bool SetEquals(IEnumerable<T> other);
            public void SymmetricExceptWith(IEnumerable<T> other);
            public bool TryGetValue(T equalValue, out T actualValue);
            public ImmutableHashSet<T> ToImmutable();
            public void UnionWith(IEnumerable<T> other);
        }
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
    }
    public static class ImmutableList
    {
        public static ImmutableList<T>.Builder CreateBuilder<T>();
        public static ImmutableList<T> CreateRange<T>(IEnumerable<T> items);
        public static ImmutableList<T> Create<T>();
        public static ImmutableList<T> Create<T>(T item);
        public static ImmutableList<T> Create<T>(params T[] items);
        public static ImmutableList<T> Create<T>(params ReadOnlySpan<T> items);
        public static int IndexOf<T>(this IImmutableList<T> list, T item);
        public static int IndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T>? equalityComparer);
        public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex);
        public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex, int count);
        public static int LastIndexOf<T>(this IImmutableList<T> list, T item);
        public static int LastIndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T>? equalityComparer);
        public static int LastIndexOf<T>(this IImmutableList<T> list, T item, int startIndex);
        public static int LastIndexOf<T>(this IImmutableList<T> list, T item, int startIndex, int count);
        public static IImmutableList<T> RemoveRange<T>(this IImmutableList<T> list, IEnumerable<T> items);
        public static IImmutableList<T> Remove<T>(this IImmutableList<T> list, T value);
        public static IImmutableList<T> Replace<T>(this IImmutableList<T> list, T oldValue, T newValue);
        public static ImmutableList<TSource> ToImmutableList<TSource>(this IEnumerable<TSource> source);
        public static ImmutableList<TSource> ToImmutableList<TSource>(this ImmutableList<TSource>.Builder builder);
    }
    public sealed class ImmutableList<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>,
        IReadOnlyList<T>, ICollection, IList, IImmutableList<T>
    {
        public static readonly ImmutableList<T> Empty;
        public int Count { get; }
        public bool IsEmpty { get; }
        public T this[int index] { get; }
        public ImmutableList<T> Add(T value);
        public ImmutableList<T> AddRange(IEnumerable<T> items);
        public int BinarySearch(int index, int count, T item, IComparer<T>? comparer);
        public int BinarySearch(T item);
        public int BinarySearch(T item, IComparer<T>? comparer);
        public ImmutableList<T> Clear();
        public bool Contains(T value);
        public ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter);
        public void CopyTo(int index, T[] array, int arrayIndex, int count);
        public void CopyTo(T[] array);
        public void CopyTo(T[] array, int arrayIndex);
        public bool Exists(Predicate<T> match);
        public T? Find(Predicate<T> match);
        public ImmutableList<T> FindAll(Predicate<T> match);
        public int FindIndex(int startIndex, int count, Predicate<T> match);
        public int FindIndex(int startIndex, Predicate<T> match);
        public int FindIndex(Predicate<T> match);
        public T? FindLast(Predicate<T> match);
        public int FindLastIndex(int startIndex, int count, Predicate<T> match);
        public int FindLastIndex(int startIndex, Predicate<T> match);
        public int FindLastIndex(Predicate<T> match);
        public void ForEach(Action<T> action);
        public ImmutableList<T>.Enumerator GetEnumerator();
        public ImmutableList<T> GetRange(int index, int count);
        public int IndexOf(T value);
        public int IndexOf(T item, int index, int count, IEqualityComparer<T>? equalityComparer);
        public ImmutableList<T> Insert(int index, T item);
        public ImmutableList<T> InsertRange(int index, IEnumerable<T> items);
        public T ItemRef(int index);
        public int LastIndexOf(T item, int index, int count, IEqualityComparer<T>? equalityComparer);
        public ImmutableList<T> Remove(T value);
        public ImmutableList<T> Remove(T value, IEqualityComparer<T>? equalityComparer);
        public ImmutableList<T> RemoveAll(Predicate<T> match);
        public ImmutableList<T> RemoveAt(int index);
        public ImmutableList<T> RemoveRange(IEnumerable<T> items);
        public ImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T>? equalityComparer);
        public ImmutableList<T> RemoveRange(int index, int count);
        public ImmutableList<T> Replace(T oldValue, T newValue);
        public ImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T>? equalityComparer);
        public ImmutableList<T> Reverse();
        public ImmutableList<T> Reverse(int index, int count);
        public ImmutableList<T> SetItem(int index, T value);
        public ImmutableList<T> Sort();
        public ImmutableList<T> Sort(IComparer<T>? comparer);
        public ImmutableList<T> Sort(Comparison<T> comparison);
        public ImmutableList<T> Sort(int index, int count, IComparer<T>? comparer);
        public ImmutableList<T>.Builder ToBuilder();
        public bool TrueForAll(Predicate<T> match);
        public sealed class Builder : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>,
            IReadOnlyList<T>, ICollection, IList
        {
            public int Count { get; }
            public T this[int index] { get; set; }
            public void Add(T item);
            public void AddRange(IEnumerable<T> items);
            public int BinarySearch(int index, int count, T item, IComparer<T>? comparer);
            public int BinarySearch(T item);
            public int BinarySearch(T item, IComparer<T>? comparer);
            public void Clear();
            public bool Contains(T item);
            public ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter);
            public void CopyTo(int index, T[] array, int arrayIndex, int count);
            public void CopyTo(T[] array);
            public void CopyTo(T[] array, int arrayIndex);
            public bool Exists(Predicate<T> match);
            public T? Find(Predicate<T> match);
            public ImmutableList<T> FindAll(Predicate<T> match);
            public int FindIndex(int startIndex, int count, Predicate<T> match);
            public int FindIndex(int startIndex, Predicate<T> match);
            public int FindIndex(Predicate<T> match);
            public T? FindLast(Predicate<T> match);
            public int FindLastIndex(int startIndex, int count, Predicate<T> match);
            public int FindLastIndex(int startIndex, Predicate<T> match);
            public int FindLastIndex(Predicate<T> match);
            public void ForEach(Action<T> action);
            public ImmutableList<T>.Enumerator GetEnumerator();
            public ImmutableList<T> GetRange(int index, int count);
            public int IndexOf(T item);
            public int IndexOf(T item, int index);
            public int IndexOf(T item, int index, int count);
            public int IndexOf(T item, int index, int count, IEqualityComparer<T>? equalityComparer);
            public void Insert(int index, T item);
            public void InsertRange(int index, IEnumerable<T> items);
            public T ItemRef(int index);
            public int LastIndexOf(T item);
            public int LastIndexOf(T item, int startIndex);
            public int LastIndexOf(T item, int startIndex, int count);
            public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T>? equalityComparer);
            public bool Remove(T item);
            public bool Remove(T item, IEqualityComparer<T>? equalityComparer);
            public int RemoveAll(Predicate<T> match);
            public void RemoveAt(int index);
            public void RemoveRange(int index, int count);
            public void RemoveRange(IEnumerable<T> items);
            public void RemoveRange(IEnumerable<T> items, IEqualityComparer<T>? equalityComparer);
            public void Replace(T oldValue, T newValue);
            public void Replace(T oldValue, T newValue, IEqualityComparer<T>? equalityComparer);
            public void Reverse();
            public void Reverse(int index, int count);
            public void Sort();
            public void Sort(IComparer<T>? comparer);
            public void Sort(Comparison<T> comparison);
            public void Sort(int index, int count, IComparer<T>? comparer);
            public ImmutableList<T> ToImmutable();
            public bool TrueForAll(Predicate<T> match);
        }
        [EditorBrowsable(EditorBrowsableState.Advanced)]
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
    }
    public sealed class ImmutableQueue<T> : IEnumerable<T>, IEnumerable, IImmutableQueue<T>
    {
        public static ImmutableQueue<T> Empty { get; }
        public bool IsEmpty { get; }
        public ImmutableQueue<T> Clear();
        public ImmutableQueue<T> Dequeue();
        public ImmutableQueue<T> Dequeue(out T value);
        public ImmutableQueue<T> Enqueue(T value);
        public ImmutableQueue<T>.Enumerator GetEnumerator();
        public T Peek();
        public T PeekRef();
        [EditorBrowsable(EditorBrowsableState.Advanced)]
        public struct Enumerator
        {
            public T Current { get; }
            public bool MoveNext();
        }
    }
    public sealed class ImmutableSortedDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>,
        IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey,
            TValue>>, IReadOnlyDictionary<TKey, TValue>, ICollection, IDictionary, IImmutableDictionary<TKey, TValue>
                where TKey : notnull
    {
        public static readonly ImmutableSortedDictionary<TKey, TValue> Empty;
        public int Count { get; }
        public bool IsEmpty { get; }
        public TValue this[TKey key] { get; }
        public IComparer<TKey> KeyComparer { get; }
        public IEnumerable<TKey> Keys { get; }
        public IEqualityComparer<TValue> ValueComparer { get; }
        public IEnumerable<TValue> Values { get; }
        public ImmutableSortedDictionary<TKey, TValue> Add(TKey key, TValue value);
        public ImmutableSortedDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items);
        public ImmutableSortedDictionary<TKey, TValue> Clear();
        public bool Contains(KeyValuePair<TKey, TValue> pair);
        public bool ContainsKey(TKey key);
        public bool ContainsValue(TValue value);
        public ImmutableSortedDictionary<TKey, TValue>.Enumerator GetEnumerator();
        public ImmutableSortedDictionary<TKey, TValue> Remove(TKey value);
        public ImmutableSortedDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);
        public ImmutableSortedDictionary<TKey, TValue> SetItem(TKey key, TValue value);
        public ImmutableSortedDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);
        public ImmutableSortedDictionary<TKey, TValue>.Builder ToBuilder();
        public bool TryGetKey(TKey equalKey, out TKey actualKey);
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public TValue ValueRef(TKey key);
        public ImmutableSortedDictionary<TKey, TValue> WithComparers(IComparer<TKey>? keyComparer);
        public ImmutableSortedDictionary<TKey, TValue> WithComparers(IComparer<TKey>? keyComparer,
            IEqualityComparer<TValue>? valueComparer);
        public sealed class Builder : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>,
            IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IReadOnlyDictionary<TKey,
                TValue>, ICollection, IDictionary
        {
            public int Count { get; }
            public TValue this[TKey key] { get; set; }
            public IComparer<TKey> KeyComparer { get; set; }
            public IEnumerable<TKey> Keys { get; }
            public IEqualityComparer<TValue> ValueComparer { get; set; }
            public IEnumerable<TValue> Values { get; }
            public void Add(KeyValuePair<TKey, TValue> item);
            public void Add(TKey key, TValue value);
            public void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items);
            public void Clear();
            public bool Contains(KeyValuePair<TKey, TValue> item);
            public bool ContainsKey(TKey key);
            public bool ContainsValue(TValue value);
            public ImmutableSortedDictionary<TKey, TValue>.Enumerator GetEnumerator();
            public TValue? GetValueOrDefault(TKey key);
            public TValue GetValueOrDefault(TKey key, TValue defaultValue);
            public bool Remove(KeyValuePair<TKey, TValue> item);
            public bool Remove(TKey key);
            public void RemoveRange(IEnumerable<TKey> keys);
            public ImmutableSortedDictionary<TKey, TValue> ToImmutable();
            public bool TryGetKey(TKey equalKey, out TKey actualKey);
            public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
            public TValue ValueRef(TKey key);
        }
        [EditorBrowsable(EditorBrowsableState.Advanced)]
        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable
        {
            public KeyValuePair<TKey, TValue> Current { get; }
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
    }
    public sealed class ImmutableSortedSet<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>,
        IReadOnlyList<T>, ISet<T>, IReadOnlySet<T>, ICollection, IList, IImmutableSet<T>
    {
        public static readonly ImmutableSortedSet<T> Empty;
        public int Count { get; }
        public bool IsEmpty { get; }
        public T this[int index] { get; }
        public IComparer<T> KeyComparer { get; }
        public T? Max { get; }
        public T? Min { get; }
        public ImmutableSortedSet<T> Add(T value);
        public ImmutableSortedSet<T> Clear();
        public bool Contains(T value);
        public ImmutableSortedSet<T> Except(IEnumerable<T> other);
        public ImmutableSortedSet<T>.Enumerator GetEnumerator();
        public int IndexOf(T item);
        public ImmutableSortedSet<T> Intersect(IEnumerable<T> other);
        public bool IsProperSubsetOf(IEnumerable<T> other);
        public bool IsProperSupersetOf(IEnumerable<T> other);
        public bool IsSubsetOf(IEnumerable<T> other);
        public bool IsSupersetOf(IEnumerable<T> other);
        public T ItemRef(int index);
        public bool Overlaps(IEnumerable<T> other);
        public ImmutableSortedSet<T> Remove(T value);
        public IEnumerable<T> Reverse();
        public bool SetEquals(IEnumerable<T> other);
        public ImmutableSortedSet<T> SymmetricExcept(IEnumerable<T> other);
        public ImmutableSortedSet<T>.Builder ToBuilder();
        public bool TryGetValue(T equalValue, out T actualValue);
        public ImmutableSortedSet<T> Union(IEnumerable<T> other);
        public ImmutableSortedSet<T> WithComparer(IComparer<T>? comparer);
        public sealed class Builder : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ISet<T>, ICollection
        {
            public int Count { get; }
            public T this[int index] { get; }
            public IComparer<T> KeyComparer { get; set; }
            public T? Max { get; }
            public T? Min { get; }
            public bool Add(T item);
            public void Clear();
            public bool Contains(T item);
            public void ExceptWith(IEnumerable<T> other);
            public ImmutableSortedSet<T>.Enumerator GetEnumerator();
            public void IntersectWith(IEnumerable<T> other);
            public int IndexOf(T item);
            public bool IsProperSubsetOf(IEnumerable<T> other);
            public bool IsProperSupersetOf(IEnumerable<T> other);
            public bool IsSubsetOf(IEnumerable<T> other);
            public bool IsSupersetOf(IEnumerable<T> other);
            public T ItemRef(int index);
            public bool Overlaps(IEnumerable<T> other);
            public bool Remove(T item);
            public IEnumerable<T> Reverse();
            public bool SetEquals(IEnumerable<T> other);
            public void SymmetricExceptWith(IEnumerable<T> other);
            public bool TryGetValue(T equalValue, out T actualValue);
            public ImmutableSortedSet<T> ToImmutable();
            public void UnionWith(IEnumerable<T> other);
        }
        [EditorBrowsable(EditorBrowsableState.Advanced)]
        public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable
        {
            public T Current { get; }
            public void Dispose();
            public bool MoveNext();
            public void Reset();
        }
    }
    public sealed class ImmutableStack<T> : IEnumerable<T>, IEnumerable, IImmutableStack<T>
    {
        public static ImmutableStack<T> Empty { get; }
        public bool IsEmpty { get; }
        public ImmutableStack<T> Clear();
        public ImmutableStack<T>.Enumerator GetEnumerator();
        public T Peek();
        public T PeekRef();
        public ImmutableStack<T> Pop();
        public ImmutableStack<T> Pop(out T value);
        public ImmutableStack<T> Push(T value);
        [EditorBrowsable(EditorBrowsableState.Advanced)]
        public struct Enumerator
        {
            public T Current { get; }
            public bool MoveNext();
        }
    }
}

namespace System.Collections.ObjectModel
{
    public class Collection<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>, IReadOnlyList<T>,
        ICollection, IList
    {
        public int Count { get; }
        public T this[int index] { get; set; }
        protected IList<T> Items { get; }
        public Collection();
        public Collection(IList<T> list);
        public void Add(T item);
        public void Clear();
        protected virtual void ClearItems();
        public bool Contains(T item);
        public void CopyTo(T[] array, int index);
        public IEnumerator<T> GetEnumerator();
        public int IndexOf(T item);
        public void Insert(int index, T item);
        protected virtual void InsertItem(int index, T item);
        public bool Remove(T item);
        public void RemoveAt(int index);
        protected virtual void RemoveItem(int index);
        protected virtual void SetItem(int index, T item);
    }
    public abstract class KeyedCollection<TKey, TItem> : Collection<TItem> where TKey : notnull
    {
        public IEqualityComparer<TKey> Comparer { get; }
        protected IDictionary<TKey, TItem>? Dictionary { get; }
        public TItem this[TKey key] { get; }
        protected KeyedCollection();
        protected KeyedCollection(IEqualityComparer<TKey>? comparer);
        protected KeyedCollection(IEqualityComparer<TKey>? comparer, int dictionaryCreationThreshold);
        protected void ChangeItemKey(TItem item, TKey newKey);
        protected override void ClearItems();
        public bool Contains(TKey key);
        protected abstract TKey GetKeyForItem(TItem item);
        protected override void InsertItem(int index, TItem item);
        public bool Remove(TKey key);
        protected override void RemoveItem(int index);
        protected override void SetItem(int index, TItem item);
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TItem item);
    }
    public class ObservableCollection<T> : Collection<T>, INotifyPropertyChanged
    {
        public ObservableCollection();
        public ObservableCollection(IEnumerable<T> collection);
        public ObservableCollection(List<T> list);
        protected IDisposable BlockReentrancy();
        protected void CheckReentrancy();
        protected override void ClearItems();
        protected override void InsertItem(int index, T item);
        public void Move(int oldIndex, int newIndex);
        protected virtual void MoveItem(int oldIndex, int newIndex);
        protected override void RemoveItem(int index);
        protected override void SetItem(int index, T item);
    }
    public class ReadOnlyCollection<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IList<T>, IReadOnlyCollection<T>,
        IReadOnlyList<T>, ICollection, IList
    {
        public int Count { get; }
        public static ReadOnlyCollection<T> Empty { get; }
        public T this[int index] { get; }
        protected IList<T> Items { get; }
        public ReadOnlyCollection(IList<T> list);
        public bool Contains(T value);
        public void CopyTo(T[] array, int index);
        public IEnumerator<T> GetEnumerator();
        public int IndexOf(T value);
    }
    public class ReadOnlyDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey,
        TValue>>, IEnumerable, IDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>,
            IReadOnlyDictionary<TKey, TValue>, ICollection, IDictionary where TKey : notnull
    {
        public int Count { get; }
        protected IDictionary<TKey, TValue> Dictionary { get; }
        public static ReadOnlyDictionary<TKey, TValue> Empty { get; }
        public TValue this[TKey key] { get; }
        public ReadOnlyDictionary<TKey, TValue>.KeyCollection Keys { get; }
        public ReadOnlyDictionary<TKey, TValue>.ValueCollection Values { get; }
        public ReadOnlyDictionary(IDictionary<TKey, TValue> dictionary);
        public bool ContainsKey(TKey key);
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
        public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value);
        public sealed class KeyCollection : ICollection<TKey>, IEnumerable<TKey>, IEnumerable, IReadOnlyCollection<TKey>,
            ICollection
        {
            public int Count { get; }
            public bool Contains(TKey item);
            public void CopyTo(TKey[] array, int arrayIndex);
            public IEnumerator<TKey> GetEnumerator();
        }
        public sealed class ValueCollection : ICollection<TValue>, IEnumerable<TValue>, IEnumerable, IReadOnlyCollection<TValue>,
            ICollection
        {
            public int Count { get; }
            public void CopyTo(TValue[] array, int arrayIndex);
            public IEnumerator<TValue> GetEnumerator();
        }
    }
    public class ReadOnlySet<T> : ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, IReadOnlySet<T>, ISet<T>,
        ICollection
    {
        public int Count { get; }
        public static ReadOnlySet<T> Empty { get; }
        protected ISet<T> Set { get; }
        public ReadOnlySet(ISet<T> set);
        public bool Contains(T item);
        public IEnumerator<T> GetEnumerator();
        public bool IsProperSubsetOf(IEnumerable<T> other);
        public bool IsProperSupersetOf(IEnumerable<T> other);
        public bool IsSubsetOf(IEnumerable<T> other);
        public bool IsSupersetOf(IEnumerable<T> other);
        public bool Overlaps(IEnumerable<T> other);
        public bool SetEquals(IEnumerable<T> other);
    }
}

namespace System.Collections.Specialized
{
    public class NameValueCollection
    {
        public virtual string?[] AllKeys { get; }
        public string? this[int index] { get; }
        public string? this[string? name] { get; set; }
        public NameValueCollection();
        public NameValueCollection(NameValueCollection col);
        public NameValueCollection(int capacity);
        public NameValueCollection(int capacity, NameValueCollection col);
        public void Add(NameValueCollection c);
        public virtual void Add(string? name, string? value);
        public virtual void Clear();
        public void CopyTo(Array dest, int index);
        public virtual string? Get(int index);
        public virtual string? Get(string? name);
        public virtual string? GetKey(int index);
        public virtual string[]? GetValues(int index);
        public virtual string[]? GetValues(string? name);
        public bool HasKeys();
        protected void InvalidateCachedArrays();
        public virtual void Remove(string? name);
        public virtual void Set(string? name, string? value);
    }
}

namespace System.ComponentModel
{
    [AttributeUsage(AttributeTargets.All)]
    public class CategoryAttribute : Attribute
    {
        public static CategoryAttribute Action { get; }
        public static CategoryAttribute Appearance { get; }
        public static CategoryAttribute Asynchronous { get; }
        public static CategoryAttribute Behavior { get; }
        public string Category { get; }
        public static CategoryAttribute Data { get; }
        public static CategoryAttribute Default { get; }
        public static CategoryAttribute Design { get; }
        public static CategoryAttribute DragDrop { get; }
        public static CategoryAttribute Focus { get; }
        public static CategoryAttribute Format { get; }
        public static CategoryAttribute Key { get; }
        public static CategoryAttribute Layout { get; }
        public static CategoryAttribute Mouse { get; }
        public static CategoryAttribute WindowStyle { get; }
        public CategoryAttribute();
        public CategoryAttribute(string category);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        protected virtual string? GetLocalizedString(string value);
        public override bool IsDefaultAttribute();
    }
    [AttributeUsage(AttributeTargets.All)]
    public class DefaultValueAttribute : Attribute
    {
        public virtual object? Value { get; }
        public DefaultValueAttribute(bool value);
        public DefaultValueAttribute(byte value);
        public DefaultValueAttribute(char value);
        public DefaultValueAttribute(double value);
        public DefaultValueAttribute(short value);
        public DefaultValueAttribute(int value);
        public DefaultValueAttribute(long value);
        public DefaultValueAttribute(object? value);
        public DefaultValueAttribute(sbyte value);
        public DefaultValueAttribute(float value);
        public DefaultValueAttribute(string? value);
        public DefaultValueAttribute(Type type, string? value);
        public DefaultValueAttribute(ushort value);
        public DefaultValueAttribute(uint value);
        public DefaultValueAttribute(ulong value);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        protected void SetValue(object? value);
    }
    [AttributeUsage(AttributeTargets.All)]
    public class DescriptionAttribute : Attribute
    {
        public static readonly DescriptionAttribute Default;
        public virtual string Description { get; }
        protected string DescriptionValue { get; set; }
        public DescriptionAttribute();
        public DescriptionAttribute(string description);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public override bool IsDefaultAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Event)]
    public class DisplayNameAttribute : Attribute
    {
        public static readonly DisplayNameAttribute Default;
        public virtual string DisplayName { get; }
        protected string DisplayNameValue { get; set; }
        public DisplayNameAttribute();
        public DisplayNameAttribute(string displayName);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public override bool IsDefaultAttribute();
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Constructor
        | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Event
            | AttributeTargets.Interface | AttributeTargets.Delegate)]
    public sealed class EditorBrowsableAttribute : Attribute
    {
        public EditorBrowsableState State { get; }
        public EditorBrowsableAttribute();
        public EditorBrowsableAttribute(EditorBrowsableState state);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
    }
    public enum EditorBrowsableState
    {
        Always = 0,
        Never = 1,
        Advanced = 2,
    }
    public interface INotifyPropertyChanged { }
    public interface ITypeDescriptorContext : IServiceProvider
    {
        object? Instance { get; }
        void OnComponentChanged();
        bool OnComponentChanging();
    }
    [AttributeUsage(AttributeTargets.All)]
    public sealed class ReadOnlyAttribute : Attribute
    {
        public static readonly ReadOnlyAttribute Default;
        public static readonly ReadOnlyAttribute No;
        public static readonly ReadOnlyAttribute Yes;
        public bool IsReadOnly { get; }
        public ReadOnlyAttribute(bool isReadOnly);
        public override bool Equals([NotNullWhen(true)] object? value);
        public override int GetHashCode();
        public override bool IsDefaultAttribute();
    }
    public class TypeConverter
    {
        public TypeConverter();
        public virtual bool CanConvertFrom(ITypeDescriptorContext? context, Type sourceType);
        public bool CanConvertFrom(Type sourceType);
        public virtual bool CanConvertTo(ITypeDescriptorContext? context, [NotNullWhen(true)] Type? destinationType);
        public bool CanConvertTo([NotNullWhen(true)] Type? destinationType);
        public virtual object? ConvertFrom(ITypeDescriptorContext? context, CultureInfo? culture, object value);
        public object? ConvertFrom(object value);
        public object? ConvertFromInvariantString(ITypeDescriptorContext? context, string text);
        public object? ConvertFromInvariantString(string text);
        public object? ConvertFromString(ITypeDescriptorContext? context, CultureInfo? culture, string text);
        public object? ConvertFromString(ITypeDescriptorContext? context, string text);
        public object? ConvertFromString(string text);
        public virtual object? ConvertTo(ITypeDescriptorContext? context, CultureInfo? culture, object? value,
            Type destinationType);
        public object? ConvertTo(object? value, Type destinationType);
        public string? ConvertToInvariantString(ITypeDescriptorContext? context, object? value);
        public string? ConvertToInvariantString(object? value);
        public string? ConvertToString(ITypeDescriptorContext? context, CultureInfo? culture, object? value);
        public string? ConvertToString(ITypeDescriptorContext? context, object? value);
        public string? ConvertToString(object? value);
        public object? CreateInstance(IDictionary propertyValues);
        public virtual object? CreateInstance(ITypeDescriptorContext? context, IDictionary propertyValues);
        protected Exception GetConvertFromException(object? value);
        protected Exception GetConvertToException(object? value, Type destinationType);
        public bool GetCreateInstanceSupported();
        public virtual bool GetCreateInstanceSupported(ITypeDescriptorContext? context);
        public bool GetPropertiesSupported();
        public virtual bool GetPropertiesSupported(ITypeDescriptorContext? context);
        public ICollection? GetStandardValues();
        public virtual TypeConverter.StandardValuesCollection? GetStandardValues(ITypeDescriptorContext? context);
        public bool GetStandardValuesExclusive();
        public virtual bool GetStandardValuesExclusive(ITypeDescriptorContext? context);
        public bool GetStandardValuesSupported();
        public virtual bool GetStandardValuesSupported(ITypeDescriptorContext? context);
        public virtual bool IsValid(ITypeDescriptorContext? context, object? value);
        public bool IsValid(object value);
        public abstract class SimplePropertyDescriptor
        {
            public override Type ComponentType { get; }
            public override bool IsReadOnly { get; }
            public override Type PropertyType { get; }
            protected SimplePropertyDescriptor(Type componentType, string name, Type propertyType);
            protected SimplePropertyDescriptor(Type componentType, string name, Type propertyType, Attribute[]? attributes);
            public override bool CanResetValue(object component);
            public override void ResetValue(object component);
            public override bool ShouldSerializeValue(object component);
        }
        public class StandardValuesCollection : ICollection, IEnumerable
        {
            public int Count { get; }
            public object? this[int index] { get; }
            public StandardValuesCollection(ICollection? values);
            public void CopyTo(Array array, int index);
            public IEnumerator GetEnumerator();
        }
    }
    [AttributeUsage(AttributeTargets.All)]
    public sealed class TypeConverterAttribute : Attribute
    {
        public static readonly TypeConverterAttribute Default;
        public string ConverterTypeName { get; }
        public TypeConverterAttribute();
        public TypeConverterAttribute(string typeName);
        public TypeConverterAttribute(Type type);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
    }
}

namespace System.ComponentModel.DataAnnotations
{
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class AllowedValuesAttribute : ValidationAttribute
    {
        public object?[] Values { get; }
        public AllowedValuesAttribute(params object?[] values);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class Base64StringAttribute : ValidationAttribute
    {
        public Base64StringAttribute();
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property, AllowMultiple = false)]
    public class CompareAttribute : ValidationAttribute
    {
        public string OtherProperty { get; }
        public string? OtherPropertyDisplayName { get; }
        public override bool RequiresValidationContext { get; }
        public CompareAttribute(string otherProperty);
        public override string FormatErrorMessage(string name);
        protected override ValidationResult? IsValid(object? value, ValidationContext validationContext);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false, Inherited = true)]
    public sealed class ConcurrencyCheckAttribute : Attribute
    {
        public ConcurrencyCheckAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public sealed class CreditCardAttribute : DataTypeAttribute
    {
        public CreditCardAttribute();
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field
        | AttributeTargets.Parameter, AllowMultiple = true)]
    public sealed class CustomValidationAttribute : ValidationAttribute
    {
        public string Method { get; }
        public Type ValidatorType { get; }
        public CustomValidationAttribute(Type validatorType, string method);
        public override string FormatErrorMessage(string name);
        protected override ValidationResult? IsValid(object? value, ValidationContext validationContext);
    }
    public enum DataType
    {
        Custom = 0,
        DateTime = 1,
        Date = 2,
        Time = 3,
        Duration = 4,
        PhoneNumber = 5,
        Currency = 6,
        Text = 7,
        Html = 8,
        MultilineText = 9,
        EmailAddress = 10,
        Password = 11,
        Url = 12,
        ImageUrl = 13,
        CreditCard = 14,
        PostalCode = 15,
        Upload = 16,
    }
    [AttributeUsage(AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter,
        AllowMultiple = false)]
    public class DataTypeAttribute : ValidationAttribute
    {
        public string? CustomDataType { get; }
        public DataType DataType { get; }
        public DataTypeAttribute(DataType dataType);
        public DataTypeAttribute(string customDataType);
        public virtual string GetDataTypeName();
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class DeniedValuesAttribute : ValidationAttribute
    {
        public object?[] Values { get; }
        public DeniedValuesAttribute(params object?[] values);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field
        | AttributeTargets.Parameter, AllowMultiple = false)]
    public sealed class DisplayAttribute : Attribute
    {
        public bool AutoGenerateField { get; set; }
        public bool AutoGenerateFilter { get; set; }
        public string? Description { get; set; }
        public string? GroupName { get; set; }
        public string? Name { get; set; }
        public int Order { get; set; }
        public string? Prompt { get; set; }
        public Type? ResourceType { get; set; }
        public string? ShortName { get; set; }
        public DisplayAttribute();
        public bool? GetAutoGenerateField();
        public bool? GetAutoGenerateFilter();
        public string? GetDescription();
        public string? GetGroupName();
        public string? GetName();
        public int? GetOrder();
        public string? GetPrompt();
        public string? GetShortName();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public sealed class EmailAddressAttribute : DataTypeAttribute
    {
        public EmailAddressAttribute();
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter,
        AllowMultiple = false)]
    public sealed class EnumDataTypeAttribute : DataTypeAttribute
    {
        public Type EnumType { get; }
        public EnumDataTypeAttribute(Type enumType);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public sealed class FileExtensionsAttribute : DataTypeAttribute
    {
        public string Extensions { get; set; }
        public FileExtensionsAttribute();
        public override string FormatErrorMessage(string name);
        public override bool IsValid(object? value);
    }
    public interface IValidatableObject
    {
        IEnumerable<ValidationResult> Validate(ValidationContext validationContext);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false, Inherited = true)]
    public sealed class KeyAttribute : Attribute
    {
        public KeyAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class LengthAttribute : ValidationAttribute
    {
        public int MaximumLength { get; }
        public int MinimumLength { get; }
        public LengthAttribute(int minimumLength, int maximumLength);
        public override string FormatErrorMessage(string name);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class MaxLengthAttribute : ValidationAttribute
    {
        public int Length { get; }
        public MaxLengthAttribute();
        public MaxLengthAttribute(int length);
        public override string FormatErrorMessage(string name);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class MinLengthAttribute : ValidationAttribute
    {
        public int Length { get; }
        public MinLengthAttribute(int length);
        public override string FormatErrorMessage(string name);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public sealed class PhoneAttribute : DataTypeAttribute
    {
        public PhoneAttribute();
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class RangeAttribute : ValidationAttribute
    {
        public bool ConvertValueInInvariantCulture { get; set; }
        public object Maximum { get; }
        public bool MaximumIsExclusive { get; set; }
        public object Minimum { get; }
        public bool MinimumIsExclusive { get; set; }
        public Type OperandType { get; }
        public bool ParseLimitsInInvariantCulture { get; set; }
        public RangeAttribute(double minimum, double maximum);
        public RangeAttribute(int minimum, int maximum);
        public RangeAttribute(Type type, string minimum, string maximum);
        public override string FormatErrorMessage(string name);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class RegularExpressionAttribute : ValidationAttribute
    {
        public TimeSpan MatchTimeout { get; }
        public int MatchTimeoutInMilliseconds { get; set; }
        public string Pattern { get; }
        public RegularExpressionAttribute([StringSyntax("Regex")] string pattern);
        public override string FormatErrorMessage(string name);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class RequiredAttribute : ValidationAttribute
    {
        public bool AllowEmptyStrings { get; set; }
        public RequiredAttribute();
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
    public class ScaffoldColumnAttribute : Attribute
    {
        public bool Scaffold { get; }
        public ScaffoldColumnAttribute(bool scaffold);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public class StringLengthAttribute : ValidationAttribute
    {
        public int MaximumLength { get; }
        public int MinimumLength { get; set; }
        public StringLengthAttribute(int maximumLength);
        public override string FormatErrorMessage(string name);
        public override bool IsValid(object? value);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false, Inherited = true)]
    public sealed class TimestampAttribute : Attribute
    {
        public TimestampAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false)]
    public sealed class UrlAttribute : DataTypeAttribute
    {
        public UrlAttribute();
        public override bool IsValid(object? value);
    }
    public abstract class ValidationAttribute : Attribute
    {
        public string? ErrorMessage { get; set; }
        public string? ErrorMessageResourceName { get; set; }
        public Type? ErrorMessageResourceType { get; set; }
        protected string ErrorMessageString { get; }
        public virtual bool RequiresValidationContext { get; }
        protected ValidationAttribute();
        protected ValidationAttribute(Func<string> errorMessageAccessor);
        protected ValidationAttribute(string errorMessage);
        public virtual string FormatErrorMessage(string name);
        public ValidationResult? GetValidationResult(object? value, ValidationContext validationContext);
        public virtual bool IsValid(object? value);
        protected virtual ValidationResult? IsValid(object? value, ValidationContext validationContext);
        public void Validate(object? value, ValidationContext validationContext);
        public void Validate(object? value, string name);
    }
    public sealed class ValidationContext : IServiceProvider
    {
        public string DisplayName { get; set; }
        public IDictionary<object, object?> Items { get; }
        public string? MemberName { get; set; }
        public object ObjectInstance { get; }
        public Type ObjectType { get; }
        public ValidationContext(object instance);
        public ValidationContext(object instance, IDictionary<object, object?>? items);
        public ValidationContext(object instance, IServiceProvider? serviceProvider, IDictionary<object, object?>? items);
        public ValidationContext(object instance, string displayName, IServiceProvider? serviceProvider, IDictionary<object,
            object?>? items);
        public object? GetService(Type serviceType);
        public void InitializeServiceProvider(Func<Type, object?> serviceProvider);
    }
    public class ValidationException : Exception
    {
        public ValidationAttribute? ValidationAttribute { get; }
        public ValidationResult ValidationResult { get; }
        public object? Value { get; }
        public ValidationException();
        public ValidationException(ValidationResult validationResult, ValidationAttribute? validatingAttribute, object? value);
        public ValidationException(string? message);
        public ValidationException(string? errorMessage, ValidationAttribute? validatingAttribute, object? value);
        public ValidationException(string? message, Exception? innerException);
    }
    public class ValidationResult
    {
        public static readonly ValidationResult? Success;
        public string? ErrorMessage { get; set; }
        public IEnumerable<string> MemberNames { get; }
        protected ValidationResult(ValidationResult validationResult);
        public ValidationResult(string? errorMessage);
        public ValidationResult(string? errorMessage, IEnumerable<string>? memberNames);
        public override string ToString();
    }
}

namespace System.Diagnostics.CodeAnalysis
{
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, Inherited = false)]
    public sealed class AllowNullAttribute : Attribute
    {
        public AllowNullAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, Inherited = false)]
    public sealed class DisallowNullAttribute : Attribute
    {
        public DisallowNullAttribute();
    }
    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Constructor
        | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Event, Inherited = false, AllowMultiple = false)]
    public sealed class ExcludeFromCodeCoverageAttribute : Attribute
    {
        public string? Justification { get; set; }
        public ExcludeFromCodeCoverageAttribute();
    }
    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Module | AttributeTargets.Class | AttributeTargets.Struct
        | AttributeTargets.Enum | AttributeTargets.Constructor | AttributeTargets.Method | AttributeTargets.Property
            | AttributeTargets.Field | AttributeTargets.Event | AttributeTargets.Interface | AttributeTargets.Delegate,
                Inherited = false)]
    public sealed class ExperimentalAttribute : Attribute
    {
        public string DiagnosticId { get; }
        public string? Message { get; set; }
        public string? UrlFormat { get; set; }
        public ExperimentalAttribute(string diagnosticId);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter
        | AttributeTargets.ReturnValue, Inherited = false)]
    public sealed class MaybeNullAttribute : Attribute
    {
        public MaybeNullAttribute();
    }
    [AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
    public sealed class MaybeNullWhenAttribute : Attribute
    {
        public bool ReturnValue { get; }
        public MaybeNullWhenAttribute(bool returnValue);
    }
    [AttributeUsage(AttributeTargets.Method | AttributeTargets.Property, Inherited = false, AllowMultiple = true)]
    public sealed class MemberNotNullAttribute : Attribute
    {
        public string[] Members { get; }
        public MemberNotNullAttribute(string member);
        public MemberNotNullAttribute(params string[] members);
    }
    [AttributeUsage(AttributeTargets.Method | AttributeTargets.Property, Inherited = false, AllowMultiple = true)]
    public sealed class MemberNotNullWhenAttribute : Attribute
    {
        public string[] Members { get; }
        public bool ReturnValue { get; }
        public MemberNotNullWhenAttribute(bool returnValue, string member);
        public MemberNotNullWhenAttribute(bool returnValue, params string[] members);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter
        | AttributeTargets.ReturnValue, Inherited = false)]
    public sealed class NotNullAttribute : Attribute
    {
        public NotNullAttribute();
    }
    [AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
    public sealed class NotNullWhenAttribute : Attribute
    {
        public bool ReturnValue { get; }
        public NotNullWhenAttribute(bool returnValue);
    }
    [AttributeUsage(AttributeTargets.Constructor, AllowMultiple = false, Inherited = false)]
    public sealed class SetsRequiredMembersAttribute : Attribute
    {
        public SetsRequiredMembersAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = false,
        Inherited = false)]
    public sealed class StringSyntaxAttribute : Attribute
    {
        public const string CompositeFormat = "CompositeFormat";
        public const string DateOnlyFormat = "DateOnlyFormat";
        public const string DateTimeFormat = "DateTimeFormat";
        public const string EnumFormat = "EnumFormat";
        public const string GuidFormat = "GuidFormat";
        public const string Json = "Json";
        public const string NumericFormat = "NumericFormat";
        public const string Regex = "Regex";
        public const string TimeOnlyFormat = "TimeOnlyFormat";
        public const string TimeSpanFormat = "TimeSpanFormat";
        public const string Uri = "Uri";
        public const string Xml = "Xml";
        public object?[] Arguments { get; }
        public string Syntax { get; }
        public StringSyntaxAttribute(string syntax);
        public StringSyntaxAttribute(string syntax, params object?[] arguments);
    }
    [AttributeUsage(AttributeTargets.All, Inherited = false, AllowMultiple = true)]
    public sealed class SuppressMessageAttribute : Attribute
    {
        public string Category { get; }
        public string CheckId { get; }
        public string? Justification { get; set; }
        public string? MessageId { get; set; }
        public string? Scope { get; set; }
        public string? Target { get; set; }
        public SuppressMessageAttribute(string category, string checkId);
    }
}

namespace System.Dynamic
{
    public sealed class ExpandoObject : ICollection<KeyValuePair<string, object?>>, IEnumerable<KeyValuePair<string, object?>>,
        IEnumerable, IDictionary<string, object?>, INotifyPropertyChanged
    {
        public ExpandoObject();
    }
}

namespace System.Globalization
{
    public class CultureInfo : ICloneable, IFormatProvider
    {
        public static CultureInfo CurrentCulture { get; set; }
        public static CultureInfo CurrentUICulture { get; set; }
        public static CultureInfo? DefaultThreadCurrentCulture { get; set; }
        public static CultureInfo? DefaultThreadCurrentUICulture { get; set; }
        public virtual string DisplayName { get; }
        public virtual string EnglishName { get; }
        public string IetfLanguageTag { get; }
        public static CultureInfo InstalledUICulture { get; }
        public static CultureInfo InvariantCulture { get; }
        public virtual bool IsNeutralCulture { get; }
        public bool IsReadOnly { get; }
        public virtual int KeyboardLayoutId { get; }
        public virtual int LCID { get; }
        public virtual string Name { get; }
        public virtual string NativeName { get; }
        public virtual CultureInfo Parent { get; }
        public virtual string ThreeLetterISOLanguageName { get; }
        public virtual string ThreeLetterWindowsLanguageName { get; }
        public virtual string TwoLetterISOLanguageName { get; }
        public bool UseUserOverride { get; }
        public CultureInfo(int culture);
        public CultureInfo(int culture, bool useUserOverride);
        public CultureInfo(string name);
        public CultureInfo(string name, bool useUserOverride);
        public void ClearCachedData();
        public virtual object Clone();
        public static CultureInfo CreateSpecificCulture(string name);
        public override bool Equals([NotNullWhen(true)] object? value);
        public CultureInfo GetConsoleFallbackUICulture();
        public static CultureInfo GetCultureInfo(int culture);
        public static CultureInfo GetCultureInfo(string name);
        public static CultureInfo GetCultureInfo(string name, bool predefinedOnly);
        public static CultureInfo GetCultureInfo(string name, string altName);
        public static CultureInfo GetCultureInfoByIetfLanguageTag(string name);
        public virtual object? GetFormat(Type? formatType);
        public override int GetHashCode();
        public static CultureInfo ReadOnly(CultureInfo ci);
        public override string ToString();
    }
}

namespace System.IO
{
    public static class File
    {
        public static void AppendAllBytes(string path, byte[] bytes);
        public static void AppendAllBytes(string path, ReadOnlySpan<byte> bytes);
        public static Task AppendAllBytesAsync(string path, byte[] bytes, CancellationToken cancellationToken = default);
        public static Task AppendAllBytesAsync(string path, ReadOnlyMemory<byte> bytes,
            CancellationToken cancellationToken = default);
        public static void AppendAllLines(string path, IEnumerable<string> contents);
        public static void AppendAllLines(string path, IEnumerable<string> contents, Encoding encoding);
        public static Task AppendAllLinesAsync(string path, IEnumerable<string> contents, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task AppendAllLinesAsync(string path, IEnumerable<string> contents,
            CancellationToken cancellationToken = default);
        public static void AppendAllText(string path, ReadOnlySpan<char> contents);
        public static void AppendAllText(string path, ReadOnlySpan<char> contents, Encoding encoding);
        public static void AppendAllText(string path, string? contents);
        public static void AppendAllText(string path, string? contents, Encoding encoding);
        public static Task AppendAllTextAsync(string path, ReadOnlyMemory<char> contents, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task AppendAllTextAsync(string path, ReadOnlyMemory<char> contents,
            CancellationToken cancellationToken = default);
        public static Task AppendAllTextAsync(string path, string? contents, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task AppendAllTextAsync(string path, string? contents, CancellationToken cancellationToken = default);
        public static void Copy(string sourceFileName, string destFileName);
        public static void Copy(string sourceFileName, string destFileName, bool overwrite);
        public static FileStream Create(string path);
        public static FileStream Create(string path, int bufferSize);
        public static void Decrypt(string path);
        public static void Delete(string path);
        public static void Encrypt(string path);
        public static bool Exists([NotNullWhen(true)] string? path);
        public static DateTime GetCreationTime(string path);
        public static DateTime GetCreationTimeUtc(string path);
        public static DateTime GetLastAccessTime(string path);
        public static DateTime GetLastAccessTimeUtc(string path);
        public static DateTime GetLastWriteTime(string path);
        public static DateTime GetLastWriteTimeUtc(string path);
        public static void Move(string sourceFileName, string destFileName);
        public static void Move(string sourceFileName, string destFileName, bool overwrite);
        public static FileStream OpenRead(string path);
        public static FileStream OpenWrite(string path);
        public static byte[] ReadAllBytes(string path);
        public static Task<byte[]> ReadAllBytesAsync(string path, CancellationToken cancellationToken = default);
        public static string[] ReadAllLines(string path);
        public static string[] ReadAllLines(string path, Encoding encoding);
        public static Task<string[]> ReadAllLinesAsync(string path, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task<string[]> ReadAllLinesAsync(string path, CancellationToken cancellationToken = default);
        public static string ReadAllText(string path);
        public static string ReadAllText(string path, Encoding encoding);
        public static Task<string> ReadAllTextAsync(string path, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task<string> ReadAllTextAsync(string path, CancellationToken cancellationToken = default);
        public static IEnumerable<string> ReadLines(string path);
        public static IEnumerable<string> ReadLines(string path, Encoding encoding);
        public static IAsyncEnumerable<string> ReadLinesAsync(string path, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<string> ReadLinesAsync(string path, CancellationToken cancellationToken = default);
        public static void Replace(string sourceFileName, string destinationFileName, string? destinationBackupFileName);
        public static void Replace(string sourceFileName, string destinationFileName, string? destinationBackupFileName,
            bool ignoreMetadataErrors);
        public static void SetCreationTime(string path, DateTime creationTime);
        public static void SetCreationTimeUtc(string path, DateTime creationTimeUtc);
        public static void SetLastAccessTime(string path, DateTime lastAccessTime);
        public static void SetLastAccessTimeUtc(string path, DateTime lastAccessTimeUtc);
        public static void SetLastWriteTime(string path, DateTime lastWriteTime);
        public static void SetLastWriteTimeUtc(string path, DateTime lastWriteTimeUtc);
        public static void WriteAllBytes(string path, byte[] bytes);
        public static void WriteAllBytes(string path, ReadOnlySpan<byte> bytes);
        public static Task WriteAllBytesAsync(string path, byte[] bytes, CancellationToken cancellationToken = default);
        public static Task WriteAllBytesAsync(string path, ReadOnlyMemory<byte> bytes,
            CancellationToken cancellationToken = default);
        public static void WriteAllLines(string path, IEnumerable<string> contents);
        public static void WriteAllLines(string path, IEnumerable<string> contents, Encoding encoding);
        public static void WriteAllLines(string path, string[] contents);
        public static void WriteAllLines(string path, string[] contents, Encoding encoding);
        public static Task WriteAllLinesAsync(string path, IEnumerable<string> contents, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task WriteAllLinesAsync(string path, IEnumerable<string> contents,
            CancellationToken cancellationToken = default);
        public static void WriteAllText(string path, ReadOnlySpan<char> contents);
        public static void WriteAllText(string path, ReadOnlySpan<char> contents, Encoding encoding);
        public static void WriteAllText(string path, string? contents);
        public static void WriteAllText(string path, string? contents, Encoding encoding);
        public static Task WriteAllTextAsync(string path, ReadOnlyMemory<char> contents, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task WriteAllTextAsync(string path, ReadOnlyMemory<char> contents,
            CancellationToken cancellationToken = default);
        public static Task WriteAllTextAsync(string path, string? contents, Encoding encoding,
            CancellationToken cancellationToken = default);
        public static Task WriteAllTextAsync(string path, string? contents, CancellationToken cancellationToken = default);
    }
    public sealed class FileInfo
    {
        public string? DirectoryName { get; }
        public override bool Exists { get; }
        public bool IsReadOnly { get; set; }
        public long Length { get; }
        public override string Name { get; }
        public FileInfo(string fileName);
        public FileInfo CopyTo(string destFileName);
        public FileInfo CopyTo(string destFileName, bool overwrite);
        public FileStream Create();
        public void Decrypt();
        public override void Delete();
        public void Encrypt();
        public void MoveTo(string destFileName);
        public void MoveTo(string destFileName, bool overwrite);
        public FileStream OpenRead();
        public FileStream OpenWrite();
        public FileInfo Replace(string destinationFileName, string? destinationBackupFileName);
        public FileInfo Replace(string destinationFileName, string? destinationBackupFileName, bool ignoreMetadataErrors);
    }
    public class FileStream : Stream
    {
        public override bool CanRead { get; }
        public override bool CanSeek { get; }
        public override bool CanWrite { get; }
        public virtual nint Handle { get; }
        public virtual bool IsAsync { get; }
        public override long Length { get; }
        public virtual string Name { get; }
        public override long Position { get; set; }
        public override void CopyTo(Stream destination, int bufferSize);
        public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
        protected override void Dispose(bool disposing);
        public override ValueTask DisposeAsync();
        public override void Flush();
        public virtual void Flush(bool flushToDisk);
        public override Task FlushAsync(CancellationToken cancellationToken);
        public virtual void Lock(long position, long length);
        public override int Read(byte[] buffer, int offset, int count);
        public override int Read(Span<byte> buffer);
        public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default);
        public override int ReadByte();
        public override void SetLength(long value);
        public virtual void Unlock(long position, long length);
        public override void Write(byte[] buffer, int offset, int count);
        public override void Write(ReadOnlySpan<byte> buffer);
        public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
        public override void WriteByte(byte value);
    }
    public class MemoryStream : Stream
    {
        public override bool CanRead { get; }
        public override bool CanSeek { get; }
        public override bool CanWrite { get; }
        public virtual int Capacity { get; set; }
        public override long Length { get; }
        public override long Position { get; set; }
        public MemoryStream();
        public MemoryStream(byte[] buffer);
        public MemoryStream(byte[] buffer, bool writable);
        public MemoryStream(byte[] buffer, int index, int count);
        public MemoryStream(byte[] buffer, int index, int count, bool writable);
        public MemoryStream(byte[] buffer, int index, int count, bool writable, bool publiclyVisible);
        public MemoryStream(int capacity);
        public override void CopyTo(Stream destination, int bufferSize);
        public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
        protected override void Dispose(bool disposing);
        public override void Flush();
        public override Task FlushAsync(CancellationToken cancellationToken);
        public virtual byte[] GetBuffer();
        public override int Read(byte[] buffer, int offset, int count);
        public override int Read(Span<byte> buffer);
        public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default);
        public override int ReadByte();
        public override void SetLength(long value);
        public virtual byte[] ToArray();
        public virtual bool TryGetBuffer(out ArraySegment<byte> buffer);
        public override void Write(byte[] buffer, int offset, int count);
        public override void Write(ReadOnlySpan<byte> buffer);
        public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
        public override void WriteByte(byte value);
        public virtual void WriteTo(Stream stream);
    }
    public static class Path
    {
        public static readonly char AltDirectorySeparatorChar;
        public static readonly char DirectorySeparatorChar;
        public static readonly char[] InvalidPathChars;
        public static readonly char PathSeparator;
        public static readonly char VolumeSeparatorChar;
        public static string? ChangeExtension(string? path, string? extension);
        public static string Combine(string path1, string path2);
        public static string Combine(string path1, string path2, string path3);
        public static string Combine(string path1, string path2, string path3, string path4);
        public static string Combine(params string[] paths);
        public static string Combine(params ReadOnlySpan<string> paths);
        public static bool EndsInDirectorySeparator(ReadOnlySpan<char> path);
        public static bool EndsInDirectorySeparator([NotNullWhen(true)] string? path);
        public static bool Exists([NotNullWhen(true)] string? path);
        public static ReadOnlySpan<char> GetDirectoryName(ReadOnlySpan<char> path);
        public static string? GetDirectoryName(string? path);
        public static ReadOnlySpan<char> GetExtension(ReadOnlySpan<char> path);
        public static string? GetExtension(string? path);
        public static ReadOnlySpan<char> GetFileName(ReadOnlySpan<char> path);
        public static string? GetFileName(string? path);
        public static ReadOnlySpan<char> GetFileNameWithoutExtension(ReadOnlySpan<char> path);
        public static string? GetFileNameWithoutExtension(string? path);
        public static string GetFullPath(string path);
        public static string GetFullPath(string path, string basePath);
        public static char[] GetInvalidFileNameChars();
        public static char[] GetInvalidPathChars();
        public static ReadOnlySpan<char> GetPathRoot(ReadOnlySpan<char> path);
        public static string? GetPathRoot(string? path);
        public static string GetRandomFileName();
        public static string GetRelativePath(string relativeTo, string path);
        public static string GetTempFileName();
        public static string GetTempPath();
        public static bool HasExtension(ReadOnlySpan<char> path);
        public static bool HasExtension([NotNullWhen(true)] string? path);
        public static bool IsPathFullyQualified(ReadOnlySpan<char> path);
        public static bool IsPathFullyQualified(string path);
        public static bool IsPathRooted(ReadOnlySpan<char> path);
        public static bool IsPathRooted([NotNullWhen(true)] string? path);
        public static string Join(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2);
        public static string Join(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, ReadOnlySpan<char> path3);
        public static string Join(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, ReadOnlySpan<char> path3,
            ReadOnlySpan<char> path4);
        public static string Join(string? path1, string? path2);
        public static string Join(string? path1, string? path2, string? path3);
        public static string Join(string? path1, string? path2, string? path3, string? path4);
        public static string Join(params string?[] paths);
        public static string Join(params ReadOnlySpan<string?> paths);
        public static ReadOnlySpan<char> TrimEndingDirectorySeparator(ReadOnlySpan<char> path);
        public static string TrimEndingDirectorySeparator(string path);
        public static bool TryJoin(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, ReadOnlySpan<char> path3,
            Span<char> destination, out int charsWritten);
        public static bool TryJoin(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, Span<char> destination,
            out int charsWritten);
    }
    public abstract class Stream : IAsyncDisposable, IDisposable
    {
        public static readonly Stream Null;
        public abstract bool CanRead { get; }
        public abstract bool CanSeek { get; }
        public virtual bool CanTimeout { get; }
        public abstract bool CanWrite { get; }
        public abstract long Length { get; }
        public abstract long Position { get; set; }
        public virtual int ReadTimeout { get; set; }
        public virtual int WriteTimeout { get; set; }
        protected Stream();
        public virtual void Close();
        public void CopyTo(Stream destination);
        public virtual void CopyTo(Stream destination, int bufferSize);
        public Task CopyToAsync(Stream destination);
        public Task CopyToAsync(Stream destination, int bufferSize);
        public virtual Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
        public Task CopyToAsync(Stream destination, CancellationToken cancellationToken);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public virtual ValueTask DisposeAsync();
        public abstract void Flush();
        public Task FlushAsync();
        public virtual Task FlushAsync(CancellationToken cancellationToken);
        protected virtual void ObjectInvariant();
        public abstract int Read(byte[] buffer, int offset, int count);
        public virtual int Read(Span<byte> buffer);
        public Task<int> ReadAsync(byte[] buffer, int offset, int count);
        public virtual Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
        public virtual ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default);
        public int ReadAtLeast(Span<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true);
        public ValueTask<int> ReadAtLeastAsync(Memory<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true,
            CancellationToken cancellationToken = default);
        public virtual int ReadByte();
        public void ReadExactly(byte[] buffer, int offset, int count);
        public void ReadExactly(Span<byte> buffer);
        public ValueTask ReadExactlyAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken = default);
        public ValueTask ReadExactlyAsync(Memory<byte> buffer, CancellationToken cancellationToken = default);
        public abstract void SetLength(long value);
        public static Stream Synchronized(Stream stream);
        protected static void ValidateBufferArguments(byte[] buffer, int offset, int count);
        protected static void ValidateCopyToArguments(Stream destination, int bufferSize);
        public abstract void Write(byte[] buffer, int offset, int count);
        public virtual void Write(ReadOnlySpan<byte> buffer);
        public Task WriteAsync(byte[] buffer, int offset, int count);
        public virtual Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
        public virtual ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
        public virtual void WriteByte(byte value);
    }
}

namespace System.IO.Pipelines
{
    public abstract class PipeReader
    {
        protected PipeReader();
        public virtual Stream AsStream(bool leaveOpen = false);
        public abstract void CancelPendingRead();
        public abstract void Complete(Exception? exception = null);
        public virtual ValueTask CompleteAsync(Exception? exception = null);
        public virtual Task CopyToAsync(PipeWriter destination, CancellationToken cancellationToken = default);
        public virtual Task CopyToAsync(Stream destination, CancellationToken cancellationToken = default);
        public virtual void OnWriterCompleted(Action<Exception?, object?> callback, object? state);
    }
    public abstract class PipeWriter
    {
        public virtual bool CanGetUnflushedBytes { get; }
        public virtual long UnflushedBytes { get; }
        protected PipeWriter();
        public abstract void Advance(int bytes);
        public virtual Stream AsStream(bool leaveOpen = false);
        public abstract void CancelPendingFlush();
        public abstract void Complete(Exception? exception = null);
        public virtual ValueTask CompleteAsync(Exception? exception = null);
        protected internal virtual Task CopyFromAsync(Stream source, CancellationToken cancellationToken = default);
        public abstract Memory<byte> GetMemory(int sizeHint = 0);
        public abstract Span<byte> GetSpan(int sizeHint = 0);
        public virtual void OnReaderCompleted(Action<Exception?, object?> callback, object? state);
    }
}

namespace System.Linq
{
    public static class Enumerable
    {
        public static TSource Aggregate<TSource>(this IEnumerable<TSource> source, Func<TSource, TSource, TSource> func);
        public static TAccumulate Aggregate<TSource, TAccumulate>(this IEnumerable<TSource> source, TAccumulate seed,
            Func<TAccumulate, TSource, TAccumulate> func);
        public static TResult Aggregate<TSource, TAccumulate, TResult>(this IEnumerable<TSource> source, TAccumulate seed,
            Func<TAccumulate, TSource, TAccumulate> func, Func<TAccumulate, TResult> resultSelector);
        public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey,
            TAccumulate>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, TAccumulate seed, Func<TAccumulate,
                TSource, TAccumulate> func, IEqualityComparer<TKey>? keyComparer = null) where TKey : notnull;
        public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey,
            TAccumulate>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TKey, TAccumulate> seedSelector,
                Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey>? keyComparer = null) where TKey : notnull;
        public static bool All<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static bool Any<TSource>(this IEnumerable<TSource> source);
        public static bool Any<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<TSource> Append<TSource>(this IEnumerable<TSource> source, TSource element);
        public static IEnumerable<TSource> AsEnumerable<TSource>(this IEnumerable<TSource> source);
        public static decimal Average(this IEnumerable<decimal> source);
        public static double Average(this IEnumerable<double> source);
        public static double Average(this IEnumerable<int> source);
        public static double Average(this IEnumerable<long> source);
        public static decimal? Average(this IEnumerable<decimal?> source);
        public static double? Average(this IEnumerable<double?> source);
        public static double? Average(this IEnumerable<int?> source);
        public static double? Average(this IEnumerable<long?> source);
        public static float? Average(this IEnumerable<float?> source);
        public static float Average(this IEnumerable<float> source);
        public static decimal Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector);
        public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector);
        public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector);
        public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector);
        public static decimal? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector);
        public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector);
        public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector);
        public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector);
        public static float? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector);
        public static float Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector);
        public static IEnumerable<TResult> Cast<TResult>(this IEnumerable source);
        public static IEnumerable<TSource[]> Chunk<TSource>(this IEnumerable<TSource> source, int size);
        public static IEnumerable<TSource> Concat<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second);
        public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value);
        public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value,
            IEqualityComparer<TSource>? comparer);
        public static int Count<TSource>(this IEnumerable<TSource> source);
        public static int Count<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<KeyValuePair<TKey, int>> CountBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, IEqualityComparer<TKey>? keyComparer = null) where TKey : notnull;
        public static IEnumerable<TSource?> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source);
        public static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source, TSource defaultValue);
        public static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector);
        public static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source);
        public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source,
            IEqualityComparer<TSource>? comparer);
        public static TSource? ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, Index index);
        public static TSource? ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, int index);
        public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, Index index);
        public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, int index);
        public static IEnumerable<TResult> Empty<TResult>();
        public static IEnumerable<TSource> ExceptBy<TSource, TKey>(this IEnumerable<TSource> first, IEnumerable<TKey> second,
            Func<TSource, TKey> keySelector);
        public static IEnumerable<TSource> ExceptBy<TSource, TKey>(this IEnumerable<TSource> first, IEnumerable<TKey> second,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TSource> Except<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second);
        public static IEnumerable<TSource> Except<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            IEqualityComparer<TSource>? comparer);
        public static TSource? FirstOrDefault<TSource>(this IEnumerable<TSource> source);
        public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue);
        public static TSource? FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate,
            TSource defaultValue);
        public static TSource First<TSource>(this IEnumerable<TSource> source);
        public static TSource First<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector);
        public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector);
        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, Func<TKey, IEnumerable<TSource>, TResult> resultSelector);
        public static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, Func<TKey, IEnumerable<TSource>, TResult> resultSelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, Func<TKey, IEnumerable<TElement>,
                TResult> resultSelector);
        public static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, Func<TKey, IEnumerable<TElement>,
                TResult> resultSelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter,
                IEnumerable<TInner>, TResult> resultSelector);
        public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter,
                IEnumerable<TInner>, TResult> resultSelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<(int Index, TSource Item)> Index<TSource>(this IEnumerable<TSource> source);
        public static IEnumerable<T> InfiniteSequence<T>(T start, T step);
        public static IEnumerable<TSource> IntersectBy<TSource, TKey>(this IEnumerable<TSource> first, IEnumerable<TKey> second,
            Func<TSource, TKey> keySelector);
        public static IEnumerable<TSource> IntersectBy<TSource, TKey>(this IEnumerable<TSource> first, IEnumerable<TKey> second,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TSource> Intersect<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second);
        public static IEnumerable<TSource> Intersect<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            IEqualityComparer<TSource>? comparer);
        public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter,
                TInner, TResult> resultSelector);
        public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter,
                TInner, TResult> resultSelector, IEqualityComparer<TKey>? comparer);
        public static TSource? LastOrDefault<TSource>(this IEnumerable<TSource> source);
        public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue);
        public static TSource? LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate,
            TSource defaultValue);
        public static TSource Last<TSource>(this IEnumerable<TSource> source);
        public static TSource Last<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter,
                TInner?, TResult> resultSelector);
        public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter,
                TInner?, TResult> resultSelector, IEqualityComparer<TKey>? comparer);
        public static long LongCount<TSource>(this IEnumerable<TSource> source);
        public static long LongCount<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static decimal Max(this IEnumerable<decimal> source);
        public static double Max(this IEnumerable<double> source);
        public static int Max(this IEnumerable<int> source);
        public static long Max(this IEnumerable<long> source);
        public static decimal? Max(this IEnumerable<decimal?> source);
        public static double? Max(this IEnumerable<double?> source);
        public static int? Max(this IEnumerable<int?> source);
        public static long? Max(this IEnumerable<long?> source);
        public static float? Max(this IEnumerable<float?> source);
        public static float Max(this IEnumerable<float> source);
        public static TSource? MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector);
        public static TSource? MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector,
            IComparer<TKey>? comparer);
        public static TSource? Max<TSource>(this IEnumerable<TSource> source);
        public static TSource? Max<TSource>(this IEnumerable<TSource> source, IComparer<TSource>? comparer);
        public static decimal Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector);
        public static double Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector);
        public static int Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector);
        public static long Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector);
        public static decimal? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector);
        public static double? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector);
        public static int? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector);
        public static long? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector);
        public static float? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector);
        public static float Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector);
        public static TResult? Max<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector);
        public static decimal Min(this IEnumerable<decimal> source);
        public static double Min(this IEnumerable<double> source);
        public static int Min(this IEnumerable<int> source);
        public static long Min(this IEnumerable<long> source);
        public static decimal? Min(this IEnumerable<decimal?> source);
        public static double? Min(this IEnumerable<double?> source);
        public static int? Min(this IEnumerable<int?> source);
        public static long? Min(this IEnumerable<long?> source);
        public static float? Min(this IEnumerable<float?> source);
        public static float Min(this IEnumerable<float> source);
        public static TSource? MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector);
        public static TSource? MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector,
            IComparer<TKey>? comparer);
        public static TSource? Min<TSource>(this IEnumerable<TSource> source);
        public static TSource? Min<TSource>(this IEnumerable<TSource> source, IComparer<TSource>? comparer);
        public static decimal Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector);
        public static double Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector);
        public static int Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector);
        public static long Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector);
        public static decimal? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector);
        public static double? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector);
        public static int? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector);
        public static long? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector);
        public static float? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector);
        public static float Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector);
        public static TResult? Min<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector);
        public static IEnumerable<TResult> OfType<TResult>(this IEnumerable source);
        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector);
        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IComparer<TKey>? comparer);
        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector);
        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, IComparer<TKey>? comparer);
        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source);
        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source, IComparer<T>? comparer);
        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source);
        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source, IComparer<T>? comparer);
        public static IEnumerable<TSource> Prepend<TSource>(this IEnumerable<TSource> source, TSource element);
        public static IEnumerable<int> Range(int start, int count);
        public static IEnumerable<TResult> Repeat<TResult>(TResult element, int count);
        public static IEnumerable<TSource> Reverse<TSource>(this IEnumerable<TSource> source);
        public static IEnumerable<TSource> Reverse<TSource>(this TSource[] source);
        public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter?,
                TInner, TResult> resultSelector);
        public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter?,
                TInner, TResult> resultSelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource,
            IEnumerable<TResult>> selector);
        public static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int,
            IEnumerable<TResult>> selector);
        public static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IEnumerable<TSource> source,
            Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector);
        public static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IEnumerable<TSource> source,
            Func<TSource, int, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector);
        public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int,
            TResult> selector);
        public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource,
            TResult> selector);
        public static IEnumerable<T> Sequence<T>(T start, T endInclusive, T step);
        public static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second);
        public static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            IEqualityComparer<TSource>? comparer);
        public static IEnumerable<TSource> Shuffle<TSource>(this IEnumerable<TSource> source);
        public static TSource? SingleOrDefault<TSource>(this IEnumerable<TSource> source);
        public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue);
        public static TSource? SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate,
            TSource defaultValue);
        public static TSource Single<TSource>(this IEnumerable<TSource> source);
        public static TSource Single<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<TSource> SkipLast<TSource>(this IEnumerable<TSource> source, int count);
        public static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, int,
            bool> predicate);
        public static IEnumerable<TSource> Skip<TSource>(this IEnumerable<TSource> source, int count);
        public static decimal Sum(this IEnumerable<decimal> source);
        public static double Sum(this IEnumerable<double> source);
        public static int Sum(this IEnumerable<int> source);
        public static long Sum(this IEnumerable<long> source);
        public static decimal? Sum(this IEnumerable<decimal?> source);
        public static double? Sum(this IEnumerable<double?> source);
        public static int? Sum(this IEnumerable<int?> source);
        public static long? Sum(this IEnumerable<long?> source);
        public static float? Sum(this IEnumerable<float?> source);
        public static float Sum(this IEnumerable<float> source);
        public static decimal Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector);
        public static double Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector);
        public static int Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector);
        public static long Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector);
        public static decimal? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector);
        public static double? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector);
        public static int? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector);
        public static long? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector);
        public static float? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector);
        public static float Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector);
        public static IEnumerable<TSource> TakeLast<TSource>(this IEnumerable<TSource> source, int count);
        public static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, int,
            bool> predicate);
        public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, int count);
        public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, Range range);
        public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(this IOrderedEnumerable<TSource> source,
            Func<TSource, TKey> keySelector);
        public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(this IOrderedEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IComparer<TKey>? comparer);
        public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource,
            TKey> keySelector);
        public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, IComparer<TKey>? comparer);
        public static TSource[] ToArray<TSource>(this IEnumerable<TSource> source);
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source)
            where TKey : notnull;
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source,
            IEqualityComparer<TKey>? comparer) where TKey : notnull;
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<(TKey Key, TValue Value)> source)
            where TKey : notnull;
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<(TKey Key, TValue Value)> source,
            IEqualityComparer<TKey>? comparer) where TKey : notnull;
        public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector) where TKey : notnull;
        public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, IEqualityComparer<TKey>? comparer) where TKey : notnull;
        public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector) where TKey : notnull;
        public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey>? comparer)
                where TKey : notnull;
        public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source);
        public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource>? comparer);
        public static List<TSource> ToList<TSource>(this IEnumerable<TSource> source);
        public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector);
        public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, IEqualityComparer<TKey>? comparer);
        public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, Func<TSource, TElement> elementSelector);
        public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource,
            TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey>? comparer);
        public static bool TryGetNonEnumeratedCount<TSource>(this IEnumerable<TSource> source, out int count);
        public static IEnumerable<TSource> UnionBy<TSource, TKey>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            Func<TSource, TKey> keySelector);
        public static IEnumerable<TSource> UnionBy<TSource, TKey>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey>? comparer);
        public static IEnumerable<TSource> Union<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second);
        public static IEnumerable<TSource> Union<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            IEqualityComparer<TSource>? comparer);
        public static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate);
        public static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate);
        public static IEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(this IEnumerable<TFirst> first,
            IEnumerable<TSecond> second);
        public static IEnumerable<(TFirst First, TSecond Second, TThird Third)> Zip<TFirst, TSecond,
            TThird>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second, IEnumerable<TThird> third);
        public static IEnumerable<TResult> Zip<TFirst, TSecond, TResult>(this IEnumerable<TFirst> first,
            IEnumerable<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector);
    }
    public interface IGrouping<out TKey, out TElement> : IEnumerable<TElement>, IEnumerable
    {
        TKey Key { get; }
    }
    public interface ILookup<TKey, TElement> : IEnumerable<IGrouping<TKey, TElement>>, IEnumerable
    {
        int Count { get; }
        IEnumerable<TElement> this[TKey key] { get; }
        bool Contains(TKey key);
    }
    public interface IOrderedEnumerable<out TElement> : IEnumerable<TElement>, IEnumerable
    {
        IOrderedEnumerable<TElement> CreateOrderedEnumerable<TKey>(Func<TElement, TKey> keySelector, IComparer<TKey>? comparer,
            bool descending);
    }
    public interface IQueryable : IEnumerable
    {
        Type ElementType { get; }
    }
    public interface IQueryable<out T> : IEnumerable<T>, IEnumerable, IQueryable { }
}

namespace System.Linq.Expressions
{
    public sealed class Expression<TDelegate>
    {
        public TDelegate Compile();
        public TDelegate Compile(bool preferInterpretation);
    }
}

namespace System.Net
{
    public enum HttpStatusCode
    {
        Continue = 100,
        SwitchingProtocols = 101,
        Processing = 102,
        EarlyHints = 103,
        OK = 200,
        Created = 201,
        Accepted = 202,
        NonAuthoritativeInformation = 203,
        NoContent = 204,
        ResetContent = 205,
        PartialContent = 206,
        MultiStatus = 207,
        AlreadyReported = 208,
        IMUsed = 226,
        Ambiguous = 300,
        MultipleChoices = 300,
        Moved = 301,
        MovedPermanently = 301,
        Found = 302,
        Redirect = 302,
        RedirectMethod = 303,
        SeeOther = 303,
        NotModified = 304,
        UseProxy = 305,
        Unused = 306,
        RedirectKeepVerb = 307,
        TemporaryRedirect = 307,
        PermanentRedirect = 308,
        BadRequest = 400,
        Unauthorized = 401,
        PaymentRequired = 402,
        Forbidden = 403,
        NotFound = 404,
        MethodNotAllowed = 405,
        NotAcceptable = 406,
        ProxyAuthenticationRequired = 407,
        RequestTimeout = 408,
        Conflict = 409,
        Gone = 410,
        LengthRequired = 411,
        PreconditionFailed = 412,
        RequestEntityTooLarge = 413,
        RequestUriTooLong = 414,
        UnsupportedMediaType = 415,
        RequestedRangeNotSatisfiable = 416,
        ExpectationFailed = 417,
        MisdirectedRequest = 421,
        UnprocessableEntity = 422,
        UnprocessableContent = 422,
        Locked = 423,
        FailedDependency = 424,
        UpgradeRequired = 426,
        PreconditionRequired = 428,
        TooManyRequests = 429,
        RequestHeaderFieldsTooLarge = 431,
        UnavailableForLegalReasons = 451,
        InternalServerError = 500,
        NotImplemented = 501,
        BadGateway = 502,
        ServiceUnavailable = 503,
        GatewayTimeout = 504,
        HttpVersionNotSupported = 505,
        VariantAlsoNegotiates = 506,
        InsufficientStorage = 507,
        LoopDetected = 508,
        NotExtended = 510,
        NetworkAuthenticationRequired = 511,
    }
    public class IPAddress : IFormattable, ISpanParsable<IPAddress>, IParsable<IPAddress>
    {
        public static readonly IPAddress Any;
        public static readonly IPAddress Broadcast;
        public static readonly IPAddress IPv6Any;
        public static readonly IPAddress IPv6Loopback;
        public static readonly IPAddress IPv6None;
        public static readonly IPAddress Loopback;
        public static readonly IPAddress None;
        public long Address { get; set; }
        public bool IsIPv4MappedToIPv6 { get; }
        public bool IsIPv6LinkLocal { get; }
        public bool IsIPv6Multicast { get; }
        public bool IsIPv6SiteLocal { get; }
        public bool IsIPv6Teredo { get; }
        public bool IsIPv6UniqueLocal { get; }
        public long ScopeId { get; set; }
        public IPAddress(byte[] address);
        public IPAddress(byte[] address, long scopeid);
        public IPAddress(long newAddress);
        public IPAddress(ReadOnlySpan<byte> address);
        public IPAddress(ReadOnlySpan<byte> address, long scopeid);
        public override bool Equals([NotNullWhen(true)] object? comparand);
        public byte[] GetAddressBytes();
        public override int GetHashCode();
        public static short HostToNetworkOrder(short host);
        public static int HostToNetworkOrder(int host);
        public static long HostToNetworkOrder(long host);
        public static bool IsLoopback(IPAddress address);
        public static bool IsValidUtf8(ReadOnlySpan<byte> utf8Text);
        public static bool IsValid(ReadOnlySpan<char> ipSpan);
        public IPAddress MapToIPv4();
        public IPAddress MapToIPv6();
        public static short NetworkToHostOrder(short network);
        public static int NetworkToHostOrder(int network);
        public static long NetworkToHostOrder(long network);
        public static IPAddress Parse(ReadOnlySpan<char> ipSpan);
        public static IPAddress Parse(string ipString);
        public static IPAddress Parse(ReadOnlySpan<byte> utf8Text);
        public override string ToString();
        public bool TryFormat(Span<char> destination, out int charsWritten);
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten);
        public static bool TryParse(ReadOnlySpan<char> ipSpan, [NotNullWhen(true)] out IPAddress? address);
        public static bool TryParse([NotNullWhen(true)] string? ipString, [NotNullWhen(true)] out IPAddress? address);
        public static bool TryParse(ReadOnlySpan<byte> utf8Text, [NotNullWhen(true)] out IPAddress? result);
        public bool TryWriteBytes(Span<byte> destination, out int bytesWritten);
    }
}

namespace System.Net.Http
{
    public class HttpClient
    {
        public Uri? BaseAddress { get; set; }
        public Version DefaultRequestVersion { get; set; }
        public long MaxResponseContentBufferSize { get; set; }
        public TimeSpan Timeout { get; set; }
        public HttpClient();
        public void CancelPendingRequests();
        public Task<HttpResponseMessage> DeleteAsync([StringSyntax("Uri")] string? requestUri);
        public Task<HttpResponseMessage> DeleteAsync([StringSyntax("Uri")] string? requestUri,
            CancellationToken cancellationToken);
        public Task<HttpResponseMessage> DeleteAsync(Uri? requestUri);
        public Task<HttpResponseMessage> DeleteAsync(Uri? requestUri, CancellationToken cancellationToken);
        protected override void Dispose(bool disposing);
        public Task<HttpResponseMessage> GetAsync([StringSyntax("Uri")] string? requestUri);
        public Task<HttpResponseMessage> GetAsync([StringSyntax("Uri")] string? requestUri, CancellationToken cancellationToken);
        public Task<HttpResponseMessage> GetAsync(Uri? requestUri);
        public Task<HttpResponseMessage> GetAsync(Uri? requestUri, CancellationToken cancellationToken);
        public Task<byte[]> GetByteArrayAsync([StringSyntax("Uri")] string? requestUri);
        public Task<byte[]> GetByteArrayAsync([StringSyntax("Uri")] string? requestUri, CancellationToken cancellationToken);
        public Task<byte[]> GetByteArrayAsync(Uri? requestUri);
        public Task<byte[]> GetByteArrayAsync(Uri? requestUri, CancellationToken cancellationToken);
        public Task<Stream> GetStreamAsync([StringSyntax("Uri")] string? requestUri);
        public Task<Stream> GetStreamAsync([StringSyntax("Uri")] string? requestUri, CancellationToken cancellationToken);
        public Task<Stream> GetStreamAsync(Uri? requestUri);
        public Task<Stream> GetStreamAsync(Uri? requestUri, CancellationToken cancellationToken);
        public Task<string> GetStringAsync([StringSyntax("Uri")] string? requestUri);
        public Task<string> GetStringAsync([StringSyntax("Uri")] string? requestUri, CancellationToken cancellationToken);
        public Task<string> GetStringAsync(Uri? requestUri);
        public Task<string> GetStringAsync(Uri? requestUri, CancellationToken cancellationToken);
        public HttpResponseMessage Send(HttpRequestMessage request);
        public override HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
        public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request);
        public override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
    }
    public class HttpMethod : IEquatable<HttpMethod>
    {
        public static HttpMethod Connect { get; }
        public static HttpMethod Delete { get; }
        public static HttpMethod Get { get; }
        public static HttpMethod Head { get; }
        public string Method { get; }
        public static HttpMethod Options { get; }
        public static HttpMethod Patch { get; }
        public static HttpMethod Post { get; }
        public static HttpMethod Put { get; }
        public static HttpMethod Query { get; }
        public static HttpMethod Trace { get; }
        public HttpMethod(string method);
        public bool Equals([NotNullWhen(true)] HttpMethod? other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public override int GetHashCode();
        public static bool operator ==(HttpMethod? left, HttpMethod? right);
        public static bool operator !=(HttpMethod? left, HttpMethod? right);
        public static HttpMethod Parse(ReadOnlySpan<char> method);
        public override string ToString();
    }
    public class HttpRequestMessage : IDisposable
    {
        public HttpMethod Method { get; set; }
        public IDictionary<string, object?> Properties { get; }
        public Uri? RequestUri { get; set; }
        public Version Version { get; set; }
        public HttpRequestMessage();
        public HttpRequestMessage(HttpMethod method, [StringSyntax("Uri")] string? requestUri);
        public HttpRequestMessage(HttpMethod method, Uri? requestUri);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public override string ToString();
    }
    public class HttpResponseMessage : IDisposable
    {
        public bool IsSuccessStatusCode { get; }
        public string? ReasonPhrase { get; set; }
        public HttpRequestMessage? RequestMessage { get; set; }
        public HttpStatusCode StatusCode { get; set; }
        public Version Version { get; set; }
        public HttpResponseMessage();
        public HttpResponseMessage(HttpStatusCode statusCode);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public HttpResponseMessage EnsureSuccessStatusCode();
        public override string ToString();
    }
}

namespace System.Net.Http.Headers
{
    public abstract class HttpHeaders : IEnumerable<KeyValuePair<string, IEnumerable<string>>>, IEnumerable
    {
        protected HttpHeaders();
        public void Add(string name, IEnumerable<string?> values);
        public void Add(string name, string? value);
        public void Clear();
        public bool Contains(string name);
        public IEnumerator<KeyValuePair<string, IEnumerable<string>>> GetEnumerator();
        public IEnumerable<string> GetValues(string name);
        public bool Remove(string name);
        public override string ToString();
        public bool TryAddWithoutValidation(string name, IEnumerable<string?> values);
        public bool TryAddWithoutValidation(string name, string? value);
        public bool TryGetValues(string name, [NotNullWhen(true)] out IEnumerable<string>? values);
    }
}

namespace System.Net.Http.Json
{
    public static class HttpClientJsonExtensions
    {
        public static Task<object?> DeleteFromJsonAsync(this HttpClient client, [StringSyntax("Uri")] string? requestUri,
            Type type, JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<object?> DeleteFromJsonAsync(this HttpClient client, [StringSyntax("Uri")] string? requestUri,
            Type type, JsonSerializerContext context, CancellationToken cancellationToken = default);
        public static Task<object?> DeleteFromJsonAsync(this HttpClient client, [StringSyntax("Uri")] string? requestUri,
            Type type, CancellationToken cancellationToken = default);
        public static Task<object?> DeleteFromJsonAsync(this HttpClient client, Uri? requestUri, Type type,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<object?> DeleteFromJsonAsync(this HttpClient client, Uri? requestUri, Type type,
            JsonSerializerContext context, CancellationToken cancellationToken = default);
        public static Task<object?> DeleteFromJsonAsync(this HttpClient client, Uri? requestUri, Type type,
            CancellationToken cancellationToken = default);
        public static Task<TValue?> DeleteFromJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")] string? requestUri,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<TValue?> DeleteFromJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")] string? requestUri,
            CancellationToken cancellationToken = default);
        public static Task<TValue?> DeleteFromJsonAsync<TValue>(this HttpClient client, Uri? requestUri,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<TValue?> DeleteFromJsonAsync<TValue>(this HttpClient client, Uri? requestUri,
            CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client,
            [StringSyntax("Uri")] string? requestUri, JsonSerializerOptions? options,
                CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client,
            [StringSyntax("Uri")] string? requestUri, CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, Uri? requestUri,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, Uri? requestUri,
            CancellationToken cancellationToken = default);
        public static Task<object?> GetFromJsonAsync(this HttpClient client, [StringSyntax("Uri")] string? requestUri, Type type,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<object?> GetFromJsonAsync(this HttpClient client, [StringSyntax("Uri")] string? requestUri, Type type,
            JsonSerializerContext context, CancellationToken cancellationToken = default);
        public static Task<object?> GetFromJsonAsync(this HttpClient client, [StringSyntax("Uri")] string? requestUri, Type type,
            CancellationToken cancellationToken = default);
        public static Task<object?> GetFromJsonAsync(this HttpClient client, Uri? requestUri, Type type,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<object?> GetFromJsonAsync(this HttpClient client, Uri? requestUri, Type type,
            JsonSerializerContext context, CancellationToken cancellationToken = default);
        public static Task<object?> GetFromJsonAsync(this HttpClient client, Uri? requestUri, Type type,
            CancellationToken cancellationToken = default);
        public static Task<TValue?> GetFromJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")] string? requestUri,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<TValue?> GetFromJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")] string? requestUri,
            CancellationToken cancellationToken = default);
        public static Task<TValue?> GetFromJsonAsync<TValue>(this HttpClient client, Uri? requestUri,
            JsonSerializerOptions? options, CancellationToken cancellationToken = default);
        public static Task<TValue?> GetFromJsonAsync<TValue>(this HttpClient client, Uri? requestUri,
            CancellationToken cancellationToken = default);
        public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")]
            string? requestUri, TValue value, JsonSerializerOptions? options = null,
                CancellationToken cancellationToken = default);
        public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")]
            string? requestUri, TValue value, CancellationToken cancellationToken);
        public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, Uri? requestUri, TValue value,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, Uri? requestUri, TValue value,
            CancellationToken cancellationToken);
        public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")]
            string? requestUri, TValue value, JsonSerializerOptions? options = null,
                CancellationToken cancellationToken = default);
        public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")]
            string? requestUri, TValue value, CancellationToken cancellationToken);
        public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, Uri? requestUri, TValue value,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, Uri? requestUri, TValue value,
            CancellationToken cancellationToken);
        public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")]
            string? requestUri, TValue value, JsonSerializerOptions? options = null,
                CancellationToken cancellationToken = default);
        public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, [StringSyntax("Uri")]
            string? requestUri, TValue value, CancellationToken cancellationToken);
        public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, Uri? requestUri, TValue value,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, Uri? requestUri, TValue value,
            CancellationToken cancellationToken);
    }
}

namespace System.Net.Mime
{
    public class ContentType
    {
        public string? Boundary { get; set; }
        public string? CharSet { get; set; }
        public string MediaType { get; set; }
        public string Name { get; set; }
        public ContentType();
        public ContentType(string contentType);
        public override bool Equals([NotNullWhen(true)] object? rparam);
        public override int GetHashCode();
        public override string ToString();
    }
    public static class MediaTypeNames
    {
        public static class Application
        {
            public const string FormUrlEncoded = "application/x-www-form-urlencoded";
            public const string GZip = "application/gzip";
            public const string Json = "application/json";
            public const string JsonPatch = "application/json-patch+json";
            public const string JsonSequence = "application/json-seq";
            public const string Manifest = "application/manifest+json";
            public const string Octet = "application/octet-stream";
            public const string Pdf = "application/pdf";
            public const string ProblemJson = "application/problem+json";
            public const string ProblemXml = "application/problem+xml";
            public const string Rtf = "application/rtf";
            public const string Soap = "application/soap+xml";
            public const string Wasm = "application/wasm";
            public const string Xml = "application/xml";
            public const string XmlDtd = "application/xml-dtd";
            public const string XmlPatch = "application/xml-patch+xml";
            public const string Yaml = "application/yaml";
            public const string Zip = "application/zip";
        }
        public static class Font
        {
            public const string Collection = "font/collection";
            public const string Otf = "font/otf";
            public const string Sfnt = "font/sfnt";
            public const string Ttf = "font/ttf";
            public const string Woff = "font/woff";
            public const string Woff2 = "font/woff2";
        }
        public static class Image
        {
            public const string Avif = "image/avif";
            public const string Bmp = "image/bmp";
            public const string Gif = "image/gif";
            public const string Icon = "image/x-icon";
            public const string Jpeg = "image/jpeg";
            public const string Png = "image/png";
            public const string Svg = "image/svg+xml";
            public const string Tiff = "image/tiff";
            public const string Webp = "image/webp";
        }
        public static class Multipart
        {
            public const string ByteRanges = "multipart/byteranges";
            public const string FormData = "multipart/form-data";
            public const string Mixed = "multipart/mixed";
            public const string Related = "multipart/related";
        }
        public static class Text
        {
            public const string Css = "text/css";
            public const string Csv = "text/csv";
            public const string EventStream = "text/event-stream";
            public const string Html = "text/html";
            public const string JavaScript = "text/javascript";
            public const string Markdown = "text/markdown";
            public const string Plain = "text/plain";
            public const string RichText = "text/richtext";
            public const string Rtf = "text/rtf";
            public const string Xml = "text/xml";
        }
    }
}

namespace System.Net.ServerSentEvents
{
    public readonly struct SseItem<T>
    {
        public T Data { get; }
        public string? EventId { get; init; }
        public string EventType { get; }
        public TimeSpan? ReconnectionInterval { get; init; }
        public SseItem(T data, string? eventType = null);
    }
}

namespace System.Numerics
{
    public readonly struct BigInteger : IComparable, IComparable<BigInteger>, IEquatable<BigInteger>, IFormattable,
        IParsable<BigInteger>, ISpanParsable<BigInteger>
    {
        public bool IsEven { get; }
        public bool IsOne { get; }
        public bool IsPowerOfTwo { get; }
        public bool IsZero { get; }
        public static BigInteger MinusOne { get; }
        public static BigInteger One { get; }
        public int Sign { get; }
        public static BigInteger Zero { get; }
        public BigInteger(byte[] value);
        public BigInteger(decimal value);
        public BigInteger(double value);
        public BigInteger(int value);
        public BigInteger(long value);
        public BigInteger(ReadOnlySpan<byte> value, bool isUnsigned = false, bool isBigEndian = false);
        public BigInteger(float value);
        public BigInteger(uint value);
        public BigInteger(ulong value);
        public static BigInteger Abs(BigInteger value);
        public static BigInteger Add(BigInteger left, BigInteger right);
        public static BigInteger Clamp(BigInteger value, BigInteger min, BigInteger max);
        public static int Compare(BigInteger left, BigInteger right);
        public int CompareTo(long other);
        public int CompareTo(BigInteger other);
        public int CompareTo(object? obj);
        public int CompareTo(ulong other);
        public static BigInteger CopySign(BigInteger value, BigInteger sign);
        public static BigInteger CreateChecked<TOther>(TOther value);
        public static BigInteger CreateSaturating<TOther>(TOther value);
        public static BigInteger CreateTruncating<TOther>(TOther value);
        public static BigInteger Divide(BigInteger dividend, BigInteger divisor);
        public static (BigInteger Quotient, BigInteger Remainder) DivRem(BigInteger left, BigInteger right);
        public static BigInteger DivRem(BigInteger dividend, BigInteger divisor, out BigInteger remainder);
        public bool Equals(long other);
        public bool Equals(BigInteger other);
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ulong other);
        public long GetBitLength();
        public int GetByteCount(bool isUnsigned = false);
        public override int GetHashCode();
        public static BigInteger GreatestCommonDivisor(BigInteger left, BigInteger right);
        public static bool IsEvenInteger(BigInteger value);
        public static bool IsNegative(BigInteger value);
        public static bool IsOddInteger(BigInteger value);
        public static bool IsPositive(BigInteger value);
        public static bool IsPow2(BigInteger value);
        public static BigInteger LeadingZeroCount(BigInteger value);
        public static double Log(BigInteger value);
        public static double Log(BigInteger value, double baseValue);
        public static double Log10(BigInteger value);
        public static BigInteger Log2(BigInteger value);
        public static BigInteger Max(BigInteger left, BigInteger right);
        public static BigInteger MaxMagnitude(BigInteger x, BigInteger y);
        public static BigInteger Min(BigInteger left, BigInteger right);
        public static BigInteger MinMagnitude(BigInteger x, BigInteger y);
        public static BigInteger ModPow(BigInteger value, BigInteger exponent, BigInteger modulus);
        public static BigInteger Multiply(BigInteger left, BigInteger right);
        public static BigInteger Negate(BigInteger value);
        public static BigInteger operator +(BigInteger left, BigInteger right);
        public static BigInteger operator &(BigInteger left, BigInteger right);
        public static BigInteger operator |(BigInteger left, BigInteger right);
        public static BigInteger operator --(BigInteger value);
        public static BigInteger operator /(BigInteger dividend, BigInteger divisor);
        public static bool operator ==(long left, BigInteger right);
        public static bool operator ==(BigInteger left, long right);
        public static bool operator ==(BigInteger left, BigInteger right);
        public static bool operator ==(BigInteger left, ulong right);
        public static bool operator ==(ulong left, BigInteger right);
        public static BigInteger operator ^(BigInteger left, BigInteger right);
        public static explicit operator BigInteger(decimal value);
        public static explicit operator BigInteger(double value);
        public static explicit operator BigInteger(Half value);
        public static explicit operator byte(BigInteger value);
        public static explicit operator char(BigInteger value);
        public static explicit operator decimal(BigInteger value);
        public static explicit operator double(BigInteger value);
        public static explicit operator Half(BigInteger value);
        public static explicit operator Int128(BigInteger value);
        public static explicit operator short(BigInteger value);
        public static explicit operator int(BigInteger value);
        public static explicit operator long(BigInteger value);
        public static explicit operator nint(BigInteger value);
        public static explicit operator sbyte(BigInteger value);
        public static explicit operator float(BigInteger value);
        public static explicit operator UInt128(BigInteger value);
        public static explicit operator ushort(BigInteger value);
        public static explicit operator uint(BigInteger value);
        public static explicit operator ulong(BigInteger value);
        public static explicit operator nuint(BigInteger value);
        public static explicit operator BigInteger(float value);
        public static bool operator >(long left, BigInteger right);
        public static bool operator >(BigInteger left, long right);
        public static bool operator >(BigInteger left, BigInteger right);
        public static bool operator >(BigInteger left, ulong right);
        public static bool operator >(ulong left, BigInteger right);
        public static bool operator >=(long left, BigInteger right);
        public static bool operator >=(BigInteger left, long right);
        public static bool operator >=(BigInteger left, BigInteger right);
        public static bool operator >=(BigInteger left, ulong right);
        public static bool operator >=(ulong left, BigInteger right);
        public static implicit operator BigInteger(byte value);
        public static implicit operator BigInteger(char value);
        public static implicit operator BigInteger(Int128 value);
        public static implicit operator BigInteger(short value);
        public static implicit operator BigInteger(int value);
        public static implicit operator BigInteger(long value);
        public static implicit operator BigInteger(nint value);
        public static implicit operator BigInteger(sbyte value);
        public static implicit operator BigInteger(UInt128 value);
        public static implicit operator BigInteger(ushort value);
        public static implicit operator BigInteger(uint value);
        public static implicit operator BigInteger(ulong value);
        public static implicit operator BigInteger(nuint value);
        public static BigInteger operator ++(BigInteger value);
        public static bool operator !=(long left, BigInteger right);
        public static bool operator !=(BigInteger left, long right);
        public static bool operator !=(BigInteger left, BigInteger right);
        public static bool operator !=(BigInteger left, ulong right);
        public static bool operator !=(ulong left, BigInteger right);
        public static BigInteger operator <<(BigInteger value, int shift);
        public static bool operator <(long left, BigInteger right);
        public static bool operator <(BigInteger left, long right);
        public static bool operator <(BigInteger left, BigInteger right);
        public static bool operator <(BigInteger left, ulong right);
        public static bool operator <(ulong left, BigInteger right);
        public static bool operator <=(long left, BigInteger right);
        public static bool operator <=(BigInteger left, long right);
        public static bool operator <=(BigInteger left, BigInteger right);
        public static bool operator <=(BigInteger left, ulong right);
        public static bool operator <=(ulong left, BigInteger right);
        public static BigInteger operator %(BigInteger dividend, BigInteger divisor);
        public static BigInteger operator *(BigInteger left, BigInteger right);
        public static BigInteger operator ~(BigInteger value);
        public static BigInteger operator >>(BigInteger value, int shift);
        public static BigInteger operator -(BigInteger left, BigInteger right);
        public static BigInteger operator -(BigInteger value);
        public static BigInteger operator +(BigInteger value);
        public static BigInteger operator >>>(BigInteger value, int shiftAmount);
        public static BigInteger Parse(ReadOnlySpan<char> s, IFormatProvider? provider);
        public static BigInteger Parse(string value);
        public static BigInteger Parse(string value, IFormatProvider? provider);
        public static BigInteger PopCount(BigInteger value);
        public static BigInteger Pow(BigInteger value, int exponent);
        public static BigInteger Remainder(BigInteger dividend, BigInteger divisor);
        public static BigInteger RotateLeft(BigInteger value, int rotateAmount);
        public static BigInteger RotateRight(BigInteger value, int rotateAmount);
        public static BigInteger Subtract(BigInteger left, BigInteger right);
        public byte[] ToByteArray();
        public byte[] ToByteArray(bool isUnsigned = false, bool isBigEndian = false);
        public override string ToString();
        public string ToString(IFormatProvider? provider);
        public string ToString([StringSyntax("NumericFormat")] string? format);
        public string ToString([StringSyntax("NumericFormat")] string? format, IFormatProvider? provider);
        public static BigInteger TrailingZeroCount(BigInteger value);
        public bool TryFormat(Span<char> destination, out int charsWritten, [StringSyntax("NumericFormat")]
            ReadOnlySpan<char> format = default, IFormatProvider? provider = null);
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out BigInteger result);
        public static bool TryParse(ReadOnlySpan<char> value, out BigInteger result);
        public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, out BigInteger result);
        public static bool TryParse([NotNullWhen(true)] string? value, out BigInteger result);
        public bool TryWriteBytes(Span<byte> destination, out int bytesWritten, bool isUnsigned = false,
            bool isBigEndian = false);
    }
}

namespace System.Reflection
{
    public abstract class Assembly : ICustomAttributeProvider
    {
        public virtual string? CodeBase { get; }
        public virtual IEnumerable<TypeInfo> DefinedTypes { get; }
        public virtual MethodInfo? EntryPoint { get; }
        public virtual string EscapedCodeBase { get; }
        public virtual IEnumerable<Type> ExportedTypes { get; }
        public virtual string? FullName { get; }
        public virtual bool GlobalAssemblyCache { get; }
        public virtual long HostContext { get; }
        public virtual string ImageRuntimeVersion { get; }
        public virtual bool IsCollectible { get; }
        public virtual bool IsDynamic { get; }
        public bool IsFullyTrusted { get; }
        public virtual string Location { get; }
        public virtual bool ReflectionOnly { get; }
        protected Assembly();
        public object? CreateInstance(string typeName);
        public object? CreateInstance(string typeName, bool ignoreCase);
        public static string CreateQualifiedName(string? assemblyName, string? typeName);
        public override bool Equals(object? o);
        public static Assembly? GetAssembly(Type type);
        public static Assembly GetCallingAssembly();
        public virtual object[] GetCustomAttributes(bool inherit);
        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit);
        public static Assembly? GetEntryAssembly();
        public static Assembly GetExecutingAssembly();
        public virtual Type[] GetExportedTypes();
        public virtual FileStream? GetFile(string name);
        public virtual FileStream[] GetFiles();
        public virtual FileStream[] GetFiles(bool getResourceModules);
        public virtual Type[] GetForwardedTypes();
        public override int GetHashCode();
        public virtual string[] GetManifestResourceNames();
        public virtual Stream? GetManifestResourceStream(string name);
        public virtual Stream? GetManifestResourceStream(Type type, string name);
        public virtual AssemblyName GetName();
        public virtual AssemblyName GetName(bool copiedName);
        public virtual AssemblyName[] GetReferencedAssemblies();
        public virtual Assembly GetSatelliteAssembly(CultureInfo culture);
        public virtual Assembly GetSatelliteAssembly(CultureInfo culture, Version? version);
        public virtual Type? GetType(string name);
        public virtual Type? GetType(string name, bool throwOnError);
        public virtual Type? GetType(string name, bool throwOnError, bool ignoreCase);
        public virtual Type[] GetTypes();
        public virtual bool IsDefined(Type attributeType, bool inherit);
        public static Assembly Load(byte[] rawAssembly);
        public static Assembly Load(byte[] rawAssembly, byte[]? rawSymbolStore);
        public static Assembly Load(AssemblyName assemblyRef);
        public static Assembly Load(string assemblyString);
        public static Assembly LoadFile(string path);
        public static Assembly LoadFrom(string assemblyFile);
        public static Assembly? LoadWithPartialName(string partialName);
        public static bool operator ==(Assembly? left, Assembly? right);
        public static bool operator !=(Assembly? left, Assembly? right);
        public static Assembly ReflectionOnlyLoad(byte[] rawAssembly);
        public static Assembly ReflectionOnlyLoad(string assemblyString);
        public static Assembly ReflectionOnlyLoadFrom(string assemblyFile);
        public static void SetEntryAssembly(Assembly? assembly);
        public override string ToString();
        public static Assembly UnsafeLoadFrom(string assemblyFile);
    }
    public sealed class AssemblyName : ICloneable
    {
        public string? CodeBase { get; set; }
        public CultureInfo? CultureInfo { get; set; }
        public string? CultureName { get; set; }
        public string? EscapedCodeBase { get; }
        public string FullName { get; }
        public string? Name { get; set; }
        public Version? Version { get; set; }
        public AssemblyName();
        public AssemblyName(string assemblyName);
        public object Clone();
        public static AssemblyName GetAssemblyName(string assemblyFile);
        public byte[]? GetPublicKey();
        public byte[]? GetPublicKeyToken();
        public void OnDeserialization(object? sender);
        public static bool ReferenceMatchesDefinition(AssemblyName? reference, AssemblyName? definition);
        public void SetPublicKey(byte[]? publicKey);
        public void SetPublicKeyToken(byte[]? publicKeyToken);
        public override string ToString();
    }
    [Flags]
    public enum BindingFlags
    {
        Default = 0,
        IgnoreCase = 1,
        DeclaredOnly = 2,
        Instance = 4,
        Static = 8,
        Public = 16,
        NonPublic = 32,
        FlattenHierarchy = 64,
        InvokeMethod = 256,
        CreateInstance = 512,
        GetField = 1024,
        SetField = 2048,
        GetProperty = 4096,
        SetProperty = 8192,
        PutDispProperty = 16384,
        PutRefDispProperty = 32768,
        ExactBinding = 65536,
        SuppressChangeType = 131072,
        OptionalParamBinding = 262144,
        IgnoreReturn = 16777216,
        DoNotWrapExceptions = 33554432,
    }
    public static class CustomAttributeExtensions
    {
        public static Attribute? GetCustomAttribute(this Assembly element, Type attributeType);
        public static Attribute? GetCustomAttribute(this MemberInfo element, Type attributeType);
        public static Attribute? GetCustomAttribute(this MemberInfo element, Type attributeType, bool inherit);
        public static Attribute? GetCustomAttribute(this ParameterInfo element, Type attributeType);
        public static Attribute? GetCustomAttribute(this ParameterInfo element, Type attributeType, bool inherit);
        public static IEnumerable<Attribute> GetCustomAttributes(this Assembly element);
        public static IEnumerable<Attribute> GetCustomAttributes(this Assembly element, Type attributeType);
        public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element);
        public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, bool inherit);
        public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, Type attributeType);
        public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, Type attributeType, bool inherit);
        public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element);
        public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element, bool inherit);
        public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element, Type attributeType);
        public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element, Type attributeType, bool inherit);
        public static IEnumerable<T> GetCustomAttributes<T>(this Assembly element) where T : Attribute;
        public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo element) where T : Attribute;
        public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo element, bool inherit) where T : Attribute;
        public static IEnumerable<T> GetCustomAttributes<T>(this ParameterInfo element) where T : Attribute;
        public static IEnumerable<T> GetCustomAttributes<T>(this ParameterInfo element, bool inherit) where T : Attribute;
        public static T? GetCustomAttribute<T>(this Assembly element) where T : Attribute;
        public static T? GetCustomAttribute<T>(this MemberInfo element) where T : Attribute;
        public static T? GetCustomAttribute<T>(this MemberInfo element, bool inherit) where T : Attribute;
        public static T? GetCustomAttribute<T>(this ParameterInfo element) where T : Attribute;
        public static T? GetCustomAttribute<T>(this ParameterInfo element, bool inherit) where T : Attribute;
        public static bool IsDefined(this Assembly element, Type attributeType);
        public static bool IsDefined(this MemberInfo element, Type attributeType);
        public static bool IsDefined(this MemberInfo element, Type attributeType, bool inherit);
        public static bool IsDefined(this ParameterInfo element, Type attributeType);
        public static bool IsDefined(this ParameterInfo element, Type attributeType, bool inherit);
    }
    public interface ICustomAttributeProvider
    {
        object[] GetCustomAttributes(bool inherit);
        object[] GetCustomAttributes(Type attributeType, bool inherit);
        bool IsDefined(Type attributeType, bool inherit);
    }
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static class IntrospectionExtensions
    {
        [EditorBrowsable(EditorBrowsableState.Never)] public static TypeInfo GetTypeInfo(this Type type);
    }
    public abstract class MemberInfo : ICustomAttributeProvider
    {
        public abstract Type? DeclaringType { get; }
        public virtual bool IsCollectible { get; }
        public virtual int MetadataToken { get; }
        public abstract string Name { get; }
        public abstract Type? ReflectedType { get; }
        protected MemberInfo();
        public override bool Equals(object? obj);
        public abstract object[] GetCustomAttributes(bool inherit);
        public abstract object[] GetCustomAttributes(Type attributeType, bool inherit);
        public override int GetHashCode();
        public virtual bool HasSameMetadataDefinitionAs(MemberInfo other);
        public abstract bool IsDefined(Type attributeType, bool inherit);
        public static bool operator ==(MemberInfo? left, MemberInfo? right);
        public static bool operator !=(MemberInfo? left, MemberInfo? right);
    }
    public abstract class MethodBase : MemberInfo
    {
        public virtual bool ContainsGenericParameters { get; }
        public bool IsAbstract { get; }
        public bool IsAssembly { get; }
        public virtual bool IsConstructedGenericMethod { get; }
        public bool IsConstructor { get; }
        public bool IsFamily { get; }
        public bool IsFamilyAndAssembly { get; }
        public bool IsFamilyOrAssembly { get; }
        public bool IsFinal { get; }
        public virtual bool IsGenericMethod { get; }
        public virtual bool IsGenericMethodDefinition { get; }
        public bool IsHideBySig { get; }
        public bool IsPrivate { get; }
        public bool IsPublic { get; }
        public virtual bool IsSecurityCritical { get; }
        public virtual bool IsSecuritySafeCritical { get; }
        public virtual bool IsSecurityTransparent { get; }
        public bool IsSpecialName { get; }
        public bool IsStatic { get; }
        public bool IsVirtual { get; }
        protected MethodBase();
        public override bool Equals(object? obj);
        public static MethodBase? GetCurrentMethod();
        public virtual Type[] GetGenericArguments();
        public override int GetHashCode();
        public abstract ParameterInfo[] GetParameters();
        public object? Invoke(object? obj, object?[]? parameters);
        public static bool operator ==(MethodBase? left, MethodBase? right);
        public static bool operator !=(MethodBase? left, MethodBase? right);
    }
    public abstract class MethodInfo : MethodBase
    {
        public virtual ParameterInfo ReturnParameter { get; }
        public virtual Type ReturnType { get; }
        public abstract ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
        protected MethodInfo();
        public virtual Delegate CreateDelegate(Type delegateType);
        public virtual Delegate CreateDelegate(Type delegateType, object? target);
        public T CreateDelegate<T>() where T : Delegate;
        public T CreateDelegate<T>(object? target) where T : Delegate;
        public override bool Equals(object? obj);
        public abstract MethodInfo GetBaseDefinition();
        public override Type[] GetGenericArguments();
        public virtual MethodInfo GetGenericMethodDefinition();
        public override int GetHashCode();
        public virtual MethodInfo MakeGenericMethod(params Type[] typeArguments);
        public static bool operator ==(MethodInfo? left, MethodInfo? right);
        public static bool operator !=(MethodInfo? left, MethodInfo? right);
    }
    public class ParameterInfo : ICustomAttributeProvider
    {
        protected Type? ClassImpl;
        protected object? DefaultValueImpl;
        protected MemberInfo MemberImpl;
        protected string? NameImpl;
        protected int PositionImpl;
        public virtual object? DefaultValue { get; }
        public virtual bool HasDefaultValue { get; }
        public bool IsIn { get; }
        public bool IsLcid { get; }
        public bool IsOptional { get; }
        public bool IsOut { get; }
        public bool IsRetval { get; }
        public virtual MemberInfo Member { get; }
        public virtual int MetadataToken { get; }
        public virtual string? Name { get; }
        public virtual Type ParameterType { get; }
        public virtual int Position { get; }
        public virtual object? RawDefaultValue { get; }
        protected ParameterInfo();
        public virtual object[] GetCustomAttributes(bool inherit);
        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit);
        public virtual Type GetModifiedParameterType();
        public virtual Type[] GetOptionalCustomModifiers();
        public virtual Type[] GetRequiredCustomModifiers();
        public virtual bool IsDefined(Type attributeType, bool inherit);
        public override string ToString();
    }
    public abstract class PropertyInfo : MemberInfo
    {
        public abstract bool CanRead { get; }
        public abstract bool CanWrite { get; }
        public virtual MethodInfo? GetMethod { get; }
        public bool IsSpecialName { get; }
        public abstract Type PropertyType { get; }
        public virtual MethodInfo? SetMethod { get; }
        protected PropertyInfo();
        public override bool Equals(object? obj);
        public MethodInfo[] GetAccessors();
        public abstract MethodInfo[] GetAccessors(bool nonPublic);
        public virtual object? GetConstantValue();
        public MethodInfo? GetGetMethod();
        public abstract MethodInfo? GetGetMethod(bool nonPublic);
        public override int GetHashCode();
        public abstract ParameterInfo[] GetIndexParameters();
        public virtual Type GetModifiedPropertyType();
        public virtual Type[] GetOptionalCustomModifiers();
        public virtual object? GetRawConstantValue();
        public virtual Type[] GetRequiredCustomModifiers();
        public MethodInfo? GetSetMethod();
        public abstract MethodInfo? GetSetMethod(bool nonPublic);
        public object? GetValue(object? obj);
        public virtual object? GetValue(object? obj, object?[]? index);
        public static bool operator ==(PropertyInfo? left, PropertyInfo? right);
        public static bool operator !=(PropertyInfo? left, PropertyInfo? right);
        public void SetValue(object? obj, object? value);
        public virtual void SetValue(object? obj, object? value, object?[]? index);
    }
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static class RuntimeReflectionExtensions
    {
        [EditorBrowsable(EditorBrowsableState.Never)] public static MethodInfo GetMethodInfo(this Delegate del);
        [EditorBrowsable(EditorBrowsableState.Never)] public static MethodInfo? GetRuntimeBaseDefinition(this MethodInfo method);
        [EditorBrowsable(EditorBrowsableState.Never)] public static MethodInfo? GetRuntimeMethod(this Type type, string name,
            Type[] parameters);
        [EditorBrowsable(EditorBrowsableState.Never)] public static IEnumerable<MethodInfo> GetRuntimeMethods(this Type type);
        [EditorBrowsable(EditorBrowsableState.Never)]
            public static IEnumerable<PropertyInfo> GetRuntimeProperties(this Type type);
        [EditorBrowsable(EditorBrowsableState.Never)] public static PropertyInfo? GetRuntimeProperty(this Type type, string name);
    }
    public abstract class TypeInfo : Type
    {
        public virtual IEnumerable<MemberInfo> DeclaredMembers { get; }
        public virtual IEnumerable<MethodInfo> DeclaredMethods { get; }
        public virtual IEnumerable<TypeInfo> DeclaredNestedTypes { get; }
        public virtual IEnumerable<PropertyInfo> DeclaredProperties { get; }
        public virtual Type[] GenericTypeParameters { get; }
        public virtual IEnumerable<Type> ImplementedInterfaces { get; }
        protected TypeInfo();
        public virtual Type AsType();
        public virtual MethodInfo? GetDeclaredMethod(string name);
        public virtual IEnumerable<MethodInfo> GetDeclaredMethods(string name);
        public virtual TypeInfo? GetDeclaredNestedType(string name);
        public virtual PropertyInfo? GetDeclaredProperty(string name);
        public virtual bool IsAssignableFrom([NotNullWhen(true)] TypeInfo? typeInfo);
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Parameter, AllowMultiple = false, Inherited = false)]
    public sealed class CallerArgumentExpressionAttribute : Attribute
    {
        public string ParameterName { get; }
        public CallerArgumentExpressionAttribute(string parameterName);
    }
    [AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
    public sealed class CallerMemberNameAttribute : Attribute
    {
        public CallerMemberNameAttribute();
    }
    [AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
    public sealed class CompilerFeatureRequiredAttribute : Attribute
    {
        public const string RefStructs = "RefStructs";
        public const string RequiredMembers = "RequiredMembers";
        public string FeatureName { get; }
        public bool IsOptional { get; init; }
        public CompilerFeatureRequiredAttribute(string featureName);
    }
    public ref struct DefaultInterpolatedStringHandler
    {
        public ReadOnlySpan<char> Text { get; }
        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount);
        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider? provider);
        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider? provider,
            Span<char> initialBuffer);
        public void AppendFormatted(object? value, int alignment = 0, string? format = null);
        public void AppendFormatted(ReadOnlySpan<char> value);
        public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string? format = null);
        public void AppendFormatted(string? value);
        public void AppendFormatted(string? value, int alignment = 0, string? format = null);
        public void AppendFormatted<T>(T value);
        public void AppendFormatted<T>(T value, int alignment);
        public void AppendFormatted<T>(T value, int alignment, string? format);
        public void AppendFormatted<T>(T value, string? format);
        public void AppendLiteral(string value);
        public void Clear();
        public override string ToString();
        public string ToStringAndClear();
    }
    [AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
    public sealed class EnumeratorCancellationAttribute : Attribute
    {
        public EnumeratorCancellationAttribute();
    }
    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Method)]
    public sealed class ExtensionAttribute : Attribute
    {
        public ExtensionAttribute();
    }
    [AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
    public sealed class InternalsVisibleToAttribute : Attribute
    {
        public bool AllInternalsVisible { get; set; }
        public string AssemblyName { get; }
        public InternalsVisibleToAttribute(string assemblyName);
    }
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static class IsExternalInit { }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Property | AttributeTargets.Field,
        AllowMultiple = false, Inherited = false)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public sealed class RequiredMemberAttribute : Attribute
    {
        public RequiredMemberAttribute();
    }
    public readonly struct TaskAwaiter
    {
        public bool IsCompleted { get; }
        public void GetResult();
        public void OnCompleted(Action continuation);
        public void UnsafeOnCompleted(Action continuation);
    }
    public readonly struct TaskAwaiter<TResult>
    {
        public bool IsCompleted { get; }
        public TResult GetResult();
        public void OnCompleted(Action continuation);
        public void UnsafeOnCompleted(Action continuation);
    }
}

namespace System.Runtime.Serialization
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum, Inherited = false,
        AllowMultiple = false)]
    public sealed class DataContractAttribute : Attribute
    {
        public bool IsNameSetExplicitly { get; }
        public bool IsNamespaceSetExplicitly { get; }
        public bool IsReference { get; set; }
        public bool IsReferenceSetExplicitly { get; }
        public string? Name { get; set; }
        public string? Namespace { get; set; }
        public DataContractAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, Inherited = false, AllowMultiple = false)]
    public sealed class DataMemberAttribute : Attribute
    {
        public bool EmitDefaultValue { get; set; }
        public bool IsNameSetExplicitly { get; }
        public bool IsRequired { get; set; }
        public string? Name { get; set; }
        public int Order { get; set; }
        public DataMemberAttribute();
    }
    [AttributeUsage(AttributeTargets.Field, Inherited = false, AllowMultiple = false)]
    public sealed class EnumMemberAttribute : Attribute
    {
        public bool IsValueSetExplicitly { get; }
        public string? Value { get; set; }
        public EnumMemberAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, Inherited = false, AllowMultiple = false)]
    public sealed class IgnoreDataMemberAttribute : Attribute
    {
        public IgnoreDataMemberAttribute();
    }
}

namespace System.Security.Claims
{
    public class Claim
    {
        protected virtual byte[]? CustomSerializationData { get; }
        public string Issuer { get; }
        public string OriginalIssuer { get; }
        public IDictionary<string, string> Properties { get; }
        public string Type { get; }
        public string Value { get; }
        public string ValueType { get; }
        protected Claim(Claim other);
        public Claim(string type, string value);
        public Claim(string type, string value, string? valueType);
        public Claim(string type, string value, string? valueType, string? issuer);
        public Claim(string type, string value, string? valueType, string? issuer, string? originalIssuer);
        public virtual Claim Clone();
        public override string ToString();
    }
    public static class ClaimTypes
    {
        public const string Actor = "http://schemas.xmlsoap.org/ws/2009/09/identity/claims/actor";
        public const string Anonymous = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/anonymous";
        public const string Authentication = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/authentication";
        public const string AuthenticationInstant
            = "http://schemas.microsoft.com/ws/2008/06/identity/claims/authenticationinstant";
        public const string AuthenticationMethod = "http://schemas.microsoft.com/ws/2008/06/identity/claims/authenticationmethod";
        public const string AuthorizationDecision = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/authorizationdecision";
        public const string CookiePath = "http://schemas.microsoft.com/ws/2008/06/identity/claims/cookiepath";
        public const string Country = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/country";
        public const string DateOfBirth = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/dateofbirth";
        public const string DenyOnlyPrimaryGroupSid
            = "http://schemas.microsoft.com/ws/2008/06/identity/claims/denyonlyprimarygroupsid";
        public const string DenyOnlyPrimarySid = "http://schemas.microsoft.com/ws/2008/06/identity/claims/denyonlyprimarysid";
        public const string DenyOnlySid = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/denyonlysid";
        public const string DenyOnlyWindowsDeviceGroup
            = "http://schemas.microsoft.com/ws/2008/06/identity/claims/denyonlywindowsdevicegroup";
        public const string Dns = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/dns";
        public const string Dsa = "http://schemas.microsoft.com/ws/2008/06/identity/claims/dsa";
        public const string Email = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress";
        public const string Expiration = "http://schemas.microsoft.com/ws/2008/06/identity/claims/expiration";
        public const string Expired = "http://schemas.microsoft.com/ws/2008/06/identity/claims/expired";
        public const string Gender = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/gender";
        public const string GivenName = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname";
        public const string GroupSid = "http://schemas.microsoft.com/ws/2008/06/identity/claims/groupsid";
        public const string Hash = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/hash";
        public const string HomePhone = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/homephone";
        public const string IsPersistent = "http://schemas.microsoft.com/ws/2008/06/identity/claims/ispersistent";
        public const string Locality = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/locality";
        public const string MobilePhone = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/mobilephone";
        public const string Name = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name";
        public const string NameIdentifier = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier";
        public const string OtherPhone = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/otherphone";
        public const string PostalCode = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/postalcode";
        public const string PrimaryGroupSid = "http://schemas.microsoft.com/ws/2008/06/identity/claims/primarygroupsid";
        public const string PrimarySid = "http://schemas.microsoft.com/ws/2008/06/identity/claims/primarysid";
        public const string Role = "http://schemas.microsoft.com/ws/2008/06/identity/claims/role";
        public const string Rsa = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/rsa";
        public const string SerialNumber = "http://schemas.microsoft.com/ws/2008/06/identity/claims/serialnumber";
        public const string Sid = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/sid";
        public const string Spn = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/spn";
        public const string StateOrProvince = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/stateorprovince";
        public const string StreetAddress = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/streetaddress";
        public const string Surname = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname";
        public const string System = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/system";
        public const string Thumbprint = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/thumbprint";
        public const string Upn = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn";
        public const string Uri = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/uri";
        public const string UserData = "http://schemas.microsoft.com/ws/2008/06/identity/claims/userdata";
        public const string Version = "http://schemas.microsoft.com/ws/2008/06/identity/claims/version";
        public const string Webpage = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/webpage";
        public const string WindowsAccountName = "http://schemas.microsoft.com/ws/2008/06/identity/claims/windowsaccountname";
        public const string WindowsDeviceClaim = "http://schemas.microsoft.com/ws/2008/06/identity/claims/windowsdeviceclaim";
        public const string WindowsDeviceGroup = "http://schemas.microsoft.com/ws/2008/06/identity/claims/windowsdevicegroup";
        public const string WindowsFqbnVersion = "http://schemas.microsoft.com/ws/2008/06/identity/claims/windowsfqbnversion";
        public const string WindowsSubAuthority = "http://schemas.microsoft.com/ws/2008/06/identity/claims/windowssubauthority";
        public const string WindowsUserClaim = "http://schemas.microsoft.com/ws/2008/06/identity/claims/windowsuserclaim";
        public const string X500DistinguishedName = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/x500distinguishedname";
    }
    public class ClaimsPrincipal
    {
        public virtual IEnumerable<Claim> Claims { get; }
        public static Func<ClaimsPrincipal?>? ClaimsPrincipalSelector { get; set; }
        public static ClaimsPrincipal? Current { get; }
        protected virtual byte[]? CustomSerializationData { get; }
        public virtual IIdentity? Identity { get; }
        public ClaimsPrincipal();
        public ClaimsPrincipal(IIdentity identity);
        public virtual ClaimsPrincipal Clone();
        public virtual IEnumerable<Claim> FindAll(Predicate<Claim> match);
        public virtual IEnumerable<Claim> FindAll(string type);
        public virtual Claim? FindFirst(Predicate<Claim> match);
        public virtual Claim? FindFirst(string type);
        public virtual bool HasClaim(Predicate<Claim> match);
        public virtual bool HasClaim(string type, string value);
        public virtual bool IsInRole(string role);
    }
}

namespace System.Security.Principal
{
    public interface IIdentity
    {
        string? AuthenticationType { get; }
        bool IsAuthenticated { get; }
        string? Name { get; }
    }
}

namespace System.Text
{
    public abstract class Encoding : ICloneable
    {
        public static Encoding ASCII { get; }
        public static Encoding BigEndianUnicode { get; }
        public virtual string BodyName { get; }
        public virtual int CodePage { get; }
        public static Encoding Default { get; }
        public virtual string EncodingName { get; }
        public virtual string HeaderName { get; }
        public virtual bool IsBrowserDisplay { get; }
        public virtual bool IsBrowserSave { get; }
        public virtual bool IsMailNewsDisplay { get; }
        public virtual bool IsMailNewsSave { get; }
        public bool IsReadOnly { get; }
        public virtual bool IsSingleByte { get; }
        public static Encoding Latin1 { get; }
        public virtual ReadOnlySpan<byte> Preamble { get; }
        public static Encoding Unicode { get; }
        public static Encoding UTF32 { get; }
        public static Encoding UTF7 { get; }
        public static Encoding UTF8 { get; }
        public virtual string WebName { get; }
        public virtual int WindowsCodePage { get; }
        protected Encoding();
        protected Encoding(int codePage);
        public virtual object Clone();
        public static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes);
        public static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes, int index, int count);
        public static Stream CreateTranscodingStream(Stream innerStream, Encoding innerStreamEncoding,
            Encoding outerStreamEncoding, bool leaveOpen = false);
        public override bool Equals([NotNullWhen(true)] object? value);
        public virtual int GetByteCount(char[] chars);
        public abstract int GetByteCount(char[] chars, int index, int count);
        public virtual int GetByteCount(ReadOnlySpan<char> chars);
        public virtual int GetByteCount(string s);
        public int GetByteCount(string s, int index, int count);
        public virtual byte[] GetBytes(char[] chars);
        public virtual byte[] GetBytes(char[] chars, int index, int count);
        public abstract int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex);
        public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes);
        public virtual byte[] GetBytes(string s);
        public byte[] GetBytes(string s, int index, int count);
        public virtual int GetBytes(string s, int charIndex, int charCount, byte[] bytes, int byteIndex);
        public virtual int GetCharCount(byte[] bytes);
        public abstract int GetCharCount(byte[] bytes, int index, int count);
        public virtual int GetCharCount(ReadOnlySpan<byte> bytes);
        public virtual char[] GetChars(byte[] bytes);
        public virtual char[] GetChars(byte[] bytes, int index, int count);
        public abstract int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex);
        public virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars);
        public static Encoding GetEncoding(int codepage);
        public static Encoding GetEncoding(string name);
        public override int GetHashCode();
        public abstract int GetMaxByteCount(int charCount);
        public abstract int GetMaxCharCount(int byteCount);
        public virtual byte[] GetPreamble();
        public virtual string GetString(byte[] bytes);
        public virtual string GetString(byte[] bytes, int index, int count);
        public string GetString(ReadOnlySpan<byte> bytes);
        public bool IsAlwaysNormalized();
        public virtual bool TryGetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten);
        public virtual bool TryGetChars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten);
    }
    public sealed class StringBuilder
    {
        public int Capacity { get; set; }
        public char this[int index] { get; set; }
        public int Length { get; set; }
        public int MaxCapacity { get; }
        public StringBuilder();
        public StringBuilder(int capacity);
        public StringBuilder(int capacity, int maxCapacity);
        public StringBuilder(string? value);
        public StringBuilder(string? value, int capacity);
        public StringBuilder(string? value, int startIndex, int length, int capacity);
        public StringBuilder Append(bool value);
        public StringBuilder Append(byte value);
        public StringBuilder Append(char value);
        public StringBuilder Append(char value, int repeatCount);
        public StringBuilder Append(char[]? value);
        public StringBuilder Append(char[]? value, int startIndex, int charCount);
        public StringBuilder Append(decimal value);
        public StringBuilder Append(double value);
        public StringBuilder Append(IFormatProvider? provider, ref StringBuilder.AppendInterpolatedStringHandler handler);
        public StringBuilder Append(short value);
        public StringBuilder Append(int value);
        public StringBuilder Append(long value);
        public StringBuilder Append(object? value);
        public StringBuilder Append(ReadOnlyMemory<char> value);
        public StringBuilder Append(ReadOnlySpan<char> value);
        public StringBuilder Append(sbyte value);
        public StringBuilder Append(float value);
        public StringBuilder Append(string? value);
        public StringBuilder Append(string? value, int startIndex, int count);
        public StringBuilder Append(StringBuilder? value);
        public StringBuilder Append(StringBuilder? value, int startIndex, int count);
        public StringBuilder Append(ref StringBuilder.AppendInterpolatedStringHandler handler);
        public StringBuilder Append(ushort value);
        public StringBuilder Append(uint value);
        public StringBuilder Append(ulong value);
        public StringBuilder AppendFormat(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format,
            object? arg0);
        public StringBuilder AppendFormat(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format,
            object? arg0, object? arg1);
        public StringBuilder AppendFormat(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format,
            object? arg0, object? arg1, object? arg2);
        public StringBuilder AppendFormat(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format,
            params object?[] args);
        public StringBuilder AppendFormat(IFormatProvider? provider, [StringSyntax("CompositeFormat")] string format,
            params ReadOnlySpan<object?> args);
        public StringBuilder AppendFormat([StringSyntax("CompositeFormat")] string format, object? arg0);
        public StringBuilder AppendFormat([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1);
        public StringBuilder AppendFormat([StringSyntax("CompositeFormat")] string format, object? arg0, object? arg1,
            object? arg2);
        public StringBuilder AppendFormat([StringSyntax("CompositeFormat")] string format, params object?[] args);
        public StringBuilder AppendFormat([StringSyntax("CompositeFormat")] string format, params ReadOnlySpan<object?> args);
        public StringBuilder AppendJoin(char separator, params object?[] values);
        public StringBuilder AppendJoin(char separator, params string?[] values);
        public StringBuilder AppendJoin(char separator, params ReadOnlySpan<object?> values);
        public StringBuilder AppendJoin(char separator, params ReadOnlySpan<string?> values);
        public StringBuilder AppendJoin(string? separator, params object?[] values);
        public StringBuilder AppendJoin(string? separator, params string?[] values);
        public StringBuilder AppendJoin(string? separator, params ReadOnlySpan<object?> values);
        public StringBuilder AppendJoin(string? separator, params ReadOnlySpan<string?> values);
        public StringBuilder AppendJoin<T>(char separator, IEnumerable<T> values);
        public StringBuilder AppendJoin<T>(string? separator, IEnumerable<T> values);
        public StringBuilder AppendLine();
        public StringBuilder AppendLine(IFormatProvider? provider, ref StringBuilder.AppendInterpolatedStringHandler handler);
        public StringBuilder AppendLine(string? value);
        public StringBuilder AppendLine(ref StringBuilder.AppendInterpolatedStringHandler handler);
        public StringBuilder Clear();
        public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count);
        public void CopyTo(int sourceIndex, Span<char> destination, int count);
        public int EnsureCapacity(int capacity);
        public bool Equals(ReadOnlySpan<char> span);
        public bool Equals([NotNullWhen(true)] StringBuilder? sb);
        public StringBuilder.ChunkEnumerator GetChunks();
        public StringBuilder Insert(int index, bool value);
        public StringBuilder Insert(int index, byte value);
        public StringBuilder Insert(int index, char value);
        public StringBuilder Insert(int index, char[]? value);
        public StringBuilder Insert(int index, char[]? value, int startIndex, int charCount);
        public StringBuilder Insert(int index, decimal value);
        public StringBuilder Insert(int index, double value);
        public StringBuilder Insert(int index, short value);
        public StringBuilder Insert(int index, int value);
        public StringBuilder Insert(int index, long value);
        public StringBuilder Insert(int index, object? value);
        public StringBuilder Insert(int index, ReadOnlySpan<char> value);
        public StringBuilder Insert(int index, sbyte value);
        public StringBuilder Insert(int index, float value);
        public StringBuilder Insert(int index, string? value);
        public StringBuilder Insert(int index, string? value, int count);
        public StringBuilder Insert(int index, ushort value);
        public StringBuilder Insert(int index, uint value);
        public StringBuilder Insert(int index, ulong value);
        public StringBuilder Remove(int startIndex, int length);
        public StringBuilder Replace(char oldChar, char newChar);
        public StringBuilder Replace(char oldChar, char newChar, int startIndex, int count);
        public StringBuilder Replace(ReadOnlySpan<char> oldValue, ReadOnlySpan<char> newValue);
        public StringBuilder Replace(ReadOnlySpan<char> oldValue, ReadOnlySpan<char> newValue, int startIndex, int count);
        public StringBuilder Replace(string oldValue, string? newValue);
        public StringBuilder Replace(string oldValue, string? newValue, int startIndex, int count);
        public override string ToString();
        public string ToString(int startIndex, int length);
        [EditorBrowsable(EditorBrowsableState.Never)]
        public struct AppendInterpolatedStringHandler
        {
            public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder);
            public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder,
                IFormatProvider? provider);
            public void AppendFormatted(object? value, int alignment = 0, string? format = null);
            public void AppendFormatted(ReadOnlySpan<char> value);
            public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string? format = null);
            public void AppendFormatted(string? value);
            public void AppendFormatted(string? value, int alignment = 0, string? format = null);
            public void AppendFormatted<T>(T value);
            public void AppendFormatted<T>(T value, int alignment);
            public void AppendFormatted<T>(T value, int alignment, string? format);
            public void AppendFormatted<T>(T value, string? format);
            public void AppendLiteral(string value);
        }
        public struct ChunkEnumerator
        {
            public ReadOnlyMemory<char> Current { get; }
            [EditorBrowsable(EditorBrowsableState.Never)] public StringBuilder.ChunkEnumerator GetEnumerator();
            public bool MoveNext();
        }
    }
}

namespace System.Text.Json
{
    public enum JsonCommentHandling : byte
    {
        Disallow = 0,
        Skip = 1,
        Allow = 2,
    }
    public sealed class JsonDocument : IDisposable
    {
        public JsonElement RootElement { get; }
        public void Dispose();
        public static JsonDocument ParseValue(ref Utf8JsonReader reader);
        public static bool TryParseValue(ref Utf8JsonReader reader, [NotNullWhen(true)] out JsonDocument? document);
        public void WriteTo(Utf8JsonWriter writer);
    }
    public readonly struct JsonElement
    {
        public JsonElement this[int index] { get; }
        public JsonValueKind ValueKind { get; }
        public JsonElement Clone();
        public static bool DeepEquals(JsonElement element1, JsonElement element2);
        public JsonElement.ArrayEnumerator EnumerateArray();
        public JsonElement.ObjectEnumerator EnumerateObject();
        public int GetArrayLength();
        public bool GetBoolean();
        public byte GetByte();
        public byte[] GetBytesFromBase64();
        public DateTime GetDateTime();
        public DateTimeOffset GetDateTimeOffset();
        public decimal GetDecimal();
        public double GetDouble();
        public Guid GetGuid();
        public short GetInt16();
        public int GetInt32();
        public long GetInt64();
        public JsonElement GetProperty(ReadOnlySpan<byte> utf8PropertyName);
        public JsonElement GetProperty(ReadOnlySpan<char> propertyName);
        public JsonElement GetProperty(string propertyName);
        public int GetPropertyCount();
        public string GetRawText();
        public sbyte GetSByte();
        public float GetSingle();
        public string? GetString();
        public ushort GetUInt16();
        public uint GetUInt32();
        public ulong GetUInt64();
        public static JsonElement ParseValue(ref Utf8JsonReader reader);
        public override string ToString();
        public bool TryGetByte(out byte value);
        public bool TryGetBytesFromBase64([NotNullWhen(true)] out byte[]? value);
        public bool TryGetDateTime(out DateTime value);
        public bool TryGetDateTimeOffset(out DateTimeOffset value);
        public bool TryGetDecimal(out decimal value);
        public bool TryGetDouble(out double value);
        public bool TryGetGuid(out Guid value);
        public bool TryGetInt16(out short value);
        public bool TryGetInt32(out int value);
        public bool TryGetInt64(out long value);
        public bool TryGetProperty(ReadOnlySpan<byte> utf8PropertyName, out JsonElement value);
        public bool TryGetProperty(ReadOnlySpan<char> propertyName, out JsonElement value);
        public bool TryGetProperty(string propertyName, out JsonElement value);
        public bool TryGetSByte(out sbyte value);
        public bool TryGetSingle(out float value);
        public bool TryGetUInt16(out ushort value);
        public bool TryGetUInt32(out uint value);
        public bool TryGetUInt64(out ulong value);
        public static bool TryParseValue(ref Utf8JsonReader reader, [NotNullWhen(true)] out JsonElement? element);
        public bool ValueEquals(ReadOnlySpan<byte> utf8Text);
        public bool ValueEquals(ReadOnlySpan<char> text);
        public bool ValueEquals(string? text);
        public void WriteTo(Utf8JsonWriter writer);
        public struct ArrayEnumerator : IEnumerable<JsonElement>, IEnumerable, IEnumerator<JsonElement>, IEnumerator, IDisposable
        {
            public JsonElement Current { get; }
            public void Dispose();
            public JsonElement.ArrayEnumerator GetEnumerator();
            public bool MoveNext();
            public void Reset();
        }
        public struct ObjectEnumerator : IEnumerable, IEnumerator, IDisposable
        {
            public void Dispose();
            public JsonElement.ObjectEnumerator GetEnumerator();
            public bool MoveNext();
            public void Reset();
        }
    }
    public class JsonException : Exception
    {
        public long? BytePositionInLine { get; }
        public long? LineNumber { get; }
        public override string Message { get; }
        public string? Path { get; }
        public JsonException();
        public JsonException(string? message);
        public JsonException(string? message, Exception? innerException);
        public JsonException(string? message, string? path, long? lineNumber, long? bytePositionInLine);
        public JsonException(string? message, string? path, long? lineNumber, long? bytePositionInLine,
            Exception? innerException);
    }
    public abstract class JsonNamingPolicy
    {
        public static JsonNamingPolicy CamelCase { get; }
        public static JsonNamingPolicy KebabCaseLower { get; }
        public static JsonNamingPolicy KebabCaseUpper { get; }
        public static JsonNamingPolicy SnakeCaseLower { get; }
        public static JsonNamingPolicy SnakeCaseUpper { get; }
        protected JsonNamingPolicy();
        public abstract string ConvertName(string name);
    }
    public static class JsonSerializer
    {
        public static bool IsReflectionEnabledByDefault { get; }
        public static object? Deserialize(Stream utf8Json, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize(Stream utf8Json, Type returnType, JsonSerializerOptions? options = null);
        public static object? Deserialize(Stream utf8Json, Type returnType, JsonSerializerContext context);
        public static object? Deserialize(ReadOnlySpan<byte> utf8Json, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize(ReadOnlySpan<byte> utf8Json, Type returnType, JsonSerializerOptions? options = null);
        public static object? Deserialize(ReadOnlySpan<byte> utf8Json, Type returnType, JsonSerializerContext context);
        public static object? Deserialize([StringSyntax("Json")] ReadOnlySpan<char> json, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize([StringSyntax("Json")] ReadOnlySpan<char> json, Type returnType,
            JsonSerializerOptions? options = null);
        public static object? Deserialize([StringSyntax("Json")] ReadOnlySpan<char> json, Type returnType,
            JsonSerializerContext context);
        public static object? Deserialize([StringSyntax("Json")] string json, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize([StringSyntax("Json")] string json, Type returnType,
            JsonSerializerOptions? options = null);
        public static object? Deserialize([StringSyntax("Json")] string json, Type returnType, JsonSerializerContext context);
        public static object? Deserialize(this JsonDocument document, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize(this JsonDocument document, Type returnType, JsonSerializerOptions? options = null);
        public static object? Deserialize(this JsonDocument document, Type returnType, JsonSerializerContext context);
        public static object? Deserialize(this JsonElement element, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize(this JsonElement element, Type returnType, JsonSerializerOptions? options = null);
        public static object? Deserialize(this JsonElement element, Type returnType, JsonSerializerContext context);
        public static object? Deserialize(this JsonNode? node, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize(this JsonNode? node, Type returnType, JsonSerializerOptions? options = null);
        public static object? Deserialize(this JsonNode? node, Type returnType, JsonSerializerContext context);
        public static object? Deserialize(ref Utf8JsonReader reader, JsonTypeInfo jsonTypeInfo);
        public static object? Deserialize(ref Utf8JsonReader reader, Type returnType, JsonSerializerOptions? options = null);
        public static object? Deserialize(ref Utf8JsonReader reader, Type returnType, JsonSerializerContext context);
        public static ValueTask<object?> DeserializeAsync(PipeReader utf8Json, JsonTypeInfo jsonTypeInfo,
            CancellationToken cancellationToken = default);
        public static ValueTask<object?> DeserializeAsync(PipeReader utf8Json, Type returnType,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static ValueTask<object?> DeserializeAsync(PipeReader utf8Json, Type returnType, JsonSerializerContext context,
            CancellationToken cancellationToken = default);
        public static ValueTask<object?> DeserializeAsync(Stream utf8Json, JsonTypeInfo jsonTypeInfo,
            CancellationToken cancellationToken = default);
        public static ValueTask<object?> DeserializeAsync(Stream utf8Json, Type returnType,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static ValueTask<object?> DeserializeAsync(Stream utf8Json, Type returnType, JsonSerializerContext context,
            CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> DeserializeAsyncEnumerable<TValue>(PipeReader utf8Json, bool topLevelValues,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> DeserializeAsyncEnumerable<TValue>(PipeReader utf8Json,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> DeserializeAsyncEnumerable<TValue>(Stream utf8Json, bool topLevelValues,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static IAsyncEnumerable<TValue?> DeserializeAsyncEnumerable<TValue>(Stream utf8Json,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static ValueTask<TValue?> DeserializeAsync<TValue>(PipeReader utf8Json, JsonSerializerOptions? options = null,
            CancellationToken cancellationToken = default);
        public static ValueTask<TValue?> DeserializeAsync<TValue>(Stream utf8Json, JsonSerializerOptions? options = null,
            CancellationToken cancellationToken = default);
        public static TValue? Deserialize<TValue>(Stream utf8Json, JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>(ReadOnlySpan<byte> utf8Json, JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>([StringSyntax("Json")] ReadOnlySpan<char> json,
            JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>([StringSyntax("Json")] string json, JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>(this JsonDocument document, JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>(this JsonElement element, JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>(this JsonNode? node, JsonSerializerOptions? options = null);
        public static TValue? Deserialize<TValue>(ref Utf8JsonReader reader, JsonSerializerOptions? options = null);
        public static void Serialize(Stream utf8Json, object? value, JsonTypeInfo jsonTypeInfo);
        public static void Serialize(Stream utf8Json, object? value, Type inputType, JsonSerializerOptions? options = null);
        public static void Serialize(Stream utf8Json, object? value, Type inputType, JsonSerializerContext context);
        public static string Serialize(object? value, JsonTypeInfo jsonTypeInfo);
        public static string Serialize(object? value, Type inputType, JsonSerializerOptions? options = null);
        public static string Serialize(object? value, Type inputType, JsonSerializerContext context);
        public static void Serialize(Utf8JsonWriter writer, object? value, JsonTypeInfo jsonTypeInfo);
        public static void Serialize(Utf8JsonWriter writer, object? value, Type inputType, JsonSerializerOptions? options = null);
        public static void Serialize(Utf8JsonWriter writer, object? value, Type inputType, JsonSerializerContext context);
        public static Task SerializeAsync(Stream utf8Json, object? value, JsonTypeInfo jsonTypeInfo,
            CancellationToken cancellationToken = default);
        public static Task SerializeAsync(Stream utf8Json, object? value, Type inputType, JsonSerializerOptions? options = null,
            CancellationToken cancellationToken = default);
        public static Task SerializeAsync(Stream utf8Json, object? value, Type inputType, JsonSerializerContext context,
            CancellationToken cancellationToken = default);
        public static Task SerializeAsync<TValue>(PipeWriter utf8Json, TValue value, JsonSerializerOptions? options = null,
            CancellationToken cancellationToken = default);
        public static Task SerializeAsync<TValue>(Stream utf8Json, TValue value, JsonSerializerOptions? options = null,
            CancellationToken cancellationToken = default);
        public static Task SerializeAsync(PipeWriter utf8Json, object? value, JsonTypeInfo jsonTypeInfo,
            CancellationToken cancellationToken = default);
        public static Task SerializeAsync(PipeWriter utf8Json, object? value, Type inputType,
            JsonSerializerOptions? options = null, CancellationToken cancellationToken = default);
        public static Task SerializeAsync(PipeWriter utf8Json, object? value, Type inputType, JsonSerializerContext context,
            CancellationToken cancellationToken = default);
        public static JsonDocument SerializeToDocument(object? value, JsonTypeInfo jsonTypeInfo);
        public static JsonDocument SerializeToDocument(object? value, Type inputType, JsonSerializerOptions? options = null);
        public static JsonDocument SerializeToDocument(object? value, Type inputType, JsonSerializerContext context);
        public static JsonDocument SerializeToDocument<TValue>(TValue value, JsonSerializerOptions? options = null);
        public static JsonElement SerializeToElement(object? value, JsonTypeInfo jsonTypeInfo);
        public static JsonElement SerializeToElement(object? value, Type inputType, JsonSerializerOptions? options = null);
        public static JsonElement SerializeToElement(object? value, Type inputType, JsonSerializerContext context);
        public static JsonElement SerializeToElement<TValue>(TValue value, JsonSerializerOptions? options = null);
        public static JsonNode? SerializeToNode(object? value, JsonTypeInfo jsonTypeInfo);
        public static JsonNode? SerializeToNode(object? value, Type inputType, JsonSerializerOptions? options = null);
        public static JsonNode? SerializeToNode(object? value, Type inputType, JsonSerializerContext context);
        public static JsonNode? SerializeToNode<TValue>(TValue value, JsonSerializerOptions? options = null);
        public static byte[] SerializeToUtf8Bytes(object? value, JsonTypeInfo jsonTypeInfo);
        public static byte[] SerializeToUtf8Bytes(object? value, Type inputType, JsonSerializerOptions? options = null);
        public static byte[] SerializeToUtf8Bytes(object? value, Type inputType, JsonSerializerContext context);
        public static byte[] SerializeToUtf8Bytes<TValue>(TValue value, JsonSerializerOptions? options = null);
        public static void Serialize<TValue>(Stream utf8Json, TValue value, JsonSerializerOptions? options = null);
        public static void Serialize<TValue>(Utf8JsonWriter writer, TValue value, JsonSerializerOptions? options = null);
        public static string Serialize<TValue>(TValue value, JsonSerializerOptions? options = null);
    }
    public enum JsonSerializerDefaults
    {
        General = 0,
        Web = 1,
        Strict = 2,
    }
    public sealed class JsonSerializerOptions
    {
        public bool AllowDuplicateProperties { get; set; }
        public bool AllowOutOfOrderMetadataProperties { get; set; }
        public bool AllowTrailingCommas { get; set; }
        public IList<JsonConverter> Converters { get; }
        public static JsonSerializerOptions Default { get; }
        public static JsonSerializerOptions Web { get; }
        public int DefaultBufferSize { get; set; }
        public JsonIgnoreCondition DefaultIgnoreCondition { get; set; }
        public JsonNamingPolicy? DictionaryKeyPolicy { get; set; }
        [EditorBrowsable(EditorBrowsableState.Never)] public bool IgnoreNullValues { get; set; }
        public bool IgnoreReadOnlyFields { get; set; }
        public bool IgnoreReadOnlyProperties { get; set; }
        public bool IncludeFields { get; set; }
        public bool IsReadOnly { get; }
        public int MaxDepth { get; set; }
        public string NewLine { get; set; }
        public JsonNumberHandling NumberHandling { get; set; }
        public JsonObjectCreationHandling PreferredObjectCreationHandling { get; set; }
        public bool PropertyNameCaseInsensitive { get; set; }
        public JsonNamingPolicy? PropertyNamingPolicy { get; set; }
        public JsonCommentHandling ReadCommentHandling { get; set; }
        public ReferenceHandler? ReferenceHandler { get; set; }
        public bool RespectNullableAnnotations { get; set; }
        public bool RespectRequiredConstructorParameters { get; set; }
        public static JsonSerializerOptions Strict { get; }
        public IJsonTypeInfoResolver? TypeInfoResolver { get; set; }
        public IList<IJsonTypeInfoResolver> TypeInfoResolverChain { get; }
        public JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }
        public bool WriteIndented { get; set; }
        public char IndentCharacter { get; set; }
        public int IndentSize { get; set; }
        public JsonSerializerOptions();
        public JsonSerializerOptions(JsonSerializerDefaults defaults);
        public JsonSerializerOptions(JsonSerializerOptions options);
        [EditorBrowsable(EditorBrowsableState.Never)] public void AddContext<TContext>() where TContext : JsonSerializerContext,
            new();
        public JsonConverter GetConverter(Type typeToConvert);
        public JsonTypeInfo GetTypeInfo(Type type);
        public void MakeReadOnly();
        public void MakeReadOnly(bool populateMissingResolver);
        public bool TryGetTypeInfo(Type type, [NotNullWhen(true)] out JsonTypeInfo? typeInfo);
    }
    public enum JsonValueKind : byte
    {
        Undefined = 0,
        Object = 1,
        Array = 2,
        String = 3,
        Number = 4,
        True = 5,
        False = 6,
        Null = 7,
    }
    public ref struct Utf8JsonReader
    {
        public long BytesConsumed { get; }
        public int CurrentDepth { get; }
        public bool HasValueSequence { get; }
        public bool IsFinalBlock { get; }
        public long TokenStartIndex { get; }
        public bool ValueIsEscaped { get; }
        public ReadOnlySpan<byte> ValueSpan { get; }
        public int CopyString(Span<byte> utf8Destination);
        public int CopyString(Span<char> destination);
        public bool GetBoolean();
        public byte GetByte();
        public byte[] GetBytesFromBase64();
        public string GetComment();
        public DateTime GetDateTime();
        public DateTimeOffset GetDateTimeOffset();
        public decimal GetDecimal();
        public double GetDouble();
        public Guid GetGuid();
        public short GetInt16();
        public int GetInt32();
        public long GetInt64();
        public sbyte GetSByte();
        public float GetSingle();
        public string? GetString();
        public ushort GetUInt16();
        public uint GetUInt32();
        public ulong GetUInt64();
        public bool Read();
        public void Skip();
        public bool TryGetByte(out byte value);
        public bool TryGetBytesFromBase64([NotNullWhen(true)] out byte[]? value);
        public bool TryGetDateTime(out DateTime value);
        public bool TryGetDateTimeOffset(out DateTimeOffset value);
        public bool TryGetDecimal(out decimal value);
        public bool TryGetDouble(out double value);
        public bool TryGetGuid(out Guid value);
        public bool TryGetInt16(out short value);
        public bool TryGetInt32(out int value);
        public bool TryGetInt64(out long value);
        public bool TryGetSByte(out sbyte value);
        public bool TryGetSingle(out float value);
        public bool TryGetUInt16(out ushort value);
        public bool TryGetUInt32(out uint value);
        public bool TryGetUInt64(out ulong value);
        public bool TrySkip();
        public bool ValueTextEquals(ReadOnlySpan<byte> utf8Text);
        public bool ValueTextEquals(ReadOnlySpan<char> text);
        public bool ValueTextEquals(string? text);
    }
    public sealed class Utf8JsonWriter : IAsyncDisposable, IDisposable
    {
        public long BytesCommitted { get; }
        public int BytesPending { get; }
        public int CurrentDepth { get; }
        public void Dispose();
        public ValueTask DisposeAsync();
        public void Flush();
        public Task FlushAsync(CancellationToken cancellationToken = default);
        public void Reset();
        public void Reset(Stream utf8Json);
        public void WriteBase64String(ReadOnlySpan<byte> utf8PropertyName, ReadOnlySpan<byte> bytes);
        public void WriteBase64String(ReadOnlySpan<char> propertyName, ReadOnlySpan<byte> bytes);
        public void WriteBase64String(string propertyName, ReadOnlySpan<byte> bytes);
        public void WriteBase64StringValue(ReadOnlySpan<byte> bytes);
        public void WriteBoolean(ReadOnlySpan<byte> utf8PropertyName, bool value);
        public void WriteBoolean(ReadOnlySpan<char> propertyName, bool value);
        public void WriteBoolean(string propertyName, bool value);
        public void WriteBooleanValue(bool value);
        public void WriteCommentValue(ReadOnlySpan<byte> utf8Value);
        public void WriteCommentValue(ReadOnlySpan<char> value);
        public void WriteCommentValue(string value);
        public void WriteEndArray();
        public void WriteEndObject();
        public void WriteNull(ReadOnlySpan<byte> utf8PropertyName);
        public void WriteNull(ReadOnlySpan<char> propertyName);
        public void WriteNull(string propertyName);
        public void WriteNullValue();
        public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, decimal value);
        public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, double value);
        public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, int value);
        public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, long value);
        public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, float value);
        public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, uint value);
        public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, ulong value);
        public void WriteNumber(ReadOnlySpan<char> propertyName, decimal value);
        public void WriteNumber(ReadOnlySpan<char> propertyName, double value);
        public void WriteNumber(ReadOnlySpan<char> propertyName, int value);
        public void WriteNumber(ReadOnlySpan<char> propertyName, long value);
        public void WriteNumber(ReadOnlySpan<char> propertyName, float value);
        public void WriteNumber(ReadOnlySpan<char> propertyName, uint value);
        public void WriteNumber(ReadOnlySpan<char> propertyName, ulong value);
        public void WriteNumber(string propertyName, decimal value);
        public void WriteNumber(string propertyName, double value);
        public void WriteNumber(string propertyName, int value);
        public void WriteNumber(string propertyName, long value);
        public void WriteNumber(string propertyName, float value);
        public void WriteNumber(string propertyName, uint value);
        public void WriteNumber(string propertyName, ulong value);
        public void WriteNumberValue(decimal value);
        public void WriteNumberValue(double value);
        public void WriteNumberValue(int value);
        public void WriteNumberValue(long value);
        public void WriteNumberValue(float value);
        public void WriteNumberValue(uint value);
        public void WriteNumberValue(ulong value);
        public void WritePropertyName(ReadOnlySpan<byte> utf8PropertyName);
        public void WritePropertyName(ReadOnlySpan<char> propertyName);
        public void WritePropertyName(string propertyName);
        public void WriteRawValue(ReadOnlySpan<byte> utf8Json, bool skipInputValidation = false);
        public void WriteRawValue([StringSyntax("Json")] ReadOnlySpan<char> json, bool skipInputValidation = false);
        public void WriteRawValue([StringSyntax("Json")] string json, bool skipInputValidation = false);
        public void WriteStartArray();
        public void WriteStartArray(ReadOnlySpan<byte> utf8PropertyName);
        public void WriteStartArray(ReadOnlySpan<char> propertyName);
        public void WriteStartArray(string propertyName);
        public void WriteStartObject();
        public void WriteStartObject(ReadOnlySpan<byte> utf8PropertyName);
        public void WriteStartObject(ReadOnlySpan<char> propertyName);
        public void WriteStartObject(string propertyName);
        public void WriteString(ReadOnlySpan<byte> utf8PropertyName, DateTime value);
        public void WriteString(ReadOnlySpan<byte> utf8PropertyName, DateTimeOffset value);
        public void WriteString(ReadOnlySpan<byte> utf8PropertyName, Guid value);
        public void WriteString(ReadOnlySpan<byte> utf8PropertyName, ReadOnlySpan<byte> utf8Value);
        public void WriteString(ReadOnlySpan<byte> utf8PropertyName, ReadOnlySpan<char> value);
        public void WriteString(ReadOnlySpan<byte> utf8PropertyName, string? value);
        public void WriteString(ReadOnlySpan<char> propertyName, DateTime value);
        public void WriteString(ReadOnlySpan<char> propertyName, DateTimeOffset value);
        public void WriteString(ReadOnlySpan<char> propertyName, Guid value);
        public void WriteString(ReadOnlySpan<char> propertyName, ReadOnlySpan<byte> utf8Value);
        public void WriteString(ReadOnlySpan<char> propertyName, ReadOnlySpan<char> value);
        public void WriteString(ReadOnlySpan<char> propertyName, string? value);
        public void WriteString(string propertyName, DateTime value);
        public void WriteString(string propertyName, DateTimeOffset value);
        public void WriteString(string propertyName, Guid value);
        public void WriteString(string propertyName, ReadOnlySpan<byte> utf8Value);
        public void WriteString(string propertyName, ReadOnlySpan<char> value);
        public void WriteString(string propertyName, string? value);
        public void WriteStringValue(DateTime value);
        public void WriteStringValue(DateTimeOffset value);
        public void WriteStringValue(Guid value);
        public void WriteStringValue(ReadOnlySpan<byte> utf8Value);
        public void WriteStringValue(ReadOnlySpan<char> value);
        public void WriteStringValue(string? value);
        public void WriteStringValueSegment(ReadOnlySpan<byte> value, bool isFinalSegment);
        public void WriteStringValueSegment(ReadOnlySpan<char> value, bool isFinalSegment);
        public void WriteBase64StringSegment(ReadOnlySpan<byte> value, bool isFinalSegment);
    }
}

namespace System.Text.Json.Nodes
{
    public sealed class JsonArray : JsonNode, ICollection<JsonNode?>, IEnumerable<JsonNode?>, IEnumerable, IList<JsonNode?>
    {
        public int Count { get; }
        public JsonArray(JsonNodeOptions? options = null);
        public JsonArray(JsonNodeOptions options, params ReadOnlySpan<JsonNode?> items);
        public JsonArray(JsonNodeOptions options, params JsonNode?[] items);
        public JsonArray(params ReadOnlySpan<JsonNode?> items);
        public JsonArray(params JsonNode?[] items);
        public void Add(JsonNode? item);
        public void Add<T>(T? value);
        public void Clear();
        public bool Contains(JsonNode? item);
        public static JsonArray? Create(JsonElement element, JsonNodeOptions? options = null);
        public IEnumerator<JsonNode?> GetEnumerator();
        public IEnumerable<T> GetValues<T>();
        public int IndexOf(JsonNode? item);
        public void Insert(int index, JsonNode? item);
        public bool Remove(JsonNode? item);
        public void RemoveAt(int index);
        public int RemoveAll(Func<JsonNode?, bool> match);
        public void RemoveRange(int index, int count);
        public override void WriteTo(Utf8JsonWriter writer, JsonSerializerOptions? options = null);
    }
    public abstract class JsonNode
    {
        public JsonNode? this[int index] { get; set; }
        public JsonNode? this[string propertyName] { get; set; }
        public JsonNodeOptions? Options { get; }
        public JsonNode? Parent { get; }
        public JsonNode Root { get; }
        public JsonArray AsArray();
        public JsonObject AsObject();
        public JsonValue AsValue();
        public JsonNode DeepClone();
        public static bool DeepEquals(JsonNode? node1, JsonNode? node2);
        public int GetElementIndex();
        public string GetPath();
        public string GetPropertyName();
        public JsonValueKind GetValueKind();
        public virtual T GetValue<T>();
        public static explicit operator bool(JsonNode value);
        public static explicit operator byte(JsonNode value);
        public static explicit operator char(JsonNode value);
        public static explicit operator DateTime(JsonNode value);
        public static explicit operator DateTimeOffset(JsonNode value);
        public static explicit operator decimal(JsonNode value);
        public static explicit operator double(JsonNode value);
        public static explicit operator Guid(JsonNode value);
        public static explicit operator short(JsonNode value);
        public static explicit operator int(JsonNode value);
        public static explicit operator long(JsonNode value);
        public static explicit operator bool?(JsonNode? value);
        public static explicit operator byte?(JsonNode? value);
        public static explicit operator char?(JsonNode? value);
        public static explicit operator DateTimeOffset?(JsonNode? value);
        public static explicit operator DateTime?(JsonNode? value);
        public static explicit operator decimal?(JsonNode? value);
        public static explicit operator double?(JsonNode? value);
        public static explicit operator Guid?(JsonNode? value);
        public static explicit operator short?(JsonNode? value);
        public static explicit operator int?(JsonNode? value);
        public static explicit operator long?(JsonNode? value);
        public static explicit operator sbyte?(JsonNode? value);
        public static explicit operator float?(JsonNode? value);
        public static explicit operator ushort?(JsonNode? value);
        public static explicit operator uint?(JsonNode? value);
        public static explicit operator ulong?(JsonNode? value);
        public static explicit operator sbyte(JsonNode value);
        public static explicit operator float(JsonNode value);
        public static explicit operator string?(JsonNode? value);
        public static explicit operator ushort(JsonNode value);
        public static explicit operator uint(JsonNode value);
        public static explicit operator ulong(JsonNode value);
        public static implicit operator JsonNode(bool value);
        public static implicit operator JsonNode(byte value);
        public static implicit operator JsonNode(char value);
        public static implicit operator JsonNode(DateTime value);
        public static implicit operator JsonNode(DateTimeOffset value);
        public static implicit operator JsonNode(decimal value);
        public static implicit operator JsonNode(double value);
        public static implicit operator JsonNode(Guid value);
        public static implicit operator JsonNode(short value);
        public static implicit operator JsonNode(int value);
        public static implicit operator JsonNode(long value);
        public static implicit operator JsonNode?(bool? value);
        public static implicit operator JsonNode?(byte? value);
        public static implicit operator JsonNode?(char? value);
        public static implicit operator JsonNode?(DateTimeOffset? value);
        public static implicit operator JsonNode?(DateTime? value);
        public static implicit operator JsonNode?(decimal? value);
        public static implicit operator JsonNode?(double? value);
        public static implicit operator JsonNode?(Guid? value);
        public static implicit operator JsonNode?(short? value);
        public static implicit operator JsonNode?(int? value);
        public static implicit operator JsonNode?(long? value);
        public static implicit operator JsonNode?(sbyte? value);
        public static implicit operator JsonNode?(float? value);
        public static implicit operator JsonNode?(ushort? value);
        public static implicit operator JsonNode?(uint? value);
        public static implicit operator JsonNode?(ulong? value);
        public static implicit operator JsonNode(sbyte value);
        public static implicit operator JsonNode(float value);
        public static implicit operator JsonNode?(string? value);
        public static implicit operator JsonNode(ushort value);
        public static implicit operator JsonNode(uint value);
        public static implicit operator JsonNode(ulong value);
        public static JsonNode? Parse(ref Utf8JsonReader reader, JsonNodeOptions? nodeOptions = null);
        public void ReplaceWith<T>(T value);
        public string ToJsonString(JsonSerializerOptions? options = null);
        public override string ToString();
        public abstract void WriteTo(Utf8JsonWriter writer, JsonSerializerOptions? options = null);
    }
    public struct JsonNodeOptions
    {
        public bool PropertyNameCaseInsensitive { get; set; }
    }
    public sealed class JsonObject : JsonNode, ICollection<KeyValuePair<string, JsonNode?>>, IEnumerable<KeyValuePair<string,
        JsonNode?>>, IEnumerable, IDictionary<string, JsonNode?>, IList<KeyValuePair<string, JsonNode?>>
    {
        public int Count { get; }
        public JsonObject(IEnumerable<KeyValuePair<string, JsonNode?>> properties, JsonNodeOptions? options = null);
        public JsonObject(JsonNodeOptions? options = null);
        public void Add(KeyValuePair<string, JsonNode?> property);
        public void Add(string propertyName, JsonNode? value);
        public bool TryAdd(string propertyName, JsonNode? value);
        public bool TryAdd(string propertyName, JsonNode? value, out int index);
        public void Clear();
        public bool ContainsKey(string propertyName);
        public static JsonObject? Create(JsonElement element, JsonNodeOptions? options = null);
        public KeyValuePair<string, JsonNode?> GetAt(int index);
        public IEnumerator<KeyValuePair<string, JsonNode?>> GetEnumerator();
        public int IndexOf(string propertyName);
        public void Insert(int index, string propertyName, JsonNode? value);
        public bool Remove(string propertyName);
        public void RemoveAt(int index);
        public void SetAt(int index, string propertyName, JsonNode? value);
        public void SetAt(int index, JsonNode? value);
        public bool TryGetPropertyValue(string propertyName, out JsonNode? jsonNode);
        public bool TryGetPropertyValue(string propertyName, out JsonNode? jsonNode, out int index);
        public override void WriteTo(Utf8JsonWriter writer, JsonSerializerOptions? options = null);
    }
    public abstract class JsonValue : JsonNode
    {
        public static JsonValue Create(bool value, JsonNodeOptions? options = null);
        public static JsonValue Create(byte value, JsonNodeOptions? options = null);
        public static JsonValue Create(char value, JsonNodeOptions? options = null);
        public static JsonValue Create(DateTime value, JsonNodeOptions? options = null);
        public static JsonValue Create(DateTimeOffset value, JsonNodeOptions? options = null);
        public static JsonValue Create(decimal value, JsonNodeOptions? options = null);
        public static JsonValue Create(double value, JsonNodeOptions? options = null);
        public static JsonValue Create(Guid value, JsonNodeOptions? options = null);
        public static JsonValue Create(short value, JsonNodeOptions? options = null);
        public static JsonValue Create(int value, JsonNodeOptions? options = null);
        public static JsonValue Create(long value, JsonNodeOptions? options = null);
        public static JsonValue? Create(bool? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(byte? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(char? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(DateTimeOffset? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(DateTime? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(decimal? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(double? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(Guid? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(short? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(int? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(long? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(sbyte? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(float? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(JsonElement? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(ushort? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(uint? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(ulong? value, JsonNodeOptions? options = null);
        public static JsonValue Create(sbyte value, JsonNodeOptions? options = null);
        public static JsonValue Create(float value, JsonNodeOptions? options = null);
        public static JsonValue? Create(string? value, JsonNodeOptions? options = null);
        public static JsonValue? Create(JsonElement value, JsonNodeOptions? options = null);
        public static JsonValue Create(ushort value, JsonNodeOptions? options = null);
        public static JsonValue Create(uint value, JsonNodeOptions? options = null);
        public static JsonValue Create(ulong value, JsonNodeOptions? options = null);
        public static JsonValue? Create<T>(T? value, JsonNodeOptions? options = null);
        public abstract bool TryGetValue<T>([NotNullWhen(true)] out T? value);
    }
}

namespace System.Text.Json.Serialization
{
    public abstract class JsonAttribute : Attribute
    {
        protected JsonAttribute();
    }
    [AttributeUsage(AttributeTargets.Constructor, AllowMultiple = false)]
    public sealed class JsonConstructorAttribute : JsonAttribute
    {
        public JsonConstructorAttribute();
    }
    public abstract class JsonConverter
    {
        public abstract Type? Type { get; }
        public abstract bool CanConvert(Type typeToConvert);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Property
        | AttributeTargets.Field | AttributeTargets.Interface, AllowMultiple = false)]
    public class JsonConverterAttribute : JsonAttribute
    {
        public Type? ConverterType { get; }
        protected JsonConverterAttribute();
        public JsonConverterAttribute(Type converterType);
        public virtual JsonConverter? CreateConverter(Type typeToConvert);
    }
    public abstract class JsonConverterFactory : JsonConverter
    {
        public sealed override Type? Type { get; }
        protected JsonConverterFactory();
        public abstract JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options);
    }
    public abstract class JsonConverter<T> : JsonConverter
    {
        public virtual bool HandleNull { get; }
        public sealed override Type Type { get; }
        protected internal JsonConverter();
        public override bool CanConvert(Type typeToConvert);
        public abstract T? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options);
        public virtual T ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options);
        public abstract void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options);
        public virtual void WriteAsPropertyName(Utf8JsonWriter writer, [DisallowNull] T value, JsonSerializerOptions options);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
    public class JsonDerivedTypeAttribute : JsonAttribute
    {
        public Type DerivedType { get; }
        public object? TypeDiscriminator { get; }
        public JsonDerivedTypeAttribute(Type derivedType);
        public JsonDerivedTypeAttribute(Type derivedType, int typeDiscriminator);
        public JsonDerivedTypeAttribute(Type derivedType, string typeDiscriminator);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
    public sealed class JsonExtensionDataAttribute : JsonAttribute
    {
        public JsonExtensionDataAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
    public sealed class JsonIgnoreAttribute : JsonAttribute
    {
        public JsonIgnoreCondition Condition { get; set; }
        public JsonIgnoreAttribute();
    }
    public enum JsonIgnoreCondition
    {
        Never = 0,
        Always = 1,
        WhenWritingDefault = 2,
        WhenWritingNull = 3,
        WhenWriting = 4,
        WhenReading = 5,
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
    public sealed class JsonIncludeAttribute : JsonAttribute
    {
        public JsonIncludeAttribute();
    }
    public enum JsonKnownNamingPolicy
    {
        Unspecified = 0,
        CamelCase = 1,
        SnakeCaseLower = 2,
        SnakeCaseUpper = 3,
        KebabCaseLower = 4,
        KebabCaseUpper = 5,
    }
    public sealed class JsonNumberEnumConverter<TEnum> : JsonConverterFactory where TEnum : struct, Enum
    {
        public JsonNumberEnumConverter();
        public override bool CanConvert(Type typeToConvert);
        public override JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options);
    }
    [Flags]
    public enum JsonNumberHandling
    {
        Strict = 0,
        AllowReadingFromString = 1,
        WriteAsString = 2,
        AllowNamedFloatingPointLiterals = 4,
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Property | AttributeTargets.Field,
        AllowMultiple = false)]
    public sealed class JsonNumberHandlingAttribute : JsonAttribute
    {
        public JsonNumberHandling Handling { get; }
        public JsonNumberHandlingAttribute(JsonNumberHandling handling);
    }
    public enum JsonObjectCreationHandling
    {
        Replace = 0,
        Populate = 1,
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Property | AttributeTargets.Field
        | AttributeTargets.Interface, AllowMultiple = false)]
    public sealed class JsonObjectCreationHandlingAttribute : JsonAttribute
    {
        public JsonObjectCreationHandling Handling { get; }
        public JsonObjectCreationHandlingAttribute(JsonObjectCreationHandling handling);
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = false, Inherited = false)]
    public sealed class JsonPolymorphicAttribute : JsonAttribute
    {
        public bool IgnoreUnrecognizedTypeDiscriminators { get; set; }
        public string? TypeDiscriminatorPropertyName { get; set; }
        public JsonUnknownDerivedTypeHandling UnknownDerivedTypeHandling { get; set; }
        public JsonPolymorphicAttribute();
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
    public sealed class JsonPropertyNameAttribute : JsonAttribute
    {
        public string Name { get; }
        public JsonPropertyNameAttribute(string name);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
    public sealed class JsonPropertyOrderAttribute : JsonAttribute
    {
        public int Order { get; }
        public JsonPropertyOrderAttribute(int order);
    }
    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
    public sealed class JsonRequiredAttribute : JsonAttribute
    {
        public JsonRequiredAttribute();
    }
    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
    public sealed class JsonSerializableAttribute : JsonAttribute
    {
        public string? TypeInfoPropertyName { get; set; }
        public JsonSerializableAttribute(Type type);
    }
    public abstract class JsonSerializerContext : IJsonTypeInfoResolver
    {
        protected abstract JsonSerializerOptions? GeneratedSerializerOptions { get; }
        public JsonSerializerOptions Options { get; }
        protected JsonSerializerContext(JsonSerializerOptions? options);
        public abstract JsonTypeInfo? GetTypeInfo(Type type);
    }
    [AttributeUsage(AttributeTargets.Class, AllowMultiple = false)]
    public sealed class JsonSourceGenerationOptionsAttribute : JsonAttribute
    {
        public bool AllowDuplicateProperties { get; set; }
        public bool AllowOutOfOrderMetadataProperties { get; set; }
        public bool AllowTrailingCommas { get; set; }
        public Type[]? Converters { get; set; }
        public int DefaultBufferSize { get; set; }
        public JsonIgnoreCondition DefaultIgnoreCondition { get; set; }
        public JsonKnownNamingPolicy DictionaryKeyPolicy { get; set; }
        public bool IgnoreReadOnlyFields { get; set; }
        public bool IgnoreReadOnlyProperties { get; set; }
        public bool IncludeFields { get; set; }
        public int MaxDepth { get; set; }
        public string? NewLine { get; set; }
        public JsonNumberHandling NumberHandling { get; set; }
        public JsonObjectCreationHandling PreferredObjectCreationHandling { get; set; }
        public bool PropertyNameCaseInsensitive { get; set; }
        public JsonKnownNamingPolicy PropertyNamingPolicy { get; set; }
        public JsonCommentHandling ReadCommentHandling { get; set; }
        public bool RespectNullableAnnotations { get; set; }
        public bool RespectRequiredConstructorParameters { get; set; }
        public JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }
        public bool UseStringEnumConverter { get; set; }
        public bool WriteIndented { get; set; }
        public char IndentCharacter { get; set; }
        public int IndentSize { get; set; }
        public JsonSourceGenerationOptionsAttribute();
        public JsonSourceGenerationOptionsAttribute(JsonSerializerDefaults defaults);
    }
    public class JsonStringEnumConverter : JsonConverterFactory
    {
        public JsonStringEnumConverter();
        public JsonStringEnumConverter(JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true);
        public sealed override bool CanConvert(Type typeToConvert);
        public sealed override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options);
    }
    public class JsonStringEnumConverter<TEnum> : JsonConverterFactory where TEnum : struct, Enum
    {
        public JsonStringEnumConverter();
        public JsonStringEnumConverter(JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true);
        public sealed override bool CanConvert(Type typeToConvert);
        public sealed override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options);
    }
    [AttributeUsage(AttributeTargets.Field, AllowMultiple = false)]
    public class JsonStringEnumMemberNameAttribute : Attribute
    {
        public string Name { get; }
        public JsonStringEnumMemberNameAttribute(string name);
    }
    public enum JsonUnknownDerivedTypeHandling
    {
        FailSerialization = 0,
        FallBackToBaseType = 1,
        FallBackToNearestAncestor = 2,
    }
    public enum JsonUnmappedMemberHandling
    {
        Skip = 0,
        Disallow = 1,
    }
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, AllowMultiple = false,
        Inherited = false)]
    public class JsonUnmappedMemberHandlingAttribute : JsonAttribute
    {
        public JsonUnmappedMemberHandling UnmappedMemberHandling { get; }
        public JsonUnmappedMemberHandlingAttribute(JsonUnmappedMemberHandling unmappedMemberHandling);
    }
    public abstract class ReferenceHandler
    {
        public static ReferenceHandler IgnoreCycles { get; }
        public static ReferenceHandler Preserve { get; }
        protected ReferenceHandler();
    }
}

namespace System.Text.Json.Serialization.Metadata
{
    public class DefaultJsonTypeInfoResolver : IJsonTypeInfoResolver
    {
        public IList<Action<JsonTypeInfo>> Modifiers { get; }
        public DefaultJsonTypeInfoResolver();
        public virtual JsonTypeInfo GetTypeInfo(Type type, JsonSerializerOptions options);
    }
    public interface IJsonTypeInfoResolver
    {
        JsonTypeInfo? GetTypeInfo(Type type, JsonSerializerOptions options);
    }
    public abstract class JsonTypeInfo
    {
        public JsonConverter Converter { get; }
        public Func<object>? CreateObject { get; set; }
        public ICustomAttributeProvider? ConstructorAttributeProvider { get; }
        public Type? ElementType { get; }
        public bool IsReadOnly { get; }
        public Type? KeyType { get; }
        public JsonNumberHandling? NumberHandling { get; set; }
        public Action<object>? OnDeserialized { get; set; }
        public Action<object>? OnDeserializing { get; set; }
        public Action<object>? OnSerialized { get; set; }
        public Action<object>? OnSerializing { get; set; }
        public JsonSerializerOptions Options { get; }
        [EditorBrowsable(EditorBrowsableState.Never)] public IJsonTypeInfoResolver? OriginatingResolver { get; set; }
        public JsonObjectCreationHandling? PreferredPropertyObjectCreationHandling { get; set; }
        public Type Type { get; }
        public JsonUnmappedMemberHandling? UnmappedMemberHandling { get; set; }
        public static JsonTypeInfo CreateJsonTypeInfo(Type type, JsonSerializerOptions options);
        public void MakeReadOnly();
    }
    public static class JsonTypeInfoResolver
    {
        public static IJsonTypeInfoResolver Combine(params ReadOnlySpan<IJsonTypeInfoResolver?> resolvers);
        public static IJsonTypeInfoResolver Combine(params IJsonTypeInfoResolver?[] resolvers);
        public static IJsonTypeInfoResolver WithAddedModifier(this IJsonTypeInfoResolver resolver, Action<JsonTypeInfo> modifier);
    }
}

namespace System.Text.RegularExpressions
{
    public class Regex
    {
        protected internal Hashtable? capnames;
        protected internal Hashtable? caps;
        protected internal int capsize;
        protected internal string[]? capslist;
        public static readonly TimeSpan InfiniteMatchTimeout;
        protected internal TimeSpan internalMatchTimeout;
        [StringSyntax("Regex")] protected internal string? pattern;
        protected internal RegexOptions roptions;
        public static int CacheSize { get; set; }
        protected IDictionary? CapNames { get; set; }
        protected IDictionary? Caps { get; set; }
        public TimeSpan MatchTimeout { get; }
        public RegexOptions Options { get; }
        public bool RightToLeft { get; }
        protected Regex();
        public Regex([StringSyntax("Regex")] string pattern);
        public Regex([StringSyntax("Regex", new[] { "options" })] string pattern, RegexOptions options);
        public Regex([StringSyntax("Regex", new[] { "options" })] string pattern, RegexOptions options, TimeSpan matchTimeout);
        public int Count(string input);
        public int Count(ReadOnlySpan<char> input);
        public int Count(ReadOnlySpan<char> input, int startat);
        public static int Count(string input, [StringSyntax("Regex")] string pattern);
        public static int Count(string input, [StringSyntax("Regex", new[] { "options" })] string pattern, RegexOptions options);
        public static int Count(string input, [StringSyntax("Regex", new[] { "options" })] string pattern, RegexOptions options,
            TimeSpan matchTimeout);
        public static int Count(ReadOnlySpan<char> input, [StringSyntax("Regex")] string pattern);
        public static int Count(ReadOnlySpan<char> input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options);
        public static int Count(ReadOnlySpan<char> input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options, TimeSpan matchTimeout);
        public static string Escape(string str);
        public Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input);
        public Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, int startat);
        public static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, [StringSyntax("Regex")]
            string pattern);
        public static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, [StringSyntax("Regex", new[]
            { "options" })] string pattern, RegexOptions options);
        public static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, [StringSyntax("Regex", new[]
            { "options" })] string pattern, RegexOptions options, TimeSpan matchTimeout);
        public Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input);
        public Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count);
        public Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count, int startat);
        public static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, [StringSyntax("Regex")]
            string pattern);
        public static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, [StringSyntax("Regex", new[]
            { "options" })] string pattern, RegexOptions options);
        public static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, [StringSyntax("Regex", new[]
            { "options" })] string pattern, RegexOptions options, TimeSpan matchTimeout);
        public string[] GetGroupNames();
        public int[] GetGroupNumbers();
        public string GroupNameFromNumber(int i);
        public int GroupNumberFromName(string name);
        [EditorBrowsable(EditorBrowsableState.Never)] protected void InitializeReferences();
        public bool IsMatch(ReadOnlySpan<char> input);
        public bool IsMatch(ReadOnlySpan<char> input, int startat);
        public static bool IsMatch(ReadOnlySpan<char> input, [StringSyntax("Regex")] string pattern);
        public static bool IsMatch(ReadOnlySpan<char> input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options);
        public static bool IsMatch(ReadOnlySpan<char> input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options, TimeSpan matchTimeout);
        public bool IsMatch(string input);
        public bool IsMatch(string input, int startat);
        public static bool IsMatch(string input, [StringSyntax("Regex")] string pattern);
        public static bool IsMatch(string input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options);
        public static bool IsMatch(string input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options, TimeSpan matchTimeout);
        public string Replace(string input, string replacement);
        public string Replace(string input, string replacement, int count);
        public string Replace(string input, string replacement, int count, int startat);
        public static string Replace(string input, [StringSyntax("Regex")] string pattern, string replacement);
        public static string Replace(string input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            string replacement, RegexOptions options);
        public static string Replace(string input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            string replacement, RegexOptions options, TimeSpan matchTimeout);
        public string[] Split(string input);
        public string[] Split(string input, int count);
        public string[] Split(string input, int count, int startat);
        public static string[] Split(string input, [StringSyntax("Regex")] string pattern);
        public static string[] Split(string input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options);
        public static string[] Split(string input, [StringSyntax("Regex", new[] { "options" })] string pattern,
            RegexOptions options, TimeSpan matchTimeout);
        public override string ToString();
        public static string Unescape(string str);
        [EditorBrowsable(EditorBrowsableState.Never)] protected bool UseOptionC();
        [EditorBrowsable(EditorBrowsableState.Never)] protected bool UseOptionR();
        protected internal static void ValidateMatchTimeout(TimeSpan matchTimeout);
        public ref struct ValueMatchEnumerator : IEnumerator, IDisposable
        {
            public Regex.ValueMatchEnumerator GetEnumerator();
            public bool MoveNext();
        }
        public ref struct ValueSplitEnumerator : IEnumerator<Range>, IEnumerator, IDisposable
        {
            public Range Current { get; }
            public Regex.ValueSplitEnumerator GetEnumerator();
            public bool MoveNext();
        }
    }
    [Flags]
    public enum RegexOptions
    {
        None = 0,
        IgnoreCase = 1,
        Multiline = 2,
        ExplicitCapture = 4,
        Compiled = 8,
        Singleline = 16,
        IgnorePatternWhitespace = 32,
        RightToLeft = 64,
        ECMAScript = 256,
        CultureInvariant = 512,
        NonBacktracking = 1024,
    }
}

namespace System.Threading
{
    public readonly struct CancellationToken : IEquatable<CancellationToken>
    {
        public bool CanBeCanceled { get; }
        public bool IsCancellationRequested { get; }
        public static CancellationToken None { get; }
        public CancellationToken(bool canceled);
        public override bool Equals([NotNullWhen(true)] object? other);
        public bool Equals(CancellationToken other);
        public override int GetHashCode();
        public static bool operator ==(CancellationToken left, CancellationToken right);
        public static bool operator !=(CancellationToken left, CancellationToken right);
        public void ThrowIfCancellationRequested();
    }
    public class CancellationTokenSource : IDisposable
    {
        public bool IsCancellationRequested { get; }
        public CancellationToken Token { get; }
        public CancellationTokenSource();
        public CancellationTokenSource(int millisecondsDelay);
        public CancellationTokenSource(TimeSpan delay);
        public CancellationTokenSource(TimeSpan delay, TimeProvider timeProvider);
        public void Cancel();
        public void Cancel(bool throwOnFirstException);
        public void CancelAfter(int millisecondsDelay);
        public void CancelAfter(TimeSpan delay);
        public Task CancelAsync();
        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token);
        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token1, CancellationToken token2);
        public static CancellationTokenSource CreateLinkedTokenSource(params ReadOnlySpan<CancellationToken> tokens);
        public static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] tokens);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public bool TryReset();
    }
}

namespace System.Threading.Channels
{
    public static class Channel
    {
        public static Channel<T> CreateBounded<T>(int capacity);
        public static Channel<T> CreateUnbounded<T>();
        public static Channel<T> CreateUnboundedPrioritized<T>();
    }
    public abstract class ChannelReader<T>
    {
        public virtual bool CanCount { get; }
        public virtual bool CanPeek { get; }
        public virtual Task Completion { get; }
        public virtual int Count { get; }
        protected ChannelReader();
        public virtual ValueTask<T> ReadAsync(CancellationToken cancellationToken = default);
        public virtual IAsyncEnumerable<T> ReadAllAsync(CancellationToken cancellationToken = default);
        public virtual bool TryPeek([MaybeNullWhen(false)] out T item);
        public abstract bool TryRead([MaybeNullWhen(false)] out T item);
        public abstract ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default);
    }
    public abstract class ChannelWriter<T>
    {
        protected ChannelWriter();
        public void Complete(Exception? error = null);
        public virtual bool TryComplete(Exception? error = null);
        public abstract bool TryWrite(T item);
        public abstract ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken = default);
        public virtual ValueTask WriteAsync(T item, CancellationToken cancellationToken = default);
    }
    public abstract class Channel<T> : Channel<T, T>
    {
        protected Channel();
    }
    public abstract class Channel<TWrite, TRead>
    {
        public ChannelReader<TRead> Reader { get; protected set; }
        public ChannelWriter<TWrite> Writer { get; protected set; }
        protected Channel();
        public static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel);
        public static implicit operator ChannelWriter<TWrite>(Channel<TWrite, TRead> channel);
    }
}

namespace System.Threading.RateLimiting
{
    public abstract class PartitionedRateLimiter<TResource> : IAsyncDisposable, IDisposable
    {
        protected PartitionedRateLimiter();
        public ValueTask<RateLimitLease> AcquireAsync(TResource resource, int permitCount = 1,
            CancellationToken cancellationToken = default);
        protected abstract ValueTask<RateLimitLease> AcquireAsyncCore(TResource resource, int permitCount,
            CancellationToken cancellationToken);
        public RateLimitLease AttemptAcquire(TResource resource, int permitCount = 1);
        protected abstract RateLimitLease AttemptAcquireCore(TResource resource, int permitCount);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public ValueTask DisposeAsync();
        protected virtual ValueTask DisposeAsyncCore();
        public PartitionedRateLimiter<TOuter> WithTranslatedKey<TOuter>(Func<TOuter, TResource> keyAdapter, bool leaveOpen);
    }
    public abstract class RateLimitLease : IDisposable
    {
        public abstract bool IsAcquired { get; }
        public abstract IEnumerable<string> MetadataNames { get; }
        protected RateLimitLease();
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public virtual IEnumerable<KeyValuePair<string, object?>> GetAllMetadata();
        public abstract bool TryGetMetadata(string metadataName, out object? metadata);
    }
}

namespace System.Threading.Tasks
{
    public class Task : IDisposable
    {
        public object? AsyncState { get; }
        public static Task CompletedTask { get; }
        public static int? CurrentId { get; }
        public int Id { get; }
        public bool IsCanceled { get; }
        public bool IsCompleted { get; }
        public bool IsCompletedSuccessfully { get; }
        [MemberNotNullWhen(true, "Exception")] public bool IsFaulted { get; }
        public Task(Action action);
        public Task(Action action, CancellationToken cancellationToken);
        public Task(Action<object?> action, object? state);
        public Task(Action<object?> action, object? state, CancellationToken cancellationToken);
        public Task ContinueWith(Action<Task, object?> continuationAction, object? state);
        public Task ContinueWith(Action<Task, object?> continuationAction, object? state, CancellationToken cancellationToken);
        public Task ContinueWith(Action<Task> continuationAction);
        public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken);
        public Task<TResult> ContinueWith<TResult>(Func<Task, object?, TResult> continuationFunction, object? state);
        public Task<TResult> ContinueWith<TResult>(Func<Task, object?, TResult> continuationFunction, object? state,
            CancellationToken cancellationToken);
        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction);
        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken);
        public static Task Delay(int millisecondsDelay);
        public static Task Delay(int millisecondsDelay, CancellationToken cancellationToken);
        public static Task Delay(TimeSpan delay);
        public static Task Delay(TimeSpan delay, CancellationToken cancellationToken);
        public static Task Delay(TimeSpan delay, TimeProvider timeProvider);
        public static Task Delay(TimeSpan delay, TimeProvider timeProvider, CancellationToken cancellationToken);
        public void Dispose();
        protected virtual void Dispose(bool disposing);
        public static Task FromCanceled(CancellationToken cancellationToken);
        public static Task<TResult> FromCanceled<TResult>(CancellationToken cancellationToken);
        public static Task FromException(Exception exception);
        public static Task<TResult> FromException<TResult>(Exception exception);
        public static Task<TResult> FromResult<TResult>(TResult result);
        public TaskAwaiter GetAwaiter();
        public static Task Run(Action action);
        public static Task Run(Action action, CancellationToken cancellationToken);
        public static Task Run(Func<Task?> function);
        public static Task Run(Func<Task?> function, CancellationToken cancellationToken);
        public void RunSynchronously();
        public static Task<TResult> Run<TResult>(Func<Task<TResult>?> function);
        public static Task<TResult> Run<TResult>(Func<Task<TResult>?> function, CancellationToken cancellationToken);
        public static Task<TResult> Run<TResult>(Func<TResult> function);
        public static Task<TResult> Run<TResult>(Func<TResult> function, CancellationToken cancellationToken);
        public void Start();
        public void Wait();
        public bool Wait(int millisecondsTimeout);
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken);
        public void Wait(CancellationToken cancellationToken);
        public bool Wait(TimeSpan timeout);
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken);
        public static void WaitAll(IEnumerable<Task> tasks, CancellationToken cancellationToken = default);
        public static void WaitAll(params ReadOnlySpan<Task> tasks);
        public static void WaitAll(params Task[] tasks);
        public static bool WaitAll(Task[] tasks, int millisecondsTimeout);
        public static bool WaitAll(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken);
        public static void WaitAll(Task[] tasks, CancellationToken cancellationToken);
        public static bool WaitAll(Task[] tasks, TimeSpan timeout);
        public static int WaitAny(params Task[] tasks);
        public static int WaitAny(Task[] tasks, int millisecondsTimeout);
        public static int WaitAny(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken);
        public static int WaitAny(Task[] tasks, CancellationToken cancellationToken);
        public static int WaitAny(Task[] tasks, TimeSpan timeout);
        public Task WaitAsync(CancellationToken cancellationToken);
        public Task WaitAsync(TimeSpan timeout);
        public Task WaitAsync(TimeSpan timeout, CancellationToken cancellationToken);
        public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider);
        public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken);
        public static Task WhenAll(IEnumerable<Task> tasks);
        public static Task WhenAll(params ReadOnlySpan<Task> tasks);
        public static Task WhenAll(params Task[] tasks);
        public static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> tasks);
        public static Task<TResult[]> WhenAll<TResult>(params ReadOnlySpan<Task<TResult>> tasks);
        public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks);
        public static Task<Task> WhenAny(IEnumerable<Task> tasks);
        public static Task<Task> WhenAny(Task task1, Task task2);
        public static Task<Task> WhenAny(params ReadOnlySpan<Task> tasks);
        public static Task<Task> WhenAny(params Task[] tasks);
        public static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> tasks);
        public static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2);
        public static Task<Task<TResult>> WhenAny<TResult>(params ReadOnlySpan<Task<TResult>> tasks);
        public static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] tasks);
        public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks);
        public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks);
        public static IAsyncEnumerable<Task> WhenEach(params ReadOnlySpan<Task> tasks);
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks);
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks);
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params ReadOnlySpan<Task<TResult>> tasks);
    }
    public class Task<TResult> : Task
    {
        public TResult Result { get; }
        public Task(Func<object?, TResult> function, object? state);
        public Task(Func<object?, TResult> function, object? state, CancellationToken cancellationToken);
        public Task(Func<TResult> function);
        public Task(Func<TResult> function, CancellationToken cancellationToken);
        public Task ContinueWith(Action<Task<TResult>, object?> continuationAction, object? state);
        public Task ContinueWith(Action<Task<TResult>, object?> continuationAction, object? state,
            CancellationToken cancellationToken);
        public Task ContinueWith(Action<Task<TResult>> continuationAction);
        public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken);
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object?, TNewResult> continuationFunction,
            object? state);
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object?, TNewResult> continuationFunction,
            object? state, CancellationToken cancellationToken);
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction);
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction,
            CancellationToken cancellationToken);
        public TaskAwaiter<TResult> GetAwaiter();
        public Task<TResult> WaitAsync(CancellationToken cancellationToken);
        public Task<TResult> WaitAsync(TimeSpan timeout);
        public Task<TResult> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken);
        public Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider);
        public Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken);
    }
    public readonly struct ValueTask : IEquatable<ValueTask>
    {
        public static ValueTask CompletedTask { get; }
        public bool IsCanceled { get; }
        public bool IsCompleted { get; }
        public bool IsCompletedSuccessfully { get; }
        public bool IsFaulted { get; }
        public ValueTask(Task task);
        public Task AsTask();
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ValueTask other);
        public static ValueTask FromCanceled(CancellationToken cancellationToken);
        public static ValueTask<TResult> FromCanceled<TResult>(CancellationToken cancellationToken);
        public static ValueTask FromException(Exception exception);
        public static ValueTask<TResult> FromException<TResult>(Exception exception);
        public static ValueTask<TResult> FromResult<TResult>(TResult result);
        public override int GetHashCode();
        public static bool operator ==(ValueTask left, ValueTask right);
        public static bool operator !=(ValueTask left, ValueTask right);
        public ValueTask Preserve();
    }
    public readonly struct ValueTask<TResult> : IEquatable<ValueTask<TResult>>
    {
        public bool IsCanceled { get; }
        public bool IsCompleted { get; }
        public bool IsCompletedSuccessfully { get; }
        public bool IsFaulted { get; }
        public TResult Result { get; }
        public ValueTask(Task<TResult> task);
        public ValueTask(TResult result);
        public Task<TResult> AsTask();
        public override bool Equals([NotNullWhen(true)] object? obj);
        public bool Equals(ValueTask<TResult> other);
        public override int GetHashCode();
        public static bool operator ==(ValueTask<TResult> left, ValueTask<TResult> right);
        public static bool operator !=(ValueTask<TResult> left, ValueTask<TResult> right);
        public ValueTask<TResult> Preserve();
        public override string? ToString();
    }
}
