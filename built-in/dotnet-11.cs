// What .NET 11 adds to the types of the other parts.
namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, AllowMultiple = false, Inherited = false)]
    public sealed class UnionAttribute : Attribute
    {
        public UnionAttribute();
    }

    public interface IUnion
    {
        object? Value { get; }
    }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = false, Inherited = false)]
    public sealed class IsClosedTypeAttribute : Attribute
    {
        public IsClosedTypeAttribute();
        public Type[] DerivedTypes { get; set; }
    }
}

namespace System.Text.Json.Serialization
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, AllowMultiple = false, Inherited = false)]
    public sealed class JsonUnionAttribute : JsonAttribute
    {
        public JsonUnionAttribute();
        public Type? TypeClassifier { get; set; }
    }

    [AttributeUsage(
        AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field)]
    public class JsonNamingPolicyAttribute : JsonAttribute
    {
        protected JsonNamingPolicyAttribute(JsonNamingPolicy namingPolicy);
        public JsonNamingPolicyAttribute(JsonKnownNamingPolicy namingPolicy);
    }

    public abstract class JsonTypeClassifierFactory { }

    public abstract class JsonTypeClassifierFactory<T> : JsonTypeClassifierFactory { }
}
