// ASP.NET Core's HTTP abstractions, and the factories of results.
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

namespace Microsoft.AspNetCore.Http.Json
{
    public class JsonOptions
    {
        public System.Text.Json.JsonSerializerOptions SerializerOptions { get; }
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
