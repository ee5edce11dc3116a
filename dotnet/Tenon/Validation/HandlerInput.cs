using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.Serialization;
using System.Security.Claims;
using System.Text.Json;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon;

/// <summary>A parameter of a minimal API's handler that holds something of the request.</summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal sealed class HandlerInput
{
    private readonly ContractValidator validator;
    private readonly MemberRules parameter;
    private readonly bool isBody;
    private readonly TypeRules? members;

    private HandlerInput(
        int index, ContractValidator validator, MemberRules parameter, bool isBody, TypeRules? members)
    {
        Index = index;
        this.validator = validator;
        this.parameter = parameter;
        this.isBody = isBody;
        this.members = members;
    }

    public int Index { get; }

    /// <summary>What is read from one text of the request, by its name there.</summary>
    public IEnumerable<(string Name, Type Type)> Texts => members is null
        ? isBody ? [] : [(parameter.Name, parameter.Type)]
        : members.Members.Where(member => member.Name.Length > 0).Select(member => (member.Name, member.Type));

    /// <summary>The inputs of a handler. <paramref name="names"/> is filled in: what is a name on the wire, by the C# name.</summary>
    public static IReadOnlyList<HandlerInput> Of(
        EndpointFilterFactoryContext factory, OperationDeclaration operation, JsonSerializerOptions json, Dictionary<string, string> names)
    {
        var isService = factory.ApplicationServices.GetService<IServiceProviderIsService>();
        var validator = ContractValidator.OfRequests(json);
        var route = new RouteNames(operation.Route);
        var inputs = new List<HandlerInput>();
        foreach (var parameter in factory.MethodInfo.GetParameters())
        {
            var attributes = parameter.GetCustomAttributes().ToList();
            if (IsContractInput(parameter.ParameterType) || IsService(parameter.ParameterType, attributes, isService))
            {
                continue;
            }

            var isForm = attributes.Exists(attribute => attribute is IFromFormMetadata);
            var isObject = (isForm || attributes.Exists(attribute => attribute is AsParametersAttribute))
                && !Messages.IsParsable(parameter.ParameterType);
            var members = isObject ? MembersOf(parameter.ParameterType, isForm ? null : route, isService) : null;
            var name = NameOf(parameter.Name ?? string.Empty, attributes, route);
            var rules = MemberRules.Of(name, parameter);
            var isBody = IsBody(parameter.ParameterType, attributes, InputPlan.HasBody(operation.Method));
            foreach (var member in members?.Members ?? [rules])
            {
                names.TryAdd(member.CSharpName, isBody && members is null ? string.Empty : member.Name);
            }

            inputs.Add(new HandlerInput(parameter.Position, validator, rules, isBody, members));
        }

        return inputs;
    }

    /// <summary>The body of an action.</summary>
    public static HandlerInput OfBody(ParameterInfo parameter, ContractValidator validator) =>
        new(parameter.Position, validator, MemberRules.Of(string.Empty, parameter), isBody: true, members: null);

    public bool Holds(object value) => parameter.Attributes.Count == 0
        && (isBody
            ? validator.Holds(value, parameter.Nullability)
            : members is null && (value is string || value.GetType().IsValueType));

    public void Explain(object value, Problems problems)
    {
        if (members is null)
        {
            validator.Explain(parameter, value, value, isBody ? string.Empty : parameter.Name, problems);
        }
        else
        {
            validator.Explain(members, value, problems);
        }
    }

    /// <summary>It has been validated when it was read.</summary>
    public static bool IsContractInput(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ContractInput<>);

    /// <summary>The problems of a body are at its own places, without a name before them.</summary>
    private static TypeRules MembersOf(Type type, RouteNames? route, IServiceProviderIsService? isService)
    {
        var names = new Dictionary<PropertyInfo, string>();
        foreach (var property in TypeRules.OfBound(type).Members.Select(member => (PropertyInfo)member.Member!))
        {
            var attributes = AttributesOf(property, TypeRules.ParameterOf(type, property));
            if (!IsService(property.PropertyType, attributes, isService))
            {
                var isBody = attributes.Any(attribute => attribute is IFromBodyMetadata);
                names.Add(property, isBody ? string.Empty : NameOf(property.Name, attributes, route));
            }
        }

        return TypeRules.OfBound(type, names);
    }

    public static List<Attribute> AttributesOf(PropertyInfo property, ParameterInfo? parameter) =>
        [.. property.GetCustomAttributes(), .. parameter?.GetCustomAttributes() ?? []];

    public static string NameOf(PropertyInfo property, ParameterInfo? parameter) =>
        NameOf(property.Name, AttributesOf(property, parameter));

    /// <summary>The same in problems: an object of the query whose members have keys of their own has none.</summary>
    public static string PlaceOf(PropertyInfo property, ParameterInfo? parameter) =>
        AttributesOf(property, parameter).OfType<ContractQueryAttribute>().Any(query => query.Style == QueryStyle.Exploded)
            ? string.Empty
            : NameOf(property, parameter);

    /// <summary>What is in the route has the name that it has there.</summary>
    private static string NameOf(string name, List<Attribute> attributes, RouteNames? route)
    {
        var named = NameOf(name, attributes);
        var isElsewhere = attributes.Exists(
            attribute => attribute is IFromQueryMetadata or IFromHeaderMetadata or IFromFormMetadata or IFromBodyMetadata);
        return isElsewhere ? named : route?.Find(named) ?? named;
    }

    /// <summary>The framework's names are C#'s, whatever their case; the client's are in camelCase.</summary>
    private static string NameOf(string name, IEnumerable<Attribute> attributes) => attributes.Select(attribute => attribute switch
    {
        IFromRouteMetadata route => route.Name,
        IFromQueryMetadata query => query.Name,
        IFromHeaderMetadata header => header.Name,
        IFromFormMetadata form => form.Name,
        ContractCookieAttribute cookie => cookie.Name,
        IModelNameProvider binder => binder.Name,
        DataMemberAttribute form => form.Name,
        _ => null,
    }).FirstOrDefault(given => given is not null) ?? JsonNamingPolicy.CamelCase.ConvertName(name);

    /// <summary>An array of texts is one of the query where the method has no body.</summary>
    private static bool IsBody(Type type, List<Attribute> attributes, bool hasBody) =>
        attributes.Any(attribute => attribute is IFromBodyMetadata)
        || (!attributes.Any(
                attribute => attribute is IFromRouteMetadata or IFromQueryMetadata or IFromHeaderMetadata or IFromFormMetadata)
            && !Messages.IsParsable(Nullable.GetUnderlyingType(type) ?? type) && (hasBody || !type.IsArray));

    private static bool IsService(Type type, List<Attribute> attributes, IServiceProviderIsService? isService) =>
        !attributes.Any(attribute => attribute is IFromRouteMetadata or IFromQueryMetadata or IFromHeaderMetadata or IFromBodyMetadata
            or IFromFormMetadata or AsParametersAttribute)
        && (attributes.Any(attribute => attribute is IFromServiceMetadata or FromKeyedServicesAttribute)
            || type == typeof(HttpContext) || type == typeof(HttpRequest) || type == typeof(HttpResponse)
            || type == typeof(ClaimsPrincipal) || type == typeof(CancellationToken) || typeof(Stream).IsAssignableFrom(type)
            || type == typeof(System.IO.Pipelines.PipeReader) || typeof(IFormFile).IsAssignableFrom(type)
            || typeof(IFormFileCollection).IsAssignableFrom(type) || typeof(IFormCollection).IsAssignableFrom(type)
            || isService?.IsService(type) == true);
}
