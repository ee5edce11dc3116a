using System.ComponentModel.DataAnnotations;
using System.Globalization;
using System.Net.ServerSentEvents;
using System.Reflection;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Abstractions;
using Microsoft.AspNetCore.Mvc.ApiExplorer;
using Microsoft.AspNetCore.Mvc.Controllers;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.AspNetCore.Mvc.ModelBinding.Metadata;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Judge.Facts;

/// <summary>One method of one route, as the API explorer describes it.</summary>
/// <param name="Stack">Which JSON settings write it: mvc or http.</param>
/// <param name="Binder">The library that binds its requests by rules of its own.</param>
/// <param name="Security">Whom it answers: see <see cref="SecurityFact"/>.</param>
internal sealed record DescriptionFact(
    string Method,
    string Route,
    string Stack,
    string? Binder,
    string? Handler,
    string Security,
    IReadOnlyList<InputFact> Inputs,
    IReadOnlyList<string> RequestFormats,
    IReadOnlyList<AnswerFact> Answers)
{
    public static IReadOnlyList<DescriptionFact> Of(IServiceProvider services)
    {
        var groups = services.GetService<IApiDescriptionGroupCollectionProvider>()?.ApiDescriptionGroups.Items ?? [];
        var metadata = services.GetService<IModelMetadataProvider>();
        var security = SecurityFact.Of(services);
        return [.. groups.SelectMany(group => group.Items).Select(one => Of(one, metadata, security))];
    }

    private static DescriptionFact Of(
        ApiDescription description, IModelMetadataProvider? metadata, Func<ActionDescriptor, string> security)
    {
        var action = description.ActionDescriptor as ControllerActionDescriptor;
        var isFast = FastEndpoints.DefinitionOf(description.ActionDescriptor.EndpointMetadata) is not null;
        return new DescriptionFact(
            description.HttpMethod ?? "",
            RouteText.Of(description.RelativePath ?? "", description.ActionDescriptor.RouteValues),
            action is null ? "http" : "mvc",
            isFast ? FastEndpoints.Source : null,
            action is null ? null : $"{TypeNames.Of(action.ControllerTypeInfo)}.{action.MethodInfo.Name}",
            security(description.ActionDescriptor),
            [.. description.ParameterDescriptions
                .Where(parameter => action is null || BoundInput.IsBound(parameter, description.HttpMethod, metadata))
                .Select(parameter => InputFact.Of(parameter, action is null ? null : metadata, isFast))],
            [.. description.SupportedRequestFormats.Select(format => format.MediaType)],
            [.. description.SupportedResponseTypes.Select(answer => AnswerFact.Of(answer, IsDeclared(answer, description), isFast))]);
    }

    /// <summary>
    /// An attribute, a call of `Produces` or the type of the result says it; else the API explorer has assumed it.
    /// `[Produces("application/json")]` says content types alone.
    /// </summary>
    private static bool IsDeclared(ApiResponseType answer, ApiDescription description) =>
        description.ActionDescriptor.EndpointMetadata.OfType<IProducesResponseTypeMetadata>()
            .Any(one => one.StatusCode == answer.StatusCode)
        || description.ActionDescriptor.FilterDescriptors.Select(one => one.Filter).OfType<IApiResponseMetadataProvider>()
            .Any(one => one.StatusCode == answer.StatusCode && one is not ProducesAttribute { Type: null });
}

/// <param name="Parameter">The parameter of the handler that it is, or is a property of.</param>
/// <param name="IsRequired">A request without it is refused, by binding or by validation.</param>
internal sealed record InputFact(string Name, string Source, string? Type, string? Parameter, bool IsRequired, string? Default)
{
    [JsonIgnore]
    public Type? ClrType { get; private init; }

