using System.Reflection;

namespace Tenon;

/// <summary>Where a type admits no null: the value itself, its items, its values, at any depth. The annotations of C# say so.</summary>
/// <remarks>
/// A member of <c>Page&lt;T&gt;</c> that is declared as <c>T</c> admits what whoever uses <c>Page&lt;Task&gt;</c> has declared: it is
/// resolved where the object is used.
/// </remarks>
internal sealed class Nullability : IEquatable<Nullability>
{
    private static readonly Nullability Unknown = new(false, [], null);

    private readonly IReadOnlyList<Nullability> arguments;
    private readonly Type? definition;
    private readonly int parameter;
    private readonly int hash;

    private Nullability(bool denies, IReadOnlyList<Nullability> arguments, Type? definition, int parameter = -1)
    {
        Denies = denies;
        this.arguments = arguments;
        this.definition = definition;
        this.parameter = parameter;
        DeniesInside = arguments.Any(one => one.Denies || one.DeniesInside);
        var hashes = new HashCode();
        hashes.Add(denies);
        hashes.Add(definition);
        hashes.Add(parameter);
        arguments.ToList().ForEach(hashes.Add);
        hash = hashes.ToHashCode();
    }

    /// <summary>Whether the value itself may not be null.</summary>
    public bool Denies { get; }

    /// <summary>The same for the items of a list, the values of a dictionary, or what an <see cref="Optional{T}"/> holds.</summary>
    public Nullability? Items => arguments.Count > 0 ? arguments[^1] : null;

    /// <summary>Null is denied to a type argument or to items, at any depth.</summary>
    public bool DeniesInside { get; }

    private bool IsOpen => parameter >= 0 || arguments.Any(one => one.IsOpen);

    public static Nullability Of(MemberInfo member)
    {
        var context = new NullabilityInfoContext();
        var definition = DefinitionOf(member);
        return (member, definition) switch
        {
            (PropertyInfo property, PropertyInfo declared) =>
                new Reader(definition).Read(context.Create(property), declared.PropertyType),
            (FieldInfo field, FieldInfo declared) => new Reader(definition).Read(context.Create(field), declared.FieldType),
            _ => Unknown,
        };
    }

    public static Nullability Of(ParameterInfo parameter) =>
        new Reader(parameter.Member).Read(new NullabilityInfoContext().Create(parameter), parameter.ParameterType);

    /// <summary>The same for a type argument of a member's type; null where there is no such argument.</summary>
    public static Nullability? OfArgument(MemberInfo member, Type argument, bool isLast)
    {
        var context = new NullabilityInfoContext();
        var info = member is PropertyInfo property ? context.Create(property) : context.Create((FieldInfo)member);
        var found = isLast ? info.GenericTypeArguments.LastOrDefault() : info.GenericTypeArguments.FirstOrDefault();
        return found?.Type == argument ? new Reader(member).Read(found, argument) : null;
    }

    /// <summary>What a member admits of an object that is declared as <paramref name="owner"/>.</summary>
    public Nullability In(Nullability? owner, MemberInfo? member)
    {
        if (!IsOpen)
        {
            return this;
        }

        var isKnown = owner?.definition is { } type && member?.DeclaringType is { IsGenericType: true } declaring
            && declaring.GetGenericTypeDefinition() == type;
        return Resolve(isKnown ? owner!.arguments : null);
    }

    private Nullability Resolve(IReadOnlyList<Nullability>? known) =>
        parameter >= 0 ? known?.ElementAtOrDefault(parameter) ?? Unknown
        : IsOpen ? new Nullability(Denies, [.. arguments.Select(one => one.Resolve(known))], definition)
        : this;

    public bool Equals(Nullability? other) =>
        other is not null && hash == other.hash && Denies == other.Denies && definition == other.definition && parameter == other.parameter
        && arguments.SequenceEqual(other.arguments);

    public override bool Equals(object? obj) => Equals(obj as Nullability);

    public override int GetHashCode() => hash;

    private static MemberInfo DefinitionOf(MemberInfo member) =>
        member.DeclaringType is { IsGenericType: true } type
            ? type.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(member)
            : member;

    /// <summary>
    /// Walks a type as its annotations are written: one for each reference type, and for each generic one. The framework has no word for
    /// whether a type parameter is <c>T</c> or <c>T?</c>.
    /// </summary>
    private sealed class Reader(MemberInfo member)
    {
        private const byte Annotated = 2;

        private readonly byte[] marks = MarksOf(member);
        private int at;

        public Nullability Read(NullabilityInfo info, Type declared)
        {
            var type = Nullable.GetUnderlyingType(declared) ?? declared;
            var mark = type.IsValueType && !type.IsGenericType ? (byte)0 : Next();
            if (type.IsGenericParameter)
            {
                return mark == Annotated || type.DeclaringMethod is not null
                    ? Unknown
                    : new Nullability(false, [], null, type.GenericParameterPosition);
            }

            IReadOnlyList<Nullability> inside = info.ElementType is { } element && type.GetElementType() is { } item
                ? [Read(element, item)]
                : type.IsGenericType ? [.. info.GenericTypeArguments.Zip(type.GetGenericArguments(), Read)] : [];
            return new Nullability(
                info.ReadState == NullabilityState.NotNull && !info.Type.IsValueType,
                inside,
                type.IsGenericType ? type.GetGenericTypeDefinition() : null);
        }

        private byte Next() => marks.Length == 1 ? marks[0] : at < marks.Length ? marks[at++] : (byte)0;

        private static byte[] MarksOf(MemberInfo member)
        {
            if (Find(member, "System.Runtime.CompilerServices.NullableAttribute") is { } own)
            {
                return own.Value is IEnumerable<CustomAttributeTypedArgument> all
                    ? [.. all.Select(one => (byte)one.Value!)]
                    : [(byte)own.Value!];
            }

            for (var place = member; place is not null; place = place.DeclaringType)
            {
                if (Find(place, "System.Runtime.CompilerServices.NullableContextAttribute") is { } around)
                {
                    return [(byte)around.Value!];
                }
            }

            return [];
        }

        private static CustomAttributeTypedArgument? Find(MemberInfo member, string attribute) => member.GetCustomAttributesData()
            .Where(data => data.AttributeType.FullName == attribute)
            .Select(data => (CustomAttributeTypedArgument?)data.ConstructorArguments[0])
            .FirstOrDefault();
    }
}
