using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Tenon;

/// <summary>How an object is made of values that were found one by one: the constructor with the most parameters, then setters.</summary>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal sealed class BoundShape
{
    private static readonly ConcurrentDictionary<Type, BoundShape> Known = new();

    private readonly Type type;
    private readonly ConstructorInfo? constructor;

    private BoundShape(Type type)
    {
        this.type = type;
        constructor = type.GetConstructors().OrderByDescending(one => one.GetParameters().Length).FirstOrDefault();
        Members = BoundMember.Of(type);
    }

    public IReadOnlyList<BoundMember> Members { get; }

    public static BoundShape Of(Type type) => Known.GetOrAdd(type, one => new BoundShape(one));

    /// <summary>Null where a demanded value is missing, or the type refuses what it is given.</summary>
    public object? Create(IReadOnlyDictionary<BoundMember, object?> found, Func<BoundMember, string> placeOf, Problems problems)
    {
        foreach (var member in Members)
        {
            // A list that repeats its key is empty where there is none; a body is not.
            var isMissing = member.Source == BoundSource.Body || EmptyList.For(member.Type) is null;
            if (member.IsDemanded && !found.ContainsKey(member) && isMissing)
            {
                problems.AddMissing(placeOf(member));
            }
        }

        if (problems.Count > 0)
        {
            return null;
        }

        try
        {
            var arguments = (constructor?.GetParameters() ?? []).Select(parameter => ArgumentOf(parameter, found)).ToArray();
            var made = constructor is null
                ? Activator.CreateInstance(type)!
                : constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, arguments, null);
            foreach (var member in Members.Where(member => member.Parameter is null))
            {
                if (found.TryGetValue(member, out var value) || (member.IsDemanded && (value = EmptyList.For(member.Type)) is not null))
                {
                    member.Property.SetValue(made, value);
                }
            }

            return made;
        }
        catch (Exception refused) when (refused is ArgumentException or FormatException or OverflowException or InvalidOperationException)
        {
            problems.Add(string.Empty, refused.Message);
            return null;
        }
    }

    private object? ArgumentOf(ParameterInfo parameter, IReadOnlyDictionary<BoundMember, object?> found)
    {
        var member = Members.FirstOrDefault(one => one.Parameter == parameter);
        if (member is not null && found.TryGetValue(member, out var value))
        {
            return value;
        }

        return parameter.HasDefaultValue ? DefaultOf(parameter)
            : member is { IsDemanded: true } ? EmptyList.For(parameter.ParameterType)
            : ZeroOf(parameter.ParameterType);
    }

    /// <summary>Reflection gives null for the default of a struct, and the number for that of an enum.</summary>
    private static object? DefaultOf(ParameterInfo parameter) => parameter.DefaultValue switch
    {
        null => ZeroOf(parameter.ParameterType),
        var value when Nullable.GetUnderlyingType(parameter.ParameterType) is { IsEnum: true } type => Enum.ToObject(type, value),
        var value => value,
    };

    private static object? ZeroOf(Type type) => type.IsValueType ? Activator.CreateInstance(type) : null;
}
