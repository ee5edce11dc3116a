namespace Cases.V7;

public class References
{
    private int[] numbers = { 1, 2, 3 };
    private int single;

    public ref int Find(int value)
    {
        for (int i = 0; i < numbers.Length; i++)
        {
            if (numbers[i] == value) return ref numbers[i];
        }

        throw new KeyNotFoundException();
    }

    public ref int this[int index] => ref numbers[index];

    public ref int Single => ref single;

    public ref int WithBody
    {
        get { return ref numbers[0]; }
    }

    public void Use()
    {
        ref int found = ref Find(2);
        ref var other = ref this[0];
        found = 10;
        other += found;
        Find(3) = 4;
        int copy = Find(1);
        Change(ref found, ref numbers[0], ref Find(3));
        Console.WriteLine(copy);
    }

    private static ref T Choose<T>(bool first, ref T left, ref T right)
    {
        if (first) return ref left;
        return ref right;
    }

    private static void Change(ref int a, ref int b, ref int c) => Choose(true, ref a, ref b) = c;

    private delegate ref int Getter(ref int input);
}
