// What is mapped when the server has started is there only by chance: a warning says so.
// announced: 2
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/before", () => 1);
await app.StartAsync();
app.MapGet("/after", () => 1);
app.MapGroup("/group").MapGet("/after", () => 1);
await app.WaitForShutdownAsync();
