// The model of an MVC application that conventions change before it is served.
#nullable enable

namespace Microsoft.AspNetCore.Mvc.ApplicationModels
{
    using System;
    using System.Collections.Generic;
    using System.Reflection;
    using Microsoft.AspNetCore.Mvc.ActionConstraints;
    using Microsoft.AspNetCore.Mvc.Filters;
    using Microsoft.AspNetCore.Mvc.ModelBinding;
    using Microsoft.AspNetCore.Mvc.Routing;
    using Microsoft.AspNetCore.Routing;

    public interface IApplicationModelConvention
    {
        void Apply(ApplicationModel application);
    }

    public interface IControllerModelConvention
    {
        void Apply(ControllerModel controller);
    }

    public interface IActionModelConvention
    {
        void Apply(ActionModel action);
    }

    public interface IParameterModelConvention
    {
        void Apply(ParameterModel parameter);
    }

    public interface IParameterModelBaseConvention
    {
        void Apply(ParameterModelBase parameter);
    }

    public interface IApplicationModelProvider
    {
        int Order { get; }
        void OnProvidersExecuting(ApplicationModelProviderContext context);
        void OnProvidersExecuted(ApplicationModelProviderContext context);
    }

    public class ApplicationModelProviderContext
    {
        public IEnumerable<TypeInfo> ControllerTypes { get; }
        public ApplicationModel Result { get; }
    }

    public interface IPropertyModel
    {
        IDictionary<object, object?> Properties { get; }
    }

    public interface ICommonModel : IPropertyModel
    {
        IReadOnlyList<object> Attributes { get; }
        MemberInfo MemberInfo { get; }
        string Name { get; }
    }

    public interface IFilterModel
    {
        IList<IFilterMetadata> Filters { get; }
    }

    public interface IApiExplorerModel
    {
        ApiExplorerModel ApiExplorer { get; set; }
    }

    public class ApiExplorerModel
    {
        public ApiExplorerModel();
        public bool? IsVisible { get; set; }
        public string? GroupName { get; set; }
    }

    public class ApplicationModel : IPropertyModel, IFilterModel, IApiExplorerModel
    {
        public ApplicationModel();
        public ApiExplorerModel ApiExplorer { get; set; }
        public IList<ControllerModel> Controllers { get; }
        public IList<IFilterMetadata> Filters { get; }
        public IDictionary<object, object?> Properties { get; }
    }

    public class ControllerModel : ICommonModel, IFilterModel, IApiExplorerModel
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
    }

    public class ActionModel : ICommonModel, IFilterModel, IApiExplorerModel
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
    }

    public abstract class ParameterModelBase
    {
        public IReadOnlyList<object> Attributes { get; }
        public IDictionary<object, object?> Properties { get; }
        public Type ParameterType { get; }
        public string Name { get; protected set; }
        public BindingInfo? BindingInfo { get; set; }
    }

    public class ParameterModel : ParameterModelBase, ICommonModel
    {
        public ActionModel Action { get; set; }
        public ParameterInfo ParameterInfo { get; }
        public string ParameterName { get; set; }
        public string DisplayName { get; }
    }

    public class PropertyModel : ParameterModelBase, ICommonModel
    {
        public ControllerModel Controller { get; set; }
        public PropertyInfo PropertyInfo { get; }
        public string PropertyName { get; set; }
    }

    public class SelectorModel
    {
        public SelectorModel();
        public SelectorModel(SelectorModel other);
        public IList<IActionConstraintMetadata> ActionConstraints { get; }
        public AttributeRouteModel? AttributeRouteModel { get; set; }
        public IList<object> EndpointMetadata { get; }
    }

    public class AttributeRouteModel
    {
        public AttributeRouteModel();
        public AttributeRouteModel(IRouteTemplateProvider templateProvider);
        public AttributeRouteModel(AttributeRouteModel other);
        public IRouteTemplateProvider? Attribute { get; }
        public string? Template { get; set; }
        public int? Order { get; set; }
        public string? Name { get; set; }
        public bool SuppressLinkGeneration { get; set; }
        public bool SuppressPathMatching { get; set; }
        public bool IsAbsoluteTemplate { get; }
        public static AttributeRouteModel? CombineAttributeRouteModel(AttributeRouteModel? left, AttributeRouteModel? right);
        public static string? CombineTemplates(string? prefix, string? template);
        public static bool IsOverridePattern(string? template);
        public static string ReplaceTokens(string template, IDictionary<string, string?> values);
        public static string ReplaceTokens(
            string template, IDictionary<string, string?> values, IOutboundParameterTransformer? routeTokenTransformer);
    }

    public class RouteTokenTransformerConvention : IActionModelConvention
    {
        public RouteTokenTransformerConvention(IOutboundParameterTransformer parameterTransformer);
        public void Apply(ActionModel action);
        protected virtual bool ShouldApply(ActionModel action);
    }
}

