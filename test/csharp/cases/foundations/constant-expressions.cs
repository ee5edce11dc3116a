namespace Cases.Foundations;

public static class ConstantExpressions
{
    public const int A = B + 1, B = C * 2, C = 3;
    public const int Parens = (1 + 2) * (3 + (4 - 5)), Neg = -(-5), Mod = -7 % 3, Div = -7 / 2, Shr = -8 >> 1, Shl = 1 << 33, Not = ~5,
        Xor = 6 ^ 3;
    public const uint U1 = 1u - 0u, U2 = 0xFFFFFFFF, U3 = (uint)int.MaxValue + 1, U4 = ~0u >> 28, U5 = 5 % 3u;
    public const long L1 = int.MaxValue * 2L, L2 = (long)uint.MaxValue << 4, L3 = -1L >>> 1, L4 = unchecked((long)ulong.MaxValue),
        L5 = 'a' * 1000000000L;
    public const ulong Ul1 = 1UL << 63, Ul2 = (ulong)1 + 2, Ul3 = 0x8000000000000000;
    public const short S1 = -1, S2 = (short)'a', S3 = unchecked((short)70000); public const ushort Us = unchecked((ushort)-1);
        public const byte By = 0x10 | 0x01; public const sbyte Sb = unchecked((sbyte)200);
    public const float F1 = 1 / 3f, F2 = 16777216f + 1f, F3 = (float)0.1, F4 = 1e38f * 10, F5 = 5 / 2;
        public const double D1 = 1 / 3.0, D2 = (double)0.1f, D3 = 1e308 * 10, D4 = 5 / 2, D5 = 7 % 2.5, D6 = (double)1.1m, D7 = -0.0,
        D8 = 1e-320;
    public const decimal M1 = 1 / 3m, M2 = 1.0m + 1.00m, M3 = 1.10m * 1.1m, M4 = 5m / 2, M5 = 7.5m % 2, M6 = (decimal)0.1, M7 = -1.50m,
        M8 = 1e3m, M9 = 10, M10 = (decimal)1.5f, M11 = 100m / 3m, M12 = 0.00m;
    public const char C1 = 'a', C2 = (char)98, C3 = (char)('a' + 2), C4 = '\uFFFF'; public const int CI = 'b' - 'a', CJ = 'a' + 'b';
        public const bool CC = 'a' < 'b', CE = C1 == 97;
    public const bool B1 = 1 < 2 == true, B2 = !(1 > 2) && (3 >= 3 || 1 / 1 == 0), B3 = "a" == "a", B4 = "a" != "b", B6 = 1.0 == 1,
        B7 = double.NaN == double.NaN, B8 = true ^ false, B9 = A > B & B < C | true, B10 = 1m == 1.0m;
    public const string S4 = "a" + "b" + C1Text, C1Text = "c", S5 = "" + (string?)null, S6 = nameof(A) + nameof(System.Text) + nameof(S6),
        S7 = $"{S4}-{C1Text}", S8 = true ? "x" : "y", S9 = (string)"cast", S10 = "é\u00e9\x41\U0001F600", S11 = @"a""b\",
        S12 = """raw "x" """;
    public const int T1 = true ? 1 : 0, T2 = B1 ? A : B, T3 = (int)3.99, T4 = (int)-3.99f, T5 = (int)'a', T6 = (int)1.5m,
        T7 = (int)DayOfWeek.Friday, T8 = (int)(DayOfWeek.Friday - DayOfWeek.Monday), T9 = sizeof(double) + sizeof(char) + sizeof(bool)
        + sizeof(decimal), T10 = default, T12 = sizeof(DayOfWeek) + sizeof(ConsoleModifiers), T11 = default(int) + new int();
    public const DayOfWeek E1 = DayOfWeek.Friday, E2 = (DayOfWeek)3, E3 = DayOfWeek.Monday + 2, E4 = DayOfWeek.Saturday - 1, E5 = 0,
        E6 = default, E7 = E1 | E2, E8 = E1 ^ E2, E9 = (DayOfWeek)'a'; public const bool E10 = E1 > E2, E11 = E1 == DayOfWeek.Friday;
    public const string? Null = null, Default = default; public const object? NullObject = null; public const Type? NullType = null;
    public const int Checked = checked(5 + 6), Unchecked = unchecked(int.MaxValue + 1),
        UncheckedMul = unchecked(int.MaxValue * int.MaxValue); public const long UncheckedLong = unchecked(long.MaxValue + 1);
        public const uint UncheckedUint = unchecked(0u - 1);
    public const int Max = int.MaxValue, Min = int.MinValue; public const double Eps = double.Epsilon, Pi = Math.PI * 2, E = Math.E;
        public const float FloatMax = float.MaxValue; public const long Ticks = TimeSpan.TicksPerDay * 7; public const string Empty = "";
    public static class Nested
    {
        public const int A = ConstantExpressions.A * 10, Outer = B;
        public const string Path = nameof(ConstantExpressions) + "." + nameof(Nested);
    }
    public const int FromNested = Nested.A + Nested.Outer; public const nint N1 = 5, N2 = -1; public const nuint N3 = 5u;
}
