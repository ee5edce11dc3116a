using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

namespace Tenon;

/// <summary>
/// The keys of MVC's errors in the names of the wire. MVC has C# names for what it binds from route, query, headers and forms, and for a
/// body that System.Text.Json could not read the path that the exception began with.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal static partial class WireKeys
{
    public static void Rename(ActionContext context, ContractOptions options)
    {
        var state = context.ModelState;
        var bodies = context.ActionDescriptor.Parameters.Where(ControllerValidation.IsBody).ToList();
        var others = context.ActionDescriptor.Parameters.Except(bodies).Select(parameter => parameter.ParameterType).ToList();
        var errors = state.SelectMany(entry => entry.Value!.Errors.Select(error => (entry.Key, Error: error))).ToList();
        var isUnread = errors.Exists(one => one.Error.Exception is JsonException);
        var problems = new Problems(services: null);
        // Removed one by one, the keys would keep their case.
        state.Clear();
        foreach (var (key, error) in errors)
        {
            if (error.Exception is JsonException unread)
            {
                BindingFailure.Explain(options.HidesReadingErrors ? Hidden(unread) : unread, problems);
            }
            else if (bodies.Exists(body => body.Name == key))
            {
                // Beside what could not be read is an error for the whole, which is therefore missing.
                if (!isUnread)
                {
                    problems.Add(string.Empty, error.ErrorMessage);
                }
            }
            else
            {
                problems.Add(Renamed(key, others), error.ErrorMessage);
            }
        }

        foreach (var (path, messages) in problems.Found)
        {
            messages.ForEach(message => state.AddModelError(path, message));
        }
    }

    /// <summary>The application does not want callers to see what the reader says.</summary>
    private static JsonException Hidden(JsonException unread) =>
        new("The value is not valid.", InnerJson.PathOf(unread), lineNumber: null, bytePositionInLine: null);

    private static string Renamed(string key, List<Type> types) =>
        types.Find(type => type.GetProperty(FirstName().Match(key.Split('.')[0]).Value) is not null) is { } found
            ? Join(key, found)
            : key;

    private static string Join(string key, Type root)
    {
        var path = string.Empty;
        Type? type = root;
        foreach (var segment in key.Split('.'))
        {
            var name = FirstName().Match(segment).Value;
            var member = type is null ? null : TypeRules.OfBound(type).Members.FirstOrDefault(one => one.CSharpName == name);
            path = Problems.Join(path, (member?.Name ?? name) + segment[name.Length..]);
            type = member is null ? null : segment.Length > name.Length ? QuickRules.ItemOf(member.Type) : member.Type;
        }

        return path;
    }

    [GeneratedRegex(@"^[^\[]*")]
    private static partial Regex FirstName();
}
