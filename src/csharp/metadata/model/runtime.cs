// Streams, text, tasks and the attributes of the compiler, as far as contracts and controllers name them.
#nullable enable

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
        public static string? GetFileNameWithoutExtension(string? path);
        public static string? GetDirectoryName(string? path);
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
        public StringBuilder(string? value);
        public int Length { get; set; }
        public StringBuilder Append(string? value);
        public StringBuilder Append(char value);
        public StringBuilder Append(int value);
        public StringBuilder Append(object? value);
        public StringBuilder AppendLine();
        public StringBuilder AppendLine(string? value);
        public StringBuilder Clear();
        public StringBuilder Insert(int index, string? value);
        public StringBuilder Remove(int startIndex, int length);
        public StringBuilder Replace(string oldValue, string? newValue);
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
        public static Task Run(Action action);
        public static Task Run(Func<Task?> function);
        public static Task<TResult> Run<TResult>(Func<TResult> function);
        public static Task<TResult> Run<TResult>(Func<Task<TResult>?> function);
        public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks);
        public static Task WhenAll(params Task[] tasks);
        public static void WaitAll(params Task[] tasks);
        public Task ConfigureAwait(bool continueOnCapturedContext);
        public void Wait();
        public System.Runtime.CompilerServices.TaskAwaiter GetAwaiter();
    }

    public class Task<TResult> : Task
    {
        public TResult Result { get; }
        public System.Runtime.CompilerServices.TaskAwaiter<TResult> GetAwaiter();
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

    public readonly struct TaskAwaiter
    {
        public void GetResult();
    }

    public readonly struct TaskAwaiter<TResult>
    {
        public TResult GetResult();
    }

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
