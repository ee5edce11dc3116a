namespace Cases.V11;

public class Spans
{
    public static int Match(ReadOnlySpan<char> span, Span<char> writable) => span switch
    {
        "one" => 1,
        "two" or "zwei" => 2,
        ['x', .. "yz"] => 3,
        [] => 0,
        _ when writable is "three" => 3,
        _ => -1,
    };

    public string Lines(int[] numbers, string name) => $"a{
        name
        }b{
            numbers switch
            {
                [] => "none",
                [var one] => $"{one}",
                [.., var last] => last
                    .ToString(),
            }
        }c{
            // a comment
            numbers.Length /* another */
            :N2}";

    public string Object() => $"{new
    {
        A = 1,
        B = "}",
    }.B,10}";

    public static IntPtr Numeric(nint a) => a + 1;

    public static Action<string> Cached => Console.WriteLine;

    public class Inner(string text) { public string Text { get; } = $"""
        {text} "and"
        """; }
}
