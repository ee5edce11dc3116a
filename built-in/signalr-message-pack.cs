// The second format of SignalR's messages, which is a package, and what of MessagePack decides how values are written.
#nullable enable

namespace Microsoft.Extensions.DependencyInjection
{
    using System;

    public static class MsgPackProtocolDependencyInjectionExtensions
    {
        public static TBuilder AddMessagePackProtocol<TBuilder>(this TBuilder builder)
            where TBuilder : Microsoft.AspNetCore.SignalR.ISignalRBuilder;
        public static TBuilder AddMessagePackProtocol<TBuilder>(
            this TBuilder builder, Action<Microsoft.AspNetCore.SignalR.MessagePackHubProtocolOptions> configure)
            where TBuilder : Microsoft.AspNetCore.SignalR.ISignalRBuilder;
    }
}

namespace Microsoft.AspNetCore.SignalR
{
    public class MessagePackHubProtocolOptions
    {
        public MessagePackHubProtocolOptions();
        public MessagePack.MessagePackSerializerOptions SerializerOptions { get; set; }
    }
}

namespace MessagePack
{
    using System;

    public class MessagePackSerializerOptions
    {
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public class MessagePackObjectAttribute : Attribute
    {
        public MessagePackObjectAttribute(bool keyAsPropertyName = false);
        public bool KeyAsPropertyName { get; }
        public bool AllowPrivate { get; set; }
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    public class KeyAttribute : Attribute
    {
        public KeyAttribute(int x);
        public KeyAttribute(string x);
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    public class IgnoreMemberAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Interface | AttributeTargets.Class, AllowMultiple = true)]
    public class UnionAttribute : Attribute
    {
        public UnionAttribute(int key, Type subType);
        public UnionAttribute(int key, string subType);
    }

    [AttributeUsage(AttributeTargets.Constructor)]
    public class SerializationConstructorAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.All)]
    public class MessagePackFormatterAttribute : Attribute
    {
        public MessagePackFormatterAttribute(Type formatterType, params object[] arguments);
    }
}
