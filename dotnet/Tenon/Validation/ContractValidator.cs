using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace Tenon;

/// <summary>
/// Holds values to their types: null where the type has none, and every attribute of DataAnnotations, in lists, dictionaries, nested
/// objects and the parameters of records too.
/// </summary>
/// <remarks>
/// The framework has two of its own. That of minimal APIs, since .NET 10, knows the types of handlers that its generator sees, which those
/// of <c>MapContract</c> are not. That of controllers demands what is never read, looks into a value as its declared type, and knows
/// neither unions nor an <see cref="Optional{T}"/>.
/// </remarks>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal sealed class ContractValidator
{
    /// <summary>As deep as System.Text.Json reads and writes.</summary>
    private const int MaxDepth = 64;

    private static readonly ConditionalWeakTable<JsonSerializerOptions, ContractValidator> KnownOfRequests = [];
    private static readonly ConditionalWeakTable<JsonSerializerOptions, ContractValidator> KnownOfAnswers = [];

    private readonly JsonSerializerOptions options;
    private readonly bool isSent;
    private readonly ConcurrentDictionary<Type, TypeRules?> rules = new();
    private readonly QuickRules quick;

    private ContractValidator(JsonSerializerOptions options, bool isSent)
    {
        this.options = options;
        this.isSent = isSent;
        quick = new QuickRules(RulesOf, isSent);
    }

    /// <summary>Of what callers send: what is only answered may be missing.</summary>
    public static ContractValidator OfRequests(JsonSerializerOptions options) =>
        KnownOfRequests.GetValue(options, json => new ContractValidator(json, isSent: true));

    public static ContractValidator OfAnswers(JsonSerializerOptions options) =>
        KnownOfAnswers.GetValue(options, json => new ContractValidator(json, isSent: false));

    /// <summary>Whether nothing is wrong with a value, without saying what it could be; false where only looking closely tells.</summary>
    public bool Holds(object value, Nullability? nullability) => quick.Of(value.GetType(), nullability).Holds(value);

    /// <summary>Says what is wrong with a member's value.</summary>
    /// <param name="member">The member.</param>
    /// <param name="owner">The object that has it; for a parameter, its value.</param>
    /// <param name="value">Its value.</param>
    /// <param name="path">Where the value is.</param>
    /// <param name="problems">What is wrong.</param>
    public void Explain(MemberRules member, object owner, object? value, string path, Problems problems) =>
        Explain(member, owner, value, path, problems, depth: 0);

    /// <summary>Says what is wrong with a value whose declaration has no attributes.</summary>
    public void Explain(object? value, Nullability? nullability, string path, Problems problems) =>
        Descend(value, nullability, path, problems, depth: 0);

    /// <summary>Says what is wrong with an object whose members came from several places of a request.</summary>
    public void Explain(TypeRules bound, object value, Problems problems) =>
        ExplainObject(bound, value, string.Empty, problems, depth: 0);

    private void Explain(
        MemberRules member, object owner, object? value, string path, Problems problems, int depth, Nullability? declared = null)
    {
        if (isSent && member.IsOnlyAnswered && IsDefault(value))
        {
            return;
        }

        var nullability = member.Nullability.In(declared, member.Member);
        if (value is IOptional optional)
        {
            if (!optional.IsPresent)
            {
                return;
            }

            value = optional.Value;
            nullability = nullability.Items ?? nullability;
        }

        if (value is null && nullability.Denies)
        {
            problems.AddMissing(path);
            return;
        }

        foreach (var part in member.Attributes.OfType<JsonPartRule>())
        {
            part.Explain(value, this, path, problems);
        }

        Judge(member.Attributes, value, problems.ContextOf(owner, member.CSharpName, member.DisplayName), path, problems);
        Descend(value, nullability, path, problems, depth + 1);
    }

    /// <summary>Says what is wrong with a text that is to be the JSON of a type.</summary>
    public void ExplainJson(string text, Type type, bool deniesNull, string path, Problems problems)
    {
        try
        {
            var value = JsonSerializer.Deserialize(text, options.GetTypeInfo(type));
            if (value is null && deniesNull)
            {
                problems.AddMissing(path);
            }

            Descend(value, null, path, problems, depth: 0);
        }
        catch (JsonException refused)
        {
            BindingFailure.Explain(refused, problems, path);
        }
    }

    private void Descend(object? value, Nullability? declared, string path, Problems problems, int depth)
    {
        if (value is null or string || depth > MaxDepth)
        {
            return;
        }

        if (value is Enum && EnumMembers.AreAll(value.GetType()))
        {
            if (!Enum.IsDefined(value.GetType(), value))
            {
                problems.Add(path, $"The value '{value}' is not valid.");
            }
        }
        else if (value is ContractUnion union)
        {
            var variants = UnionVariants.Of(union.GetType());
            if (variants.IsMisnamed(union.Value, options))
            {
                problems.Add(Problems.Join(path, variants.Property!), "The value is not one of those that mark this variant.");
            }

            Descend(union.Value, variants.NullabilityOf(union.Value), path, problems, depth);
        }
        else if (LanguageUnion.Of(value.GetType()) is { } language)
        {
            Descend(language.Value.GetValue(value), null, path, problems, depth + 1);
        }
        else if (RulesOf(value.GetType()) is { } type)
        {
            ExplainObject(type, value, path, problems, depth, declared);
        }
        else if (value is IDictionary dictionary)
        {
            foreach (DictionaryEntry entry in dictionary)
            {
                var place = Problems.Join(path, KeyOf(entry.Key));
                // A value object is a key as it is a value.
                Descend(entry.Key, null, place, problems, depth + 1);
                ExplainItem(entry.Value, declared?.Items, place, problems, depth);
            }
        }
        else if (IsUnsetArray(value))
        {
            problems.AddMissing(path);
        }
        else if (value is IEnumerable list && LazySequence.IsCollection(value))
        {
            var at = 0;
            foreach (var item in list)
            {
                ExplainItem(item, declared?.Items, Problems.Join(path, $"[{at++}]"), problems, depth);
            }
        }
    }

    private string KeyOf(object key) =>
        $"{(RulesOf(key.GetType()) is { IsValueObject: true } valueObject ? valueObject.Members[0].Get(key) : key)}";

    private void ExplainItem(object? item, Nullability? nullability, string path, Problems problems, int depth)
    {
        if (item is null && nullability is { Denies: true })
        {
            problems.AddMissing(path);
            return;
        }

        Descend(item, nullability, path, problems, depth + 1);
    }

    private void ExplainObject(
        TypeRules type, object value, string path, Problems problems, int depth, Nullability? declared = null)
    {
        var before = problems.Count;
        foreach (var member in type.Members)
        {
            Explain(member, value, member.Get(value), Problems.Join(path, member.Name), problems, depth, declared);
        }

        // As the framework does: the whole is judged where its parts are fine.
        if (problems.Count > before)
        {
            return;
        }

        var context = problems.ContextOf(value, value.GetType().Name, value.GetType().Name);
        context.MemberName = null;
        Judge(type.Attributes, value, context, path, problems);
        if (value is IValidatableObject validatable && problems.Count == before)
        {
            foreach (var result in validatable.Validate(context).Where(result => result != ValidationResult.Success))
            {
                Add(type, result, path, problems);
            }
        }
    }

    private static void Judge(
        IReadOnlyList<ValidationAttribute> attributes, object? value, ValidationContext context, string path, Problems problems)
    {
        foreach (var attribute in attributes)
        {
            if (attribute is not JsonPartRule && AttributeVerdict.Refusal(attribute, value, context) is { } refusal)
            {
                problems.Add(path, refusal);
                if (attribute is RequiredAttribute)
                {
                    return;
                }
            }
        }
    }

    /// <summary>A result names members by their C# names, or none: then it is about the whole.</summary>
    private static void Add(TypeRules type, ValidationResult result, string path, Problems problems)
    {
        var names = result.MemberNames.ToList();
        foreach (var name in names.Count == 0 ? [string.Empty] : names)
        {
            var known = type.Members.FirstOrDefault(member => member.CSharpName == name);
            var place = name.Length == 0 ? path : Problems.Join(path, known?.Name ?? name);
            problems.Add(place, result.ErrorMessage ?? "The value is not valid.");
        }
    }

    public TypeRules? RulesOf(Type type) => rules.GetOrAdd(type, one => TypeRules.OfJson(one, options));

    private static bool IsDefault(object? value) =>
        value is null || (value.GetType() is { IsValueType: true } type && value.Equals(RuntimeHelpers.GetUninitializedObject(type)));

    /// <summary>The default of an ImmutableArray has no items, not even none: reading it throws.</summary>
    private static bool IsUnsetArray(object value) =>
        value.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(ImmutableArray<>)
        && value.Equals(Activator.CreateInstance(type));
}
