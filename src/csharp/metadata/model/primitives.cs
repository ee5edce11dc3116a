// The values of `System`: numbers, text, dates and the like.
#nullable enable

namespace System
{
    public class Object
    {
        public Object() { }
        public virtual bool Equals(object? obj);
        public static bool Equals(object? objA, object? objB);
        public virtual int GetHashCode();
        public Type GetType();
        public static bool ReferenceEquals(object? objA, object? objB);
        public virtual string? ToString();
    }

    public abstract class ValueType { }

    public abstract class Enum : ValueType, IComparable
    {
        public int CompareTo(object? target);
        public static string[] GetNames<TEnum>() where TEnum : struct, Enum;
        public static TEnum[] GetValues<TEnum>() where TEnum : struct, Enum;
        public static string? GetName<TEnum>(TEnum value) where TEnum : struct, Enum;
        public static bool IsDefined<TEnum>(TEnum value) where TEnum : struct, Enum;
        public static TEnum Parse<TEnum>(string value) where TEnum : struct;
        public static TEnum Parse<TEnum>(string value, bool ignoreCase) where TEnum : struct;
        public static bool TryParse<TEnum>(string? value, out TEnum result) where TEnum : struct;
        public static bool TryParse<TEnum>(string? value, bool ignoreCase, out TEnum result) where TEnum : struct;
        public override string ToString();
    }

    public struct Void { }

    public readonly struct Boolean : IComparable, IComparable<bool>, IEquatable<bool>, IParsable<bool>
    {
        public int CompareTo(object? obj);
        public int CompareTo(bool value);
        public bool Equals(bool obj);
        public static bool Parse(string value);
        public static bool Parse(string s, IFormatProvider? provider);
        public static bool TryParse(string? value, out bool result);
        public static bool TryParse(string? s, IFormatProvider? provider, out bool result);
    }

    public readonly struct Char : IComparable, IComparable<char>, IEquatable<char>, IParsable<char>
    {
        public static bool TryParse(string? s, out char result);
        public static bool IsDigit(char c);
        public static bool IsLetter(char c);
        public static bool IsLetterOrDigit(char c);
        public static bool IsLower(char c);
        public static bool IsUpper(char c);
        public static bool IsWhiteSpace(char c);
        public static char ToLower(char c);
        public static char ToLowerInvariant(char c);
        public static char ToUpper(char c);
        public static char ToUpperInvariant(char c);
        public override string ToString();
    }

    public readonly struct SByte : IComparable, IComparable<sbyte>, IEquatable<sbyte>, IFormattable, IParsable<sbyte>
    {
        public const sbyte MaxValue = 127;
        public const sbyte MinValue = -128;
        public static bool TryParse(string? s, out sbyte result);
    }

    public readonly struct Byte : IComparable, IComparable<byte>, IEquatable<byte>, IFormattable, IParsable<byte>
    {
        public const byte MaxValue = 255;
        public const byte MinValue = 0;
        public static bool TryParse(string? s, out byte result);
    }

    public readonly struct Int16 : IComparable, IComparable<short>, IEquatable<short>, IFormattable, IParsable<short>
    {
        public const short MaxValue = 32767;
        public const short MinValue = -32768;
        public static bool TryParse(string? s, out short result);
    }

    public readonly struct UInt16 :
        IComparable, IComparable<ushort>, IEquatable<ushort>, IFormattable, IParsable<ushort>
    {
        public const ushort MaxValue = 65535;
        public const ushort MinValue = 0;
        public static bool TryParse(string? s, out ushort result);
    }

    public readonly struct Int32 : IComparable, IComparable<int>, IEquatable<int>, IFormattable, IParsable<int>
    {
        public const int MaxValue = 2147483647;
        public const int MinValue = -2147483648;
        public static int Parse(string s);
        public override string ToString();
        public string ToString(string? format);
        public string ToString(IFormatProvider? provider);
        public static bool TryParse(string? s, out int result);
    }

    public readonly struct UInt32 : IComparable, IComparable<uint>, IEquatable<uint>, IFormattable, IParsable<uint>
    {
        public const uint MaxValue = 4294967295;
        public const uint MinValue = 0;
        public static bool TryParse(string? s, out uint result);
    }

