// Methods change objects through what holds them: containers, variables, patterns, delegates, what they keep.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Service>();
var app = builder.Build();
app.MapGet("/a", async (Service s) => { var o = new Outcome { Status = 200 }; await s.Dictionary(o);
    return Results.StatusCode(o.Status); });
app.MapGet("/b", (Service s) => { var o = new Outcome { Status = 200 }; s.Array(o); return Results.StatusCode(o.Status); });
app.MapGet("/c", (Service s) => { var o = new Outcome { Status = 200 }; s.List(o); return Results.StatusCode(o.Status); });
app.MapGet("/d", (Service s) => { var o = new Outcome { Status = 200 }; s.Tuple(o); return Results.StatusCode(o.Status); });
app.MapGet("/e", (Service s) => { var o = new Outcome { Status = 200 }; s.Boxed(o); return Results.StatusCode(o.Status); });
app.MapGet("/f", (Service s) => { var o = new Outcome { Status = 200 }; s.Lambda(o); return Results.StatusCode(o.Status); });
app.MapGet("/g", (Service s) => { var o = new Outcome { Status = 200 }; s.Local(o); return Results.StatusCode(o.Status); });
app.MapGet("/h", (Service s) => { var o = new Outcome { Status = 200 }; s.Choice(o, new Outcome { Status = 201 });
    return Results.StatusCode(o.Status); });
app.MapGet("/i", (Service s) => { var o = new Outcome { Status = 200 }; s.Second(new Outcome { Status = 201 }, o);
    return Results.StatusCode(o.Status); });
app.MapGet("/j", (Service s) => { var o = new Outcome { Status = 200 }; s.ForEach(o); return Results.StatusCode(o.Status); });
app.MapGet("/k", (Service s) => { var o = new Outcome { Status = 200 }; s.Linq(o); return Results.StatusCode(o.Status); });
app.MapGet("/l", (Service s) => { var o = new Outcome { Status = 200 }; s.Out(o); return Results.StatusCode(o.Status); });
app.MapGet("/m", (Service s) => { var o = new Outcome { Status = 200 }; s.Assigned(o); return Results.StatusCode(o.Status); });
app.MapGet("/n", (Service s) => { var o = new Outcome { Status = 200 }; s.Deconstructed(o); return Results.StatusCode(o.Status); });
app.MapGet("/o", (Service s) => { var o = new Outcome { Status = 200 }; s.Pattern(o); return Results.StatusCode(o.Status); });
app.MapGet("/p", (Service s) => { var o = new Outcome { Status = 200 }; s.Switched(o); return Results.StatusCode(o.Status); });
app.MapGet("/q", (Service s) => { var o = new Outcome { Status = 200 }; s.Anonymous(o); return Results.StatusCode(o.Status); });
app.MapGet("/r", (Service s) => { var o = new Outcome { Status = 200 }; s.LocalFunction(o); return Results.StatusCode(o.Status); });
app.MapGet("/s", (Service s) => { var o = new Outcome { Status = 200 }; s.Returned(o); return Results.StatusCode(o.Status); });
app.MapGet("/t", (Service s) => { var o = new Outcome { Status = 200 }; s.Kept(o); return Results.StatusCode(o.Status); });
app.MapGet("/u", (Service s) => { var o = new Outcome { Status = 200 }; s.Coalesced(o); return Results.StatusCode(o.Status); });
app.MapGet("/v", (Service s) => { var o = new Outcome { Status = 200 }; s.Swapped(o); return Results.StatusCode(o.Status); });
app.MapGet("/w", (Service s) => { var o = new Outcome { Status = 200 }; s.Init(o); return Results.StatusCode(o.Status); });
app.MapGet("/x", (Service s) => { var o = new Outcome { Status = 200 }; s.Ref(o); return Results.StatusCode(o.Status); });
app.MapGet("/y", (Service s) => { var o = new Outcome { Status = 200 }; s.Collection(o); return Results.StatusCode(o.Status); });
app.MapGet("/z", (Service s) => { var o = new Outcome { Status = 200 }; s.Query(o); return Results.StatusCode(o.Status); });
app.MapGet("/aa", (Service s) => { var o = new Outcome { Status = 200 }; s.Using(o); return Results.StatusCode(o.Status); });
app.MapGet("/ab", (Service s) => { var o = new Outcome { Status = 200 }; s.MethodGroup(o); return Results.StatusCode(o.Status); });
app.MapGet("/ac", (Service s) => { var o = new Outcome { Status = 200 }; s.Event(o); return Results.StatusCode(o.Status); });
app.MapGet("/ad", (Service s) => { var o = new Outcome { Status = 200 }; s.Operator(o); return Results.StatusCode(o.Status); });
app.MapGet("/ae", (Service s) => { var o = new Outcome { Status = 200 }; s.Property(o); return Results.StatusCode(o.Status); });
app.MapGet("/af", (Service s) => { var o = new Outcome { Status = 200 }; s.Indexer(o); return Results.StatusCode(o.Status); });
app.MapGet("/ag", (Service s) => { var o = new Outcome { Status = 200 }; s.Wrapped(o); return Results.StatusCode(o.Status); });
app.MapGet("/ah", (Service s) => { var o = new Outcome { Status = 200 }; s.Aliased(o); return Results.StatusCode(o.Status); });
app.MapGet("/ai", (Service s) => { var o = new Outcome { Status = 200 }; s.Filled(o); return Results.StatusCode(o.Status); });
app.MapGet("/aj", (Service s) => { var o = new Outcome { Status = 200 }; s.Picked(o); return Results.StatusCode(o.Status); });
app.Run();

