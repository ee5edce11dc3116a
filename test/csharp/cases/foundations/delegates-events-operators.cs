namespace Cases.Foundations;

public delegate void Simple();

public delegate ref readonly int ByReference(in int value, ref string text, out bool done, params object[] rest);

internal delegate TResult Generic<TFirst, TResult>(TFirst first, TResult fallback = default) where TFirst : struct;

public struct Number
{
    public int Value;

    public static Number operator +(Number value) => value;
    public static Number operator -(Number value) => new Number { Value = -value.Value };
    public static bool operator !(Number value) => value.Value == 0;
    public static Number operator ~(Number value) => new Number { Value = ~value.Value };
    public static Number operator ++(Number value) => new Number { Value = value.Value + 1 };
    public static Number operator --(Number value) => new Number { Value = value.Value - 1 };
    public static Number operator +(Number left, Number right) => new Number { Value = left.Value + right.Value };
    public static Number operator -(Number left, Number right) => new Number { Value = left.Value - right.Value };
    public static Number operator *(Number left, Number right) => new Number { Value = left.Value * right.Value };
    public static Number operator /(Number left, Number right) => new Number { Value = left.Value / right.Value };
    public static Number operator %(Number left, Number right) => new Number { Value = left.Value % right.Value };
    public static Number operator &(Number left, Number right) => new Number { Value = left.Value & right.Value };
    public static Number operator |(Number left, Number right) => new Number { Value = left.Value | right.Value };
    public static Number operator ^(Number left, Number right) => new Number { Value = left.Value ^ right.Value };
    public static Number operator <<(Number left, int right) => new Number { Value = left.Value << right };
    public static Number operator >>(Number left, int right) => new Number { Value = left.Value >> right };
    public static bool operator <=(Number left, Number right) => left.Value <= right.Value;
    public static bool operator >=(Number left, Number right) => left.Value >= right.Value;
    public static implicit operator Number(int value) => new Number { Value = value };
    public static explicit operator int(Number value) => value.Value;
    public static explicit operator string[](Number value) => new[] { value.ToString() };
}

public class Publisher
{
    public event Simple Started, Stopped;
    protected static event EventHandler<ConsoleCancelEventArgs> Cancelled = delegate { };
    public virtual event Action<int, string> Progress = (_, _) => { };
    internal event EventHandler<EventArgs> Lazy { add => Console.Write(value); remove => Console.Write(value); }

    public void Raise()
    {
        Started += Raise;
        Started -= Raise;
        if (Stopped != null) Stopped();
        Started?.Invoke();
        Progress?.Invoke(1, "one");
        Cancelled(this, null!);
    }
}
