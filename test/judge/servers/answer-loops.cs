// How often a loop or a method that calls itself runs is not known: what one round sets, another finds.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/a", (byte n) => { foreach (var x in Nums(n)) if (x > 1) return Results.Conflict(x); return Results.NoContent(); });
app.MapGet("/b", (byte n) => { for (var i = 0; i < n; i++) if (i > 1) return Results.Conflict(i); return Results.NoContent(); });
app.MapGet("/c", (byte n) => { var i = 0; while (i < n) { i++; if (i == 3) return Results.Conflict(i); }
    return i > 5 ? Results.Ok() : Results.NoContent(); });
app.MapGet("/d", (byte n) => { var l = new List<int>(); for (var i = 0; i < n; i++) l.Add(i);
    return l.Count > 2 ? Results.Ok() : Results.NoContent(); });
app.MapGet("/e", (byte n) => { var l = new List<int>(); foreach (var i in Enumerable.Range(0, n)) l.Add(i);
    return l.Contains(3) ? Results.Ok() : Results.NoContent(); });
app.MapGet("/f", async (byte n) => { await foreach (var x in Nums2(n)) if (x > 1) return Results.Conflict(x);
    return Results.NoContent(); });
app.MapGet("/g", (byte n) => { var s = 200; do { s++; } while (s < n); return Results.StatusCode(s); });
app.MapGet("/h", (byte n) => { var s = ""; for (var i = 0; i < n; i++) s += "a"; return s == "aaa" ? Results.Ok() : Results.NoContent(); });
app.MapGet("/i", (string t) => { var s = 200; foreach (var c in t) { if (c == 'x') { s = 404; } else if (s == 404) { s = 409; } }
    return Results.StatusCode(s); });
app.MapGet("/j", (byte n) => { var all = Nums(n).ToList(); return all.Count > 1 ? Results.Ok() : Results.NoContent(); });
app.MapGet("/k", (byte n) => { var all = Nums(n).Where(x => x > 1); return all.Any() ? Results.Ok() : Results.NoContent(); });
app.MapGet("/l", (byte n) => { int F(int k) => k > n ? k : F(k + 1); return F(0) == 3 ? Results.Ok() : Results.NoContent(); });
app.Run();
static IEnumerable<int> Nums(byte n) { for (var i = 0; i < n; i++) { yield return i; } }
static async IAsyncEnumerable<int> Nums2(byte n) { for (var i = 0; i < n; i++) { await Task.Yield(); yield return i; } }