public class Outcome
{
    public int Status { get; set; }
    public int Loud { get => Status; set => Status = value; }
    public int this[int at] { get => Status; set => Status = value; }
    public Outcome Self => this;
    public Outcome And() => this;
    public event Action? Happened;
    public void Raise() => Happened?.Invoke();
    public static Outcome operator +(Outcome left, int right) { left.Status = right; return left; }
}
public class Box<T>(T value) { public T Value { get; } = value; public T? Other { get; init; } }
public class Closing(Outcome outcome) : IDisposable { public void Dispose() => outcome.Status = 404; }

public class Service
{
    public async Task Dictionary(Outcome o) { await Task.Yield(); new Dictionary<string, Outcome> { ["it"] = o }["it"].Status = 404; }
    public void Array(Outcome o) => new[] { o }[0].Status = 404;
    public void List(Outcome o) { var list = new List<Outcome>(); list.Add(o); list[0].Status = 404; }
    public void Tuple(Outcome o) { var pair = (o, 1); pair.o.Status = 404; }
    public void Boxed(Outcome o) { var box = new Box<Outcome>(o); box.Value.Status = 404; }
    public void Lambda(Outcome o) { Action change = () => o.Status = 404; change(); }
    public void Local(Outcome o) { Outcome copy; copy = o; copy.Status = 404; }
    public void Choice(Outcome o, Outcome other) { (DateTime.Now.Year < 2000 ? other : o).Status = 404; }
    public void Second(Outcome other, Outcome o) { Pick(other, o).Status = 404; }
    public void ForEach(Outcome o) { foreach (var one in new[] { o }) one.Status = 404; }
    public void Linq(Outcome o) { new[] { o }.ToList().ForEach(one => one.Status = 404); }
    public void Out(Outcome o) { Give(o, out var copy); copy.Status = 404; }
    public void Assigned(Outcome o) { var box = new Outcome[1]; box[0] = o; box[0].Status = 404; }
    public void Deconstructed(Outcome o) { var (one, _) = (o, 1); one.Status = 404; }
    public void Pattern(Outcome o) { if ((object)o is Outcome one) one.Status = 404; }
    public void Switched(Outcome o) { switch ((object)o) { case Outcome one: one.Status = 404; break; } }
    public void Anonymous(Outcome o) { var it = new { o }; it.o.Status = 404; }
    public void LocalFunction(Outcome o) { void Change() => o.Status = 404; Change(); }
    public void Returned(Outcome o) { o.Self.And().Status = 404; }
    private Outcome? kept;
    public void Kept(Outcome o) { kept = o; kept.Status = 404; }
    public void Coalesced(Outcome o) { Outcome? none = null; none ??= o; none.Status = 404; }
    public void Swapped(Outcome o) { var other = new Outcome(); (other, o) = (o, other); other.Status = 404; }
    public void Init(Outcome o) { var box = new Box<Outcome>(new()) { Other = o }; box.Other!.Status = 404; }
    public void Ref(Outcome o) { ref var one = ref o; one.Status = 404; }
    public void Collection(Outcome o) { List<Outcome> all = [o]; all[0].Status = 404; }
    public void Query(Outcome o) { var all = from one in new[] { o } select one; all.First().Status = 404; }
    public void Using(Outcome o) { using var closing = new Closing(o); }
    public void MethodGroup(Outcome o) { Action<Outcome> change = Change; change(o); }
    private static void Change(Outcome o) => o.Status = 404;
    public void Event(Outcome o) { o.Happened += () => o.Status = 404; o.Raise(); }
    public void Operator(Outcome o) { o += 404; }
    public void Property(Outcome o) { o.Loud = 404; }
    public void Indexer(Outcome o) { o[0] = 404; }
    public void Wrapped(Outcome o) => new[] { o }.ToList().ForEach(one => ((Action<Outcome>)(it => it.Status = 404))(one));
    public void Aliased(Outcome o) { var list = new List<Outcome>(); List<Outcome> copy; copy = list; copy.Add(o); list[0].Status = 404; }
    public void Filled(Outcome o)
    {
        List<Outcome>[] lists = [[], []];
        foreach (var list in lists) list.Add(o);
        lists[1][0].Status = 404;
    }
    public void Picked(Outcome o)
    {
        List<Outcome>[] lists = [[], []];
        lists.ToList().ForEach(list => list.Add(o));
        lists[1][0].Status = 404;
    }
    private static Outcome Pick(Outcome one, Outcome other) => other;
    private static void Give(Outcome one, out Outcome copy) => copy = one;
}
