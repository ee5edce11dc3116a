// Code that is not known is given objects: delegates of the services, of a table and of methods, what reflection calls.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Action<Outcome>>(o => o.Status = 404);
builder.Services.AddSingleton<IStep, Step>();
builder.Services.AddSingleton<Func<Outcome, int>>(o => o.Status = 404);
var steps = new Dictionary<string, Action<Outcome>> { ["a"] = o => o.Status = 404 };
var app = builder.Build();
app.MapGet("/a", (Action<Outcome> f) => { var o = new Outcome { Status = 200 }; f(o); return Results.StatusCode(o.Status); });
app.MapGet("/b", (IServiceProvider p) => { var o = new Outcome { Status = 200 }; p.GetRequiredService<Action<Outcome>>()(o);
    return Results.StatusCode(o.Status); });
app.MapGet("/c", (string s) => { var o = new Outcome { Status = 200 }; steps[s](o); return Results.StatusCode(o.Status); });
app.MapGet("/d", (string s) => { var o = new Outcome { Status = 200 }; Steps.All[s](o); return Results.StatusCode(o.Status); });
app.MapGet("/e", (string s) => { var o = new Outcome { Status = 200 }; if (steps.TryGetValue(s, out var f)) f(o);
    return Results.StatusCode(o.Status); });
app.MapGet("/f", (string s) => { var o = new Outcome { Status = 200 };
    foreach (var f in Steps.All.Values.Where(x => x.Method.Name != s)) f(o); return Results.StatusCode(o.Status); });
app.MapGet("/g", (string s) => { var o = new Outcome { Status = 200 }; Steps.Find(s)(o); return Results.StatusCode(o.Status); });
app.MapGet("/h", (string s) => { var o = new Outcome { Status = 200 }; Steps.Find(s)?.Invoke(o); return Results.StatusCode(o.Status); });
app.MapGet("/r", () => { var o = new Outcome { Status = 200 }; foreach (var step in Steps.Yielded()) step(o, 404);
    return Results.StatusCode(o.Status); });
app.MapGet("/i", (string s, IEnumerable<IStep> all) => { var o = new Outcome { Status = 200 }; foreach (var one in all) one.Run(o);
    return Results.StatusCode(o.Status); });
app.MapGet("/j", (string s) => { var o = new Outcome { Status = 200 }; typeof(Steps).GetMethod(s)!.Invoke(null, [o]);
    return Results.StatusCode(o.Status); });
app.MapGet("/k", (string s) => { var o = new Outcome { Status = 200 }; Parallel.ForEach(Steps.All.Values, f => f(o));
    return Results.StatusCode(o.Status); });
app.MapGet("/l", (string s) => { var o = new Outcome { Status = 200 }; Array.ForEach(new[] { o }, Steps.Drop);
    return Results.StatusCode(o.Status); });
app.MapGet("/m", (string s) => { var o = new Outcome { Status = 200 }; var l = new Lazy<int>(() => o.Status = 404); _ = l.Value;
    return Results.StatusCode(o.Status); });
app.MapGet("/n", async (string s) => { var o = new Outcome { Status = 200 }; await Task.Run(() => Steps.Drop(o));
    return Results.StatusCode(o.Status); });
app.MapGet("/o", (string s) => { var o = new Outcome { Status = 200 }; dynamic d = o; d.Status = 404;
    return Results.StatusCode(o.Status); });
app.MapGet("/p", (string s) => { var o = new Outcome { Status = 200 }; typeof(Outcome).GetProperty(s)!.SetValue(o, 404);
    return Results.StatusCode(o.Status); });
app.MapGet("/t", () => { int[] all = [200, 404]; Array.Reverse(all); return Results.StatusCode(all[0]); });
app.Run();
public class Outcome { public int Status { get; set; } }
public interface IStep { void Run(Outcome o); }
public class Step : IStep { public void Run(Outcome o) => o.Status = 404; }
public static class Steps
{
    public static Dictionary<string, Action<Outcome>> All = new() { ["a"] = o => o.Status = 404 };
    public static Action<Outcome> Find(string s) => s == "a" ? Drop : o => o.Status = 409;
    public static IEnumerable<Action<Outcome, int>> Yielded() { yield return (o, status) => o.Status = status; }
    public static void Drop(Outcome o) => o.Status = 404;
}
