// The serverless worker, which is usually not restored when the tool runs.
#nullable enable

namespace Microsoft.Azure.Functions.Worker
{
    using System;

    public sealed class FunctionAttribute : Attribute
    {
        public FunctionAttribute(string name);
        public string Name { get; }
    }

    public sealed class HttpTriggerAttribute :
        Microsoft.Azure.Functions.Worker.Extensions.Abstractions.TriggerBindingAttribute
    {
        public HttpTriggerAttribute();
        public HttpTriggerAttribute(params string[] methods);
        public HttpTriggerAttribute(AuthorizationLevel authLevel);
        public HttpTriggerAttribute(AuthorizationLevel authLevel, params string[] methods);
        public string? Route { get; set; }
        public string[]? Methods { get; }
        public AuthorizationLevel AuthLevel { get; }
    }

    public enum AuthorizationLevel
    {
        Anonymous = 0, User = 1, Function = 2, System = 3, Admin = 4,
    }

    public abstract class FunctionContext
    {
        public abstract string InvocationId { get; }
        public abstract string FunctionId { get; }
        public abstract IServiceProvider InstanceServices { get; set; }
        public virtual System.Threading.CancellationToken CancellationToken { get; }
    }

    public sealed class HttpResultAttribute : Attribute
    {
        public HttpResultAttribute();
    }

    public sealed class TimerTriggerAttribute :
        Microsoft.Azure.Functions.Worker.Extensions.Abstractions.TriggerBindingAttribute
    {
        public TimerTriggerAttribute(string schedule);
        public bool RunOnStartup { get; set; }
    }

    public sealed class QueueTriggerAttribute :
        Microsoft.Azure.Functions.Worker.Extensions.Abstractions.TriggerBindingAttribute
    {
        public QueueTriggerAttribute(string queueName);
        public string? Connection { get; set; }
    }

    public sealed class BlobTriggerAttribute :
        Microsoft.Azure.Functions.Worker.Extensions.Abstractions.TriggerBindingAttribute
    {
        public BlobTriggerAttribute(string blobPath);
        public string? Connection { get; set; }
    }

    public sealed class ServiceBusTriggerAttribute :
        Microsoft.Azure.Functions.Worker.Extensions.Abstractions.TriggerBindingAttribute
    {
        public ServiceBusTriggerAttribute(string queueName);
        public ServiceBusTriggerAttribute(string topicName, string subscriptionName);
        public string? Connection { get; set; }
    }

    public class TimerInfo { }
}

namespace Microsoft.Azure.Functions.Worker.Extensions.Abstractions
{
    public abstract class BindingAttribute : System.Attribute { }

    public abstract class TriggerBindingAttribute : BindingAttribute { }

    public abstract class InputBindingAttribute : BindingAttribute { }

    public abstract class OutputBindingAttribute : BindingAttribute { }
}

namespace Microsoft.Azure.Functions.Worker.Http
{
    public abstract class HttpRequestData
    {
        public abstract System.IO.Stream Body { get; }
        public abstract System.Uri Url { get; }
        public abstract string Method { get; }
        public abstract HttpHeadersCollection Headers { get; }
        public abstract System.Collections.Generic.IReadOnlyCollection<IHttpCookie> Cookies { get; }
        public virtual System.Collections.Specialized.NameValueCollection Query { get; }
        public abstract HttpResponseData CreateResponse();
    }

    public sealed class HttpHeadersCollection : System.Net.Http.Headers.HttpHeaders { }

    public interface IHttpCookie
    {
        string Name { get; }
        string Value { get; }
    }

    public static class HttpRequestDataExtensions
    {
        public static System.Threading.Tasks.ValueTask<T?> ReadFromJsonAsync<T>(this HttpRequestData request,
            System.Threading.CancellationToken cancellationToken = default);
        public static string? ReadAsString(this HttpRequestData request, System.Text.Encoding? encoding = null);
        public static System.Threading.Tasks.Task<string?> ReadAsStringAsync(this HttpRequestData request,
            System.Text.Encoding? encoding = null);
    }

    public abstract class HttpResponseData
    {
        public abstract System.Net.HttpStatusCode StatusCode { get; set; }
        public abstract System.IO.Stream Body { get; set; }
    }

    public class FromBodyAttribute : System.Attribute
    {
        public FromBodyAttribute();
    }
}

namespace Microsoft.Azure.Functions.Worker.Builder
{
    public interface IFunctionsWorkerApplicationBuilder
    {
        Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
    }

    public class FunctionsApplicationBuilder : IFunctionsWorkerApplicationBuilder
    {
        public Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
        public Microsoft.Extensions.Configuration.ConfigurationManager Configuration { get; }
        public Microsoft.Extensions.Hosting.IHost Build();
    }

    public static class FunctionsApplicationBuilderAspNetCoreExtensions
    {
        public static FunctionsApplicationBuilder ConfigureFunctionsWebApplication(
            this FunctionsApplicationBuilder builder);
    }

    public static class FunctionsApplication
    {
        public static FunctionsApplicationBuilder CreateBuilder(string[] args);
    }
}

namespace Microsoft.Extensions.Hosting
{
    public static class FunctionsHostBuilderExtensions
    {
        public static IHostBuilder ConfigureFunctionsWebApplication(this IHostBuilder builder);
        public static IHostBuilder ConfigureFunctionsWorkerDefaults(this IHostBuilder builder);
    }
}
