using System.Collections.Generic;
using Outer = Cases.Contracts.Lookup.Far;
using List = System.Collections.ArrayList;
using static Cases.Contracts.Lookup.Statics;
using static Cases.Contracts.Lookup.GenericStatics<string>;

namespace Cases.Contracts.Lookup
{
    using System.Text;
    using Near = Cases.Contracts.Lookup.Far.Near;

    public class Item { public string Where = "outer"; }

    public class Generic { public int Zero; }

    public class Generic<T> { public T One = default!; }

    public class Generic<T, U> { public T? Two; public U? Three; }

    public static class Statics { public class Visible { } public const int Shared = 5; public enum Level { Low, High } }

    public static class GenericStatics<T> { public class Inside { public T Value = default!; } }

    namespace Far
    {
        public class Item { public string Where = "inner"; }
        public class Near { public class Deep { } }
        public class Base { public class Inherited { } protected class Protected { } public class Item { } }

        public class Derived : Base
        {
            public Item? FromBase;
            public Inherited? Nested;
            public global::Cases.Contracts.Lookup.Item? Qualified;
            public Lookup.Item? Partly;
            public Far.Item? Sibling;
            public Outer.Item? Aliased;
            public Near.Deep? Through;
            public Generic? None;
            public Generic<int>? One;
            public Generic<int, string>? Two;
            public Generic<Generic<Generic>>? Nest;
            public List? AliasWins;
            public List<int>? GenericByArity;
            public Visible? StaticallyImported;
            public Inside? FromGenericStatic;
            public Level Level = Level.High;
            public StringBuilder? InnerUsing;
            public const int Value = Shared + 1;
            protected Protected? Guarded;
            private class Hiding { public class Item { } public Item? Own; public Derived.Item? Base; }
        }

        public class TypeParameterWins<Item>
        {
            public Item? Parameter;
            public Far.Item? Type;
            public class Nested<Near> { public Near? Inner; public Item? Outer; }
            public Item Method<Base>(Base value, Item other) => other;
        }

        public class MemberAndType
        {
            public Color Color { get; set; } = Color.Red;
            public const Color Default = Color.Blue;
            public Color Method(Color Color = Color.Green) => Color;
        }

        public enum Color { Red, Green, Blue }
    }
}

namespace Cases.Contracts.Lookup.Far.Deeper
{
    public class Outward { public Item? Nearest; public Lookup.Item? Outer; public Near? Also; public Color Color; }
}
