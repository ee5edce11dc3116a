using System.Diagnostics.CodeAnalysis;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

namespace Tenon;

/// <summary>
/// The keys of MVC's errors in the names of the wire. MVC has C# names for what it validates, and the framework's own provider of other
/// names leaves out the parameters of records; for what System.Text.Json could not read it has its paths.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal static partial class WireKeys
{
    public static void Rename(ActionContext context, ContractValidator validator)
    {
        var state = context.ModelState;
        var bodies = context.ActionDescriptor.Parameters.Where(ControllerValidation.IsBody).ToList();
        var others = context.ActionDescriptor.Parameters.Except(bodies).Select(parameter => parameter.ParameterType).ToList();
        var errors = state.SelectMany(entry => entry.Value!.Errors.Select(error => (entry.Key, error.ErrorMessage))).ToList();
        var isUnread = errors.Exists(error => error.Key.StartsWith('$'));
        var problems = new Problems(services: null);
        // Removed one by one, the keys would keep their case.
        state.Clear();
        foreach (var (key, message) in errors)
        {
            if (key.StartsWith('$'))
            {
                BindingFailure.Explain(key, message, problems);
            }
            else if (bodies.Exists(body => body.Name == key))
            {
                // Beside what could not be read is an error for the whole, which is therefore missing.
                if (!isUnread)
                {
                    problems.Add(string.Empty, message);
                }
            }
            else
            {
                problems.Add(Renamed(key, bodies.Select(body => body.ParameterType), others, validator), message);
            }
        }

        foreach (var (path, messages) in problems.Found)
        {
            messages.ForEach(message => state.AddModelError(path, message));
        }
    }

    private static string Renamed(string key, IEnumerable<Type> bodies, List<Type> others, ContractValidator validator)
    {
        foreach (var type in bodies)
        {
            return Join(key, type, validator.RulesOf);
        }

        return others.Find(type => type.GetProperty(FirstName().Match(key.Split('.')[0]).Value) is not null) is { } found
            ? Join(key, found, TypeRules.OfBound)
            : key;
    }

    private static string Join(string key, Type root, Func<Type, TypeRules?> rulesOf)
    {
        var path = string.Empty;
        Type? type = root;
        foreach (var segment in key.Split('.'))
        {
            var name = FirstName().Match(segment).Value;
            var member = type is null ? null : rulesOf(type)?.Members.FirstOrDefault(one => one.CSharpName == name);
            path = Problems.Join(path, (member?.Name ?? name) + segment[name.Length..]);
            type = member is null ? null : segment.Length > name.Length ? QuickRules.ItemOf(member.Type) : member.Type;
        }

        return path;
    }

    [GeneratedRegex(@"^[^\[]*")]
    private static partial Regex FirstName();
}
