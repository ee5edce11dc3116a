using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Mvc.ModelBinding.Metadata;
using Microsoft.AspNetCore.Mvc.ModelBinding.Validation;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon;

/// <summary>
/// Reads a body as MVC does, and keeps MVC from validating it: the library does, as in the other hosts. MVC would demand members that are
/// never read, look into a value as its declared type, and hand an <see cref="Optional{T}"/> to attributes that know its value only.
/// </summary>
internal sealed class ControllerBodyBinder(IModelBinder reader) : IModelBinder
{
    public async Task BindModelAsync(ModelBindingContext bindingContext)
    {
        await reader.BindModelAsync(bindingContext);
        if (bindingContext.Result is { IsModelSet: true, Model: { } body })
        {
            bindingContext.ValidationState.TryAdd(body, new ValidationStateEntry { SuppressValidation = true });
        }
    }

    /// <summary>Wraps whatever the application reads the bodies of actions with.</summary>
    public sealed class Provider(MvcOptions mvc) : IModelBinderProvider
    {
        public IModelBinder? GetBinder(ModelBinderProviderContext context)
        {
            ArgumentNullException.ThrowIfNull(context);
            return context.BindingInfo.BindingSource == BindingSource.Body
                && context.Metadata.MetadataKind == ModelMetadataKind.Parameter
                && !HasValidatorsOfItsOwn(mvc, context.Services)
                && mvc.ModelBinderProviders.Where(other => other != this).Select(other => other.GetBinder(context))
                    .FirstOrDefault(binder => binder is not null) is { } reader
                    ? new ControllerBodyBinder(reader)
                    : null;
        }
    }

    /// <summary>Whether bodies are JSON of System.Text.Json, whose names and rules the library knows.</summary>
    public static bool ReadsJson(MvcOptions mvc) => mvc.InputFormatters.OfType<SystemTextJsonInputFormatter>().Any();

    /// <summary>Validators of the application would not be asked any more; with them, MVC validates as well.</summary>
    private static bool HasValidatorsOfItsOwn(MvcOptions mvc, IServiceProvider services) =>
        mvc.ModelValidatorProviders.Any(provider => !IsOfTheFramework(provider))
        || !IsOfTheFramework(services.GetRequiredService<IObjectModelValidator>());

    private static bool IsOfTheFramework(object service) =>
        service.GetType().Assembly.GetName().Name?.StartsWith("Microsoft.AspNetCore.Mvc.", StringComparison.Ordinal) is true;
}
