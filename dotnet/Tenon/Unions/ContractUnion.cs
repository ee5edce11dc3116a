using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>
/// A value of one of several types that no discriminator tells apart: OpenAPI's <c>oneOf</c> and <c>anyOf</c>. In JSON it is
/// the value itself.
/// </summary>
/// <remarks>
/// A union is a sealed class with a constructor for each variant, or one for <see cref="object"/>:
/// <code>
/// [ContractUnion(typeof(Cat), typeof(Dog), typeof(string))]
/// [JsonConverter(typeof(ContractUnionConverter))]
/// public sealed class Pet : ContractUnion
/// {
///     public Pet(Cat value) : base(value) { }
///     public Pet(Dog value) : base(value) { }
///     public Pet(string value) : base(value) { }
/// }
/// </code>
/// <c>[JsonConverter]</c> is on each union, because System.Text.Json does not look at the attributes of base classes.
/// </remarks>
public abstract class ContractUnion : IEquatable<ContractUnion>
{
    /// <summary>Makes a union of a value.</summary>
    /// <param name="value">The value; its type is one of the variants, or derives from one.</param>
    /// <exception cref="ArgumentException">The value is of none of the variants.</exception>
    protected ContractUnion(object value)
    {
        ArgumentNullException.ThrowIfNull(value);
        if (UnionVariants.Of(GetType()).Find(value.GetType()) is null)
        {
            throw new ArgumentException(
                $"{TypeName.Of(GetType())} cannot be a {TypeName.Of(value.GetType())}. Its variants are: {UnionVariants.Of(GetType())}.",
                nameof(value));
        }

        Value = value;
    }

    /// <summary>The value, whichever variant it is.</summary>
    public object Value { get; }

    /// <summary>Whether the value is of a type.</summary>
    /// <typeparam name="TVariant">The type.</typeparam>
    /// <returns><see langword="true"/> where it is.</returns>
    public bool Is<TVariant>() => Value is TVariant;

    /// <summary>Gets the value where it is of a type.</summary>
    /// <typeparam name="TVariant">The type.</typeparam>
    /// <param name="value">The value.</param>
    /// <returns><see langword="true"/> where it is.</returns>
    public bool TryGet<TVariant>([MaybeNullWhen(false)] out TVariant value)
    {
        if (Value is TVariant variant)
        {
            value = variant;
            return true;
        }

        value = default;
        return false;
    }

    /// <summary>Two unions are equal where they are of one type and their values are equal.</summary>
    /// <param name="other">The other one.</param>
    /// <returns><see langword="true"/> where they are equal.</returns>
    public bool Equals(ContractUnion? other) => other is not null && other.GetType() == GetType() && other.Value.Equals(Value);

    /// <inheritdoc/>
    public sealed override bool Equals(object? obj) => Equals(obj as ContractUnion);

    /// <inheritdoc/>
    public sealed override int GetHashCode() => Value.GetHashCode();

    /// <summary>The value's own text.</summary>
    /// <returns>The text.</returns>
    public sealed override string ToString() => Value.ToString() ?? string.Empty;
}
