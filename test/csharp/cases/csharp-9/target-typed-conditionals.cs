namespace Cases.V9;

public class TargetTypedConditionals
{
    public int? A(bool f) => f ? 1 : null; public long B(bool f) => f ? 1 : 2L;
        public IEnumerable<int> C(bool f, List<int> x, int[] y) => f ? x : y; public Func<int> D(bool f) => f ? () => 1 : () => 2;
        public (int?, string?) E(bool f) => f ? (1, null) : (null, "x"); public object F(bool f) => f ? 1 : "x";
    public TargetTypedConditionals H(bool f) => f ? new() : new() { }; public int?[] I(bool f) => new int?[] { f ? 1 : null, null };
        public double J(int x) => x switch { 1 => 1, 2 => 2.5, _ => 3f }; public int? K(int x) => x switch { 1 => 1, _ => null };
        public Action<int> L(bool f) => f ? x => { } : static x => { };
    public static int operator +(TargetTypedConditionals a, int? b) => b ?? 0;
        public void M(bool f, int? x = null, object? o = null) => M(f, f ? 1 : null, f ? new() : null);
        public int N => this + (true ? 1 : null);
    public IReadOnlyList<string?> O(string? s) => s is null ? [] : s is "x" ? [s] : new List<string?> { s, s[..1], s[^1..] };
        public Task<int?> P(bool f) => Task.FromResult<int?>(f ? 1 : null);
}
