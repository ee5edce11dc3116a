using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApiExplorer;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Mvc.ModelBinding.Metadata;

namespace Tenon.Judge.Facts;

/// <summary>
/// What MVC binds of an object that is spread over a request. The API explorer goes through its properties and asks neither what
/// keeps one from being bound (`[BindNever]`, `[Bind]`, no setter), nor the prefix, nor the constructor of a record.
/// </summary>
internal readonly record struct BoundInput(string Name, BindingSource Source)
{
    public static bool IsBound(ApiParameterDescription input, string? method, IModelMetadataProvider? types)
    {
        if (input.ModelMetadata is not { } metadata)
        {
            return true;
        }

        if (!IsBoundInRequest(input, method))
        {
            return false;
        }

        if (metadata.MetadataKind != ModelMetadataKind.Property || types is null)
        {
            return metadata.IsBindingAllowed;
        }

        var parameter = ConstructorParameter(metadata, types);
        return (parameter ?? metadata).IsBindingAllowed
            && !IsFilteredOut(input, types)
            && (parameter is not null || !IsFixed(metadata));
    }

    /// <summary>`[Bind]` names properties of the object itself, and with one of them goes all that is inside.</summary>
    private static bool IsFilteredOut(ApiParameterDescription input, IModelMetadataProvider types)
    {
        var parameter = input.ParameterDescriptor;
        if (parameter?.BindingInfo?.PropertyFilterProvider?.PropertyFilter is not { } isBound)
        {
            return false;
        }

        var first = types.GetMetadataForProperties(parameter.ParameterType)
            .FirstOrDefault(one => (one.BinderModelName ?? one.PropertyName) == input.Name.Split('.')[0]);
        return first is not null && !isBound(first);
    }

    public static BoundInput Of(ApiParameterDescription input, IModelMetadataProvider types)
    {
        if (input.ModelMetadata is not { MetadataKind: ModelMetadataKind.Property } metadata || IsPropertyOfController(input))
        {
            return new BoundInput(input.Name, input.Source);
        }

        var parameter = ConstructorParameter(metadata, types);
        var source = parameter is null
            ? input.Source
            : parameter.BindingSource ?? input.ParameterDescriptor?.BindingInfo?.BindingSource ?? input.Source;
        if (source == BindingSource.Header)
        {
            // The binder of headers takes the member's own name; the explorer puts the objects around it before it.
            return new BoundInput((parameter ?? metadata).BinderModelName ?? metadata.PropertyName!, source);
        }

        var start = input.Name.LastIndexOf('.') + 1;
        var name = parameter is null ? input.Name : input.Name[..start] + (parameter.BinderModelName ?? metadata.PropertyName);
        var prefix = input.ParameterDescriptor?.BindingInfo?.BinderModelName;
        return new BoundInput(string.IsNullOrEmpty(prefix) ? name : $"{prefix}.{name}", source);
    }

    /// <summary>`[BindProperty]` leaves a property alone in a GET.</summary>
    private static bool IsBoundInRequest(ApiParameterDescription input, string? method)
    {
        var context = new DefaultHttpContext();
        context.Request.Method = method ?? "";
        var action = new ActionContext { HttpContext = context };
        return input.ParameterDescriptor?.BindingInfo?.RequestPredicate?.Invoke(action) != false;
    }

    private static bool IsPropertyOfController(ApiParameterDescription input) =>
        input.ModelMetadata.ContainerType is { } container
        && typeof(ControllerBase).IsAssignableFrom(container);

    /// <summary>A list or an object can be filled in place, a value cannot.</summary>
    private static bool IsFixed(ModelMetadata property) =>
        property.IsReadOnly
        && (property.ModelType.IsValueType || property.ModelType.IsArray || property.ModelType == typeof(string));

    /// <summary>Of a record, MVC binds the parameters of its constructor, by their own attributes.</summary>
    public static ModelMetadata? ConstructorParameter(ModelMetadata property, IModelMetadataProvider types) =>
        types.GetMetadataForType(property.ContainerType!).BoundConstructor?.BoundConstructorParameters?
            .FirstOrDefault(one => string.Equals(one.ParameterName, property.PropertyName, StringComparison.OrdinalIgnoreCase));
}
