using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Text.Json;

namespace Tenon;

/// <summary>The declared variants of one union class.</summary>
internal sealed class UnionVariants
{
    private static readonly ConcurrentDictionary<Type, UnionVariants> Known = new();

    private readonly List<ContractUnionTagAttribute> tags;
    private readonly List<(Type Type, Nullability? Nullability)> lists;

    private UnionVariants(Type union)
    {
        var declared = union.GetCustomAttribute<ContractUnionAttribute>()?.Variants ?? [];
        if (declared.Count == 0)
        {
            throw new InvalidOperationException(
                $"{TypeName.Of(union)} declares no variants. Put [ContractUnion(typeof(A), typeof(B))] on it.");
        }

        Types = declared;
        tags = union.GetCustomAttributes<ContractUnionTagAttribute>().ToList();
        lists = [.. declared.Select(type => (type, NullabilityOf(union, type))).Where(list => list.Item2 is { Items: not null })];
    }

    public IReadOnlyList<Type> Types { get; }

    public static UnionVariants Of(Type union) => Known.GetOrAdd(union, static type => new UnionVariants(type));

    /// <summary>The variant that a value of this type is written as: its own type, else the first that it derives from.</summary>
    public Type? Find(Type valueType) =>
        Types.Contains(valueType) ? valueType : Types.FirstOrDefault(variant => variant.IsAssignableFrom(valueType));

    /// <summary>Whether any variant has items that may not be null.</summary>
    public bool HasLists => lists.Count > 0;

    /// <summary>Where the items of a value may not be null: the constructor that takes it says so.</summary>
    public Nullability? NullabilityOf(object value) => lists.Find(list => list.Type.IsInstanceOfType(value)).Nullability;

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Without its constructor, no value is of this variant.")]
    private static Nullability? NullabilityOf(Type union, Type variant) => union.GetConstructors()
        .Where(one => one.GetParameters() is [var parameter] && parameter.ParameterType == variant)
        .Select(one => Nullability.Of(one.GetParameters()[0]))
        .FirstOrDefault();

    /// <summary>The variant that a property of the JSON marks; null where none does.</summary>
    public Type? Marked(JsonElement json)
    {
        if (json.ValueKind != JsonValueKind.Object)
        {
            return null;
        }

        foreach (var tag in tags)
        {
            if (json.TryGetProperty(tag.Property, out var value) && tag.Values.Any(known => Matches(value, known)))
            {
                return tag.Variant;
            }
        }

        return null;
    }

    private static bool Matches(JsonElement json, object value) => value switch
    {
        string text => json.ValueKind == JsonValueKind.String && json.ValueEquals(text),
        IConvertible number => json.ValueKind == JsonValueKind.Number
            && json.TryGetInt64(out var whole)
            && whole == number.ToInt64(CultureInfo.InvariantCulture),
        _ => false,
    };

    public override string ToString() => string.Join(", ", Types.Select(TypeName.Of));
}
