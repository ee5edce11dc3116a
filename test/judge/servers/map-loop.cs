// Routes mapped in a loop are built at run time.
// announced: 2
var app = WebApplication.CreateBuilder(args).Build();
foreach (var name in new[] { "one", "two" }) app.MapGet("/" + name, () => name);
app.MapGet("/fixed", () => 1);
app.Run();
