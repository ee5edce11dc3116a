namespace Cases.V72;

public static class SpanTools
{
    public static Span<T> Skip<T>(this Span<T> span, int count) => span.Slice(count);
    public static ref T First<T>(this Span<T> span) => ref span[0];
    public static ref readonly T Last<T>(this in ReadOnlySpan<T> span) => ref span[span.Length - 1];
    public static int Parse(ReadOnlySpan<char> text, out ReadOnlySpan<char> rest) { rest = text.Slice(1); return text[0] - '0'; }

    public static unsafe int Sum(int count)
    {
        Span<int> numbers = count <= 16 ? stackalloc int[count] : new int[count];
        for (int i = 0; i < numbers.Length; i++) { ref int slot = ref numbers[i]; slot = i; }
        foreach (ref var n in numbers) n *= 2;
        foreach (ref readonly var n in (ReadOnlySpan<int>)numbers) count += n;
        ref var first = ref First(numbers);
        first = ref numbers[1];
        ReadOnlySpan<byte> bytes = new byte[] { 1, 2, 3 };
        return count + first + bytes[0] + Parse("12", out var rest) + rest.Length;
    }

    public readonly ref struct Enumerator<T>
    {
        private readonly ReadOnlySpan<T> items;
        public Enumerator(ReadOnlySpan<T> items) => this.items = items;
        public ref readonly T Current => ref items[0];
        public readonly bool MoveNext() => items.Length > 0;
        public Enumerator<T> GetEnumerator() => this;
    }
}
