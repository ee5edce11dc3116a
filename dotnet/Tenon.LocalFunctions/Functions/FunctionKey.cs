using System.Reflection;
using Microsoft.AspNetCore.Http;
using Microsoft.Azure.Functions.Worker;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.LocalFunctions;

/// <summary>
/// The keys of a deployed host. A request without one is answered with 401. Which key is right, is in the setting
/// <c>FunctionKey</c>; without it, any key will do.
/// </summary>
internal static class FunctionKey
{
    /// <summary>The host asks for a key of the function where the trigger says nothing; the attribute alone cannot tell that.</summary>
    public static bool IsNeeded(ParameterInfo trigger)
    {
        var data = trigger.GetCustomAttributesData().Single(one => one.AttributeType == typeof(HttpTriggerAttribute));
        var level = data.ConstructorArguments.FirstOrDefault(argument => argument.ArgumentType == typeof(AuthorizationLevel)).Value;
        return level is null || (AuthorizationLevel)(int)level != AuthorizationLevel.Anonymous;
    }

    public static bool IsIn(HttpRequest request)
    {
        var given = request.Headers["x-functions-key"].FirstOrDefault() ?? request.Query["code"].FirstOrDefault();
        var right = request.HttpContext.RequestServices.GetRequiredService<IConfiguration>()["FunctionKey"];
        return !string.IsNullOrEmpty(given) && (string.IsNullOrEmpty(right) || given == right);
    }
}
