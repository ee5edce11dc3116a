// A local variable has a type however it is declared: out, patterns, deconstruction, loops, queries.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<Store>();
var app = builder.Build();
app.MapControllers();
var kinds = new Dictionary<string, Item> { ["a"] = new(1, "a") };
app.MapGet("/dictionary/{key}", (string key) =>
    kinds.TryGetValue(key, out var found) ? Results.Ok(found) : Results.NotFound());
app.MapGet("/parsed/{text}", (string text) => int.TryParse(text, out var number) ? Results.Ok(number) : Results.BadRequest());
app.MapGet("/block/{id}", (int id, Store store) =>
{
    if (!store.TryGet(id, out var item)) return Results.NotFound();
    return Results.Ok(item);
});
app.MapGet("/maybe/{id}", (int id, Store store) =>
{
    store.TryGet(id, out var item);
    return Results.Ok(new { item });
});
app.MapGet("/parts", () => { var (a, b) = Store.Two(); return Results.Ok(new { a, b }); });
app.MapGet("/record", () => { var (id, name) = new Item(1, "x"); return Results.Ok(new { id, name }); });
app.MapGet("/assigned", () => { int a; string b; (a, b) = Store.Two(); return Results.Ok(new { a, b }); });
app.MapGet("/mixed", () => { (var a, string b) = Store.Two(); return Results.Ok(new { a, b }); });
app.MapGet("/pairs", () => { foreach (var (key, value) in new Dictionary<string, int> { ["a"] = 1 })
    return Results.Ok(new { key, value }); return Results.NotFound(); });
app.MapGet("/query", () => Results.Ok(from item in new[] { new Item(1, "a") } let twice = item.Id * 2
    join other in new[] { 1 } on item.Id equals other into others group new { item.Name, twice, Many = others.Count() }
    by item.Id into byId select new { byId.Key, First = byId.First() }));
app.MapGet("/inferred", () => Results.Ok(Store.Made(1.5m, out var made) ? made : 0m));
app.MapGet("/argument", () => Store.Made("x", out var made) && made.Length > 0 ? Results.Ok(made) : Results.NoContent());
app.Run();
public record Item(int Id, string Name);
public class Store
{
    private readonly ConcurrentDictionary<int, Item> items = new() { [1] = new(1, "a") };
    public bool TryGet(int id, [NotNullWhen(true)] out Item? item) => items.TryGetValue(id, out item);
    public bool TryGet2(int id, out Item item) { item = new(id, "b"); return true; }
    public static (int A, string B) Two() => (1, "b");
    public static bool Made<T>(T given, out T made) { made = given; return true; }
    public object Any(int id) => id switch { 1 => new Item(1, "a"), 2 => "text", _ => 3 };
    public Store(out int unused) => unused = 1;
    public Store() { }
}
[ApiController, Route("c")] public class CController(Store store) : ControllerBase
{
    [HttpGet("out/{id}")] public IActionResult Out(int id)
    { if (store.TryGet(id, out var item)) return Ok(item); return NotFound(); }
    [HttpGet("typed/{id}")] public IActionResult Typed(int id)
    { if (store.TryGet(id, out Item? item)) return Ok(item); return NotFound(); }
    [HttpGet("before/{id}")] public IActionResult Before(int id)
    { Item? item; if (!store.TryGet(id, out item)) return NotFound(); return Ok(item); }
    [HttpGet("always/{id}")] public IActionResult Always(int id) { store.TryGet2(id, out var item); return Ok(item); }
    [HttpGet("conditional/{id}")] public IActionResult Conditional(int id)
    { Store? other = id > 0 ? store : null; return other?.TryGet2(id, out var item) == true ? Ok(item) : NotFound(); }
    [HttpGet("made")] public IActionResult Made1() { _ = new Store(out var number); return Ok(number); }
    [HttpGet("declared/{id}")] public IActionResult Declared(int id) => store.Any(id) is Item item ? Ok(item) : NotFound();
    [HttpGet("not/{id}")] public IActionResult Not(int id)
    { if (store.Any(id) is not Item item) return NotFound(); return Ok(item); }
    [HttpGet("braces/{id}")] public IActionResult Braces(int id)
    { if (store.Any(id) is Item { Name: { Length: > 0 } name, Id: var number }) return Ok(new { name, number }); return NotFound(); }
    [HttpGet("list")] public IActionResult List() => new[] { 1, 2 } is [var first, .. var rest] ? Ok(new { first, rest }) : NotFound();
    [HttpGet("arms/{id}")] public IActionResult Arms(int id) => store.Any(id) switch
    { Item item => Ok(item), string text => Ok(new { text }), int number => Accepted(number), var other => Conflict() };
    [HttpGet("cases/{id}")] public IActionResult Cases(int id)
    { switch (store.Any(id)) { case Item item: return Ok(item); case string { Length: var length }: return Ok(new { length });
        default: return NoContent(); } }
    [HttpGet("each")] public IActionResult Each() { foreach (var one in new[] { new Item(1, "a") }) return Ok(one); return NotFound(); }
    [HttpGet("using")] public IActionResult Using()
    { using var made = new Owner(); using (var other = new Owner()) return Ok(new { made.Number, Other = other.Number }); }
    [HttpGet("catch")] public IActionResult Catch()
    { try { throw new Refusal(7); } catch (Refusal refusal) when (refusal.Code is var code and > 5) { return Ok(new { code }); } }
    [HttpGet("loop")] public IActionResult Loop() { for (var at = 0L; ; at++) if (at > 3) return Ok(at); }
    [HttpGet("await")] public async Task<IActionResult> Await()
    { var item = await Task.FromResult(new Item(1, "a")).ConfigureAwait(false); return Ok(item); }
    [HttpGet("reference")] public IActionResult Reference()
    { var all = new[] { new Item(1, "a") }; ref var first = ref all[0]; return Ok(first); }
}
public sealed class Owner : IDisposable { public int Number => 1; public void Dispose() { } }
public class Refusal(int code) : Exception { public int Code => code; }
public abstract class ThingsController<T> : ControllerBase where T : class, new()
{
    [HttpGet] public IActionResult Get() => Ok(Make());
    [HttpGet("all")] public IActionResult All() { var all = new List<T> { Make() }; return Ok(all); }
    [HttpGet("out")] public IActionResult Given() { if (Try(out var one)) return Ok(one); return NotFound(); }
    [HttpGet("typed")] public ActionResult<T> Typed() => Make();
    protected virtual T Make() => new();
    private static bool Try(out T one) { one = new(); return true; }
}
public class Widget { public int Size { get; set; } }
[ApiController, Route("widgets")] public class WidgetsController : ThingsController<Widget> { }