    public readonly struct Int64 : IComparable, IComparable<long>, IEquatable<long>, IFormattable, IParsable<long>
    {
        public const long MaxValue = 9223372036854775807;
        public const long MinValue = -9223372036854775808;
        public static long Parse(string s);
        public static bool TryParse(string? s, out long result);
    }

    public readonly struct UInt64 : IComparable, IComparable<ulong>, IEquatable<ulong>, IFormattable, IParsable<ulong>
    {
        public const ulong MaxValue = 18446744073709551615;
        public const ulong MinValue = 0;
        public static bool TryParse(string? s, out ulong result);
    }

    public readonly struct IntPtr : IComparable, IFormattable, IParsable<nint> { }

    public readonly struct UIntPtr : IComparable, IFormattable, IParsable<nuint> { }

    public readonly struct Single : IComparable, IComparable<float>, IEquatable<float>, IFormattable, IParsable<float>
    {
        public const float MaxValue = 3.40282347E+38F;
        public const float MinValue = -3.40282347E+38F;
        public static bool TryParse(string? s, out float result);
    }

    public readonly struct Double :
        IComparable, IComparable<double>, IEquatable<double>, IFormattable, IParsable<double>
    {
        public const double MaxValue = 1.7976931348623157E+308;
        public const double MinValue = -1.7976931348623157E+308;
        public static bool TryParse(string? s, out double result);
    }

    public readonly struct Decimal :
        IComparable, IComparable<decimal>, IEquatable<decimal>, IFormattable, IParsable<decimal>
    {
        public static bool TryParse(string? s, out decimal result);
    }

    public readonly struct Half : IComparable, IComparable<Half>, IEquatable<Half>, IFormattable, IParsable<Half>
    {
        public static bool TryParse(string? s, out Half result);
    }

    public readonly struct Int128 :
        IComparable, IComparable<Int128>, IEquatable<Int128>, IFormattable, IParsable<Int128>
    {
        public static bool TryParse(string? s, out Int128 result);
    }

    public readonly struct UInt128 :
        IComparable, IComparable<UInt128>, IEquatable<UInt128>, IFormattable, IParsable<UInt128>
    {
        public static bool TryParse(string? s, out UInt128 result);
    }

    public sealed class String :
        IComparable, IComparable<string?>, IEquatable<string?>, IParsable<string>,
        System.Collections.Generic.IEnumerable<char>
    {
        public static readonly string Empty;
        public int Length { get; }
        public char this[int index] { get; }
        public static string Concat(params string?[] values);
        public static string Concat(string? str0, string? str1);
        public static string Format(string format, params object?[] args);
        public static string Join(string? separator, params string?[] value);
        public static string Join<T>(string? separator, System.Collections.Generic.IEnumerable<T> values);
        public static bool IsNullOrEmpty(string? value);
        public static bool IsNullOrWhiteSpace(string? value);
        public String(char[]? value);
        public String(char c, int count);
        public static int Compare(string? strA, string? strB);
        public static int Compare(string? strA, string? strB, StringComparison comparisonType);
        public static int CompareOrdinal(string? strA, string? strB);
        public int CompareTo(string? strB);
        public static string Concat(object? arg0, object? arg1, object? arg2);
        public static string Concat(System.Collections.Generic.IEnumerable<string?> values);
        public static string Concat<T>(System.Collections.Generic.IEnumerable<T> values);
        public static string Join(char separator, params string?[] value);
        public static string Join(string? separator, params object?[] values);
        public static string Join(string? separator, System.Collections.Generic.IEnumerable<string?> values);
        public bool Contains(string value);
        public bool Contains(char value);
        public bool Contains(string value, StringComparison comparisonType);
        public bool StartsWith(string value);
        public bool StartsWith(char value);
        public bool StartsWith(string value, StringComparison comparisonType);
        public bool EndsWith(string value);
        public bool EndsWith(char value);
        public bool EndsWith(string value, StringComparison comparisonType);
        public static bool Equals(string? a, string? b);
        public static bool Equals(string? a, string? b, StringComparison comparisonType);
        public bool Equals(string? value, StringComparison comparisonType);
        public int IndexOf(char value);
        public int IndexOf(string value);
        public int IndexOf(string value, int startIndex);
        public int IndexOf(string value, StringComparison comparisonType);
        public string Insert(int startIndex, string value);
        public int LastIndexOf(char value);
        public int LastIndexOf(string value);
        public string PadLeft(int totalWidth);
        public string PadLeft(int totalWidth, char paddingChar);
        public string PadRight(int totalWidth);
        public string PadRight(int totalWidth, char paddingChar);
        public string Remove(int startIndex);
        public string Remove(int startIndex, int count);
        public string Replace(string oldValue, string? newValue);
        public string Replace(char oldChar, char newChar);
        public string Replace(string oldValue, string? newValue, StringComparison comparisonType);
        public string[] Split(params char[]? separator);
        public string[] Split(char separator, int count, StringSplitOptions options = StringSplitOptions.None);
        public string[] Split(char separator, StringSplitOptions options = StringSplitOptions.None);
        public string[] Split(string? separator, StringSplitOptions options = StringSplitOptions.None);
        public string Substring(int startIndex);
        public string Substring(int startIndex, int length);
        public string ToLower();
        public string ToLowerInvariant();
        public string ToUpper();
        public string ToUpperInvariant();
        public string Trim();
        public string Trim(params char[]? trimChars);
        public string TrimStart(params char[]? trimChars);
        public string TrimEnd(params char[]? trimChars);
        public override string ToString();
    }

