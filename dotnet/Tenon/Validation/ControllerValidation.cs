using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Controllers;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Mvc.ModelBinding.Metadata;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using MvcJsonOptions = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace Tenon;

/// <summary>
/// MVC validates by itself. What it leaves out is added, nulls in lists and what an <see cref="Optional{T}"/> holds, and its errors are
/// keyed by the names of the wire.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal static class ControllerValidation
{
    public static void AddTo(IServiceCollection services, Messages messages)
    {
        services.AddOptions<MvcOptions>().Configure<IOptions<ContractOptions>>((mvc, contract) =>
        {
            mvc.ModelMetadataDetailsProviders.Add(new WholeMetadata(messages));
            mvc.ModelBinderProviders.Insert(0, new ControllerValueBinder.Provider());
            mvc.ModelBinderProviders.Insert(0, new ControllerInputBinder.Provider(messages));
            mvc.Conventions.Add(new ControllerInputBinder.Convention(messages));
            if (contract.Value.ValidateInput)
            {
                mvc.Filters.Add(new BodyFilter());
            }
        });
    }

    internal static bool IsBody(Microsoft.AspNetCore.Mvc.Abstractions.ParameterDescriptor parameter) =>
        parameter.BindingInfo?.BindingSource == BindingSource.Body;

    /// <summary>
    /// What is not an object on the wire is not looked into: attributes would be handed the <see cref="Optional{T}"/> itself, and the
    /// keys of errors would be <c>.Value</c>.
    /// </summary>
    [RequiresUnreferencedCode("Types are validated by reflection.")]
    private sealed class WholeMetadata(Messages messages) : IValidationMetadataProvider
    {
        public void CreateValidationMetadata(ValidationMetadataProviderContext context)
        {
            var type = context.Key.ModelType;
            if (OptionalProperty.Has(type))
            {
                context.ValidationMetadata.ValidatorMetadata.Clear();
                context.ValidationMetadata.IsRequired = false;
            }

            if (OptionalProperty.Has(type) || IsPair(type) || ValueObject.Find(type, messages) is not null)
            {
                context.ValidationMetadata.ValidateChildren = false;
            }
        }

        private static bool IsPair(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>);
    }

    /// <summary>Runs before the filter of <c>[ApiController]</c> that answers for an invalid model.</summary>
    [RequiresUnreferencedCode("Types are validated by reflection.")]
    [RequiresDynamicCode("Types are validated by reflection.")]
    private sealed class BodyFilter : IActionFilter, IOrderedFilter
    {
        public int Order => -2001;

        public void OnActionExecuting(ActionExecutingContext context)
        {
            var services = context.HttpContext.RequestServices;
            var json = services.GetRequiredService<IOptions<MvcJsonOptions>>().Value.JsonSerializerOptions;
            var validator = ContractValidator.Of(json);
            // What the contract itself reads is named by the wire already; MVC adds that the whole is missing.
            if (context.ActionDescriptor.Parameters.FirstOrDefault(ControllerInputBinder.Reads) is { } input)
            {
                if (context.ModelState.ErrorCount > 1)
                {
                    context.ModelState.Remove(input.Name);
                }
            }
            else if (!context.ModelState.IsValid)
            {
                WireKeys.Rename(context, validator);
            }

            foreach (var parameter in context.ActionDescriptor.Parameters.OfType<ControllerParameterDescriptor>().Where(IsBody))
            {
                if (context.ActionArguments.TryGetValue(parameter.Name, out var value) && value is not null)
                {
                    Check(validator, parameter, value, new Problems(services), context.ModelState);
                }
            }
        }

        public void OnActionExecuted(ActionExecutedContext context)
        {
        }

        private static void Check(
            ContractValidator validator,
            ControllerParameterDescriptor parameter,
            object value,
            Problems problems,
            ModelStateDictionary state)
        {
            var nullability = Nullability.Of(parameter.ParameterInfo);
            if (nullability.Items is not { DeniesWithin: true } && validator.Holds(value))
            {
                return;
            }

            validator.Explain(value, nullability.Items, string.Empty, problems, onlyOwn: true);
            foreach (var (path, messages) in problems.Found)
            {
                // MVC has said so already where the type alone denies null.
                if (!state.TryGetValue(path, out var entry) || entry.Errors.Count == 0)
                {
                    messages.ForEach(message => state.AddModelError(path, message));
                }
            }
        }
    }
}
