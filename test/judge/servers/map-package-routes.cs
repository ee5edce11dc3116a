// Routes that a package maps: not in the source, and said so.
// announced: 1
using Acme.Health;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/own", () => 1);
app.MapAcme("/acme");
app.Run();
