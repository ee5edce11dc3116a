// ASP.NET Core's HTTP abstractions, minimal APIs, authorization, hosting and dependency injection.
#nullable enable

namespace Microsoft.AspNetCore.Http
{
    using System;
    using System.Collections.Generic;
    using System.IO;
    using System.Threading.Tasks;

    public abstract class HttpContext
    {
        public abstract HttpRequest Request { get; }
        public abstract HttpResponse Response { get; }
        public abstract System.Security.Claims.ClaimsPrincipal User { get; set; }
        public abstract System.Threading.CancellationToken RequestAborted { get; set; }
        public abstract IServiceProvider RequestServices { get; set; }
        public abstract IDictionary<object, object?> Items { get; set; }
    }

    public abstract class HttpRequest
    {
        public abstract string Method { get; set; }
        public abstract string? ContentType { get; set; }
        public abstract Stream Body { get; set; }
        public abstract IQueryCollection Query { get; set; }
        public abstract IHeaderDictionary Headers { get; }
        public abstract IFormCollection Form { get; set; }
        public abstract HttpContext HttpContext { get; }
    }

    public abstract class HttpResponse
    {
        public abstract int StatusCode { get; set; }
        public abstract string? ContentType { get; set; }
        public abstract Stream Body { get; set; }
        public abstract IHeaderDictionary Headers { get; }
    }

    public interface IHeaderDictionary : IDictionary<string, Microsoft.Extensions.Primitives.StringValues> { }

    public interface IQueryCollection : IEnumerable<KeyValuePair<string, Microsoft.Extensions.Primitives.StringValues>>
    {
    }

    public interface IFormCollection : IEnumerable<KeyValuePair<string, Microsoft.Extensions.Primitives.StringValues>>
    {
        IFormFileCollection Files { get; }
    }

    public interface IHttpContextAccessor
    {
        HttpContext? HttpContext { get; set; }
    }

    public readonly struct PathString
    {
        public PathString(string? value);
    }

    public readonly struct QueryString { }

