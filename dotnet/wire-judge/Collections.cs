using System.Collections;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Reflection;

namespace WireJudge;

/// <summary>Values of collection types; the elements come from the caller. Null for a type that is not a collection.</summary>
internal static class Collections
{
    /// <summary>An element of the type argument at a position.</summary>
    public delegate object? MakeElement(Type type, int at);

    public static object? Make(Type type, Random random, int most, MakeElement make)
    {
        if (type.IsArray)
        {
            var list = Elements(type.GetElementType()!, random, most, make);
            var array = Array.CreateInstance(type.GetElementType()!, list.Count);
            list.CopyTo(array, 0);
            return array;
        }

        if (type == typeof(string) || !type.IsGenericType && !typeof(IEnumerable).IsAssignableFrom(type))
        {
            return null;
        }

        var arguments = type.GetGenericArguments();
        if (type.IsGenericType && type.Name is "Memory`1" or "ReadOnlyMemory`1")
        {
            return Activator.CreateInstance(type, Make(arguments[0].MakeArrayType(), random, most, make));
        }

        if (!typeof(IEnumerable).IsAssignableFrom(type))
        {
            return null;
        }

        return arguments.Length == 2 && type.Namespace!.StartsWith("System", StringComparison.Ordinal)
            ? Dictionary(type, Entries(arguments[0], arguments[1], random, most, make))
            : arguments.Length == 1 && type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true
                ? Sequence(type, arguments[0], Elements(arguments[0], random, most, make))
                : Own(type, random, most, make);
    }

    private static IList Elements(Type element, Random random, int most, MakeElement make)
    {
        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(element))!;
        for (var left = random.Next(most + 1); left > 0; left--)
        {
            list.Add(make(element, 0));
        }

        return list;
    }

    private static IDictionary Entries(Type key, Type value, Random random, int most, MakeElement make)
    {
        var entries = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(key, value))!;
        for (var left = random.Next(most + 1); left > 0; left--)
        {
            if (make(key, 0) is { } name)
            {
                entries[name] = make(value, 1);
            }
        }

        return entries;
    }

    private static object Sequence(Type type, Type element, IList list)
    {
        if (type.IsInstanceOfType(list))
        {
            return list;
        }

        var set = typeof(HashSet<>).MakeGenericType(element);
        if (type.IsAssignableFrom(set))
        {
            return Activator.CreateInstance(set, list)!;
        }

        return Factory(type, element, list) ?? Activator.CreateInstance(type, list)!;
    }

    private static object Dictionary(Type type, IDictionary entries)
    {
        if (type.IsInstanceOfType(entries))
        {
            return entries;
        }

        return Factory(type, null, entries) ?? Activator.CreateInstance(type, entries)!;
    }

    /// <summary>Immutable and frozen collections are made by the static class of their name.</summary>
    private static object? Factory(Type type, Type? element, object from)
    {
        var (holder, name) = type.Namespace switch
        {
            "System.Collections.Immutable" =>
                (typeof(ImmutableList).Assembly.GetType($"System.Collections.Immutable.{Bare(type)}"), "CreateRange"),
            "System.Collections.Frozen" when element is null => (typeof(FrozenDictionary), "ToFrozenDictionary"),
            "System.Collections.Frozen" => (typeof(FrozenSet), "ToFrozenSet"),
            _ => (null, ""),
        };
        if (holder is null)
        {
            return null;
        }

        var arguments = type.GetGenericArguments();
        foreach (var method in holder.GetMethods(BindingFlags.Public | BindingFlags.Static).Where(one => one.Name == name))
        {
            if (method.GetGenericArguments().Length != arguments.Length)
            {
                continue;
            }

            var made = method.MakeGenericMethod(arguments);
            var parameters = made.GetParameters();
            if (!parameters[0].ParameterType.IsInstanceOfType(from) || parameters.Skip(1).Any(one => !one.HasDefaultValue))
            {
                continue;
            }

            return made.Invoke(null, [from, .. parameters.Skip(1).Select(one => one.DefaultValue)]);
        }

        return null;
    }

    private static string Bare(Type type)
    {
        var name = type.Name[..type.Name.IndexOf('`', StringComparison.Ordinal)];
        return type.IsInterface ? name[1..].Replace("ImmutableSet", "ImmutableHashSet", StringComparison.Ordinal) : name;
    }

    /// <summary>A collection class of the program's own, filled through its Add.</summary>
    private static object? Own(Type type, Random random, int most, MakeElement make)
    {
        var made = type.IsAbstract || type.GetConstructor(Type.EmptyTypes) is null ? null : Activator.CreateInstance(type);
        var add = type.GetMethods().FirstOrDefault(one => one.Name == "Add" && one.GetParameters().Length is 1 or 2);
        if (made is null || add is null)
        {
            return null;
        }

        var parameters = add.GetParameters();
        for (var left = random.Next(Math.Min(most, 1) + 1); left > 0; left--)
        {
            add.Invoke(made, [.. parameters.Select((one, at) => make(one.ParameterType, at))]);
        }

        return made;
    }
}
