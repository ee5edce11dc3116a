// The rest of `System`: exceptions, interfaces, attributes, tuples, delegates.
#nullable enable

namespace System
{
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
        public static Attribute? GetCustomAttribute(System.Reflection.MemberInfo element, Type attributeType);
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
        public static void Exit(int exitCode);
        public static void FailFast(string? message);
    }

    public static class Console
    {
        public static void WriteLine(string? value);
        public static void WriteLine(object? value);
    }

    public static class Convert
    {
        public static bool ToBoolean(string? value);
        public static int ToInt32(string? value);
        public static string ToString(int value);
        public static string? ToString(object? value);
    }

    public static class Math
    {
        public static int Abs(int value);
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

namespace System.Numerics
{
    public readonly struct BigInteger :
        IComparable, IComparable<BigInteger>, IEquatable<BigInteger>, IFormattable, IParsable<BigInteger>
    {
    }
}
