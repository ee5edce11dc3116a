// `System` and its close neighbours, as far as contracts, controllers and their constants name them.
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
        public static bool TryParse<TEnum>(string? value, out TEnum result) where TEnum : struct;
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
        public bool Contains(string value);
        public bool StartsWith(string value);
        public bool EndsWith(string value);
        public bool Equals(string? value, StringComparison comparisonType);
        public string Replace(string oldValue, string? newValue);
        public string[] Split(params char[]? separator);
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

    public enum StringComparison
    {
        CurrentCulture = 0,
        CurrentCultureIgnoreCase = 1,
        InvariantCulture = 2,
        InvariantCultureIgnoreCase = 3,
        Ordinal = 4,
        OrdinalIgnoreCase = 5,
    }

    public abstract class StringComparer
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
    }

    public abstract class Delegate { }

    public abstract class MulticastDelegate : Delegate { }

    public abstract class Type
    {
        public abstract string? FullName { get; }
        public abstract string? Namespace { get; }
        public abstract System.Reflection.Assembly Assembly { get; }
    }

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

    public class Exception
    {
        public Exception();
        public Exception(string? message);
        public Exception(string? message, Exception? innerException);
        public virtual string Message { get; }
        public Exception? InnerException { get; }
        public virtual string? StackTrace { get; }
        public virtual string? Source { get; set; }
        public virtual string? HelpLink { get; set; }
        public int HResult { get; set; }
        public virtual System.Collections.IDictionary Data { get; }
    }

    public class SystemException : Exception
    {
        public SystemException();
        public SystemException(string? message);
    }

    public class ArgumentException : SystemException
    {
        public ArgumentException();
        public ArgumentException(string? message);
        public ArgumentException(string? message, string? paramName);
    }

    public class ArgumentNullException : ArgumentException
    {
        public ArgumentNullException(string? paramName);
        public static void ThrowIfNull(object? argument, string? paramName = null);
    }

    public class ArgumentOutOfRangeException : ArgumentException
    {
        public ArgumentOutOfRangeException(string? paramName);
        public ArgumentOutOfRangeException(string? paramName, object? actualValue, string? message);
    }

    public class InvalidOperationException : SystemException
    {
        public InvalidOperationException();
        public InvalidOperationException(string? message);
    }

    public class NotImplementedException : SystemException
    {
        public NotImplementedException();
        public NotImplementedException(string? message);
    }

    public class NotSupportedException : SystemException
    {
        public NotSupportedException();
        public NotSupportedException(string? message);
    }

    public class FormatException : SystemException
    {
        public FormatException(string? message);
    }

    public class OperationCanceledException : SystemException { }

    public class UnauthorizedAccessException : SystemException { }

    public interface IComparable
    {
        int CompareTo(object? obj);
    }

    public interface IComparable<in T>
    {
        int CompareTo(T? other);
    }

    public interface IEquatable<T>
    {
        bool Equals(T? other);
    }

    public interface IFormattable
    {
        string ToString(string? format, IFormatProvider? formatProvider);
    }

    public interface IFormatProvider
    {
        object? GetFormat(Type? formatType);
    }

    public interface IParsable<TSelf> where TSelf : IParsable<TSelf>?
    {
        static abstract TSelf Parse(string s, IFormatProvider? provider);
        static abstract bool TryParse(string? s, IFormatProvider? provider, out TSelf result);
    }

    public interface ISpanParsable<TSelf> : IParsable<TSelf> where TSelf : ISpanParsable<TSelf>? { }

    public interface IDisposable
    {
        void Dispose();
    }

    public interface IAsyncDisposable
    {
        System.Threading.Tasks.ValueTask DisposeAsync();
    }

    public interface IServiceProvider
    {
        object? GetService(Type serviceType);
    }

    public interface IProgress<in T>
    {
        void Report(T value);
    }

    public interface ICloneable
    {
        object Clone();
    }

    public abstract class Attribute
    {
        protected Attribute();
    }

    [AttributeUsage(AttributeTargets.Class, Inherited = true)]
    public sealed class AttributeUsageAttribute : Attribute
    {
        public AttributeUsageAttribute(AttributeTargets validOn);
        public AttributeTargets ValidOn { get; }
        public bool AllowMultiple { get; set; }
        public bool Inherited { get; set; }
    }

    [Flags]
    public enum AttributeTargets
    {
        Assembly = 1,
        Module = 2,
        Class = 4,
        Struct = 8,
        Enum = 16,
        Constructor = 32,
        Method = 64,
        Property = 128,
        Field = 256,
        Event = 512,
        Interface = 1024,
        Parameter = 2048,
        Delegate = 4096,
        ReturnValue = 8192,
        GenericParameter = 16384,
        All = 32767,
    }

    [AttributeUsage(AttributeTargets.Enum, Inherited = false)]
    public class FlagsAttribute : Attribute
    {
        public FlagsAttribute();
    }

    [AttributeUsage(
        AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Constructor
            | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Event
            | AttributeTargets.Interface | AttributeTargets.Delegate,
        Inherited = false)]
    public sealed class ObsoleteAttribute : Attribute
    {
        public ObsoleteAttribute();
        public ObsoleteAttribute(string? message);
        public ObsoleteAttribute(string? message, bool error);
        public string? Message { get; }
        public bool IsError { get; }
        public string? DiagnosticId { get; set; }
        public string? UrlFormat { get; set; }
    }

    public sealed class SerializableAttribute : Attribute
    {
        public SerializableAttribute();
    }

    public sealed class NonSerializedAttribute : Attribute { }

    public sealed class ParamArrayAttribute : Attribute { }

    public static class Environment
    {
        public static string? GetEnvironmentVariable(string variable);
        public static string NewLine { get; }
    }

    public static class Console
    {
        public static void WriteLine(string? value);
        public static void WriteLine(object? value);
    }

    public static class Math
    {
        public static int Max(int val1, int val2);
        public static int Min(int val1, int val2);
        public static double Ceiling(double a);
        public static double Round(double a);
    }

    public class Random
    {
        public Random();
        public static Random Shared { get; }
        public int Next();
        public int Next(int maxValue);
        public int Next(int minValue, int maxValue);
    }

    public abstract class TimeProvider
    {
        public static TimeProvider System { get; }
        public virtual DateTimeOffset GetUtcNow();
    }

    public class Lazy<T>
    {
        public Lazy(Func<T> valueFactory);
        public T Value { get; }
    }

    public class Tuple<T1>
    {
        public T1 Item1 { get; }
    }

    public class Tuple<T1, T2>
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
    }

    public class Tuple<T1, T2, T3>
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
    }

    public struct ValueTuple { }

    public struct ValueTuple<T1>
    {
        public T1 Item1;
    }

    public struct ValueTuple<T1, T2>
    {
        public T1 Item1;
        public T2 Item2;
        public ValueTuple(T1 item1, T2 item2);
    }

    public struct ValueTuple<T1, T2, T3>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
    }

    public struct ValueTuple<T1, T2, T3, T4>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
    }

    public struct ValueTuple<T1, T2, T3, T4, T5>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
    }

    public struct ValueTuple<T1, T2, T3, T4, T5, T6>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
    }

    public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7>
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public T7 Item7;
    }

    public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> where TRest : struct
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public T7 Item7;
        public TRest Rest;
    }

    public delegate void Action();
    public delegate void Action<in T>(T obj);
    public delegate void Action<in T1, in T2>(T1 arg1, T2 arg2);
    public delegate void Action<in T1, in T2, in T3>(T1 arg1, T2 arg2, T3 arg3);
    public delegate TResult Func<out TResult>();
    public delegate TResult Func<in T, out TResult>(T arg);
    public delegate TResult Func<in T1, in T2, out TResult>(T1 arg1, T2 arg2);
    public delegate TResult Func<in T1, in T2, in T3, out TResult>(T1 arg1, T2 arg2, T3 arg3);
    public delegate TResult Func<in T1, in T2, in T3, in T4, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4);
    public delegate bool Predicate<in T>(T obj);
    public delegate int Comparison<in T>(T x, T y);
    public delegate TOutput Converter<in TInput, out TOutput>(TInput input);
    public delegate void EventHandler(object? sender, EventArgs e);
    public delegate void EventHandler<TEventArgs>(object? sender, TEventArgs e);

    public class EventArgs
    {
        public static readonly EventArgs Empty;
    }
}