namespace Microsoft.AspNetCore.Mvc.ApplicationParts
{
    using System.Collections.Generic;

    public interface IApplicationFeatureProvider { }

    public class ApplicationPartManager
    {
        public ApplicationPartManager();
        public IList<IApplicationFeatureProvider> FeatureProviders { get; }
    }
}

namespace Microsoft.AspNetCore.Mvc.ActionConstraints
{
    using System.Collections.Generic;

    public interface IActionConstraintMetadata { }

    public interface IActionConstraint : IActionConstraintMetadata { }

    public class HttpMethodActionConstraint : IActionConstraint
    {
        public HttpMethodActionConstraint(IEnumerable<string> httpMethods);
        public IEnumerable<string> HttpMethods { get; }
    }
}

namespace Microsoft.AspNetCore.Mvc.ModelBinding
{
    using System;
    using System.Collections.Generic;

    public class BindingInfo
    {
        public BindingInfo();
        public BindingInfo(BindingInfo other);
        public BindingSource? BindingSource { get; set; }
        public string? BinderModelName { get; set; }
        public Type? BinderType { get; set; }
    }

    public class BindingSource
    {
        public static readonly BindingSource Body;
        public static readonly BindingSource Custom;
        public static readonly BindingSource Form;
        public static readonly BindingSource FormFile;
        public static readonly BindingSource Header;
        public static readonly BindingSource ModelBinding;
        public static readonly BindingSource Path;
        public static readonly BindingSource Query;
        public static readonly BindingSource Services;
        public static readonly BindingSource Special;
        public string Id { get; }
    }

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
}

namespace Microsoft.AspNetCore.Mvc.ModelBinding.Metadata
{
    public interface IMetadataDetailsProvider { }

    public class BindingMetadataProviderContext { }

    public class DisplayMetadataProviderContext { }

    public class ValidationMetadataProviderContext { }

    public interface IBindingMetadataProvider : IMetadataDetailsProvider
    {
        void CreateBindingMetadata(BindingMetadataProviderContext context);
    }

    public interface IDisplayMetadataProvider : IMetadataDetailsProvider
    {
        void CreateDisplayMetadata(DisplayMetadataProviderContext context);
    }

    public interface IValidationMetadataProvider : IMetadataDetailsProvider
    {
        void CreateValidationMetadata(ValidationMetadataProviderContext context);
    }

    public class ExcludeBindingMetadataProvider : IBindingMetadataProvider
    {
        public ExcludeBindingMetadataProvider(System.Type type);
        public void CreateBindingMetadata(BindingMetadataProviderContext context);
    }

    public sealed class SystemTextJsonValidationMetadataProvider : IDisplayMetadataProvider, IValidationMetadataProvider
    {
        public SystemTextJsonValidationMetadataProvider();
        public void CreateDisplayMetadata(DisplayMetadataProviderContext context);
        public void CreateValidationMetadata(ValidationMetadataProviderContext context);
    }
}
