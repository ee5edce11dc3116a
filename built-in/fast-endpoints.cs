// What of FastEndpoints declares endpoints, sends answers and sets up JSON.
#nullable enable

namespace FastEndpoints
{
    using System;
    using System.Collections.Generic;
    using System.IO;
    using System.Linq.Expressions;
    using System.Threading;
    using System.Threading.Tasks;
    using Microsoft.AspNetCore.Builder;
    using Microsoft.AspNetCore.Http;
    using Microsoft.AspNetCore.Routing;

    public enum Http { GET = 1, POST, PUT, PATCH, DELETE, HEAD, OPTIONS, CONNECT, TRACE, QUERY }

    public sealed class EmptyRequest { }

    public sealed class EmptyResponse { }

    public interface IPlainTextRequest { string Content { get; set; } }

    public interface IEndpoint { }

    public abstract class BaseEndpoint : IEndpoint
    {
        public EndpointDefinition Definition { get; }
        public HttpContext HttpContext { get; }
        public virtual void Configure();
        public TService Resolve<TService>();
        public TService? TryResolve<TService>();
        public virtual void Verbs(params string[] methods);
        public virtual void Routes(params string[] patterns);
        protected virtual void Group<TEndpointGroup>() where TEndpointGroup : Group, new();
    }

    public abstract class Endpoint<TRequest, TResponse> : BaseEndpoint
    {
        public TResponse Response { get; set; }
        protected ResponseSender<TRequest, TResponse> Send { get; }
        public virtual Task HandleAsync(TRequest req, CancellationToken ct);
        public virtual Task<TResponse> ExecuteAsync(TRequest req, CancellationToken ct);
        protected T? Route<T>(string paramName, bool isRequired = true);
        protected T? Query<T>(string paramName, bool isRequired = true);
        public void Verbs(params Http[] methods);
        public override void Verbs(params string[] methods);
        public override void Routes(params string[] patterns);
        protected sealed override void Group<TEndpointGroup>();
        protected void Get(params string[] routePatterns);
        protected void Get(string routePattern, Expression<Func<TRequest, object>> members);
        protected void Post(params string[] routePatterns);
        protected void Post(string routePattern, Expression<Func<TRequest, object>> members);
        protected void Put(params string[] routePatterns);
        protected void Put(string routePattern, Expression<Func<TRequest, object>> members);
        protected void Patch(params string[] routePatterns);
        protected void Patch(string routePattern, Expression<Func<TRequest, object>> members);
        protected void Delete(params string[] routePatterns);
        protected void Delete(string routePattern, Expression<Func<TRequest, object>> members);
        protected void Head(params string[] routePatterns);
        protected void Head(string routePattern, Expression<Func<TRequest, object>> members);
        protected void Trace(params string[] routePatterns);
        protected void Connect(params string[] routePatterns);
        protected void Query(params string[] routePatterns);
        protected void Options(Action<RouteHandlerBuilder> builder);
        protected void Options(params string[] routePatterns);
        protected void Description(Action<RouteHandlerBuilder> builder, bool clearDefaults = false);
        protected void Summary(Action<EndpointSummary> endpointSummary);
        protected void Summary(EndpointSummary endpointSummary);
        protected void AllowAnonymous(params Http[] verbs);
        protected void AllowAnonymous(string[] verbs);
        protected void AllowFileUploads(bool dontAutoBindFormData = false);
        protected void AllowFormData(bool urlEncoded = false);
        protected void RoutePrefixOverride(string routePrefix);
        protected EpVersion Version(int version, int deprecateAt = 0);
        protected void DontVersion();
        protected void Tags(params string[] endpointTags);
        protected void AccessControl(string keyName, params string[] groupNames);
        protected void AuthSchemes(params string[] authSchemeNames);
        protected void Claims(params string[] claimTypes);
        protected void ClaimsAll(params string[] claimTypes);
        protected void Permissions(params string[] permissions);
        protected void PermissionsAll(params string[] permissions);
        protected void Policies(params string[] policyNames);
        protected void Policy(Action<object> policy);
        protected void Roles(params string[] rolesNames);
        protected void Scopes(params string[] scopes);
        protected void ScopesAll(params string[] scopes);
        protected void RequestBinder(object binder);
        protected void DontAutoSendResponse();
        protected void DontAutoTag();
        protected void DontCatchExceptions();
        protected void DontExecuteHandlerIfResponseStarted();
        protected void DontThrowIfValidationFails();
        protected void EnableAntiforgery();
        protected void FeatureFlag<TFlag>(string? featureName = null);
        protected void Idempotency(Action<object>? options = null);
        protected void MaxRequestBodySize(long size);
        protected void Metadata(params object[] metadata);
        public void PostProcessor<TPostProcessor>();
        public void PostProcessors(params object[] postProcessors);
        public void PreProcessor<TPreProcessor>();
        public void PreProcessors(params object[] preProcessors);
        protected void RequirePayment(string price, string description, Action<object>? configure = null);
        protected void ResponseCache(int durationSeconds, params object[] more);
        protected void ResponseInterceptor(object responseInterceptor);
        protected void SerializerContext<TContext>(TContext serializerContext);
        protected void SerializerContext<TContext>();
        protected void Throttle(int hitLimit, double durationSeconds, string? headerName = null);
        protected void Validator<TValidator>();
        public void ThrowError(string message, int? statusCode = null);
        public void ThrowError(string message, string errorCode, int? statusCode = null);
        public void ThrowError(Expression<Func<TRequest, object?>> property, string errorMessage, int? statusCode = null);
        public void ThrowIfAnyErrors(int? statusCode = null);
        protected Task SendAsync(TResponse response, int statusCode = 200, CancellationToken cancellation = default);
        protected Task SendOkAsync(TResponse response, CancellationToken cancellation = default);
        protected Task SendOkAsync(CancellationToken cancellation = default);
        protected Task SendNoContentAsync(CancellationToken cancellation = default);
        protected Task SendNotFoundAsync(CancellationToken cancellation = default);
        protected Task SendUnauthorizedAsync(CancellationToken cancellation = default);
        protected Task SendForbiddenAsync(CancellationToken cancellation = default);
        protected Task SendErrorsAsync(int statusCode = 400, CancellationToken cancellation = default);
        protected Task SendInterceptedAsync(object response, int statusCode = 200, CancellationToken cancellation = default);
        protected Task SendResultAsync(IResult result);
        protected Task SendRedirectAsync(string location, bool isPermanent = false, bool allowRemoteRedirects = false);
        protected Task SendHeadersAsync(
            Action<IHeaderDictionary> headers, int statusCode = 200, CancellationToken cancellation = default);
        protected Task SendCreatedAtAsync<TEndpoint>(object? routeValues, TResponse responseBody, Http? verb = null,
            int? routeNumber = null, bool generateAbsoluteUrl = false, CancellationToken cancellation = default);
        protected Task SendCreatedAtAsync(string endpointName, object? routeValues, TResponse responseBody,
            bool generateAbsoluteUrl = false, CancellationToken cancellation = default);
        protected Task SendStringAsync(string content, int statusCode = 200,
            string contentType = "text/plain; charset=utf-8", CancellationToken cancellation = default);
        protected Task SendBytesAsync(byte[] bytes, string? fileName = null,
            string contentType = "application/octet-stream", DateTimeOffset? lastModified = null,
            bool enableRangeProcessing = false, CancellationToken cancellation = default);
        protected Task SendFileAsync(FileInfo fileInfo, string contentType = "application/octet-stream",
            DateTimeOffset? lastModified = null, bool enableRangeProcessing = false, CancellationToken cancellation = default);
        protected Task SendStreamAsync(Stream stream, string? fileName = null, long? fileLengthBytes = null,
            string contentType = "application/octet-stream", DateTimeOffset? lastModified = null,
            bool enableRangeProcessing = false, CancellationToken cancellation = default);
        protected Task SendEventStreamAsync<T>(
            string eventName, IAsyncEnumerable<T> eventStream, CancellationToken cancellation = default);
        protected Task SendEmptyJsonObject(CancellationToken cancellation = default);
    }

