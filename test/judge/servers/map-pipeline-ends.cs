// A handler at the end of the pipeline answers before the routes, which the framework puts behind it.
// announced: 1
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/number", () => 1);
app.Run(async context => await context.Response.WriteAsync("not found"));
app.Run();
