using System.Reflection;

namespace Tenon.LocalFunctions;

/// <summary>
/// Whether the worker finds a function again and can run it: it looks for <c>Namespace.Class.Method</c> by the names alone, and
/// creates the class from its services. <c>tenon --check</c> has the same rules.
/// </summary>
internal static class FunctionClass
{
    public static void Check(MethodInfo method, string function)
    {
        if (Problem(method) is { } problem)
        {
            throw new HostStartException(
                $"The worker cannot run function '{function}': {problem}. Move it to a class of its own in a namespace, which has a public "
                + "constructor and no other public method of the name.");
        }
    }

    private static string? Problem(MethodInfo method)
    {
        var type = method.DeclaringType!;
        return type.IsNested ? $"{type.Name} is nested in {type.DeclaringType!.Name}"
            : HasOverload(method, type) ? $"{type.Name} has another public method {method.Name}"
            : method.IsGenericMethodDefinition ? $"{method.Name} is generic"
            : type.IsGenericTypeDefinition ? $"{type.Name} is generic"
            : method.IsStatic || type.IsValueType ? null
            : type.IsInterface ? $"{type.Name} is an interface"
            : type.IsAbstract ? $"{type.Name} is abstract"
            : type.GetConstructors() is [] ? $"{type.Name} has no public constructor"
            : null;
    }

    private static bool HasOverload(MethodInfo method, Type type)
    {
        try
        {
            return type.GetMethod(method.Name) is null;
        }
        catch (AmbiguousMatchException)
        {
            return true;
        }
    }
}