    public abstract class Endpoint<TRequest> : Endpoint<TRequest, object?> { }

    public abstract class Endpoint<TRequest, TResponse, TMapper> : Endpoint<TRequest, TResponse>
    {
        public TMapper Map { get; set; }
        protected Task SendMapped<TEntity>(TEntity entity, int statusCode = 200, CancellationToken ct = default);
        protected Task SendMappedAsync<TEntity>(TEntity entity, int statusCode = 200, CancellationToken ct = default);
    }

    public abstract class EndpointWithMapper<TRequest, TMapper> : Endpoint<TRequest, object?>
    {
        public TMapper Map { get; set; }
    }

    public abstract class EndpointWithMapping<TRequest, TResponse, TEntity> : Endpoint<TRequest, TResponse> { }

    public abstract class EndpointWithoutRequest : Endpoint<EmptyRequest, object?>
    {
        public virtual Task HandleAsync(CancellationToken ct);
        public virtual Task<object?> ExecuteAsync(CancellationToken ct);
    }

    public abstract class EndpointWithoutRequest<TResponse> : Endpoint<EmptyRequest, TResponse>
    {
        public virtual Task HandleAsync(CancellationToken ct);
        public virtual Task<TResponse> ExecuteAsync(CancellationToken ct);
    }

    public abstract class EndpointWithoutRequest<TResponse, TMapper> : EndpointWithoutRequest<TResponse>
    {
        public TMapper Map { get; set; }
        protected Task SendMapped<TEntity>(TEntity entity, int statusCode = 200, CancellationToken ct = default);
        protected Task SendMappedAsync<TEntity>(TEntity entity, int statusCode = 200, CancellationToken ct = default);
    }