    public readonly struct HostString { }

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
        Task CopyToAsync(Stream target, System.Threading.CancellationToken cancellationToken = default);
    }

    public interface IFormFileCollection : IReadOnlyList<IFormFile>
    {
        IFormFile? this[string name] { get; }
        IFormFile? GetFile(string name);
    }

    public class HttpValidationProblemDetails : Microsoft.AspNetCore.Mvc.ProblemDetails
    {
        public HttpValidationProblemDetails();
        public HttpValidationProblemDetails(IDictionary<string, string[]> errors);
        [System.Text.Json.Serialization.JsonPropertyName("errors")]
        public IDictionary<string, string[]> Errors { get; set; }
    }

    public delegate Task RequestDelegate(HttpContext context);

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

    public interface IEndpointFilter { }

    public interface IBindableFromHttpContext<TSelf> where TSelf : class, IBindableFromHttpContext<TSelf> { }

    public sealed class AsParametersAttribute : Attribute
    {
        public AsParametersAttribute();
    }

    public sealed class TagsAttribute : Attribute
    {
        public TagsAttribute(params string[] tags);
        public IReadOnlyList<string> Tags { get; }
    }

    public sealed class EndpointSummaryAttribute : Attribute
    {
        public EndpointSummaryAttribute(string summary);
        public string Summary { get; }
    }

    public sealed class EndpointDescriptionAttribute : Attribute
    {
        public EndpointDescriptionAttribute(string description);
        public string Description { get; }
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

    public static class HttpMethods
    {
        public static readonly string Get;
        public static readonly string Post;
        public static readonly string Put;
        public static readonly string Patch;
        public static readonly string Delete;
        public static readonly string Head;
        public static readonly string Options;
    }

    public static class Results
    {
        public static IResult Accepted(string? uri = null, object? value = null);
        public static IResult BadRequest(object? error = null);
        public static IResult BadRequest<TValue>(TValue? error);
        public static IResult Conflict(object? error = null);
        public static IResult Conflict<TValue>(TValue? error);
        public static IResult Content(string? content, string? contentType = null);
        public static IResult Created(string? uri, object? value);
        public static IResult Created<TValue>(string? uri, TValue? value);
        public static IResult CreatedAtRoute(
            string? routeName = null, object? routeValues = null, object? value = null);
        public static IResult File(byte[] fileContents, string? contentType = null, string? fileDownloadName = null);
        public static IResult File(Stream fileStream, string? contentType = null, string? fileDownloadName = null);
        public static IResult Forbid();
        public static IResult Json(
            object? data, System.Text.Json.JsonSerializerOptions? options = null, string? contentType = null,
            int? statusCode = null);
        public static IResult Json<TValue>(
            TValue? data, System.Text.Json.JsonSerializerOptions? options = null, string? contentType = null,
            int? statusCode = null);
        public static IResult NoContent();
        public static IResult NotFound(object? value = null);
        public static IResult NotFound<TValue>(TValue? value);
        public static IResult Ok(object? value = null);
        public static IResult Ok<TValue>(TValue? value);
        public static IResult Problem(
            string? detail = null, string? instance = null, int? statusCode = null, string? title = null,
            string? type = null);
        public static IResult Problem(Microsoft.AspNetCore.Mvc.ProblemDetails problemDetails);
        public static IResult Redirect(string url);
        public static IResult StatusCode(int statusCode);
        public static IResult Stream(Stream stream, string? contentType = null, string? fileDownloadName = null);
        public static IResult Text(string? content, string? contentType = null);
        public static IResult Unauthorized();
        public static IResult UnprocessableEntity(object? error = null);
        public static IResult UnprocessableEntity<TValue>(TValue? error);
        public static IResult ValidationProblem(IDictionary<string, string[]> errors);
    }

    public static class TypedResults
    {
        public static HttpResults.Accepted Accepted(string? uri);
        public static HttpResults.Accepted<TValue> Accepted<TValue>(string? uri, TValue? value);
        public static HttpResults.BadRequest BadRequest();
        public static HttpResults.BadRequest<TValue> BadRequest<TValue>(TValue? error);
        public static HttpResults.Conflict Conflict();
        public static HttpResults.Conflict<TValue> Conflict<TValue>(TValue? error);
        public static HttpResults.Created Created();
        public static HttpResults.Created Created(string? uri);
        public static HttpResults.Created<TValue> Created<TValue>(string? uri, TValue? value);
        public static HttpResults.Created<TValue> Created<TValue>(Uri? uri, TValue? value);
        public static HttpResults.CreatedAtRoute<TValue> CreatedAtRoute<TValue>(
            TValue? value, string? routeName = null, object? routeValues = null);
        public static HttpResults.FileContentHttpResult File(
            byte[] fileContents, string? contentType = null, string? fileDownloadName = null);
        public static HttpResults.FileStreamHttpResult File(
            Stream fileStream, string? contentType = null, string? fileDownloadName = null);
        public static HttpResults.FileContentHttpResult Bytes(
            byte[] contents, string? contentType = null, string? fileDownloadName = null);
        public static HttpResults.FileStreamHttpResult Stream(
            Stream stream, string? contentType = null, string? fileDownloadName = null);
        public static HttpResults.ForbidHttpResult Forbid();
        public static HttpResults.InternalServerError InternalServerError();
        public static HttpResults.InternalServerError<TValue> InternalServerError<TValue>(TValue? error);
        public static HttpResults.JsonHttpResult<TValue> Json<TValue>(
            TValue? data, System.Text.Json.JsonSerializerOptions? options = null, string? contentType = null,
            int? statusCode = null);
        public static HttpResults.NoContent NoContent();
        public static HttpResults.NotFound NotFound();
        public static HttpResults.NotFound<TValue> NotFound<TValue>(TValue? value);
        public static HttpResults.Ok Ok();
        public static HttpResults.Ok<TValue> Ok<TValue>(TValue? value);
        public static HttpResults.ProblemHttpResult Problem(
            string? detail = null, string? instance = null, int? statusCode = null, string? title = null,
            string? type = null);
        public static HttpResults.ProblemHttpResult Problem(Microsoft.AspNetCore.Mvc.ProblemDetails problemDetails);
        public static HttpResults.RedirectHttpResult Redirect(string url);
        public static HttpResults.StatusCodeHttpResult StatusCode(int statusCode);
        public static HttpResults.ContentHttpResult Text(string? content, string? contentType = null);
        public static HttpResults.ContentHttpResult Content(string? content, string? contentType = null);
        public static HttpResults.UnauthorizedHttpResult Unauthorized();
        public static HttpResults.UnprocessableEntity UnprocessableEntity();
        public static HttpResults.UnprocessableEntity<TValue> UnprocessableEntity<TValue>(TValue? error);
        public static HttpResults.ValidationProblem ValidationProblem(IDictionary<string, string[]> errors);
    }
}

