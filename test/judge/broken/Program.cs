var app = WebApplication.Create(args);
app.MapGet("/ping", () => NotThere.Pong);
app.Run();
