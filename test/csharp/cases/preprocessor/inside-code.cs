namespace Cases.Preprocessing;

public class Inside :
#if CASES
    List<int>,
#else
    Missing,
#endif
    IDisposable
#if MISSING
    , IMissing
#endif
{
    private readonly int[] numbers =
    {
        1,
#if CASES
        2,
#else
        3,
#endif
        4
#if MISSING
        , 5
#endif
    };

    public string Chain() => numbers
        .Where(n => n > 1)
#if CASES
        .Select(n => n + 1)
#else
        .Missing()
#endif
        .OrderBy(n => n)
#if !CASES
        .ThenMissing()
#endif
        .First()
        .ToString();

    public int Branches(int value,
#if CASES
        int more = 1
#else
        string other
#endif
        )
    {
        if (value > 0)
#if CASES
        {
            value++;
#else
        {
            value--;
#endif
        }
#if MISSING
        else {
#endif
        switch (value)
        {
#if CASES
            case 1:
#endif
            case 2: return
#if CASES
                more
#else
                0
#endif
                ;
        }

        return numbers.Length;
    }

#if MISSING
    public void Unbalanced() {
        if (true) {
#endif

    [
#if CASES
    Obsolete
#endif
    ]
    public void Dispose()
    {
    }

    public string Interpolated(int value) => $@"
#if CASES
{value}
#endif
";
}
#if CASES
public class OnlyHere { }
#endif
