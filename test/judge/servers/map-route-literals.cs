// Literals of a route are compared with the decoded path of a request.
var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.MapGet("/a%20b/{id}", (int id) => new Found(id, "percent"));
app.MapGet("/a b/{id}", (int id) => new Found(id, "blank"));
app.MapGet("/100%/{id}", (int id) => new Found(id, "sign"));
app.MapGet("/{{braces}}/{id}", (int id) => new Found(id, "braces"));
app.MapGet("/ü|^`/{id}", (int id) => new Found(id, "signs"));
app.Run();

public sealed record Found(int Id, string Where);
