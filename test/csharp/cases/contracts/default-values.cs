using System.Runtime.InteropServices;

namespace Cases.Contracts;

public struct Custom { public int X; }

public class Defaults<T, TStruct, TClass> where TStruct : struct where TClass : class
{
    public const string Constant = "constant";

    public void Numbers(int a = 1, uint b = 2, long c = -3, ulong d = 4, short e = 5, ushort f = 6, byte g = 7, sbyte h = -8,
        float i = 1.5f, double j = 2.5, decimal k = 3.50m, char l = 'c', nint m = 9, nuint n = 10) { }

    public void Conversions(long a = 1, double b = 1, float c = 1, decimal d = 1, int e = 'a', double f = 1.5f, object? g = null,
        object? h = default, ushort i = 'b', byte j = 1 + 1, decimal? k = 1.5m, int? l = 5, long? m = 6, double? n = null) { }

    public void Strings(string a = "", string? b = null, string c = Constant + "!", string d = nameof(Defaults<,,>),
        string e = $"{Constant}?", string f = @"a\b", string g = "\u00e9\0\ud83d\ude00") { }

    public void Defaulted(T a = default!, T? b = default, TStruct c = default, TStruct? d = null, TClass? e = null, Custom f = default,
        Custom g = new(), Custom? h = null, Guid i = default(Guid), CancellationToken j = default, int k = default, bool l = default,
        DayOfWeek m = default, string? n = default, (int, string)? o = null, (int A, int B) p = default, int[]? q = null,
        dynamic? r = null) { }

    public void Booleans(bool a = true, bool b = !true, bool c = 1 > 2 || true, bool? d = false) { }

    public void Limits(int a = int.MaxValue, long b = long.MinValue, double c = double.Epsilon, float d = float.PositiveInfinity,
        double e = double.NaN, decimal f = decimal.MaxValue, double g = -0.0, decimal h = -0.0m) { }

    public void Attributes([Optional] int a, [Optional, DefaultParameterValue(5)] int b,
        [DefaultParameterValue("x"), Optional] string c) { }

    public void In(in int a = 5, in Custom b = default, ref readonly int c = 3) { }

    public Defaults(int a = Values.One, string b = Values.Name, params T[] rest) { }

    public int this[int a, int b = Values.One + 1] => a + b;

    public delegate void Callback(int a = 3, string? b = "x");

    public static class Values { public const int One = 1; public const string Name = nameof(Values); }
}
