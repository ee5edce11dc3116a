using System.ComponentModel.DataAnnotations;

namespace Tenon;

/// <summary>
/// What an attribute says of a value. <c>[Range(1, 10)]</c> throws for a number that is beyond the type of its bounds, instead of refusing
/// it.
/// </summary>
internal static class AttributeVerdict
{
    public static bool Holds(ValidationAttribute attribute, object? value)
    {
        try
        {
            return attribute.IsValid(value);
        }
        catch (OverflowException) when (attribute is RangeAttribute)
        {
            return false;
        }
    }

    /// <summary>The attribute's message; null where it has nothing against the value.</summary>
    public static string? Refusal(ValidationAttribute attribute, object? value, ValidationContext context)
    {
        try
        {
            return attribute.GetValidationResult(value, context) is { } refused
                ? refused.ErrorMessage ?? attribute.FormatErrorMessage(context.DisplayName)
                : null;
        }
        catch (OverflowException) when (attribute is RangeAttribute)
        {
            return attribute.FormatErrorMessage(context.DisplayName);
        }
    }
}