    [Flags]
    public enum StringSplitOptions
    {
        None = 0, RemoveEmptyEntries = 1, TrimEntries = 2,
    }

    public enum StringComparison
    {
        CurrentCulture = 0,
        CurrentCultureIgnoreCase = 1,
        InvariantCulture = 2,
        InvariantCultureIgnoreCase = 3,
        Ordinal = 4,
        OrdinalIgnoreCase = 5,
    }

    public abstract class StringComparer :
        System.Collections.Generic.IComparer<string?>, System.Collections.Generic.IEqualityComparer<string?>
    {
        public static StringComparer Ordinal { get; }
        public static StringComparer OrdinalIgnoreCase { get; }
        public static StringComparer InvariantCulture { get; }
        public static StringComparer InvariantCultureIgnoreCase { get; }
    }

    public abstract class Array : System.Collections.IList
    {
        public int Length { get; }
        public static T[] Empty<T>();
        public static void ForEach<T>(T[] array, Action<T> action);
    }

    public abstract class Delegate
    {
        public System.Reflection.MethodInfo Method { get; }
        public object? Target { get; }
    }

    public abstract class MulticastDelegate : Delegate { }

    public struct Nullable<T> where T : struct
    {
        public Nullable(T value);
        public bool HasValue { get; }
        public T Value { get; }
        public T GetValueOrDefault();
        public T GetValueOrDefault(T defaultValue);
    }

    public readonly struct DateTime :
        IComparable, IComparable<DateTime>, IEquatable<DateTime>, IFormattable, IParsable<DateTime>
    {
        public DateTime(int year, int month, int day);
        public DateTime(int year, int month, int day, int hour, int minute, int second);
        public DateTime(int year, int month, int day, int hour, int minute, int second, DateTimeKind kind);
        public static readonly DateTime MaxValue;
        public static readonly DateTime MinValue;
        public static readonly DateTime UnixEpoch;
        public static DateTime Now { get; }
        public static DateTime UtcNow { get; }
        public static DateTime Today { get; }
        public DateTime Date { get; }
        public int Day { get; }
        public int Month { get; }
        public int Year { get; }
        public int Hour { get; }
        public int Minute { get; }
        public int Second { get; }
        public long Ticks { get; }
        public DateTimeKind Kind { get; }
        public DayOfWeek DayOfWeek { get; }
        public DateTime AddDays(double value);
        public DateTime AddHours(double value);
        public DateTime AddMinutes(double value);
        public DateTime AddMonths(int months);
        public DateTime AddSeconds(double value);
        public DateTime AddYears(int value);
        public static DateTime Parse(string s);
        public static bool TryParse(string? s, out DateTime result);
    }

    public enum DateTimeKind
    {
        Unspecified = 0, Utc = 1, Local = 2,
    }

