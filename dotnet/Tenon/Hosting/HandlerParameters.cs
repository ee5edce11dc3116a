using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Microsoft.AspNetCore.Http.Metadata;

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

        if (Array.Find(parameters, parameter => IsBodyInTheQuery(operation, parameter)) is { } text)
        {
            var input = TypeName.Of(text.ParameterType);
            throw new InvalidOperationException(
                $"{operation} has a body of type {input}, and ASP.NET Core reads the handler's parameter {text.Name} from the query. Mark "
                + $"it [FromBody], or take a ContractInput<{input}>.");
        }

        if (Array.Find(parameters, parameter => IsSplitInTheBody(operation, parameter)) is { } whole)
        {
            var input = TypeName.Of(whole.ParameterType);
            var apart = BoundShape.Of(whole.ParameterType).Members.First(member => member.Source is not null);
            throw new InvalidOperationException(
                $"{operation} takes {input} without an attribute, and ASP.NET Core would read all of it from the body, its "
                + $"{apart.Property.Name} too. Mark it [AsParameters], or take a ContractInput<{input}>.");
        }

        return Array.Exists(parameters, parameter => HandlerInput.IsContractInput(parameter.ParameterType));
    }

    /// <summary>A text, a number, an identifier: what one text makes is never inferred to be the body.</summary>
    private static bool IsBodyInTheQuery(OperationDeclaration operation, ParameterInfo parameter) =>
        IsInput(operation, parameter) && Messages.IsParsable(parameter.ParameterType) && InputPlan.Of(operation).IsWhole;

    /// <summary>An input whose properties say where they come from is inferred to be the body, where there may be one.</summary>
    private static bool IsSplitInTheBody(OperationDeclaration operation, ParameterInfo parameter) =>
        IsInput(operation, parameter) && InputPlan.HasBody(operation.Method) && InputPlan.Of(operation) is { IsWhole: false, Lone: null }
        && BoundShape.Of(parameter.ParameterType).Members.Any(member => member.Source is not null)
        && parameter.ParameterType.GetMethod("BindAsync", StaticMembers) is null;

    private const BindingFlags StaticMembers = BindingFlags.Public | BindingFlags.Static | BindingFlags.FlattenHierarchy;

    /// <summary>Whether the framework infers where the input comes from.</summary>
    private static bool IsInput(OperationDeclaration operation, ParameterInfo parameter) =>
        parameter.ParameterType == operation.InputType
        && !parameter.GetCustomAttributes().Any(attribute => attribute is IFromBodyMetadata or IFromRouteMetadata or IFromQueryMetadata
            or IFromHeaderMetadata or IFromFormMetadata or IFromServiceMetadata or AsParametersAttribute);

    private static bool IsQueryObject(OperationDeclaration operation, BoundMember member)
    {
        var type = Nullable.GetUnderlyingType(member.Type) ?? member.Type;
        // The framework reads an array of bytes as a list of numbers.
        var item = type.IsArray ? type.GetElementType()! : EmptyList.ItemOf(type) ?? type;
        return !FormFiles.Has(type) && !Messages.IsParsable(item)
            && (member.Source == BoundSource.Query
                || (member.Source is null && !InputPlan.HasBody(operation.Method)));
    }
}
