// Services that are registered by reflection.
var builder = WebApplication.CreateBuilder(args);
foreach (var type in typeof(Program).Assembly.GetTypes().Where(t => t.Name.EndsWith("Handler"))) builder.Services.AddScoped(type);
var app = builder.Build();
app.MapPost("/a", (ThingHandler handler) => 1);
app.Run();
public class ThingHandler;
