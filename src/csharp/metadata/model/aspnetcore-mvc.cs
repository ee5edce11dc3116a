// ASP.NET Core MVC: attributes, controllers, results.
#nullable enable

namespace Microsoft.AspNetCore.Mvc
{
    using System;
    using System.Collections.Generic;
    using System.IO;
    using System.Threading.Tasks;
    using Microsoft.AspNetCore.Http;
    using Microsoft.AspNetCore.Mvc.ModelBinding;
    using Microsoft.AspNetCore.Mvc.Routing;

    [Controller]
    public abstract class ControllerBase
    {
        protected ControllerBase();
        public HttpContext HttpContext { get; }
        public HttpRequest Request { get; }
        public HttpResponse Response { get; }
        public System.Security.Claims.ClaimsPrincipal User { get; }
        public ModelStateDictionary ModelState { get; }
        public IUrlHelper Url { get; set; }
        public ControllerContext ControllerContext { get; set; }
        [NonAction] public virtual AcceptedResult Accepted();
        [NonAction] public virtual AcceptedResult Accepted(object? value);
        [NonAction] public virtual AcceptedResult Accepted(string? uri, object? value);
        [NonAction]
        public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, object? routeValues, object? value);
        [NonAction] public virtual BadRequestResult BadRequest();
        [NonAction] public virtual BadRequestObjectResult BadRequest(object? error);
        [NonAction] public virtual BadRequestObjectResult BadRequest(ModelStateDictionary modelState);
        [NonAction] public virtual ChallengeResult Challenge();
        [NonAction] public virtual ForbidResult Forbid();
        [NonAction] public virtual ConflictResult Conflict();
        [NonAction] public virtual ConflictObjectResult Conflict(object? error);
        [NonAction] public virtual ContentResult Content(string content);
        [NonAction] public virtual ContentResult Content(string content, string contentType);
        [NonAction] public virtual CreatedResult Created();
        [NonAction] public virtual CreatedResult Created(string? uri, object? value);
        [NonAction] public virtual CreatedResult Created(Uri? uri, object? value);
        [NonAction] public virtual CreatedAtActionResult CreatedAtAction(string? actionName, object? value);
        [NonAction]
        public virtual CreatedAtActionResult CreatedAtAction(string? actionName, object? routeValues, object? value);
        [NonAction]
        public virtual CreatedAtActionResult CreatedAtAction(
            string? actionName, string? controllerName, object? routeValues, object? value);
        [NonAction] public virtual CreatedAtRouteResult CreatedAtRoute(string? routeName, object? value);
        [NonAction]
        public virtual CreatedAtRouteResult CreatedAtRoute(string? routeName, object? routeValues, object? value);
        [NonAction] public virtual FileContentResult File(byte[] fileContents, string contentType);
        [NonAction]
        public virtual FileContentResult File(byte[] fileContents, string contentType, string? fileDownloadName);
        [NonAction] public virtual FileStreamResult File(Stream fileStream, string contentType);
        [NonAction]
        public virtual FileStreamResult File(Stream fileStream, string contentType, string? fileDownloadName);
        [NonAction] public virtual VirtualFileResult File(string virtualPath, string contentType);
        [NonAction] public virtual PhysicalFileResult PhysicalFile(string physicalPath, string contentType);
        [NonAction] public virtual NoContentResult NoContent();
        [NonAction] public virtual NotFoundResult NotFound();
        [NonAction] public virtual NotFoundObjectResult NotFound(object? value);
        [NonAction] public virtual OkResult Ok();
        [NonAction] public virtual OkObjectResult Ok(object? value);
        [NonAction]
        public virtual ObjectResult Problem(
            string? detail = null, string? instance = null, int? statusCode = null, string? title = null,
            string? type = null);
        [NonAction] public virtual RedirectResult Redirect(string url);
        [NonAction] public virtual RedirectToActionResult RedirectToAction(string? actionName);
        [NonAction] public virtual StatusCodeResult StatusCode(int statusCode);
        [NonAction] public virtual ObjectResult StatusCode(int statusCode, object? value);
        [NonAction] public virtual UnauthorizedResult Unauthorized();
        [NonAction] public virtual UnauthorizedObjectResult Unauthorized(object? value);
        [NonAction] public virtual UnprocessableEntityResult UnprocessableEntity();
        [NonAction] public virtual UnprocessableEntityObjectResult UnprocessableEntity(object? error);
        [NonAction] public virtual ActionResult ValidationProblem();
        [NonAction] public virtual ActionResult ValidationProblem(ValidationProblemDetails descriptor);
        [NonAction] public virtual ActionResult ValidationProblem(ModelStateDictionary modelStateDictionary);
    }

    public abstract class Controller : ControllerBase, IDisposable
    {
        [NonAction] public virtual JsonResult Json(object? data);
        [NonAction] public virtual ViewResult View();
        [NonAction] public virtual ViewResult View(object? model);
    }

    public class ControllerContext : ActionContext { }

    public class ActionContext
    {
        public ActionContext();
        public HttpContext HttpContext { get; set; }
    }

    public interface IUrlHelper { }

    public interface IActionResult
    {
        Task ExecuteResultAsync(ActionContext context);
    }

    public abstract class ActionResult : IActionResult
    {
        protected ActionResult();
        public virtual Task ExecuteResultAsync(ActionContext context);
    }

    public sealed class ActionResult<TValue>
    {
        public ActionResult(TValue value);
        public ActionResult(ActionResult result);
        public ActionResult? Result { get; }
        public TValue? Value { get; }
        public static implicit operator ActionResult<TValue>(TValue value);
        public static implicit operator ActionResult<TValue>(ActionResult result);
    }

    public class ObjectResult : ActionResult
    {
        public ObjectResult(object? value);
        public object? Value { get; set; }
        public int? StatusCode { get; set; }
        public Type? DeclaredType { get; set; }
    }

    public class StatusCodeResult : ActionResult
    {
        public StatusCodeResult(int statusCode);
        public int StatusCode { get; }
    }

    public class OkResult : StatusCodeResult
    {
        public OkResult();
    }

    public class OkObjectResult : ObjectResult
    {
        public OkObjectResult(object? value);
    }

    public class CreatedResult : ObjectResult
    {
        public CreatedResult();
        public CreatedResult(string? location, object? value);
    }

    public class CreatedAtActionResult : ObjectResult
    {
        public CreatedAtActionResult(string? actionName, string? controllerName, object? routeValues, object? value);
    }

    public class CreatedAtRouteResult : ObjectResult
    {
        public CreatedAtRouteResult(object? routeValues, object? value);
    }

    public class AcceptedResult : ObjectResult
    {
        public AcceptedResult();
    }

    public class AcceptedAtActionResult : ObjectResult
    {
        public AcceptedAtActionResult(string? actionName, string? controllerName, object? routeValues, object? value);
    }

    public class NoContentResult : StatusCodeResult
    {
        public NoContentResult();
    }

    public class NotFoundResult : StatusCodeResult
    {
        public NotFoundResult();
    }

    public class NotFoundObjectResult : ObjectResult
    {
        public NotFoundObjectResult(object? value);
    }

    public class BadRequestResult : StatusCodeResult
    {
        public BadRequestResult();
    }

    public class BadRequestObjectResult : ObjectResult
    {
        public BadRequestObjectResult(object? error);
    }

    public class ConflictResult : StatusCodeResult
    {
        public ConflictResult();
    }

    public class ConflictObjectResult : ObjectResult
    {
        public ConflictObjectResult(object? error);
    }

    public class UnauthorizedResult : StatusCodeResult
    {
        public UnauthorizedResult();
    }

    public class UnauthorizedObjectResult : ObjectResult
    {
        public UnauthorizedObjectResult(object? value);
    }

    public class UnprocessableEntityResult : StatusCodeResult
    {
        public UnprocessableEntityResult();
    }

    public class UnprocessableEntityObjectResult : ObjectResult
    {
        public UnprocessableEntityObjectResult(object? error);
    }

    public class UnsupportedMediaTypeResult : StatusCodeResult
    {
        public UnsupportedMediaTypeResult();
    }

    public class ForbidResult : ActionResult
    {
        public ForbidResult();
    }

    public class ChallengeResult : ActionResult
    {
        public ChallengeResult();
    }

    public class EmptyResult : ActionResult
    {
        public EmptyResult();
    }

    public class RedirectResult : ActionResult
    {
        public RedirectResult(string url);
    }

    public class RedirectToActionResult : ActionResult { }

    public class LocalRedirectResult : ActionResult { }

    public class ViewResult : ActionResult { }

    public class ContentResult : ActionResult
    {
        public ContentResult();
        public string? Content { get; set; }
        public string? ContentType { get; set; }
        public int? StatusCode { get; set; }
    }

    public class JsonResult : ActionResult
    {
        public JsonResult(object? value);
        public object? Value { get; set; }
        public int? StatusCode { get; set; }
    }

    public abstract class FileResult : ActionResult
    {
        protected FileResult(string contentType);
        public string ContentType { get; }
        public string FileDownloadName { get; set; }
    }

    public class FileContentResult : FileResult
    {
        public FileContentResult(byte[] fileContents, string contentType);
    }

    public class FileStreamResult : FileResult
    {
        public FileStreamResult(Stream fileStream, string contentType);
    }

    public class PhysicalFileResult : FileResult
    {
        public PhysicalFileResult(string fileName, string contentType);
    }

    public class VirtualFileResult : FileResult
    {
        public VirtualFileResult(string fileName, string contentType);
    }

    public class ProblemDetails
    {
        public ProblemDetails();
        [System.Text.Json.Serialization.JsonPropertyOrder(-5)]
        [System.Text.Json.Serialization.JsonPropertyName("type")]
        [System.Text.Json.Serialization.JsonIgnore(
            Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)]
        public string? Type { get; set; }
        [System.Text.Json.Serialization.JsonPropertyOrder(-4)]
        [System.Text.Json.Serialization.JsonPropertyName("title")]
        [System.Text.Json.Serialization.JsonIgnore(
            Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)]
        public string? Title { get; set; }
        [System.Text.Json.Serialization.JsonPropertyOrder(-3)]
        [System.Text.Json.Serialization.JsonPropertyName("status")]
        [System.Text.Json.Serialization.JsonIgnore(
            Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)]
        public int? Status { get; set; }
        [System.Text.Json.Serialization.JsonPropertyOrder(-2)]
        [System.Text.Json.Serialization.JsonPropertyName("detail")]
        [System.Text.Json.Serialization.JsonIgnore(
            Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)]
        public string? Detail { get; set; }
        [System.Text.Json.Serialization.JsonPropertyOrder(-1)]
        [System.Text.Json.Serialization.JsonPropertyName("instance")]
        [System.Text.Json.Serialization.JsonIgnore(
            Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)]
        public string? Instance { get; set; }
        [System.Text.Json.Serialization.JsonExtensionData] public IDictionary<string, object?> Extensions { get; set; }
    }

    public class ValidationProblemDetails : HttpValidationProblemDetails
    {
        public ValidationProblemDetails();
        public ValidationProblemDetails(ModelStateDictionary modelState);
        public ValidationProblemDetails(IDictionary<string, string[]> errors);
        [System.Text.Json.Serialization.JsonPropertyName("errors")]
        public new IDictionary<string, string[]> Errors { get; set; }
    }

    public class SerializableError : Dictionary<string, object>
    {
        public SerializableError();
    }

    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class, AllowMultiple = false, Inherited = true)]
    public class ApiControllerAttribute : ControllerAttribute
    {
        public ApiControllerAttribute();
    }

    public class ControllerAttribute : Attribute
    {
        public ControllerAttribute();
    }

    public class NonControllerAttribute : Attribute
    {
        public NonControllerAttribute();
    }

    public class NonActionAttribute : Attribute
    {
        public NonActionAttribute();
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class RouteAttribute : Attribute
    {
        public RouteAttribute(string template);
        public string Template { get; }
        public int Order { get; set; }
        public string? Name { get; set; }
    }

    public class AreaAttribute : Attribute
    {
        public AreaAttribute(string areaName);
    }

    public class ActionNameAttribute : Attribute
    {
        public ActionNameAttribute(string name);
        public string Name { get; }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public sealed class AcceptVerbsAttribute : Attribute
    {
        public AcceptVerbsAttribute(string method);
        public AcceptVerbsAttribute(params string[] methods);
        public IEnumerable<string> HttpMethods { get; }
        public int Order { get; set; }
        public string? Route { get; set; }
        public string? Name { get; set; }
    }

    public class HttpGetAttribute : HttpMethodAttribute
    {
        public HttpGetAttribute();
        public HttpGetAttribute(string template);
    }

    public class HttpPostAttribute : HttpMethodAttribute
    {
        public HttpPostAttribute();
        public HttpPostAttribute(string template);
    }

    public class HttpPutAttribute : HttpMethodAttribute
    {
        public HttpPutAttribute();
        public HttpPutAttribute(string template);
    }

    public class HttpPatchAttribute : HttpMethodAttribute
    {
        public HttpPatchAttribute();
        public HttpPatchAttribute(string template);
    }

    public class HttpDeleteAttribute : HttpMethodAttribute
    {
        public HttpDeleteAttribute();
        public HttpDeleteAttribute(string template);
    }

    public class HttpHeadAttribute : HttpMethodAttribute
    {
        public HttpHeadAttribute();
        public HttpHeadAttribute(string template);
    }

    public class HttpOptionsAttribute : HttpMethodAttribute
    {
        public HttpOptionsAttribute();
        public HttpOptionsAttribute(string template);
    }

    public class FromBodyAttribute : Attribute
    {
        public FromBodyAttribute();
        public EmptyBodyBehavior EmptyBodyBehavior { get; set; }
    }

    public class FromQueryAttribute : Attribute
    {
        public FromQueryAttribute();
        public string? Name { get; set; }
    }

    public class FromRouteAttribute : Attribute
    {
        public FromRouteAttribute();
        public string? Name { get; set; }
    }

    public class FromHeaderAttribute : Attribute
    {
        public FromHeaderAttribute();
        public string? Name { get; set; }
    }

    public class FromFormAttribute : Attribute
    {
        public FromFormAttribute();
        public string? Name { get; set; }
    }

    public class FromServicesAttribute : Attribute
    {
        public FromServicesAttribute();
    }

    public class BindAttribute : Attribute
    {
        public BindAttribute(params string[] include);
        public string[] Include { get; }
        public string? Prefix { get; set; }
    }

    public class BindPropertyAttribute : Attribute
    {
        public BindPropertyAttribute();
        public string? Name { get; set; }
        public bool SupportsGet { get; set; }
    }

    public class ModelBinderAttribute : Attribute
    {
        public ModelBinderAttribute();
        public ModelBinderAttribute(Type binderType);
        public string? Name { get; set; }
        public Type? BinderType { get; set; }
    }

    public class ModelBinderAttribute<TBinder> : ModelBinderAttribute where TBinder : class
    {
        public ModelBinderAttribute();
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true, Inherited = true)]
    public class ProducesResponseTypeAttribute : Attribute
    {
        public ProducesResponseTypeAttribute(int statusCode);
        public ProducesResponseTypeAttribute(Type type, int statusCode);
        public ProducesResponseTypeAttribute(
            Type type, int statusCode, string contentType, params string[] additionalContentTypes);
        public Type Type { get; set; }
        public int StatusCode { get; set; }
        public string? Description { get; set; }
    }

    public class ProducesResponseTypeAttribute<T> : ProducesResponseTypeAttribute
    {
        public ProducesResponseTypeAttribute(int statusCode);
        public ProducesResponseTypeAttribute(
            int statusCode, string contentType, params string[] additionalContentTypes);
    }

    public sealed class ProducesDefaultResponseTypeAttribute : Attribute
    {
        public ProducesDefaultResponseTypeAttribute();
        public ProducesDefaultResponseTypeAttribute(Type type);
        public Type Type { get; }
    }

    public sealed class ProducesErrorResponseTypeAttribute : Attribute
    {
        public ProducesErrorResponseTypeAttribute(Type type);
        public Type Type { get; }
    }

    public class ProducesAttribute : Attribute
    {
        public ProducesAttribute(Type type);
        public ProducesAttribute(string contentType, params string[] additionalContentTypes);
        public Type? Type { get; set; }
        public int StatusCode { get; }
        public int Order { get; set; }
    }

    public class ProducesAttribute<T> : ProducesAttribute
    {
        public ProducesAttribute();
    }

    public class ConsumesAttribute : Attribute
    {
        public ConsumesAttribute(string contentType, params string[] otherContentTypes);
        public ConsumesAttribute(Type requestType, string contentType, params string[] otherContentTypes);
        public bool IsOptional { get; set; }
    }

    public class ApiExplorerSettingsAttribute : Attribute
    {
        public ApiExplorerSettingsAttribute();
        public bool IgnoreApi { get; set; }
        public string? GroupName { get; set; }
    }

    public sealed class ApiConventionTypeAttribute : Attribute
    {
        public ApiConventionTypeAttribute(Type conventionType);
    }

    public sealed class ApiConventionMethodAttribute : Attribute
    {
        public ApiConventionMethodAttribute(Type conventionType, string methodName);
    }

    public class ServiceFilterAttribute : Attribute
    {
        public ServiceFilterAttribute(Type type);
    }

    public class TypeFilterAttribute : Attribute
    {
        public TypeFilterAttribute(Type type);
        public object[]? Arguments { get; set; }
    }

    public class ResponseCacheAttribute : Attribute
    {
        public ResponseCacheAttribute();
        public int Duration { get; set; }
        public bool NoStore { get; set; }
    }

    public class RequestSizeLimitAttribute : Attribute
    {
        public RequestSizeLimitAttribute(long bytes);
    }

    public class DisableRequestSizeLimitAttribute : Attribute
    {
        public DisableRequestSizeLimitAttribute();
    }

    public class RequestFormLimitsAttribute : Attribute
    {
        public RequestFormLimitsAttribute();
        public long MultipartBodyLengthLimit { get; set; }
    }

    public class ValidateAntiForgeryTokenAttribute : Attribute { }

    public class IgnoreAntiforgeryTokenAttribute : Attribute { }

    public class RequireHttpsAttribute : Attribute { }

    public class MvcOptions
    {
        public bool SuppressAsyncSuffixInActionNames { get; set; }
        public IList<Microsoft.AspNetCore.Mvc.ApplicationModels.IApplicationModelConvention> Conventions { get; }
    }

    public class JsonOptions
    {
        public System.Text.Json.JsonSerializerOptions JsonSerializerOptions { get; }
        public bool AllowInputFormatterExceptionMessages { get; set; }
    }

    public class ApiBehaviorOptions
    {
        public bool SuppressModelStateInvalidFilter { get; set; }
        public bool SuppressInferBindingSourcesForParameters { get; set; }
        public bool SuppressMapClientErrors { get; set; }
    }
}

