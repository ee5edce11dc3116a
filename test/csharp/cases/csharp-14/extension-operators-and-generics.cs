using System.Numerics;

namespace Cases.V14.More;

public static class NumberExtensions
{
    extension<T>(T) where T : INumber<T>
    {
        public static T Two => T.One + T.One;
        public static T Square(T value) => value * value;
    }

    extension<T>(T value) where T : struct, INumber<T>
    {
        public T Doubled => value + value;
        public T Plus(T other) => value + other;
        public bool TryHalve(out T half) { half = value / (T.One + T.One); return true; }
    }

    extension<T>(List<T> list)
    {
        public static List<T> operator +(List<T> left, T right) => [.. left, right];
        public static List<T> operator -(List<T> left, T right) { left.Remove(right); return left; }
        public void operator *=(int times) { }
        public int this_ => list.Count;
    }

    extension((int X, int Y) point)
    {
        public double Length => Math.Sqrt(point.X * point.X + point.Y * point.Y);
    }

    extension(string? text)
    {
        public bool IsMissing => string.IsNullOrEmpty(text);
        public string Or(string fallback) => text ?? fallback;
    }

    extension(int[] numbers)
    {
        public int Total { get { var sum = 0; foreach (var n in numbers) sum += n; return sum; } }
        public IEnumerable<int> Pairs() { foreach (var n in numbers) yield return n * 2; }
        public async Task<int> Later() { await Task.Yield(); return numbers.Length; }
    }

    extension(ref DateTime time) { public void AddDay() => time = time.AddDays(1); }

    private const int Plain = 3;
    public static int Classic(this int value) => value + Plain;
    public class Nested { public int Value; }
}

public class Usage
{
    public double Run(List<int> list, string? text) => (list + 1 - 2).this_ + 3.Doubled + 3.Plus(4) + (1, 2).Length
        + (text.IsMissing ? 1 : text.Or("x").Length) + new[] { 1 }.Total + int.Two + int.Square(3) + 5.Classic();
}
