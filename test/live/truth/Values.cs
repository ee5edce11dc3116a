using System.Collections;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace Truth;

/// <summary>Makes values of any type by reflection: a full one with nothing missing, and a sparse one with every null and empty list
/// it allows.</summary>
public static class Values
{
    private static readonly NullabilityInfoContext Nullability = new();

    public static IEnumerable<object> Of(Type type)
    {
        var derived = type.GetCustomAttributes<JsonDerivedTypeAttribute>(inherit: false).Select(attribute => attribute.DerivedType)
            .ToList();
        foreach (var concrete in derived.Count == 0 ? [type] : derived)
        {
            yield return Make(concrete, full: true, depth: 0)!;
            yield return Make(concrete, full: false, depth: 0)!;
        }
    }

    private static object? Make(Type type, bool full, int depth)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return full ? Make(underlying, full, depth) : null;
        }

        if (Simple(type, full) is { } simple)
        {
            return simple;
        }

        if (type.IsEnum)
        {
            var values = Enum.GetValues(type);
            return values.GetValue(full ? values.Length - 1 : 0);
        }

        if (type == typeof(object))
        {
            return full ? new Leaf(1, "any") : "text";
        }

        if (type.IsArray || (typeof(IEnumerable).IsAssignableFrom(type) && type.IsGenericType))
        {
            return Collection(type, full, depth);
        }

        var derived = type.GetCustomAttributes<JsonDerivedTypeAttribute>(inherit: false).Select(attribute => attribute.DerivedType)
            .ToList();
        return Object(derived.Count > 0 ? derived[full ? derived.Count - 1 : 0] : type, full, depth);
    }

    private static object? Simple(Type type, bool full) => type.Name switch
    {
        "Boolean" => full,
        "String" => full ? "teXt \"\\\u00e9\u2028" : "",
        "Char" => full ? 'x' : 'a',
        "SByte" => full ? sbyte.MinValue : (sbyte)0,
        "Byte" => full ? byte.MaxValue : (byte)0,
        "Int16" => full ? short.MinValue : (short)0,
        "UInt16" => full ? ushort.MaxValue : (ushort)0,
        "Int32" => full ? int.MaxValue : 0,
        "UInt32" => full ? uint.MaxValue : 0u,
        "Int64" => full ? 9007199254740991L : 0L,
        "UInt64" => full ? 9007199254740991UL : 0UL,
        "Int128" => full ? (Int128)9007199254740991L : Int128.Zero,
        "UInt128" => full ? (UInt128)9007199254740991UL : UInt128.Zero,
        "Single" => full ? 1.5f : 0f,
        "Double" => full ? -1.25e10 : 0d,
        "Decimal" => full ? 12.50m : 0m,
        "Half" => full ? (Half)2.5 : (Half)0,
        "Guid" => full ? new Guid("01234567-89ab-cdef-0123-456789abcdef") : Guid.Empty,
        "Uri" => new Uri(full ? "https://example.org/a?b=c" : "/relative", UriKind.RelativeOrAbsolute),
        "Version" => new Version(full ? "1.2.3.4" : "1.0"),
        "DateTime" => full ? new DateTime(2026, 2, 28, 23, 59, 59, 123, DateTimeKind.Utc) : new DateTime(2000, 1, 1),
        "DateTimeOffset" => new DateTimeOffset(2026, 2, 28, 23, 59, 59, TimeSpan.FromHours(full ? -5 : 0)),
        "DateOnly" => new DateOnly(2026, 2, 28),
        "TimeOnly" => full ? new TimeOnly(23, 59, 59, 999) : new TimeOnly(0, 0),
        "TimeSpan" => full ? new TimeSpan(1, 2, 3, 4, 5) : TimeSpan.Zero,
        "Byte[]" => full ? new byte[] { 0, 255, 128 } : Array.Empty<byte>(),
        "JsonElement" => JsonSerializer.SerializeToElement(full ? (object)new { a = new[] { 1 } } : null),
        "JsonNode" => full ? JsonValue.Create(5) : JsonValue.Create("x"),
        "JsonObject" => full ? new JsonObject { ["k"] = 1 } : new JsonObject(),
        "JsonArray" => full ? new JsonArray(1, "two") : new JsonArray(),
        _ when type == typeof(Memory<int>) => new Memory<int>(full ? [1, 2] : []),
        _ when type == typeof(ReadOnlyMemory<int>) => new ReadOnlyMemory<int>(full ? [1, 2] : []),
        _ when type == typeof(IHasName) => new HasName(1, full ? "n" : "", full ? "note" : null, 5),
        _ when type == typeof(ArrayList) => new ArrayList(full ? new object[] { 1, "two" } : []),
        _ when type == typeof(Hashtable) => full ? new Hashtable { ["k"] = 1 } : [],
        _ when type == typeof(IEnumerable) || type == typeof(IList) => new List<object>(full ? [1, "two"] : []),
        _ when type == typeof(IDictionary) => full ? new Dictionary<string, int> { ["k"] = 1 } : [],
        _ when type == typeof(Numbers) => full ? new Numbers { 1, 2 } : [],
        _ when type == typeof(Names) => full ? new Names { ["k"] = new Leaf(1, "b") } : [],
        _ when type == typeof(Memory<byte>) => new Memory<byte>(full ? [1, 2] : []),
        _ when type == typeof(ReadOnlyMemory<byte>) => new ReadOnlyMemory<byte>(full ? [1, 2] : []),
        _ => null,
    };

    /// <summary>System.Text.Json reads every collection it can write from plain JSON, so JSON is the shortest way to make one.</summary>
    private static object? Collection(Type type, bool full, int depth)
    {
        var arguments = type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments();
        var isMap = arguments.Length == 2;
        var count = full && depth < 4 ? 2 : 0;
        // These can be written, but not read.
        var numbers = Enumerable.Range(1, count).ToArray();
        var named = numbers.ToDictionary(number => $"key {number}");
        switch (type.Name)
        {
            case "FrozenSet`1": return System.Collections.Frozen.FrozenSet.ToFrozenSet(numbers);
            case "FrozenDictionary`2": return System.Collections.Frozen.FrozenDictionary.ToFrozenDictionary(named);
            case "ReadOnlyCollection`1": return new System.Collections.ObjectModel.ReadOnlyCollection<int>(numbers);
            case "ReadOnlyDictionary`2": return new System.Collections.ObjectModel.ReadOnlyDictionary<string, int>(named);
            case "ConcurrentBag`1": return new System.Collections.Concurrent.ConcurrentBag<int>(numbers);
            case "ArraySegment`1": return new ArraySegment<int>(numbers);
            case "IReadOnlySet`1": return numbers.Select(number => $"text {number}").ToHashSet();
        }

        var element = arguments[^1];
        if (isMap)
        {
            var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(arguments))!;
            for (var at = 0; at < count && at < 2; at++)
            {
                map[Key(arguments[0], at)!] = Make(element, full, depth + 1);
            }

            return Convert(map, typeof(Dictionary<,>).MakeGenericType(arguments), type);
        }

        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(element))!;
        for (var at = 0; at < count; at++)
        {
            list.Add(Make(element, full, depth + 1));
        }

        return Convert(list, typeof(List<>).MakeGenericType(element), type);
    }

    private static object? Key(Type type, int at) =>
        type == typeof(string) ? $"key {at}"
        : type == typeof(int) ? at
        : type == typeof(long) ? (long)at
        : type == typeof(bool) ? at == 1
        : type == typeof(char) ? (char)('a' + at)
        : type == typeof(decimal) ? at + 0.5m
        : type == typeof(DateOnly) ? new DateOnly(2026, 1, 1 + at)
        : type == typeof(DateTime) ? new DateTime(2026, 1, 1 + at, 1, 2, 3, DateTimeKind.Utc)
        : type == typeof(TimeSpan) ? new TimeSpan(at, 2, 3)
        : type == typeof(Uri) ? new Uri($"https://example.org/{at}")
        : type == typeof(Version) ? new Version(1, at)
        : type == typeof(OrderId) ? new OrderId(new Guid(at, 0, 0, new byte[8]))
        : type == typeof(Guid) ? new Guid(at, 0, 0, new byte[8])
        : type.IsEnum ? Enum.GetValues(type).GetValue(at)
        : Activator.CreateInstance(type, $"code{at}");

    private static object? Convert(object value, Type from, Type to) =>
        to.IsAssignableFrom(from) ? value : JsonSerializer.Deserialize(JsonSerializer.Serialize(value, from, Program.Json), to,
            Program.Json);

    private static object Object(Type type, bool full, int depth)
    {
        var constructor = type.GetConstructors().OrderByDescending(one => one.GetParameters().Length)
            .FirstOrDefault(one => !IsCopy(one, type));
        var arguments = constructor?.GetParameters().Select(parameter
            => Member(parameter.ParameterType, IsNullable(parameter), full, depth)).ToArray() ?? [];
        var made = constructor is null ? Activator.CreateInstance(type)! : constructor.Invoke(arguments);
        // Of a hidden property and the one that hides it, only the latter counts; reflection lists it first.
        foreach (var property in type.GetProperties(BindingFlags.Public | BindingFlags.Instance).DistinctBy(one => one.Name))
        {
            var given = constructor?.GetParameters().Any(parameter
                => string.Equals(parameter.Name, property.Name, StringComparison.OrdinalIgnoreCase)) == true;
            if (given || property.SetMethod is not { IsPublic: true } || property.GetIndexParameters().Length > 0)
            {
                continue;
            }

            if (property.GetCustomAttribute<JsonExtensionDataAttribute>() is not null)
            {
                var extra = JsonSerializer.SerializeToElement(7);
                property.SetValue(made, !full ? null
                    : property.PropertyType == typeof(IDictionary<string, object>) ? new Dictionary<string, object> { ["extra"] = extra }
                    : new Dictionary<string, JsonElement> { ["extra"] = extra });
            }
            else
            {
                property.SetValue(made, Member(property.PropertyType, IsNullable(property), full, depth));
            }
        }

        foreach (var field in type.GetFields(BindingFlags.Public | BindingFlags.Instance))
        {
            field.SetValue(made, Member(field.FieldType, Nullability.Create(field).WriteState == NullabilityState.Nullable, full, depth));
        }

        return made;
    }

    private static object? Member(Type type, bool nullable, bool full, int depth) =>
        nullable && (!full || depth > 2) ? null : Make(type, full, depth + 1);

    private static bool IsNullable(ParameterInfo parameter)
    {
        var owner = parameter.Member.DeclaringType!;
        if (owner.IsGenericType)
        {
            var written = owner.GetGenericTypeDefinition().GetConstructors()
                .Single(one => one.MetadataToken == parameter.Member.MetadataToken).GetParameters()[parameter.Position];
            if (written.ParameterType.IsGenericParameter)
            {
                return !parameter.ParameterType.IsValueType && IsAnnotated(written.CustomAttributes, written.Member);
            }
        }

        return Nullability.Create(parameter).WriteState == NullabilityState.Nullable;
    }

    private static bool IsNullable(PropertyInfo property)
    {
        var owner = property.DeclaringType!;
        if (owner.IsGenericType)
        {
            var written = owner.GetGenericTypeDefinition().GetProperty(property.Name)!;
            if (written.PropertyType.IsGenericParameter)
            {
                return !property.PropertyType.IsValueType && IsAnnotated(written.CustomAttributes, written);
            }
        }

        return Nullability.Create(property).WriteState == NullabilityState.Nullable;
    }

    /// <summary>NullabilityInfo takes every T for nullable; whether there is a question mark, only the compiler's attributes
    /// know.</summary>
    private static bool IsAnnotated(IEnumerable<CustomAttributeData> own, MemberInfo member)
    {
        if (own.FirstOrDefault(one => one.AttributeType.Name == "NullableAttribute") is { } said)
        {
            return said.ConstructorArguments[0].Value is byte flag
                ? flag == 2
                : ((IReadOnlyList<CustomAttributeTypedArgument>)said.ConstructorArguments[0].Value!)[0].Value is (byte)2;
        }

        for (MemberInfo? at = member; at is not null; at = at.DeclaringType)
        {
            if (at.CustomAttributes.FirstOrDefault(one => one.AttributeType.Name == "NullableContextAttribute") is { } context)
            {
                return context.ConstructorArguments[0].Value is (byte)2;
            }
        }

        return false;
    }

    private static bool IsCopy(ConstructorInfo constructor, Type type) =>
        constructor.GetParameters() is [{ } only] && only.ParameterType == type;
}
