// Text that is declared without a content type: results write it as JSON, handlers that return it as text.
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/ok", () => Results.Ok("x")).Produces<string>(200);
app.MapGet("/typed", () => TypedResults.Ok("x")).Produces<string>();
app.MapGet("/text", () => "x").Produces<string>();
app.MapGet("/either/{n}", (int n) => n > 0 ? Results.Ok("x") : Results.NotFound("y")).Produces<string>(200).Produces<string>(404);
app.MapGet("/content", () => Results.Text("x")).Produces<string>(200);
app.Run();
