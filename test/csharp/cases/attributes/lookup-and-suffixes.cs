using Short = Cases.Attributes.LookupAttribute;
using Verb = Cases.Attributes.Lookup.Verb;

namespace Cases.Attributes
{
    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class LookupAttribute : Attribute
    {
        public const string Name = "lookup";
        public LookupAttribute(string text = Name, int count = 3, params string[] names) { }
        public int Order { get; init; }
        protected internal string? Hidden { get; set; }
    }

    public class PlainName : Attribute { }

    public class BothAttribute : Attribute { }

    public class Derived : LookupAttribute { public Derived() : base("derived") { } }

    [Lookup]
    [LookupAttribute]
    [Attributes.Lookup("qualified")]
    [Cases.Attributes.LookupAttribute("fully", 4)]
    [global::Cases.Attributes.Lookup(count: 9)]
    [Short("alias", names: new[] { "a", "b" })]
    [Lookup("x", 1, "a", "b", "c", Order = 5)]
    [Lookup(text: LookupAttribute.Name, count: (int)Verb.Get, Order = Constants.Base + 1)]
    [Lookup(names: ["collection"], text: "named")]
    [PlainName]
    [Both]
    [@LookupAttribute("verbatim")]
    [Derived(Order = 2)]
    [VerbAttribute(Verb.Post), Inner.Nested(typeof(Inner))]
    public class Lookup
    {
        public enum Verb { Get = 10, Post }

        private class VerbAttribute(Verb verb) : Attribute { public Verb Verb => verb; }

        [Verb(Verb.Post)]
        [Nested(typeof(Nested))]
        private class Nested { }

        private sealed class NestedAttribute : Attribute { public NestedAttribute(Type type) { } }
    }

    public class VerbAttribute(Lookup.Verb verb) : Attribute { public Lookup.Verb Value => verb; }

    public class Inner
    {
        public class NestedAttribute : Attribute { public NestedAttribute(Type type) { } }
    }

    internal static class Constants { public const int Base = Other.Value * 2; }

    internal static class Other { public const int Value = 21; }
}
