namespace Cases.Traps;

public class PatternsAndConditionals
{
    private object? x, y;
    private bool flag;
    private int n;

    public bool IsOr => x is null || y is null;
    public bool IsAnd => x is not null && y is not null;
    public int Relational => n is > 0 and <= 100 ? 1 : 2;
    public bool IsQuestion => x is int? ? true : false;
    public int IsTernary => x is int ? 1 : 2;
    public int IsNullableTernary => x is string ? n is 1 ? 2 : 3 : 4;
    public bool IsNullable => x is int?;
    public bool IsNullableAnd => x is int? && flag;
    public object IsGeneric => x is List<int> ? x : y!;
    public bool IsGenericComparison => n < 3 == n > (2);
    public bool IsArray => x is int[] || x is int[,] or string[] { Length: > 0 };
    public string Nested => flag ? n > 0 ? "a" : "b" : n < 0 ? "c" : "d";
    public object? Coalesce => flag ? x ?? y : y ?? x ?? (object)n;
    public int? ConditionalAccess => flag ? x?.GetHashCode() : y?.ToString()?.Length;
    public int ConditionalElement(int[]? a) => flag ? a?[0] ?? 1 : a?[n] ?? 2;
    public int[] ConditionalCollection => flag ? [1, 2] : [3];
    public bool Negated => !(x is string s && s.Length > 0) || x is not (string or int);
    public bool Equality(string? b, PatternsAndConditionals? c) => b == c?.ToString() && c?.n == 3 && c?.flag != true;
    public bool Cast => (bool?)x?.Equals(y) ?? (bool)(x ?? false);
    public bool Not(Func<bool>? f, PatternsAndConditionals? c) => !f?.Invoke() ?? !c?.flag ?? false;
    public object? Chain(PatternsAndConditionals? c) => c?.Chain(null) ?? c?.x?.ToString() ?? (object?)c;
    public bool As => (x as string)?.Length > 3 && x as int? > 3 && (x as int?) is > 5;
    public bool ShiftLike => n >> 1 > 2 && n >> (3) << 1 < 4;
    public int SwitchInTernary => flag ? n switch { 1 => 2, _ => 3 } : x switch { null => 1, _ => 0 };
    public bool WhenLike(int when, int and, int or) => when is 1 && and is 2 || or is 3;
    public Func<int, bool> Lambda => v => v is > 0 and < 5 ? v is 3 : v is not 4;
    public (bool, bool) Tuple => (x is string, n is > 1 or < -1);
    public int Index(int[] a) => a[x is null ? 0 : 1] + a[flag ? ^1 : 0];
    public string Interpolated => $"{(x is null ? "null" : "some")} {n switch { 1 => "one", _ => "many" }} "
        + $"{flag switch { true => 1, false => 2 }:D2}";
}
