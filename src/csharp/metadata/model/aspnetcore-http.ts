import { statusCodeConstants } from "./status-codes.js";

/** ASP.NET Core's HTTP abstractions, minimal APIs, authorization, hosting and dependency injection. */
const result = "Microsoft.AspNetCore.Http.IResult";
const status = "public int StatusCode { get; }";
const optionalStatus = "public int? StatusCode { get; }";

/** The results of minimal APIs by their names, each with what it says about its status. */
const resultTypes: readonly (readonly [members: string, names: readonly string[]])[] = [
  [
    status,
    [
      "Accepted",
      "AcceptedAtRoute",
      "BadRequest",
      "Conflict",
      "Created",
      "CreatedAtRoute",
      "InternalServerError",
      "NoContent",
      "NotFound",
      "Ok",
      "ProblemHttpResult",
      "StatusCodeHttpResult",
      "UnauthorizedHttpResult",
      "UnprocessableEntity",
      "ValidationProblem",
    ],
  ],
  [optionalStatus, ["ContentHttpResult", "Utf8ContentHttpResult", "ServerSentEventsResult<T>"]],
  [
    "",
    [
      "ChallengeHttpResult",
      "EmptyHttpResult",
      "FileContentHttpResult",
      "FileStreamHttpResult",
      "ForbidHttpResult",
      "PhysicalFileHttpResult",
      "PushStreamHttpResult",
      "RedirectHttpResult",
      "RedirectToRouteHttpResult",
      "SignInHttpResult",
      "SignOutHttpResult",
      "VirtualFileHttpResult",
    ],
  ],
];
const valueResultTypes: readonly (readonly [members: string, names: readonly string[]])[] = [
  [
    status,
    [
      "Accepted",
      "AcceptedAtRoute",
      "BadRequest",
      "Conflict",
      "Created",
      "CreatedAtRoute",
      "InternalServerError",
      "NotFound",
      "Ok",
      "UnprocessableEntity",
    ],
  ],
  [optionalStatus, ["JsonHttpResult"]],
];
const plainResults = resultTypes.flatMap(([members, names]) =>
  names.map((name) => `public sealed class ${name} : ${result} { ${members} }`),
);
const valueResults = valueResultTypes.flatMap(([members, names]) =>
  names.map(
    (name) =>
      `public sealed class ${name}<TValue> : ${result}, Microsoft.AspNetCore.Http.IValueHttpResult<TValue> { public TValue? Value { get; } ${members} }`,
  ),
);
const resultsUnion = (count: number): string => {
  const names = Array.from({ length: count }, (_, i) => `TResult${i + 1}`);
  const constraints = names.map((name) => `where ${name} : Microsoft.AspNetCore.Http.IResult`).join(" ");
  const conversions = names
    .map((name) => `public static implicit operator Results<${names.join(", ")}>(${name} result);`)
    .join(" ");
  return `public sealed class Results<${names.join(", ")}> : Microsoft.AspNetCore.Http.IResult ${constraints} { public Microsoft.AspNetCore.Http.IResult Result { get; } ${conversions} }`;
};