namespace System.Reflection
{
    public abstract class Assembly
    {
        public static Assembly GetExecutingAssembly();
        public static Assembly GetEntryAssembly();
    }
}

namespace System.Numerics
{
    public readonly struct BigInteger :
        IComparable, IComparable<BigInteger>, IEquatable<BigInteger>, IFormattable, IParsable<BigInteger>
    {
    }
}

namespace System.Net
{
    public class IPAddress : ISpanParsable<IPAddress>
    {
        public static bool TryParse(string? ipString, out IPAddress? address);
    }

    public enum HttpStatusCode
    {
        Continue = 100,
        OK = 200,
        Created = 201,
        Accepted = 202,
        NoContent = 204,
        PartialContent = 206,
        MovedPermanently = 301,
        Found = 302,
        NotModified = 304,
        TemporaryRedirect = 307,
        PermanentRedirect = 308,
        BadRequest = 400,
        Unauthorized = 401,
        PaymentRequired = 402,
        Forbidden = 403,
        NotFound = 404,
        MethodNotAllowed = 405,
        NotAcceptable = 406,
        RequestTimeout = 408,
        Conflict = 409,
        Gone = 410,
        PreconditionFailed = 412,
        UnsupportedMediaType = 415,
        UnprocessableEntity = 422,
        UnprocessableContent = 422,
        Locked = 423,
        TooManyRequests = 429,
        InternalServerError = 500,
        NotImplemented = 501,
        BadGateway = 502,
        ServiceUnavailable = 503,
        GatewayTimeout = 504,
    }
}

