// Routes mapped in a loop.
var app = WebApplication.CreateBuilder(args).Build();
foreach (var name in new[] { "one", "two" }) app.MapGet("/" + name, () => name);
app.MapGet("/fixed", () => 1);
app.Run();