namespace Microsoft.AspNetCore.Mvc.ApplicationModels
{
    public interface IApplicationModelConvention { }

    public class RouteTokenTransformerConvention
    {
        public RouteTokenTransformerConvention(
            Microsoft.AspNetCore.Routing.IOutboundParameterTransformer parameterTransformer);
    }
}

namespace Microsoft.AspNetCore.Mvc.Routing
{
    public abstract class HttpMethodAttribute : System.Attribute
    {
        public HttpMethodAttribute(System.Collections.Generic.IEnumerable<string> httpMethods);
        public HttpMethodAttribute(System.Collections.Generic.IEnumerable<string> httpMethods, string? template);
        public System.Collections.Generic.IEnumerable<string> HttpMethods { get; }
        public string? Template { get; }
        public int Order { get; set; }
        public string? Name { get; set; }
    }
}

namespace Microsoft.AspNetCore.Mvc.ModelBinding
{
    public class ModelStateDictionary
    {
        public bool IsValid { get; }
        public void AddModelError(string key, string errorMessage);
    }

    public enum EmptyBodyBehavior
    {
        Default = 0, Allow = 1, Disallow = 2,
    }

    public sealed class BindRequiredAttribute : BindingBehaviorAttribute
    {
        public BindRequiredAttribute();
    }

    public sealed class BindNeverAttribute : BindingBehaviorAttribute
    {
        public BindNeverAttribute();
    }

    public class BindingBehaviorAttribute : System.Attribute { }

    public interface IModelBinder { }
}

namespace Microsoft.AspNetCore.Mvc.ModelBinding.Validation
{
    public sealed class ValidateNeverAttribute : System.Attribute
    {
        public ValidateNeverAttribute();
    }
}

namespace Microsoft.AspNetCore.Mvc.Filters
{
    public abstract class ActionFilterAttribute : System.Attribute { }

    public interface IFilterMetadata { }

    public interface IActionFilter : IFilterMetadata { }

    public interface IAsyncActionFilter : IFilterMetadata { }

    public interface IExceptionFilter : IFilterMetadata { }
}

namespace Microsoft.AspNetCore.Mvc.RazorPages
{
    public abstract class PageModel { }
}
