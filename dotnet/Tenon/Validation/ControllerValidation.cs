using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
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
/// What controllers read of a contract is read and validated as in the other hosts, and the errors of everything else are keyed by the
/// names of the wire.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal static class ControllerValidation
{
    /// <summary>After all other registrations: what they add to MVC would be behind ours, or before it, as they come.</summary>
    public static void AddTo(IServiceCollection services, Messages messages)
    {
        services.AddOptions<MvcOptions>().PostConfigure<IOptions<ContractOptions>>((mvc, contract) =>
        {
            mvc.ModelMetadataDetailsProviders.Add(new WholeMetadata(messages));
            mvc.ModelBinderProviders.Insert(0, new ControllerValueBinder.Provider());
            mvc.ModelBinderProviders.Insert(0, new ControllerInputBinder.Provider(messages));
            mvc.Conventions.Add(new ControllerInputBinder.Convention(messages));
            if (contract.Value.ValidateInput && ControllerBodyBinder.ReadsJson(mvc))
            {
                mvc.ModelBinderProviders.Insert(0, new ControllerBodyBinder.Provider(mvc));
                mvc.Filters.Add(new BodyFilter());
            }
        });
        services.AddOptions<MvcJsonOptions>().PostConfigure<IOptions<ContractOptions>>((json, contract) =>
        {
            if (contract.Value.ValidateInput)
            {
                // The exception has the whole path. MVC would keep no more of it than a text.
                contract.Value.HidesReadingErrors = !json.AllowInputFormatterExceptionMessages;
                json.AllowInputFormatterExceptionMessages = false;
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
    [RequiresDynamicCode("Types are validated by reflection.")]
    private sealed class WholeMetadata(Messages messages) : IValidationMetadataProvider
    {
        public void CreateValidationMetadata(ValidationMetadataProviderContext context)
        {
            var type = context.Key.ModelType;
            var nullability = context.Key.PropertyInfo is { } property ? Nullability.Of(property) : null;
            if (JsonPartRule.Of(context.Attributes, nullability) is { } part)
            {
                context.ValidationMetadata.ValidatorMetadata.Add(part);
                context.ValidationMetadata.HasValidators = true;
            }

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
        private readonly ConcurrentDictionary<ParameterInfo, HandlerInput> bodies = new();

        public int Order => -2001;

        public void OnActionExecuting(ActionExecutingContext context)
        {
            var services = context.HttpContext.RequestServices;
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
                WireKeys.Rename(context, services.GetRequiredService<IOptions<ContractOptions>>().Value);
            }

            foreach (var parameter in context.ActionDescriptor.Parameters.OfType<ControllerParameterDescriptor>().Where(IsBody))
            {
                if (context.ActionArguments.TryGetValue(parameter.Name, out var value) && value is not null)
                {
                    Check(BodyOf(parameter, services), value, new Problems(services), context.ModelState);
                }
            }
        }

        public void OnActionExecuted(ActionExecutedContext context)
        {
        }

        private HandlerInput BodyOf(ControllerParameterDescriptor parameter, IServiceProvider services) =>
            bodies.GetOrAdd(parameter.ParameterInfo, body => HandlerInput.OfBody(
                body,
                ContractValidator.OfRequests(services.GetRequiredService<IOptions<MvcJsonOptions>>().Value.JsonSerializerOptions)));

        private static void Check(HandlerInput body, object value, Problems problems, ModelStateDictionary state)
        {
            if (body.Holds(value))
            {
                return;
            }

            body.Explain(value, problems);
            foreach (var (path, messages) in problems.Found)
            {
                // Validators of the application may have said so already.
                if (!state.TryGetValue(path, out var entry) || entry.Errors.Count == 0)
                {
                    messages.ForEach(message => state.AddModelError(path, message));
                }
            }
        }
    }
}
