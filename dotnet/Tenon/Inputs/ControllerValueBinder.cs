using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Mvc.ModelBinding.Metadata;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using MvcJsonOptions = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace Tenon;

/// <summary>Reads for controllers what MVC does not: cookies, and the styles of <see cref="ContractQueryAttribute"/>.</summary>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal sealed class ControllerValueBinder(BoundSource source, string? cookie, QueryStyle? style) : IModelBinder
{
    public Task BindModelAsync(ModelBindingContext bindingContext)
    {
        var context = bindingContext.HttpContext;
        var problems = new Problems(context.RequestServices);
        var json = context.RequestServices.GetRequiredService<IOptions<MvcJsonOptions>>().Value.JsonSerializerOptions;
        var binder = new TextBinder(RequestTexts.Of(context.Request, source), json, problems);
        var metadata = bindingContext.ModelMetadata;
        var name = cookie ?? bindingContext.BinderModelName ?? JsonNamingPolicy.CamelCase.ConvertName(bindingContext.FieldName);
        var isThere = binder.TryRead(name, metadata.ModelType, style, out var value);
        foreach (var (path, messages) in problems.Found)
        {
            messages.ForEach(message => bindingContext.ModelState.AddModelError(path, message));
        }

        if (isThere && problems.Count == 0)
        {
            bindingContext.Result = ModelBindingResult.Success(value);
        }

        return Task.CompletedTask;
    }

    /// <summary>Chooses by the attributes of the parameter or the property.</summary>
    [RequiresUnreferencedCode("Inputs are read by reflection.")]
    [RequiresDynamicCode("Inputs are read by reflection.")]
    public sealed class Provider : IModelBinderProvider
    {
        public IModelBinder? GetBinder(ModelBinderProviderContext context)
        {
            if (context.Metadata is not DefaultModelMetadata { Attributes: { } attributes })
            {
                return null;
            }

            var own = (attributes.ParameterAttributes ?? attributes.PropertyAttributes ?? []).ToList();
            return own.OfType<ContractCookieAttribute>().FirstOrDefault() is { } cookie
                ? new ControllerValueBinder(BoundSource.Cookie, cookie.Name, QueryStyle.CommaDelimited)
                : own.OfType<ContractQueryAttribute>().FirstOrDefault() is { } query
                    ? new ControllerValueBinder(BoundSource.Query, null, query.Style)
                    : null;
        }
    }
}
