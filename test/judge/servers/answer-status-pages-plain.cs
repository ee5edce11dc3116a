// Pages for errors without problem details are text: a note says so.
// announced: 1
var app = WebApplication.CreateBuilder(args).Build();
app.UseStatusCodePages();
app.MapGet("/missing", () => Results.NotFound());
app.MapGet("/fine", () => Results.NoContent());
app.Run();
