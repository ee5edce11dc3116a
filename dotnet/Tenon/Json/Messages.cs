using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApiExplorer;
using Microsoft.AspNetCore.Http.Metadata;

namespace Tenon;

/// <summary>
/// The types that are messages: the input, body or response of an operation, and the type arguments and elements of one, at
/// any depth. A message stays an object wherever it is used. A dictionary's key is a property name, so it does not make a type a message.
/// </summary>
[RequiresUnreferencedCode("Assemblies are searched for contracts by reflection.")]
internal sealed class Messages
{
    private readonly HashSet<Type> types = [];
    private readonly List<OperationDeclaration> operations = [];

    public bool Contains(Type type) => types.Contains(type);

    /// <summary>The operations whose input the type is.</summary>
    public IEnumerable<OperationDeclaration> OperationsWith(Type input) => operations.Where(operation => operation.InputType == input);

    public void AddFrom(ContractSource source)
    {
        foreach (var operation in source.Operations.Select(one => one.Operation).Concat(source.Parts))
        {
            operations.Add(operation.Declaration);
            Add(operation.Declaration.InputType);
            foreach (var response in operation.Declaration.Responses)
            {
                Add(response.BodyType);
            }
        }

        foreach (var action in source.ContractActions.Concat(source.Actions))
        {
            AddFrom(action);
        }
    }

    private void AddFrom(MethodInfo action)
    {
        Add(action.ReturnType);
        var inferred = InfersBodies(action);
        foreach (var parameter in action.GetParameters().Where(parameter => IsBody(parameter, inferred)))
        {
            Add(parameter.ParameterType);
        }

        var declared = action.GetCustomAttributes(inherit: true).Concat(action.ReflectedType?.GetCustomAttributes(inherit: true) ?? []);
        foreach (var response in declared.OfType<IApiResponseMetadataProvider>())
        {
            Add(response.Type);
        }
    }

    /// <summary>
    /// A plain MVC action reads what has no attribute from query and form; <c>[ApiController]</c> and minimal APIs infer the body.
    /// </summary>
    private static bool InfersBodies(MethodInfo action) =>
        action.IsStatic
        || action.ReflectedType is not { } controller
        || controller.IsDefined(typeof(ApiControllerAttribute), inherit: true)
        || controller.Assembly.IsDefined(typeof(ApiControllerAttribute), inherit: false);

    /// <summary>Read from the body: by attribute, or inferred because the framework cannot parse the type from a string.</summary>
    private static bool IsBody(ParameterInfo parameter, bool inferred)
    {
        var sources = parameter.GetCustomAttributes(inherit: true);
        if (sources.Any(source => source is IFromBodyMetadata))
        {
            return true;
        }

        var elsewhere = sources.Any(
            source =>
                source is IFromRouteMetadata or IFromQueryMetadata or IFromHeaderMetadata or IFromFormMetadata or IFromServiceMetadata);
        return inferred && !elsewhere && !IsParsable(Nullable.GetUnderlyingType(parameter.ParameterType) ?? parameter.ParameterType);
    }

    /// <summary>Whether the framework reads the type from one string.</summary>
    internal static bool IsParsable(Type type) =>
        TypeDescriptor.GetConverter(type).CanConvertFrom(typeof(string))
        || type.GetInterfaces().Any(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(IParsable<>))
        || type.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.FlattenHierarchy)
            .Any(method => method.Name == "TryParse" && method.ReturnType == typeof(bool));

    private void Add(Type? type)
    {
        if (type is null)
        {
            return;
        }

        if (type.HasElementType)
        {
            Add(type.GetElementType());
            return;
        }

        if (!types.Add(type))
        {
            return;
        }

        var arguments = type.GetGenericArguments();
        foreach (var argument in IsDictionary(type) ? arguments.Skip(1) : arguments)
        {
            Add(argument);
        }
    }

    private static bool IsDictionary(Type type) =>
        type.GetInterfaces().Append(type).Any(contract => contract.IsGenericType
            && (contract.GetGenericTypeDefinition() == typeof(IDictionary<,>)
                || contract.GetGenericTypeDefinition() == typeof(IReadOnlyDictionary<,>)));
}
