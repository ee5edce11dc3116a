namespace Tenon;

/// <summary>
/// Whether a value is a member of its enum. System.Text.Json reads any number for an enum that travels as one, and several names at once
/// for one that travels by name; the client has the members alone.
/// </summary>
internal static class EnumMembers
{
    /// <summary>Whether the members are all the values that the enum has: those with <see cref="FlagsAttribute"/> have more.</summary>
    public static bool AreAll(Type type) => type.IsEnum && !type.IsDefined(typeof(FlagsAttribute), inherit: false);

    public static bool Have<TEnum>(TEnum value)
        where TEnum : struct, Enum => Enum.IsDefined(value);
}
