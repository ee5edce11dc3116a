// Tenon's own library, which is usually not restored when the tool runs.
#nullable enable

namespace Tenon
{
    using System;
    using System.Collections.Generic;
    using System.IO;
    using System.Reflection;
    using System.Runtime.CompilerServices;

    [AttributeUsage(AttributeTargets.Class, Inherited = false)]
    public sealed class ContractAttribute : Attribute
    {
        public ContractAttribute();
    }

    [AttributeUsage(AttributeTargets.Class, Inherited = false)]
    public sealed class ContractClientAttribute : Attribute
    {
        public ContractClientAttribute();
    }

    [AttributeUsage(AttributeTargets.Class, Inherited = false)]
    public sealed class ContractDocumentAttribute : Attribute
    {
        public ContractDocumentAttribute(string json);
        public string Json { get; }
    }

    [AttributeUsage(AttributeTargets.Class, Inherited = false)]
    public sealed class ContractTagAttribute : Attribute
    {
        public ContractTagAttribute(string name);
        public string Name { get; }
    }

    [AttributeUsage(AttributeTargets.Method, Inherited = false)]
    public sealed class ContractEndpointAttribute : Attribute
    {
        public ContractEndpointAttribute();
    }

    [AttributeUsage(
        AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Enum,
        Inherited = false)]
    public sealed class ContractTypeAttribute : Attribute
    {
        public ContractTypeAttribute();
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
    public sealed class ContractValueAttribute : Attribute
    {
        public ContractValueAttribute();
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
    public sealed class ContractObjectAttribute : Attribute
    {
        public ContractObjectAttribute();
    }

    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter | AttributeTargets.Field)]
    public sealed class ContractOptionalAttribute : Attribute
    {
        public ContractOptionalAttribute();
        public bool InAnswers { get; set; }
    }

    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)]
    public sealed class ContractCookieAttribute : Attribute
    {
        public ContractCookieAttribute(string name);
        public string Name { get; }
    }

    public enum QueryStyle
    {
        CommaDelimited,
        SpaceDelimited,
        PipeDelimited,
        DeepObject,
        Exploded,
        Json,
    }

    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)]
    public sealed class ContractQueryAttribute : Attribute
    {
        public ContractQueryAttribute(QueryStyle style);
        public QueryStyle Style { get; }
    }

    [AttributeUsage(AttributeTargets.Property | AttributeTargets.Parameter)]
    public sealed class ContractPartAttribute : Attribute
    {
        public ContractPartAttribute(Type type, string mediaType = "application/json");
        public Type Type { get; }
        public string MediaType { get; }
    }

    [AttributeUsage(AttributeTargets.Class, Inherited = false)]
    public sealed class ContractUnionAttribute : Attribute
    {
        public ContractUnionAttribute(params Type[] variants);
        public IReadOnlyList<Type> Variants { get; }
    }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
    public sealed class ContractUnionTagAttribute : Attribute
    {
        public ContractUnionTagAttribute(Type variant, string property, params object[] values);
        public Type Variant { get; }
        public string Property { get; }
        public IReadOnlyList<object> Values { get; }
    }

    public abstract class ContractUnion : IEquatable<ContractUnion>
    {
        protected ContractUnion(object value);
        public object Value { get; }
        public bool Is<TVariant>();
        public bool TryGet<TVariant>(out TVariant value);
        public bool Equals(ContractUnion? other);
    }

    public sealed class ContractUnionConverter : System.Text.Json.Serialization.JsonConverterFactory
    {
        public ContractUnionConverter();
    }

    public sealed class ContractOptions
    {
        public ContractOptions();
        public bool ValidateInput { get; set; }
        public bool? CheckAnswers { get; set; }
    }

    public readonly struct Optional<T> : IEquatable<Optional<T>>
    {
        public Optional(T value);
        public bool IsPresent { get; }
        public T Value { get; }
        public static implicit operator Optional<T>(T value);
        public T Or(T current);
        public bool TryGet(out T value);
        public bool Equals(Optional<T> other);
    }

    public sealed class OptionalConverter : System.Text.Json.Serialization.JsonConverterFactory
    {
        public OptionalConverter();
    }

    public static class Define
    {
        public static Operation<TInput, TOutput> Get<TInput, TOutput>(
            string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static Operation<TOutput> Get<TOutput>(string route, [CallerMemberName] string? name = null);
        public static Operation Get(string route, [CallerMemberName] string? name = null);
        public static Operation<TInput, TOutput> Post<TInput, TOutput>(
            string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static Operation<TOutput> Post<TOutput>(string route, [CallerMemberName] string? name = null);
        public static Operation Post(string route, [CallerMemberName] string? name = null);
        public static Operation<TInput, TOutput> Put<TInput, TOutput>(
            string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static Operation<TOutput> Put<TOutput>(string route, [CallerMemberName] string? name = null);
        public static Operation Put(string route, [CallerMemberName] string? name = null);
        public static Operation<TInput, TOutput> Patch<TInput, TOutput>(
            string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static Operation<TOutput> Patch<TOutput>(string route, [CallerMemberName] string? name = null);
        public static Operation Patch(string route, [CallerMemberName] string? name = null);
        public static Operation<TInput, TOutput> Delete<TInput, TOutput>(
            string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static Operation<TOutput> Delete<TOutput>(string route, [CallerMemberName] string? name = null);
        public static Operation Delete(string route, [CallerMemberName] string? name = null);
        public static Operation<TInput, TOutput> Options<TInput, TOutput>(
            string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static Operation<TOutput> Options<TOutput>(string route, [CallerMemberName] string? name = null);
        public static Operation Options(string route, [CallerMemberName] string? name = null);
        public static Operation Head(string route, [CallerMemberName] string? name = null);
        public static Operation<TInput, TOutput> Method<TInput, TOutput>(
            string method, string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static Operation<TOutput> Method<TOutput>(
            string method, string route, [CallerMemberName] string? name = null);
        public static Operation Method(string method, string route, [CallerMemberName] string? name = null);
        public static FileOperation<TInput> File<TInput>(string route, [CallerMemberName] string? name = null)
            where TInput : notnull;
        public static FileOperation File(string route, [CallerMemberName] string? name = null);
        public static Answer<TBody> Answer<TBody>(int status, string? description = null);
        public static EmptyAnswer Answer(int status, string? description = null);
    }

    public abstract class Answer
    {
        public int Status { get; }
        public string? Description { get; }
    }

    public sealed class EmptyAnswer : Answer
    {
    }

    public sealed class Answer<TBody>
    {
        public int Status { get; }
        public string? Description { get; }
        public Answer With(TBody body);
    }

    public abstract class OperationDefinition
    {
        public OperationDeclaration Declaration { get; }
        public string Route { get; }
        public string Method { get; }
    }

    public abstract class OperationDefinition<TSelf> : OperationDefinition where TSelf : OperationDefinition<TSelf>
    {
        public TSelf Returns<TBody>(int status, string? description = null);
        public TSelf Returns(int status, string? description = null);
        public TSelf Returns<TBody>(Answer<TBody> answer);
        public TSelf Returns(EmptyAnswer answer);
        public TSelf ReturnsRange<TBody>(int hundreds, string? description = null);
        public TSelf ReturnsRange(int hundreds, string? description = null);
        public TSelf ReturnsDefault<TBody>(string? description = null);
        public TSelf ReturnsDefault(string? description = null);
        public TSelf Status(int code, string? description = null);
        public TSelf Summary(string text);
        public TSelf Description(string text);
        public TSelf Deprecated();
        public TSelf Anonymous();
        public TSelf Secure(string scheme, params string[] scopes);
        public TSelf QueryAuth(string name);
        public TSelf ResponseExample(int status, string json, string? name = null);
        public TSelf AndSecure(string scheme, params string[] scopes);
        public TSelf Consumes(params string[] mediaTypes);
        public TSelf OperationId(string id);
        public TSelf Produces(int status, params string[] mediaTypes);
        public TSelf ProducesDefault(params string[] mediaTypes);
        public TSelf ProducesRange(int hundreds, params string[] mediaTypes);
        public TSelf ResponseHeader<TValue>(int status, string name, string? description = null, bool required = false);
        public TSelf ResponseHeader<TValue>(string name, string? description = null, bool required = false, params string[] statuses);
        public TSelf Returns<TBody>(string description, params int[] statuses);
        public TSelf Returns(string description, params int[] statuses);
        public TSelf Tags(params string[] names);
        public TSelf Callback(string name, string json);
        public TSelf StatusDefault(string? description = null);
        public TSelf StatusRange(int hundreds, string? description = null);
    }

    public sealed class Operation : OperationDefinition<Operation>
    {
        public InputOperation<TInput> Accepts<TInput>() where TInput : notnull;
        public Operation AcceptsFile();
        public Endpoint Bind();
    }

    public sealed class Operation<TOutput> : OperationDefinition<Operation<TOutput>>
    {
        public Operation<TOutput> AcceptsFile();
        public Operation<TOutput> ContentType(string mime);
        public Endpoint<TOutput> Bind();
    }

    public sealed class Operation<TInput, TOutput> : OperationDefinition<Operation<TInput, TOutput>>
        where TInput : notnull
    {
        public Operation<TInput, TOutput> FormEncoded();
        public Operation<TInput, TOutput> AcceptsFile();
        public Operation<TInput, TOutput> ContentType(string mime);
        public Operation<TInput, TOutput> RequestExample(string json, string? name = null);
        public Endpoint<TOutput> Bind(TInput input);
        public System.Threading.Tasks.Task<ContractInput<TInput>> ReadAsync(Microsoft.AspNetCore.Http.HttpRequest request);
    }

    public sealed class InputOperation<TInput> : OperationDefinition<InputOperation<TInput>> where TInput : notnull
    {
        public InputOperation<TInput> FormEncoded();
        public InputOperation<TInput> AcceptsFile();
        public InputOperation<TInput> RequestExample(string json, string? name = null);
        public Endpoint Bind(TInput input);
        public System.Threading.Tasks.Task<ContractInput<TInput>> ReadAsync(Microsoft.AspNetCore.Http.HttpRequest request);
    }

    public sealed class FileOperation : OperationDefinition<FileOperation>
    {
        public FileOperation ContentType(string mime);
        public FileEndpoint Bind();
    }

    public sealed class FileOperation<TInput> : OperationDefinition<FileOperation<TInput>> where TInput : notnull
    {
        public FileOperation<TInput> ContentType(string mime);
        public FileEndpoint Bind(TInput input);
        public System.Threading.Tasks.Task<ContractInput<TInput>> ReadAsync(Microsoft.AspNetCore.Http.HttpRequest request);
    }

    public sealed class Endpoint
    {
        public Terminal Success();
        public Terminal Respond(Answer answer, string? contentType = null);
        public Terminal Respond(int status);
        public Terminal Respond<TBody>(int status, TBody body, string? contentType = null);
    }

    public sealed class Endpoint<TOutput>
    {
        public Terminal Success(TOutput value, string? contentType = null);
        public Terminal Respond(Answer answer, string? contentType = null);
        public Terminal Respond(int status);
        public Terminal Respond<TBody>(int status, TBody body, string? contentType = null);
    }

    public sealed class FileEndpoint
    {
        public Terminal File(
            byte[] content, string? contentType = null, string? fileName = null, bool enableRangeProcessing = false);
        public Terminal File(
            ReadOnlyMemory<byte> content, string? contentType = null, string? fileName = null,
            bool enableRangeProcessing = false);
        public Terminal File(
            Stream content, string? contentType = null, string? fileName = null, bool enableRangeProcessing = false);
        public Terminal Respond(Answer answer, string? contentType = null);
        public Terminal Respond(int status);
        public Terminal Respond<TBody>(int status, TBody body, string? contentType = null);
    }

    public sealed class ContractInput<TInput> where TInput : notnull
    {
        public InputProblem? Problem { get; }
        public TInput Value { get; }
        public static implicit operator TInput(ContractInput<TInput> input);
        public static System.Threading.Tasks.ValueTask<ContractInput<TInput>> BindAsync(
            Microsoft.AspNetCore.Http.HttpContext context, ParameterInfo parameter);
    }

    public sealed class InputProblem : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
        public IReadOnlyDictionary<string, string[]> Errors { get; }
        public Microsoft.AspNetCore.Mvc.IActionResult ToActionResult();
        public Microsoft.AspNetCore.Http.IResult ToResult();
    }

    public abstract class Terminal
    {
        public OperationDeclaration Operation { get; }
        public int StatusCode { get; }
        public string? ContentType { get; }
        public abstract Microsoft.AspNetCore.Mvc.IActionResult ToActionResult();
        public abstract Microsoft.AspNetCore.Http.IResult ToResult();
    }

    public sealed class OperationDeclaration
    {
        public string? Name { get; }
        public string Method { get; }
        public string Route { get; }
    }

    public sealed class ContractViolationException : InvalidOperationException
    {
        public OperationDeclaration Operation { get; }
        public string Requested { get; }
    }

    public sealed class ContractCheckException : InvalidOperationException
    {
        public IReadOnlyList<string> Problems { get; }
    }

    public static class ContractJsonServiceCollectionExtensions
    {
        public static Microsoft.Extensions.DependencyInjection.IServiceCollection AddContractJson(
            this Microsoft.Extensions.DependencyInjection.IServiceCollection services, params Assembly[] assemblies);
    }

    public static class ContractCheckServiceCollectionExtensions
    {
        public static Microsoft.Extensions.DependencyInjection.IServiceCollection AddContractCheck(
            this Microsoft.Extensions.DependencyInjection.IServiceCollection services, params Assembly[] assemblies);
    }

    public static class ContractEndpointRouteBuilderExtensions
    {
        public static Microsoft.AspNetCore.Builder.RouteHandlerBuilder MapContract(
            this Microsoft.AspNetCore.Routing.IEndpointRouteBuilder endpoints, OperationDefinition operation,
            Delegate handler);
    }
}
