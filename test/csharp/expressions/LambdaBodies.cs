namespace Cases.LambdaBodies;

/// <summary>Overloads that only the body of a lambda tells apart: with the parameters of the other, it does not compile.</summary>
public class Pipeline(Pipeline.Context start)
{
    public delegate Task Next(Context context);

    public class Context { public int Status { get; set; } public string Path { get; set; } = ""; }

    public class Left { public int Only { get; set; } public void Take(int value) { } }

    public class Right { public string Other { get; set; } = ""; public void Take(string value) { } }

    public Pipeline Use(Func<Context, Func<Task>, Task> middleware) => this;
    public Pipeline Use(Func<Context, Next, Task> middleware) => this;
    public int With(Action<Left> configure) => 1;
    public string With(Action<Right> configure) => "";
    public Task<T> Run<T>(Func<Left, Task<T>> run) => run(new Left());
    public Task<T> Run<T>(Func<Right, Task<T>> run) => run(new Right());
    private static Task Pass(Context context, Next next) => next(context);
    private static Task Skip(Func<Task> next) => next();

    public object Bare() => Use(async (context, next) => { context.Status = 1; await next(); });
    public object Given() => Use(async (context, next) => { await next(context); context.Path.ToString(); });
    public object Invoked() => Use((context, next) => next.Invoke());
    public object InvokedGiven() => Use((context, next) => next.Invoke(context));
    public object Handed() => Use((context, next) => Pass(context, next));
    public object HandedBare() => Use(async (context, next) => { if (context.Status > 1) await Skip(next); });
    public object Nested() => Use((context, next) =>
        Use(async (inner, further) => { await further(inner); await next(); }) == null ? next() : next());
    public object Anonymous() => Use(delegate (Context context, Next next) { return next(context); });
    public object Members() => With(one => { one.Only = 1; });
    public object OtherMembers() => With(one => one.Other = "a");
    public object Arguments() => With(one => one.Take(1));
    public object OtherArguments() => With(one => one.Take("a"));
    public object Inferred() => Run(async one => { await Task.Yield(); return one.Only; });
    public object OtherInferred() => Run(one => Task.FromResult(one.Other.Length));
    public object Started() => start.Status;
}
