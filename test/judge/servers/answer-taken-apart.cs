// Null cannot be taken apart: a pattern with parts does not match it.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tuple/{id}", (int id) => new Outcome<Thing>(id > 3 ? new Thing(id) : null, id > 3 ? null : ("missing", 404)).ToHttp());
app.MapGet("/record/{id}", (int id) => Find(id) is var (number, name)
    ? Results.Ok(new { number, name }) : Results.NotFound(new Error("none")));
app.MapGet("/nested/{id}", (int id) => (Find(id), id) switch
{
    (var (number, _), > 10) => Results.Accepted("/x", number),
    (null, var other) => Results.Conflict(new { other }),
    var (found, _) => Results.Ok(found),
});
app.Run();
static Item? Find(int id) => id > 3 ? new Item(id, "x") : null;
public record Item(int Number, string Name);
public record Thing(int Id);
public record Error(string Code);
public record Outcome<T>(T? Value, (string Code, int Status)? Error) where T : class
{
    public IResult ToHttp() => Error is var (code, status) ? Results.Json(new Error(code), statusCode: status) : Results.Ok(Value);
}
