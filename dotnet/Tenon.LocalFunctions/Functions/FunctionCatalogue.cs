using System.Reflection;
using Microsoft.Azure.Functions.Worker;

namespace Tenon.LocalFunctions;

/// <summary>The functions of an application, in the order in which the host tries their routes.</summary>
internal static class FunctionCatalogue
{
    /// <summary>Methods that are not public do not exist for the worker; the class around them may be hidden.</summary>
    private const BindingFlags PublicMethods =
        BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    /// <summary>The types of the application and of those of its references that use the worker too.</summary>
    public static IEnumerable<Type> TypesOf(Assembly? application)
    {
        ArgumentNullException.ThrowIfNull(application);
        var worker = typeof(FunctionAttribute).Assembly.GetName().Name;
        return application.GetReferencedAssemblies().Select(Assembly.Load)
            .Where(assembly => assembly.GetReferencedAssemblies().Any(reference => reference.Name == worker))
            .Prepend(application)
            .SelectMany(assembly => assembly.GetTypes());
    }

    public static IReadOnlyList<HttpFunction> Read(IEnumerable<Type> types, string prefix)
    {
        var functions = types.SelectMany(type => type.GetMethods(PublicMethods))
            .SelectMany(method => FunctionOf(method, prefix))
            .OrderBy(function => function.Name, StringComparer.OrdinalIgnoreCase)
            .ToList();
        FunctionName.CheckUnique(functions);
        for (var index = 0; index < functions.Count; index++)
        {
            if (functions.Take(index).FirstOrDefault(earlier => Conflict(earlier, functions[index])) is { } other)
            {
                throw new HostStartException(
                    $"The route of function '{functions[index].Name}' conflicts with that of function '{other.Name}': both serve "
                    + $"/{other.Pattern.RawText}. The real host answers 500 to every request of the kind.");
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

        FunctionName.Check(function.Name);
        if (TriggerOf(method) is not { } parameter || parameter.GetCustomAttribute<HttpTriggerAttribute>() is not { } trigger)
        {
            throw new HostStartException(
                $"Function '{function.Name}' has no [HttpTrigger] parameter. The embedded host runs HTTP triggers only.");
        }

        FunctionClass.Check(method, function.Name);
        FunctionAnswer.Check(method, function.Name);
        var methods = (trigger.Methods ?? []).Select(name => name.ToUpperInvariant()).ToList();
        yield return new HttpFunction(
            function.Name,
            methods,
            TriggerRoute.Resolve(function.Name, trigger.Route, prefix),
            FunctionKey.IsNeeded(parameter),
            method,
            [.. method.GetParameters().Select(one => ArgumentSource.For(one, function.Name))]);
    }

    private static ParameterInfo? TriggerOf(MethodInfo method) =>
        Array.Find(method.GetParameters(), parameter => parameter.IsDefined(typeof(HttpTriggerAttribute)));

    private static bool Conflict(HttpFunction one, HttpFunction other) =>
        RouteShape.AreSame(one.Pattern, other.Pattern)
        && (one.Methods is [] || other.Methods is [] || one.Methods.Intersect(other.Methods).Any());
}
