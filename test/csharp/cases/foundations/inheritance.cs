namespace Cases.Foundations.Inheritance;

public abstract class Top
{
    protected Top(string name, int count = 1) => Name = name;
    public string Name { get; }
    public abstract int Abstract { get; set; }
    public virtual int Virtual { get => 1; protected set { } }
    public virtual event Action? Event;
    public abstract event Action? AbstractEvent;
    public virtual int this[int index] => index;
    public virtual Top Self() => this;
    public override string ToString() => Name;
    protected virtual void Raise() => Event?.Invoke();
    public static Top operator +(Top left, Top right) => left;
    public extern static int External();
}

public class Middle : Top
{
    public Middle() : base("middle") { }
    public Middle(int count) : base(name: "counted", count: count) { }
    public override int Abstract { get; set; } = 3;
    public sealed override int Virtual { get => base.Virtual; protected set => base.Virtual = value; }
    public override event Action? AbstractEvent { add { } remove { } }
    public override event Action? Event;
    public sealed override int this[int index] => base[index] + 1;
    public override Middle Self() => this;
    protected override void Raise() { base.Raise(); Event?.Invoke(); }
    public new static int External() => 1;
}

public sealed class Bottom : Middle, IDisposable, IComparable<Bottom>
{
    public new string Name => base.Name + this.Virtual;
    public new int Abstract;
    public override Bottom Self() => this;
    void IDisposable.Dispose() => base.Raise();
    public int CompareTo(Bottom? other) => other?.Abstract ?? 0;
    public new class Nested { }
}
