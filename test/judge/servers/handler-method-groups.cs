// Handlers that are methods of the framework, of interfaces, and overridden ones.
var builder = WebApplication.CreateBuilder(args); builder.Services.AddSingleton<IGet, Derived>(); var app = builder.Build();
app.MapGet("/a", Results.NoContent);
Func<IResult> f = Results.NoContent; app.MapGet("/b", f);
app.MapGet("/c", () => Results.NoContent());
app.MapGet("/d", TypedResults.NoContent);
var g = TypedResults.NoContent; app.MapGet("/e", g);
var d = new Dictionary<string, Func<IResult>> { ["/y"] = Results.NoContent };
foreach (var kv in d) app.MapGet(kv.Key, kv.Value);
app.MapGet("/h", (Func<IResult>)Results.NoContent);
app.MapGet("/i", new Func<IResult>(Results.NoContent));
app.MapGet("/j", (int n) => { Func<IResult> f = n > 0 ? Results.NoContent : () => Results.NotFound(); return f(); });
app.MapGet("/k", (Func<string?, IResult>)(x => Results.BadRequest()));
app.MapGet("/l", ((Base)new Derived()).Get);
IGet ig = new Derived(); app.MapGet("/m", ig.Get);
app.MapGet("/n", app.Services.GetRequiredService<IGet>().Get);
app.MapPost("/o", Results.Ok<Item>);
app.MapGet("/r", Guid.NewGuid);
app.MapGet("/s", string (string a) => a);
app.MapGet("/t", string.IsNullOrEmpty);
app.Run();
record Item(int A);
interface IGet { IResult Get(); }
class Base { public virtual IResult Get() => Results.Ok(); }
class Derived : Base, IGet { public override IResult Get() => Results.Conflict(); }