    public enum DayOfWeek
    {
        Sunday = 0, Monday = 1, Tuesday = 2, Wednesday = 3, Thursday = 4, Friday = 5, Saturday = 6,
    }

    public readonly struct DateTimeOffset :
        IComparable, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>, IFormattable, IParsable<DateTimeOffset>
    {
        public static DateTimeOffset Now { get; }
        public static DateTimeOffset UtcNow { get; }
        public DateTime UtcDateTime { get; }
        public DateTimeOffset AddDays(double days);
        public DateTimeOffset AddHours(double hours);
        public DateTimeOffset AddMinutes(double minutes);
        public static bool TryParse(string? input, out DateTimeOffset result);
    }

    public readonly struct DateOnly :
        IComparable, IComparable<DateOnly>, IEquatable<DateOnly>, IFormattable, IParsable<DateOnly>
    {
        public DateOnly(int year, int month, int day);
        public int Day { get; }
        public int Month { get; }
        public int Year { get; }
        public static DateOnly FromDateTime(DateTime dateTime);
        public static bool TryParse(string? s, out DateOnly result);
    }

    public readonly struct TimeOnly :
        IComparable, IComparable<TimeOnly>, IEquatable<TimeOnly>, IFormattable, IParsable<TimeOnly>
    {
        public TimeOnly(int hour, int minute);
        public static TimeOnly FromDateTime(DateTime dateTime);
        public static bool TryParse(string? s, out TimeOnly result);
    }

    public readonly struct TimeSpan :
        IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, IFormattable, IParsable<TimeSpan>
    {
        public TimeSpan(int hours, int minutes, int seconds);
        public static readonly TimeSpan Zero;
        public static TimeSpan FromDays(double value);
        public static TimeSpan FromHours(double value);
        public static TimeSpan FromMinutes(double value);
        public static TimeSpan FromSeconds(double value);
        public static TimeSpan FromMilliseconds(double value);
        public static bool TryParse(string? s, out TimeSpan result);
    }

    public readonly struct Guid : IComparable, IComparable<Guid>, IEquatable<Guid>, IFormattable, IParsable<Guid>
    {
        public Guid(string g);
        public static readonly Guid Empty;
        public static Guid NewGuid();
        public static Guid CreateVersion7();
        public static Guid Parse(string input);
        public static bool TryParse(string? input, out Guid result);
    }

    public class Uri
    {
        public Uri(string uriString);
        public Uri(string uriString, UriKind uriKind);
        public static string EscapeDataString(string stringToEscape);
        public string AbsoluteUri { get; }
        public string Host { get; }
    }

    public enum UriKind
    {
        RelativeOrAbsolute = 0, Absolute = 1, Relative = 2,
    }

    public sealed class Version : IComparable, IComparable<Version?>, IEquatable<Version?>, IParsable<Version>
    {
        public Version(string version);
        public Version(int major, int minor);
        public Version(int major, int minor, int build);
        public int Major { get; }
        public int Minor { get; }
        public int Build { get; }
        public int Revision { get; }
        public short MajorRevision { get; }
        public short MinorRevision { get; }
    }

    public readonly struct Memory<T>
    {
        public Memory(T[]? array);
        public int Length { get; }
    }

    public readonly struct ReadOnlyMemory<T>
    {
        public ReadOnlyMemory(T[]? array);
        public int Length { get; }
        public T[] ToArray();
        public static implicit operator ReadOnlyMemory<T>(T[]? array);
    }

    public readonly struct ArraySegment<T> : System.Collections.Generic.IList<T>, System.Collections.Generic.IReadOnlyList<T>
    {
        public ArraySegment(T[] array);
        public T[]? Array { get; }
        public int Offset { get; }
        public int Count { get; }
        public T this[int index] { get; set; }
    }

    public readonly ref struct Span<T>
    {
        public int Length { get; }
    }

    public readonly ref struct ReadOnlySpan<T>
    {
        public int Length { get; }
    }

    public readonly struct Index
    {
        public int Value { get; }
        public bool IsFromEnd { get; }
    }

    public readonly struct Range
    {
        public Index Start { get; }
        public Index End { get; }
    }
}
