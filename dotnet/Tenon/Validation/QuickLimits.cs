using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Linq.Expressions;

namespace Tenon;

/// <summary>
/// The usual attributes of DataAnnotations as expressions: asked as the framework asks them, a number is boxed and converted, and a list
/// counted by reflection, for each object of an answer.
/// </summary>
[RequiresUnreferencedCode("Types are validated by reflection.")]
[RequiresDynamicCode("Types are validated by reflection.")]
internal static class QuickLimits
{
    private static readonly Type[] Integers =
        [typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long)];

    private static readonly Type[] Others = [typeof(ulong), typeof(float), typeof(double), typeof(decimal)];

    /// <summary>What an attribute asks of a value that is not null; null where only the attribute itself knows.</summary>
    /// <param name="attribute">The attribute; one that derives from the framework's may ask anything.</param>
    /// <param name="value">The value, of a type that is not <see cref="Nullable{T}"/>.</param>
    public static Expression? Of(ValidationAttribute attribute, Expression value) => attribute switch
    {
        RequiredAttribute required when required.GetType() == typeof(RequiredAttribute) => Required(required, value),
        StringLengthAttribute length when length.GetType() == typeof(StringLengthAttribute) && value.Type == typeof(string)
            && length.MaximumLength >= length.MinimumLength && length.MaximumLength >= 0 =>
            Between(Count(value), length.MinimumLength, length.MaximumLength),
        MinLengthAttribute length when length.GetType() == typeof(MinLengthAttribute) && length.Length >= 0 =>
            Between(Count(value), length.Length, int.MaxValue),
        MaxLengthAttribute length when length.GetType() == typeof(MaxLengthAttribute) && length.Length > 0 =>
            Between(Count(value), 0, length.Length),
        LengthAttribute length when length.GetType() == typeof(LengthAttribute) && length.MinimumLength >= 0
            && length.MaximumLength >= length.MinimumLength => Between(Count(value), length.MinimumLength, length.MaximumLength),
        RangeAttribute range when range.GetType() == typeof(RangeAttribute) => Within(range, value),
        _ => null,
    };

    private static Expression? Required(RequiredAttribute required, Expression value) =>
        !value.Type.IsSealed ? null
            : required.AllowEmptyStrings || value.Type != typeof(string) ? Expression.Constant(true)
            : Expression.Not(Expression.Call(typeof(string), nameof(string.IsNullOrWhiteSpace), [], value));

    private static Expression? Count(Expression value)
    {
        if (value.Type == typeof(string))
        {
            return Expression.Property(value, nameof(string.Length));
        }

        if (value.Type is { IsArray: true } array && array.GetArrayRank() == 1)
        {
            return Expression.ArrayLength(value);
        }

        // What derives from a list may count otherwise than its interface says.
        var counted = value.Type.IsInterface || value.Type.IsSealed || value.Type.Namespace == "System.Collections.Generic"
            ? value.Type.GetInterfaces().Append(value.Type).FirstOrDefault(
                one => one.IsGenericType && one.GetGenericTypeDefinition() is var open
                    && (open == typeof(IReadOnlyCollection<>) || open == typeof(ICollection<>)))
            : null;
        return counted is null || value.Type.IsValueType ? null : Expression.Property(value, counted.GetProperty("Count")!);
    }

    private static Expression? Between(Expression? count, int least, int most)
    {
        if (count is null)
        {
            return null;
        }

        Expression? atLeast = least > 0 ? Expression.GreaterThanOrEqual(count, Expression.Constant(least)) : null;
        Expression? atMost = most < int.MaxValue ? Expression.LessThanOrEqual(count, Expression.Constant(most)) : null;
        return atLeast is null ? atMost ?? Expression.Constant(true) : atMost is null ? atLeast : Expression.AndAlso(atLeast, atMost);
    }

    private static BinaryExpression? Within(RangeAttribute range, Expression value)
    {
        if (Bounds(range) is not var (least, most))
        {
            return null;
        }

        var type = value.Type;
        var compared = type == range.OperandType && (Integers.Contains(type) || Others.Contains(type)) ? type
            : range.OperandType == typeof(int) && Integers.Contains(type) ? typeof(long)
            : range.OperandType == typeof(double) && (Integers.Contains(type) || type == typeof(float)) ? typeof(double)
            : null;
        if (compared is null)
        {
            return null;
        }

        var number = Expression.Convert(value, compared);
        var low = Expression.Convert(Expression.Constant(least), compared);
        var high = Expression.Convert(Expression.Constant(most), compared);
        return Expression.AndAlso(
            range.MinimumIsExclusive ? Expression.GreaterThan(number, low) : Expression.GreaterThanOrEqual(number, low),
            range.MaximumIsExclusive ? Expression.LessThan(number, high) : Expression.LessThanOrEqual(number, high));
    }

    /// <summary>The bounds as values of the attribute's type, which it makes of their texts when it is asked first.</summary>
    private static (object Least, object Most)? Bounds(RangeAttribute range)
    {
        try
        {
            return range.IsValid(null) && range.Minimum.GetType() == range.OperandType && range.Maximum.GetType() == range.OperandType
                ? (range.Minimum, range.Maximum)
                : null;
        }
        catch (Exception refused) when (refused is InvalidOperationException or ArgumentException or FormatException or OverflowException)
        {
            // It says so itself when a value is there to be asked about.
            return null;
        }
    }
}
