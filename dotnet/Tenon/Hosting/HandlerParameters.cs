using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Tenon;

/// <summary>How the handler of <c>MapContract</c> takes the input.</summary>
[RequiresUnreferencedCode("The handler's parameters are bound by reflection.")]
[RequiresDynamicCode("The handler's parameters are bound by reflection.")]
internal static class HandlerParameters
{
    /// <summary>
    /// Whether the handler takes a <see cref="ContractInput{TInput}"/>. <c>[AsParameters]</c> is refused where the framework would not
    /// start, or would look for a value elsewhere: it knows neither cookies nor styles, and reads objects from bodies alone.
    /// </summary>
    public static bool Check(OperationDeclaration operation, MethodInfo handler)
    {
        var parameters = handler.GetParameters();
        var unread = parameters.Where(parameter => parameter.IsDefined(typeof(AsParametersAttribute), inherit: false))
            .SelectMany(parameter => BoundShape.Of(parameter.ParameterType).Members)
            .FirstOrDefault(member => member.Style is not null || member.Source == BoundSource.Cookie || IsQueryObject(operation, member));
        if (unread is not null)
        {
            var input = TypeName.Of(unread.Property.DeclaringType!);
            throw new InvalidOperationException(
                $"{operation} takes [AsParameters] {input}, whose {unread.Property.Name} ASP.NET Core does not read as the contract says. "
                + $"Take a ContractInput<{input}> instead.");
        }

        return Array.Exists(parameters, parameter => HandlerInput.IsContractInput(parameter.ParameterType));
    }

    private static bool IsQueryObject(OperationDeclaration operation, BoundMember member)
    {
        var type = Nullable.GetUnderlyingType(member.Type) ?? member.Type;
        // The framework reads an array of bytes as a list of numbers.
        var item = type.IsArray ? type.GetElementType()! : EmptyList.ItemOf(type) ?? type;
        return !FormFiles.Has(type) && !Messages.IsParsable(item)
            && (member.Source == BoundSource.Query
                || (member.Source is null && operation.Method is "GET" or "DELETE" or "HEAD" or "OPTIONS"));
    }
}