    /// <summary>FastEndpoints describes its request as a body, wherever its members are bound from.</summary>
    /// <param name="mvc">What MVC knows of types, where MVC binds it.</param>
    public static InputFact Of(ApiParameterDescription input, IModelMetadataProvider? mvc, bool isFast)
    {
        var parameter = input.ParameterDescriptor;
        var standard = input.DefaultValue ?? input.RouteInfo?.DefaultValue;
        var bound = mvc is null ? new BoundInput(input.Name, input.Source) : BoundInput.Of(input, mvc);
        return new InputFact(
            bound.Name,
            isFast && input.Source == BindingSource.Body ? FastEndpoints.Source : bound.Source.Id,
            input.Type is null ? null : TypeNames.Of(input.Type),
            parameter?.Name,
            mvc is not null
                ? input.IsRequired || (input.DefaultValue is null && IsValidated(input, mvc))
                : input.IsRequired && !IsEmptyArray(input),
            standard is null ? null : Convert.ToString(standard, CultureInfo.InvariantCulture))
        {
            ClrType = input.Type,
        };
    }

    /// <summary>A minimal API binds a missing array of a query or of headers as an empty one, though it is described as required.</summary>
    private static bool IsEmptyArray(ApiParameterDescription input) =>
        input.Type is { IsArray: true } && (input.Source == BindingSource.Query || input.Source == BindingSource.Header);

    /// <summary>
    /// Validation asks for it: `[Required]`, or a reference type that is not nullable. A collection that a request lacks is
    /// bound as an empty one, and a property is asked with the value that its class gives it.
    /// </summary>
    private static bool IsValidated(ApiParameterDescription input, IModelMetadataProvider types)
    {
        if (input.Source == BindingSource.Body || input.ModelMetadata is not { } metadata)
        {
            return false;
        }

        if (metadata.MetadataKind == ModelMetadataKind.Property)
        {
            var value = InitialValue(metadata);
            var validated = BoundInput.ConstructorParameter(metadata, types) ?? metadata;
            return validated.ValidatorMetadata.OfType<RequiredAttribute>().Any(one => !one.IsValid(value));
        }

        return metadata.ValidatorMetadata.OfType<RequiredAttribute>().Any()
            && (!metadata.IsEnumerableType || (input.Source != BindingSource.Query && input.Source != BindingSource.ModelBinding));
    }

    /// <summary>What the property of a new object has; a record is made with what MVC gives a constructor for missing values.</summary>
    private static object? InitialValue(ModelMetadata property)
    {
        var container = property.ContainerType;
        if (container is null || property.PropertyGetter is not { } get || container.IsAbstract)
        {
            return null;
        }

        var constructors = container.GetConstructors();
        var constructor = container.GetConstructor([]) ?? (constructors.Length == 1 ? constructors[0] : null);
        try
        {
            return constructor is null ? null : get(constructor.Invoke([.. constructor.GetParameters().Select(Missing)]));
        }
        catch (Exception error) when (error is TargetInvocationException or MissingMethodException)
        {
            return null;
        }
    }

    private static object? Missing(ParameterInfo parameter) =>
        parameter.HasDefaultValue ? parameter.DefaultValue
            : parameter.ParameterType.IsValueType ? Activator.CreateInstance(parameter.ParameterType)
            : null;
}

/// <param name="IsAssumed">FastEndpoints describes the success that its class is made for, whatever its handler sends.</param>
internal sealed record AnswerFact(
    int Status, bool IsDefault, bool IsDeclared, bool IsAssumed, string? Type, IReadOnlyList<string> Formats)
{
    [JsonIgnore]
    public Type? ClrType { get; private init; }

    public static AnswerFact Of(ApiResponseType answer, bool isDeclared, bool isFast) =>
        new(
            answer.StatusCode,
            answer.IsDefaultResponse,
            isDeclared,
            isFast && answer.StatusCode is >= 200 and < 300,
            Written(answer.Type) is { } type ? TypeNames.Of(type) : null,
            [.. answer.ApiResponseFormats.Select(format => format.MediaType)])
        {
            ClrType = Written(answer.Type),
        };

    /// <summary>What a class that MVC converts gives, its code says. An event is described as the item that holds its value.</summary>
    private static Type? Written(Type? type) =>
        type is null || type == typeof(void) || typeof(IConvertToActionResult).IsAssignableFrom(type) ? null
            : type is { IsGenericType: true } && type.GetGenericTypeDefinition() == typeof(SseItem<>) ? type.GetGenericArguments()[0]
            : type;
}