    public static class Ep
    {
        public static class Req<TRequest>
        {
            public abstract class Res<TResponse> : Endpoint<TRequest, TResponse>
            {
                public abstract class Map<TMapper> : Endpoint<TRequest, TResponse, TMapper> { }
            }

            public abstract class NoRes : Endpoint<TRequest>
            {
                public abstract class Map<TMapper> : EndpointWithMapper<TRequest, TMapper> { }
            }
        }

        public static class NoReq
        {
            public abstract class NoRes : EndpointWithoutRequest { }

            public abstract class Res<TResponse> : EndpointWithoutRequest<TResponse>
            {
                public abstract class Map<TMapper> : EndpointWithoutRequest<TResponse, TMapper> { }
            }
        }
    }

    public readonly struct ResponseSender<TRequest, TResponse>
    {
        public Task AcceptedAtAsync<TEndpoint>(object? routeValues = null, TResponse? responseBody = default,
            Http? verb = null, int? routeNumber = null, bool generateAbsoluteUrl = false, CancellationToken cancellation = default);
        public Task AcceptedAtAsync(string endpointName, object? routeValues = null, TResponse? responseBody = default,
            bool generateAbsoluteUrl = false, CancellationToken cancellation = default);
        public Task BytesAsync(byte[] bytes, string? fileName = null, string contentType = "application/octet-stream",
            DateTimeOffset? lastModified = null, bool enableRangeProcessing = false, CancellationToken cancellation = default);
        public Task CreatedAtAsync<TEndpoint>(object? routeValues = null, TResponse? responseBody = default,
            Http? verb = null, int? routeNumber = null, bool generateAbsoluteUrl = false, CancellationToken cancellation = default);
        public Task CreatedAtAsync(string endpointName, object? routeValues = null, TResponse? responseBody = default,
            bool generateAbsoluteUrl = false, CancellationToken cancellation = default);
        public Task EmptyJsonObject(CancellationToken cancellation = default);
        public Task ErrorsAsync(int statusCode = 400, CancellationToken cancellation = default);
        public Task EventStreamAsync<T>(
            string eventName, IAsyncEnumerable<T> eventStream, CancellationToken cancellation = default);
        public Task FileAsync(FileInfo fileInfo, string contentType = "application/octet-stream",
            DateTimeOffset? lastModified = null, bool enableRangeProcessing = false, CancellationToken cancellation = default);
        public Task ForbiddenAsync(CancellationToken cancellation = default);
        public Task HeadersAsync(
            Action<IHeaderDictionary> headers, int statusCode = 200, CancellationToken cancellation = default);
        public Task InterceptedAsync(object response, int statusCode = 200, CancellationToken cancellation = default);
        public Task MappedAsync<TEntity>(TEntity entity, int statusCode = 200, CancellationToken ct = default);
        public Task NoContentAsync(CancellationToken cancellation = default);
        public Task NotModifiedAsync(CancellationToken cancellation = default);
        public Task NotFoundAsync(CancellationToken cancellation = default);
        public Task OkAsync(TResponse response, CancellationToken cancellation);
        public Task OkAsync(TResponse response);
        public Task OkAsync(CancellationToken cancellation);
        public Task OkAsync();
        public Task RedirectAsync(string location, bool isPermanent = false, bool allowRemoteRedirects = false);
        public Task ResponseAsync(TResponse response, int statusCode = 200, CancellationToken cancellation = default);
        public Task ResultAsync(IResult result);
        public Task StatusCodeAsync(int statusCode, CancellationToken cancellation = default);
        public Task StreamAsync(Stream stream, string? fileName = null, long? fileLengthBytes = null,
            string contentType = "application/octet-stream", DateTimeOffset? lastModified = null,
            bool enableRangeProcessing = false, CancellationToken cancellation = default);
        public Task StringAsync(string content, int statusCode = 200, string contentType = "text/plain; charset=utf-8",
            CancellationToken cancellation = default);
        public Task UnauthorizedAsync(CancellationToken cancellation = default);
    }

