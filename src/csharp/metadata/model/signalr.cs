// SignalR: hubs, what they send to, and how they are set up.
namespace Microsoft.AspNetCore.SignalR
{
    public abstract class Hub : System.IDisposable
    {
        public IHubCallerClients Clients { get; set; }
        public HubCallerContext Context { get; set; }
        public IGroupManager Groups { get; set; }
        public virtual System.Threading.Tasks.Task OnConnectedAsync();
        public virtual System.Threading.Tasks.Task OnDisconnectedAsync(System.Exception? exception);
        protected virtual void Dispose(bool disposing);
        public void Dispose();
    }

    public abstract class Hub<T> : Hub where T : class
    {
        public new IHubCallerClients<T> Clients { get; set; }
    }

    public abstract class DynamicHub : Hub
    {
        public new DynamicHubClients Clients { get; set; }
    }

    public class DynamicHubClients
    {
        public dynamic All { get; }
        public dynamic Caller { get; }
        public dynamic Others { get; }
    }

    public abstract class HubCallerContext
    {
        public abstract string ConnectionId { get; }
        public abstract string? UserIdentifier { get; }
        public abstract System.Security.Claims.ClaimsPrincipal? User { get; }
        public abstract System.Collections.Generic.IDictionary<object, object?> Items { get; }
        public abstract System.Threading.CancellationToken ConnectionAborted { get; }
        public abstract void Abort();
    }

    public interface IGroupManager
    {
        System.Threading.Tasks.Task AddToGroupAsync(
            string connectionId, string groupName, System.Threading.CancellationToken cancellationToken = default);
        System.Threading.Tasks.Task RemoveFromGroupAsync(
            string connectionId, string groupName, System.Threading.CancellationToken cancellationToken = default);
    }

    public interface IClientProxy
    {
        System.Threading.Tasks.Task SendCoreAsync(
            string method, object?[] args, System.Threading.CancellationToken cancellationToken = default);
    }

    public interface ISingleClientProxy : IClientProxy
    {
        System.Threading.Tasks.Task<T> InvokeCoreAsync<T>(
            string method, object?[] args, System.Threading.CancellationToken cancellationToken);
    }

    public interface IHubClients<T>
    {
        T All { get; }
        T AllExcept(System.Collections.Generic.IReadOnlyList<string> excludedConnectionIds);
        T Client(string connectionId);
        T Clients(System.Collections.Generic.IReadOnlyList<string> connectionIds);
        T Group(string groupName);
        T GroupExcept(string groupName, System.Collections.Generic.IReadOnlyList<string> excludedConnectionIds);
        T Groups(System.Collections.Generic.IReadOnlyList<string> groupNames);
        T User(string userId);
        T Users(System.Collections.Generic.IReadOnlyList<string> userIds);
    }

    public interface IHubClients : IHubClients<IClientProxy>
    {
        new ISingleClientProxy Client(string connectionId);
    }

    public interface IHubCallerClients<T> : IHubClients<T>
    {
        T Caller { get; }
        T Others { get; }
        T OthersInGroup(string groupName);
    }

    public interface IHubCallerClients : IHubCallerClients<IClientProxy>
    {
        new ISingleClientProxy Client(string connectionId);
        new ISingleClientProxy Caller { get; }
    }

    public interface IHubContext
    {
        IHubClients Clients { get; }
        IGroupManager Groups { get; }
    }

    public interface IHubContext<out THub> where THub : Hub
    {
        IHubClients Clients { get; }
        IGroupManager Groups { get; }
    }

    public interface IHubContext<out THub, T> where THub : Hub<T> where T : class
    {
        IHubClients<T> Clients { get; }
        IGroupManager Groups { get; }
    }

    public class HubException : System.Exception
    {
        public HubException();
        public HubException(string? message);
        public HubException(string? message, System.Exception? innerException);
    }

    [System.AttributeUsage(System.AttributeTargets.Method, AllowMultiple = false, Inherited = true)]
    public class HubMethodNameAttribute : System.Attribute
    {
        public HubMethodNameAttribute(string name);
        public string Name { get; }
    }

    public interface IHubFilter { }

    public class HubOptions
    {
        public System.TimeSpan? HandshakeTimeout { get; set; }
        public System.TimeSpan? KeepAliveInterval { get; set; }
        public System.TimeSpan? ClientTimeoutInterval { get; set; }
        public System.Collections.Generic.IList<string>? SupportedProtocols { get; set; }
        public long? MaximumReceiveMessageSize { get; set; }
        public bool? EnableDetailedErrors { get; set; }
        public int? StreamBufferCapacity { get; set; }
        public int MaximumParallelInvocationsPerClient { get; set; }
        public bool DisableImplicitFromServicesParameters { get; set; }
        public long StatefulReconnectBufferSize { get; set; }
    }

    public class HubOptions<THub> : HubOptions where THub : Hub { }

    public static class HubOptionsExtensions
    {
        public static void AddFilter(this HubOptions options, IHubFilter hubFilter);
        public static void AddFilter<TFilter>(this HubOptions options) where TFilter : IHubFilter;
    }

    public class JsonHubProtocolOptions
    {
        public System.Text.Json.JsonSerializerOptions PayloadSerializerOptions { get; set; }
    }

    public interface ISignalRBuilder
    {
        Microsoft.Extensions.DependencyInjection.IServiceCollection Services { get; }
    }

    public interface ISignalRServerBuilder : ISignalRBuilder { }

