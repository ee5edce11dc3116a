using System.Diagnostics;

namespace Cases.V7;

public class LocalFunctions
{
    public int Outer(int start)
    {
        return Twice(start) + Fallback() + Recursive<int>(3, x => x).Count;

        int Twice(int value) => value * 2 + Inner();

        int Fallback(int fallback = 3, params int[] rest)
        {
            return fallback + rest.Length;
        }

        int Inner()
        {
            int Deeper() { return start; }
            return Deeper();
        }

        List<T> Recursive<T>(int depth, Func<T, T> map) where T : struct
        {
            return depth == 0 ? new List<T>() : Recursive(depth - 1, map);
        }
    }

    public IEnumerable<int> Iterator(int count)
    {
        if (count < 0) throw new ArgumentOutOfRangeException(nameof(count));
        return Iterate();

        IEnumerable<int> Iterate()
        {
            for (var i = 0; i < count; i++) yield return i;
        }
    }

    public async Task<int> Asynchronous()
    {
        async Task<int> Later() => await Task.FromResult(1);
        async Task Nothing() { await Task.Yield(); }
        unsafe int Size() { int local = 1; return *&local + sizeof(int*); }
        (int, string) Pair() => (1, "");
        ref int Reference(int[] numbers) => ref numbers[0];
        await Nothing();
        return await Later() + Size() + Pair().Item1 + Reference(new[] { 1 });
    }
}
