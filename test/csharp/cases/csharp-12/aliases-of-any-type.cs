using Point = (int X, int Y);
using Numbers = int[];
using Maybe = int?;
using Names = System.Collections.Generic.List<string>;
using Map = System.Collections.Generic.Dictionary<string, (int Count, string? Label)[]>;
using unsafe Pointer = int*;
using unsafe Function = delegate*<int, void>;
using Object = object;
using Nested = System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<int>>.Enumerator;
using static System.StringComparison;
using Alias = Cases.V12;

namespace Cases.V12
{
    using Point3 = (int X, int Y, int Z);

    public class Aliases
    {
        public Point Origin = (0, 0);
        public Point3 Third;
        public Numbers Numbers = [1];
        public Maybe Number;
        public Names Names = [];
        public Map? Map;
        public unsafe Pointer Pointer;
        public unsafe Function Function;
        public Object Object = new();
        public Point[] Points = [];
        public List<Point?> Maybes = [];
        public Alias::Aliases? Other;
        public global::Cases.V12.Aliases? Global;
        public Nested Enumerator;
        public StringComparison Comparison = Ordinal;

        public Point Move(Point by) => (Origin.X + by.X, Origin.Y + by.Y);
    }
}
