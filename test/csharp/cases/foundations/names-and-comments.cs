/* A comment
   before everything. */
// The words that are names unless the place says otherwise.
using @event = System.Int32;

namespace Cases.Foundations.@namespace
{
    public class @class
    {
        public int @int, async, await, var, dynamic, yield, partial, get, set, value, add, remove, global, when, nameof_, unmanaged,
            notnull, and_, or_, not_, with, init, record_, managed, args, file_, required_, scoped, field_, extension_, allows;
        public @event @this;
        public string naïve = "ï", Ω = "omega", _ = "", __ = "", \u0061bc = "escaped", x\u00e9 = "é";

        public int get_it(int async, int await, int var)
        {
            int value = async + await + var;
            var = value;
            await = var;
            async = await;
            partial = get + set;
            return /* inside */ async // to the end
                + /**/ await /***/ + 1;
        }

        public @class when_(@class when) { return when; }

        /** <summary>An old-style documentation comment.</summary> */
        public void Documented() { }

        //// Four slashes are no documentation.
        public void Plain() { } /* trailing */ // and more
    }

    namespace Deeper.Still
    {
        using Alias = @class;

        internal class Uses : Alias
        {
            Alias other = new Alias();
        }
    }
} // end