namespace System.Net.Http
{
    public class HttpClient : IDisposable { }

    public class HttpMethod
    {
        public HttpMethod(string method);
        public static HttpMethod Get { get; }
        public static HttpMethod Post { get; }
        public static HttpMethod Put { get; }
        public static HttpMethod Delete { get; }
    }

    public class HttpResponseMessage : IDisposable { }

    public class HttpRequestMessage : IDisposable { }
}

namespace System.Net.Http.Json
{
    public static class HttpClientJsonExtensions { }
}

namespace System.Net.Mime
{
    public static class MediaTypeNames
    {
        public static class Application
        {
            public const string Json = "application/json";
            public const string JsonPatch = "application/json-patch+json";
            public const string Octet = "application/octet-stream";
            public const string Pdf = "application/pdf";
            public const string ProblemJson = "application/problem+json";
            public const string ProblemXml = "application/problem+xml";
            public const string Soap = "application/soap+xml";
            public const string Xml = "application/xml";
            public const string Zip = "application/zip";
            public const string FormUrlEncoded = "application/x-www-form-urlencoded";
        }

        public static class Image
        {
            public const string Gif = "image/gif";
            public const string Jpeg = "image/jpeg";
            public const string Png = "image/png";
            public const string Svg = "image/svg+xml";
            public const string Tiff = "image/tiff";
            public const string Webp = "image/webp";
            public const string Avif = "image/avif";
            public const string Bmp = "image/bmp";
            public const string Icon = "image/x-icon";
        }

        public static class Multipart
        {
            public const string ByteRanges = "multipart/byteranges";
            public const string FormData = "multipart/form-data";
            public const string Mixed = "multipart/mixed";
            public const string Related = "multipart/related";
        }

        public static class Text
        {
            public const string Css = "text/css";
            public const string Csv = "text/csv";
            public const string Html = "text/html";
            public const string JavaScript = "text/javascript";
            public const string Markdown = "text/markdown";
            public const string Plain = "text/plain";
            public const string RichText = "text/richtext";
            public const string Xml = "text/xml";
            public const string EventStream = "text/event-stream";
        }
    }
}

namespace System.IO
{
    public abstract class Stream : IDisposable, IAsyncDisposable
    {
        public abstract bool CanRead { get; }
        public abstract long Length { get; }
        public abstract long Position { get; set; }
        public void CopyTo(Stream destination);
        public System.Threading.Tasks.Task CopyToAsync(Stream destination);
    }

    public class MemoryStream : Stream
    {
        public MemoryStream();
        public MemoryStream(byte[] buffer);
        public virtual byte[] ToArray();
    }

    public class FileStream : Stream { }

    public static class File
    {
        public static bool Exists(string? path);
        public static byte[] ReadAllBytes(string path);
        public static string ReadAllText(string path);
        public static FileStream OpenRead(string path);
    }

    public static class Path
    {
        public static string Combine(params string[] paths);
        public static string? GetExtension(string? path);
        public static string? GetFileName(string? path);
    }

    public class FileInfo
    {
        public FileInfo(string fileName);
    }
}

namespace System.IO.Pipelines
{
    public abstract class PipeReader { }
}

namespace System.Text
{
    public abstract class Encoding
    {
        public static Encoding UTF8 { get; }
        public virtual byte[] GetBytes(string s);
        public virtual string GetString(byte[] bytes);
    }

    public sealed class StringBuilder
    {
        public StringBuilder();
        public StringBuilder Append(string? value);
        public override string ToString();
    }
}

namespace System.Globalization
{
    public class CultureInfo : IFormatProvider
    {
        public static CultureInfo InvariantCulture { get; }
        public static CultureInfo CurrentCulture { get; set; }
    }
}

namespace System.Threading
{
    public readonly struct CancellationToken : IEquatable<CancellationToken>
    {
        public static CancellationToken None { get; }
        public bool IsCancellationRequested { get; }
        public void ThrowIfCancellationRequested();
    }

    public class CancellationTokenSource : IDisposable
    {
        public CancellationToken Token { get; }
    }
}

