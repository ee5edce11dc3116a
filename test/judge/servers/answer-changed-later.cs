// What start-up leaves is changed by the code of requests: members of objects, what is static, captured variables.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton(new Counter());
builder.Services.AddSingleton<Holder>();
builder.Services.AddSingleton<Settings>(new Settings { Mode = 1 });
var shared = new Counter();
var app = builder.Build();
app.MapGet("/a", (Counter c) => c.Last == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0a", (Counter c) => { c.Last = 3; return Results.NoContent(); });
app.MapGet("/b", (Counter c) => c.Text is null ? Results.NotFound() : Results.Ok());
app.MapGet("/0b", (Counter c) => { c.Text ??= "x"; return Results.NoContent(); });
app.MapGet("/c", (Counter c) => c.First ? Results.NotFound() : Results.Ok());
app.MapGet("/0c", (Counter c) => { (c.First, _) = (false, 1); return Results.NoContent(); });
app.MapGet("/d", (Counter c) => c.Number == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0d", (Counter c) => { c.Number++; return Results.NoContent(); });
app.MapGet("/e", (Counter c) => c.Passed == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0e", (Counter c) => { Interlocked.Increment(ref c.Passed); return Results.NoContent(); });
app.MapGet("/f", (Holder h) => h.Held.Inner == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0f", (Holder h) => { h.Held.Inner = 1; return Results.NoContent(); });
app.MapGet("/g", () => shared.Last == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/h", () => State.Mode == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0h", () => { State.Mode = 1; return Results.NoContent(); });
app.MapGet("/i", () => State.Count == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0i", () => { State.Count += 1; return Results.NoContent(); });
app.MapGet("/j", () => local.Value == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/k", (Settings s) => s.Mode == 1 ? Results.NotFound() : Results.Ok());
app.MapGet("/0g", () => { shared.Last = 4; return Results.NoContent(); });
app.MapGet("/0j", () => { local.Set(); return Results.NoContent(); });
var count = 0; var never = 0;
app.MapGet("/l", () => count == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0l", () => { count++; return Results.NoContent(); });
app.MapGet("/m", () => never == 0 ? Results.NotFound() : Results.Ok());
var made = new Made { Mode = 1 }; made.Other = 2;
app.MapGet("/n", () => made.Mode == 1 && made.Other == 2 ? Results.NotFound() : Results.Ok());
var both = new Made(); Reset(both);
app.MapGet("/o", () => both.Mode == 7 ? Results.NotFound() : Results.Ok());
app.MapGet("/0o", () => { both.Mode = 8; Reset(made); return Results.NoContent(); });
static void Reset(Made it) => it.Mode = 7;
Configured(made); static void Configured(Made it) => it.Third = 3;
app.MapGet("/p", () => made.Third == 3 ? Results.NotFound() : Results.Ok());
var left = new Made { Third = 3 }; static void Forgotten(Made it) { if (it.Third > 0) Forgotten(it); it.Left = 4; }
app.MapGet("/q", () => left.Left == 0 ? Results.NotFound() : Results.Ok());
var kept = new Made(); Action<Made> later = Keeping; static void Keeping(Made it) => it.Kept = 4;
app.MapGet("/r", () => kept.Kept == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0r", () => { later(kept); return Results.NoContent(); });
var named = new Made(); Changing.Named(named);
app.MapGet("/s", () => named.Named == 1 ? Results.NotFound() : Results.Ok());
var generic = new Made(); generic.Generic = 1;
app.MapGet("/t", () => generic.Generic == 1 ? Results.NotFound() : Results.Ok());
app.MapGet("/0s", () => { Changing.Named(named); Changing.Generic<int>(generic); return Results.NoContent(); });
var stored = new Made();
app.MapGet("/u", () => stored.Stored == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0u", () => { Changing.Stored(stored); return Results.NoContent(); });
app.MapGet("/v", () => State.Once == 0 ? Results.NotFound() : Results.Ok());
app.MapGet("/0v", () => { _ = Changing.Other; return Results.NoContent(); });
app.Run();
public static class Changing
{
    public static void Named(Made it) => it.Named += 1;
    public static void Generic<T>(Made it) => it.Generic = 2;
    public static readonly Action<Made> Stored = it => it.Stored = 1;
    public static int Other;
    static readonly int once = Once(() => State.Once = 1);
    static int Once(Func<int> make) => make();
}
public class Made { public int Mode { get; set; } public int Other { get; set; } public int Third { get; set; }
    public int Left { get; set; } public int Kept { get; set; } public int Named { get; set; } public int Generic { get; set; }
    public int Stored { get; set; } }
static class local { public static int Value { get; private set; } public static void Set() => Value = 2; }
public class Counter { public int Last { get; set; } public string? Text { get; set; } public bool First { get; set; } = true;
    public int Number { get; set; } public int Passed; }
public class Holder { public Held Held { get; } = new(); }
public class Held { public int Inner { get; set; } }
public class Settings { public int Mode { get; set; } }
public static class State { public static int Mode { get; set; } public static int Count;
    public static int Once { get; set; } }
