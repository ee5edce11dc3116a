// Methods change the objects that an answer is made of: the one that they are called on, those that they are given, and what is static.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Service>();
builder.Services.AddSingleton<IService, Service>();
var app = builder.Build();
app.MapGet("/a", () => { var o = new Outcome { Status = 200 }; o.Fail(409); return Results.Json(o.Body, statusCode: o.Status); });
app.MapGet("/b", () => { var o = new Outcome { Status = 200 }; o.Gone(); return Results.StatusCode(o.Status); });
app.MapGet("/c", () => { var o = new Outcome { Status = 200 }; Helper.Set(o, 418); return Results.StatusCode(o.Status); });
app.MapGet("/d", () => { var o = new Outcome { Status = 200 }; var c = new Changer(o); c.Run(); return Results.StatusCode(o.Status); });
app.MapGet("/e", () => { var l = new List<int>(); Helper.Fill(l); return Results.StatusCode(l[0]); });
app.MapGet("/f", (Service s) => { var o = new Outcome { Status = 200 }; s.Touch(o); return Results.StatusCode(o.Status); });
app.MapGet("/g", (IService s) => { var o = new Outcome { Status = 200 }; s.Touch(o); return Results.StatusCode(o.Status); });
app.MapGet("/h", async (Service s) => { var o = new Outcome { Status = 200 }; await s.TouchAsync(o); return o.Status == 204
    ? Results.NoContent() : Results.Ok(o); });
app.MapGet("/j", () => { var o = new Outcome { Status = 200 }; var ok = o.TryFail(409); return Results.StatusCode(o.Status); });
app.MapGet("/k", () => { var o = new Outcome { Status = 200 }; int n = o.Count(); return Results.StatusCode(o.Status); });
app.MapGet("/l", () => { var e = new Errors(); e.Add("x"); return e.Any ? Results.BadRequest(e.All) : Results.Ok(); });
app.MapGet("/m", () => { Outcome o = new() { Status = 200 }; o.Next = new Outcome { Status = 201 }; o.Next.Gone();
    return Results.StatusCode(o.Next.Status); });
app.MapGet("/n", () => { Errors.Total = 0; Errors.Count(); return Errors.Total == 1 ? Results.Ok() : Results.NotFound(); });
app.MapGet("/o", () => { var o = new Outcome { Status = 200 }; o.Set(s => s.Status = 422); return Results.StatusCode(o.Status); });
app.MapGet("/p", () => { var o = new Outcome { Status = 200 }; foreach (var c in new[] { 403 }) o.Fail(c);
    return Results.StatusCode(o.Status); });
app.MapGet("/q", () => { var o = Outcome.Make(); o.Gone(); return Results.StatusCode(o.Status); });
app.MapGet("/s", (Service s) => { var o = s.Get(); o.Gone(); return Results.StatusCode(o.Status); });
app.MapGet("/t", (Service s) => { var o = s.Get(); o.Status = 409; return Results.StatusCode(o.Status); });
app.MapGet("/u", (Service s) => { var o = s.Get(); o.Codes.Add(3); return o.Codes.Count == 0 ? Results.Ok() : Results.NotFound(); });
app.MapGet("/v", (Service s) => { var o = s.Get(); if (o.Status == 202) o = s.Other(); return Results.StatusCode(o.Status); });
app.MapGet("/w", (Service s) => { var o = s.Get(); var p = o; p.Gone(); return Results.StatusCode(o.Status); });
app.MapGet("/x", (Service s) => { var o = s.Get(); Helper.Set(o, 418); return Results.StatusCode(o.Status); });
app.MapGet("/y", async (Service s) => { var o = await s.GetAsync(); o.Gone(); return Results.StatusCode(o.Status); });
app.MapGet("/z", (Service s) => { var (o, n) = s.Pair(); o.Gone(); return n == 3 ? Results.StatusCode(o.Status) : Results.Ok(); });
app.MapGet("/r", () => { var o = new Outcome(); o.Name(); return o.Body is string ? Results.Ok(o.Body) : Results.NotFound(); });
app.MapGet("/ba", () => { var o = new Outcome { Status = 200 }; var p = new Outcome { Status = 404 }; Helper.Copy(o, p); p.Status = 500;
    return Results.StatusCode(o.Status); });
app.MapGet("/bb", (int? n) => { var o = new Outcome { Status = 200 }; if (n > 3) o.Fail(409); return Results.StatusCode(o.Status); });
app.MapGet("/bc", () => { var o = new Outcome { Status = 200 }; o.Fail(409); o.Gone(); return Results.StatusCode(o.Status); });
app.MapGet("/bd", () => { var l = new List<int>(); Helper.Fill(l); Helper.Fill(l);
    return l.Count == 2 ? Results.StatusCode(l[1]) : Results.NotFound(); });
app.MapGet("/be", () => { var l = new List<int>(); var n = Helper.Count(l);
    return l.Count == 1 ? Results.StatusCode(n) : Results.NotFound(); });
app.Run();

public class Outcome
{
    public Outcome? Next;
    public List<int> Codes = [];
    public int Status { get; set; }
    public string? Body { get; set; }
    public static Outcome Make() => new() { Status = 202 };
    public void Fail(int status) { Status = status; }
    public void Gone() => Status = 410;
    public bool TryFail(int status) { Status = status; return true; }
    public int Count() { Status = 451; return 3; }
    public void Set(Action<Outcome> change) => change(this);
    public void Name() => Body = "x";
}

public static class Helper
{
    public static void Set(Outcome outcome, int status) => outcome.Status = status;
    public static void Fill(List<int> codes) => codes.Add(429);
    public static int Count(List<int> codes) { codes.Add(1); return 200 + codes.Count; }
    public static void Copy(Outcome to, Outcome from) => to.Status = from.Status;
}

public class Changer(Outcome outcome)
{
    public void Run() => outcome.Status = 411;
}

public class Errors
{
    private readonly List<string> _all = [];
    public static int Total;
    public static void Count() => Total++;
    public void Add(string text) => _all.Add(text);
    public bool Any => _all.Count > 0;
    public List<string> All => _all;
}

public interface IService { void Touch(Outcome outcome); }

public class Service : IService
{
    public Outcome Get() => new() { Status = 202 };
    public Outcome Other() => new() { Status = 451 };
    public async Task<Outcome> GetAsync() { await Task.Yield(); return new() { Status = 202 }; }
    public (Outcome, int) Pair() => (new() { Status = 202 }, 3);
    public void Touch(Outcome outcome) => outcome.Status = 412;
    public async Task TouchAsync(Outcome outcome) { await Task.Yield(); outcome.Status = 204; }
}