namespace System.Threading.Tasks
{
    public class Task : IDisposable
    {
        public static Task CompletedTask { get; }
        public static Task<TResult> FromResult<TResult>(TResult result);
        public static Task Delay(int millisecondsDelay);
        public static Task Delay(int millisecondsDelay, System.Threading.CancellationToken cancellationToken);
        public static Task<TResult> Run<TResult>(Func<TResult> function);
        public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks);
        public Task ConfigureAwait(bool continueOnCapturedContext);
    }

    public class Task<TResult> : Task
    {
        public TResult Result { get; }
    }

    public readonly struct ValueTask
    {
        public ValueTask(Task task);
        public static ValueTask CompletedTask { get; }
        public static ValueTask<TResult> FromResult<TResult>(TResult result);
    }

    public readonly struct ValueTask<TResult>
    {
        public ValueTask(TResult result);
        public ValueTask(Task<TResult> task);
        public TResult Result { get; }
    }
}

namespace System.Runtime.CompilerServices
{
    public static class IsExternalInit { }

    public sealed class RequiredMemberAttribute : Attribute { }

    public sealed class CompilerFeatureRequiredAttribute : Attribute
    {
        public CompilerFeatureRequiredAttribute(string featureName);
    }

    public sealed class CallerMemberNameAttribute : Attribute { }

    public sealed class CallerArgumentExpressionAttribute : Attribute
    {
        public CallerArgumentExpressionAttribute(string parameterName);
    }

    public sealed class EnumeratorCancellationAttribute : Attribute { }

    public sealed class InternalsVisibleToAttribute : Attribute
    {
        public InternalsVisibleToAttribute(string assemblyName);
    }

    public sealed class ExtensionAttribute : Attribute { }
}

namespace System.Runtime.Serialization
{
    [AttributeUsage(AttributeTargets.Field)]
    public sealed class EnumMemberAttribute : Attribute
    {
        public EnumMemberAttribute();
        public string? Value { get; set; }
    }

    public sealed class DataContractAttribute : Attribute
    {
        public DataContractAttribute();
        public string? Name { get; set; }
    }

    public sealed class DataMemberAttribute : Attribute
    {
        public DataMemberAttribute();
        public string? Name { get; set; }
        public bool IsRequired { get; set; }
        public int Order { get; set; }
    }

    public sealed class IgnoreDataMemberAttribute : Attribute
    {
        public IgnoreDataMemberAttribute();
    }
}

namespace System.Diagnostics.CodeAnalysis
{
    public sealed class SetsRequiredMembersAttribute : Attribute
    {
        public SetsRequiredMembersAttribute();
    }

    public sealed class StringSyntaxAttribute : Attribute
    {
        public const string Uri = "Uri";
        public const string Json = "Json";
        public const string Regex = "Regex";
        public StringSyntaxAttribute(string syntax);
        public StringSyntaxAttribute(string syntax, params object?[] arguments);
    }

    public sealed class NotNullAttribute : Attribute { }

    public sealed class MaybeNullAttribute : Attribute { }

    public sealed class AllowNullAttribute : Attribute { }

    public sealed class DisallowNullAttribute : Attribute { }

    public sealed class NotNullWhenAttribute : Attribute
    {
        public NotNullWhenAttribute(bool returnValue);
        public bool ReturnValue { get; }
    }

    public sealed class MaybeNullWhenAttribute : Attribute
    {
        public MaybeNullWhenAttribute(bool returnValue);
        public bool ReturnValue { get; }
    }

    public sealed class MemberNotNullAttribute : Attribute
    {
        public MemberNotNullAttribute(string member);
    }

    public sealed class ExcludeFromCodeCoverageAttribute : Attribute
    {
        public ExcludeFromCodeCoverageAttribute();
        public string? Justification { get; set; }
    }

    public sealed class SuppressMessageAttribute : Attribute
    {
        public SuppressMessageAttribute(string category, string checkId);
        public string? Justification { get; set; }
    }

    public sealed class ExperimentalAttribute : Attribute
    {
        public ExperimentalAttribute(string diagnosticId);
    }
}

namespace System.Security.Claims
{
    public class ClaimsPrincipal
    {
        public virtual System.Security.Principal.IIdentity? Identity { get; }
        public virtual Claim? FindFirst(string type);
    }

    public class Claim
    {
        public virtual string Type { get; }
        public virtual string Value { get; }
    }

    public static class ClaimTypes
    {
        public const string NameIdentifier = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier";
        public const string Name = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name";
        public const string Role = "http://schemas.microsoft.com/ws/2008/06/identity/claims/role";
        public const string Email = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress";
    }
}

namespace System.Security.Principal
{
    public interface IIdentity
    {
        string? Name { get; }
        bool IsAuthenticated { get; }
    }
}
