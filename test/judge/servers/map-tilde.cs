// A route that begins with a tilde is the route without it, in a group too.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("~/a", () => 1);
app.MapGroup("/t").MapGet("~/in", () => 1);
app.MapGroup("~/u").MapGet("/in", () => 1);
app.MapMethods("~/m/{id}", ["PUT"], (int id) => id);
app.Run();
