global using Cases.V10.Globals;
global using Shapes10 = Cases.V10.Globals.Shape;
global using static Cases.V10.Globals.Constants10;

namespace Cases.V10.Globals
{
    public class Shape { public int Sides = Three; public class Nested { } }

    public static class Constants10
    {
        public const int Three = 3;
        public const string Word = "word";
        public enum Level10 { Low, High = Three }
    }
}

namespace Cases.V10.UsesGlobals
{
    public class Uses
    {
        public Shapes10 Alias = new();
        public Shapes10.Nested Nested = new();
        public Shape Plain = new();
        public Level10 Level = Level10.High;
        public const int Six = Three * 2;
        public const string Words = Word + "s";
    }
}
