using System.Reflection;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Azure.Functions.Worker;

namespace Tenon.LocalFunctions;

/// <summary>What of a function's return value is the response: a result, or the property of several outputs that holds it.</summary>
internal static class FunctionAnswer
{
    public static void Check(MethodInfo method, string function)
    {
        var type = Awaited(method.ReturnType);
        if (!IsResult(type) && OutputOf(type) is null)
        {
            throw new HostStartException(
                $"Function '{function}' returns {method.ReturnType.Name}, of which the worker writes nothing: the answer would be 200 "
                + "without a body. Return IActionResult or IResult, or a task of them.");
        }
    }

    public static object? ResponseIn(object? returned) =>
        returned is null or IActionResult or IResult ? returned : OutputOf(returned.GetType())?.GetValue(returned);

    private static bool IsResult(Type type) => type.IsAssignableTo(typeof(IActionResult)) || type.IsAssignableTo(typeof(IResult));

    private static PropertyInfo? OutputOf(Type type) =>
        Array.Find(type.GetProperties(), property => property.IsDefined(typeof(HttpResultAttribute)) && IsResult(property.PropertyType));

    private static Type Awaited(Type type) =>
        type.IsGenericType && (type.GetGenericTypeDefinition() == typeof(Task<>) || type.GetGenericTypeDefinition() == typeof(ValueTask<>))
            ? type.GetGenericArguments()[0]
            : type;
}
