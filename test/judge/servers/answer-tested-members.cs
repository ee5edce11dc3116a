// What is tested of a member is known of copies of the object, until something sets it through any of them.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<IClearing, Clearing>();
var app = builder.Build();
app.MapGet("/a/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); var copy = order;
    return Results.Ok(copy.Item); });
app.MapGet("/b/{n}", (int n) => { var order = Store.Find(n); var copy = order; if (order.Item is null) return Results.NotFound();
    return Results.Ok(copy.Item); });
app.MapGet("/c/{n}", (int n) => { var order = Store.Find(n); var copy = order; if (copy.Item is null) return Results.NotFound();
    return Results.Ok(order.Item); });
app.MapGet("/d/{n}", (int n) => { var item = Store.Find(n).Item; var copy = item; if (copy is null) return Results.NotFound();
    return Results.Ok(item); });
app.MapGet("/e/{n}", (int n) => { var item = Store.Find(n).Item; if (item is null) return Results.NotFound(); var copy = item;
    return Results.Ok(copy); });
app.MapGet("/f/{n}", (int n) => { var order = new Order { Item = new Part() }; var copy = order;
    return Results.Ok(copy.Item); });
app.MapGet("/g/{n}", (int n) => { var order = new Order { Item = new Part() }; var copy = order; copy.Item = Store.Find(n).Item;
    return Results.Ok(order.Item); });
app.MapGet("/h/{n}", (int n) => { var order = new Order { Item = new Part() }; var copy = order; copy.Item = null;
    return Results.Ok(order); });
app.MapGet("/i/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); var copy = order;
    copy.Item = null;
    return Results.Ok(order.Item); });
app.MapGet("/j/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); Store.Clear(order);
    return Results.Ok(order.Item); });
app.MapGet("/k/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    var all = new[] { order }; all[0].Item = null;
    return Results.Ok(order.Item); });
app.MapGet("/l/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); order.Drop();
    return Results.Ok(order.Item); });
app.MapGet("/m/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    (var copy, _) = (order, 1); copy.Item = null;
    return Results.Ok(order.Item); });
app.MapGet("/n/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    Action a = () => order.Item = null; a();
    return Results.Ok(order.Item); });
app.MapGet("/o/{n}", (int n) => { var order = Store.Find(n); Order copy; if (order.Item is null) return Results.NotFound();
    copy = order; copy.Item = Store.Find(0).Item;
    return Results.Ok(order.Item); });
app.MapGet("/p/{n}", (int n) => { var order = Store.Find(n); var copy = order; if (order.Item is null) return Results.NotFound();
    copy.Item = null;
    return Results.Ok(order.Item); });
app.MapGet("/q/{n}", (int n) => { var order = Store.Find(n); if (order.Item is not null) { var held = order; order = Store.Find(0);
    return Results.Ok(held.Item); }
    return Results.NotFound(); });
app.MapGet("/r/{n}", (int n) => { var order = Store.Find(n); var held = order; order = Store.Find(1);
    if (order.Item is null) return Results.NotFound();
    return Results.Ok(held.Item); });
app.MapGet("/s/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    var box = new Box { Order = order }; box.Order.Item = null;
    return Results.Ok(order.Item); });
app.MapGet("/t/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); Store.Last = order;
    Store.Forget();
    return Results.Ok(order.Item); });
app.MapGet("/u/{n}", (int n, IClearing service) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    service.Clear(order);
    return Results.Ok(order.Item); });
app.MapGet("/v/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); Steps.Kept(order);
    return Results.Ok(order.Item); });
app.MapGet("/w/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    Steps.With(order, Steps.Clear);
    return Results.Ok(order.Item); });
app.MapGet("/x/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); order.Loud = 1;
    return Results.Ok(order.Item); });
app.MapGet("/y/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); _ = new Cleaner(order);
    return Results.Ok(order.Item); });
app.MapGet("/z/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); new Slots(order)[0] = 1;
    return Results.Ok(order.Item); });
app.MapGet("/aa/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    foreach (var step in Steps.All) step(order);
    return Results.Ok(order.Item); });
app.MapGet("/ab/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    new[] { order }.ToList().ForEach(Steps.Clear);
    return Results.Ok(order.Item); });
app.MapGet("/ac/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    order.Changed += Steps.Clear; order.Raise();
    return Results.Ok(order.Item); });
app.MapGet("/ad/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound();
    for (var i = 0; i < 2; i++) order.Drop();
    return Results.Ok(order.Item); });
app.MapGet("/ae/{n}", (int n) => { var order = Store.Find(n); if (order.Item is null) return Results.NotFound(); Steps.Look(order);
    Steps.With(order, one => _ = one.Item); void Later() => order.Drop();
    return Results.Ok(order.Item); });
app.Run();
public class Part { public int Size { get; set; } }
public class Order
{
    public Part? Item { get; set; }
    public int Loud { set => Item = null; }
    public event Action<Order>? Changed;
    public void Drop() => Item = null;
    public void Raise() => Changed?.Invoke(this);
}
public class Slots(Order order) { public int this[int at] { set => order.Item = null; } }
public class Cleaner { public Cleaner(Order order) => order.Item = null; }
public interface IClearing { void Clear(Order order); }
public class Clearing : IClearing { public void Clear(Order order) => order.Item = null; }
public static class Steps
{
    public static readonly Action<Order> Kept = one => one.Item = null;
    public static readonly List<Action<Order>> All = [one => one.Item = null];
    public static void Clear(Order one) => one.Item = null;
    public static void Look(Order one) { _ = one.Item; }
    public static T With<T>(T value, Action<T> step) { step(value); return value; }
}
public class Box { public required Order Order { get; set; } }
public static class Store
{
    public static Order? Last;
    public static Order Find(int n) => new() { Item = n > 0 ? new Part { Size = n } : null };
    public static void Clear(Order order) => order.Item = null;
    public static void Forget() { if (Last is not null) Last.Item = null; }
}
