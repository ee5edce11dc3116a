using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;

namespace Tenon;

/// <summary>
/// Which types can be a body, and how they travel: results of a framework are not bodies, and files are not JSON.
/// </summary>
internal static class BodyTypeRules
{
    /// <summary>Why a type cannot be the body of a response, and what to write instead; <see langword="null"/> where it can.</summary>
    public static (string Problem, string Fix)? ProblemOf(Type bodyType) => bodyType switch
    {
        _ when typeof(FileResult).IsAssignableFrom(bodyType) || typeof(IFileHttpResult).IsAssignableFrom(bodyType) =>
            ($"{TypeName.Of(bodyType)} is a result with a file, and not a type of a body.",
                "Use Define.File(route) and answer with .File(…)."),
        _ when typeof(IActionResult).IsAssignableFrom(bodyType) || typeof(IResult).IsAssignableFrom(bodyType)
            || typeof(IConvertToActionResult).IsAssignableFrom(bodyType) =>
            ($"{TypeName.Of(bodyType)} is a result, and not a type of a body.",
                "Declare what is in the body, and each further answer with .Returns<T>(status)."),
        _ when typeof(Task).IsAssignableFrom(bodyType) || bodyType == typeof(ValueTask)
            || (bodyType.IsGenericType && bodyType.GetGenericTypeDefinition() == typeof(ValueTask<>)) =>
            ($"{TypeName.Of(bodyType)} is a task, and not a type of a body.",
                "Declare what the task gives: handlers may be asynchronous all the same."),
        _ when IsFile(bodyType) =>
            ($"{TypeName.Of(bodyType)} is a file that was sent, and cannot be answered.",
                "Use Define.File(route), or Stream as the type of the body."),
        _ => null,
    };

    /// <summary>Whether an input is a file, a list of them, or has a member that is.</summary>
    public static bool HasFiles([DynamicallyAccessedMembers(DefinitionRules.InputMembers)] Type inputType) =>
        IsFile(inputType) || MembersOf(inputType).Any(member => IsFile(member.Type));

    /// <summary>Whether a member of the input is marked as the body or as a form.</summary>
    public static bool NamesItsBody([DynamicallyAccessedMembers(DefinitionRules.InputMembers)] Type inputType) =>
        MembersOf(inputType).SelectMany(member => member.Attributes).Any(attribute => attribute is IFromBodyMetadata or IFromFormMetadata);

    /// <summary>The member that asks for a file as JSON, which no server can bind.</summary>
    public static string? FileAsJson([DynamicallyAccessedMembers(DefinitionRules.InputMembers)] Type inputType) => MembersOf(inputType)
        .Where(member => IsFile(member.Type) && member.Attributes.Any(attribute => attribute is IFromBodyMetadata))
        .Select(member => member.Name)
        .FirstOrDefault();

    private static bool IsFile(Type type) =>
        type == typeof(IFormFile) || type == typeof(IFormFileCollection) || typeof(IEnumerable<IFormFile>).IsAssignableFrom(type);

    private static IEnumerable<(string? Name, Type Type, IEnumerable<object> Attributes)> MembersOf(
        [DynamicallyAccessedMembers(DefinitionRules.InputMembers)] Type inputType) =>
        inputType.GetProperties()
            .Select(
                property =>
                    ((string?)property.Name, property.PropertyType, (IEnumerable<object>)property.GetCustomAttributes(inherit: true)))
            .Concat(inputType.GetConstructors()
                .SelectMany(constructor => constructor.GetParameters())
                .Select(
                    parameter =>
                        (parameter.Name, parameter.ParameterType, (IEnumerable<object>)parameter.GetCustomAttributes(inherit: true))));
}
