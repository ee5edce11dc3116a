using System;
using System.Collections.Generic;
using Gen = System.Collections.Generic;
using IntList = System.Collections.Generic.List<int>;
using static System.Console;
using static System.DayOfWeek;

namespace Cases.Foundations.Spaces
{
    using System.IO;
    using Io = System.IO;

    namespace Inner
    {
        using Text = System.Text.StringBuilder;

        namespace A.B.C
        {
            class Deep { Text text = new Text(); Io::Stream? stream; Gen::List<int>? list; IntList? ints; DayOfWeek day = Monday; }
        }
    }

    namespace Inner.A
    {
        class Sibling { B.C.Deep? deep; A.B.C.Deep? again; Spaces.Inner.A.B.C.Deep? longer; void Write() => WriteLine(deep); }
    }

    namespace Empty { }
}

namespace Cases.Foundations.Spaces.Inner
{
    class Reopened { A.Sibling? sibling; global::Cases.Foundations.Spaces.Inner.A.Sibling? full; }
};

class InTheGlobalNamespace { Cases.Foundations.Spaces.Inner.Reopened? reopened; }
