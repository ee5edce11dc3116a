namespace Cases.V72;

public class NamedArguments
{
    public int Call(int first, int second = 2, string third = "three", params int[] rest) => first + second + third.Length + rest.Length;

    public void Use()
    {
        Call(1);
        Call(first: 1, 2);
        Call(1, third: "x");
        Call(third: "x", first: 3, second: 4);
        Call(1, second: 2, third: "a", rest: new[] { 1, 2 });
        Call(first: Call(first: 1, second: 2), third: nameof(third: 1 == 1 ? "a" : "b"));
    }

    private static string nameof(string third) => third;

    public const int Leading = 0x_1F + 0b_1010;
}
