// What actions of MVC answer.
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
}
