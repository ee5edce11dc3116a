using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;

namespace Tenon;

/// <summary>
/// A property that a request may leave out, where that is not the same as null: absent, null or a value. A PATCH leaves alone what
/// is absent, and clears what is null.
/// </summary>
/// <remarks>
/// <c>Optional&lt;string?&gt;</c> may be absent, null or a text; <c>Optional&lt;string&gt;</c> absent or a text. An absent property is
/// left out of the JSON that is written by the options of <c>AddContractJson</c>, or where it is marked
/// <c>[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]</c>.
/// </remarks>
/// <typeparam name="T">The type of the value.</typeparam>
[JsonConverter(typeof(OptionalConverter))]
[SuppressMessage("Naming", "CA1716", Justification = "The keyword is that of Visual Basic's parameters; the word is the usual one.")]
public readonly struct Optional<T> : IOptional, IEquatable<Optional<T>>
{
    /// <summary>Makes one that is present.</summary>
    /// <param name="value">The value, or null where the type has it.</param>
    public Optional(T value)
    {
        IsPresent = true;
        Value = value;
    }

    /// <summary>Whether the property is there, be it null or a value.</summary>
    public bool IsPresent { get; }

    /// <summary>The value; the default of its type where it is absent.</summary>
    public T Value { get; }

    Type IOptional.ValueType => typeof(T);

    object? IOptional.Value => Value;

    /// <summary>Makes one that is present.</summary>
    /// <param name="value">The value, or null where the type has it.</param>
    [SuppressMessage("Usage", "CA2225", Justification = "The constructor does the same.")]
    public static implicit operator Optional<T>(T value) => new(value);

    /// <summary>Whether both are absent, or both present with equal values.</summary>
    /// <param name="left">One.</param>
    /// <param name="right">The other.</param>
    /// <returns><see langword="true"/> where they are equal.</returns>
    public static bool operator ==(Optional<T> left, Optional<T> right) => left.Equals(right);

    /// <summary>Whether one is absent and the other is not, or their values differ.</summary>
    /// <param name="left">One.</param>
    /// <param name="right">The other.</param>
    /// <returns><see langword="true"/> where they differ.</returns>
    public static bool operator !=(Optional<T> left, Optional<T> right) => !left.Equals(right);

    /// <summary>
    /// The value where it is present; else what is there already: <c>task with { Title = patch.Title.Or(task.Title) }</c>.
    /// </summary>
    /// <param name="current">What an absent property leaves alone.</param>
    /// <returns>The value to keep.</returns>
    public T Or(T current) => IsPresent ? Value : current;

    /// <summary>Gets the value where it is present.</summary>
    /// <param name="value">The value, which may be null where the type has it.</param>
    /// <returns><see langword="true"/> where it is present.</returns>
    public bool TryGet([MaybeNullWhen(false)] out T value)
    {
        value = Value;
        return IsPresent;
    }

    /// <inheritdoc/>
    public bool Equals(Optional<T> other) =>
        IsPresent == other.IsPresent && EqualityComparer<T>.Default.Equals(Value, other.Value);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is Optional<T> other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(IsPresent, Value);

    /// <summary>The value's own text; empty where it is absent or null.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => Value?.ToString() ?? string.Empty;
}
