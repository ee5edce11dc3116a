using System.Collections.Concurrent;
using System.Reflection;

namespace Tenon;

/// <summary>The declared variants of one union class.</summary>
internal sealed class UnionVariants
{
    private static readonly ConcurrentDictionary<Type, UnionVariants> Known = new();

    private UnionVariants(Type union)
    {
        var declared = union.GetCustomAttribute<ContractUnionAttribute>()?.Variants ?? [];
        if (declared.Count == 0)
        {
            throw new InvalidOperationException(
                $"{TypeName.Of(union)} declares no variants. Put [ContractUnion(typeof(A), typeof(B))] on it.");
        }

        Types = declared;
    }

    public IReadOnlyList<Type> Types { get; }

    public static UnionVariants Of(Type union) => Known.GetOrAdd(union, static type => new UnionVariants(type));

    /// <summary>The variant that a value of this type is written as: its own type, else the first that it derives from.</summary>
    public Type? Find(Type valueType) =>
        Types.Contains(valueType) ? valueType : Types.FirstOrDefault(variant => variant.IsAssignableFrom(valueType));

    public override string ToString() => string.Join(", ", Types.Select(TypeName.Of));
}