    public sealed class EndpointDefinition
    {
        public Type EndpointType { get; }
        public Type ReqDtoType { get; }
        public Type ResDtoType { get; }
        public string[] Routes { get; }
        public string[] Verbs { get; }
        public List<string>? EndpointTags { get; }
        public void AdditionalVerbs(params Http[] verbs);
        public void AdditionalVerbs(params string[] verbs);
        public void AllowAnonymous(params Http[] verbs);
        public void AllowAnonymous(string[] verbs);
        public void AllowFileUploads(bool dontAutoBindFormData = false);
        public void AllowFormData(bool urlEncoded = false);
        public void Description(Action<RouteHandlerBuilder> builder, bool clearDefaults = false);
        public void DontVersion();
        public EpVersion EndpointVersion(int version, int deprecateAt = 0);
        public void Group<TEndpointGroup>() where TEndpointGroup : Group, new();
        public void Options(Action<RouteHandlerBuilder> builder);
        public void AuthSchemes(params string[] authSchemeNames);
        public void Claims(params string[] claimTypes);
        public void ClaimsAll(params string[] claimTypes);
        public void Permissions(params string[] permissions);
        public void PermissionsAll(params string[] permissions);
        public void Policies(params string[] policyNames);
        public void Policy(Action<object> policy);
        public void Roles(params string[] rolesNames);
        public void Scopes(params string[] scopes);
        public void ScopesAll(params string[] scopes);
        public void RequestBinder(Type binderType);
        public void RoutePrefixOverride(string routePrefix);
        public void DontAutoSendResponse();
        public void DontAutoTag();
        public void DontCatchExceptions();
        public void DontExecuteHandlerIfResponseStarted();
        public void DontThrowIfValidationFails();
        public void EnableAntiforgery();
        public void FeatureFlag<TFlag>(string? featureName = null);
        public void Idempotency(Action<object>? options = null);
        public void MaxRequestBodySize(long size);
        public void Metadata(params object[] metadata);
        public void PostProcessor<TPostProcessor>(object order);
        public void PostProcessors(object order, params object[] postProcessors);
        public void PreProcessor<TPreProcessor>(object order);
        public void PreProcessors(object order, params object[] preProcessors);
        public void RequirePayment(string price, string description, Action<object>? configure = null);
        public void ResponseCache(int durationSeconds, params object[] more);
        public void ResponseInterceptor(object responseInterceptor);
        public void Throttle(int hitLimit, double durationSeconds, string? headerName = null);
        public void Validator<TValidator>();
        public void Summary(Action<EndpointSummary> endpointSummary);
        public void Summary(EndpointSummary endpointSummary);
        public void Tags(params string[] endpointTags);
    }

    public sealed class EpVersion
    {
        public EpVersion StartingRelease(int version);
        public EpVersion DeprecateAt(int version);
    }

    public abstract class Group
    {
        protected virtual void Configure(string routePrefix, Action<EndpointDefinition> ep);
    }