    public static class ClientProxyExtensions
    {
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4, object? arg5,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7, object? arg8,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7, object? arg8, object? arg9,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task SendAsync(
            this IClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7, object? arg8, object? arg9, object? arg10,
            System.Threading.CancellationToken cancellationToken = default);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4, object? arg5,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7, object? arg8,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7, object? arg8, object? arg9,
            System.Threading.CancellationToken cancellationToken);
        public static System.Threading.Tasks.Task<T> InvokeAsync<T>(
            this ISingleClientProxy clientProxy, string method, object? arg1, object? arg2, object? arg3, object? arg4,
            object? arg5, object? arg6, object? arg7, object? arg8, object? arg9, object? arg10,
            System.Threading.CancellationToken cancellationToken);
    }

    public static class HubClientsExtensions
    {
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1);
        public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2);
        public static T AllExcept<T>(
            this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3);
        public static T AllExcept<T>(
            this IHubClients<T> hubClients, System.Collections.Generic.IEnumerable<string> excludedConnectionIds);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2);
        public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3);
        public static T Clients<T>(
            this IHubClients<T> hubClients, System.Collections.Generic.IEnumerable<string> connectionIds);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2);
        public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3);
        public static T Groups<T>(
            this IHubClients<T> hubClients, System.Collections.Generic.IEnumerable<string> groupNames);
        public static T Users<T>(this IHubClients<T> hubClients, string user1);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2);
        public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3);
        public static T Users<T>(
            this IHubClients<T> hubClients, System.Collections.Generic.IEnumerable<string> userIds);
        public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1);
        public static T GroupExcept<T>(
            this IHubClients<T> hubClients, string groupName, System.Collections.Generic.IEnumerable<string> excludedConnectionIds);
    }
}

namespace System.Threading.Channels
{
    public abstract class ChannelReader<T>
    {
        public virtual System.Collections.Generic.IAsyncEnumerable<T> ReadAllAsync(
            System.Threading.CancellationToken cancellationToken = default);
        public virtual System.Threading.Tasks.ValueTask<T> ReadAsync(System.Threading.CancellationToken cancellationToken = default);
    }

    public abstract class ChannelWriter<T>
    {
        public abstract bool TryWrite(T item);
        public virtual System.Threading.Tasks.ValueTask WriteAsync(
            T item, System.Threading.CancellationToken cancellationToken = default);
        public void Complete(System.Exception? error = null);
    }

    public abstract class Channel<TWrite, TRead>
    {
        public ChannelReader<TRead> Reader { get; protected set; }
        public ChannelWriter<TWrite> Writer { get; protected set; }
        public static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel);
    }

    public abstract class Channel<T> : Channel<T, T> { }

    public static class Channel
    {
        public static Channel<T> CreateUnbounded<T>();
        public static Channel<T> CreateBounded<T>(int capacity);
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    public static class SignalRDependencyInjectionExtensions
    {
        public static Microsoft.AspNetCore.SignalR.ISignalRServerBuilder AddSignalR(this IServiceCollection services);
        public static Microsoft.AspNetCore.SignalR.ISignalRServerBuilder AddSignalR(
            this IServiceCollection services, System.Action<Microsoft.AspNetCore.SignalR.HubOptions> configure);
        public static Microsoft.AspNetCore.SignalR.ISignalRServerBuilder AddHubOptions<THub>(
            this Microsoft.AspNetCore.SignalR.ISignalRServerBuilder signalrBuilder,
            System.Action<Microsoft.AspNetCore.SignalR.HubOptions<THub>> configure) where THub : Microsoft.AspNetCore.SignalR.Hub;
        public static Microsoft.AspNetCore.SignalR.ISignalRServerBuilder AddSignalRCore(this IServiceCollection services);
    }

    public static class JsonProtocolDependencyInjectionExtensions
    {
        public static TBuilder AddJsonProtocol<TBuilder>(this TBuilder builder)
            where TBuilder : Microsoft.AspNetCore.SignalR.ISignalRBuilder;
        public static TBuilder AddJsonProtocol<TBuilder>(
            this TBuilder builder, System.Action<Microsoft.AspNetCore.SignalR.JsonHubProtocolOptions> configure)
            where TBuilder : Microsoft.AspNetCore.SignalR.ISignalRBuilder;
    }
}

namespace Microsoft.AspNetCore.Http.Connections
{
    public class HttpConnectionDispatcherOptions
    {
        public long TransportMaxBufferSize { get; set; }
        public long ApplicationMaxBufferSize { get; set; }
        public bool AllowStatefulReconnects { get; set; }
        public bool CloseOnAuthenticationExpiration { get; set; }
    }
}

namespace Microsoft.AspNetCore.Builder
{
    public sealed class HubEndpointConventionBuilder : IEndpointConventionBuilder { }

    public static class HubEndpointRouteBuilderExtensions
    {
        public static HubEndpointConventionBuilder MapHub<THub>(
            this Microsoft.AspNetCore.Routing.IEndpointRouteBuilder endpoints, string pattern)
            where THub : Microsoft.AspNetCore.SignalR.Hub;
        public static HubEndpointConventionBuilder MapHub<THub>(
            this Microsoft.AspNetCore.Routing.IEndpointRouteBuilder endpoints, string pattern,
            System.Action<Microsoft.AspNetCore.Http.Connections.HttpConnectionDispatcherOptions>? configureOptions)
            where THub : Microsoft.AspNetCore.SignalR.Hub;
    }
}
