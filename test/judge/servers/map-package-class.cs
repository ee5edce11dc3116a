// Routes that a class of a package maps on the application it is given: not in the source, and said so.
// announced: 1
using Acme.Widgets;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/own", () => 1);
Widgets.MapWidgets(app);
app.Run();
