using System.Reflection;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Azure.Functions.Worker;

namespace Tenon.LocalFunctions;

/// <summary>The functions of an application.</summary>
internal static class FunctionCatalogue
{
    private const BindingFlags PublicMethods = BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    /// <summary>The types of the application and of those of its references that use the worker too.</summary>
    public static IEnumerable<Type> TypesOf(Assembly? application)
    {
        ArgumentNullException.ThrowIfNull(application);
        var worker = typeof(FunctionAttribute).Assembly.GetName().Name;
        return application.GetReferencedAssemblies().Select(Assembly.Load)
            .Where(assembly => assembly.GetReferencedAssemblies().Any(reference => reference.Name == worker))
            .Prepend(application)
            .SelectMany(assembly => assembly.GetExportedTypes());
    }

    public static IReadOnlyList<HttpFunction> Read(IEnumerable<Type> types, string prefix)
    {
        var functions = types.SelectMany(type => type.GetMethods(PublicMethods)).SelectMany(method => FunctionOf(method, prefix)).ToList();
        if (functions.GroupBy(function => function.Name, StringComparer.OrdinalIgnoreCase).FirstOrDefault(group => group.Count() > 1) is { } twice)
        {
            throw new HostStartException($"There are {twice.Count()} functions with the name '{twice.Key}'. Names are unique, and do not look at case.");
        }

        for (var index = 0; index < functions.Count; index++)
        {
            if (functions.Take(index).FirstOrDefault(earlier => Conflict(earlier, functions[index])) is { } other)
            {
                throw new HostStartException($"The route of function '{functions[index].Name}' conflicts with that of function '{other.Name}': both serve /{other.Pattern.RawText}.");
            }
        }

        return functions;
    }

    private static IEnumerable<HttpFunction> FunctionOf(MethodInfo method, string prefix)
    {
        if (method.GetCustomAttribute<FunctionAttribute>() is not { } function)
        {
            yield break;
        }

        if (method.GetParameters().Select(parameter => parameter.GetCustomAttribute<HttpTriggerAttribute>()).FirstOrDefault(trigger => trigger is not null) is not { } trigger)
        {
            throw new HostStartException($"Function '{function.Name}' has no [HttpTrigger] parameter. The embedded host runs HTTP triggers alone.");
        }

        if (!Answers(method.ReturnType))
        {
            throw new HostStartException($"Function '{function.Name}' returns {method.ReturnType.Name}. The embedded host writes IActionResult and IResult, or a task of them.");
        }

        var pattern = TriggerRoute.Resolve(function.Name, trigger.Route, prefix);
        var methods = (trigger.Methods ?? []).Select(name => name.ToUpperInvariant()).ToList();
        yield return new HttpFunction(function.Name, methods, pattern, method, [.. method.GetParameters().Select(parameter => ArgumentSource.For(parameter, pattern, function.Name))]);
    }

    private static bool Answers(Type type)
    {
        var result = type.IsGenericType && (type.GetGenericTypeDefinition() == typeof(Task<>) || type.GetGenericTypeDefinition() == typeof(ValueTask<>))
            ? type.GetGenericArguments()[0]
            : type;
        return result.IsAssignableTo(typeof(IActionResult)) || result.IsAssignableTo(typeof(IResult));
    }

    private static bool Conflict(HttpFunction one, HttpFunction other) =>
        string.Equals(one.Pattern.RawText, other.Pattern.RawText, StringComparison.OrdinalIgnoreCase)
        && (one.Methods is [] || other.Methods is [] || one.Methods.Intersect(other.Methods).Any());
}
