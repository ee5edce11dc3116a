// Each branch of a choice is converted by the operators of the type that is wanted.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<IStore, Store>();
var app = builder.Build();
app.MapGet("/choice/{id}", (int id) =>
{
    Outcome<Item> outcome = id > 3 ? new Item(id, "x") : new Fault("missing");
    return outcome.IsOk ? Results.Ok(outcome.Value) : Results.NotFound(outcome.Fault);
});
app.MapGet("/switch/{id}", (int id) => ToHttp<Item>(id switch { > 3 => new Item(id, "x"), _ => new Fault("missing") }));
app.MapGet("/returned/{id}", (int id) => ToHttp(Find(id)));
app.MapGet("/same/{id}", (int id) =>
{
    var item = id > 3 ? new Item(id, "x") : new Item(id, "y");
    Outcome<Item> outcome = item;
    return ToHttp(outcome);
});
app.MapGet("/coalesced/{id}", (int id) => ToHttp<Item>(Or(id) ?? new Fault("missing")));
app.MapGet("/unseen/{id}", async (int id, IStore store) => ToHttp(await store.Get(id)));
app.MapGet("/found/{id}", async (int id, IStore store) =>
{
    var item = await store.Find(id);
    Outcome<Item> outcome = item is null ? new Fault("missing") : item;
    return ToHttp(outcome);
});
app.MapGet("/only/{id}", (int id, IStore store) => ToHttp<Item>(store.Last()));
app.MapGet("/cast", () => new { price = (Money)3.5m, maybe = (int?)3 });
app.Run();
static Outcome<Item> Find(int id) => id > 3 ? new Item(id, "x") : new Fault("missing");
static Outcome<Item>? Or(int id) => id > 3 ? new Item(id, "x") : null;
static IResult ToHttp<T>(Outcome<T> outcome) => outcome.Match(Results.Ok, fault => Results.Conflict(fault));
public interface IStore
{
    Task<Outcome<Item>> Get(int id);
    Task<Item?> Find(int id);
    Item Last();
}
public class Store : IStore
{
    private readonly List<Item> _items = [new(4, "x")];
    public async Task<Outcome<Item>> Get(int id)
    {
        await Task.Yield();
        var item = _items.FirstOrDefault(one => one.Id == id);
        if (item is null) return new Fault("missing");
        return item;
    }
    public async Task<Item?> Find(int id) { await Task.Yield(); return _items.Find(one => one.Id == id); }
    public Item Last() => _items[^1];
}
public record Item(int Id, string Name);
public record Fault(string Code);
public class Outcome<T>
{
    public bool IsOk { get; private init; }
    public T? Value { get; private init; }
    public Fault? Fault { get; private init; }
    public static implicit operator Outcome<T>(T value) => new() { IsOk = true, Value = value };
    public static implicit operator Outcome<T>(Fault fault) => new() { Fault = fault };
    public R Match<R>(Func<T, R> ok, Func<Fault, R> failed) => IsOk ? ok(Value!) : failed(Fault!);
}
public readonly record struct Money(decimal Value)
{
    public static explicit operator Money(decimal value) => new(value);
}