namespace Microsoft.AspNetCore.Http.HttpResults
{
    public sealed class Accepted : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class AcceptedAtRoute : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class BadRequest : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class Conflict : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class Created : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class CreatedAtRoute : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class InternalServerError : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class NoContent : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class NotFound : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class Ok : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class ProblemHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class StatusCodeHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class UnauthorizedHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class UnprocessableEntity : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class ValidationProblem : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class ContentHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int? StatusCode { get; }
    }

    public sealed class Utf8ContentHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int? StatusCode { get; }
    }

    public sealed class ServerSentEventsResult<T> : Microsoft.AspNetCore.Http.IResult
    {
        public int? StatusCode { get; }
    }

    public sealed class ChallengeHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class EmptyHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class FileContentHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class FileStreamHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class ForbidHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class PhysicalFileHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class PushStreamHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class RedirectHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class RedirectToRouteHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class SignInHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class SignOutHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class VirtualFileHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class Accepted<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class AcceptedAtRoute<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class BadRequest<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class Conflict<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class Created<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class CreatedAtRoute<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class InternalServerError<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class NotFound<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class Ok<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class UnprocessableEntity<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class JsonHttpResult<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int? StatusCode { get; }
    }

    public sealed class Results<TResult1, TResult2> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2>(TResult2 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult3 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3, TResult4> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
        where TResult4 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult4 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3, TResult4, TResult5> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
        where TResult4 : Microsoft.AspNetCore.Http.IResult
        where TResult5 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult4 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult5 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6> :
        Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
        where TResult4 : Microsoft.AspNetCore.Http.IResult
        where TResult5 : Microsoft.AspNetCore.Http.IResult
        where TResult6 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult4 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult5 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult6 result);
    }
}

namespace Microsoft.AspNetCore.Http.Json
{
    public class JsonOptions
    {
        public System.Text.Json.JsonSerializerOptions SerializerOptions { get; }
    }
}

namespace Microsoft.AspNetCore.Routing
{
    public interface IEndpointRouteBuilder
    {
        System.IServiceProvider ServiceProvider { get; }
    }

    public sealed class RouteGroupBuilder :
        IEndpointRouteBuilder, Microsoft.AspNetCore.Builder.IEndpointConventionBuilder
    {
    }

    public interface IOutboundParameterTransformer { }

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

    public interface IApplicationBuilder { }

    public interface IEndpointConventionBuilder { }

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
        public Microsoft.Extensions.Logging.ILogger Logger { get; }
        public void Run(string? url = null);
        public System.Threading.Tasks.Task RunAsync(string? url = null);
    }

    public sealed class WebApplicationBuilder
    {
        public Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
        public Microsoft.Extensions.Configuration.ConfigurationManager Configuration { get; }
        public Microsoft.Extensions.Logging.ILoggingBuilder Logging { get; }
        public WebApplication Build();
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
        public static RouteGroupBuilder MapGroup(this IEndpointRouteBuilder endpoints, string prefix);
        public static RouteHandlerBuilder MapFallback(this IEndpointRouteBuilder endpoints, Delegate handler);
    }

    public static class ControllerEndpointRouteBuilderExtensions
    {
        public static ControllerActionEndpointConventionBuilder MapControllers(this IEndpointRouteBuilder endpoints);
        public static ControllerActionEndpointConventionBuilder MapControllerRoute(
            this IEndpointRouteBuilder endpoints, string name, string pattern, object? defaults = null,
            object? constraints = null, object? dataTokens = null);
        public static ControllerActionEndpointConventionBuilder MapDefaultControllerRoute(
            this IEndpointRouteBuilder endpoints);
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

namespace Microsoft.AspNetCore.Http
{
    using Microsoft.AspNetCore.Builder;

    public static class OpenApiRouteHandlerBuilderExtensions
    {
        public static RouteHandlerBuilder Produces<TResponse>(
            this RouteHandlerBuilder builder, int statusCode = 200, string? contentType = null,
            params string[] additionalContentTypes);
        public static RouteHandlerBuilder Produces(
            this RouteHandlerBuilder builder, int statusCode, System.Type? responseType = null,
            string? contentType = null, params string[] additionalContentTypes);
        public static RouteHandlerBuilder ProducesProblem(
            this RouteHandlerBuilder builder, int statusCode, string? contentType = null);
        public static RouteHandlerBuilder ProducesValidationProblem(
            this RouteHandlerBuilder builder, int statusCode = 400, string? contentType = null);
        public static RouteHandlerBuilder Accepts<TRequest>(
            this RouteHandlerBuilder builder, string contentType, params string[] additionalContentTypes)
            where TRequest : notnull;
        public static TBuilder WithTags<TBuilder>(this TBuilder builder, params string[] tags)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithSummary<TBuilder>(this TBuilder builder, string summary)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder WithDescription<TBuilder>(this TBuilder builder, string description)
            where TBuilder : IEndpointConventionBuilder;
        public static TBuilder ExcludeFromDescription<TBuilder>(this TBuilder builder)
            where TBuilder : IEndpointConventionBuilder;
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

    public interface IWebHostBuilder { }
}

namespace Microsoft.AspNetCore.SignalR
{
    public abstract class Hub { }

    public abstract class Hub<T> : Hub where T : class { }

    public interface IHubContext<THub> where THub : Hub { }
}

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