    public abstract class SubGroup<TParent> : Group where TParent : Group, new() { }

    public class EndpointSummary
    {
        public string Summary { get; set; }
        public string Description { get; set; }
    }

    public class EndpointSummary<TRequest> : EndpointSummary { }

    public abstract class Summary<TEndpoint> : EndpointSummary { }

    public abstract class Summary<TEndpoint, TRequest> : EndpointSummary<TRequest> { }

    public abstract class Validator<TRequest> { }

    public abstract class HttpAttribute : Attribute
    {
        protected HttpAttribute(params string[] routes);
    }

    public sealed class HttpGetAttribute : HttpAttribute { public HttpGetAttribute(params string[] routes); }

    public sealed class HttpPostAttribute : HttpAttribute { public HttpPostAttribute(params string[] routes); }

    public sealed class HttpPutAttribute : HttpAttribute { public HttpPutAttribute(params string[] routes); }

    public sealed class HttpPatchAttribute : HttpAttribute { public HttpPatchAttribute(params string[] routes); }

    public sealed class HttpDeleteAttribute : HttpAttribute { public HttpDeleteAttribute(params string[] routes); }

    public sealed class HttpHeadAttribute : HttpAttribute { public HttpHeadAttribute(params string[] routes); }

    public sealed class HttpQueryAttribute : HttpAttribute { public HttpQueryAttribute(params string[] routes); }

    public sealed class GroupAttribute<TEndpointGroup> : Attribute where TEndpointGroup : Group, new() { }

    public sealed class Config
    {
        public BindingOptions Binding { get; }
        public EndpointOptions Endpoints { get; }
        public ErrorOptions Errors { get; }
        public SerializerOptions Serializer { get; }
        public VersioningOptions Versioning { get; }
        public Action<EndpointOptions> RoutingOptions { set; }
        public Action<VersioningOptions> VersioningOptions { set; }
    }

    public sealed class BindingOptions
    {
        public bool UsePropertyNamingPolicy { get; set; }
    }

    public sealed class EndpointOptions
    {
        public string? RoutePrefix { set; }
        public string? Prefix { set; }
        public Func<EndpointDefinition, bool>? Filter { set; }
        public Action<EndpointDefinition>? Configurator { set; }
    }

    public sealed class ErrorOptions
    {
        public int StatusCode { set; }
        public Func<List<object>, HttpContext, int, object> ResponseBuilder { set; }
        public void UseProblemDetails(Action<object>? config = null);
    }

    public sealed class VersioningOptions
    {
        public string? Prefix { set; }
        public string? RouteTemplate { get; set; }
        public int DefaultVersion { set; }
        public bool? PrependToRoute { set; }
        public bool? SuffixedVersion { set; }
    }

    public sealed class SerializerOptions
    {
        public System.Text.Json.JsonSerializerOptions Options { get; }
    }

    public static class MainExtensions
    {
        public static IApplicationBuilder UseFastEndpoints(
            this IApplicationBuilder app, Action<Config>? configAction = null);
        public static IEndpointRouteBuilder MapFastEndpoints(
            this IEndpointRouteBuilder app, Action<Config>? configAction = null);
    }

    public static class HttpResponseExtensions
    {
        public static Task SendAsync<TResponse>(this HttpResponse rsp, TResponse response, int statusCode = 200,
            CancellationToken cancellation = default);
        public static Task SendOkAsync<TResponse>(
            this HttpResponse rsp, TResponse response, CancellationToken cancellation = default);
        public static Task SendOkAsync(this HttpResponse rsp, CancellationToken cancellation = default);
        public static Task SendNoContentAsync(this HttpResponse rsp, CancellationToken cancellation = default);
        public static Task SendNotFoundAsync(this HttpResponse rsp, CancellationToken cancellation = default);
        public static Task SendUnauthorizedAsync(this HttpResponse rsp, CancellationToken cancellation = default);
        public static Task SendForbiddenAsync(this HttpResponse rsp, CancellationToken cancellation = default);
        public static Task SendResultAsync(this HttpResponse rsp, IResult result);
        public static Task SendStringAsync(this HttpResponse rsp, string content, int statusCode = 200,
            string contentType = "text/plain; charset=utf-8", CancellationToken cancellation = default);
    }
}
