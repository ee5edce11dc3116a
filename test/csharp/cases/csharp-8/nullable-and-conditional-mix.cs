namespace Cases.V8;

public class Mix
{
    private Mix? next; private Mix?[]? all; private Dictionary<string, Mix?>? map; private Func<Mix?, Mix?>? f; private int? n;
        private string? s; private event Action? E;
    public object? Use(Mix? m, bool flag) => flag
        ? m?.next?.all?[0]?.map?["x"]?.f?.Invoke(m)?.next ?? this
        : m!.next!.all![0]!.map!["x"]!.f!(m!)!.next!;
    public int? Numbers(Mix? m) => m?.n ?? m?.s?.Length ?? m?.all?.Length + m?.map?.Count ?? n ?? -1;
    public bool Bools(Mix? m) => m?.s is null || m?.s is not null && m?.n is > 0 and < 10 || m?.next?.n == 3 && !(m?.n > 3) || m?.all?[^1]
        is { n: 3 };
    public void Assign(Mix? m)
    {
        s ??= m?.s ?? "x";
        next ??= m ??= new();
        n ??= 5;
        (all ??= new Mix?[1])[0] ??= this;
        map ??= new() { ["a"] = null };
        map["b"] ??= new Mix();
    }
    public string? Ternary(bool? a, string? b) => a ?? false ? b : a == true ? b?.Trim() : a is null ? null : b!;
    public string Forgive() => s!.ToString()!.Trim()![0]!.ToString() + all![0]!.s! + ((string?)null)! + default(string)!
        + map!["x"]!.s!.Length!;
    public Mix? this[int? i, string? k = null] => i is null ? this?[1]?[2, "x"] : k is { Length: > 0 } ? this![3]! : null;
    public T? Generic<T>(T? x) where T : class => x ?? Generic<T>(x!)! ?? (T?)null;
    public void Raise() { E?.Invoke(); E!(); E?.DynamicInvoke(null, (object?)null); }
    public static Mix? operator +(Mix? a, Mix? b) => a ?? b; public static bool operator true(Mix? m) => m is not null;
        public static bool operator false(Mix? m) => m is null;
        public static implicit operator Mix?(string? s) => s is null ? null : new() { s = s };
    public async Task<string?> Async(Task<string?>? t) => t is null ? null : (await t)?.Trim()
        ?? await (t ?? Task.FromResult<string?>(null)) ?? (await t!)!;
}
