using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Abstractions;
using Microsoft.AspNetCore.Mvc.ActionConstraints;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Mvc.ModelBinding.Validation;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using MvcJsonOptions = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace Tenon;

/// <summary>
/// Reads the input of an operation for an action of an API controller: <c>Get(GetTask input)</c>. MVC would take it for the body,
/// though it is in route and query, or has parts in several places.
/// </summary>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal sealed class ControllerInputBinder(IReadOnlyList<OperationDeclaration> operations) : IModelBinder
{
    private static readonly BindingSource Source = new("Contract", "Contract", isGreedy: true, isFromRequest: true);

    public static bool Reads(ParameterDescriptor parameter) => parameter.BindingInfo?.BindingSource == Source;

    public async Task BindModelAsync(ModelBindingContext bindingContext)
    {
        var context = bindingContext.HttpContext;
        var json = context.RequestServices.GetRequiredService<IOptions<MvcJsonOptions>>().Value.JsonSerializerOptions;
        var (value, problem) = await InputReader.Read(OperationOf(context), context.Request, json);
        if (problem is null)
        {
            bindingContext.ValidationState.Add(value!, new ValidationStateEntry { SuppressValidation = true });
            bindingContext.Result = ModelBindingResult.Success(value);
        }
        else if (problem.StatusCode == StatusCodes.Status415UnsupportedMediaType)
        {
            bindingContext.ModelState.AddModelError(
                string.Empty, new UnsupportedContentTypeException("The content type is not accepted."), bindingContext.ModelMetadata);
        }
        else
        {
            foreach (var (path, messages) in problem.Errors)
            {
                Array.ForEach(messages, message => bindingContext.ModelState.AddModelError(path, message));
            }
        }
    }

    /// <summary>Several operations may have the same input: the route and the method tell which of them is called.</summary>
    private OperationDeclaration OperationOf(HttpContext context) =>
        (context.GetEndpoint() is RouteEndpoint endpoint
            ? operations.FirstOrDefault(operation =>
                string.Equals(operation.Method, context.Request.Method, StringComparison.OrdinalIgnoreCase)
                && RouteShape.MatchAlike(endpoint.RoutePattern, RoutePatternFactory.Parse(operation.Route)))
            : null) ?? operations[0];

    /// <summary>Marks the parameters of actions that are the input of an operation; attributes of their own say otherwise.</summary>
    [RequiresUnreferencedCode("Inputs are read by reflection.")]
    [RequiresDynamicCode("Inputs are read by reflection.")]
    public sealed class Convention(Messages messages) : IParameterModelConvention
    {
        public void Apply(ParameterModel parameter)
        {
            ArgumentNullException.ThrowIfNull(parameter);
            var controller = parameter.Action.Controller;
            var isApi = controller.Attributes.OfType<IApiBehaviorMetadata>().Any()
                || controller.ControllerType.Assembly.IsDefined(typeof(ApiControllerAttribute), inherit: false);
            var isSaid = parameter.Attributes.OfType<IBindingSourceMetadata>().Any(one => one.BindingSource is not null);
            if (!isApi || isSaid)
            {
                return;
            }

            // Many actions take a text that is not the input of an operation: it is one where the action serves the operation.
            var isText = Messages.IsParsable(parameter.ParameterType);
            var plans = messages.OperationsWith(parameter.ParameterType)
                .Where(operation => !isText || Serves(parameter.Action, operation))
                .Select(InputPlan.Of)
                .ToList();
            var source = plans.Exists(plan => !plan.IsUsual) ? Source
                : isText && plans.Exists(plan => plan.IsWhole) ? BindingSource.Body
                : null;
            if (source is not null)
            {
                parameter.BindingInfo ??= new BindingInfo();
                parameter.BindingInfo.BindingSource = source;
                TakeAnyForm(parameter.Action);
            }
        }

        /// <summary>MVC takes a form of files for multipart alone; the contract says what it is.</summary>
        private static void TakeAnyForm(ActionModel action)
        {
            var inferred = action.Filters.OfType<ConsumesAttribute>().Except(action.Attributes.OfType<ConsumesAttribute>()).ToList();
            inferred.ForEach(filter => action.Filters.Remove(filter));
        }

        private static bool Serves(ActionModel action, OperationDeclaration operation)
        {
            var names = new Dictionary<string, string?>(action.RouteValues, StringComparer.OrdinalIgnoreCase)
            {
                ["controller"] = action.Controller.ControllerName,
                ["action"] = action.ActionName,
            };
            var prefixes = action.Controller.Selectors.Select(selector => selector.AttributeRouteModel).DefaultIfEmpty();
            var routes = action.Selectors
                .Where(selector => selector.ActionConstraints.OfType<HttpMethodActionConstraint>()
                    .All(methods => methods.HttpMethods.Contains(operation.Method, StringComparer.OrdinalIgnoreCase)))
                .SelectMany(selector => prefixes.Select(
                    prefix => AttributeRouteModel.CombineAttributeRouteModel(prefix, selector.AttributeRouteModel)?.Template));
            var declared = RoutePatternFactory.Parse(operation.Route);
            return routes.OfType<string>().Any(
                route => RouteShape.MatchAlike(RoutePatternFactory.Parse(AttributeRouteModel.ReplaceTokens(route, names)), declared));
        }
    }

    /// <summary>Chooses what the convention has marked.</summary>
    [RequiresUnreferencedCode("Inputs are read by reflection.")]
    [RequiresDynamicCode("Inputs are read by reflection.")]
    public sealed class Provider(Messages messages) : IModelBinderProvider
    {
        public IModelBinder? GetBinder(ModelBinderProviderContext context)
        {
            ArgumentNullException.ThrowIfNull(context);
            return context.BindingInfo.BindingSource == Source
                ? new ControllerInputBinder([.. messages.OperationsWith(context.Metadata.ModelType)])
                : null;
        }
    }
}
