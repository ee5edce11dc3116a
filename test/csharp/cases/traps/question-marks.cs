namespace Cases.Traps;

public class QuestionMarks
{
    private enum Mode { Direct, Other }

    private static class Far { public enum Kind { A, B } }

    private List<int> Conditional(object mode, bool flag, List<int> list, int[] numbers)
    {
        // A conditional whose first branch is a collection, after a name that could be a type.
        List<int> direct = mode is Mode.Direct ? [] : list;
        List<int> deep = mode is Far.Kind.A ? [1, 2] : mode is Mode ? [3] : [.. list];
        int[] array = mode is int[] ? [] : mode is List<int> ? [1] : numbers;
        var element = flag ? numbers[0] : numbers[1];
        var negated = mode is not Mode.Direct ? (int[])[] : [1];
        List<int> typed = mode is string ? [] : mode is int ? [1] : mode is string[] ? [2] : [];

        // A nullable declaration whose initialiser is itself a conditional.
        using (MemoryStream? stream = flag ? new MemoryStream() : null) stream?.Flush();
        using (IDisposable? timer = !flag ? null : new MemoryStream()) { }
        using MemoryStream? local = flag ? new() : null;
        MemoryStream? plain = flag ? local : null;
        List<int>? generic = flag ? list : null;
        int? number = flag ? 1 : null;
        (int, int)? tuple = flag ? (1, 2) : null;
        int[]? many = flag ? numbers : null;
        for (int? i = flag ? 1 : null; i < 3; i = flag ? i + 1 : null) { }
        foreach (int? i in flag ? new int?[] { 1 } : []) Console.WriteLine(i);
        if (mode is MemoryStream { Length: > 0 } ? flag : !flag) { }
        QuestionMarks? nullable = flag ? this : null, second = flag ? null : this;

        // Statements that begin like a nullable declaration and are none.
        _ = flag ? direct : deep;
        Console.WriteLine(flag ? number : tuple?.Item1);
        return flag ? generic ?? typed : many is [var first, ..] ? [first, element, .. array, .. negated] : plain is null
            || nullable == second ? [] : direct;
    }
}
