using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Linq.Expressions;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tenon;

/// <summary>
/// The same rules, compiled to one question for each type: is nothing wrong? Most values are fine, so most are asked this alone.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal sealed class QuickRules(Func<Type, TypeRules?> rulesOf, bool isSent)
{
    /// <summary>Loops inside of loops that are one function: what is asked of a type is compiled once for each place.</summary>
    private const int MostLoops = 2;

    private readonly ConcurrentDictionary<(Type, Nullability?), Plan> plans = new();

    /// <param name="type">The type of the values.</param>
    /// <param name="declared">What their declaration says of items and type arguments.</param>
    public Plan Of(Type type, Nullability? declared)
    {
        var inside = declared is { DeniesInside: true } ? declared : null;
        return plans.GetOrAdd((type, inside), one => new Plan(one.Item1, one.Item2, this));
    }

    /// <summary>The question for values of one type; compiled when it is first asked, so that a type may hold itself.</summary>
    public sealed class Plan(Type type, Nullability? declared, QuickRules all)
    {
        // Nothing derives from a sealed type, so that its values need not be asked for their own.
        private readonly bool isExact = type is { IsSealed: true, IsValueType: false };
        private Func<object, bool>? holds;

        public bool Holds(object value) =>
            isExact || value.GetType() == type
                ? (holds ??= all.Compile(type, declared))(value)
                : all.Of(value.GetType(), declared).Holds(value);
    }

    private Func<object, bool> Compile(Type type, Nullability? declared)
    {
        var value = Expression.Parameter(typeof(object));
        return Deep(Expression.Convert(value, type), type, declared, [], isRuntimeType: true) is { } question
            ? Expression.Lambda<Func<object, bool>>(question, value).Compile()
            : static _ => true;
    }

    /// <summary>What to ask of a value that is not null; null where there is nothing to ask.</summary>
    /// <param name="value">The value.</param>
    /// <param name="type">Its type.</param>
    /// <param name="declared">What its declaration says of items and type arguments.</param>
    /// <param name="above">The types of the items whose members are being asked in the loops around.</param>
    /// <param name="isRuntimeType">Whether the value has no more special type.</param>
    private Expression? Deep(Expression value, Type type, Nullability? declared, Type[] above, bool isRuntimeType)
    {
        if (type.IsEnum && EnumMembers.AreAll(type))
        {
            return Expression.Call(typeof(EnumMembers), nameof(EnumMembers.Have), [type], value);
        }

        if (type == typeof(string) || type.IsPrimitive || type.IsEnum)
        {
            return null;
        }

        if (typeof(ContractUnion).IsAssignableFrom(type))
        {
            // Its constructors say what the items of its lists may be, and its tags what a property may be: both are asked closely.
            return type.IsSealed && UnionVariants.Of(type) is { HasLists: false, Property: null }
                ? Ask(Expression.Property(value, nameof(ContractUnion.Value)), typeof(object), declared: null)
                : Expression.Constant(false);
        }

        if (LanguageUnion.Of(type) is { } language)
        {
            var held = Expression.Property(value, language.Value);
            return Expression.OrElse(Expression.Equal(held, Expression.Constant(null)), Ask(held, typeof(object), declared: null));
        }

        if (rulesOf(type) is { } rules)
        {
            return isRuntimeType ? Members(value, type, rules, declared, above)
                : NeedsAsking(type, declared) ? Ask(value, type, declared)
                : null;
        }

        if (KeyedValues(type) is { } pair)
        {
            var keys = NeedsAsking(pair[0], declared: null) ? Of(pair[0], declared: null) : null;
            return Each(nameof(PairsHold), pair, value, pair[1], declared?.Items, keys);
        }

        if (ItemOf(type) is { } item)
        {
            var isList = !type.IsValueType && Implemented(type, typeof(IReadOnlyList<>)) is [var listed] && listed == item;
            return isList && RuntimeFeature.IsDynamicCodeCompiled
                ? Loops(value, item, declared?.Items, above)
                : Each(isList ? nameof(ListHolds) : nameof(AllHold), [item], value, item, declared?.Items);
        }

        // An interface or object: what it is shows at run time.
        return !type.IsSealed && !type.IsValueType && !isRuntimeType ? Ask(value, type, declared) : null;
    }

    private Expression? Members(Expression value, Type type, TypeRules rules, Nullability? declared, Type[] above)
    {
        if (rules.Attributes.Count > 0 || typeof(IValidatableObject).IsAssignableFrom(type)
            || rules.Members.Any(member => member.Attributes.Any(attribute => attribute.RequiresValidationContext)))
        {
            return Expression.Constant(false);
        }

        return rules.Members.Select(member => Member(value, member, declared, above))
            .OfType<Expression>()
            .Aggregate((Expression?)null, And);
    }

    private Expression? Member(Expression owner, MemberRules member, Nullability? declared, Type[] above)
    {
        var nullability = member.Nullability.In(declared, member.Member);
        var value = Expression.MakeMemberAccess(owner, member.Member!);
        if (!OptionalProperty.Has(member.Type))
        {
            var question = Value(value, member.Type, nullability, member.Attributes, above);
            return question is not null && isSent && member.IsOnlyAnswered
                ? Expression.OrElse(Expression.Call(typeof(QuickRules), nameof(IsDefault), [member.Type], value), question)
                : question;
        }

        var inner = Value(
            Expression.Property(value, "Value"), member.Type.GetGenericArguments()[0], nullability.Items, member.Attributes, above);
        return inner is null ? null : Expression.OrElse(Expression.Not(Expression.Property(value, "IsPresent")), inner);
    }

    private static bool IsDefault<T>(T value) => EqualityComparer<T>.Default.Equals(value, default);

    private BlockExpression? Value(
        Expression value, Type type, Nullability? nullability, IReadOnlyList<ValidationAttribute> attributes, Type[] above)
    {
        var once = Expression.Variable(type);
        var underlying = Nullable.GetUnderlyingType(type);
        var canBeNull = !type.IsValueType || underlying is not null;
        var isNull = canBeNull ? Expression.Equal(once, Expression.Constant(null, type)) : null;
        Expression given = underlying is null ? once : Expression.Property(once, nameof(Nullable<>.Value));
        Expression? question = null;
        foreach (var attribute in attributes)
        {
            var asked = QuickLimits.Of(attribute, given) is not { } limit ? Ask(attribute, once)
                : isNull is null ? limit
                : attribute is RequiredAttribute ? And(Expression.Not(isNull), limit)
                : Expression.OrElse(isNull, limit);
            question = And(question, asked);
        }

        if (Deep(given, given.Type, nullability, above, isRuntimeType: false) is { } deep)
        {
            question = And(question, isNull is null ? deep : Expression.OrElse(isNull, deep));
        }

        if (isNull is not null && nullability is { Denies: true })
        {
            question = And(Expression.Not(isNull), question);
        }

        return question is null ? null : Expression.Block([once], Expression.Assign(once, value), question);
    }

    private static MethodCallExpression Ask(ValidationAttribute attribute, Expression value) => Expression.Call(
        typeof(AttributeVerdict),
        nameof(AttributeVerdict.Holds),
        [],
        Expression.Constant(attribute, typeof(ValidationAttribute)),
        Expression.Convert(value, typeof(object)));

    private MethodCallExpression Ask(Expression value, Type type, Nullability? declared) =>
        Expression.Call(Expression.Constant(Of(type, declared)), nameof(Plan.Holds), [], Expression.Convert(value, typeof(object)));

    private MethodCallExpression? Each(
        string method, Type[] arguments, Expression value, Type item, Nullability? items, Plan? keys = null)
    {
        var denies = items is { Denies: true };
        var plan = NeedsAsking(item, items) ? Of(item, items) : null;
        if (!denies && plan is null && keys is null)
        {
            return null;
        }

        var holds = typeof(QuickRules).GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(arguments);
        return Expression.Call(
            holds,
            // A struct is not its interface until it is boxed.
            Expression.Convert(value, holds.GetParameters()[0].ParameterType),
            Expression.Constant(denies),
            Expression.Constant(plan, typeof(Plan)),
            Expression.Constant(keys, typeof(Plan)));
    }

    /// <summary>
    /// The loops of <see cref="ListHolds"/>, compiled for the very type of the items: code that types share looks up at run time which
    /// list it has been handed.
    /// </summary>
    private Expression? Loops(Expression value, Type item, Nullability? items, Type[] above)
    {
        var one = Expression.Variable(item);
        if (Item(one, items, above) is null)
        {
            return null;
        }

        var usual = new[] { typeof(List<>).MakeGenericType(item), item.MakeArrayType() };
        var type = usual.Contains(value.Type) ? value.Type : typeof(IReadOnlyList<>).MakeGenericType(item);
        Expression others = item == typeof(string) && type.IsInterface
            ? Expression.Call(typeof(QuickRules), nameof(TextsHold), [], value)
            : Loop(value, type, one, Item(one, items, above)!);
        return usual.Where(list => list != type && value.Type.IsAssignableFrom(list)).Aggregate(
            others,
            (other, list) => Expression.Condition(
                Expression.TypeEqual(value, list), Loop(value, list, one, Item(one, items, above)!), other));
    }

    /// <summary>What to ask of an item. Its members are asked in the loop itself where nothing derives from its type.</summary>
    private Expression? Item(ParameterExpression one, Nullability? items, Type[] above)
    {
        var type = one.Type;
        var isExact = type.IsSealed && above.Length < MostLoops && !above.Contains(type);
        var asked = !NeedsAsking(type, items) ? null
            : isExact && rulesOf(type) is { } rules ? Members(one, type, rules, items, [.. above, type])
            : Ask(one, type, items);
        var canBeNull = !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;
        var isNull = canBeNull ? Expression.Equal(one, Expression.Constant(null, type)) : null;
        return isNull is null ? asked
            : items is { Denies: true } ? And(Expression.Not(isNull), asked)
            : asked is null ? null : Expression.OrElse(isNull, asked);
    }

    private static BlockExpression Loop(Expression value, Type type, ParameterExpression one, Expression question)
    {
        var list = Expression.Variable(type);
        var at = Expression.Variable(typeof(int));
        var count = Expression.Variable(typeof(int));
        var end = Expression.Label(typeof(bool));
        var counted = type.IsArray ? (Expression)Expression.ArrayLength(list)
            : Expression.Property(list, CountOf(type));
        var item = type.IsArray ? (Expression)Expression.ArrayIndex(list, at) : Expression.Property(list, "Item", at);
        return Expression.Block(
            [list, at, count, one],
            Expression.Assign(list, Expression.Convert(value, type)),
            Expression.Assign(at, Expression.Constant(0)),
            Expression.Assign(count, counted),
            Expression.Loop(
                Expression.Block(
                    Expression.IfThen(Expression.Equal(at, count), Expression.Break(end, Expression.Constant(true))),
                    Expression.Assign(one, item),
                    Expression.IfThen(Expression.Not(question), Expression.Break(end, Expression.Constant(false))),
                    Expression.PreIncrementAssign(at)),
                end));
    }

    private static PropertyInfo CountOf(Type list) => list.GetProperty("Count")
        ?? typeof(IReadOnlyCollection<>).MakeGenericType(list.GetGenericArguments()).GetProperty("Count")!;

    private bool NeedsAsking(Type type, Nullability? declared) => declared is { DeniesInside: true } || NeedsAsking(type, []);

    /// <summary>Whether a value of the type could be wrong at all; a type that holds itself is asked.</summary>
    private bool NeedsAsking(Type type, HashSet<Type> above)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return NeedsAsking(underlying, above);
        }

        if (type == typeof(string) || type.IsPrimitive || type.IsEnum)
        {
            return EnumMembers.AreAll(type);
        }

        if (typeof(ContractUnion).IsAssignableFrom(type) || LanguageUnion.Of(type) is not null)
        {
            return true;
        }

        if (rulesOf(type) is not { } rules)
        {
            return !type.IsSealed || KeyedValues(type) is not null || ItemOf(type) is not null;
        }

        return !type.IsSealed || rules.Attributes.Count > 0 || typeof(IValidatableObject).IsAssignableFrom(type) || !above.Add(type)
            || rules.Members.Any(member => member.Attributes.Count > 0 || member.Nullability.Denies || NeedsAsking(member.Type, above));
    }

    /// <summary>Of lists that are declared as such: asking a value which list it is costs as much as asking its items.</summary>
    private static bool ListHolds<TItem>(IReadOnlyList<TItem> list, bool denies, Plan? plan, Plan? keys)
    {
        if (list is List<TItem> usual)
        {
            return SpanHolds<TItem>(CollectionsMarshal.AsSpan(usual), denies, plan);
        }

        if (list is TItem[] array)
        {
            return SpanHolds<TItem>(array, denies, plan);
        }

        var count = list.Count;
        for (var at = 0; at < count; at++)
        {
            if (list[at] is not { } item ? denies : plan is not null && !plan.Holds(item))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>
    /// Of lists of texts that are neither usual kind, such as what a collection expression makes: not compiled from an expression, so
    /// that the runtime learns which kind there is and asks it without a call. A null too many is all that such a list can hold.
    /// </summary>
    private static bool TextsHold(IReadOnlyList<string?> list)
    {
        var count = list.Count;
        for (var at = 0; at < count; at++)
        {
            if (list[at] is null)
            {
                return false;
            }
        }

        return true;
    }

    private static bool SpanHolds<TItem>(ReadOnlySpan<TItem> list, bool denies, Plan? plan)
    {
        foreach (var item in list)
        {
            if (item is null ? denies : plan is not null && !plan.Holds(item))
            {
                return false;
            }
        }

        return true;
    }

    private static bool AllHold<TItem>(IEnumerable<TItem> list, bool denies, Plan? plan, Plan? keys)
    {
        if (list is ImmutableArray<TItem> { IsDefault: true })
        {
            return false;
        }

        // A sequence that is made while it is read may be read once only.
        return list is not (IReadOnlyCollection<TItem> or ICollection<TItem>)
            || list.All(item => item is null ? !denies : plan is null || plan.Holds(item));
    }

    private static bool PairsHold<TKey, TValue>(
        IEnumerable<KeyValuePair<TKey, TValue>> pairs, bool denies, Plan? plan, Plan? keys)
        where TKey : notnull
    {
        foreach (var (key, value) in pairs)
        {
            if (keys is not null && !keys.Holds(key))
            {
                return false;
            }

            if (value is null ? denies : plan is not null && !plan.Holds(value))
            {
                return false;
            }
        }

        return true;
    }

    private static Type[]? KeyedValues(Type type) =>
        Implemented(type, typeof(IDictionary<,>)) ?? Implemented(type, typeof(IReadOnlyDictionary<,>));

    public static Type? ItemOf(Type type) => Implemented(type, typeof(IEnumerable<>))?[0];

    private static Type[]? Implemented(Type type, Type wanted) => type.GetInterfaces().Append(type)
        .FirstOrDefault(one => one.IsGenericType && one.GetGenericTypeDefinition() == wanted)?.GetGenericArguments();

    private static Expression? And(Expression? one, Expression? other) =>
        one is null ? other : other is null ? one : Expression.AndAlso(one, other);
}
