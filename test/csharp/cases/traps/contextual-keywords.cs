namespace Cases.Traps;

public class Contextual
{
    private int async, await, var, get, set, value, where, select, from, partial, yield, nameof_, when, with, init, record, required,
        scoped, file, field, extension, allows, managed, unmanaged, notnull, not, and, or, global, alias, dynamic, add, remove, args, on,
        by, into, let, join, equals, ascending, descending, orderby, group, checked_, nint_, param, property, method, type, assembly,
        module;

    public int Sum() => async + await + var + get + set + value + where + select + from + partial + yield + nameof_ + when + with + init
        + record + required
        + scoped + file + field + extension + allows + managed + unmanaged + notnull + not + and + or + global + alias + dynamic + add
            + remove + args + on + by
        + into + let + join + equals + ascending + descending + orderby + group + checked_ + nint_ + param + property + method + type
            + assembly + module;

    public void Statements(dynamic dynamic)
    {
        yield = 1;
        async = yield;
        await = async;
        partial = await;
        where = partial;
        record = 2;
        var var = 3;
        scoped = var;
        var x = scoped;
        file = x;
        required = file;
        when = required;
        init = when;
        global = init;
        alias = global;
        from = alias;
        select = from;
        with = select++;
        --yield;
        Call(async: true, await: 1, var: "x");
        this.async = this.await;
        this.get_(async);
        async_();
        async_(async => async, (await, var) => await + var);
        Func<int, int> f = async => async;
        f = await => await;
        int nint = 3;
        nint = nint * 2;
        int unmanaged = nint;
        unmanaged_ = unmanaged;
        Console.WriteLine(dynamic.async.await.var);
    }

    private int unmanaged_, or_;


    public int get_(int get) => get;

    private static void Call(bool async, int await, string var) { }

    private void async_(params Delegate[] rest) { }

    private void async_(Func<int, int> first, Func<int, int, int> second) { }

    public int When(object o) => o switch { int when_ when when_ > when => when_, string s => s.Length, List<int> @or => @or.Count, _
        => 0 };

    public bool Is(object o) => o is int i && i > not || o is string @or && @or.Length > or_;

    public async Task Await()
    {
        var async = 1;
        await Task.Delay(async);
        await await Task.FromResult(Task.CompletedTask);
        await ((Func<Task>)(async () => await Task.Delay(async)))();
    }

    public class record_ { public record_(int record) { } public int partial() => 1; }

    public class Partial { public partial_ partial; public int where; public struct partial_ { } }

    public record_ record2(record_ record) => record;

    public Partial partial2() => new() { partial = default, where = 1 };
}
