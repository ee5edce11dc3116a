namespace Cases.Foundations;

public class Button
{
    private readonly Dictionary<string, Delegate?> handlers = new();
    public event EventHandler? Clicked;
    public event EventHandler<ClickArgs>? Moved = (_, _) => { }, Dragged;
    public static event Action<Button?, (int X, int Y)>? Any;
    internal virtual event Func<int, Task<bool>>? Asked { add => Store("a", value); remove => Store("b", value); }
    public abstract class Base
    {
        public abstract event Action Abstract;
        protected virtual event Action? Virtual;
        protected void Raise() => Virtual?.Invoke();
    }
    public interface IEvents
    {
        event Action Plain;
        static event Action? Static;
        static abstract event Action StaticAbstract;
        event Action Default { add { } remove { } }
    }
    public class ClickArgs(int x, int y) : EventArgs { public int X => x; public int Y { get; } = y; }
    private void Store(string key, Delegate? value) => handlers[key] = Delegate.Combine(handlers.GetValueOrDefault(key), value);

    public void Fire()
    {
        Clicked?.Invoke(this, EventArgs.Empty);
        Moved!(this, new ClickArgs(1, 2));
        Dragged?.GetInvocationList().ToList().ForEach(d => d.DynamicInvoke(this, null));
        Any += (b, p) => Console.WriteLine(b?.ToString() + p.X);
        Any -= Static;
        Any?.Invoke(this, (1, 2));
        EventHandler h = OnClick; h += delegate { }; h -= OnClick; h = h + OnClick - OnClick;
        Clicked += h; Clicked -= h; Clicked = null;
        Action a = Fire, b = this.Fire, c = new Action(Fire), d = new(Fire), e = () => Fire();
        (a + b + c + d + e)();
        Func<Func<int>, Func<int>> wrap = f => () => f() + 1;
        Console.WriteLine(wrap(wrap(() => 1))());
    }

    private void OnClick(object? sender, EventArgs e) { }
    private static void Static(Button? b, (int, int) p) { }
}
