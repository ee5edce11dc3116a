using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Abstractions;
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
            if (isApi && !isSaid && messages.OperationsWith(parameter.ParameterType).Any(operation => !InputPlan.Of(operation).IsUsual))
            {
                parameter.BindingInfo ??= new BindingInfo();
                parameter.BindingInfo.BindingSource = Source;
            }
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
