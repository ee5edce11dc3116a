namespace Cases.V8;

public class Ranges
{
    public void Use(int[] numbers, string text, int start, int end)
    {
        var last = numbers[^1];
        var part = numbers[1..3];
        var head = numbers[..2];
        var tail = numbers[2..];
        var all = numbers[..];
        var fromEnd = numbers[^3..^1];
        var computed = numbers[start..end];
        var expression = numbers[(start + 1)..^(end - 1)];
        var sums = numbers[start..(end - 1)];
        Index index = ^2;
        Range range = 1..^1, open = .., upTo = ..5, from = 5..;
        var slice = text[range] + text[index] + text[^1..].Length;
        var nested = numbers[numbers[^1]..numbers[0]];
        var conditional = numbers[start > 0 ? ^1 : 0];
        var call = Take(..^1, ^1);
        _ = (last, part, head, tail, all, fromEnd, computed, expression, sums, open, upTo, from, slice, nested, conditional, call);
        numbers[^1] = 3;
        numbers[^1]++;
        _ = numbers?[^1];
    }

    private static int Take(Range range, Index index) => range.Start.Value + index.Value;

    public int this[Index index] => index.Value;
    public int this[Range range] => range.Start.Value;
}
