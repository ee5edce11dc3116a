namespace Cases.V14.Spans;

public class ImplicitSpans
{
    public static int Count(ReadOnlySpan<char> text) => text.Length;
        public static int Sum(params ReadOnlySpan<int> n) { int s = 0; foreach (var x in n) s += x; return s; }
    public int Use(int[] a, string s, Span<int> sp)
    {
        ReadOnlySpan<int> r = a;
        ReadOnlySpan<object> o = new string[1];
        r = sp;
        return Count(s) + Sum(a) + Sum(sp) + r.IndexOf(1) + a.AsSpan()[..].Length + o.Length + a.Contains(1).GetHashCode();
    }
    public string Title { get => field.Trim(); set => field = value switch { null or "" => "untitled", { Length: > 10 } => value[..10],
        _ => value }; } = "start";
    public int? Maybe { get; set => field = value is > 0 and var v ? v : null; }
    public (int A, int B) Pair { get; init => (field.A, field.B) = (value.B, value.A); }
    public required string Name { get; init => field = value ?? throw new ArgumentNullException(nameof(value)); }
    public virtual List<string?> Items { get => field ??= [null]; protected set { if (value is [_, ..]) field = value; } }
    public Func<int> Lambda => field ??= () => Pair.A; [field: NonSerialized] public int Marked { get; set => field = value; }
    public void NullConditional(ImplicitSpans? other, ImplicitSpans?[]? all)
    {
        other?.Title = "x";
        other?.Items?[0] = "y";
        all?[0]?.Title += "z";
        all?[^1]?.Maybe ??= 3;
        _ = other?.Maybe = 4;
        if ((other?.Title = "w") is { } w) other?.Items.Add(w);
    }
}