export const aspNetCoreHttpModel = `
#nullable enable
namespace Microsoft.AspNetCore.Http
{
    using System;
    using System.Collections.Generic;
    using System.IO;
    using System.Threading.Tasks;

    public abstract class HttpContext { public abstract HttpRequest Request { get; } public abstract HttpResponse Response { get; } public abstract System.Security.Claims.ClaimsPrincipal User { get; set; } public abstract System.Threading.CancellationToken RequestAborted { get; set; } public abstract IServiceProvider RequestServices { get; set; } public abstract IDictionary<object, object?> Items { get; set; } }
    public abstract class HttpRequest { public abstract string Method { get; set; } public abstract string? ContentType { get; set; } public abstract Stream Body { get; set; } public abstract IQueryCollection Query { get; set; } public abstract IHeaderDictionary Headers { get; } public abstract IFormCollection Form { get; set; } public abstract HttpContext HttpContext { get; } }
    public abstract class HttpResponse { public abstract int StatusCode { get; set; } public abstract string? ContentType { get; set; } public abstract Stream Body { get; set; } public abstract IHeaderDictionary Headers { get; } }
    public interface IHeaderDictionary : IDictionary<string, Microsoft.Extensions.Primitives.StringValues> { } public interface IQueryCollection : IEnumerable<KeyValuePair<string, Microsoft.Extensions.Primitives.StringValues>> { } public interface IFormCollection : IEnumerable<KeyValuePair<string, Microsoft.Extensions.Primitives.StringValues>> { IFormFileCollection Files { get; } } public interface IHttpContextAccessor { HttpContext? HttpContext { get; set; } } public readonly struct PathString { public PathString(string? value); } public readonly struct QueryString { } public readonly struct HostString { }
    public interface IFormFile { string ContentType { get; } string ContentDisposition { get; } IHeaderDictionary Headers { get; } long Length { get; } string Name { get; } string FileName { get; } Stream OpenReadStream(); void CopyTo(Stream target); Task CopyToAsync(Stream target, System.Threading.CancellationToken cancellationToken = default); }
    public interface IFormFileCollection : IReadOnlyList<IFormFile> { IFormFile? this[string name] { get; } IFormFile? GetFile(string name); }
    public class HttpValidationProblemDetails : Microsoft.AspNetCore.Mvc.ProblemDetails { public HttpValidationProblemDetails(); public HttpValidationProblemDetails(IDictionary<string, string[]> errors); [System.Text.Json.Serialization.JsonPropertyName("errors")] public IDictionary<string, string[]> Errors { get; set; } }
    public delegate Task RequestDelegate(HttpContext context);
    public interface IResult { Task ExecuteAsync(HttpContext httpContext); } public interface IValueHttpResult { object? Value { get; } } public interface IValueHttpResult<out TValue> { TValue? Value { get; } } public interface IEndpointFilter { } public interface IBindableFromHttpContext<TSelf> where TSelf : class, IBindableFromHttpContext<TSelf> { }
    public sealed class AsParametersAttribute : Attribute { public AsParametersAttribute(); } public sealed class TagsAttribute : Attribute { public TagsAttribute(params string[] tags); public IReadOnlyList<string> Tags { get; } } public sealed class EndpointSummaryAttribute : Attribute { public EndpointSummaryAttribute(string summary); public string Summary { get; } } public sealed class EndpointDescriptionAttribute : Attribute { public EndpointDescriptionAttribute(string description); public string Description { get; } }
    public static class StatusCodes { ${statusCodeConstants} }
    public static class HttpMethods { public static readonly string Get; public static readonly string Post; public static readonly string Put; public static readonly string Patch; public static readonly string Delete; public static readonly string Head; public static readonly string Options; }
    public static class Results
    {
        public static IResult Accepted(string? uri = null, object? value = null); public static IResult BadRequest(object? error = null); public static IResult BadRequest<TValue>(TValue? error); public static IResult Conflict(object? error = null); public static IResult Conflict<TValue>(TValue? error); public static IResult Content(string? content, string? contentType = null); public static IResult Created(string? uri, object? value); public static IResult Created<TValue>(string? uri, TValue? value); public static IResult CreatedAtRoute(string? routeName = null, object? routeValues = null, object? value = null); public static IResult File(byte[] fileContents, string? contentType = null, string? fileDownloadName = null); public static IResult File(Stream fileStream, string? contentType = null, string? fileDownloadName = null); public static IResult Forbid(); public static IResult Json(object? data, System.Text.Json.JsonSerializerOptions? options = null, string? contentType = null, int? statusCode = null); public static IResult Json<TValue>(TValue? data, System.Text.Json.JsonSerializerOptions? options = null, string? contentType = null, int? statusCode = null); public static IResult NoContent(); public static IResult NotFound(object? value = null); public static IResult NotFound<TValue>(TValue? value); public static IResult Ok(object? value = null); public static IResult Ok<TValue>(TValue? value); public static IResult Problem(string? detail = null, string? instance = null, int? statusCode = null, string? title = null, string? type = null); public static IResult Problem(Microsoft.AspNetCore.Mvc.ProblemDetails problemDetails); public static IResult Redirect(string url); public static IResult StatusCode(int statusCode); public static IResult Stream(Stream stream, string? contentType = null, string? fileDownloadName = null); public static IResult Text(string? content, string? contentType = null); public static IResult Unauthorized(); public static IResult UnprocessableEntity(object? error = null); public static IResult UnprocessableEntity<TValue>(TValue? error); public static IResult ValidationProblem(IDictionary<string, string[]> errors);
    }
    public static class TypedResults
    {
        public static HttpResults.Accepted Accepted(string? uri); public static HttpResults.Accepted<TValue> Accepted<TValue>(string? uri, TValue? value); public static HttpResults.BadRequest BadRequest(); public static HttpResults.BadRequest<TValue> BadRequest<TValue>(TValue? error); public static HttpResults.Conflict Conflict(); public static HttpResults.Conflict<TValue> Conflict<TValue>(TValue? error); public static HttpResults.Created Created(); public static HttpResults.Created Created(string? uri); public static HttpResults.Created<TValue> Created<TValue>(string? uri, TValue? value); public static HttpResults.Created<TValue> Created<TValue>(Uri? uri, TValue? value); public static HttpResults.CreatedAtRoute<TValue> CreatedAtRoute<TValue>(TValue? value, string? routeName = null, object? routeValues = null); public static HttpResults.FileContentHttpResult File(byte[] fileContents, string? contentType = null, string? fileDownloadName = null); public static HttpResults.FileStreamHttpResult File(Stream fileStream, string? contentType = null, string? fileDownloadName = null); public static HttpResults.FileContentHttpResult Bytes(byte[] contents, string? contentType = null, string? fileDownloadName = null); public static HttpResults.FileStreamHttpResult Stream(Stream stream, string? contentType = null, string? fileDownloadName = null); public static HttpResults.ForbidHttpResult Forbid(); public static HttpResults.InternalServerError InternalServerError(); public static HttpResults.InternalServerError<TValue> InternalServerError<TValue>(TValue? error); public static HttpResults.JsonHttpResult<TValue> Json<TValue>(TValue? data, System.Text.Json.JsonSerializerOptions? options = null, string? contentType = null, int? statusCode = null); public static HttpResults.NoContent NoContent(); public static HttpResults.NotFound NotFound(); public static HttpResults.NotFound<TValue> NotFound<TValue>(TValue? value); public static HttpResults.Ok Ok(); public static HttpResults.Ok<TValue> Ok<TValue>(TValue? value); public static HttpResults.ProblemHttpResult Problem(string? detail = null, string? instance = null, int? statusCode = null, string? title = null, string? type = null); public static HttpResults.ProblemHttpResult Problem(Microsoft.AspNetCore.Mvc.ProblemDetails problemDetails); public static HttpResults.RedirectHttpResult Redirect(string url); public static HttpResults.StatusCodeHttpResult StatusCode(int statusCode); public static HttpResults.ContentHttpResult Text(string? content, string? contentType = null); public static HttpResults.ContentHttpResult Content(string? content, string? contentType = null); public static HttpResults.UnauthorizedHttpResult Unauthorized(); public static HttpResults.UnprocessableEntity UnprocessableEntity(); public static HttpResults.UnprocessableEntity<TValue> UnprocessableEntity<TValue>(TValue? error); public static HttpResults.ValidationProblem ValidationProblem(IDictionary<string, string[]> errors);
    }
}
namespace Microsoft.AspNetCore.Http.HttpResults
{
    ${plainResults.join("\n    ")}
    ${valueResults.join("\n    ")}
    ${[2, 3, 4, 5, 6].map(resultsUnion).join("\n    ")}
}
namespace Microsoft.AspNetCore.Http.Json { public class JsonOptions { public System.Text.Json.JsonSerializerOptions SerializerOptions { get; } } }
namespace Microsoft.AspNetCore.Routing { public interface IEndpointRouteBuilder { System.IServiceProvider ServiceProvider { get; } } public sealed class RouteGroupBuilder : IEndpointRouteBuilder, Microsoft.AspNetCore.Builder.IEndpointConventionBuilder { } public interface IOutboundParameterTransformer { } public class LinkGenerator { } public class RouteOptions { public bool LowercaseUrls { get; set; } public bool LowercaseQueryStrings { get; set; } public bool AppendTrailingSlash { get; set; } } }
namespace Microsoft.AspNetCore.Builder
{
    using System;
    using Microsoft.AspNetCore.Routing;
    public interface IApplicationBuilder { } public interface IEndpointConventionBuilder { } public sealed class RouteHandlerBuilder : IEndpointConventionBuilder { } public sealed class ControllerActionEndpointConventionBuilder : IEndpointConventionBuilder { }
    public sealed class WebApplication : IApplicationBuilder, IEndpointRouteBuilder, Microsoft.Extensions.Hosting.IHost, IAsyncDisposable { public static WebApplicationBuilder CreateBuilder(); public static WebApplicationBuilder CreateBuilder(string[] args); public static WebApplicationBuilder CreateSlimBuilder(string[] args); public static WebApplication Create(string[]? args = null); public IServiceProvider Services { get; } public Microsoft.Extensions.Configuration.IConfiguration Configuration { get; } public Microsoft.Extensions.Logging.ILogger Logger { get; } public void Run(string? url = null); public System.Threading.Tasks.Task RunAsync(string? url = null); }
    public sealed class WebApplicationBuilder { public Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; } public Microsoft.Extensions.Configuration.ConfigurationManager Configuration { get; } public Microsoft.Extensions.Logging.ILoggingBuilder Logging { get; } public WebApplication Build(); }
    public static class EndpointRouteBuilderExtensions { public static RouteHandlerBuilder MapGet(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler); public static RouteHandlerBuilder MapPost(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler); public static RouteHandlerBuilder MapPut(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler); public static RouteHandlerBuilder MapPatch(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler); public static RouteHandlerBuilder MapDelete(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler); public static RouteHandlerBuilder Map(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler); public static RouteHandlerBuilder MapMethods(this IEndpointRouteBuilder endpoints, string pattern, System.Collections.Generic.IEnumerable<string> httpMethods, Delegate handler); public static RouteGroupBuilder MapGroup(this IEndpointRouteBuilder endpoints, string prefix); public static RouteHandlerBuilder MapFallback(this IEndpointRouteBuilder endpoints, Delegate handler); }
    public static class ControllerEndpointRouteBuilderExtensions { public static ControllerActionEndpointConventionBuilder MapControllers(this IEndpointRouteBuilder endpoints); public static ControllerActionEndpointConventionBuilder MapControllerRoute(this IEndpointRouteBuilder endpoints, string name, string pattern, object? defaults = null, object? constraints = null, object? dataTokens = null); public static ControllerActionEndpointConventionBuilder MapDefaultControllerRoute(this IEndpointRouteBuilder endpoints); }
    public static class RoutingEndpointConventionBuilderExtensions { public static TBuilder WithName<TBuilder>(this TBuilder builder, string endpointName) where TBuilder : IEndpointConventionBuilder; public static TBuilder WithMetadata<TBuilder>(this TBuilder builder, params object[] items) where TBuilder : IEndpointConventionBuilder; public static TBuilder WithGroupName<TBuilder>(this TBuilder builder, string endpointGroupName) where TBuilder : IEndpointConventionBuilder; public static TBuilder WithDisplayName<TBuilder>(this TBuilder builder, string displayName) where TBuilder : IEndpointConventionBuilder; public static TBuilder RequireHost<TBuilder>(this TBuilder builder, params string[] hosts) where TBuilder : IEndpointConventionBuilder; }
    public static class AuthorizationEndpointConventionBuilderExtensions { public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder) where TBuilder : IEndpointConventionBuilder; public static TBuilder RequireAuthorization<TBuilder>(this TBuilder builder, params string[] policyNames) where TBuilder : IEndpointConventionBuilder; public static TBuilder AllowAnonymous<TBuilder>(this TBuilder builder) where TBuilder : IEndpointConventionBuilder; }
    public static class HttpsPolicyBuilderExtensions { public static IApplicationBuilder UseHttpsRedirection(this IApplicationBuilder app); } public static class AuthAppBuilderExtensions { public static IApplicationBuilder UseAuthentication(this IApplicationBuilder app); } public static class AuthorizationAppBuilderExtensions { public static IApplicationBuilder UseAuthorization(this IApplicationBuilder app); }
}
namespace Microsoft.AspNetCore.Http
{
    using Microsoft.AspNetCore.Builder;
    public static class OpenApiRouteHandlerBuilderExtensions { public static RouteHandlerBuilder Produces<TResponse>(this RouteHandlerBuilder builder, int statusCode = 200, string? contentType = null, params string[] additionalContentTypes); public static RouteHandlerBuilder Produces(this RouteHandlerBuilder builder, int statusCode, System.Type? responseType = null, string? contentType = null, params string[] additionalContentTypes); public static RouteHandlerBuilder ProducesProblem(this RouteHandlerBuilder builder, int statusCode, string? contentType = null); public static RouteHandlerBuilder ProducesValidationProblem(this RouteHandlerBuilder builder, int statusCode = 400, string? contentType = null); public static RouteHandlerBuilder Accepts<TRequest>(this RouteHandlerBuilder builder, string contentType, params string[] additionalContentTypes) where TRequest : notnull; public static TBuilder WithTags<TBuilder>(this TBuilder builder, params string[] tags) where TBuilder : IEndpointConventionBuilder; public static TBuilder WithSummary<TBuilder>(this TBuilder builder, string summary) where TBuilder : IEndpointConventionBuilder; public static TBuilder WithDescription<TBuilder>(this TBuilder builder, string description) where TBuilder : IEndpointConventionBuilder; public static TBuilder ExcludeFromDescription<TBuilder>(this TBuilder builder) where TBuilder : IEndpointConventionBuilder; }
}
namespace Microsoft.AspNetCore.Authorization { public class AuthorizeAttribute : System.Attribute { public AuthorizeAttribute(); public AuthorizeAttribute(string policy); public string? Policy { get; set; } public string? Roles { get; set; } public string? AuthenticationSchemes { get; set; } } public class AllowAnonymousAttribute : System.Attribute { public AllowAnonymousAttribute(); } public interface IAuthorizationService { } }
namespace Microsoft.AspNetCore.Cors { public class EnableCorsAttribute : System.Attribute { public EnableCorsAttribute(); public EnableCorsAttribute(string? policyName); } public class DisableCorsAttribute : System.Attribute { } }
namespace Microsoft.AspNetCore.RateLimiting { public sealed class EnableRateLimitingAttribute : System.Attribute { public EnableRateLimitingAttribute(string policyName); } public sealed class DisableRateLimitingAttribute : System.Attribute { } }
namespace Microsoft.AspNetCore.OutputCaching { public sealed class OutputCacheAttribute : System.Attribute { public OutputCacheAttribute(); public int Duration { get; init; } public string? PolicyName { get; init; } } }
namespace Microsoft.AspNetCore.Hosting { public interface IWebHostEnvironment : Microsoft.Extensions.Hosting.IHostEnvironment { } public interface IWebHostBuilder { } }
namespace Microsoft.AspNetCore.SignalR { public abstract class Hub { } public abstract class Hub<T> : Hub where T : class { } public interface IHubContext<THub> where THub : Hub { } }
namespace Microsoft.Extensions.Primitives { public readonly struct StringValues : System.Collections.Generic.IList<string?>, System.Collections.Generic.IReadOnlyList<string?> { } }
namespace Microsoft.Extensions.Configuration { public interface IConfiguration { string? this[string key] { get; set; } } public interface IConfigurationBuilder { } public sealed class ConfigurationManager : IConfigurationBuilder, IConfiguration { public string? this[string key] { get; set; } } }
namespace Microsoft.Extensions.Options { public interface IOptions<out TOptions> where TOptions : class { TOptions Value { get; } } public interface IOptionsSnapshot<out TOptions> : IOptions<TOptions> where TOptions : class { } public interface IOptionsMonitor<out TOptions> { TOptions CurrentValue { get; } } }
namespace Microsoft.Extensions.Logging { public interface ILogger { } public interface ILogger<out TCategoryName> : ILogger { } public interface ILoggerFactory { } public interface ILoggingBuilder { } public static class LoggerExtensions { public static void LogInformation(this ILogger logger, string? message, params object?[] args); public static void LogWarning(this ILogger logger, string? message, params object?[] args); public static void LogError(this ILogger logger, string? message, params object?[] args); } }
namespace Microsoft.Extensions.Hosting { public interface IHost : System.IDisposable { System.IServiceProvider Services { get; } } public interface IHostEnvironment { string EnvironmentName { get; set; } } public interface IHostBuilder { } public abstract class BackgroundService { } public interface IHostedService { } public static class HostingAbstractionsHostExtensions { public static void Run(this IHost host); public static System.Threading.Tasks.Task RunAsync(this IHost host, System.Threading.CancellationToken token = default); } public static class HostEnvironmentEnvExtensions { public static bool IsDevelopment(this IHostEnvironment hostEnvironment); } public class HostBuilder : IHostBuilder { public HostBuilder(); public IHost Build(); } public static class Host { public static IHostBuilder CreateDefaultBuilder(); public static IHostBuilder CreateDefaultBuilder(string[]? args); } }
namespace Microsoft.Extensions.DependencyInjection
{
    using System;
    public interface IServiceCollection : System.Collections.Generic.IList<ServiceDescriptor> { } public class ServiceDescriptor { } public interface IServiceScopeFactory { } public interface IMvcBuilder { IServiceCollection Services { get; } } public interface IMvcCoreBuilder { } public sealed class FromKeyedServicesAttribute : Attribute { public FromKeyedServicesAttribute(object? key); public object? Key { get; } }
    public static class MvcServiceCollectionExtensions { public static IMvcBuilder AddControllers(this IServiceCollection services); public static IMvcBuilder AddControllers(this IServiceCollection services, Action<Microsoft.AspNetCore.Mvc.MvcOptions>? configure); public static IMvcBuilder AddControllersWithViews(this IServiceCollection services); public static IMvcBuilder AddMvc(this IServiceCollection services); }
    public static class MvcCoreMvcBuilderExtensions { public static IMvcBuilder AddJsonOptions(this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.JsonOptions> configure); public static IMvcBuilder AddMvcOptions(this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.MvcOptions> setupAction); public static IMvcBuilder ConfigureApiBehaviorOptions(this IMvcBuilder builder, Action<Microsoft.AspNetCore.Mvc.ApiBehaviorOptions> setupAction); }
    public static class HttpJsonServiceExtensions { public static IServiceCollection ConfigureHttpJsonOptions(this IServiceCollection services, Action<Microsoft.AspNetCore.Http.Json.JsonOptions> configureOptions); }
    public static class OptionsServiceCollectionExtensions { public static IServiceCollection Configure<TOptions>(this IServiceCollection services, Action<TOptions> configureOptions) where TOptions : class; }
    public static class RoutingServiceCollectionExtensions { public static IServiceCollection AddRouting(this IServiceCollection services); public static IServiceCollection AddRouting(this IServiceCollection services, Action<Microsoft.AspNetCore.Routing.RouteOptions> configureOptions); }
    public static class ServiceCollectionServiceExtensions { public static IServiceCollection AddSingleton<TService>(this IServiceCollection services) where TService : class; public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService; public static IServiceCollection AddScoped<TService>(this IServiceCollection services) where TService : class; public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService; public static IServiceCollection AddTransient<TService>(this IServiceCollection services) where TService : class; public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService; }
    public static class ServiceProviderServiceExtensions { public static T? GetService<T>(this IServiceProvider provider); public static T GetRequiredService<T>(this IServiceProvider provider) where T : notnull; }
}
`;
