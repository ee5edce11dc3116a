// The second format of SignalR's messages, which is a package.
namespace Microsoft.Extensions.DependencyInjection
{
    public static class MsgPackProtocolDependencyInjectionExtensions
    {
        public static TBuilder AddMessagePackProtocol<TBuilder>(this TBuilder builder)
            where TBuilder : Microsoft.AspNetCore.SignalR.ISignalRBuilder;
    }
}
