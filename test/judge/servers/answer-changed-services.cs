// What calls change of services counts where an answer asks them.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddScoped<Notes>();
builder.Services.AddScoped<INotes>(services => services.GetRequiredService<Notes>());
builder.Services.AddScoped<Work>();
builder.Services.AddSingleton(new Codes(409));
var app = builder.Build();
app.MapGet("/set", (Notes notes) => { notes.Set(410); return Results.StatusCode(notes.Last); });
app.MapGet("/any", (Notes notes) => { notes.Add("x"); return Results.StatusCode(notes.Any ? 400 : 200); });
app.MapGet("/other", (INotes notes, Work work) => { work.Do(); return notes.Any ? Results.BadRequest(notes.All) : Results.Ok(); });
app.MapGet("/method", (Work work) => { work.Do(); return Results.StatusCode(work.Status()); });
app.MapGet("/constant", (Codes codes) => Results.StatusCode(codes.Code));
app.MapGet("/fixed", (Notes notes) => Results.StatusCode(notes.Fixed));
app.MapGet("/member", (Notes notes) => { notes.Last = 418; return Results.StatusCode(notes.Last); });
app.MapGet("/before", (Notes notes) =>
{
    var before = notes.Any;
    notes.Add("y");
    return before ? Results.Conflict() : Results.Ok(notes.All.Count);
});
app.Run();

public interface INotes
{
    bool Any { get; }
    List<string> All { get; }
}

public class Notes : INotes
{
    private readonly List<string> _all = [];
    public int Last;
    public int Fixed => 451;
    public bool Any => _all.Count > 0;
    public List<string> All => _all;
    public void Set(int status) => Last = status;
    public void Add(string text) => _all.Add(text);
}

public class Work(Notes notes)
{
    private int _status = 202;
    public void Do() { notes.Add("z"); _status = 406; }
    public int Status() => _status;
}

public class Codes(int code)
{
    public int Code { get; } = code;
}
