// ASP.NET Core MVC: controllers and options.
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
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, string? controllerName);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(string? actionName, object? value);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(
            string? actionName, string? controllerName, object? routeValues);
        [NonAction] public virtual AcceptedAtActionResult AcceptedAtAction(
            string? actionName, string? controllerName, object? routeValues, object? value);
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

    public class MvcOptions
    {
        public Microsoft.AspNetCore.Mvc.Filters.FilterCollection Filters { get; }
        public bool SuppressAsyncSuffixInActionNames { get; set; }
        public bool SuppressImplicitRequiredAttributeForNonNullableReferenceTypes { get; set; }
        public IList<Microsoft.AspNetCore.Mvc.ApplicationModels.IApplicationModelConvention> Conventions { get; }
        public Microsoft.AspNetCore.Mvc.Formatters.FormatterCollection<
            Microsoft.AspNetCore.Mvc.Formatters.IInputFormatter> InputFormatters { get; }
        public Microsoft.AspNetCore.Mvc.Formatters.FormatterCollection<
            Microsoft.AspNetCore.Mvc.Formatters.IOutputFormatter> OutputFormatters { get; }
        public IList<Microsoft.AspNetCore.Mvc.ModelBinding.IModelBinderProvider> ModelBinderProviders { get; }
        public IList<Microsoft.AspNetCore.Mvc.ModelBinding.IValueProviderFactory> ValueProviderFactories { get; }
        public IList<Microsoft.AspNetCore.Mvc.ModelBinding.Metadata.IMetadataDetailsProvider>
            ModelMetadataDetailsProviders { get; }
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
        public bool DisableImplicitFromServicesParameters { get; set; }
    }
}

namespace Microsoft.AspNetCore.Mvc.Routing
{
    public interface IRouteTemplateProvider
    {
        string? Template { get; }
        int? Order { get; }
        string? Name { get; }
    }

    public interface IActionHttpMethodProvider
    {
        System.Collections.Generic.IEnumerable<string> HttpMethods { get; }
    }

    public abstract class HttpMethodAttribute : System.Attribute, IActionHttpMethodProvider, IRouteTemplateProvider
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
    public abstract class ActionFilterAttribute : System.Attribute, IActionFilter { }

    public interface IFilterMetadata { }

    public interface IActionFilter : IFilterMetadata { }

    public interface IAsyncActionFilter : IFilterMetadata { }

    public interface IExceptionFilter : IFilterMetadata { }

    public interface IAsyncAuthorizationFilter : IFilterMetadata { }

    public class FilterCollection : System.Collections.ObjectModel.Collection<IFilterMetadata>
    {
        public IFilterMetadata Add<TFilterType>()
            where TFilterType : IFilterMetadata;
        public IFilterMetadata Add<TFilterType>(int order)
            where TFilterType : IFilterMetadata;
        public IFilterMetadata Add(System.Type filterType);
        public IFilterMetadata Add(System.Type filterType, int order);
        public IFilterMetadata AddService<TFilterType>()
            where TFilterType : IFilterMetadata;
        public IFilterMetadata AddService(System.Type filterType);
    }
}

namespace Microsoft.AspNetCore.Mvc.Authorization
{
    public class AuthorizeFilter : Microsoft.AspNetCore.Mvc.Filters.IAsyncAuthorizationFilter
    {
        public AuthorizeFilter();
        public AuthorizeFilter(Microsoft.AspNetCore.Authorization.AuthorizationPolicy policy);
        public AuthorizeFilter(string policy);
    }
}

namespace Microsoft.AspNetCore.Mvc.RazorPages
{
    public abstract class PageModel { }
}

namespace Microsoft.AspNetCore.Mvc.Formatters
{
    public interface IInputFormatter { }

    public interface IOutputFormatter { }

    public class FormatterCollection<TFormatter> : System.Collections.ObjectModel.Collection<TFormatter>
        where TFormatter : notnull
    {
        public void RemoveType<T>() where T : TFormatter;
        public void RemoveType(System.Type formatterType);
    }
}
