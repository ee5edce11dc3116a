// Collections of themselves: nested arrays and objects without an end.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tree", () => new Tree());
app.MapGet("/names", () => new Names());
app.Run();
public class Tree : List<Tree>;
public class Names : Dictionary<string, Names>;
