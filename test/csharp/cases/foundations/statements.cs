using System.Collections.Generic;
using System.IO;

namespace Cases.Foundations;

public class Statements
{
    private int state;

    public int Every(int argument, List<string> items)
    {
        ;
        int local = 1, other;
        const int fixedValue = 3, next = fixedValue + 1;
        other = local + next;
        { int inner = other; state = inner; }

        if (argument > 0) state++;
        else if (argument < 0) { state--; }
        else
            ++state;

        while (state < 3) state++;
        do { state--; } while (state > 0);

        for (int i = 0, j = 10; i < j; i++, j--) { if (i == 5) continue; if (j == 2) break; }
        for (;;) { break; }
        for (state = 1, other = 2; ; state++) if (state > 4) break;

        foreach (string item in items) Console.WriteLine(item);
        foreach (var item in items) { Console.WriteLine(item); }

        switch (argument)
        {
            case 0:
            case 1:
                state = 1;
                break;
            case fixedValue:
                goto case 1;
            case -5:
                goto default;
            case 9: { return 9; }
            default:
                state = 2;
                break;
        }

        switch (items.Count) { }

        try
        {
            throw new InvalidOperationException("message");
        }
        catch (InvalidOperationException error) when (error.Message.Length > 3)
        {
            Console.WriteLine(error);
        }
        catch (IOException)
        {
            throw;
        }
        catch when (state == 7)
        {
        }
        catch
        {
            state = 0;
        }
        finally
        {
            state = -1;
        }

        try { state = 5; } finally { state = 6; }

        lock (items) { state = 7; }

        using (var stream = new MemoryStream()) using (stream) { stream.WriteByte(1); }
        using (StreamReader a = new StreamReader("a"), b = new StreamReader("b")) { }

        checked { state += int.MaxValue; }
        unchecked { state += int.MaxValue; }

        goto end;
        end:
        state = 8;

    outer: while (true) { goto outer; }
    }

    public IEnumerable<int> Numbers(int count)
    {
        for (var index = 0; index < count; index++)
        {
            if (index == 3) yield break;
            yield return index;
        }
    }

    public void Declarations()
    {
        int[] numbers = { 1, 2, 3 }, none = { };
        int[,] grid = { { 1, 2 }, { 3, 4 } };
        int[][] jagged = { new[] { 1 }, new int[2], };
        string text = "a";
        var anonymous = new { text, Length = 3, text.Length.GetType().Name };
        dynamic loose = anonymous;
        loose.Anything = numbers[0] + grid[0, 1] + jagged[0][0] + none.Length;
        List<Dictionary<string, List<int>>> nested = new List<Dictionary<string, List<int>>>();
        Func<int, int> twice = x => x * 2;
        System.Collections.Generic.List<int> qualified = null, more = new();
        global::System.Int32 global = 5;
        int? maybe = null;
        int? [] odd = new int?[3];
        _ = (twice, qualified, more, global, maybe, odd, nested);
    }
}
