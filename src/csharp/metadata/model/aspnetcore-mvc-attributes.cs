// The attributes of MVC: routes, inputs, responses, filters.
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
    public class RouteAttribute : Attribute, IRouteTemplateProvider
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

    public class BindPropertiesAttribute : Attribute
    {
        public BindPropertiesAttribute();
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

    public class ServiceFilterAttribute<TFilter> : ServiceFilterAttribute
    {
        public ServiceFilterAttribute();
    }

    public class TypeFilterAttribute : Attribute
    {
        public TypeFilterAttribute(Type type);
        public object[]? Arguments { get; set; }
    }

    public class TypeFilterAttribute<TFilter> : TypeFilterAttribute
    {
        public TypeFilterAttribute();
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
}
