extern alias First;
extern alias Second;
using First::System;
using Alias = Second::System.Collections.Generic.List<int>;

[assembly: First::Some.Attribute]

namespace Cases.SyntaxOnly
{
    extern alias Inner;
    using Inner::Things;

    class Uses : First::Base<Second::Argument>, Inner::IThing
    {
        First::System.String a = First::System.String.Empty;
        Second::A.B<First::C>[] c = new Second::A.B<First::C>[First::D.Length];
        void M() { First::Type.Method<Second::X>(); var x = (First::Y)z; if (x is First::Y { } y) { } }
    }
}
