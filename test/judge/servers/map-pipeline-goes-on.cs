// Behind UseEndpoints, or in a branch, a handler answers what no route does.
var app = WebApplication.CreateBuilder(args).Build();
app.UseRouting();
app.Map("/branch", branch => branch.Run(async context => await context.Response.WriteAsync("branch")));
app.MapGet("/number", () => 1);
app.UseEndpoints(routes => routes.MapGet("/other", () => 2));
app.Run(NotFound);
app.Run();
static Task NotFound(HttpContext context) => context.Response.WriteAsync("not found");
